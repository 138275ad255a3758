/** Relay clicks: what is heard of the things that happen. */
import type { Event } from "@chronarium/anachrony";
import { soundsOf } from "../../../play/sounds.ts";
import type { Knock } from "../../../shell/audio.ts";

type Sound = "step" | "relay" | "build" | "paradox" | "impact" | "turn";

function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case "placed":
    case "worked":
    case "botPlaced":
      return "step";
    case "botRolled":
    case "dieRolled":
      return "relay";
    case "built":
    case "botBuilt":
    case "botBuiltSuperproject":
      return "build";
    case "anomalyGained":
    case "paradoxRolled":
      return "paradox";
    case "impact":
      return "impact";
    case "eraBegan":
      return "turn";
    default:
      return undefined;
  }
}

/** In the order in which they are heard. None is longer than 0.4 seconds. */
const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  step: [{ after: 0, pitch: 240, length: 0.1, level: 0.6, click: 0.5 }],
  // Two contacts that close.
  relay: [
    { after: 0, pitch: 1400, length: 0.05, level: 0.4, click: 0.9 },
    { after: 0.08, pitch: 1100, length: 0.05, level: 0.35, click: 0.8 },
  ],
  build: [
    { after: 0, pitch: 180, length: 0.18, level: 0.7, click: 0.6 },
    { after: 0.1, pitch: 150, length: 0.2, level: 0.6, click: 0.4 },
  ],
  paradox: [{ after: 0, pitch: 96, length: 0.32, level: 0.7, click: 0.2 }],
  impact: [{ after: 0, pitch: 54, length: 0.4, level: 0.95, click: 0.7 }],
  turn: [
    { after: 0, pitch: 520, length: 0.16, level: 0.5, click: 0.3 },
    { after: 0.12, pitch: 700, length: 0.2, level: 0.5, click: 0.3 },
  ],
};

export const { knocks } = soundsOf<Event, Sound>(KNOCKS, soundOf);
