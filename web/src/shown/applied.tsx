/** "Where does it apply now?": the places of the present board at which a rule is at work. */
import { placesOf } from "@chronarium/kernel";
import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { openRule, usePanels } from "../table/panels.ts";
import { seatToAct, useTable } from "../table/store.ts";
import { shownText } from "./words.ts";
import { elementOf, useWork, type Work } from "./work.ts";
import "./shown.css";

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export function Applied({ rule }: { readonly rule: string }): ReactNode {
  const text = shownText[useLanguage()];
  const state = useTable((table) => table.shown.imagined);
  const seat = useTable((table) => (table.live === table.shown ? seatToAct(table) : undefined));
  const work = useWork();
  const places = useMemo(() => work && placesOf(work.game, state, seat, rule), [work, state, seat, rule]);
  const boxes = useBoxes(work, places);
  if (work === undefined || places === undefined) return null;
  const inDecision = work.game.decision(state, seat).includes(rule);
  const said =
    places.length > 0
      ? text.applies(rule, places.length)
      : inDecision
        ? text.appliesNow(rule)
        : text.appliesNot(rule);
  return (
    <>
      {boxes.map((box) => (
        <span key={`${box.left} ${box.top}`} className="applied-mark" style={box} aria-hidden="true" />
      ))}
      <aside className="applied" aria-label={text.whereNowOf(rule)}>
        <p role="status">{said}</p>
        <button type="button" className="btn" onClick={() => openRule(rule)}>
          {text.back}
        </button>
        <button type="button" className="btn" onClick={() => usePanels.setState({ applied: undefined })}>
          {text.done}
        </button>
      </aside>
    </>
  );
}

/** Again whenever anything may have moved. */
function useBoxes(work: Work | undefined, wanted: readonly string[] | undefined): readonly Box[] {
  const [found, setFound] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    if (work === undefined || wanted === undefined) return;
    const [lead] = wanted;
    if (lead !== undefined) work.places.show(lead);
    const look = (): void => {
      const stage = document.querySelector(".stage")?.getBoundingClientRect();
      const boxed = wanted.flatMap((place): readonly Box[] => {
        const box = elementOf(work.places, place)?.getBoundingClientRect();
        if (stage === undefined || box === undefined || box.width === 0) return [];
        const { left, top, width, height } = box;
        return top + height < stage.top || top > stage.bottom ? [] : [{ left, top, width, height }];
      });
      setFound((before) => (JSON.stringify(before) === JSON.stringify(boxed) ? before : boxed));
    };
    look();
    const drawn = requestAnimationFrame(look);
    const watch = new ResizeObserver(look);
    for (const element of document.querySelectorAll(".stage, .stage svg")) watch.observe(element);
    addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(drawn);
      removeEventListener("scroll", look, { capture: true });
    };
  }, [work, wanted]);
  return found;
}
