/** Brass and water: what is heard of the things that happen. */
import type { Event } from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import type { Entry, Moment } from "../../driver/types.ts";
import type { Knock } from "../../shell/audio.ts";

type Sound = "step" | "brass" | "water" | "coins" | "corruption" | "turn";

/** The order in which they are heard: causes before consequences. */
const ORDER: readonly Sound[] = ["step", "brass", "corruption", "water", "coins", "turn"];
/** Seconds between the beginnings of two sounds. */
const APART = 0.22;

/** What is heard of some events, each sound once. Turns and Gold are told to those who get them. */
export function soundsOf(events: readonly Event[], mine: (seat: Seat) => boolean): readonly Sound[] {
  const heard = new Set(events.map((event) => soundOf(event, mine)));
  return ORDER.filter((sound) => heard.has(sound));
}

function soundOf(event: Event, mine: (seat: Seat) => boolean): Sound | undefined {
  switch (event.type) {
    case "moved":
    case "placed":
      return "step";
    case "shifted":
    case "froze":
    case "clock":
      return "brass";
    case "seated":
    case "docked":
      return "water";
    case "corrupted":
      return "corruption";
    case "sold":
    case "sponsored":
      return event.gold > 0 && event.who !== "peddler" && mine(event.who) ? "coins" : undefined;
    case "turnBegan":
      return mine(event.seat) ? "turn" : undefined;
    default:
      return undefined;
  }
}

/** None is longer than 0.4 seconds. */
export const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  // A figure on wood.
  step: [{ after: 0, pitch: 300, length: 0.12, level: 0.7, click: 0.4 }],
  // A small wheel of brass.
  brass: [
    { after: 0, pitch: 880, length: 0.22, level: 0.45, click: 0.12 },
    { after: 0.07, pitch: 1180, length: 0.26, level: 0.3, click: 0.08 },
  ],
  // A hull against the pier.
  water: [
    { after: 0, pitch: 128, length: 0.26, level: 0.8, click: 0.5 },
    { after: 0.12, pitch: 96, length: 0.26, level: 0.5, click: 0.35 },
  ],
  coins: [
    { after: 0, pitch: 720, length: 0.1, level: 0.5, click: 0.4 },
    { after: 0.07, pitch: 900, length: 0.14, level: 0.5, click: 0.35 },
  ],
  corruption: [{ after: 0, pitch: 82, length: 0.34, level: 0.8, click: 0.2 }],
  // Two bells, the second higher.
  turn: [
    { after: 0, pitch: 587, length: 0.3, level: 0.55, click: 0.05 },
    { after: 0.12, pitch: 784, length: 0.36, level: 0.55, click: 0.05 },
  ],
};

/** The people at this table hear their turns and their Gold, bots do not. */
export function knocks(entries: readonly Entry[], { table }: Moment): readonly Knock[] {
  const events = entries.flatMap((entry) => entry.events as readonly Event[]);
  return soundsOf(events, (seat) => table.seats[seat]?.kind === "human").flatMap((sound, i) =>
    KNOCKS[sound].map((knock) => ({ ...knock, after: knock.after + i * APART })),
  );
}
