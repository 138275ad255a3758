/**
 * Looking at the table. A thing that is pointed at, focused or held explains itself, and the words about it light up;
 * a word that is pointed at or tapped lights its thing. The pointer, the keyboard and the finger see the same.
 */
import { explain, hitOf, meanings, type Place } from "@chronarium/chronomancer";
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { placeBeside } from "../../../shell/place.ts";
import { type Table, useTableStore } from "../../../table/store.ts";
import { placeAt } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { type Naming, namingIn } from "./naming.ts";
import "./looking.css";

/** A glance is no look; a finger that rests is one. */
const GLANCE_MS = 250;
const HELD_MS = 500;
const SLIP_PX = 10;
const GAP = 8;

const THINGS = ":is(.merchants, .mc-ledger) [data-hit]";
const WORDS = ".tray .mc-plan, .log, .why";
const LIGHT = "cm-named";

type Look = { readonly place: Place; readonly element: Element };

export function Looking({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const now = useRef(scene);
  const [look, setLook] = useState<Look>();
  useLayoutEffect(() => {
    now.current = scene;
  });
  useEffect(() => watch(table, () => now.current, setLook), [table]);
  const told = look && explain(scene.state, scene.me, look.place);
  return look && told && <Tip {...scene.text.explain(told)} element={look.element} />;
}

/** Beside its thing; it takes no events, and goes when the look does. */
function Tip({
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
    // Above it, where boats leave the sky free and lists what comes next.
    const above = thing.top - own.height - GAP;
    setAt({ left, top: above < GAP ? top : above });
    element.setAttribute("aria-describedby", id);
    return () => element.removeAttribute("aria-describedby");
  }, [element, id]);
  const style = { "--x": `${at?.left ?? 0}px`, "--y": `${at?.top ?? 0}px` } as CSSProperties;
  return (
    <div ref={tip} id={id} className="mc-tip" role="tooltip" style={style}>
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** Follows pointer, focus and finger over the whole table. */
function watch(table: Table, scene: () => Scene, show: (look: Look | undefined) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let held: { readonly x: number; readonly y: number } | undefined;
  let swallow = false;
  let aimed = false;

  const naming = (): Naming => {
    const { text, state, me } = scene();
    return namingIn(text, state.players[me]?.staff ?? {});
  };
  const thingAt = (target: EventTarget | null): Look | undefined => {
    const element = target instanceof Element ? target.closest(THINGS) : null;
    const place = placeAt(element);
    return element === null || place === undefined ? undefined : { place, element };
  };
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(waiting);
    waiting = setTimeout(then, ms);
  };
  const forget = (): void => {
    clearTimeout(waiting);
    held = undefined;
    show(undefined);
    lightWords([]);
    lightThings([]);
    if (aimed) play.dispatch(table, { type: "aim", pick: undefined });
    aimed = false;
  };
  /** What a place means now is foreseen, as the workshop does for its own spaces. */
  const aim = ({ place, element }: Look): void => {
    if (place.on === "space" || place.on === "figure" || !element.hasAttribute("data-lit")) return;
    const { lit, at } = scene();
    const pick = meanings(place, at.frame).find((each) => lit.has(each));
    if (pick === undefined) return;
    aimed = true;
    play.dispatch(table, { type: "aim", pick });
  };
  const lookAt = (seen: Look, ms: number): void => {
    lightWords(rangesOf(naming(), hitOf(seen.place)));
    aim(seen);
    wait(ms, () => show(seen));
  };
  const wordAt = (event: PointerEvent): readonly string[] => {
    const target = event.target instanceof Element ? event.target : null;
    const listed = target?.closest("[data-place]")?.getAttribute("data-place");
    if (listed != null) return [listed];
    if (target?.closest(WORDS) == null) return [];
    const caret = document.caretPositionFromPoint?.(event.clientX, event.clientY);
    if (caret == null || caret.offsetNode.nodeType !== Node.TEXT_NODE) return [];
    const { offset } = caret;
    const found = naming()(caret.offsetNode.textContent ?? "").find(
      ({ at, length }) => at <= offset && offset <= at + length,
    );
    return found?.hits ?? [];
  };

  let over: Element | undefined;
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType === "touch") {
      if (held !== undefined && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP_PX)
        forget();
      return;
    }
    const seen = thingAt(event.target);
    if (seen?.element !== over) {
      if (over !== undefined) forget();
      over = seen?.element;
      if (seen !== undefined) lookAt(seen, GLANCE_MS);
    }
    if (seen === undefined) lightThings(wordAt(event));
  };
  const onDown = (event: PointerEvent): void => {
    forget();
    swallow = false;
    if (event.pointerType !== "touch") return;
    lightThings(wordAt(event));
    const seen = thingAt(event.target);
    if (seen === undefined) return;
    held = { x: event.clientX, y: event.clientY };
    wait(HELD_MS, () => {
      swallow = true;
      lightWords(rangesOf(naming(), hitOf(seen.place)));
      show(seen);
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
    const seen = thingAt(event.target);
    const listed = event.target instanceof Element ? event.target.getAttribute("data-place") : null;
    if (seen?.element.matches(":focus-visible") === true) lookAt(seen, 0);
    else if (listed !== null) lightThings([listed]);
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

/** Where the words name the thing with this hit. */
function rangesOf(naming: Naming, hit: string): readonly Range[] {
  const ranges: Range[] = [];
  for (const root of document.querySelectorAll(WORDS)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { at, length, hits } of naming(node.textContent ?? "")) {
        if (!hits.includes(hit)) continue;
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + length);
        ranges.push(range);
      }
  }
  for (const chip of document.querySelectorAll(`.tray [data-place="${hit}"] b`)) {
    const range = new Range();
    range.selectNodeContents(chip);
    ranges.push(range);
  }
  return ranges;
}

function lightWords(ranges: readonly Range[]): void {
  if (!("highlights" in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(LIGHT);
  else CSS.highlights.set(LIGHT, new Highlight(...ranges));
}

function lightThings(hits: readonly string[]): void {
  const wanted = new Set(
    hits.flatMap((hit) => [...document.querySelectorAll(`:is(.merchants, .mc-ledger) [data-hit="${hit}"]`)]),
  );
  for (const element of document.querySelectorAll("[data-pointed]"))
    if (!wanted.has(element)) element.removeAttribute("data-pointed");
  for (const element of wanted) element.setAttribute("data-pointed", "");
}
