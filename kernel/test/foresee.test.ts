import { describe, expect, test } from "vitest";
import { foresee } from "../src/foresee.ts";
import { type Action, rift, type State } from "./toy.ts";

const begin: State = {
  ...rift.setup({ target: 10, rich: true, deck: "full" }, 2, "foresee"),
  players: [
    { energy: 5, hand: ["echo", "paradox"], played: [] },
    { energy: 0, hand: ["loop"], played: [] },
  ],
};
const echo: Action = { type: "play", card: "echo" };
const paradox: Action = { type: "play", card: "paradox", target: 1 };

describe("foresee", () => {
  test("no action brings nothing", () => {
    expect(foresee(rift, begin, 0, [])).toEqual({ steps: [], events: [], state: begin });
  });

  test("sure actions lead to the state that they will lead to", () => {
    const foreseen = foresee(rift, begin, 0, [echo, paradox]);
    const played = rift.apply(rift.apply(begin, 0, echo).state, 0, paradox);
    expect(foreseen.state).toEqual(played.state);
    expect(foreseen.events).toEqual([
      { type: "played", seat: 0, card: "echo" },
      { type: "played", seat: 0, card: "paradox", target: 1 },
    ]);
    expect(foreseen.steps.map(({ action, events }) => [action, events.length])).toEqual([
      [echo, 1],
      [paradox, 1],
    ]);
    expect(foreseen).not.toHaveProperty("cut");
  });

  test("the first event that reveals something cuts the rest off", () => {
    const foreseen = foresee(rift, begin, 0, [echo, { type: "draw" }, { type: "pass" }]);
    expect(foreseen.state).toEqual(rift.apply(begin, 0, echo).state);
    expect(foreseen.steps).toEqual([
      { action: echo, events: [{ type: "played", seat: 0, card: "echo" }] },
      { action: { type: "draw" }, events: [] },
    ]);
    expect(foreseen.cut).toMatchObject({ kind: "reveals", index: 1, event: { type: "drew" } });
  });

  test("what an action does before it reveals is sure", () => {
    const told = {
      ...rift,
      apply: (state: State, seat: number, action: Action) => {
        const after = rift.apply(state, seat, action);
        return { ...after, events: [{ type: "passed" as const, seat }, ...after.events] };
      },
    };
    const foreseen = foresee(told, begin, 0, [{ type: "charge" }]);
    expect(foreseen.events).toEqual([{ type: "passed", seat: 0 }]);
    expect(foreseen.state).toBe(begin);
    expect(foreseen.cut).toMatchObject({ kind: "reveals", index: 0, event: { type: "charged" } });
  });

  test("an action that the rules refuse cuts too, with their reason", () => {
    const foreseen = foresee(rift, begin, 0, [paradox, echo]);
    expect(foreseen.steps).toHaveLength(1);
    expect(foreseen.cut).toEqual({
      kind: "refused",
      index: 1,
      refusal: { code: "rift/not-your-turn", params: { seat: 1 }, rule: "RI-2" },
    });
  });

  test("events are told as the seat hears them", () => {
    const secret = { ...rift, redact: () => undefined };
    expect(foresee(secret, begin, 0, [echo])).toMatchObject({
      steps: [{ action: echo, events: [] }],
      events: [],
    });
  });

  test("equal views foresee equal things, whatever is hidden", () => {
    const view = rift.viewFor(begin, 0);
    const views = ["a", "b", "c"].map((key) => {
      const imagined = rift.imagine(view, 0, { key: key.repeat(64), used: 0 });
      const { events, state, cut } = foresee(rift, imagined, 0, [echo, paradox]);
      return JSON.stringify([events, rift.viewFor(state, 0), cut]);
    });
    expect(new Set(views).size).toBe(1);
  });
});
