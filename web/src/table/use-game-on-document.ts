import { useLayoutEffect } from "react";

/** The game's colours and faces, for dialogs and drawers too. */
export function useGameOnDocument(game: string): void {
  // Before the first paint: a game's styles hold only where its name is.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.game = game;
    return () => {
      delete root.dataset.game;
    };
  }, [game]);
}
