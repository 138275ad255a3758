/**
 * Dragging is a shortcut for choosing: a press that moves far enough takes something up, follows the pointer, and puts
 * it down where it is let go. What is still a press stays a click; what has become a drag is none.
 */
import type { PointerEvent as Press } from "react";
import "./follow-drag.css";

/** Pixels: what is still a press, and how far above a finger things are aimed at. */
const PRESS = 8;
const ABOVE = 56;

type Drag = {
  readonly onTake: () => void;
  readonly onMove: (under: Element | null) => void;
  readonly onDrop: (under: Element | null) => void;
};

export function followDrag(press: Press, { onTake, onMove, onDrop }: Drag): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const following = new AbortController();
  const { signal } = following;
  const { pointerId, clientX, clientY } = press;
  const lift = press.pointerType === "touch" ? ABOVE : 0;
  const under = ({ clientX: x, clientY: y }: PointerEvent): Element | null =>
    document.elementFromPoint(x, y - lift);
  let dragging = false;
  const mine = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) listener(event);
  };
  const end = (): void => {
    following.abort();
    delete document.documentElement.dataset.dragging;
  };
  const move = (event: PointerEvent): void => {
    if (!dragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < PRESS) return;
    if (!dragging) onTake();
    dragging = true;
    document.documentElement.dataset.dragging = "true";
    onMove(under(event));
  };
  const drop = (event: PointerEvent): void => {
    end();
    if (!dragging) return;
    ignoreClick();
    onDrop(under(event));
  };
  addEventListener("pointermove", mine(move), { signal });
  addEventListener("pointerup", mine(drop), { signal });
  addEventListener("pointercancel", mine(end), { signal });
}

function ignoreClick(): void {
  const once = new AbortController();
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: once.signal });
  setTimeout(() => once.abort(), 0);
}
