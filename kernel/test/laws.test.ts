import { describe, expect, test } from "vitest";
import type { OpenRules } from "../src/contract.ts";
import { checkLaws, describeLaws, type Law } from "../test-kit/index.ts";
import { type Action, type Event, type Options, rift, type State, type View } from "./toy.ts";

type Rift = OpenRules<State, Action, Event, View, Options>;

const reached = describeLaws(rift, { games: 25, optionSets: [{}, { rich: true, deck: "tiny" }] });

test("the laws alone meet every refusal of the toy", () => {
  expect([...reached].sort()).toEqual([...rift.refusalCodes, "kernel/malformed-action"].sort());
});

/** The toy with one fault; the laws must find it and name it. */
function broken(fault: Partial<Rift>): Law[] {
  const { problems } = checkLaws(
    { ...rift, ...fault },
    { games: 20, players: [3], optionSets: [{ rich: true }] },
  );
  return [...new Set(problems.map(({ law }) => law))];
}
const withEvents =
  (change: (event: Event) => Event): Rift["apply"] =>
  (state, seat, action) => {
    const applied = rift.apply(state, seat, action);
    return { ...applied, events: applied.events.map(change) };
  };
const without = <T extends object>(value: T, name: string): T =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) as T;

describe("the laws find", () => {
  const SECRETS: Law = "nobody learns what he may not know";
  const faults: readonly (readonly [string, Partial<Rift>, readonly Law[]])[] = [
    [
      "a leak in the view",
      { viewFor: (state, viewer) => ({ ...rift.viewFor(state, viewer), top: state.deck[0] }) },
      [SECRETS],
    ],
    ["a leak of the other hands", { viewFor: (state) => rift.viewFor(state, 0) }, [SECRETS]],
    [
      "a leak through the legal actions",
      {
        legalActions: (state, seat) => {
          const list = rift.legalActions(state, seat);
          return state.deck[0] === "echo" ? [...list].reverse() : list;
        },
      },
      [SECRETS],
    ],
    [
      "a leak through an event that is not marked",
      {
        apply: (state, seat, action) => {
          const applied = rift.apply(state, seat, action);
          if (action.type !== "pass") return applied;
          return { ...applied, events: [{ type: "discarded", seat, cards: state.deck.slice(0, 1) }] };
        },
      },
      ["undo never crosses a reveal", SECRETS],
    ],
    ["a secret that an event tells", { redact: (event) => event }, [SECRETS]],
    [
      "randomness that a branch would keep",
      {
        viewFor: (state, viewer) => ({ ...rift.viewFor(state, viewer), rng: state.rng }),
        imagine: (view, viewer, rng) => ({
          ...rift.imagine(view, viewer, rng),
          ...("rng" in view && { rng: view.rng as State["rng"] }),
        }),
      },
      [SECRETS],
    ],
    [
      "an imagined state that cannot go on",
      {
        imagine: (view, viewer, rng) => ({ ...rift.imagine(view, viewer, rng), stuck: true }),
        legalActions: (state, seat) =>
          "stuck" in state && state.turn % 7 === 6 ? [] : rift.legalActions(state, seat),
      },
      ["someone can act until the end", SECRETS],
    ],
    [
      "a draw that could be taken back",
      { apply: withEvents((event) => (event.type === "drew" ? without(event, "reveals") : event)) },
      ["undo never crosses a reveal"],
    ],
    [
      "a roll that could be taken back",
      { apply: withEvents((event) => (event.type === "charged" ? without(event, "reveals") : event)) },
      ["undo never crosses a reveal", SECRETS],
    ],
    [
      "a changed input",
      {
        apply: (state, seat, action) => {
          const applied = rift.apply(state, seat, action);
          Object.assign(state.players[seat]!, { energy: state.players[seat]!.energy + 1 });
          return applied;
        },
      },
      ["inputs are never changed", "replay gives the same state"],
    ],
    [
      "a dead end",
      { legalActions: (state, seat) => (state.turn === 9 ? [] : rift.legalActions(state, seat)) },
      ["someone can act until the end"],
    ],
    [
      "a game without actors or result",
      { actors: (state) => (state.turn === 9 ? [] : rift.actors(state)) },
      ["someone can act until the end"],
    ],
    [
      "an illegal action that passes",
      {
        refusal: (state, seat, action) => {
          const refusal = rift.refusal(state, seat, action);
          return refusal?.code === "rift/not-enough-energy" ? undefined : refusal;
        },
      },
      ["only legal actions pass"],
    ],
    [
      "a legal action that is refused",
      {
        legalActions: (state, seat) =>
          rift.actors(state).includes(seat)
            ? [{ type: "draw" }, { type: "pass" }, { type: "discard", cards: ["echo"] }]
            : [],
      },
      ["every legal action passes"],
    ],
    [
      "actions for seats that may not act",
      {
        legalActions: (state, seat) =>
          rift.actors(state).length > 0 && seat === 2 ? [{ type: "pass" }] : rift.legalActions(state, seat),
      },
      ["only actors have actions"],
    ],
    [
      "an action offered twice",
      { legalActions: (state, seat) => rift.legalActions(state, seat).flatMap((action) => [action, action]) },
      ["legal actions are unique"],
    ],
    ["a refusal code that is not declared", { refusalCodes: ["rift/not-your-turn"] }, ["refusals are known"]],
    [
      "a state that JSON would change",
      { setup: (options, seats, seed) => ({ ...rift.setup(options, seats, seed), extra: undefined }) },
      ["state survives JSON"],
    ],
    [
      "chance from outside the state",
      {
        apply: (state, seat, action) => {
          const applied = rift.apply(state, seat, action);
          calls++;
          return {
            ...applied,
            state: { ...applied.state, discards: applied.state.discards, turn: applied.state.turn, calls },
          };
        },
      },
      ["equal inputs give equal outcomes", "replay gives the same state"],
    ],
    [
      "cards that vanish",
      {
        apply: (state, seat, action) => {
          const applied = rift.apply(state, seat, action);
          return action.type === "discard"
            ? { ...applied, state: { ...applied.state, discards: [] } }
            : applied;
        },
      },
      ["invariants hold"],
    ],
    ["a game that goes on too long", { maxSteps: 12 }, ["the game ends in time"]],
    [
      "winners who are not first",
      {
        result: (state) => {
          const result = rift.result(state);
          return result && { ...result, winners: [] };
        },
      },
      ["the result is well-formed"],
    ],
    [
      "an exception",
      {
        viewFor: () => {
          throw new Error("a bug");
        },
      },
      ["the rules never throw"],
    ],
    ["two seats of one name", { seatNames: ["a", "b", "b", "d"] }, ["tables are sound"]],
  ];
  let calls = 0;
  test.each(faults)("%s", (_name, fault, laws) => {
    const found = broken(fault);
    expect(found).toContain(laws[0]);
    for (const law of found) expect(laws).toContain(law);
  });
});
