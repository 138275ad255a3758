/** The phases of an Era, paths, leaders, Anomalies and the end. */
import { newMatch, playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { anachrony, evacuationValue } from "../src/index.ts";
import type { Human, State } from "../src/solo/state.ts";
import { MINE_CARD } from "../src/tables/main-board.ts";
import { boardOf, EDITIONS } from "../src/tables/paths.ts";
import { anachronyText } from "../text/index.ts";
import { atTurn, newTable, play, refusedBy, TURN, withHuman, withRolls, withTile, workers } from "./solo.ts";

const pass = (state: State) => play({ ...state, bot: { ...state.bot, actions: 3 } }, { type: "pass" });

describe("preparation", () => {
  test("AN-20 AN-21 AN-22: the next Superproject, a tile of every stack, fresh pools", () => {
    const before = atTurn({}, { era: 1 });
    const { state, events } = pass(before);
    expect(state.era).toBe(2);
    expect(events).toContainEqual({
      type: "superprojectRevealed",
      era: 3,
      tile: state.board.superprojects[2]!.id,
      reveals: true,
    });
    expect(state.board.secondary.PP).toEqual([before.board.primary.PP[0], ...before.board.secondary.PP]);
    expect(state.board.recruitDrawn).toHaveLength(2);
  });

  test("AN-22 AN-72: after the Impact the topmost cube of the card is Neutronium", () => {
    const { state } = pass(atTurn({}, { era: 4 }));
    const [top, ...rest] = MINE_CARD[state.board.mineDrawn.at(-1)!];
    const count = (cube: "N" | "U" | "G" | "T"): number => rest.filter((each) => each === cube).length;
    expect(state.board.minePool).toEqual({
      N: count("N") + 1,
      U: count("U"),
      G: count("G"),
      T: count("T"),
    });
    expect(top).toBeDefined();
  });
});

describe("paradoxes and Anomalies", () => {
  const WARPED: Partial<Human> = {
    warpOn: [["gold"], [], [], [], [], [], []],
    warpSupply: [
      "neutronium",
      "uranium",
      "titanium",
      "water",
      "administrator",
      "engineer",
      "scientist",
      "exosuit",
    ],
  };

  test("AN-33: no Paradox phase in Era 1; in Era 2 one roll for a tile of Era 1", () => {
    const { events } = pass(withRolls(withHuman(atTurn({}, { era: 1 }), WARPED), 0));
    expect(events.filter(({ type }) => type === "paradoxRolled")).toHaveLength(1);
  });

  test("AN-36: without the die every roll is 1", () => {
    const state = withHuman(atTurn({ paradoxDie: "fixed1" }, { era: 1 }), WARPED);
    const { events } = pass(state);
    expect(events).toContainEqual({ type: "paradoxRolled", face: 1, paradox: 1 });
  });

  test("AN-35 AN-106: by another effect the Anomaly comes at once, with its taking back", () => {
    const state = withTile(withHuman(atTurn(), { ...WARPED, paradox: 2 }), "LB14");
    const asked = play(state, { type: "free", source: "LB14" }, { type: "gain", cubes: ["U"] });
    expect(asked.state.human.vp).toBe(1);
    const laid = play(asked.state, { type: "anomalySpot", spot: "PP1" }).state;
    expect(laid.pending.at(-1)).toEqual({ kind: "takeBack", left: 1, may: true });
    const after = play(laid, { type: "takeBack", tile: "gold" }).state;
    expect(after.pending.at(-1)).toEqual({ kind: "turn" });
    expect(after.human.anomalies).toEqual(["PP1"]);
  });

  test("AN-92: without a free spot on a building from the right, then on a Superproject, then beside the board", () => {
    const rows: Human["rows"] = {
      PP: ["PP01", "PP02", "PP03"],
      FA: ["FA01", "FA02", "FA03"],
      LS: ["LS01", "S01", "S01"],
      LAB: ["S02", "S02", "LB01"],
    };
    const due = (anomalies: Human["anomalies"]): State => ({
      ...atTurn({}, { human: { rows, anomalies, paradox: 0 } }),
      pending: [...TURN, { kind: "anomalyDue" }, { kind: "anomalySpot" }],
    });
    const spots = (state: State): string[] =>
      anachrony
        .legalActions(state, 0)
        .flatMap((action) => (action.type === "anomalySpot" ? [action.spot] : []));
    expect(spots(due([]))).toEqual(["PP3", "FA3", "LAB3"]);
    expect(spots(due(["PP3", "FA3", "LAB3"]))).toEqual(["PP2", "FA2"]);
    const buildings: Human["anomalies"] = ["PP1", "PP2", "PP3", "FA1", "FA2", "FA3", "LS1", "LAB3"];
    expect(spots(due(buildings))).toEqual(["LS2", "LAB1"]);
    const all = {
      ...due([...buildings, "LS2", "LAB1"]),
      pending: [...TURN, { kind: "anomalySpot" }],
    } as State;
    const settled = play(
      { ...all, pending: [...all.pending, { kind: "takeBack", left: 1, may: true }] } as State,
      {
        type: "decline",
      },
    ).state;
    expect(settled.human.beside).toBe(1);
    expect(
      refusedBy({ ...settled, pending: TURN }, { type: "work", worker: "Sc", at: "beside", cubes: ["N"] }),
    ).toBe(undefined);
  });

  test("AN-92: a covered tile keeps its VP and counts, its effects are off, its worker stays", () => {
    const state = withTile(atTurn({}, { human: { anomalies: ["LS1"] } }), "LS02");
    expect(refusedBy(state, { type: "free", source: "LS02" })).toBe("anachrony/tile-covered");
    const freed = play(state, { type: "work", worker: "Sc", at: "LS1", cubes: ["U", "T"] }).state;
    expect(refusedBy({ ...freed, pending: TURN }, { type: "free", source: "LS02" })).toBeUndefined();
    expect(freed.human.active.Sc).toBe(1);
    expect(freed.human.busy.Sc).toBe(0);
  });

  test("AN-34: Under Vow B lays Anomalies on any free spot", () => {
    const state: State = {
      ...atTurn({ path: "vow", side: "B" }),
      pending: [...TURN, { kind: "anomalySpot" }],
    };
    expect(anachrony.legalActions(state, 0)).toHaveLength(12);
  });
});

describe("paths and leaders", () => {
  test("AN-41: Water for empty slots: 2 on Verdant B, 1 elsewhere", () => {
    const water = (options: Parameters<typeof newTable>[0]): number => {
      const state = newTable(options);
      return play(state, { type: "powerUp", free: 3 }).state.human.goods.W - state.human.goods.W;
    };
    expect(water({})).toBe(3);
    expect(water({ side: "B" })).toBe(6);
    expect(water({ path: "tide", side: "B" })).toBe(3);
  });

  test("AN-43: no Energy comes by itself", () => {
    const before = atTurn({}, { era: 2 });
    expect(pass(before).state.human.goods.E).toBe(5);
  });

  test("AN-94: Supply by the list of the side; AN-90: Tide B is cheaper, Verdant B dearer", () => {
    const supply = (state: State): Human =>
      play(state, { type: "work", worker: "Sc", at: "supply" }).state.human;
    expect(supply(atTurn({ path: "tide", side: "B" })).goods.W).toBe(16);
    expect(supply(atTurn({ path: "vow", side: "B" })).goods.W).toBe(15);
    const top = supply(atTurn({ side: "B" }, { human: { morale: 6 } }));
    expect([top.morale, top.vp, top.goods.W]).toEqual([6, 2, 12]);
    const before = supply({ ...atTurn({ side: "B" }, { human: { morale: 6 } }), edition: 2 });
    expect([before.morale, before.vp, before.goods.W]).toEqual([6, 3, 13]);
  });

  test("AN-99: Old Root wakes one worker for 1 Water, once an Era", () => {
    const state = atTurn({}, { human: { tired: workers({ Sc: 1, En: 1 }) } });
    const asked = play(state, { type: "free", source: "oldRoot" }).state;
    const after = play(asked, { type: "wake", workers: ["En"] }).state;
    expect([after.human.goods.W, after.human.tired.En]).toEqual([19, 0]);
    expect(refusedBy(after, { type: "free", source: "oldRoot" })).toBe("anachrony/already-used");
  });

  test("AN-70: the Rain-Caller at Clean up: 1 Water and 1 for each life support", () => {
    const state = withTile(withTile(atTurn({ leader: "second" }), "LS04"), "LS05");
    const { events } = pass(state);
    expect(events).toContainEqual({ type: "gained", goods: { W: 3 }, rule: "AN-70" });
  });

  test("AN-99 AN-89: the Time Clerk pays 1 X for a paradox less, if there is one", () => {
    const clerk = { path: "vow" } as const;
    const free = { type: "free", source: "timeClerk", cubes: ["G"] } as const;
    expect(refusedBy(atTurn(clerk), free)).toBe("anachrony/nothing-to-gain");
    const after = play(atTurn(clerk, { human: { paradox: 2 } }), free).state.human;
    expect([after.paradox, after.goods.G]).toEqual([1, 4]);
  });

  test("AN-42: the Stone Warden keeps a second free slot after the Impact", () => {
    const at = (options: Parameters<typeof newTable>[0], free: number) =>
      refusedBy({ ...newTable(options), era: 5 }, { type: "powerUp", free });
    expect(at({ path: "vow", leader: "second" }, 2)).toBeUndefined();
    expect(at({ path: "vow", leader: "second" }, 3)).toBe("anachrony/too-many-free-slots");
    expect(at({ path: "vow", leader: "first" }, 2)).toBe("anachrony/too-many-free-slots");
  });

  test("CB-45: an Expert has no leader", () => {
    const state = atTurn({ difficulty: "expert" }, { human: { tired: workers({ Sc: 1 }) } });
    expect(refusedBy(state, { type: "free", source: "oldRoot" })).toBe("anachrony/no-such-free-action");
  });

  test("AN-65 AN-95: Force Workers lowers Morale; on the bottom spot a worker goes first", () => {
    const tired = workers({ Sc: 2 });
    const forced = play(atTurn({}, { human: { tired } }), { type: "free", source: "force" }).state.human;
    expect([forced.morale, forced.tired.Sc]).toEqual([2, 0]);
    const bottom = play(atTurn({}, { human: { tired, morale: 0 } }), {
      type: "free",
      source: "force",
      give: "tiredSc",
    }).state.human;
    expect([bottom.morale, bottom.tired.Sc, bottom.active.Sc]).toEqual([0, 0, 3]);
  });
});

describe("evacuation", () => {
  const value = (options: Parameters<typeof atTurn>[0], human: Partial<Human>): number | string => {
    const state = atTurn(options, { era: 5, human });
    const refused = refusedBy(state, { type: "place", worker: "Sc", space: "evacuate" });
    return refused ?? play(state, { type: "place", worker: "Sc", space: "evacuate" }).state.human.vp;
  };
  const none = { PP: ["", "", ""], FA: ["", "", ""], LS: ["", "", ""], LAB: ["", "", ""] } as const;
  const condition = "anachrony/evacuation-condition";

  test("AN-63 AN-97: Verdant Accord", () => {
    const rows: Human["rows"] = { ...none, LS: ["LS01", "LS02", "LS03"] };
    expect(value({ evacuation: "a" }, { rows })).toBe(3 + 6);
    expect(value({ evacuation: "a" }, {})).toBe(condition);
    expect(value({ evacuation: "a" }, { rows, goods: { N: 0, U: 0, G: 0, T: 0, E: 0, W: 99 } })).toBe(30);
    expect(value({ evacuation: "b" }, {})).toBe(3 + 3 * 2);
    expect(value({ evacuation: "b" }, { active: workers({ Sc: 7 }) })).toBe(condition);
    expect(value({ evacuation: "b" }, { active: workers({ Sc: 7 }), doomed: workers({ Ge: 1 }) })).toBe(3);
  });
  test("AN-97: games of the first two rules versions keep what an Evacuation brought", () => {
    const words = anachronyText.en.words.evacuation;
    const worth = (chosen: Parameters<typeof atTurn>[0], human: Partial<Human>): readonly unknown[] => {
      const { options } = atTurn(chosen);
      const old = anachrony.setup(options, 1, "test", 1);
      expect(old.edition).toBeUndefined();
      return [old, { ...old, edition: 2 } as const].flatMap((state) => [
        evacuationValue(state, { ...old.human, ...human }),
        words(state),
      ]);
    };
    const goods = { N: 1, U: 1, G: 1, T: 4, E: 4, W: 20 };
    const rows: Human["rows"] = { ...none, LS: ["LS01", "LS02", "LS03"] };
    expect(worth({ evacuation: "a" }, { rows, goods })).toEqual([
      15,
      "With 3 life supports: 3 VP and 2 for every 3 Water",
      9,
      "With 3 life supports: 3 VP and 1 for every 3 Water",
    ]);
    expect(worth({ path: "tide", evacuation: "b" }, { goods })).toEqual([
      12,
      "With 6 cubes: 3 VP, 1 for each cube beyond 6 and 2 for each Energy Core",
      8,
      "With 6 cubes: 3 VP, 1 for each cube beyond 6 and for each Energy Core",
    ]);
    const breakthroughs = ["circle-leaf", "triangle-leaf", "square-leaf", "square-eye"] as const;
    const lantern = "With 4 Breakthroughs: 3 VP and 4 for each Superproject";
    expect(worth({ path: "lantern", evacuation: "b" }, { breakthroughs })).toEqual([3, lantern, 3, lantern]);
  });
  test("AN-97 AN-41 AN-88: games of the third keep what Under Vow had, and side B of the Tide Legion", () => {
    const old = (chosen: Parameters<typeof atTurn>[0]): State =>
      anachrony.setup(atTurn(chosen).options, 1, "test", 3);
    const vow = old({ path: "vow", evacuation: "a" });
    expect([vow.edition, vow.human.goods.T, vow.human.goods.W]).toEqual([3, 2, 5]);
    const { goods } = newTable({ path: "vow" }).human;
    expect([goods.T, goods.W]).toEqual([3, 7]);
    const two: Human["rows"] = { ...none, PP: ["PP01", "PP02", ""] };
    expect(evacuationValue(vow, { ...vow.human, rows: two })).toBeUndefined();
    expect(anachronyText.en.words.evacuation(vow)).toMatch(/^With 3 power plants:/);
    const powered = (state: State): number =>
      play(state, { type: "powerUp", free: 2 }).state.human.goods.W - state.human.goods.W;
    const tide = { path: "tide", side: "B" } as const;
    expect([powered(old(tide)), powered(newTable(tide))]).toEqual([0, 4]);
    expect(EDITIONS.map((edition) => boardOf("tide", "B", edition).timeTravel[8])).toEqual([16, 16, 15]);
  });
  test("AN-63 AN-97: Tide Legion", () => {
    const rows: Human["rows"] = { ...none, FA: ["FA01", "FA02", ""], PP: ["S01", "S01", ""] };
    expect(value({ path: "tide", evacuation: "a" }, { rows })).toBe(4 + 3 * 5);
    expect(value({ path: "tide", evacuation: "a" }, { rows: { ...rows, PP: ["", "", ""] } })).toBe(condition);
    expect(value({ path: "tide", evacuation: "b" }, {})).toBe(3 + 14 + 5);
    expect(value({ path: "tide", evacuation: "b" }, { goods: { N: 1, U: 1, G: 1, T: 2, E: 5, W: 0 } })).toBe(
      condition,
    );
  });
  test("AN-63 AN-97: High Lantern", () => {
    const rows: Human["rows"] = { ...none, LAB: ["LB01", "LB03", "LB04"] };
    const breakthroughs = ["circle-leaf", "triangle-leaf", "square-leaf", "square-eye"] as const;
    expect(value({ path: "lantern", evacuation: "a" }, { rows, breakthroughs })).toBe(5 + 3);
    expect(value({ path: "lantern", evacuation: "b" }, { breakthroughs })).toBe(6);
    expect(value({ path: "lantern", evacuation: "b" }, { breakthroughs: ["circle-leaf"] })).toBe(condition);
    const spires: Human["rows"] = { ...none, PP: ["S01", "S01", ""], FA: ["S02", "S02", ""] };
    expect(value({ path: "lantern", evacuation: "b" }, { breakthroughs, rows: spires })).toBe(6 + 4 * 2);
  });
  test("AN-63 AN-97: Under Vow", () => {
    const rows: Human["rows"] = { ...none, PP: ["PP01", "PP02", "PP03"] };
    const two: Human["rows"] = { ...none, PP: ["PP01", "PP02", ""] };
    expect(value({ path: "vow", evacuation: "a" }, { rows })).toBe(3 + 3 * 5);
    expect(value({ path: "vow", evacuation: "a" }, { rows: two })).toBe(3 + 3 * 5);
    expect(value({ path: "vow", evacuation: "a" }, { rows: { ...none, PP: ["PP01", "", ""] } })).toBe(
      condition,
    );
    expect(value({ path: "vow", evacuation: "b" }, { timeTravel: 3 })).toBe(condition);
    expect(value({ path: "vow", evacuation: "b" }, { timeTravel: 4 })).toBe(3);
  });
});

describe("clean up and the end", () => {
  test("AN-84 AN-101: busy workers come back Tired, motivated ones Active, doomed ones never", () => {
    const state = atTurn(
      {},
      {
        human: {
          active: workers({ Sc: 1 }),
          tired: workers({ En: 1 }),
          busy: workers({ Sc: 1 }),
          motivated: workers({ Ad: 1 }),
          doomed: workers({ Ge: 1 }),
          used: ["force"],
          worked: ["supply"],
          powered: 2,
          placed: 3,
        },
      },
    );
    const { human } = pass(state).state;
    expect(human.active).toEqual(workers({ Sc: 1, Ad: 1 }));
    expect(human.tired).toEqual(workers({ En: 1, Sc: 1 }));
    expect([human.used, human.worked, human.placed, human.powered]).toEqual([[], [], 0, 0]);
  });

  test("AN-74 AN-57: the Focus goes to the new present, the banner makes the First Player", () => {
    const state: State = { ...atTurn({}, { era: 2, human: { focus: 1 } }), banner: "human" };
    const { state: after } = pass(state);
    expect([after.human.focus, after.first, after.next]).toEqual([3, "human", "human"]);
  });

  test("AN-83 CB-5: the First Player begins the Action rounds", () => {
    const human = play(
      { ...newTable(), first: "human", banner: "human", next: "human" },
      { type: "powerUp", free: 3 },
    );
    const first = play(human.state, { type: "warp" });
    expect(first.state.bot.actions).toBe(0);
    const second = play(play(newTable(), { type: "powerUp", free: 3 }).state, { type: "warp" });
    expect(second.state.bot.actions).toBe(1);
  });

  test("AN-72: the Impact comes after Era 4 and covers every Capital space by two tiles of its five", () => {
    const { state, events } = pass(atTurn({}, { era: 4 }));
    const impact = events.find(({ type }) => type === "impact");
    expect(impact).toMatchObject({ type: "impact", reveals: true });
    expect(Object.values(state.board.collapsing ?? {}).flat()).toHaveLength(6);
    expect(pass(atTurn({}, { era: 3 })).state.board.collapsing).toBeUndefined();
  });

  test("AN-73: with every Capital space gone the game ends, in Era 5 at the earliest", () => {
    const state = atTurn({}, { era: 5 });
    const gone = ["gone", "gone"] as const;
    const collapsed: State = {
      ...state,
      board: {
        ...state.board,
        spaces: { ...state.board.spaces, construct: gone, recruit: gone, research: ["gone", "human"] },
      },
    };
    const { state: after, events } = pass(withHuman(collapsed, { placed: 1 }));
    expect(after.phase).toBe("over");
    expect(events).toContainEqual({ type: "gameEnded", rule: "AN-73", repaid: [], left: 0 });
  });

  test("AN-80 AN-70: at the end every Warp tile that can be paid is paid, the powered Exosuit among them", () => {
    const state = atTurn(
      {},
      {
        era: 7,
        human: {
          goods: { N: 0, U: 1, G: 0, T: 0, E: 0, W: 2 },
          active: workers({ Sc: 1 }),
          powered: 1,
          warpOn: [["neutronium", "uranium"], ["water"], [], [], [], ["engineer", "scientist"], ["exosuit"]],
          warpSupply: ["titanium", "gold", "administrator"],
        },
      },
    );
    const { state: after, events } = pass(state);
    expect(events).toContainEqual({
      type: "gameEnded",
      rule: "AN-101",
      repaid: ["uranium", "water", "scientist", "exosuit"],
      left: 2,
    });
    expect(anachrony.result(after)?.seats[0]?.categories.warp).toBe(-4);
    expect(after.human.timeTravel).toBe(0);
  });

  test("AN-105 AN-104: nothing is revealed before the turn is handed over; a tile of a primary stack reveals the next", () => {
    const state = atTurn();
    const placed = play(state, { type: "place", worker: "En", space: "construct1" });
    expect(placed.events.some(({ reveals }) => reveals === true)).toBe(false);
    const secondary = play(placed.state, { type: "build", tile: state.board.secondary.LS[0]! });
    expect(secondary.events.some(({ reveals }) => reveals === true)).toBe(false);
    const primary = play(placed.state, { type: "build", tile: state.board.primary.LS[0]! });
    expect(primary.events).toContainEqual({
      type: "stackRevealed",
      row: "LS",
      tile: state.board.primary.LS[1],
      reveals: true,
    });
  });

  test("AN-105: own steps can be taken back until the turn is handed over", () => {
    const match = newMatch(anachrony, { id: "undo", seats: 1, seed: "undo" });
    for (const action of [
      { type: "powerUp", free: 3 },
      { type: "warp" },
      { type: "place", worker: "Sc", space: "purify" },
    ])
      expect(match.act(0, action, 0)).toMatchObject({ ok: true });
    expect(match.undoHorizon(0)).toBe(2);
    expect(match.act(0, { type: "handOver" }, 0)).toMatchObject({ ok: true });
    expect(match.undoHorizon(0)).toBe(4);
  });

  test("AN-98 AN-109: passing is always legal on the own turn, and every game ends", () => {
    let longest = 0;
    for (let game = 0; game < 40; game++) {
      const { result, log } = playRandom(anachrony, {
        seats: 1,
        options: {},
        seed: `end ${game}`,
        onStep: ({ before, legal }) => {
          if (before.pending.at(-1)?.kind === "turn") expect(legal).toContainEqual({ type: "pass" });
        },
      });
      expect(result).toBeDefined();
      longest = Math.max(longest, log.length);
    }
    expect(longest).toBeLessThan(anachrony.maxSteps / 4);
  });
});
