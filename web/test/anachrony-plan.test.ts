/** Anachrony's table without a browser: plans, previews, speech, the thread and the chronicle through whole games. */
import { type Action, anachrony, type Event, GOODS, type Options, type State } from "@chronarium/anachrony";
import { anachronyText } from "@chronarium/anachrony/text";
import { chooseAtRandom, newMatch, readOptions, seedRng } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { ownPlaces } from "../src/games/anachrony/board/own-board.tsx";
import { begins, lines } from "../src/games/anachrony/chronicle/chronicle.ts";
import { turnOf } from "../src/games/anachrony/chronicle/turns.ts";
import { talliesOf } from "../src/games/anachrony/end/results.ts";
import { derive, makeSetting, play } from "../src/games/anachrony/play.ts";
import { changesOf, crewOf } from "../src/games/anachrony/table/board-props.ts";
import { storyOf } from "../src/games/anachrony/table/bot-story.ts";
import { framesOf } from "../src/games/anachrony/table/frames.ts";
import { speakPlace } from "../src/games/anachrony/table/spoken.ts";
import { load } from "../src/games/anachrony/text.ts";
import { en } from "../src/games/anachrony/words/en.ts";
import { fr } from "../src/games/anachrony/words/fr.ts";
import { dealAddress, dealIn } from "../src/home/deal.ts";

type Step = {
  readonly state: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
};

function* game(options: Partial<Options>, seed: string): Generator<Step> {
  const read = readOptions(anachrony.options, options);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  let state = anachrony.setup(read.options, 1, seed);
  let rng = seedRng(seed, "players");
  for (;;) {
    const chosen = chooseAtRandom(anachrony, state, rng);
    if (chosen === undefined) return;
    rng = chosen.rng;
    const { state: after, events } = anachrony.apply(state, 0, chosen.action);
    yield { state, action: chosen.action, after, events };
    state = after;
  }
}
const steps: readonly Step[] = [
  ...game({}, "one"),
  ...game({ path: "tide", headStart: true }, "two"),
  ...game({ path: "lantern", side: "B", difficulty: "expert" }, "three"),
  ...game({ path: "vow", side: "B", leader: "second" }, "four"),
];

describe("a preview", () => {
  it("counts what leaves and what comes exactly, for every action of whole games", () => {
    for (const { state, action, after, events } of steps) {
      const changes = changesOf(events);
      for (const good of GOODS)
        expect([action, good, changes[good] ?? 0]).toEqual([
          action,
          good,
          after.human.goods[good] - state.human.goods[good],
        ]);
    }
  });
});

describe("a plan", () => {
  it("leads to every legal action that the table offers", () => {
    for (const { state } of steps) {
      const setting = makeSetting(state, 0);
      for (const { action } of setting.ways) {
        const { planned, commits } = derive(setting, play.planFor(setting, action));
        expect(planned).toEqual(action);
        expect(commits).toEqual([action]);
      }
    }
  });
});

describe("the pictures of the Chronobot's turn", () => {
  it("end where the turn ends", () => {
    for (const { state, action, after, events } of steps) {
      if (action.type !== "handOver" || after.era !== state.era) continue;
      const last = framesOf(state, events).at(-1);
      if (last !== undefined) expect(last.picture.bot).toEqual(after.bot);
    }
  });

  it("are told in at most three sentences, each with its rules", () => {
    for (const { events } of steps) {
      const taken = events.filter((event) => event.type.startsWith("bot")) as Parameters<typeof storyOf>[0];
      for (const { lines: told } of storyOf(taken, anachronyText.en)) {
        expect(told.length).toBeLessThanOrEqual(3);
        for (const { text, rules } of told) {
          expect(text).toMatch(/\.$/);
          expect(rules.length).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe("speech", () => {
  it("names every place in both languages, with no word of the other and nothing undefined", () => {
    for (const { state } of steps)
      for (const [words, text] of [
        [en, anachronyText.en],
        [fr, anachronyText.fr],
      ] as const)
        for (const place of ownPlaces(state)) {
          const said = speakPlace({ state, words, text, crew: crewOf([]) }, place, "possible");
          expect(said).not.toMatch(/undefined|NaN|\[object/);
          expect(said.endsWith(words.said.light.possible)).toBe(true);
        }
  });
});

/** Every text of a table of words, also those that functions make of plain numbers. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe("the words of the table", () => {
  it("have no straight quotes, and in French a narrow space before double punctuation", () => {
    for (const text of [...textsOf(en), ...textsOf(fr)]) expect(text).not.toMatch(/['"!]/);
    for (const text of textsOf(fr)) expect(text).not.toMatch(/[^\u202f\u00a0][;:?]/);
  });
  it("say the same things in both languages", () => {
    const keys = (value: unknown): unknown =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keys(inner)]))
        : typeof value;
    expect(keys(fr)).toEqual(keys(en));
  });
});

describe("the chronicle and the thread", () => {
  it("tell every step, and begin each Era once", async () => {
    await load("en");
    const match = newMatch(anachrony, { id: "x", seats: 1, seed: "one", names: ["Lucie"] });
    const entries = [...game({}, "one")].map(({ events }, i) => ({ revision: i + 1, seat: 0, events }));
    const eras = entries.flatMap((entry) => begins(entry) ?? []);
    expect(eras).toEqual(eras.map((_, i) => i + 2));
    const names = { seat: () => "Lucie" };
    for (const entry of entries)
      for (const line of lines(entry, "en", names)) expect(line.text).toMatch(/[.]$/);
    const turns = turnOf(entries, { view: anachrony.viewFor(match.state, 0) });
    expect(turns[0]).toEqual({ seat: 0, chapter: 1, revision: 0 });
    const chapters = turns.map(({ chapter }) => chapter);
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
  });
});

describe("own results", () => {
  it("are counted by path and difficulty, a tie as not won", () => {
    const tallies = talliesOf([
      { path: "tide", difficulty: "normal", you: 60, bot: 50 },
      { path: "tide", difficulty: "normal", you: 50, bot: 50 },
      { path: "verdant", difficulty: "expert", you: 30, bot: 45 },
    ]);
    expect(tallies.map(({ path, difficulty, games, won }) => [path, difficulty, games, won])).toEqual([
      ["verdant", "expert", 1, 0],
      ["tide", "normal", 2, 1],
    ]);
    expect(tallies[1]?.best).toEqual({ path: "tide", difficulty: "normal", you: 60, bot: 50 });
  });
});

describe("a deal in an address", () => {
  it("comes out as it went in, and a damaged one is known", () => {
    const deal = { seed: "ember & ash", options: { path: "tide", headStart: true, minActions: 6 } };
    expect(dealIn(new URL(dealAddress("anachrony", deal), "http://x").search)).toEqual(deal);
    expect(dealIn("")).toBeUndefined();
    for (const search of [
      "?deal=",
      `?deal=${"x".repeat(201)}`,
      "?deal=a&options=[1]",
      "?deal=a&options={",
      '?deal=a&options={"path":{}}',
    ])
      expect(dealIn(search)).toBe("damaged");
  });
});
