/** The chronicle in lines: one for what a player did, then one for each thing that the table or the Peddler did after it. */
import type { Seat } from "@chronarium/kernel";
import { type Event, ownerOf } from "../src/events.ts";
import type { Who } from "../src/state.ts";
import type { Names } from "./types.ts";

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

/** What happened, whose doing it is (nobody's: undefined), a day that begins with it, and a smaller second line. */
export type ChronicleLine = {
  readonly owner: Who | undefined;
  readonly day?: number;
  readonly text: string;
  readonly detail?: string;
};
type Sentences = {
  readonly event: (event: Event, names: Names) => string;
  readonly detail: (event: Event, names: Names) => string | undefined;
  /** A sentence about the Peddler after one that has named him. */
  readonly again: (sentence: string) => string;
};
type Told = { owner: Who | undefined; day?: number; texts: string[]; details: string[]; rules: Set<string> };

export const linesIn =
  ({ event: say, detail: sayMore, again }: Sentences) =>
  (seat: Seat, events: readonly Event[], names: Names): readonly ChronicleLine[] => {
    const found: Told[] = [];
    let owner: Who | undefined = seat;
    for (const event of events) {
      if (QUIET.has(event.type)) continue;
      const who = ownerOf(event);
      if (found.length === 0 || HEADS.has(event.type) || (who !== undefined && who !== owner)) {
        owner = who ?? owner;
        const whose = found.length === 0 ? (who ?? seat) : who;
        found.push({ owner: whose, texts: [], details: [], rules: new Set() });
      }
      const line = found.at(-1) as Told;
      if (event.type === "dayBegan") line.day = event.day;
      const text = say(event, names);
      line.texts.push(line.owner === "peddler" && line.texts.length > 0 ? again(text) : text);
      const detail = sayMore(event, names);
      // One reason for two sales is given once.
      if (detail !== undefined && !line.details.includes(detail)) line.details.push(detail);
      // What nobody chose names its rule.
      if ("rule" in event && (detail !== undefined || who === "peddler")) line.rules.add(event.rule);
    }
    return found.map(({ owner: whose, day, texts, details, rules }) => {
      const small = [...details, ...(rules.size === 0 ? [] : [`(${[...rules].join(", ")})`])].join(" ");
      return {
        owner: whose,
        ...(day !== undefined && { day }),
        text: texts.join(" "),
        ...(small !== "" && { detail: small }),
      };
    });
  };
