/** What a bot is: it sees its legal actions and an imagined state, and names an action. */
import type { AnyThinkingRules, Seat } from "@chronarium/kernel";
import type { Intentions } from "./intentions.ts";

export type Act = { readonly type: string };
/** The bot's own chance, apart from the game's. */
export type Chance = { int(bound: number): number };

export type BotTurn = {
  readonly rules: AnyThinkingRules;
  readonly seat: Seat;
  readonly legal: readonly Act[];
  /**
   * A state that looks to this seat exactly like the true one, with everything it cannot know dealt at random.
   * The true state never reaches a bot, so it cannot cheat, not even by accident.
   */
  readonly imagine: () => unknown;
  readonly rng: Chance;
  /** What the bot meant to do when it thought last. Without it, it thinks again. */
  readonly intentions?: Intentions;
  /** Asked now and then; once true, the bot answers with the best it has. */
  readonly outOfTime?: () => boolean;
};

export type Bot = {
  readonly name: string;
  choose(turn: BotTurn): Act;
};
