/** KH-136: the list of legal actions is exactly what `refusal` lets pass, by trying everything there is. */
import { type ActionField, canonicalJson, playRandom } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Action, gridOf, khronos, type Options, type State } from "../src/index.ts";
import { dealHand, tableOf, withPlayer } from "./table.ts";

/** Every value that the game's own table of actions allows; squares are those of the map and one beyond it. */
function valuesOf(field: ActionField, state: State): readonly unknown[] {
  switch (field.kind) {
    case "choice":
      return field.values;
    case "integer":
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
    case "seat":
      return state.players.map((_, seat) => seat);
    case "text":
      return [...gridOf(state.options.map).names, "P20"];
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
  }
}

/** Hands over the product of all fields of an action. */
function forEachCandidate(type: string, state: State, visit: (action: Action) => void): void {
  const fields = Object.entries(khronos.actions[type]!);
  const choices = fields.map(([, field]) => [
    ...(field.optional ? [undefined] : []),
    ...valuesOf(field, state),
  ]);
  const fill = (i: number, action: object): void => {
    if (i === fields.length) visit(action as Action);
    else
      for (const value of choices[i]!)
        fill(i + 1, value === undefined ? action : { ...action, [fields[i]![0]]: value });
  };
  fill(0, { type });
}

function expectExact(state: State): void {
  const seats = state.players.map((_, seat) => seat);
  const passing = seats.map((): string[] => []);
  for (const type of Object.keys(khronos.actions)) {
    forEachCandidate(type, state, (action) => {
      for (const seat of seats)
        if (khronos.refusal(state, seat, action) === undefined) passing[seat]!.push(canonicalJson(action));
    });
  }
  for (const seat of seats) {
    const listed = khronos.legalActions(state, seat).map(canonicalJson);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed].sort()).toEqual(passing[seat]!.sort());
    expect(listed.length > 0).toBe(khronos.actors(state).includes(seat));
  }
}

describe("legal actions are exactly those that pass", () => {
  const crowded =
    "Might M2r@A1 C1-@C1 M1b@D1 R1r@C3 C1*@D3 | Faith M2r@A1 R1b@C2 C1*@D3 | Reason M2%@A1 C2-@C3{b:1} C1*@D3(covered)";

  test("KH-23 KH-24 KH-31 KH-43: a crowded 4x4 board, with four orange cards", () => {
    expectExact(dealHand(tableOf(crowded, { map: "plain4x4" }), 0, ["orange", "orange", "orange", "orange"]));
  });

  test("KH-15 KH-17 KH-90 KH-101: pawns on Faith and Reason, mixed hand", () => {
    const state = dealHand(tableOf(crowded, { map: "plain4x4" }), 0, ["orange", "fuchsia", "blue", "blue"]);
    expectExact(withPlayer(state, 0, { pawns: ["faith", "reason"] }));
  });

  test("KH-16: allowances partly used, and the exchange over", () => {
    const state = dealHand(tableOf(crowded, { map: "plain4x4" }), 0, ["orange", "orange", "blue", "blue"]);
    expectExact({ ...state, turn: { ...state.turn, acted: true, carried: [1, 2] } });
  });

  test("KH-31: option upgradeOthers", () => {
    expectExact(
      dealHand(tableOf(crowded, { map: "plain4x4", upgradeOthers: true }), 0, [
        "orange",
        "fuchsia",
        "fuchsia",
        "blue",
      ]),
    );
  });

  test("KH-120 KH-121 KH-122: no money, no cubes, tiles missing", () => {
    const state = dealHand(tableOf(crowded, { map: "plain4x4" }), 0, ["orange", "fuchsia", "blue", "blue"]);
    const poor = withPlayer(state, 0, { ecus: 0, cubes: 0, pawns: ["might", "reason"] });
    expectExact({ ...poor, stock: { ...poor.stock, civil: [0, 23, 0] } });
  });

  test("KH-47: across the river", () => {
    const state = tableOf(
      "Might C2-@D1 M1r@C1 C1*@F2 | Faith C2-@D1 C1*@F2 | Reason C2-@D1{r:1,b:2} C1*@F2",
      {
        map: "river7x4",
        seats: 2,
      },
    );
    expectExact(dealHand(state, 0, ["orange", "orange", "blue", "blue"]));
  });

  for (const terrainSum of [false, true]) {
    test(`KH-25 KH-48 KH-49 KH-50: surcharges with 2 players, terrainSum ${terrainSum}`, () => {
      const state = tableOf("Might M1r@B2 C1-@C2 | Faith M1r@B1 | Reason R3%@A1{prog:b} R2%@D1", {
        map: "rough6x4",
        seats: 2,
        terrainSum,
      });
      expectExact(dealHand(state, 0, ["orange", "orange", "fuchsia", "blue"]));
    });
  }

  test("KH-88: while a question waits, only its seat may answer, and only with its options", () => {
    const position = "Might M2r@A2 M2w@F2 C1*@C2 C1*@E2 | Faith C1*@C2 C1*@E2 | Reason C1*@C2 C1*@E2";
    const state = dealHand(tableOf(position, { map: "plain7x3" }), 0, ["blue", "blue", "blue", "blue"]);
    const hamlet: Action = { type: "build", era: "might", building: "civil", size: 1, at: "D2", pay: [1, 0] };
    const asked = khronos.apply({ ...state, turn: { ...state.turn, seat: 1 } }, 1, hamlet).state;
    expectExact(asked);
    expectExact(khronos.apply(asked, 1, { type: "chooseLoser", at: "A2" }).state);
  });

  const variants: readonly Partial<Options>[] = [
    {},
    { holdem: true, upgradeOthers: true },
    { keepCards: true, terrainSum: true, deck33: true },
    { holdem: true, keepCards: true, capacity123: true },
  ];
  for (const [i, options] of variants.entries()) {
    test(`in the middle of random games with ${JSON.stringify(options)}`, () => {
      const seats = 2 + i;
      const states: State[] = [];
      playRandom(khronos, {
        seats,
        options: { map: i % 2 === 0 ? "plain5x4" : "rough6x4", ...options },
        seed: `legal ${i}`,
        onStep: ({ before, revision }) => {
          if (revision % 13 === 0 && states.length < 4) states.push(before);
        },
      });
      expect(states.length).toBe(4);
      for (const state of states) expectExact(state);
    });
  }
});
