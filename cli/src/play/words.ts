/** Names of the game's things in one language, and how typed words are compared with them. */
import type { BuildingType, Colour, Era, Size } from "@chronarium/khronos";
import { kindName } from "@chronarium/khronos";

export type GameWords = {
  readonly eras: Readonly<Record<Era, string>>;
  readonly colours: Readonly<
    Record<Colour, { readonly name: string; readonly one: string; readonly many: string }>
  >;
  /** By the names of KINDS, such as "keep". */
  readonly kinds: Readonly<Record<string, { readonly one: string; readonly a: string }>>;
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

export const listOf = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;

/** Small letters without accents, apostrophes as spaces: what somebody types is compared in this form. */
export const plainWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[\s,;'’:]+/)
    .filter((word) => word !== "");
