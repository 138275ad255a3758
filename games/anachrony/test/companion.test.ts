/** The companion (5.1): dice that are told, undo over them, what is asked, and what its tables add up to. */
import { newMatch, openMatch, readOptions } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { DICE, HOMES, POSITIONS } from "../src/chronobot/board.ts";
import { type Action, CHANGES, COUNTERS, HEX_SPACES, TILE_KINDS } from "../src/companion/actions.ts";
import { appDie, appParadox, appShape, diceReport } from "../src/companion/app-dice.ts";
import { chronobot } from "../src/companion/index.ts";
import { PHASES, type State, THINGS } from "../src/companion/state.ts";
import { OPEN_TILES } from "../src/companion/tiles.ts";
import { questionOf } from "../src/companion/turn.ts";

function newTable(): State {
  const read = readOptions(chronobot.options, {});
  if (!read.ok) throw new Error("no options");
  return chronobot.setup(read.options, 1, "table");
}

function tell(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((now, action) => {
    const refused = chronobot.refusal(now, 0, action);
    if (refused !== undefined) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(refused)}`);
    return chronobot.apply(now, 0, action).state;
  }, state);
}

const BEGIN: readonly Action[] = [
  { type: "corrected" },
  { type: "confirm" },
  { type: "confirm" },
  { type: "rollParadox", face: 1, origin: "hand" },
  { type: "humanWarps", count: 0 },
  { type: "confirm" },
];

describe("entered chance", () => {
  test("CP-1: one seat, and a setup that depends on no seed", () => {
    expect(chronobot.seats).toEqual({ min: 1, max: 1 });
    const read = readOptions(chronobot.options, {});
    if (!read.ok) throw new Error("no options");
    expect(chronobot.setup(read.options, 1, "one")).toEqual(chronobot.setup(read.options, 1, "two"));
    expect(newTable()).not.toHaveProperty("rng");
  });

  test("CP-2: the n-th app roll is draw n of the seed, whatever was rolled by hand between", () => {
    const faces = Array.from({ length: 600 }, (_, n) => appDie("seed", n + 1));
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(appDie("seed", 7)).toBe(faces[6]);
    const log: readonly Action[] = [
      { type: "rollParadox", face: appParadox("seed", 1), origin: "app" },
      { type: "rollDie", face: 3, origin: "hand" },
      { type: "rollDie", face: appDie("seed", 2), origin: "app" },
      { type: "rollShape", face: appShape("seed", 3), origin: "app" },
      { type: "rollDie", face: (appDie("seed", 4) % 6) + 1, origin: "app" },
    ];
    expect(diceReport("seed", log)).toEqual({ vouched: 3, byHand: 1, forged: [4] });
  });

  test("CP-2 CP-3: undo goes over dice to the first step, and another course meets the same faces", () => {
    const match = newMatch(chronobot, { id: "table", seats: 1, seed: "table" });
    for (const action of BEGIN) expect(match.act(0, action, 0)).toMatchObject({ ok: true });
    const face = appDie("table", match.state.appRolls + 1);
    expect(match.act(0, { type: "rollDie", face, origin: "app" }, 0)).toMatchObject({ ok: true });
    expect(match.undoHorizon(0)).toBe(0);
    expect(match.undo(0, 5)).toMatchObject({ ok: true });
    expect(match.act(0, { type: "confirm" }, 0)).toMatchObject({ ok: true });
    expect(appDie("table", match.state.appRolls + 1)).toBe(face);
    expect(match.undo(0, 0)).toMatchObject({ ok: true });
    expect(match.state).toEqual(newTable());
  });

  test("CP-3: a stored table opens again as it was", () => {
    const match = newMatch(chronobot, { id: "table", seats: 1, seed: "table" });
    for (const action of BEGIN) match.act(0, action, 0);
    const opened = openMatch(chronobot, match.record());
    expect(opened.ok ? opened.match.state : opened.refusal).toEqual(match.state);
  });
});

describe("questions", () => {
  /** How many answers a turn of this face needs besides dice. */
  function asked(state: State, face: number): number {
    let now = tell(state, { type: "rollDie", face, origin: "hand" });
    let answers = 0;
    for (let i = 0; i < 5 && now.turn === "bot"; i++) {
      const question = questionOf(now);
      if (question?.ask === "shape") {
        now = tell(now, { type: "rollShape", face: "circle", origin: "hand" });
        continue;
      }
      answers++;
      const first: Readonly<Record<string, Action>> = {
        space: { type: "space", at: "top" },
        freeMines: { type: "mines", free: ["mine1"] },
        cubes: { type: "pool", cubes: ["N"] },
        worker: { type: "worker", worker: "Ge" },
        building: { type: "building", vp: 2 },
        superproject: { type: "superproject", vp: 5 },
        breakthrough: { type: "taken" },
      };
      now = tell(now, first[question!.ask]!);
    }
    return answers;
  }

  test("CP-4: with nothing tracked two questions at most, dice apart", () => {
    const places = ["B1", "B2", "B3", "B4", "B5", "B6", "B7"] as const;
    for (const place of places) {
      const state = tell(newTable(), ...BEGIN);
      const tokens: State["bot"]["tokens"] = ["A1", place, place, "B5", "E5", "C1"];
      const clear = { ...state, bot: { ...state.bot, tokens: place === "B5" ? state.bot.tokens : tokens } };
      expect(asked(clear, place === "B5" ? 4 : 2), place).toBeLessThanOrEqual(2);
    }
  });

  test("CP-4 CP-7: with everything tracked no plate asks anything, before the Impact and after it", () => {
    for (const era of [1, 5])
      for (const [token, homes] of HOMES.entries())
        for (const position of homes) {
          const home = newTable().bot.tokens[token];
          const begin = tell(
            newTable(),
            ...THINGS.filter((thing) => thing !== "warp").map(
              (thing): Action => ({ type: "track", thing, on: "yes" }),
            ),
            ...(era === 1 ? [] : [{ type: "correctEra", era } as const]),
            // Three tokens never share a position (CB-14).
            ...(position === "B5" && token !== 3
              ? [{ type: "correctToken", token: 4, position: "B6" } as const]
              : []),
            ...(position === home ? [] : [{ type: "correctToken", token: token + 1, position } as const]),
            { type: "corrected" },
            { type: "recruitCard", workers: ["Ge", "Ad", "En", "Sc"] },
            { type: "mineCard", cubes: ["N", "U", "G", "T", "T"] },
            ...OPEN_TILES.map((tile): Action => ({ type: "openTile", tile, vp: 2 })),
            ...(era === 1
              ? []
              : [1, 2, 3, 4, 5].map((of): Action => ({ type: "openSuperproject", era: of, vp: 5 }))),
            { type: "confirm" },
            ...(era === 1 ? [] : [{ type: "confirm" } as const]),
            ...BEGIN.slice(2),
          );
          expect(asked(begin, token + 1), `Era ${era}, token ${token + 1} on ${position}`).toBe(0);
        }
  });

  test("CP-7: what lies open is told to whoever looks on", () => {
    const table = tell(
      newTable(),
      { type: "track", thing: "tiles", on: "yes" },
      { type: "correctEra", era: 5 },
    );
    const told = (action: Action) => chronobot.apply(table, 0, action).events;
    expect(told({ type: "openSuperproject", era: 1, vp: 4 })).toEqual([
      { type: "superprojectEntered", era: 1, vp: 4 },
    ]);
    expect(told({ type: "openTile", tile: "LAB-primary", vp: 0 })).toEqual([
      { type: "tileEntered", tile: "LAB-primary", vp: 0 },
    ]);
  });

  test("CP-6: plates that the app decides alone do not offer it", () => {
    const state = tell(newTable(), ...BEGIN);
    const types = (now: State): string[] => chronobot.legalActions(now, 0).map(({ type }) => type);
    expect(types(state)).not.toContain("couldNot");
    expect(types(tell(state, { type: "rollDie", face: 2, origin: "hand" }))).toContain("couldNot");
  });

  test("CP-4: a turn that waited only for what is tracked now is taken at once", () => {
    const lab: Action = { type: "correctTile", tile: "LAB", vp: 1, change: "up" };
    const token: Action = { type: "correctToken", token: 3, position: "B2" };
    const rolled = tell(newTable(), lab, lab, lab, token, ...BEGIN, {
      type: "rollDie",
      face: 3,
      origin: "hand",
    });
    expect(questionOf(rolled)).toEqual({ ask: "space", action: "construct" });
    // Its row of Labs is full: with free spaces known nothing is left to ask.
    const tracked = tell(rolled, { type: "track", thing: "spaces", on: "yes" });
    expect([tracked.turn, tracked.answers]).toEqual(["human", {}]);
  });

  test("CP-5 CP-7: tracking that is switched on in mid-turn does not undo an answer", () => {
    const asking = tell(
      newTable(),
      ...BEGIN,
      { type: "rollDie", face: 2, origin: "hand" },
      { type: "space", at: "second" },
    );
    const tracked = tell(asking, { type: "track", thing: "spaces", on: "yes" }, { type: "building", vp: 4 });
    expect(tracked.spaces?.construct).toEqual(["free", "bot"]);
    expect(tracked.bot.buildings).toEqual([{ row: "LAB", vp: 4 }]);
  });
});

describe("corrections", () => {
  test("CP-9: the list of a correction holds what is let pass, and nothing else", () => {
    const eras = [1, 2, 3, 4, 5, 6, 7];
    const every: readonly Action[] = [
      { type: "corrected" },
      ...CHANGES.flatMap((change): Action[] => [
        ...COUNTERS.map((counter): Action => ({ type: "correctCounter", counter, change })),
        ...TILE_KINDS.flatMap((tile) =>
          [1, 2, 3, 4, 5, 6, 7, 8].map((vp): Action => ({ type: "correctTile", tile, vp, change })),
        ),
        ...(["human", "bot"] as const).flatMap((whose) =>
          eras.map((era): Action => ({ type: "correctWarp", whose, era, change })),
        ),
      ]),
      ...DICE.flatMap((token) =>
        POSITIONS.map((position): Action => ({ type: "correctToken", token, position })),
      ),
      ...HEX_SPACES.flatMap((space) =>
        (["free", "human", "bot", "gone"] as const).map(
          (by): Action => ({ type: "correctSpace", space, by }),
        ),
      ),
      ...PHASES.map((phase): Action => ({ type: "correctPhase", phase })),
      ...(["human", "bot"] as const).map((side): Action => ({ type: "correctFirst", side })),
      ...eras.map((era): Action => ({ type: "correctEra", era })),
      ...OPEN_TILES.flatMap((tile) => [0, 1, 2, 3, 4].map((vp): Action => ({ type: "openTile", tile, vp }))),
      ...eras.flatMap((era) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((vp): Action => ({ type: "openSuperproject", era, vp })),
      ),
    ];
    const begun = newTable();
    const tracked = tell(
      begun,
      ...(["spaces", "tiles"] as const).map((thing): Action => ({ type: "track", thing, on: "yes" })),
      { type: "correctEra", era: 5 },
      { type: "openSuperproject", era: 1, vp: 6 },
      { type: "correctTile", tile: "LAB", vp: 2, change: "up" },
      { type: "correctWarp", whose: "bot", era: 3, change: "up" },
    );
    const opened = tell(begun, ...BEGIN, { type: "correct" });
    for (const state of [begun, tracked, opened]) {
      const listed = chronobot.legalActions(state, 0).filter(({ type }) => type !== "track");
      const passes = every.filter((action) => chronobot.refusal(state, 0, action) === undefined);
      const named = (actions: readonly Action[]) => actions.map((each) => JSON.stringify(each)).sort();
      expect(named(listed)).toEqual(named(passes));
    }
  });
});

describe("the table", () => {
  test("CP-8 CB-39 CB-51 CB-52: after the human's pass the owed turns follow, then the last word", () => {
    const read = readOptions(chronobot.options, { lastWord: true });
    if (!read.ok) throw new Error("no options");
    let now = tell(chronobot.setup(read.options, 1, ""), ...BEGIN, {
      type: "rollDie",
      face: 6,
      origin: "hand",
    });
    now = tell(now, { type: "pass" });
    for (let turn = 2; turn <= 4; turn++) {
      expect(now.phase).toBe("actions");
      now = tell(now, { type: "rollDie", face: 6, origin: "hand" });
    }
    expect(now.phase).toBe("cleanUp");
    expect(now.bot.actions).toBe(4);
  });

  test("CP-11: seven Eras from phase to phase, the Impact's list after Era 4", () => {
    let now = tell(newTable(), { type: "corrected" });
    const reminders: number[] = [];
    for (let era = 1; era <= 7; era++) {
      expect([now.era, now.phase]).toEqual([era, "preparation"]);
      now = tell(now, { type: "confirm" });
      if (era > 1) {
        expect(now.phase).toBe("paradox");
        while ((now.rolls ?? 0) > 0) now = tell(now, { type: "rollParadox", face: 0, origin: "app" });
        now = tell(now, { type: "confirm" });
      }
      now = tell(
        now,
        { type: "confirm" },
        { type: "rollParadox", face: 1, origin: "app" },
        { type: "humanWarps", count: 0 },
        { type: "confirm" },
      );
      expect(now.bot.exosuits).toBe(era > 4 ? 4 : 6);
      // Three turns of token 6, whose plates ask nothing before the Impact.
      const roll = (): void => {
        now = tell(now, { type: "rollDie", face: 6, origin: "hand" });
        if (questionOf(now)?.ask === "space") now = tell(now, { type: "couldNot", reason: "space" });
      };
      roll();
      now = tell(now, { type: "pass" });
      while (now.phase === "actions") roll();
      const { state, events } = chronobot.apply(now, 0, {
        type: "cleanUp",
        ...(era < 7 && { first: "bot" as const }),
        ...(era > 4 && era < 7 && { collapsed: "no" as const }),
      });
      if (events.some(({ type }) => type === "impactReminder")) reminders.push(era);
      now = state;
    }
    expect(reminders).toEqual([4]);
    expect(now.phase).toBe("score");
    expect(now.bot.warpOn).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test("CP-13: the result: Chronobot by its counters, human by his eight categories", () => {
    const scored = tell(
      newTable(),
      { type: "correctPhase", phase: "score" },
      { type: "correctCounter", counter: "vp", change: "up" },
      { type: "corrected" },
      { type: "score", category: "tokens", vp: 1 },
      ...(
        ["buildings", "superprojects", "timeTravel", "morale", "breakthroughs", "anomalies", "warp"] as const
      ).map((category): Action => ({ type: "score", category, vp: 0 })),
    );
    expect(chronobot.result(scored)).toBeUndefined();
    const closed = tell(scored, { type: "close" });
    expect(chronobot.result(closed)).toMatchObject({
      seats: [{ place: 2, score: 1 }],
      rivals: [{ id: "chronobot", place: 1, score: 1 }],
      winners: [],
      outcome: "tied",
    });
  });
});

describe("corrections and paradoxes", () => {
  test("CP-9 CP-10: unit steps, judged by the Chronobot’s rules, at most 40, and 150 at the beginning", () => {
    const start = newTable();
    expect(start.correction).toEqual({ steps: 0, start: true });
    let now = start;
    for (let i = 0; i < 150; i++) now = tell(now, { type: "correctCounter", counter: "vp", change: "up" });
    expect(now.bot.vp).toBe(150);
    const more: Action = { type: "correctCounter", counter: "vp", change: "up" };
    expect(chronobot.refusal(now, 0, more)).toMatchObject({
      code: "chronobot/too-many-steps",
      rule: "CP-10",
    });
    now = tell(now, { type: "corrected" }, { type: "correct" });
    for (let i = 0; i < 40; i++) now = tell(now, { type: "correctCounter", counter: "water", change: "up" });
    expect(chronobot.refusal(now, 0, more)).toMatchObject({ code: "chronobot/too-many-steps", rule: "CP-9" });
  });

  test("CP-12: rolls due by AN-33 where the human’s tiles are tracked", () => {
    const begun = tell(
      newTable(),
      { type: "correctEra", era: 4 },
      { type: "correctPhase", phase: "paradox" },
      { type: "correctWarp", whose: "bot", era: 1, change: "up" },
      { type: "correctWarp", whose: "bot", era: 2, change: "up" },
      { type: "correctWarp", whose: "human", era: 2, change: "up" },
      { type: "correctWarp", whose: "human", era: 2, change: "up" },
      { type: "corrected" },
    );
    expect(begun.rolls).toBe(1);
    const blind = tell(begun, { type: "track", thing: "warp", on: "no" });
    expect(blind).not.toHaveProperty("humanWarp");
  });
});
