/** What a bot is: it sees its legal actions and an imagined state, and names an action. */
import type { AnyOpenRules, Seat } from "@chronarium/kernel";

export type BotTurn = {
  readonly rules: AnyOpenRules;
  readonly seat: Seat;
  readonly legal: readonly { readonly type: string }[];
  /**
   * A state that looks to this seat exactly like the true one, with everything it cannot know dealt at random.
   * The true state never reaches a bot, so it cannot cheat, not even by accident.
   */
  readonly imagine: () => unknown;
  /** The bot's own chance, apart from the game's. */
  readonly rng: { int(bound: number): number };
  /** Asked now and then; once true, the bot answers with the best it has. */
  readonly outOfTime?: () => boolean;
};

export type Bot = {
  readonly name: string;
  choose(turn: BotTurn): { readonly type: string };
};
