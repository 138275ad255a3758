/** The chronicle in lines: which sentences are told together, and which not at all. */
import type { Seat } from "@chronarium/kernel";
import type { Event } from "../src/index.ts";
import type { GameText, Names } from "./types.ts";

export type Line = {
  readonly seat: Seat | undefined;
  readonly text: string;
  /** What is said small beside it. */
  readonly detail?: string;
};

/** One line for what the player did, and one for each thing that the table did after it. */
export function linesOf(text: GameText, seat: Seat, events: readonly Event[], names: Names): readonly Line[] {
  const say = (event: Event): string => text.event(event, names);
  const told: string[] = [];
  const details: string[] = [];
  const own: Line[] = [];
  const ripples = [...new Set(events.flatMap((event) => (event.type === "rippled" ? [event.era] : [])))];
  for (const event of events) {
    switch (event.type) {
      case "turnBegan":
      case "bonus":
      case "rippleMatched":
        break;
      case "discarded":
      case "drew":
      case "kept":
      case "rowRefilled":
      case "reshuffled":
        (told.length === 0 ? told : details).push(say(event));
        break;
      case "rippled":
        if (event.era === ripples[0]) told.push(ripples.length > 1 ? text.rippled(ripples) : say(event));
        break;
      case "income":
        if (event.ecus > 0) own.push({ seat: event.seat, text: say(event) });
        break;
      case "gameEnded":
        own.push({ seat: undefined, text: say(event) });
        break;
      default:
        told.push(say(event));
    }
  }
  const bonus = events.find((event) => event.type === "bonus");
  if (bonus !== undefined) details.push(`+${text.count.ecus(bonus.ecus)}`);
  if (told.length === 0) return own;
  const detail = details.length > 0 && { detail: details.join(" ") };
  return [{ seat, text: told.join(" "), ...detail }, ...own];
}
