/** A part that scrolls can be reached by keyboard, and only while it scrolls. Set past React: the layout decides it. */
import { type RefObject, useEffect } from "react";

export function useReachable(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [outside, inside] = [box.current, content.current];
    if (outside === null || inside === null) return;
    const observer = new ResizeObserver(() => {
      if (outside.scrollHeight > outside.clientHeight) outside.tabIndex = 0;
      else outside.removeAttribute("tabindex");
    });
    observer.observe(outside);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [box, content]);
}
