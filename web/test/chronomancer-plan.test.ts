import {
  type Action,
  type BoardPick,
  type Colour,
  type FIGURES,
  type Frame,
  meanings,
  type Place,
  picksOf,
  type SPACES,
  type State,
  turnForecast,
} from "@chronarium/chronomancer";
import { describe, expect, it } from "vitest";
import {
  choose,
  choosePick,
  derive,
  makeSetting,
  type Plan,
  planFor,
  type Setting,
} from "../src/games/chronomancer/play.ts";
import { reduce } from "../src/play/define-play.ts";
import { litBy } from "../src/play/picks.ts";
import { EMPTY } from "../src/play/plan.ts";
import { newGame, playOut, positions } from "./chronomancer-games.ts";

const space = (at: (typeof SPACES)[number]): Place => ({ on: "space", space: at });
const figure = (who: (typeof FIGURES)[number]): Place => ({ on: "figure", figure: who });
const then = (setting: Setting, plan: Plan, ...places: readonly Place[]): Plan =>
  places.reduce((now, place) => {
    const next = choose(setting, now, place);
    if (next === undefined) throw new Error(`Nothing to choose: ${JSON.stringify(place)}`);
    return next;
  }, plan);

/** The first position of a game that waits on such a frame. */
function asked(kind: Frame["kind"] | undefined, wish: (state: State) => boolean = () => true): Setting {
  for (let seed = 1; seed < 60; seed++)
    for (const { state, seat } of playOut((seed % 3) + 2, seed))
      if (state.pending.at(-1)?.kind === kind && wish(state)) return makeSetting(state, seat);
  throw new Error(`No game came to ${kind}.`);
}

describe("the plan of a move", () => {
  const first = newGame(2, "a first turn");
  const setting = makeSetting(first, first.turn);

  it("takes a space directly when only one figure can reach it", () => {
    const plan = then(setting, EMPTY, space("T2"));
    expect(plan.picks).toEqual(["space T2"]);
    // The Chronomancer stands behind the Assistant in the same Time Machine.
    expect(derive(setting, plan).planned).toEqual({ type: "move", figure: "assistant", to: "T2" });
  });

  it("asks which figure goes when both can", () => {
    // In play the Chronomancer never gets ahead of the Assistant; the plan does not rely on that.
    const players = first.players.map(
      (player) => ({ ...player, assistant: "T1", chronomancer: "T2" }) as const,
    );
    const both = makeSetting({ ...first, players }, first.turn);
    const shared = "T3";
    const plan = then(both, EMPTY, space(shared));
    const { planned, next } = derive(both, plan);
    expect(planned).toBeUndefined();
    expect([...next].sort()).toEqual(["figure assistant", "figure chronomancer"]);
    expect(derive(both, then(both, plan, figure("assistant"))).planned).toEqual({
      type: "move",
      figure: "assistant",
      to: shared,
    });
  });

  it("lets another space take the place of the chosen one, and keeps both lit", () => {
    const plan = then(setting, EMPTY, figure("assistant"), space("T3"));
    expect(derive(setting, plan).lit.has("space T2")).toBe(true);
    expect(then(setting, plan, space("T2")).picks).toEqual(["figure assistant", "space T2"]);
  });

  it("goes on to what the space asks, and commits all of it at once", () => {
    const plan = then(setting, EMPTY, space("T3"));
    const { ahead: next, commits } = derive(setting, plan);
    expect(next?.frame?.kind).toBe("recruit");
    expect(commits).toEqual([{ type: "move", figure: "assistant", to: "T3" }]);
    const card = first.town.square[0] ?? "L01";
    const further = then(setting, plan, { on: "card", card });
    expect(further.script).toEqual(commits);
    expect(derive(setting, further).commits).toEqual([...commits, { type: "recruit", card }]);
    // Another space gives up what was planned behind the move.
    expect(then(setting, further, space("T1"))).toEqual({ ...EMPTY, picks: ["space T1"] });
  });

  it("pays with no Frozen Hours unless some are chosen", () => {
    const paid = (setting: Setting): Setting["ways"][number] | undefined =>
      setting.ways.find(
        ({ action }) => derive(setting, planFor(setting, action)).ahead?.frame?.kind === "pay",
      );
    const rich = asked(
      undefined,
      (state) =>
        (state.players[state.turn]?.open.length ?? 0) > 0 &&
        paid(makeSetting(state, state.turn)) !== undefined,
    );
    const way = paid(rich);
    const plan = planFor(rich, way?.action as Action);
    expect(derive(rich, plan).commits.at(-1)).toEqual({ type: "pay" });
    const icon = rich.state.players[rich.seat ?? 0]?.open[0] ?? "R";
    const paying = then(rich, plan, { on: "icon", colour: icon });
    expect(derive(rich, paying).commits).toEqual([way?.action, { type: "pay", frozen: [icon] }]);
    expect(derive(rich, then(rich, paying, { on: "icon", colour: icon })).commits.at(-1)).toEqual({
      type: "pay",
    });
  });

  it("pays with Frozen Hours that the same turn brings (CM-25)", () => {
    const icon = (colour: Colour): Place => ({ on: "icon", colour });
    const alone = newGame(1, "a first turn");
    const start = makeSetting(alone, alone.turn);
    const price = (plan: Plan) => {
      const { commits, ahead, at } = derive(start, plan);
      const forecast = turnForecast(alone, alone.turn, commits, (ahead ?? at).state);
      return [forecast?.total.hours, forecast?.spent, forecast?.next];
    };
    const move: Action = { type: "move", figure: "assistant", to: "RA" };
    const freeze: Action = { type: "freeze", icons: ["R", "Y"] };
    const frozen = then(start, EMPTY, space("RA"), icon("R"), icon("Y"));
    expect(derive(start, frozen).next).toEqual(["spend R", "spend Y"]);
    expect(derive(start, frozen).commits).toEqual([move, freeze, { type: "pay" }]);
    expect(price(frozen)).toEqual([2, 0, "peddler"]);
    // While time is frozen, an icon changes what is frozen.
    expect(then(start, frozen, icon("Y")).picks).toEqual(["icon R"]);
    expect(then(start, frozen, icon("G")).picks).toEqual(["icon R", "icon G"]);

    const one = choosePick(start, frozen, "spend R") ?? EMPTY;
    expect(one).toEqual({ ...EMPTY, script: [move, freeze], picks: ["spend R"] });
    expect(price(one)).toEqual([2, 1, "peddler"]);
    // While the Hours are paid, it spends, and a covered one has nothing to give.
    const both = then(start, one, icon("Y"));
    expect(derive(start, both).commits).toEqual([move, freeze, { type: "pay", frozen: ["R", "Y"] }]);
    expect(price(both)).toEqual([2, 2, alone.turn]);
    expect(choose(start, both, icon("G"))).toBeUndefined();
    expect(then(start, both, icon("Y"))).toEqual(one);
    expect(reduce(both, { type: "back" })).toEqual(one);
  });

  it("goes back one level at a time", () => {
    const card = first.town.square[0] ?? "L01";
    let plan = then(setting, EMPTY, figure("assistant"), space("T3"), { on: "card", card });
    const levels: number[] = [];
    while (plan.script.length + plan.picks.length > 0) {
      levels.push(plan.script.length + plan.picks.length);
      plan = reduce(plan, { type: "back" });
    }
    expect(levels).toEqual([2, 1]);
    const closed = reduce(
      { ...EMPTY, attempt: { action: { type: "pass" }, place: undefined } },
      { type: "back" },
    );
    expect(closed.attempt).toBeUndefined();
  });

  it("has nothing for a place that the rules refuse", () => {
    expect(choose(setting, EMPTY, figure("chronomancer"))).toBeUndefined();
    expect(choose(setting, EMPTY, space("B3"))).toBeUndefined();
    expect(choose(setting, EMPTY, { on: "boat", boat: 1 })).toBeUndefined();
  });
});

describe("every question", () => {
  it("can be answered with each of its legal answers, by choosing places in any order", () => {
    const kinds = new Set<string>();
    for (const { state, seat } of positions(12)) {
      const setting = makeSetting(state, seat);
      for (const { action, picks } of setting.ways) {
        kinds.add(`${setting.frame?.kind ?? "move"} ${action.type}`);
        expect(derive(setting, planFor(setting, action)).planned).toEqual(action);
        for (const order of [picks, [...picks].reverse()]) {
          let plan: Plan | undefined = EMPTY;
          for (const pick of order)
            plan = plan && !plan.picks.includes(pick) ? choosePick(setting, plan, pick) : plan;
          expect(derive(setting, plan ?? EMPTY).planned).toEqual(action);
        }
      }
    }
    expect([...kinds].sort()).toEqual([
      "deed discard",
      "deed draw",
      "deed gain",
      "deed movePiece",
      "deed pass",
      "deed returnPiece",
      "deed sponsor",
      "deed swapPieces",
      "dock dock",
      "freeze freeze",
      "move move",
      "pay pay",
      "place place",
      "recruit recruit",
      "relic relic",
      "relic sponsor",
      "rob movePiece",
      "rob pass",
      "seat seat",
      "shift shift",
      "staff discard",
      "staff embiggen",
      "staff fracture",
      "staff pass",
      "staff recombobulate",
    ]);
  });

  it("gives every answer its own set of picks", () => {
    for (const { state, seat } of positions(8)) {
      const { ways } = makeSetting(state, seat);
      const names = ways.map(({ picks }) => [...picks].sort().join("; "));
      expect(new Set(names).size).toBe(ways.length);
    }
  });

  it("lights only what leads to a legal answer", () => {
    for (const { state, seat } of playOut(3, 5)) {
      const setting = makeSetting(state, seat);
      for (const pick of litBy(setting.ways, []))
        expect(setting.ways.some(({ picks }) => picks.includes(pick))).toBe(true);
    }
  });

  it("never plans over what chance decides", () => {
    for (const { state, seat } of positions(6)) {
      const setting = makeSetting(state, seat);
      for (const { action } of setting.ways.slice(0, 6)) {
        const { ahead: next, outcome } = derive(setting, planFor(setting, action));
        if (outcome?.reveals !== undefined) expect(next).toBeUndefined();
      }
    }
  });
});

describe("places", () => {
  it("mean picks, and a Good first what leaves the shelf", () => {
    expect(meanings({ on: "good", size: "small", colour: "R" })).toEqual(["give small R", "take small R"]);
    expect(meanings({ on: "hall", piece: "X" })).toEqual([]);
    const swap: Action = { type: "swapPieces", boat: 1, piece: "R", with: 2, other: "G" };
    const swapping: Frame = { kind: "deed", card: "S10", deed: { kind: "swap" } };
    expect(picksOf(swapping, swap)).toEqual(["aboard 1 R", "aboard 2 G"] satisfies BoardPick[]);
  });
});

describe("the forecast of a turn", () => {
  it("says what the Clock will show, whatever the move", () => {
    let checked = 0;
    for (const { state, seat, action, events } of positions(8)) {
      if (action.type !== "move") continue;
      const forecast = turnForecast(state, seat, [action]);
      expect(forecast?.total).toEqual(
        events.flatMap((event) => (event.type === "moved" ? [event.cost] : []))[0],
      );
      const clock = events.find((event) => event.type === "clock" && event.who === seat);
      if (clock?.type !== "clock") continue;
      expect([forecast?.from, forecast?.to]).toEqual([clock.from, clock.to]);
      const drew = events.some(
        (event) => event.type === "drew" && event.who === seat && event.hour !== undefined,
      );
      expect((forecast?.draws ?? 0) > 0).toBe(drew);
      const began = events.find((event) => event.type === "turnBegan");
      if (began?.type === "turnBegan" && !drew && state.peddler === null && state.marker === null)
        expect(forecast?.next).toBe(began.seat);
      checked++;
    }
    expect(checked).toBeGreaterThan(30);
  });
});
