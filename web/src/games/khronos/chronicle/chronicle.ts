/** The chronicle of Khronos: what a line says, where the last move was, what the thread marks. */
import {
  ERAS,
  type Era,
  type Event,
  INCOME_ROUNDS,
  type SquareId,
  touched,
  type View,
} from "@chronarium/khronos";
import { linesOf } from "@chronarium/khronos/text";
import type { Entry, Moment } from "../../../driver/types.ts";
import { lookOf, type SeatLook } from "../../../shell/seat-shapes.ts";
import type { Told } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Line, Names, TimelineMark } from "../../ui.ts";
import { textIn, wordsIn } from "../text.ts";

export const eventsOf = (entry: Entry): readonly Event[] => entry.events as readonly Event[];

export const lines = (entry: Entry, language: Language, names: Names): readonly Line[] =>
  linesOf(textIn(language), entry.seat, eventsOf(entry), names);

/** What the last entry up to a revision that left something on a board left there. */
export function lastTouched(
  entries: readonly Entry[],
  revision: number,
): Readonly<Record<Era, readonly SquareId[]>> {
  for (const entry of entries.toReversed()) {
    if (entry.revision > revision) continue;
    const squares = touched(eventsOf(entry));
    if (ERAS.some((era) => squares[era].length > 0)) return squares;
  }
  return { might: [], faith: [], reason: [] };
}

/** What the others left on the boards since the viewer last acted, and whose it is; the newest counts. */
export function changedBy(
  story: readonly Told[],
  viewer: Moment["viewer"],
): Readonly<Record<Era, readonly { readonly at: SquareId; readonly by: SeatLook }[]>> {
  const found = new Map<string, { readonly era: Era; readonly at: SquareId; readonly by: SeatLook }>();
  for (const entry of story.flatMap((told) => told.entries)) {
    if (entry.seat === viewer) continue;
    const squares = touched(eventsOf(entry));
    for (const era of ERAS)
      for (const at of squares[era]) found.set(`${era} ${at}`, { era, at, by: lookOf(entry.seat) });
  }
  const on = (era: Era): readonly { readonly at: SquareId; readonly by: SeatLook }[] =>
    [...found.values()].filter((place) => place.era === era);
  return { might: on("might"), faith: on("faith"), reason: on("reason") };
}

export function mark(entry: Entry): TimelineMark {
  const all = eventsOf(entry);
  if (all.some((event) => event.type === "income")) return "income";
  return all.some((event) => event.type === "destroyed" && event.cause === "paradox") ? "paradox" : "none";
}

/** Every end of a turn begins the next one. */
export function begins(entry: Entry): number | undefined {
  const began = eventsOf(entry).find((event) => event.type === "turnBegan");
  return began?.type === "turnBegan" ? began.round : undefined;
}

export const chapter = ({ view }: { readonly view: unknown }): number => (view as View).round;

export function status(moment: Moment, language: Language, names: Names): { long: string; brief: string } {
  const view = moment.view as View;
  const say = wordsIn(language).status;
  const { result } = moment.table;
  if (view.over) {
    const winners = result?.winners ?? [];
    const others = winners.filter((seat) => seat !== moment.viewer).map(names.seat);
    const shared = others.length === 0 ? say.won : say.shared(others);
    const text = others.length < winners.length ? shared : say.wins(others);
    return { long: `${say.over}. ${text}.`, brief: text };
  }
  const { decision, round, turn } = view;
  const income = INCOME_ROUNDS.includes(round);
  if (decision !== undefined) {
    const mine = decision.seat === moment.viewer;
    const text = textIn(language);
    const asked = decision.question ?? {
      kind: decision.answer === "keep" ? "keep" : "draw",
      seat: decision.seat,
    };
    const long = mine ? text.question(asked, names) : text.status(view, names);
    return {
      long: long.replace(/\.$/, ""),
      brief: mine ? say.yourAnswer : say.theirAnswer(names.seat(decision.seat)),
    };
  }
  return turn.seat === moment.viewer
    ? { long: say.yours(round, income), brief: say.yoursBrief(round, income) }
    : {
        long: say.theirs(names.seat(turn.seat), round, income),
        brief: say.theirsBrief(names.seat(turn.seat)),
      };
}
