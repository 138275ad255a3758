/** Whether a thought repeats the card (6.3). It is compared where the card is: nothing leaves the device for it. */

/** So many words in a row are the card's own. */
const LONGEST_RUN = 6;
/** So large a part of the runs of four words. */
const MOST_SHARED = 0.45;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (words: readonly string[], length: number): ReadonlySet<string> =>
  new Set(
    words
      .slice(0, Math.max(0, words.length - length + 1))
      .map((_, i) => words.slice(i, i + length).join(" ")),
  );

export function longestRun(thought: string, card: string): number {
  const [said, read] = [wordsOf(thought), wordsOf(card)];
  let longest = 0;
  for (let length = 1; length <= said.length; length++) {
    const known = runsOf(read, length);
    if (![...runsOf(said, length)].some((run) => known.has(run))) break;
    longest = length;
  }
  return longest;
}

export function isCopied(thought: string, card: string): boolean {
  if (longestRun(thought, card) > LONGEST_RUN) return true;
  const said = [...runsOf(wordsOf(thought), 4)];
  const known = runsOf(wordsOf(card), 4);
  return said.length > 0 && said.filter((run) => known.has(run)).length / said.length > MOST_SHARED;
}
