type Focusable = HTMLElement | SVGElement;

/** Moves the keyboard to a part of the table: at once where that can be, so that the next key finds it there. */
export function focusOn(selector: string): void {
  const focused = (): boolean => {
    const found = document.querySelector<Focusable>(selector);
    found?.focus();
    return found !== null && document.activeElement === found;
  };
  // On a phone its part of the table is still to be drawn, or a dialog above it to be closed.
  if (!focused()) requestAnimationFrame(focused);
}
