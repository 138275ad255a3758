/** After a confirm the button is gone: the focus stays in the region, on the decision that comes next. */
import { type RefObject, useEffect } from "react";
import { entryOf } from "./use-table-keys.ts";

export function useKeptFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (box === null) return;
    let last: Element | undefined;
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : undefined;
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      // What is taken away loses the focus too, and to nobody.
      if (relatedTarget !== null) last = undefined;
    };
    const observer = new MutationObserver(() => {
      const gone = last !== undefined && (!last.isConnected || last.matches(":disabled"));
      if (gone && document.activeElement === document.body) entryOf(box)?.focus();
    });
    box.addEventListener("focusin", remember);
    box.addEventListener("focusout", forget);
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      box.removeEventListener("focusin", remember);
      box.removeEventListener("focusout", forget);
      observer.disconnect();
    };
  }, [region]);
}
