/** Wood and stone: what is heard of the things that happen. */
import type { Seat } from "@chronarium/kernel";
import type { Event } from "@chronarium/khronos";
import { type Sounds, soundsOf } from "../../../play/sounds.ts";
import type { Knock } from "../../../shell/audio.ts";

type Sound = "tile" | "loss" | "income" | "turn";

/** None is longer than 0.4 seconds. */
export const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  // A wooden tile on the table.
  tile: [{ after: 0, pitch: 230, length: 0.16, level: 0.9, click: 0.35 }],
  // Stones that fall.
  loss: [
    { after: 0, pitch: 150, length: 0.2, level: 0.9, click: 0.6 },
    { after: 0.09, pitch: 118, length: 0.2, level: 0.7, click: 0.6 },
    { after: 0.16, pitch: 92, length: 0.22, level: 0.6, click: 0.5 },
  ],
  // Two counters on a pile.
  income: [
    { after: 0, pitch: 620, length: 0.1, level: 0.5, click: 0.45 },
    { after: 0.08, pitch: 780, length: 0.14, level: 0.5, click: 0.4 },
  ],
  // Two wood blocks, the second higher.
  turn: [
    { after: 0, pitch: 390, length: 0.2, level: 0.7, click: 0.15 },
    { after: 0.14, pitch: 520, length: 0.26, level: 0.7, click: 0.15 },
  ],
};

/** Turns and incomes are told to those who get them. */
function soundOf(event: Event, mine: (seat: Seat) => boolean): Sound | undefined {
  switch (event.type) {
    case "built":
    case "upgraded":
    case "rippled":
    case "populated":
    case "renovated":
      return "tile";
    case "destroyed":
    case "demolished":
      return "loss";
    case "income":
      return event.ecus > 0 && mine(event.seat) ? "income" : undefined;
    case "turnBegan":
      return mine(event.seat) ? "turn" : undefined;
    default:
      return undefined;
  }
}

export const sounds: Sounds<Event, Sound> = soundsOf(KNOCKS, soundOf);
