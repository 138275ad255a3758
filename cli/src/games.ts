/** The games that this command knows: one row for each. Nothing of a game is loaded before somebody asks for it. */
import type { AnyRules, GameEvent, RuleRegister, Seat, Seed } from "@chronarium/kernel";
import type { Language } from "./language.ts";
import { nearest } from "./near.ts";
import { UsageError } from "./usage.ts";

type RulebookParagraph = {
  readonly rules: readonly string[];
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
};
export type Rulebook = {
  readonly chapters: readonly { readonly paragraphs: readonly RulebookParagraph[] }[];
};

/** The sentences of a game in one language. Written as a method so that every game's own events fit. */
export interface GameText {
  event(event: GameEvent, names: { readonly seat: (seat: Seat) => string }): string;
}

export type Game = {
  readonly id: string;
  /** Its folder below `games/`. */
  readonly folder: string;
  rules(): Promise<AnyRules>;
  text(language: Language): Promise<GameText>;
  rulebook(language: Language): Promise<Rulebook>;
  /** The ids of its rules. */
  register(): Promise<RuleRegister>;
  /** Where dice are told instead of drawn: which of them the seed vouches for. */
  dice?(): Promise<(seed: Seed, actions: readonly unknown[]) => DiceReport>;
};

type DiceReport = {
  readonly vouched: number;
  readonly byHand: number;
  /** Places in the log of dice that are not what the seed says. */
  readonly forged: readonly number[];
};

const GAMES: readonly Game[] = [
  {
    id: "khronos",
    folder: "khronos",
    rules: async () => (await import("@chronarium/khronos")).khronos,
    text: async (language) => (await import("@chronarium/khronos/text")).khronosText[language],
    rulebook: async (language) => (await import("@chronarium/khronos/rulebook")).rulebook[language],
    register: async () => (await import("@chronarium/khronos/rulebook")).register,
  },
  {
    id: "chronomancer",
    folder: "chronomancer",
    rules: async () => (await import("@chronarium/chronomancer")).chronomancer,
    text: async (language) => (await import("@chronarium/chronomancer/text")).chronomancerText[language],
    rulebook: async (language) => (await import("@chronarium/chronomancer/rulebook")).rulebook[language],
    register: async () => (await import("@chronarium/chronomancer/rulebook")).register,
  },
  {
    id: "anachrony",
    folder: "anachrony",
    rules: async () => (await import("@chronarium/anachrony")).anachrony,
    text: async (language) => (await import("@chronarium/anachrony/text")).anachronyText[language],
    rulebook: async (language) => (await import("@chronarium/anachrony/rulebook")).rulebook[language],
    register: async () => (await import("@chronarium/anachrony/rulebook")).register,
  },
  {
    id: "chronobot",
    folder: "anachrony",
    rules: async () => (await import("@chronarium/anachrony/companion")).chronobot,
    text: async (language) => (await import("@chronarium/anachrony/text")).chronobotText[language],
    rulebook: async (language) => (await import("@chronarium/anachrony/rulebook")).rulebook[language],
    register: async () => (await import("@chronarium/anachrony/rulebook")).register,
    dice: async () => (await import("@chronarium/anachrony/companion")).diceReport,
  },
];

export function gameNamed(id: string): Game {
  const game = GAMES.find((each) => each.id === id);
  if (game !== undefined) return game;
  const ids = GAMES.map((each) => each.id);
  const near = nearest(id, ids);
  throw new UsageError(
    near === undefined
      ? `There is no game "${id}"; the games are: ${ids.join(", ")}.`
      : `There is no game "${id}"; did you mean ${near}?`,
  );
}

export function allRules(): Promise<readonly AnyRules[]> {
  return Promise.all(GAMES.map((game) => game.rules()));
}
