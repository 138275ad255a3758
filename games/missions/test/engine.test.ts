/** What a transcript cannot show: invariants that fail, replays, and rulings about several things at once. */
import { newMatch, openMatch, playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { missionRules, REFUSAL_CODES, type State } from "../src/index.ts";
import { clockwork, rules, tenToSix } from "./shelf.ts";

const OPTIONS = { mission: "clockwork@1.0.0" };

/** Two agents in Actions at L1, with nothing left to follow. */
function atWork(): State {
  const match = newMatch(rules, { id: "m", seats: 2, options: OPTIONS, seed: "1" });
  const acts: readonly [number, object][] = [
    [0, { type: "pick", receptacle: "rec:amy" }],
    [1, { type: "pick", receptacle: "rec:anton" }],
    [0, { type: "begin", by: "rec:amy" }],
    [0, { type: "next", by: "rec:amy" }],
    [0, { type: "next", by: "rec:amy" }],
    [0, { type: "enter", by: "rec:amy", spot: "spot:L1" }],
    [0, { type: "claim", by: "rec:amy", card: "card:L1.B" }],
    [1, { type: "claim", by: "rec:anton", card: "card:L1.D" }],
    [0, { type: "confirm", by: "rec:amy" }],
    [1, { type: "confirm", by: "rec:anton" }],
    [0, { type: "told", by: "rec:amy" }],
    [1, { type: "told", by: "rec:anton" }],
  ];
  for (const [seat, action] of acts) {
    const acted = match.act(seat, action as never, 0);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  return { ...match.state, agents: match.state.agents.map((agent) => ({ ...agent, lane: [] })) };
}

const changed = (state: State, lane: number, change: Partial<State["agents"][number]>): State => ({
  ...state,
  agents: state.agents.map((agent, at) => (at === lane ? { ...agent, ...change } : agent)),
});

describe("invariants", () => {
  const sound = atWork();
  test("TS-197 TS-71: a lost crystal is noticed", () => {
    expect(rules.invariants(sound)).toEqual([]);
    expect(rules.invariants({ ...sound, vortex: sound.vortex + 1 })[0]).toContain("TS-71");
  });
  test("TS-198 TS-201: pools below nothing, and a pool at nothing that goes on", () => {
    const poor = changed({ ...sound, vortex: sound.vortex + sound.agents[0]!.pool }, 0, { pool: 0 });
    expect(rules.invariants(poor)[0]).toContain("TS-201");
    const negative = changed({ ...sound, vortex: sound.vortex + sound.agents[0]!.pool + 1 }, 0, { pool: -1 });
    expect(rules.invariants(negative).join()).toContain("TS-198");
  });
  test("TS-199 TS-200: a card with two holders, a card with an ejected one, an Item in two places", () => {
    expect(rules.invariants(changed(sound, 1, { card: "card:L1.B" })).join()).toContain("TS-199");
    expect(rules.invariants(changed(sound, 1, { out: "card" })).join()).toContain("TS-200");
    const twice = changed(changed(sound, 0, { items: ["item:1"] }), 1, { items: ["item:1"] });
    expect(rules.invariants(twice).join()).toContain("item:1 is in 2 places");
  });
});

describe("replay and refusals", () => {
  test("TS-203 AM-49 A10: the same seed and acts give the same state", () => {
    const played = playRandom(rules, { seats: 3, options: OPTIONS, seed: "again" });
    const match = newMatch(rules, { id: "m", seats: 3, options: OPTIONS, seed: "again" });
    for (const { seat, action } of played.log) match.act(seat, action, 0);
    const opened = openMatch(rules, match.record());
    expect(opened.ok && opened.match.stateHashAt(match.revision)).toBe(match.stateHashAt(match.revision));
    expect(match.state).toEqual(played.state);
  });
  test("TS-204: every refused act cites a rule of the register and a known code", () => {
    const state = atWork();
    for (const seat of [0, 1])
      for (const { refusal } of rules.sealed.acts(state, seat)) {
        if (refusal === undefined) continue;
        expect(refusal.rule).toMatch(/^(?:TS|AM)-\d+$/);
        expect(REFUSAL_CODES).toContain(refusal.code);
      }
  });
});

describe("what is seen", () => {
  test("TS-13 TS-14 TS-165 AM-45: both sides of a receptacle for all; people answer each differently", () => {
    const view = rules.viewFor(rules.setup(OPTIONS, 2, "1"), "observer");
    expect(view.receptacles[0]?.story).toEqual(["rec.amy.front", "rec.amy.back"]);
    const texts = clockwork.pack.receptacles.map(({ interactions }) => interactions[0]!.variants[0]!.text);
    expect(new Set(texts).size).toBe(4);
  });
  test("AM-94: a teaching mission says that it is not sealed", () => {
    expect(tenToSix.pack.sealed).toBe(false);
    expect(clockwork.pack.sealed).toBe(true);
  });
});

describe("rulings", () => {
  const apply = (state: State, seat: number, action: object): State =>
    rules.apply(state, seat, action as never).state;
  test("AM-56: what a card gives back stops at the cap and at the Vortex; a pool above the cap is not cut", () => {
    const state = changed(atWork(), 0, { recalled: true });
    expect(state.agents[0]!.pool).toBe(4);
    expect(apply(state, 0, { type: "deed", by: "rec:amy" }).agents[0]!.pool).toBe(4);
    const low = changed({ ...state, vortex: 1, missionReturn: 8 }, 0, { pool: 2 });
    expect(apply(low, 0, { type: "deed", by: "rec:amy" }).agents[0]!.pool).toBe(3);
  });
  test("AM-66: a condition with anyone does not see the things of the ejected", () => {
    const state = changed(atWork(), 1, { tokens: { "tok:B": 1 } });
    const difficulty = (at: State) => rules.viewFor(at, 0).mine[0]!.card!.tests[0]!.difficulty;
    expect(difficulty(state)).toBe(3);
    expect(difficulty(changed(state, 1, { out: "card", card: null }))).toBe(4);
  });
  test("AM-69: two conflicts wait for their turn, one after the other", () => {
    const waiting = [{ id: "conf:stairs", by: 0 }];
    const state: State = { ...atWork(), conflicts: waiting };
    const next = apply(state, 0, { type: "propose", by: "rec:amy", what: "leave" });
    expect(next.conflict?.id).toBe("conf:stairs");
    expect(next.conflicts).toEqual([]);
  });
  test("AM-78 AM-89: a returned card costs an Explore again; who is ejected has given his card back", () => {
    const state = apply(atWork(), 0, { type: "standBy", by: "rec:amy" });
    const again = apply(state, 0, { type: "explore", by: "rec:amy", card: "card:L1.B", pay: "crystal" });
    expect(again.agents[0]!.pool).toBe(3);
    expect(again.agents[0]!.lane.at(-1)?.kind).toBe("read");
  });
  test("AM-83: an acting Captain does not inherit the free Explore", () => {
    const match = newMatch(rules, { id: "m", seats: 3, options: OPTIONS, seed: "1" });
    const state = match.state;
    expect(clockwork.pack.params.byReceptacles["3"]?.freeExplore).toBe("captain");
    expect(state.captain).toBe(0);
  });
  test("TS-137 AM-65: whoever takes the other's half of a swap that both offered, an observer hears the same", () => {
    const match = newMatch(rules, { id: "m", seats: 1, options: OPTIONS, seed: "1" });
    for (const receptacle of ["rec:amy", "rec:anton"])
      match.act(0, { type: "pick", receptacle }, match.revision);
    const both = changed(changed(match.state, 0, { items: ["item:1"] }), 1, { items: ["item:2"] });
    const state: State = {
      ...both,
      stage: "swaps",
      offers: [
        { from: 0, to: 1, give: "item:1", want: "item:2" },
        { from: 1, to: 0, give: "item:2", want: "item:1" },
      ],
    };
    const heard = (by: string, from: string) =>
      rules
        .apply(state, 0, { type: "accept", by, from })
        .events.map((event) => rules.redact(event, "observer"));
    const swapped = { type: "swapped", from: "rec:amy", to: "rec:anton", give: "item:1", want: "item:2" };
    expect(heard("rec:anton", "rec:amy")).toEqual([swapped]);
    expect(heard("rec:amy", "rec:anton")).toEqual([swapped]);
  });
  test("TS-191 4.9: self, in how an ending is told, is whoever ended it", () => {
    const bad = clockwork.pack.endings.find(({ id }) => id === "end:bad")!;
    const [plain] = bad.variants as readonly [(typeof bad.variants)[number]];
    const held = { ...plain, when: { has: { token: "tok:B", who: "self" } } } as typeof plain;
    const endings = clockwork.pack.endings.map((each) =>
      each === bad ? { ...bad, variants: [held, plain] } : each,
    );
    const own = missionRules([{ pack: { ...clockwork.pack, endings }, texts: clockwork.texts }]);
    const { mission } = own.setup(OPTIONS, 2, "1");
    const begun = atWork();
    // Anton has the token; whoever holds card C may end it.
    const at = (lane: number): State =>
      changed(
        changed({ ...begun, mission, visit: { ...begun.visit!, loc: "loc:L3" } }, 1, {
          tokens: { "tok:B": 1 },
        }),
        lane,
        {
          card: "card:L3.C",
          variant: 0,
        },
      );
    const ended = (lane: number, by: string) =>
      own.apply(at(lane), lane, { type: "option", by, option: "L3.C.quit" }).state.end;
    expect(ended(0, "rec:amy")).toEqual({ id: "end:bad", variant: 1, outcome: "failure" });
    expect(ended(1, "rec:anton")).toEqual({ id: "end:bad", variant: 0, outcome: "failure" });
  });
  test("AM-50: one agent's open question stops no other lane", () => {
    const state = changed(atWork(), 0, { lane: [{ kind: "link", to: "vortex" }], pool: 0 });
    const sum = { ...state, vortex: state.vortex + 3 };
    expect(rules.refusal(sum, 1, { type: "standBy", by: "rec:anton" })).toBeUndefined();
  });
});
