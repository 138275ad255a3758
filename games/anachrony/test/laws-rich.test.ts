/** The laws once more on tables that begin rich, with many tiles built, so that the later rules are met at once. */
import { describeLaws } from "@chronarium/kernel/test-kit";
import { anachrony } from "../src/index.ts";
import type { State, TileId } from "../src/solo/state.ts";
import { withTile } from "./solo.ts";

/** Each with two Superprojects and buildings of every row. */
const BOARDS: readonly (readonly TileId[])[] = [
  ["S11", "PP14", "FA14", "FA07", "LS10", "LB14", "LB11"],
  ["S17", "PP15", "FA15", "FA13", "LS07", "LB08", "LB09"],
  ["S09", "PP03", "FA10", "LS12", "LS11", "LB02", "LB07"],
  ["S12", "PP12", "FA12", "LS14", "LS15", "LB15", "LB05"],
  ["S13", "PP08", "FA09", "LS09", "LS01", "LB12", "LB04"],
  ["S10", "PP09", "FA11", "LS08", "LS06", "LB10", "LB03"],
];

function rich(state: State, board: readonly TileId[]): State {
  const pieces = [
    "circle-leaf",
    "circle-gear",
    "triangle-leaf",
    "triangle-eye",
    "square-leaf",
    "square-star",
  ] as const;
  const stock = { ...state.board.stock };
  for (const piece of pieces) stock[piece]--;
  const human: State["human"] = {
    ...state.human,
    goods: { N: 6, U: 9, G: 9, T: 12, E: 6, W: 30 },
    active: { Ge: 2, Ad: 2, En: 3, Sc: 3 },
    tired: { Ge: 1, Ad: 1, En: 0, Sc: 1 },
    paradox: 2,
    breakthroughs: pieces,
  };
  const begun: State = { ...state, human, board: { ...state.board, stock } };
  return board.reduce((table, tile) => withTile(table, tile), begun);
}

for (const [i, board] of BOARDS.entries())
  describeLaws(
    { ...anachrony, setup: (options, seats, seed) => rich(anachrony.setup(options, seats, seed), board) },
    {
      games: 5,
      optionSets: [{ path: i % 2 === 0 ? "tide" : "vow", leader: i % 3 === 0 ? "second" : "first" }],
      seed: `rich ${i}`,
      heavyEvery: 4,
    },
  );
