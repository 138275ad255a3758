/** CM-A 25: the list of legal actions is exactly what `refusal` lets pass, by trying everything there is. */
import { type ActionField, canonicalJson, playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Action, chronomancer, REFUSAL_CODES, type State } from "../src/index.ts";
import { ALL_OPTIONS, waitsFor } from "./table.ts";

/** Every value that the game's own table of actions allows. */
function valuesOf(field: ActionField): readonly unknown[] {
  switch (field.kind) {
    case "choice":
      return field.values;
    case "integer":
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
    case "integers": {
      const each = Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
      return each.flatMap((a) => each.map((b) => [a, b]));
    }
    case "choices": {
      const bags: (readonly string[])[] = [[]];
      for (const bag of bags) {
        if (bag.length === field.max) continue;
        const from = bag.length === 0 ? 0 : field.values.indexOf(bag.at(-1)!);
        for (const value of field.values.slice(from)) bags.push([...bag, value]);
      }
      return bags.filter((bag) => bag.length >= Math.max(field.min, field.optional ? 1 : 0));
    }
    default:
      throw new Error(`no action of this game has a field of kind ${field.kind}`);
  }
}

/** The product of all fields of every action. */
const CANDIDATES: readonly { action: Action; text: string }[] = Object.entries(chronomancer.actions).flatMap(
  ([type, spec]) => {
    let actions: object[] = [{ type }];
    for (const [name, field] of Object.entries(spec)) {
      const values = [...(field.optional ? [undefined] : []), ...valuesOf(field)];
      actions = actions.flatMap((action) =>
        values.map((value) => (value === undefined ? action : { ...action, [name]: value })),
      );
    }
    return actions.map((action) => ({ action: action as Action, text: canonicalJson(action) }));
  },
);

const codes = new Set<string>();

function expectExact(state: State): void {
  for (const seat of state.players.keys()) {
    const listed = chronomancer.legalActions(state, seat).map(canonicalJson);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length > 0).toBe(chronomancer.actors(state).includes(seat));
    const passing: string[] = [];
    for (const { action, text } of CANDIDATES) {
      const refused = chronomancer.refusal(state, seat, action);
      if (refused === undefined) passing.push(text);
      else codes.add(refused.code);
    }
    expect([...listed].sort()).toEqual(passing.sort());
  }
}

const WAITS = [
  "deed discard",
  "deed draw",
  "deed gain",
  "deed move",
  "deed return",
  "deed sponsor",
  "deed swap",
  "dock",
  "freeze",
  "move",
  "over",
  "pay",
  "place",
  "recruit",
  "relic",
  "rob",
  "seat",
  "sell",
  "shift",
  "staff",
];
/** Of each kind and each set of options. */
const STATES_EACH = 4;

describe("legal actions are exactly those that pass", () => {
  const seen = new Set<string>();
  for (const [i, options] of ALL_OPTIONS.entries()) {
    test(`CM-A 25: at every question of random games with ${JSON.stringify(options)}`, () => {
      const counts = new Map<string, number>();
      for (let game = 0; game < 12; game++) {
        playRandom(chronomancer, {
          seats: 1 + ((i + game) % 4),
          options,
          seed: `legal ${i} ${game}`,
          onStep: ({ after, revision }) => {
            const kind = waitsFor(after);
            const count = counts.get(kind) ?? 0;
            if (count >= STATES_EACH || revision % 3 === game % 3) return;
            counts.set(kind, count + 1);
            seen.add(kind);
            expectExact(after);
          },
        });
      }
      expect(counts.size).toBeGreaterThan(12);
    });
  }

  test("every kind of question was met", () => {
    expect([...seen].sort()).toEqual(WAITS);
  });

  test("every refusal code is reached", () => {
    expect(REFUSAL_CODES.filter((code) => !codes.has(code))).toEqual([]);
  });
});
