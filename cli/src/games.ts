/** The games that this command knows. Nothing of a game is loaded before somebody asks for it. */
import { SEALED_FORMAT } from "@chronarium/authority";
import {
  type AnyPuzzleGoal,
  type AnyRules,
  type Explainer,
  type GameEvent,
  parseSave,
  printable,
  type RuleRegister,
  SEEN_FORMAT,
  type Seat,
  type Seed,
} from "@chronarium/kernel";
import type { Language } from "./language.ts";
import { nearest } from "./near.ts";
import type { TerminalGame } from "./play/terminal-game.ts";
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
  /** Its folder below `games/`, where that is not called like the game. */
  readonly folder?: string;
  rules(): Promise<AnyRules>;
  text(language: Language): Promise<GameText>;
  rulebook(language: Language): Promise<Rulebook>;
  /** The ids of its rules. */
  register(): Promise<RuleRegister>;
  /** Where dice are told instead of drawn: which of them the seed vouches for. A branch has a start of its own. */
  readonly dice?: () => Promise<(seed: Seed, actions: readonly unknown[], start?: unknown) => DiceReport>;
  /** Why its moves are good, in words; without it none of its games is analysed. */
  readonly reasons?: (language: Language) => Promise<Explainer>;
  /** What its puzzles ask for, where it has some. */
  readonly puzzleGoals?: () => Promise<readonly AnyPuzzleGoal[]>;
  /** How it is played in the terminal, where it can be. */
  readonly terminal?: () => Promise<TerminalGame>;
};

export type DiceReport = {
  readonly vouched: number;
  readonly byHand: number;
  /** Places in the log of dice that are not what the seed says. */
  readonly forged: readonly number[];
};

/** One line for each game. */
const GAMES: Readonly<Record<string, () => Promise<{ readonly game: Game }>>> = {
  khronos: () => import("./play/khronos/entry.ts"),
  chronomancer: () => import("./play/chronomancer/entry.ts"),
  anachrony: () => import("./play/anachrony/entry.ts"),
  chronobot: () => import("./play/chronobot/entry.ts"),
  missions: () => import("./commands/mission/entry.ts"),
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export async function gameNamed(id: string): Promise<Game> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load !== undefined) return (await load()).game;
  const near = nearest(id, GAME_IDS);
  throw new UsageError(
    near === undefined
      ? `There is no game "${printable(id)}"; the games are: ${GAME_IDS.join(", ")}.`
      : `There is no game "${printable(id)}"; did you mean ${near}?`,
  );
}

export const allGames = (): Promise<readonly Game[]> => Promise.all(GAME_IDS.map(gameNamed));

export async function allRules(): Promise<readonly AnyRules[]> {
  return Promise.all((await allGames()).map((game) => game.rules()));
}

/** The rules of these games; of all of them where one is unknown, so that a refusal can name those there are. */
export async function rulesNamed(ids: Iterable<unknown>): Promise<readonly AnyRules[]> {
  const wanted = new Set(ids);
  const known = GAME_IDS.filter((id) => wanted.has(id));
  if (known.length < wanted.size || known.length === 0) return allRules();
  return Promise.all(known.map(async (id) => (await gameNamed(id)).rules()));
}

/** The rules that a saved match is to be judged by. */
export const rulesOfSave = (text: string): Promise<readonly AnyRules[]> =>
  rulesNamed([fieldOf(text, "game")]);

/** A file may hold a whole match, what somebody saw of one, or one that is sealed; what is neither of them is no match. */
export function formatOf(text: string): "match" | "seen" | "sealed" {
  const format = fieldOf(text, "format");
  return format === SEEN_FORMAT ? "seen" : format === SEALED_FORMAT ? "sealed" : "match";
}

function fieldOf(text: string, field: string): unknown {
  const parsed = parseSave(text);
  const record: unknown = parsed.ok ? parsed.record : undefined;
  return typeof record === "object" && record !== null ? Reflect.get(record, field) : undefined;
}
