/** The workshop of a puzzle. */
import { chronomancer, type Player, type State } from "@chronarium/chronomancer";
import { layPuzzle, type Puzzle, SOLVER } from "@chronarium/kernel";
import type { ReactNode } from "react";
import { Workshop } from "../board/index.ts";

const nameless = (): string => "";
const GROUPS = { spaces: "", figures: "", icons: "" };

export function puzzlePicture(puzzle: Puzzle): ReactNode {
  const { players } = layPuzzle(chronomancer, puzzle) as State;
  return (
    <Workshop
      label=""
      groups={GROUPS}
      player={players[SOLVER] as Player}
      look="jade"
      overlay={{}}
      name={nameless}
      figureName={nameless}
      iconName={nameless}
    />
  );
}
