/** Words from outside, fit for a terminal. A file may hold anything, escape sequences too: all of it comes through here. */
import { stripVTControlCharacters } from "node:util";

/** Names, ids and fields are not longer than this. */
const LONGEST = 80;

/** Control characters, the ends of lines among them, and those that turn the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A line without anything that a terminal would obey instead of showing it. */
export const cleaned = (line: string): string => stripVTControlCharacters(line).replaceAll(UNPRINTABLE, "");

/** The same for a name or any other word, cut where it is too long to be one. */
export function printable(word: string): string {
  const letters = Array.from(cleaned(word));
  return letters.length <= LONGEST ? letters.join("") : `${letters.slice(0, LONGEST - 1).join("")}…`;
}

/** JSON says the same with such characters written out. */
export const inAscii = (json: string): string =>
  json.replaceAll(UNPRINTABLE, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
