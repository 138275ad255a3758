/** Positions of transcripts name what they are about; a table that can be stored has all its tiles and pieces too. */
import { botExosuits } from "../src/chronobot/board.ts";
import { buildingsOf } from "../src/solo/human.ts";
import type { State } from "../src/solo/state.ts";
import { BUILDINGS_OF, ROWS } from "../src/tables/buildings.ts";
import { PIECE_COPIES, PIECES, SHAPES, shapeOf } from "../src/tables/goods.ts";
import { HEX_KINDS } from "../src/tables/main-board.ts";

export function whole(state: State): State {
  const { board, bot, era } = state;
  const standing = HEX_KINDS.flatMap((kind) => [...board.spaces[kind]]).filter((who) => who === "bot").length;
  const spare = Math.max(0, botExosuits(era) - standing);
  return {
    ...state,
    bot: { ...bot, exosuits: Math.min(bot.exosuits, spare) },
    board: { ...board, primary: stacks(state), stock: stock(state) },
  };
}

/** Tiles that lie nowhere else are at the bottom of their stack. */
function stacks({ board, human, bot }: State): State["board"]["primary"] {
  const built: readonly string[] = [...buildingsOf(human), ...bot.buildings.map(({ tile }) => tile ?? "")];
  const whole = { ...board.primary };
  for (const row of ROWS) {
    const there: readonly string[] = [...board.primary[row], ...board.secondary[row], ...built];
    const missing = BUILDINGS_OF[row].filter((tile) => !there.includes(tile));
    whole[row] = [...board.primary[row].filter((tile) => !built.includes(tile)), ...missing];
  }
  return whole;
}

/** What nobody has is in stock; of the Chronobot's only the shapes are known. */
function stock({ human, bot }: State): State["board"]["stock"] {
  const left = Object.fromEntries(
    PIECES.map((piece) => [
      piece,
      PIECE_COPIES - human.breakthroughs.filter((each) => each === piece).length,
    ]),
  ) as Record<(typeof PIECES)[number], number>;
  for (const shape of SHAPES)
    for (let taken = 0; taken < bot.breakthroughs[shape]; taken++) {
      const most = PIECES.filter((piece) => shapeOf(piece) === shape).toSorted(
        (a, b) => left[b] - left[a],
      )[0];
      if (most !== undefined) left[most]--;
    }
  return left;
}
