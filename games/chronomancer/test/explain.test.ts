/** Things explain themselves: facts that the rules confirm, in sentences of both languages. */
import { sentenceFlawsIn } from "@chronarium/kernel/test-kit";
import { expect, test } from "vitest";
import {
  ABILITIES,
  BOATS,
  bestWorth,
  COLOURS,
  CORRUPTION_IDS,
  chronomancer,
  DOCKS,
  type Explanation,
  endScore,
  explain,
  PIECES,
  type Place,
  type Player,
  SIZES,
  type State,
} from "../src/index.ts";
import { chronomancerText } from "../text/index.ts";
import { newTable } from "./table.ts";

const placesOf = ({ town }: State): readonly Place[] => [
  ...BOATS.map((boat) => ({ on: "boat", boat }) as const),
  ...DOCKS.map((dock) => ({ on: "dock", dock }) as const),
  ...COLOURS.map((colour) => ({ on: "icon", colour }) as const),
  ...PIECES.map((piece) => ({ on: "hall", piece }) as const),
  ...town.square.map((card) => ({ on: "card", card }) as const),
  ...ABILITIES.map((ability) => ({ on: "ability", ability }) as const),
  ...SIZES.flatMap((size) => COLOURS.map((colour) => ({ on: "good", size, colour }) as const)),
  ...CORRUPTION_IDS.map((card) => ({ on: "corruption", card }) as const),
];

/** Every sixth position of games with one to four merchants. */
function* tables(): Generator<State> {
  for (let game = 1; game <= 8; game++) {
    let state = newTable({ seats: (game % 4) + 1, seed: `explain ${game}` });
    for (let step = 0; state.phase !== "over"; step++) {
      if (step % 6 === 0) yield state;
      const legal = chronomancer.legalActions(state, state.turn);
      const action = legal[(step * 7 + game) % legal.length];
      if (action === undefined) return;
      state = chronomancer.apply(state, state.turn, action).state;
    }
  }
}

test("every explanation is whole sentences in both languages", () => {
  const kinds = new Set<Explanation["kind"]>();
  for (const state of tables())
    for (const place of placesOf(state)) {
      const about = explain(state, state.turn, place);
      if (about === undefined) throw new Error(`Nothing is said of ${JSON.stringify(place)}.`);
      kinds.add(about.kind);
      for (const language of ["en", "fr"] as const) {
        const { title, lines } = chronomancerText[language].explain(about);
        expect(title).not.toBe("");
        for (const line of lines) expect(sentenceFlawsIn(language, line)).toEqual([]);
      }
    }
  expect([...kinds].sort()).toEqual(
    ["ability", "boat", "card", "corruption", "dock", "good", "hall", "icon", "lair"].sort(),
  );
});

test("what a boat is worth is what its landing adds to the sales of the shelf (BG-46)", () => {
  let some = 0;
  for (const state of tables()) {
    const { shelf } = state.players[state.turn] as Player;
    const worth = ({ boats }: Pick<State, "boats">): number =>
      SIZES.flatMap((size) => COLOURS.map((c) => bestWorth({ boats }, size, c, shelf[size][c]))).reduce(
        (sum, gold) => sum + gold,
        0,
      );
    for (const boat of BOATS) {
      const about = explain(state, state.turn, { on: "boat", boat });
      if (about?.kind !== "boat" || about.dock === undefined) continue;
      const empty = state.boats.map((each, i) => (i === boat - 1 ? { ...each, pieces: [] } : each));
      expect(about.worth.map(({ gold }) => gold)).toEqual([worth(state) - worth({ boats: empty })]);
      some += about.worth[0]?.gold ?? 0;
    }
  }
  expect(some).toBeGreaterThan(0);
});

test("Halls and Lair are worth what the end would score (BG-71, BG-72)", () => {
  for (const state of tables()) {
    const mine = state.players[state.turn] as Player;
    const { icons, rogues, corruption } = endScore(state, mine);
    const halls = COLOURS.map((piece) => explain(state, state.turn, { on: "hall", piece }));
    expect(halls.reduce((sum, hall) => sum + (hall?.kind === "hall" ? hall.end : 0), 0)).toBe(icons);
    expect(explain(state, state.turn, { on: "hall", piece: "X" })).toMatchObject({
      kind: "lair",
      loss: Math.abs(rogues + corruption),
    });
  }
});
