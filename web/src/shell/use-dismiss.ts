import { type RefObject, useEffect, useRef } from "react";

/**
 * For panels beside the page: takes the focus when it opens, closes on Esc, and gives the focus back to where it
 * was if it is still inside.
 */
export function useDismiss(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const opened = panel.current;
    const before = document.activeElement;
    opened?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      const inside = opened?.contains(document.activeElement) || document.activeElement === document.body;
      // The squares of a board are drawn, but they take the focus like any control.
      if (inside && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
    };
  }, [panel]);
}
