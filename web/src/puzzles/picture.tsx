/** A puzzle's table on its card, as the game draws it. */
import type { Puzzle } from "@chronarium/kernel";
import { type ReactNode, useEffect, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { puzzlePictureOf } from "../games/puzzle-pictures.ts";

/** The table is laid where the rules are, looked at, and put away. */
async function viewOf(game: string, { id }: Puzzle): Promise<unknown> {
  const library = await openLibrary();
  const table = await library.lay(game, `picture/${id}`);
  const driver = await library.open(table);
  const { view } = await driver.moment(0);
  driver.close();
  await library.remove(table);
  return view;
}

/** One after the other: the puzzle of the day may be in the list as well, and has one table. */
let last: Promise<unknown> = Promise.resolve();
function viewInLine(game: string, puzzle: Puzzle): Promise<unknown> {
  const next = last.catch(() => {}).then(() => viewOf(game, puzzle));
  last = next;
  return next;
}

export function Picture({ game, puzzle }: { readonly game: string; readonly puzzle: Puzzle }): ReactNode {
  const [drawn, setDrawn] = useState<ReactNode>();
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const [draw, view] = await Promise.all([puzzlePictureOf(game), viewInLine(game, puzzle)]);
      if (wanted) setDrawn(draw?.(view, puzzle));
    };
    // Without pictures the puzzles are still puzzles; one that cannot be laid says so when it is opened.
    load().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [game, puzzle]);
  return (
    <span className="puzzle-picture" data-game={game} aria-hidden="true" inert>
      {drawn}
    </span>
  );
}
