/** The text of a tile in one line, put together from its data by the words of a language. */
import { effectsOf } from "../src/solo/human.ts";
import type { TileId } from "../src/solo/state.ts";
import type { EndEffect, Gain, Passive, Price, WorkerEffect } from "../src/tables/effects.ts";

export type EffectWords = {
  readonly gain: (part: Gain) => string;
  readonly price: (price: Price) => string;
  readonly who: (effect: WorkerEffect) => string;
  readonly free: string;
  readonly now: string;
  readonly passive: Readonly<Record<Passive, string>>;
  readonly end: Readonly<Record<EndEffect, string>>;
  readonly joined: (parts: readonly string[]) => string;
  /** Between the head of an effect and its gain: ": ". */
  readonly colon: string;
};

export function effectLine(words: EffectWords, tile: TileId): string {
  const { work, free, now, passive, end } = effectsOf(tile);
  const gains = (parts: readonly Gain[]): string => words.joined(parts.map(words.gain));
  const head = (who: string, price: Price | undefined): string =>
    price === undefined ? who : `${who}, ${words.price(price)}`;
  const lines = [
    ...(now === undefined ? [] : [`${words.now}${words.colon}${gains(now)}`]),
    ...(work === undefined ? [] : [`${head(words.who(work), work.price)}${words.colon}${gains(work.gain)}`]),
    ...(free === undefined ? [] : [`${head(words.free, free.price)}${words.colon}${gains(free.gain)}`]),
    ...(passive ?? []).map((each) => words.passive[each]),
    ...(end === undefined ? [] : [words.end[end]]),
  ];
  return `${lines.join(". ")}.`;
}
