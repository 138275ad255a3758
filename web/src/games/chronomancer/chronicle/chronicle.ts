/** The chronicle: what a line says, where the last move was, what the thread marks. */
import type { Event, Space, View, Who } from "@chronarium/chronomancer";
import type { Entry, Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Line, Names, TimelineMark } from "../../ui.ts";
import { lookOfWho } from "../look.ts";
import { textIn, wordsIn } from "../text.ts";

const eventsOf = (entry: Entry): readonly Event[] => entry.events as readonly Event[];

/** Told with the thing that they belong to, or not worth a line. */
const QUIET: ReadonlySet<Event["type"]> = new Set([
  "turnBegan",
  "arrived",
  "peddlerShuffled",
  "townsfolkShuffled",
  "corruptionShuffled",
]);
/** These begin a line of their own. */
const HEADS: ReadonlySet<Event["type"]> = new Set([
  "peddlerPlayed",
  "marketBegan",
  "dayBegan",
  "gameEnded",
  "scored",
  "closed",
  "markerPlaced",
]);

const ownerOf = (event: Event): Who | undefined =>
  "who" in event
    ? event.who
    : "seat" in event
      ? event.seat
      : event.type.startsWith("peddler")
        ? "peddler"
        : undefined;

type Told = { owner: Who | undefined; day?: number; texts: string[]; details: string[]; rules: Set<string> };

/** One line for what the player did, then one for each thing that the table or the Peddler did after it. */
export function lines(entry: Entry, language: Language, names: Names): readonly Line[] {
  const text = textIn(language);
  const found: Told[] = [];
  let owner: Who | undefined = entry.seat;
  for (const event of eventsOf(entry)) {
    if (QUIET.has(event.type)) continue;
    const who = ownerOf(event);
    if (found.length === 0 || HEADS.has(event.type) || (who !== undefined && who !== owner)) {
      owner = who ?? owner;
      found.push({
        owner: found.length === 0 ? (who ?? entry.seat) : who,
        texts: [],
        details: [],
        rules: new Set(),
      });
    }
    const line = found.at(-1) as Told;
    if (event.type === "dayBegan") line.day = event.day;
    line.texts.push(text.event(event, names));
    const detail = text.detail(event, names);
    if (detail !== undefined) line.details.push(detail);
    // What nobody chose names its rule.
    if ("rule" in event && (detail !== undefined || who === "peddler")) line.rules.add(event.rule);
  }
  return found.map(({ owner: whose, day, texts, details, rules }) => {
    const small = [...details, ...(rules.size === 0 ? [] : [`(${[...rules].join(", ")})`])].join(" ");
    return {
      seat: whose === "peddler" ? undefined : whose,
      ...(whose === "peddler" && { rival: lookOfWho(whose) }),
      ...(day !== undefined && { chapter: day }),
      text: texts.join(" "),
      ...(small !== "" && { detail: small }),
    };
  });
}

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
    const told =
      winners.length === 0
        ? say.lostToPeddler
        : winners.length === 1 && winners[0] === moment.viewer
          ? say.won
          : say.wins(winners.map(names.seat));
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
