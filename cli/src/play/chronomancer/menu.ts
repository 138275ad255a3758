/** What can be done now as numbered lines, and the questions behind those that stand for several actions. */
import {
  type Action,
  actionAt,
  type Boat,
  bringsIn,
  byGold,
  type Colour,
  type Frame,
  isPortal,
  OUTER_PIER,
  PIERS,
  type Piece,
  picksOf,
  type SellAction,
  SIZES,
  type Size,
  type Space,
  suggestedSales,
  type View,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { grouped } from "../questions.ts";
import { type Talk, wrapped } from "../talk.ts";
import type { Step } from "../terminal-game.ts";
import { listOf } from "../words.ts";
import { frameOf, notesOf, playerAt } from "./notes.ts";
import type { Speech } from "./speech.ts";

export type MenuItem = {
  readonly label: string;
  readonly notes: readonly string[];
  readonly actions: readonly Action[];
};

/** Answers that share their first half are one line: a colour to sell, a piece to move or swap. */
function keyOf(frame: Frame | undefined, action: Action): string {
  if (action.type === "sell") return `sell ${action.colour}`;
  return inHalves(frame, action) ? String(picksOf(frame, action)[0]) : JSON.stringify(action);
}

/** What is done with pieces at sea is asked for pick by pick. */
const inHalves = (frame: Frame | undefined, action: Action): boolean =>
  (frame?.kind === "deed" || frame?.kind === "rob") && picksOf(frame, action).length > 1;

export function menuItems(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  speech: Speech,
): readonly MenuItem[] {
  const frame = frameOf(view);
  return grouped(legal, (action) => keyOf(frame, action)).map((actions) =>
    itemOf(view, seat, actions, speech),
  );
}

const NO_SALE = { gold: 0, debt: 0 };

function itemOf(view: View, seat: Seat, actions: readonly Action[], speech: Speech): MenuItem {
  const [first] = actions as readonly [Action];
  const { text } = speech;
  switch (first.type) {
    case "sell": {
      const sales = byGold(view, actions as readonly SellAction[]);
      const [best = NO_SALE, ...others] = sales.map((sale) => bringsIn(view, sale));
      const clean = best.debt === 0 ? 0 : (others.find(({ debt }) => debt === 0)?.gold ?? 0);
      return {
        label: text.menu.sell(goodsOf(view, seat, first.colour, speech)),
        notes: [text.menu.best(best.gold, best.debt), ...(clean > 0 ? [text.menu.clean(clean)] : [])],
        actions: sales,
      };
    }
    default:
      if (actions.length > 1)
        return { label: stepsFor(view, first, speech)[0]?.label(first) ?? "", notes: [], actions };
  }
  return { label: labelOf(view, seat, first, speech), notes: notesOf(view, seat, first, speech), actions };
}

/** The Goods of one colour on the shelf, in words. */
function goodsOf(view: View, seat: Seat, colour: Colour, { words, text }: Speech): string {
  const { shelf } = playerAt(view, seat);
  const parts = SIZES.filter((size) => shelf[size][colour] > 0).map((size) =>
    words.goods(size, colour, shelf[size][colour]),
  );
  return listOf(parts, text.and);
}

/** A move says what its space gives. */
export function labelOf(view: View, seat: Seat, action: Action, speech: Speech): string {
  const { words, text, names } = speech;
  if (action.type !== "move") return words.action(action, names);
  return text.menu.move(words.figures[action.figure], action.to, givesAt(view, seat, action.to, speech));
}

function givesAt(view: View, seat: Seat, space: Space, { words, text }: Speech): string {
  if (isPortal(space)) return words.portal(actionAt(playerAt(view, seat).slots, space));
  return text.table.machine[space as keyof typeof text.table.machine];
}

/** A number, the label and its notes; where one of them does not fit in its line, all notes stand below. */
export function menuLines(items: readonly MenuItem[], { width, paint }: Talk): string[] {
  const digits = String(items.length).length + 1;
  const head = (i: number): string => `${String(i + 1).padStart(digits)}.  `;
  const indent = " ".repeat(digits + 3);
  const widest = Math.max(0, ...items.map(({ label }) => label.length));
  const noteOf = ({ notes }: MenuItem): string => notes.join(" · ");
  const below = items.some((item) => indent.length + widest + 2 + noteOf(item).length >= width);
  return items.flatMap((item, i) => {
    const note = noteOf(item);
    if (!below) return [`${head(i)}${item.label.padEnd(widest + 2)}${paint("faint", note)}`.trimEnd()];
    return [
      ...wrapped(item.label, width - 1, head(i), indent),
      ...(note === "" ? [] : wrapped(note, width - 1, `${indent}  `)).map((line) => paint("faint", line)),
    ];
  });
}

/** The questions after the menu. Those with one answer are not asked. */
export function stepsFor(view: View, action: Action, speech: Speech): readonly Step<Action>[] {
  const { text, words, names } = speech;
  const { menu } = text;
  switch (action.type) {
    case "move":
      return [
        step(menu.whichFigure, (it) =>
          it.type === "move" ? [it.figure, words.figures[it.figure]] : NOTHING,
        ),
        step(menu.where, (it) =>
          it.type === "move" ? [it.to, labelOf(view, view.turn, it, speech)] : NOTHING,
        ),
      ];
    case "sell":
      return [
        step(menu.which, (it) => (it.type === "sell" ? [it.colour, words.colours[it.colour].name] : NOTHING)),
        step(menu.whereRelics, (it) =>
          it.type === "sell" ? [it.small.join(), lotLabel(view, it, "small", speech)] : NOTHING,
        ),
        step(menu.whereArtifacts, (it) =>
          it.type === "sell" ? [it.large.join(), lotLabel(view, it, "large", speech)] : NOTHING,
        ),
        step(menu.whichRogues, (it) =>
          it.type === "sell" ? [(it.rogues ?? []).join(), roguesLabel(view, it, speech)] : NOTHING,
        ),
      ];
    default:
      return inHalves(frameOf(view), action)
        ? pickSteps(view, action, speech)
        : [step(menu.which, (it) => [JSON.stringify(it), words.action(it, names)])];
  }
}

const NOTHING: readonly [string, string] = ["", ""];

/** One question for each pick of an answer at sea: a piece on a boat, another one, or the boat it goes to. */
function pickSteps(view: View, action: Action, speech: Speech): readonly Step<Action>[] {
  const { menu } = speech.text;
  const frame = frameOf(view);
  const pickAt = (it: Action, i: number): string => picksOf(frame, it)[i] ?? "";
  return picksOf(frame, action).map((pick, i) =>
    step(pick.startsWith("boat ") ? menu.whichBoat : i === 0 ? menu.whichPiece : menu.withWhich, (it) => [
      pickAt(it, i),
      pickLabel(view, it, pickAt(it, i), speech),
    ]),
  );
}

function pickLabel(view: View, action: Action, pick: string, speech: Speech): string {
  const { text, words } = speech;
  const [kind, boat = "", piece = ""] = pick.split(" ");
  const name = words.boat(Number(boat) as Boat);
  return kind === "aboard"
    ? text.menu.onBoat(words.pieces[piece as Piece].one, name)
    : withNotes(view, action, name, speech);
}

function step(ask: string, answer: (action: Action) => readonly [key: string, label: string]): Step<Action> {
  return { ask, key: (action) => answer(action)[0], label: (action) => answer(action)[1] };
}

const withNotes = (view: View, action: Action, label: string, speech: Speech): string =>
  [label, ...notesOf(view, view.turn, action, speech)].join(" · ");

/** "2 at the Relic Quay · 8 Gold". */
function lotLabel(view: View, action: SellAction, size: Size, { text, words }: Speech): string {
  const [outer, centre] = action[size];
  const lots = [[OUTER_PIER[size], outer] as const, ["centre", centre] as const].filter(
    ([, count]) => count > 0,
  );
  if (lots.length === 0) return text.menu.keepAll;
  const { gold, debt } = bringsIn(view, { ...action, [size === "small" ? "large" : "small"]: [0, 0] });
  const places = lots.map(([pier, count]) => text.menu.lot(count, words.piers[pier].name));
  return `${listOf(places, text.and)} · ${text.menu.forGold(gold, debt)}`;
}

function roguesLabel(view: View, action: SellAction, { text, words }: Speech): string {
  const rogues = PIERS.filter((pier) => action.rogues?.includes(pier));
  const { gold, debt } = bringsIn(view, action);
  const which =
    rogues.length === 0
      ? text.menu.noRogues
      : text.menu.withRogues(
          listOf(
            rogues.map((pier) => words.piers[pier].name),
            text.and,
          ),
        );
  return `${which} · ${text.menu.best(gold, debt)}`;
}

/** What closing the stall now would leave unsold: sentences, if there is anything worth a question (BG-78). */
export function unsoldNotes(view: View, seat: Seat, speech: Speech): readonly string[] {
  const frame = frameOf(view);
  if (frame?.kind !== "sell") return [];
  const { menu } = speech.text;
  const left = suggestedSales(view, seat).flatMap(({ colour, best }) =>
    best.action === undefined ? [] : [menu.unsold(goodsOf(view, seat, colour, speech), best.gold)],
  );
  return left.length === 0 ? [] : [...left, ...(frame.debt > 0 ? [menu.owes(frame.debt)] : [])];
}
