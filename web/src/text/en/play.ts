import type { PlayText } from "../areas/play.ts";

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

export const play: PlayText = {
  attempt: (what) => `Try: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  cancel: "Cancel",
  consequences: "What would happen",
  choices: "What you can choose",
  waiting: (name) => `Waiting for ${name}.`,
  thinking: (name) => `${name} thinks.`,
  onlyPast: "You look at the past.",
  past: "You look at the past. Branch from here to play on.",
  over: "The game is over.",
  skip: "a tap or any key skips",
  goThere: "Go there",
  possible: "possible",
  less: "Less",
  more: (count) => `${count} more`,
  why: { label: "Why not?", other: "the table refuses it", waysOut: "Ways out" },
  end: {
    winners: (names, you) =>
      you ? "You win" : names.length === 1 ? `${names[0]} wins` : `${list(names)} share the victory`,
    total: "Total",
    place: (place) => `${place}.`,
    numbers: "The graph in numbers",
    fair: "A fair deal",
    seed: "Seed",
    commitment: "Commitment, shown before the first move",
    verify: "The SHA-256 of the seed is the commitment. Export the game and check every move with:",
    command: "npm run -s chronarium -- verify game.json",
  },
};
