/** The Chronobot's own rules one by one, and what earlier apps got wrong (section 4). */
import { newMatch } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Bot, DICE, NEW_BOT, SUPPLY_WATER } from "../src/chronobot/board.ts";
import { workerOrder } from "../src/chronobot/capital-plates.ts";
import { botFaults } from "../src/chronobot/faults.ts";
import { chooseMine } from "../src/chronobot/mine-choice.ts";
import { botParadox, botScore, botWarp, CATEGORIES, total, verdict } from "../src/chronobot/phases.ts";
import type { BotAnswers, BotPosition } from "../src/chronobot/position.ts";
import type { BotStep } from "../src/chronobot/steps.ts";
import { botTurn } from "../src/chronobot/turn.ts";
import { anachrony } from "../src/index.ts";
import { freeSpaces } from "../src/tables/main-board.ts";
import { atTurn, newTable, play, TURN, withRolls } from "./solo.ts";

const OPTIONS = newTable().options;
const NO_TILES = { primary: [], secondary: [] };

function position(bot: Partial<Bot>, more: Partial<BotPosition> = {}): BotPosition {
  return {
    era: 2,
    options: OPTIONS,
    bot: { ...NEW_BOT, exosuits: 6, ...bot },
    banner: "bot",
    spaces: freeSpaces("open"),
    recruitPool: { Ge: 1, Ad: 1, En: 1, Sc: 1 },
    minePool: { N: 1, U: 1, G: 1, T: 2 },
    stacks: { PP: NO_TILES, FA: NO_TILES, LS: NO_TILES, LAB: NO_TILES },
    superprojects: [],
    stock: newTable().board.stock,
    ...more,
  };
}

function turn(
  from: BotPosition,
  answers: BotAnswers,
): { bot: Bot; after: BotPosition; steps: readonly BotStep[] } {
  const done = botTurn(from, answers);
  if (!done.done) throw new Error(`asks for ${done.asks.ask}`);
  return { bot: done.position.bot, after: done.position, steps: done.steps };
}

describe("the Mine, exactly", () => {
  test("CB-31 AMB-3 AMB-22: the three examples of 1.4", () => {
    const none = { N: 0, U: 0, G: 0, T: 0 };
    expect(chooseMine(none, [0, 1, 2], ["N", "U", "G", "T"])).toEqual({ index: 0, own: "U", pool: "N" });
    expect(chooseMine({ ...none, N: 1, U: 1 }, [0, 1, 2], ["U", "G", "T"])).toEqual({
      index: 1,
      own: "G",
      pool: "T",
    });
    expect(chooseMine({ ...none, T: 1 }, [2], ["U", "G", "T"])).toEqual({ index: 2, own: "T", pool: "U" });
  });

  test("AMB-23: without a pool the free space with the best own cube; without a space nothing", () => {
    expect(chooseMine({ N: 0, U: 1, G: 0, T: 0 }, [0, 1, 2], [])).toEqual({ index: 1, own: "G" });
    expect(chooseMine({ N: 0, U: 0, G: 0, T: 0 }, [], ["N"])).toBeUndefined();
  });
});

describe("steps say why", () => {
  test("CB-31 CB-28 CB-22: what a rule saw stands beside it", () => {
    const mined = turn(position({ cubes: { N: 1, U: 0, G: 0, T: 2 } }), { die: 3 }).steps;
    expect(mined.find(({ type }) => type === "botMined")).toMatchObject({
      own: "U",
      pool: "G",
      because: [{ rule: "CB-31", kept: ["U", "G"] }, { rule: "AMB-22" }],
    });
    const recruits = { tokens: ["A1", "B6", "B4", "B5", "E5", "C1"] } as const;
    const recruited = turn(position({ ...recruits, workers: { Ge: 1, Ad: 0, En: 1, Sc: 0 } }), {
      die: 2,
    }).steps;
    expect(recruited.find(({ type }) => type === "botRecruited")).toMatchObject({
      worker: "Ad",
      because: [{ rule: "CB-28", kept: ["Ad", "Sc"] }],
    });
    const stacks = {
      PP: NO_TILES,
      FA: NO_TILES,
      LS: NO_TILES,
      LAB: { primary: [{ vp: 2 }], secondary: [{ vp: 3 }] },
    };
    const built = turn(position({}, { stacks }), { die: 2 }).steps;
    expect(built.find(({ type }) => type === "botBuilt")).toMatchObject({
      vp: 3,
      stack: "secondary",
      because: [{ rule: "CB-22", kept: ["primary=2", "secondary=3"] }],
    });
  });

  test("CB-15: a fallback names its cause first", () => {
    const steps = turn(position({ tokens: ["A2", "B2", "B4", "B5", "E5", "C1"] }), { die: 1 }).steps;
    const fallback = steps.find(({ type }) => type === "botFellBack");
    expect(fallback?.because.map(({ rule }) => rule)).toEqual(["CB-33", "CB-15"]);
  });

  test("CB-28 AMB-2: the order of workers", () => {
    expect(workerOrder({ workers: { Ge: 1, Ad: 0, En: 1, Sc: 0 } }, false).order).toEqual([
      "Ad",
      "Sc",
      "Ge",
      "En",
    ]);
    expect(workerOrder({ workers: { Ge: 1, Ad: 0, En: 1, Sc: 0 } }, true).order).toEqual([
      "Ad",
      "Ge",
      "En",
      "Sc",
    ]);
  });
});

describe("score", () => {
  test("CB-43: T31: Breakthroughs 1 each and 2 for a set of shapes", () => {
    const score = botScore({ ...NEW_BOT, breakthroughs: { circle: 3, triangle: 2, square: 1 } });
    expect(score.breakthroughs).toBe(8);
  });

  test("CB-43 CB-27 AN-110: tokens, tiles, tracks, Anomalies at 3 each, nothing for Warp tiles left", () => {
    const score = botScore({
      ...NEW_BOT,
      vp: 11,
      buildings: [{ row: "LS", vp: 2, tile: "LS12" }],
      superprojects: [{ vp: 4, tile: "S02" }],
      timeTravel: 3,
      morale: 2,
      anomalies: 2,
      warpSupply: 5,
      warpOn: [3, 0, 0, 0, 0, 0, 0],
    });
    expect(Object.keys(score)).toEqual([...CATEGORIES]);
    expect(score).toEqual({
      tokens: 11,
      buildings: 2,
      superprojects: 4,
      timeTravel: 6,
      morale: 5,
      breakthroughs: 0,
      anomalies: -6,
      warp: 0,
    });
    expect(total(score)).toBe(22);
  });

  test("CB-44 AMB-21 AN-82: an equal score is not won, and nothing breaks the tie", () => {
    const score = botScore({ ...NEW_BOT, vp: 10 });
    expect(verdict(score, score)).toMatchObject({ winners: [], outcome: "tied" });
    expect(verdict({ ...score, tokens: 11 }, score)).toMatchObject({ winners: [0], outcome: "won" });
    const lost = verdict({ ...score, tokens: 9 }, score);
    expect(lost).toMatchObject({ winners: [], outcome: "lost" });
    expect(lost.rivals?.[0]).toMatchObject({ id: "chronobot", place: 1, score: 10 });
  });
});

describe("what is limited, and what is not", () => {
  test("AMB-20: Water, VP, cubes, workers and Breakthroughs are not; tracks, Anomalies and tiles are", () => {
    const rich: Bot = {
      ...NEW_BOT,
      vp: 300,
      water: 200,
      cubes: { N: 50, U: 50, G: 50, T: 0 },
      workers: { Ge: 30, Ad: 30, En: 0, Sc: 30 },
      breakthroughs: { circle: 15, triangle: 15, square: 15 },
    };
    expect(botFaults(rich)).toEqual([]);
    expect(botFaults({ ...NEW_BOT, timeTravel: 7 }).map(({ rule }) => rule)).toEqual(["CB-33"]);
    expect(botFaults({ ...NEW_BOT, morale: 4 }).map(({ rule }) => rule)).toEqual(["CB-34"]);
    expect(botFaults({ ...NEW_BOT, anomalies: 4 }).map(({ rule }) => rule)).toEqual(["CB-9"]);
  });

  test("AMB-12 CB-48: an Anomaly of the Chronobot takes no building from it, nor a spot", () => {
    const buildings = [{ row: "PP", vp: 4 }] as const;
    const { bot } = botParadox(
      { ...NEW_BOT, paradox: 2, buildings, warpOn: [1, 0, 0, 0, 0, 0, 0], warpSupply: 7 },
      1,
    );
    expect(bot.buildings).toEqual(buildings);
    expect(bot.anomalies).toBe(1);
    const tokens = ["A1", "B2", "B4", "B5", "E5", "C1"] as const;
    const stacks = { PP: { primary: [{ vp: 1 }], secondary: [] }, FA: NO_TILES, LS: NO_TILES, LAB: NO_TILES };
    expect(
      turn(position({ ...bot, tokens, exosuits: 6 }, { stacks }), { die: 1 }).bot.buildings,
    ).toHaveLength(2);
  });

  test("CB-8: surplus paradoxes are lost, and without a tile on the Timeline none comes back", () => {
    const { bot, stops } = botParadox({ ...NEW_BOT, paradox: 2 }, 2);
    expect([bot.paradox, bot.anomalies, bot.warpSupply, stops]).toEqual([0, 1, 8, true]);
  });

  test("CB-11 CB-12 CB-46: it warps what it has, and gains nothing by it", () => {
    const { bot } = botWarp({ ...NEW_BOT, warpSupply: 1, warpOn: [7, 0, 0, 0, 0, 0, 0] }, 2, 2);
    expect(bot).toEqual({ ...NEW_BOT, warpSupply: 0, warpOn: [7, 1, 0, 0, 0, 0, 0] });
  });

  test("CB-27: tiles with effects do nothing for it", () => {
    const own = { buildings: [{ row: "LS", vp: 1, tile: "LS12" }], water: 5 } as const;
    const { bot } = turn(position({ ...own, tokens: ["A1", "B1", "B4", "B5", "E5", "C1"] }), { die: 2 });
    expect([bot.vp, bot.water, bot.morale]).toEqual([0, 0, 1]);
  });

  test("CB-47: what it takes is gone for the human, what it discards goes nowhere", () => {
    const { after } = turn(
      position({ cubes: { N: 1, U: 1, G: 1, T: 0 } }, { minePool: { N: 0, U: 0, G: 0, T: 1 } }),
      { die: 3 },
    );
    expect(after.minePool).toEqual({ N: 0, U: 0, G: 0, T: 0 });
    expect(after.bot.vp).toBe(5);
  });

  test("CB-50 CB-16: it stands on Capital, Council and Mine spaces alone, each Exosuit once", () => {
    let now = position({ exosuits: 6 });
    const seen = new Set<string>();
    for (let i = 0; i < 60 && now.bot.exosuits > 0; i++) {
      const { after, steps } = turn(now, { die: DICE[i % 6]!, shape: "circle" });
      for (const step of steps) if (step.type === "botPlaced") seen.add(step.space.slice(0, -1));
      now = after;
    }
    const standing = Object.values(now.spaces!).flatMap((row) =>
      row.filter((occupant) => occupant === "bot"),
    );
    expect(standing.length + now.bot.exosuits).toBe(6);
    expect(
      [...seen].every((kind) => ["construct", "recruit", "research", "council", "mine"].includes(kind)),
    ).toBe(true);
  });
});

describe("what earlier apps got wrong", () => {
  test("AMB-1: the die is fair: every face equally likely", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    let state = { ...atTurn(), pending: TURN };
    for (let i = 0; i < 6000; i++) {
      const { events } = anachrony.apply(
        { ...state, pending: [{ kind: "cleanUp" }, { kind: "rounds" }, { kind: "handOver" }] },
        0,
        { type: "handOver" },
      );
      for (const event of events) if (event.type === "botRolled") counts[event.die - 1]!++;
      state = { ...state, rng: { ...state.rng, used: state.rng.used + 1 } };
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("CB-14: the three-token rule exists, and goes on while it applies", () => {
    // Token 2 joins 3 and 4 on B5; 5 and 4 stand on B6: the pushed one makes three there.
    const tokens = ["A1", "B4", "B5", "B5", "B6", "C1"] as const;
    const { bot, steps } = turn(position({ tokens }), { die: 2 });
    expect(bot.tokens).toEqual(["A1", "B5", "B5", "B6", "B6", "C1"]);
    expect(steps.filter(({ type }) => type === "botTokenPushed")).toHaveLength(1);
  });

  test("CB-35: Remove Anomaly removes it, and Neutronium counts twice", () => {
    const { bot } = turn(
      position({
        tokens: ["A3", "B2", "B4", "B5", "E5", "C1"],
        anomalies: 2,
        water: 3,
        cubes: { N: 2, U: 0, G: 1, T: 2 },
      }),
      { die: 1 },
    );
    expect([bot.anomalies, bot.cubes.N, bot.water]).toEqual([1, 1, 1]);
  });

  test("CB-34: Supply charges the spot where the marker stands, not the next, and never goes beyond the last", () => {
    expect(SUPPLY_WATER).toEqual([5, 6, 7, 7]);
    const tokens = ["A1", "B1", "B4", "B5", "E5", "C1"] as const;
    for (const [morale, price] of [5, 6, 7].entries()) {
      const { bot } = turn(position({ tokens, morale, water: 20 }), { die: 2 });
      expect([bot.morale, bot.water]).toEqual([morale + 1, 20 - price]);
    }
    expect(turn(position({ tokens, morale: 3, water: 20 }), { die: 2 }).bot.morale).toBe(3);
  });

  test("CB-33: Time Travel looks for a tile, and the tile comes home", () => {
    const tokens = ["A2", "B2", "B4", "B5", "E5", "C1"] as const;
    expect(turn(position({ tokens }), { die: 1 }).bot.timeTravel).toBe(0);
    const { bot } = turn(position({ tokens, warpSupply: 7, warpOn: [1, 0, 0, 0, 0, 0, 0] }), { die: 1 });
    expect([bot.timeTravel, bot.warpSupply, bot.warpOn[0]]).toEqual([1, 8, 0]);
  });

  test("CB-19 CB-21: the Council serves Capital actions, and not the Mine", () => {
    const full = { ...freeSpaces("open"), mine: ["human", "human", "human"] as const };
    expect(turn(position({}, { spaces: full }), { die: 3 }).after.spaces?.council).toEqual(["free", "free"]);
    const closed = { ...freeSpaces("open"), construct: ["human", "human"] as const };
    expect(turn(position({}, { spaces: closed }), { die: 2 }).after.spaces?.council).toEqual(["bot", "free"]);
  });

  test("CB-43: the VP of its buildings are recorded", () => {
    const stacks = { PP: { primary: [{ vp: 4 }], secondary: [] }, FA: NO_TILES, LS: NO_TILES, LAB: NO_TILES };
    const { bot } = turn(position({}, { stacks }), { die: 1 });
    expect(botScore(bot).buildings).toBe(4);
  });

  test("CB-4: token 2 starts on B2", () => {
    expect(NEW_BOT.tokens[1]).toBe("B2");
  });

  test("CB-24 AMB-13: a Beginner's Chronobot keeps the 1 VP of its plate", () => {
    const beginner = { ...OPTIONS, difficulty: "beginner" } as const;
    const tokens = ["A1", "B2", "B4", "B5", "E5", "C2"] as const;
    expect(turn(position({ tokens }, { options: beginner }), { die: 6 }).bot.vp).toBe(1);
  });

  test("AN-33: never more Paradox rolls than past Eras with its tiles", () => {
    const state = atTurn({}, { era: 3 });
    const bot = { ...state.bot, warpOn: [2, 1, 2, 0, 0, 0, 0], warpSupply: 3, actions: 3 };
    const { events } = play(withRolls({ ...state, bot }, 0, 0, 0), { type: "pass" });
    expect(events.filter(({ type }) => type === "botParadox")).toHaveLength(3);
  });

  test("AN-105: dice do not change on undo: what was rolled cannot be taken back", () => {
    const match = newMatch(anachrony, { id: "dice", seats: 1, seed: "dice" });
    match.act(0, { type: "powerUp", free: 3 }, 0);
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: "kernel/undo-reveals" } });
  });
});

test("CB-49: an Exosuit on a Council or Mine space flips nothing", () => {
  const state = atTurn({}, { era: 6, human: { placed: 1 } });
  const spaces = { ...state.board.spaces, council: ["bot", "free"], mine: ["bot", "human", "free"] } as const;
  const { events } = play(
    { ...state, bot: { ...state.bot, actions: 3, exosuits: 2 }, board: { ...state.board, spaces } },
    { type: "pass" },
  );
  expect(events.some(({ type }) => type === "tilesFlipped")).toBe(false);
});
