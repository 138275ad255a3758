/**
 * Looking at the table. A thing that is pointed at, focused or held explains itself, and the words about it light up;
 * a word that is pointed at or tapped lights its thing. The pointer, the keyboard and the finger see the same.
 */
import { explain, hitOf, meanings, type Place } from "@chronarium/chronomancer";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Tip, watchLooks } from "../../../play/looking.tsx";
import { type Table, useTableStore } from "../../../table/store.ts";
import { placeAt } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { type Naming, namingIn } from "./naming.ts";
import "./looking.css";

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

/** Words light with their things, and what a thing means now is foreseen. */
function watch(table: Table, scene: () => Scene, show: (look: Look | undefined) => void): () => void {
  let aimed = false;
  const naming = (): Naming => {
    const { text, state, me } = scene();
    return namingIn(text, state.players[me]?.staff ?? {});
  };
  const lookOf = (element: Element): Look | undefined => {
    const place = placeAt(element);
    return place && { place, element };
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
  const wordAt = (event: PointerEvent | FocusEvent): readonly string[] => {
    const target = event.target instanceof Element ? event.target : null;
    const listed = target?.closest("[data-place]")?.getAttribute("data-place");
    if (listed != null) return [listed];
    if (target?.closest(WORDS) == null || !(event instanceof PointerEvent)) return [];
    const caret = document.caretPositionFromPoint?.(event.clientX, event.clientY);
    if (caret == null || caret.offsetNode.nodeType !== Node.TEXT_NODE) return [];
    const { offset } = caret;
    const found = naming()(caret.offsetNode.textContent ?? "").find(
      ({ at, length }) => at <= offset && offset <= at + length,
    );
    return found?.hits ?? [];
  };
  return watchLooks({
    thingAt: (target) => {
      const element = target.closest(THINGS) ?? undefined;
      return element && lookOf(element) && element;
    },
    show: (element) => show(element && lookOf(element)),
    onLook: (element, held) => {
      const look = lookOf(element);
      if (look === undefined) return;
      lightWords(rangesOf(naming(), hitOf(look.place)));
      if (!held) aim(look);
    },
    onForget: () => {
      lightWords([]);
      lightThings([]);
      if (aimed) play.dispatch(table, { type: "aim", pick: undefined });
      aimed = false;
    },
    onBeside: (event) => lightThings(wordAt(event)),
  });
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
