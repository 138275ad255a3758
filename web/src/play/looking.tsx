/**
 * Looking at things: what is pointed at, focused or held explains itself beside it. The pointer, the keyboard and the
 * finger see the same. Which elements are things is a game's own selector; what they say of themselves too.
 */
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { placeBeside } from "../shell/place.ts";
import { meansNow } from "./means.ts";
import "./looking.css";

/** A glance is no look; a finger that rests is one. */
const GLANCE_MS = 250;
const HELD_MS = 500;
const SLIP_PX = 10;
const GAP = 8;

export type Watcher = {
  /** The thing that a part of the page belongs to. */
  readonly thingAt: (target: Element) => Element | undefined;
  /** A tip for it, or none. */
  readonly show: (thing: Element | undefined) => void;
  /** At once, before the tip; a finger is held and must not move what it is about to press. */
  readonly onLook?: (thing: Element, held: boolean) => void;
  readonly onForget?: () => void;
  /** The pointer moves, or a finger comes down, beside all things; the focus likewise. */
  readonly onBeside?: (event: PointerEvent | FocusEvent) => void;
};

/** Beside its thing; it takes no events, and goes when the look does. */
export function Tip({
  title,
  lines,
  element,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly element: Element;
}): ReactNode {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    const own = tip.current?.getBoundingClientRect();
    if (own === undefined) return undefined;
    const thing = element.getBoundingClientRect();
    const { left, top } = placeBeside(thing, own, { width: innerWidth, height: innerHeight });
    // Above it, where lists leave free what comes next.
    const above = thing.top - own.height - GAP;
    setAt({ left, top: above < GAP ? top : above });
    element.setAttribute("aria-describedby", id);
    return () => element.removeAttribute("aria-describedby");
  }, [element, id]);
  const style = { "--x": `${at?.left ?? 0}px`, "--y": `${at?.top ?? 0}px` } as CSSProperties;
  return (
    <div ref={tip} id={id} className="tip" role="tooltip" style={style}>
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** Follows pointer, focus and finger over the whole page; the answer ends it. */
export function watchLooks({ thingAt, show, onLook, onForget, onBeside }: Watcher): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let held: { readonly x: number; readonly y: number } | undefined;
  let over: Element | undefined;
  let swallow = false;

  const thingOf = ({ target }: Event): Element | undefined =>
    target instanceof Element ? thingAt(target) : undefined;
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(waiting);
    waiting = setTimeout(then, ms);
  };
  const forget = (): void => {
    clearTimeout(waiting);
    held = undefined;
    show(undefined);
    onForget?.();
  };
  const lookAt = (thing: Element, ms: number): void => {
    onLook?.(thing, swallow);
    wait(ms, () => show(thing));
  };
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType === "touch") {
      if (held !== undefined && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP_PX)
        forget();
      return;
    }
    const thing = thingOf(event);
    if (thing !== over) {
      if (over !== undefined) forget();
      over = thing;
      if (thing !== undefined) lookAt(thing, GLANCE_MS);
    }
    if (thing === undefined) onBeside?.(event);
  };
  const onDown = (event: PointerEvent): void => {
    forget();
    swallow = false;
    if (event.pointerType !== "touch") return;
    onBeside?.(event);
    const thing = thingOf(event);
    if (thing === undefined) return;
    held = { x: event.clientX, y: event.clientY };
    wait(HELD_MS, () => {
      swallow = true;
      lookAt(thing, 0);
    });
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerType === "touch" && !swallow) clearTimeout(waiting);
    held = undefined;
  };
  // The finger that was held has read, not chosen.
  const onClick = (event: Event): void => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = (event: FocusEvent): void => {
    const thing = thingOf(event);
    if (thing === undefined) onBeside?.(event);
    // The page moves the focus on after a tap too: nobody looks there.
    else if (thing.matches(":focus-visible") && meansNow() !== "touch") lookAt(thing, 0);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") forget();
  };

  const listeners: readonly (readonly [string, (event: never) => void, boolean])[] = [
    ["pointermove", onMove, false],
    ["pointerdown", onDown, true],
    ["pointerup", onUp, true],
    ["pointercancel", forget, true],
    ["click", onClick, true],
    ["focusin", onFocus, false],
    ["focusout", forget, false],
    ["keydown", onKey, true],
    ["scroll", forget, true],
  ];
  for (const [type, listener, early] of listeners)
    document.addEventListener(type, listener as EventListener, early);
  return () => {
    forget();
    for (const [type, listener, early] of listeners)
      document.removeEventListener(type, listener as EventListener, early);
  };
}
