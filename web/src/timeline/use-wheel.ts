import { type RefObject, useEffect } from "react";
import { headedFor, scrub, type Table } from "../table/store.ts";

/** Pixels of the wheel that make a step. */
const STEP = 40;
const LINE = 16;

/** The wheel over the thread moves along it. It must be able to hold the page still, which React's cannot. */
export function useWheel(of: RefObject<HTMLElement | null>, table: Table): void {
  useEffect(() => {
    const element = of.current;
    if (element === null) return;
    let rolled = 0;
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const by = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
      rolled += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? by * LINE : by;
      const steps = Math.trunc(rolled / STEP);
      if (steps === 0) return;
      rolled -= steps * STEP;
      void scrub(table, Math.max(0, headedFor(table) + steps));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [of, table]);
}
