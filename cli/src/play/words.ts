/** How lists are written, and how typed words are compared. */
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
