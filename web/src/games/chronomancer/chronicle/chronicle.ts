/** The chronicle: what a line says, where the last move was, what the thread marks. */
import type { Event, Space, View } from "@chronarium/chronomancer";
import type { Entry, Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Line, Names, TimelineMark } from "../../ui.ts";
import { lookOfWho } from "../look.ts";
import { textIn, wordsIn } from "../text.ts";

const eventsOf = (entry: Entry): readonly Event[] => entry.events as readonly Event[];

/** One line for what the player did, then one for each thing that the table or the Peddler did after it. */
export const lines = (entry: Entry, language: Language, names: Names): readonly Line[] =>
  textIn(language)
    .lines(entry.seat, eventsOf(entry), names)
    .map(({ owner, day, ...said }) => ({
      seat: owner === "peddler" ? undefined : owner,
      ...(owner === "peddler" && { rival: lookOfWho(owner) }),
      ...(day !== undefined && { chapter: day }),
      ...said,
    }));

/** The spaces of the last move up to a revision, and who made it. */
export function lastMove(
  entries: readonly Entry[],
  revision: number,
): { readonly seat: number; readonly spaces: readonly Space[] } | undefined {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry === undefined || entry.revision > revision) continue;
    const moved = eventsOf(entry).findLast((event) => event.type === "moved");
    if (moved !== undefined) return { seat: moved.seat, spaces: [moved.from, moved.to] };
  }
  return undefined;
}

export function mark(entry: Entry): TimelineMark {
  const all = eventsOf(entry);
  if (all.some(({ type }) => type === "marketBegan")) return "income";
  return all.some(({ type }) => type === "docked") ? "dock" : "none";
}

/** The day that begins with this entry. */
export const begins = (entry: Entry): number | undefined =>
  eventsOf(entry).find((event) => event.type === "dayBegan")?.day;

export const chapter = ({ view }: { readonly view: unknown }): number => (view as View).day;

export function status(moment: Moment, language: Language, names: Names): { long: string; brief: string } {
  const view = moment.view as View;
  const say = wordsIn(language).status;
  const text = textIn(language);
  if (view.phase === "over") {
    const winners = moment.table.result?.winners ?? [];
    const others = winners.filter((seat) => seat !== moment.viewer).map(names.seat);
    const shared = others.length === 0 ? say.won : say.shared(others);
    const theirs = others.length === 0 ? say.lostToPeddler : say.wins(others);
    const told = others.length < winners.length ? shared : theirs;
    return { long: `${say.over}. ${told}.`, brief: told };
  }
  const frame = view.pending.at(-1);
  const mine = view.turn === moment.viewer;
  if (frame === undefined)
    return mine
      ? { long: say.yours, brief: say.yoursBrief }
      : { long: say.theirs(names.seat(view.turn), view.day), brief: say.theirsBrief(names.seat(view.turn)) };
  const long = mine
    ? text.question(frame as Parameters<typeof text.question>[0], names)
    : text.status(view, names);
  return {
    long: long.replace(/\.$/, ""),
    brief: mine ? say.yourAnswer : say.theirsBrief(names.seat(view.turn)),
  };
}
