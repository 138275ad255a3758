/** On a part that pans sideways: whether there is more before or after what it shows, and an arrow that goes there. */
import { type ReactNode, type RefObject, useEffect } from "react";

/** Of what is shown; the rest stays, so that one sees where one has gone. */
const TURN = 0.7;

/** Fingers and mice only: keys and screen readers reach every place without panning. */
export function MoreBeside(props: {
  readonly frame: RefObject<HTMLElement | null>;
  readonly panned: string;
}): ReactNode {
  const { frame, panned } = props;
  useEffect(() => {
    const box = frame.current;
    const pan = box?.querySelector<HTMLElement>(panned);
    if (box === null || pan === null || pan === undefined) return;
    const mark = (): void => {
      box.toggleAttribute("data-before", pan.scrollLeft > 4);
      box.toggleAttribute("data-after", pan.scrollLeft + pan.clientWidth < pan.scrollWidth - 4);
    };
    mark();
    pan.addEventListener("scroll", mark, { passive: true });
    const observer = new ResizeObserver(mark);
    observer.observe(pan);
    return () => {
      pan.removeEventListener("scroll", mark);
      observer.disconnect();
    };
  }, [frame, panned]);
  const turn = (direction: number): void => {
    const pan = frame.current?.querySelector<HTMLElement>(panned);
    pan?.scrollBy({ left: direction * TURN * pan.clientWidth });
  };
  return (
    <>
      <button
        type="button"
        className="beside"
        data-side="before"
        aria-hidden
        tabIndex={-1}
        onClick={() => turn(-1)}
      >
        ‹
      </button>
      <button
        type="button"
        className="beside"
        data-side="after"
        aria-hidden
        tabIndex={-1}
        onClick={() => turn(1)}
      >
        ›
      </button>
    </>
  );
}
