/**
 * What a bot means to do, by what it will then see: a turn is thought about once and carried out from memory. Whoever
 * sees something else, or has forgotten, thinks again.
 */
import { stateHash } from "@chronarium/kernel";
import type { Act, Bot } from "./bot.ts";

export class Intentions {
  readonly #acts = new Map<string, Act>();
  /** More than the turns of many tables; the oldest are forgotten first. */
  static readonly #MOST = 500;

  recall(bot: Bot["name"], view: unknown): Act | undefined {
    return this.#acts.get(keyOf(bot, view));
  }

  keep(bot: Bot["name"], view: unknown, act: Act): void {
    this.#acts.set(keyOf(bot, view), act);
    if (this.#acts.size <= Intentions.#MOST) return;
    const [oldest] = this.#acts.keys();
    if (oldest !== undefined) this.#acts.delete(oldest);
  }
}

/** A view names its seat and its game. */
const keyOf = (bot: Bot["name"], view: unknown): string => `${bot} ${stateHash(view)}`;
