/** The board of a puzzle, cut to where one is tempted to build. */

import type { Puzzle } from "@chronarium/kernel";
import { type Era, gridOf, type State } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { SEAT_LOOKS } from "../../../shell/seat-shapes.ts";
import { artOf, MiniBoard } from "../board/index.ts";

const WIDTH = 460;
/** How much of the board shows, in squares. */
const SHOWN = { across: 8, down: 5 } as const;

type Built = { readonly era?: Era; readonly at?: string };

export function puzzlePicture(view: unknown, puzzle: Puzzle): ReactNode {
  const state = view as State;
  // The best way is not given away: the picture looks where most people look.
  const { era = "reason", at = "H9" } =
    puzzle.tempting.acts.find((act): act is Built & typeof act => "at" in act) ?? {};
  const grid = gridOf(state.options.map);
  const square = WIDTH / grid.width;
  const [column, row] = [at.charCodeAt(0) - "A".charCodeAt(0), Number(at.slice(1)) - 1];
  const from = (place: number, shown: number, all: number): number =>
    Math.max(0, Math.min(all - shown, place - shown / 2 + 1)) * square;
  const [left, top] = [from(column, SHOWN.across, grid.width), from(row, SHOWN.down, grid.height)];
  return (
    <div style={{ margin: `-${top}px 0 0 -${left}px` }}>
      <MiniBoard {...artOf(state, era)} seatStyles={SEAT_LOOKS} label="" width={WIDTH} />
    </div>
  );
}
