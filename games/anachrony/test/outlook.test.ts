/** What page and terminal both tell about a position: picks, places, why-not, the next roll, the bot's steps. */
import { chooseAtRandom, seedRng } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import {
  type Action,
  afterStep,
  anachrony,
  attemptAt,
  type Event,
  freeSlots,
  isBotStep,
  meanings,
  nextRolls,
  type Options,
  type Place,
  paradoxAhead,
  picksOf,
  SPACES,
  SPOTS,
  type State,
  WARP_TILES,
  WORKERS,
  waysOf,
} from "../src/index.ts";
import { newTable } from "./solo.ts";

type Step = {
  readonly state: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
};

/** A game in which chance moves. */
function* game(options: Partial<Options>, seed: string): Generator<Step> {
  let state = newTable(options, seed);
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
const GAMES: readonly (readonly [Partial<Options>, string])[] = [
  [{}, "one"],
  [{ path: "tide", leader: "first", headStart: true }, "two"],
  [{ path: "lantern", side: "B", leader: "second", difficulty: "beginner" }, "three"],
  [{ path: "vow", side: "B", minActions: 6, lastWord: true }, "four"],
];
const stepsOf = (): readonly Step[] => GAMES.flatMap(([options, seed]) => [...game(options, seed)]);

describe("picks", () => {
  it("tell every legal action from every other", () => {
    for (const { state } of stepsOf()) {
      const keys = anachrony.legalActions(state, 0).flatMap((action) => {
        // Which free slots stay empty is no choice that anybody would make while paying for others.
        if (action.type === "powerUp" && (action.payments ?? []).length > 0 && action.free < freeSlots(state))
          return [];
        return [picksOf(action).toSorted().join(" & ")];
      });
      expect(new Set(keys).size).toBe(keys.length);
      expect(waysOf(state).length).toBe(keys.length);
    }
  });
});

/** Every place that the board draws. */
const placesOf = (state: State): readonly Place[] => [
  ...WORKERS.flatMap((worker): Place[] => [`worker ${worker}`, `pool ${worker}`]),
  ...SPACES.map((space): Place => `space ${space}`),
  ...SPOTS.map((spot): Place => `spot ${spot}`),
  ...WARP_TILES.map((tile): Place => `warp ${tile}`),
  ...(["N", "U", "G", "T"] as const).map((cube): Place => `cube ${cube}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((era): Place => `era ${era}`),
  ...Object.values(state.board.primary).flatMap(([top]): Place[] =>
    top === undefined ? [] : [`open ${top}`],
  ),
  "supply",
  "free force",
];

describe("a place that answers nothing", () => {
  it("names an attempt that the rules refuse with a rule", () => {
    for (const { state } of stepsOf()) {
      const lit = new Set(waysOf(state).flatMap(({ picks }) => picks));
      for (const place of placesOf(state)) {
        if (meanings(state, place).some((pick) => lit.has(pick))) continue;
        const attempt = attemptAt(state, [], place);
        const refused = attempt && anachrony.refusal(state, 0, attempt);
        expect([place, refused?.rule ?? ""]).toEqual([place, expect.stringMatching(/^(AN|CB)-\d+$/)]);
      }
    }
  });
});

describe("the risk of an Anomaly", () => {
  it("counts the rolls of both sides and the faces of the die", () => {
    const state = newTable();
    const with2 = {
      ...state,
      era: 2,
      human: { ...state.human, paradox: 1, warpOn: [["gold"], ["water"], [], [], [], [], []] as const },
      bot: { ...state.bot, warpOn: [0, 2, 0, 0, 0, 0, 0] },
    };
    // One roll from 1: only a 2 reaches 3, which is one face of six.
    expect(paradoxAhead(with2)).toEqual({ rolls: 1, botRolls: 1, paradox: 1, threshold: 3, chance: 1 / 6 });
    const fixed = { ...with2, options: { ...state.options, paradoxDie: "fixed1" as const } };
    expect(paradoxAhead(fixed).chance).toBe(0);
    expect(paradoxAhead({ ...fixed, human: { ...fixed.human, paradox: 2 } }).chance).toBe(1);
  });
});

describe("the Chronobot's steps", () => {
  it("lead, one after the other, to the bot and the board that its turn leaves", () => {
    let turns = 0;
    for (const { state, action, after, events } of stepsOf()) {
      if (action.type !== "handOver" || after.pending.at(-1)?.kind !== "turn" || after.era !== state.era)
        continue;
      const told = events.filter(isBotStep).reduce(afterStep, state);
      expect(told.bot).toEqual(after.bot);
      expect(told.banner).toBe(after.banner);
      expect(told.board).toEqual(after.board);
      turns++;
    }
    expect(turns).toBeGreaterThan(20);
  });

  it("are foretold for the face that falls, as far as no shape is rolled", () => {
    let turns = 0;
    for (const { state, action, events } of stepsOf()) {
      if (action.type !== "handOver") continue;
      const rolled = events.find((event) => event.type === "botRolled");
      if (rolled?.type !== "botRolled") continue;
      const roll = nextRolls(state).find(({ die }) => die === rolled.die);
      const steps = events.filter(isBotStep).slice(0, roll?.steps.length ?? 0);
      expect(steps.map(({ type, because }) => [type, because])).toEqual(
        roll?.steps.map(({ type, because }) => [type, because]),
      );
      turns++;
    }
    expect(turns).toBeGreaterThan(20);
  });
});
