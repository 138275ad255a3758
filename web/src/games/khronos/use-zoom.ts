/**
 * Fingers on a board: a double tap shows eight by eight squares or all again, two fingers zoom, one moves what is
 * zoomed. Set past React, because a zoomed board need not be drawn again. Keys always see the whole board.
 */
import { type RefObject, useEffect, useRef } from "react";
import { doubleTapped, moved, type Point, pinched, WHOLE, type Zoom } from "./zoom.ts";

/** Milliseconds and pixels within which two taps are one double tap, and a press is no movement. */
const QUICK = 300;
const NEAR = 30;
const STILL = 10;
/** Eight of sixteen squares and the rulers. */
const PART = 2.1;

type Finger = { readonly from: Point; readonly since: number; readonly now: Point };

/** A change of `subject` shows the whole board again. */
export function useZoom(frame: RefObject<HTMLElement | null>, subject: unknown): void {
  const reset = useRef<() => void>(undefined);
  useEffect(() => {
    if (frame.current === null) return;
    const zoom = watch(frame.current);
    reset.current = zoom.reset;
    return zoom.stop;
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject is only watched.
  useEffect(() => reset.current?.(), [subject]);
}

function watch(frame: HTMLElement): { readonly reset: () => void; readonly stop: () => void } {
  const listening = new AbortController();
  const fingers = new Map<number, Finger>();
  let zoom = WHOLE;
  let tapped: { readonly at: Point; readonly when: number } | undefined;
  let swallows = false;
  let still = true;

  const show = (next: Zoom): void => {
    if (next === zoom) return;
    zoom = next;
    frame.dataset.zoom = String(zoom.scale > 1);
    const { scale, x, y } = zoom;
    const board = frame.firstElementChild as HTMLElement | null;
    board?.style.setProperty(
      "transform",
      scale === 1 ? "" : `translate(${x * 100}%, ${y * 100}%) scale(${scale})`,
    );
  };
  /** A place on the screen as shares of the frame. */
  const shareOf = ({ x, y }: Point): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  };

  const on = <Type extends "pointerdown" | "pointermove" | "pointerup" | "pointercancel">(
    type: Type,
    listener: (event: PointerEvent) => void,
  ): void =>
    frame.addEventListener(
      type,
      (event) => {
        if (event.pointerType === "touch") listener(event);
      },
      { signal: listening.signal },
    );

  on("pointerdown", ({ pointerId, clientX: x, clientY: y, timeStamp }) => {
    swallows = false;
    still = fingers.size === 0;
    fingers.set(pointerId, { from: { x, y }, since: timeStamp, now: { x, y } });
  });
  on("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    const finger = fingers.get(pointerId);
    if (finger === undefined) return;
    if (apart(finger.from, { x, y }) > STILL) still = false;
    const [before, other] = [finger.now, [...fingers].find(([id]) => id !== pointerId)?.[1].now];
    if (still) return;
    fingers.set(pointerId, { ...finger, now: { x, y } });
    if (other !== undefined) {
      const scale = (zoom.scale * apart({ x, y }, other)) / Math.max(1, apart(before, other));
      show(pinched(zoom, scale, shareOf(middle(before, other)), shareOf(middle({ x, y }, other))));
    } else if (zoom.scale > 1) {
      const { width, height } = frame.getBoundingClientRect();
      show(moved(zoom, { x: (x - before.x) / width, y: (y - before.y) / height }));
    }
  });
  on("pointercancel", ({ pointerId }) => fingers.delete(pointerId));
  on("pointerup", ({ pointerId, clientX: x, clientY: y, timeStamp }) => {
    const finger = fingers.get(pointerId);
    fingers.delete(pointerId);
    if (finger === undefined || !still || timeStamp - finger.since > QUICK) {
      tapped = undefined;
      return;
    }
    if (tapped !== undefined && timeStamp - tapped.when < QUICK && apart(tapped.at, { x, y }) < NEAR) {
      tapped = undefined;
      swallows = true;
      show(doubleTapped(zoom, shareOf({ x, y }), PART));
    } else tapped = { at: { x, y }, when: timeStamp };
  });
  // The second tap of two must not choose what the first one did.
  frame.addEventListener(
    "click",
    (event) => {
      if (swallows) event.stopPropagation();
      swallows = false;
    },
    { capture: true, signal: listening.signal },
  );
  const reset = (): void => show(WHOLE);
  frame.addEventListener("keydown", reset, { signal: listening.signal });
  return { reset, stop: () => listening.abort() };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
