/** Brass and water: what is heard of the things that happen. */
import type { Event } from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { soundsOf } from "../../../play/sounds.ts";
import type { Knock } from "../../../shell/audio.ts";

type Sound = "step" | "brass" | "corruption" | "water" | "coins" | "turn";

/** Turns and Gold are told to those who get them. */
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

/** In the order in which they are heard. None is longer than 0.4 seconds. */
export const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  // A figure on wood.
  step: [{ after: 0, pitch: 300, length: 0.12, level: 0.7, click: 0.4 }],
  // A small wheel of brass.
  brass: [
    { after: 0, pitch: 880, length: 0.22, level: 0.45, click: 0.12 },
    { after: 0.07, pitch: 1180, length: 0.26, level: 0.3, click: 0.08 },
  ],
  corruption: [{ after: 0, pitch: 82, length: 0.34, level: 0.8, click: 0.2 }],
  // A hull against the pier.
  water: [
    { after: 0, pitch: 128, length: 0.26, level: 0.8, click: 0.5 },
    { after: 0.12, pitch: 96, length: 0.26, level: 0.5, click: 0.35 },
  ],
  coins: [
    { after: 0, pitch: 720, length: 0.1, level: 0.5, click: 0.4 },
    { after: 0.07, pitch: 900, length: 0.14, level: 0.5, click: 0.35 },
  ],
  // Two bells, the second higher.
  turn: [
    { after: 0, pitch: 587, length: 0.3, level: 0.55, click: 0.05 },
    { after: 0.12, pitch: 784, length: 0.36, level: 0.55, click: 0.05 },
  ],
};

export const { heard, knocks } = soundsOf<Event, Sound>(KNOCKS, soundOf);
