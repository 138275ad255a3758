/** The invariants of section 6: broken ones are found, and busy random play breaks none. */
import { chooseAtRandom, seedRng } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { BOT_WARP_TILES, botExosuits } from "../src/chronobot/board.ts";
import { anachrony } from "../src/index.ts";
import type { Action } from "../src/solo/actions.ts";
import type { Event } from "../src/solo/events.ts";
import type { State } from "../src/solo/state.ts";
import { SOLO_OPTIONS } from "./law-options.ts";
import { atTurn, newTable } from "./solo.ts";

/** Random play that passes only now and then, so that the later rules are met. */
function playBusily(
  begin: State,
  seed: string,
  onStep: (state: State, events: readonly Event[]) => void,
): State {
  let state = begin;
  for (let step = 0; state.phase !== "over"; step++) {
    const legal = anachrony.legalActions(state, 0);
    const busy = legal.filter(({ type }) => type !== "pass");
    const offered = busy.length > 0 && step % 9 > 0 ? busy : legal;
    const rules = { actors: () => [0], legalActions: () => offered };
    const { action } = chooseAtRandom<State, Action>(rules, state, seedRng(`${seed} ${step}`, "players"))!;
    const applied = anachrony.apply(state, 0, action);
    state = applied.state;
    onStep(state, applied.events);
  }
  return state;
}

describe("random play of many Eras", () => {
  for (const options of SOLO_OPTIONS)
    test(`CB-42 AN-73 AN-101 AN-109: no broken invariant, no dead end: ${JSON.stringify(options)}`, () => {
      let eras = 0;
      const lastEras = new Set<number>();
      for (let game = 0; game < 12; game++) {
        let placedByBot = 0;
        const end = playBusily(newTable(options, `busy ${game}`), `busy ${game}`, (state, events) => {
          const broken = anachrony.invariants(state);
          if (broken.length > 0) throw new Error(`game ${game}: ${broken.join(" ")}`);
          for (const event of events) {
            if (event.type === "eraBegan") {
              eras++;
              placedByBot = 0;
            }
            if (event.type === "botPlaced") placedByBot++;
            if (event.type === "impact" && state.era !== 5)
              throw new Error("the Impact came at another time");
          }
          const most = botExosuits(state.era);
          if (placedByBot > Math.max(most, 6)) throw new Error(`it placed ${placedByBot} Exosuits`);
        });
        lastEras.add(end.era);
        expect(anachrony.result(end)).toBeDefined();
      }
      expect(eras).toBeGreaterThan(40);
      for (const era of lastEras) expect([5, 6, 7]).toContain(era);
    });
});

describe("what is broken is found", () => {
  const sound = atTurn();
  const broken: readonly (readonly [string, Partial<State>])[] = [
    ["the Chronobot’s Warp tiles", { bot: { ...sound.bot, warpSupply: BOT_WARP_TILES - 1 } }],
    ["its Exosuits", { bot: { ...sound.bot, exosuits: 7 } }],
    ["its paradoxes", { bot: { ...sound.bot, paradox: 3 } }],
    ["its Anomalies", { bot: { ...sound.bot, anomalies: 4 } }],
    ["a set of cubes", { bot: { ...sound.bot, cubes: { N: 1, U: 1, G: 1, T: 1 } } }],
    ["a set of workers", { bot: { ...sound.bot, workers: { Ge: 1, Ad: 1, En: 1, Sc: 1 } } }],
    ["three Superprojects", { bot: { ...sound.bot, superprojects: [{ vp: 4 }, { vp: 4 }, { vp: 4 }] } }],
    ["a strayed token", { bot: { ...sound.bot, tokens: ["B1", "B2", "B4", "B5", "E5", "C1"] } }],
    ["three tokens", { bot: { ...sound.bot, tokens: ["A1", "B5", "B5", "B5", "E5", "C1"] } }],
    ["its debts", { bot: { ...sound.bot, water: -1 } }],
    ["the human’s Warp tiles", { human: { ...sound.human, warpSupply: [] } }],
    ["the human’s Exosuits", { human: { ...sound.human, powered: 7 } }],
    ["the human’s goods", { human: { ...sound.human, goods: { ...sound.human.goods, W: -1 } } }],
    ["the human’s workers", { human: { ...sound.human, tired: { ...sound.human.tired, Sc: -1 } } }],
    ["the human’s paradoxes", { human: { ...sound.human, paradox: 3 } }],
    ["the human’s tracks", { human: { ...sound.human, timeTravel: 9 } }],
    ["the human’s Morale", { human: { ...sound.human, morale: 7 } }],
    ["two Anomalies on a spot", { human: { ...sound.human, anomalies: ["PP1", "PP1"] } }],
    ["the Focus", { human: { ...sound.human, focus: 5 } }],
    ["the Breakthroughs", { human: { ...sound.human, breakthroughs: ["circle-leaf"] } }],
    ["a building", { board: { ...sound.board, secondary: { ...sound.board.secondary, PP: [] } } }],
    ["the Superprojects", { board: { ...sound.board, superprojects: sound.board.superprojects.slice(1) } }],
    [
      "a Superproject from nowhere",
      { human: { ...sound.human, rows: { ...sound.human.rows, PP: ["S01", "S01", ""] } } },
    ],
    ["the Recruit cards", { board: { ...sound.board, recruitDeck: [] } }],
    ["the Mine cards", { board: { ...sound.board, mineDeck: [] } }],
    [
      "an Exosuit too many",
      { board: { ...sound.board, spaces: { ...sound.board.spaces, mine: ["human", "free", "free"] } } },
    ],
    [
      "a space gone too soon",
      { board: { ...sound.board, spaces: { ...sound.board.spaces, recruit: ["gone", "free"] } } },
    ],
    ["the Era", { era: 8 }],
    ["the Impact", { era: 5 }],
    ["an early end", { phase: "over" }],
  ];
  test("a sound table breaks nothing", () => {
    expect(anachrony.invariants(sound)).toEqual([]);
  });
  test.each(broken)("%s", (_what, change) => {
    expect(anachrony.invariants({ ...sound, ...change })).not.toEqual([]);
  });
});
