/**
 * Fingers on a board: a double tap shows eight by eight squares or all again, two fingers zoom, one moves what is
 * zoomed. Set past React, because a zoomed board need not be drawn again. Keys always see the whole board.
 */
import { type RefObject, useEffect, useRef } from "react";
import { doubleTapped, moved, type Point, pinched, WHOLE, type Zoom } from "./zoom.ts";
import "./zoom.css";

/** Milliseconds and pixels within which two taps are one double tap, and a press is no movement. */
const QUICK = 300;
const NEAR = 30;
const STILL = 10;
/** Eight of sixteen squares and the rulers. */
const PART = 2.1;

type Finger = { readonly from: Point; readonly since: number; readonly now: Point };

type Zooming = {
  readonly reset: () => void;
  /** Brings a square into view, and as many to its right and below as the piece on it covers. */
  readonly reveal: (square: Element, size: number) => void;
};

/**
 * A change of `subject` shows the whole board again. The first of two taps has chosen something: `onDoubleTap` takes
 * back what need not stay.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  subject: unknown,
  onDoubleTap: () => void,
): RefObject<Zooming | undefined> {
  const zooming = useRef<Zooming>(undefined);
  useEffect(() => {
    if (frame.current === null) return;
    const zoom = watch(frame.current, onDoubleTap);
    zooming.current = zoom;
    return zoom.stop;
  }, [frame, onDoubleTap]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject is only watched.
  useEffect(() => zooming.current?.reset(), [subject]);
  return zooming;
}

function watch(frame: HTMLElement, onDoubleTap: () => void): Zooming & { readonly stop: () => void } {
  const listening = new AbortController();
  const fingers = new Map<number, Finger>();
  let zoom = WHOLE;
  let tapped: { readonly at: Point; readonly when: number } | undefined;
  let second: Point | undefined;
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
    second = undefined;
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
      second = { x, y };
    } else tapped = { at: { x, y }, when: timeStamp };
  });
  // The second tap of two does not choose. Only its click ends it: until then the squares stay under the finger.
  frame.addEventListener(
    "click",
    (event) => {
      if (second === undefined) return;
      event.stopPropagation();
      show(doubleTapped(zoom, shareOf(second), PART));
      second = undefined;
      onDoubleTap();
    },
    { capture: true, signal: listening.signal },
  );
  const reset = (): void => show(WHOLE);
  frame.addEventListener("keydown", reset, { signal: listening.signal });
  const reveal = (square: Element, size: number): void => {
    if (zoom.scale === 1) return;
    const [all, one] = [frame.getBoundingClientRect(), square.getBoundingClientRect()];
    const by = (from: number, to: number, start: number, end: number): number =>
      Math.max(0, start - from) || Math.min(0, end - to);
    show(
      moved(zoom, {
        x: by(one.left, one.left + size * one.width, all.left, all.right) / all.width,
        y: by(one.top, one.top + size * one.height, all.top, all.bottom) / all.height,
      }),
    );
  };
  return { reset, reveal, stop: () => listening.abort() };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
