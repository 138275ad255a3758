/**
 * What is heard of the things that happen. A game brings a table of sounds in the order in which they are heard
 * (causes before consequences) and says which event makes which:
 *
 *     export const knocks = soundsOf<Event, Sound>(KNOCKS, (event, mine) => …).knocks;
 */
import type { Seat } from "@chronarium/kernel";
import type { Entry, Moment } from "../driver/types.ts";
import type { Knock } from "../shell/audio.ts";

/** Seconds between the beginnings of two sounds. */
const APART = 0.22;

export type Sounds<Event, Sound extends string> = {
  /** What is heard of some events, each sound once. Some are told only to those whom they concern. */
  readonly heard: (events: readonly Event[], mine: (seat: Seat) => boolean) => readonly Sound[];
  readonly knocksOf: (sounds: readonly Sound[]) => readonly Knock[];
  /** The people at this table hear what is theirs, bots do not. */
  readonly knocks: (entries: readonly Entry[], moment: Moment) => readonly Knock[];
};

export function soundsOf<Event, Sound extends string>(
  table: Readonly<Record<Sound, readonly Knock[]>>,
  soundOf: (event: Event, mine: (seat: Seat) => boolean) => Sound | undefined,
): Sounds<Event, Sound> {
  const order = Object.keys(table) as Sound[];
  const heard: Sounds<Event, Sound>["heard"] = (events, mine) => {
    const all = new Set(events.map((event) => soundOf(event, mine)));
    return order.filter((sound) => all.has(sound));
  };
  const knocksOf = (sounds: readonly Sound[]): readonly Knock[] =>
    sounds.flatMap((sound, i) => table[sound].map((knock) => ({ ...knock, after: knock.after + i * APART })));
  return {
    heard,
    knocksOf,
    knocks: (entries, { table: { seats } }) => {
      const events = entries.flatMap((entry) => entry.events as readonly Event[]);
      return knocksOf(heard(events, (seat) => seats[seat]?.kind === "human"));
    },
  };
}
