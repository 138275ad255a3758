/** How games went (R-DIST): endings, grades, crystals on the Mission Return, visits, and how much of the story was read. */
import type { Event, Mission, State } from "../src/index.ts";
import { gradeOf } from "../src/index.ts";
import type { Condition } from "../src/pack.ts";
import { sidesOf } from "../src/walk.ts";
import { relaxed } from "./facts.ts";
import { keysOf, type Slot } from "./keys.ts";

/** One kind of player at one table. Parts are of the games played. */
export type Figures = {
  readonly games: number;
  /** By ending; "failure" by TS-118, "abandoned", "stuck" and "endless" stand for themselves. */
  readonly endings: Readonly<Record<string, number>>;
  readonly success: number;
  /** Games that were not lost, by grade. */
  readonly grades: Readonly<Record<string, number>>;
  /** Crystals on the Mission Return of the games that were not lost: median and 95th percentile. */
  readonly missionReturn: readonly [number, number];
  readonly visits: readonly [number, number];
  /** The part of the story's words that this table could read and somebody did read: the median, from 0 to 1. */
  readonly words: number;
};

/** Everything else is a name, a button, a hint or a description of a picture. */
const STORY: ReadonlySet<Slot> = new Set(["card", "aloud", "interaction", "item", "event", "cell"]);

/** How many words each text has that a table with these receptacles can come to read. */
export function storyWords(
  { pack }: Mission,
  words: Readonly<Record<string, string>>,
  receptacles: readonly string[],
): ReadonlyMap<string, number> {
  const { variants } = relaxed(pack, receptacles);
  const shut = new Set<object>([
    ...pack.receptacles
      .filter(({ id }) => !receptacles.includes(id))
      .flatMap((receptacle) => [receptacle as object, receptacle.gear, receptacle.snap]),
    ...sidesOf(pack).flatMap((side) => {
      const last = side.variants.findIndex(({ when }) => isForSo(when, receptacles.length));
      return side.variants.filter((variant, at) => !variants.has(variant) || (last >= 0 && at > last));
    }),
  ]);
  const endings = new Set<object>(pack.endings.flatMap(({ variants: own }) => own));
  const found = new Map<string, number>();
  for (const { key, slot, object, field } of keysOf(pack)) {
    const [part, reader] = field;
    if (shut.has(object) || (part === "knows" && !receptacles.includes(String(reader)))) continue;
    if (STORY.has(slot) || endings.has(object))
      found.set(key, words[key]?.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0);
  }
  return found;
}

/** Whether a variant is the one for so many receptacles: those after it are for others. */
const isForSo = (when: Condition, many: number): boolean =>
  when !== "always" &&
  "receptacles" in when &&
  many >= (when.receptacles.min ?? 0) &&
  many <= (when.receptacles.max ?? many);

export type Tally = {
  add(state: State, end: string, read: ReadonlySet<string>): void;
  figures(): Figures;
};

/** The keys that events bring before somebody's eyes, and what lies there without being told: the order, the own sheet. */
export function readIn(events: readonly Event[], mission: Mission, into: Set<string>): void {
  const add = (key: string | undefined): unknown => key !== undefined && into.add(key);
  for (const event of events) {
    if ("text" in event && event.text !== null) into.add(event.text);
    if (event.type === "asked") into.add(event.prompt);
    if (event.type === "tokenTaken") add(mission.tokens.get(event.token)?.text);
    if (event.type === "conflictBegan") add(mission.conflicts.get(event.conflict)?.text);
    if (event.type === "read")
      add(
        mission.sides.get(event.side)?.variants.find(({ text }) => text === event.text)?.knows?.[event.agent],
      );
    if (event.type !== "began") continue;
    const { order, return: sheet } = mission.pack.setup;
    for (const key of [order, sheet]) add(key);
    for (const { id, story, talent, gear } of mission.pack.receptacles)
      if (event.receptacles.includes(id)) for (const key of [...story, talent?.text, gear.text]) add(key);
  }
}

export function tallyOf(mission: Mission, story: ReadonlyMap<string, number>): Tally {
  const all = [...story.values()].reduce((sum, each) => sum + each, 0);
  const endings: Record<string, number> = {};
  const grades: Record<string, number> = {};
  const returned: number[] = [];
  const visits: number[] = [];
  const words: number[] = [];
  let success = 0;
  return {
    add: (state, end, read) => {
      endings[end] = (endings[end] ?? 0) + 1;
      visits.push(Object.values(state.visits).reduce((sum, each) => sum + each, 0));
      words.push([...read].reduce((sum, key) => sum + (story.get(key) ?? 0), 0) / Math.max(1, all));
      if (state.end?.outcome === "success") success++;
      if (state.end?.id == null) return;
      returned.push(state.missionReturn);
      const grade = state.end.outcome === "failure" ? null : gradeOf(state, mission);
      if (grade !== null) grades[grade] = (grades[grade] ?? 0) + 1;
    },
    figures: () => ({
      games: visits.length,
      endings,
      success,
      grades,
      missionReturn: [quantile(returned, 0.5), quantile(returned, 0.95)],
      visits: [quantile(visits, 0.5), quantile(visits, 0.95)],
      words: quantile(words, 0.5),
    }),
  };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
