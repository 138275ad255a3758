/** Names of the things of Khronos in one language. */
import type { BuildingType, Colour, Era, Size } from "@chronarium/khronos";
import { kindName } from "@chronarium/khronos";
import type { KhronosPlayText } from "./text/index.ts";

export type GameWords = {
  readonly eras: Readonly<Record<Era, string>>;
  readonly colours: Readonly<
    Record<Colour, { readonly name: string; readonly one: string; readonly many: string }>
  >;
  /** By the names of KINDS, such as "keep". */
  readonly kinds: Readonly<Record<string, { readonly one: string; readonly a: string }>>;
};

/** Everything that is needed to speak of a table of Khronos. */
export type Speech = {
  readonly text: KhronosPlayText;
  readonly words: GameWords;
  readonly names: readonly string[];
};

export const kindWord = (words: GameWords, type: BuildingType, size: Size): string => {
  const name = kindName(type, size);
  return words.kinds[name]?.one ?? name;
};
/** With its article. */
export const aKind = (words: GameWords, type: BuildingType, size: Size): string =>
  words.kinds[kindName(type, size)]?.a ?? kindWord(words, type, size);

export const colourList = (words: GameWords, cards: readonly Colour[]): string =>
  cards.map((card) => words.colours[card].name).join(" ");
