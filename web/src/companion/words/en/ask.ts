/** What the app asks, and what could not be done. */
import type { BotQuestion, Row } from "@chronarium/anachrony/companion";
import { plural, ROWS } from "./shared.ts";

export const ask = {
  ask: {
    space: (action: string): string => `Which ${action} space is the first free one?`,
    spaceLines: (action: string): string =>
      `Bot Exosuit on the *first free space*: top ${action}, second, left Council, right Council.`,
    places: { top: "Top", second: "Second", left: "Left Council", right: "Right Council" },
    bookSpace: (place: string): string => `Book: ${place}`,
    freeMines: "Which Mine spaces are free?",
    freeMinesLine: "It takes *one free Mine space* with the cubes it lacks.",
    mines: { mine1: "Top, U", mine2: "Middle, G", mine3: "Bottom, T" },
    bookMines: (count: number): string => (count === 0 ? "Book: …" : `Book: ${plural(count, "free space")}`),
    cubes: "Which cubes lie in the pool?",
    cubesLine: "It takes *one cube from the pool* and the one of its space.",
    noCubes: "The pool is empty",
    bookCubes: (cubes: string, empty: boolean): string =>
      empty ? "Book: empty pool" : `Book: ${cubes || "…"}`,
    worker: "Who is the first of these in the pool?",
    workerLine: (order: readonly string[]): string =>
      `Give it the *first that is there*: ${order.join(", ")}.`,
    bookWorker: (worker: string): string => `Book: ${worker}`,
    building: "How many VP has that tile?",
    buildingLine: (row: Row): string =>
      `Give it the open ${ROWS[row]} with *more VP*. If equal, the secondary one.`,
    bothTiles: "Enter both open tiles instead",
    oneTile: "Enter the tile it takes",
    primary: "Primary stack",
    secondary: "Secondary stack",
    emptyStack: "Empty",
    bookVp: (vp: number | undefined): string => `Book ${vp ?? "…"} VP`,
    bookTiles: "Let it decide",
    superproject: "How many VP has that Superproject?",
    superprojectLine: (era: number): string =>
      `Give it the open Superproject of Eras 1 to ${era} with *most VP*. If equal, the earliest.`,
    eachOpen: "Enter each open one instead",
    eraOf: (era: number): string => `Era ${era}`,
    noneOpen: "None",
    breakthrough: (shape: string): string => `Is there a Breakthrough in a ${shape}?`,
    breakthroughLine: (shape: string): string => `Give it any Breakthrough in a *${shape}*.`,
    taken: "It has one",
    blind: {
      space: "I do not track the spaces.",
      freeMines: "I do not track the spaces.",
      cubes: "I do not track the Mine pool.",
      worker: "I do not track the Recruit pool.",
      building: "I cannot see your tiles.",
      superproject: "I cannot see your tiles.",
      breakthrough: "I cannot see your stock.",
      die: "",
      shape: "",
    } satisfies Record<BotQuestion["ask"], string>,
  },
  couldNot: {
    title: "It could not",
    open: "It could not",
    lead: "What was missing?",
    space: "No space was free",
    spaceDoes: "Nothing is placed, and it falls back: 2 Water, and 1 VP unless you play Beginner.",
    nothing: "A space, but nothing to take",
    nothingDoes: "Its Exosuit stays there, and it falls back: 2 Water, and 1 VP unless you play Beginner.",
    spaceFirst: "Name the space first.",
    noneLeft: "It could not: none of that shape is left",
    placedAlready: "Its Exosuit stands already. Take that answer back first.",
  },
};
