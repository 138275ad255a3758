/** The pointer on the thread: pressing takes the playhead along, moving only looks. Once per picture drawn. */
import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Drawn } from "./line.ts";
import { useFrame } from "./use-frame.ts";

type Handlers = {
  readonly onPointerEnter: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerLeave: () => void;
};
export type Pointed = {
  /** The revision under a playhead that is held. */
  readonly dragged: number | undefined;
  readonly hovered: number | undefined;
  readonly handlers: Handlers;
};

export function usePointer(drawn: Drawn, go: (revision: number) => Promise<void>): Pointed {
  const [dragged, setDragged] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const frame = useFrame();
  const held = useRef<{ readonly revision: number; readonly arrived: Promise<void> }>(undefined);
  const now = useRef({ drawn, go });
  useEffect(() => {
    now.current = { drawn, go };
  }, [drawn, go]);
  const handlers = useMemo((): Handlers => {
    // Measured when the pointer comes or presses: in a drag every step would make the browser lay out the page.
    let left = 0;
    const measure = (event: PointerEvent<HTMLDivElement>): void => {
      left = event.currentTarget.getBoundingClientRect().left;
    };
    const revisionAt = (event: PointerEvent<HTMLDivElement>): number =>
      now.current.drawn.revisionAt(event.clientX - left);
    const take = (revision: number): void => {
      if (revision === held.current?.revision) return;
      held.current = { revision, arrived: now.current.go(revision) };
      setDragged(revision);
    };
    const letGo = (): void => {
      const last = held.current;
      if (last === undefined) return;
      held.current = undefined;
      frame.cancel();
      // The playhead stays where it was put until the moment is there.
      const settle = (): void => {
        if (held.current === undefined) setDragged(undefined);
      };
      last.arrived.then(settle, settle);
    };
    return {
      onPointerEnter: measure,
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        measure(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        setHovered(undefined);
        take(revisionAt(event));
      },
      onPointerMove: (event) => {
        const revision = revisionAt(event);
        if (held.current !== undefined) frame.run(() => take(revision));
        else if (event.pointerType === "mouse") frame.run(() => setHovered(revision));
      },
      onPointerUp: (event) => {
        if (held.current !== undefined) take(revisionAt(event));
        letGo();
      },
      onPointerCancel: letGo,
      onPointerLeave: () => {
        if (held.current !== undefined) return;
        frame.cancel();
        setHovered(undefined);
      },
    };
  }, [frame]);
  return { dragged, hovered, handlers };
}
