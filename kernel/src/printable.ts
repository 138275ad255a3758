/**
 * Words from outside, fit for a sentence. A file or a message may hold anything: what a terminal would obey, what turns
 * the direction of writing, or far too much. Whatever is echoed comes through here.
 */

/** Names, ids and fields are not longer than this where they are shown. */
const LONGEST = 80;

/** Control characters, the ends of lines among them, those that turn the direction of writing, and halves of pairs. */
export const UNPRINTABLE: RegExp = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** What a terminal obeys: commands that end with a letter, titles and links up to their bell, single letters. */
const SEQUENCE = new RegExp(
  [
    "(?:\u001b\\[|\u009b)[0-?]*[ -/]*[@-~]",
    "(?:\u001b\\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\\\|\u009c)?",
    "\u001b[ -/]*[0-~]",
  ].join("|"),
  "g",
);

/** A line without anything that would be obeyed instead of shown. */
export const cleaned = (line: string): string => line.replaceAll(SEQUENCE, "").replaceAll(UNPRINTABLE, "");

/** The same for a name or any other word, cut where it is too long to be one. */
export function printable(word: string): string {
  // Nobody reads the end of what is cut, so it is not looked at either.
  const letters = Array.from(cleaned(word.slice(0, 100 * LONGEST)));
  return letters.length <= LONGEST ? letters.join("") : `${letters.slice(0, LONGEST - 1).join("")}…`;
}
