/** Rules that serve others have a deadline: a call that took too long is named, and stops its table alone. */
import type { Clock } from "./clock.ts";
import { DriverError, driverRefusal } from "./refusals.ts";

export class Guard {
  readonly #tick: Clock["tick"];
  readonly #game: string;
  readonly #budget: number;
  #running = false;

  /** The budget is in milliseconds for one call. A call that never ends is for the host's watchdog. */
  constructor(game: string, tick: Clock["tick"], budget: number) {
    this.#game = game;
    this.#tick = tick;
    this.#budget = budget;
  }

  /** Throws a refusal with the game's name when the work took too long, whatever came of it. Work within work counts once. */
  run<Answer>(work: () => Answer): Answer {
    if (this.#running) return work();
    const begun = this.#tick();
    this.#running = true;
    try {
      const answer = work();
      if (this.#tick() - begun > this.#budget) throw new DriverError(tooSlow(this.#game, this.#budget));
      return answer;
    } finally {
      this.#running = false;
    }
  }
}

export const tooSlow = (game: string, budget: number): DriverError["refusal"] =>
  driverRefusal("authority/rules-too-slow", { game, seconds: Math.round(budget / 100) / 10 });
