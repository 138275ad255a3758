/** Dragging a figure to a space is a short way to choose both; what the space refuses is explained there. */
import { type PointerEvent, useRef } from "react";
import { useTableStore } from "../../table/store.ts";
import { useChoose } from "./parts.tsx";
import type { Place } from "./picks.ts";
import { planOf } from "./use-scene.ts";
import { placeAt } from "./view-state.ts";

type Handlers = Readonly<
  Record<"onPointerDown" | "onPointerMove" | "onPointerUp", (event: PointerEvent) => void>
>;
type FigurePlace = Extract<Place, { on: "figure" }>;

export function useDrag(): Handlers {
  const table = useTableStore();
  const choose = useChoose();
  const held = useRef<{ readonly place: FigurePlace; moving: boolean }>(undefined);
  const under = ({ clientX, clientY }: PointerEvent): Place | undefined =>
    placeAt(document.elementFromPoint(clientX, clientY));
  return {
    onPointerDown: (event) => {
      const place = event.target instanceof Element ? placeAt(event.target) : undefined;
      // A finger that moves scrolls.
      const drags = event.pointerType !== "touch" && place?.on === "figure";
      held.current = drags ? { place, moving: false } : undefined;
    },
    onPointerMove: (event) => {
      const drag = held.current;
      if (drag === undefined || drag.moving || event.buttons === 0) return;
      const over = under(event);
      if (over?.on === "figure" && over.figure === drag.place.figure) return;
      drag.moving = true;
      if (!planOf(table).picks.includes(`figure ${drag.place.figure}`)) choose(drag.place);
    },
    onPointerUp: (event) => {
      const drag = held.current;
      held.current = undefined;
      const to = drag?.moving ? under(event) : undefined;
      if (to?.on === "space") choose(to);
    },
  };
}
