/** Says on a part that pans sideways whether there is more to see before or after what it shows. */
import { type RefObject, useEffect } from "react";

export function useMoreBeside(frame: RefObject<HTMLElement | null>, panned: string): void {
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
}
