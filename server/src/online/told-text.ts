/** What a viewer is told, as JSON. Those who look at a table are told one after the other: what is the same is written once. */
import { TOPICS, type Told } from "@chronarium/authority";

/** The text of what was written last. */
class Last {
  #value: unknown;
  #text = "";

  of(value: unknown): string {
    if (value !== this.#value) {
      this.#value = value;
      this.#text = JSON.stringify(value);
    }
    return this.#text;
  }
}
const entriesText = new Last();
const changeText = new Last();

export function toldText(session: number, told: Told): string {
  return `{"topic":"${TOPICS.told}","content":{"session":${session},"told":${textOf(told)}}}`;
}

function textOf(told: Told): string {
  if (!("change" in told)) return JSON.stringify(told);
  const { entries, change, hash, from, ...rest } = told;
  // A hash is told twice, and a template remembers how a number is written.
  const hashes = `"hash":${hash},"from":${from}`;
  return `{"entries":${entriesText.of(entries)},"change":${changeText.of(change)},${hashes},${JSON.stringify(rest).slice(1)}`;
}
