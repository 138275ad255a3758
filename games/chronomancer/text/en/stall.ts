/** Why one way to sell is better than another. */
import { type StallWords, trades } from "../stall-words.ts";
import { corruptionCards, list } from "./words.ts";

const noCards = "no Corruption";
const than = (difference: number): string => (difference < 0 ? "fewer" : "more");

export const stall: StallWords = {
  and: list,
  lot: (goods, pier, withRogues, name) => `${goods} at ${name(pier)}${withRogues ? " with its Rogues" : ""}`,
  keepAll: "keeping everything",
  best: (what, comparison) => `Suggested: ${what}. ${comparison}`,
  unwanted: "Nobody buys them today.",
  compare: (it) => {
    const gold =
      it.gold === 0
        ? `as much Gold as ${it.other}`
        : `${Math.abs(it.gold)} Gold ${it.gold < 0 ? "less" : "more"} than ${it.other}`;
    const count = it.debt === 0 ? noCards : `${corruptionCards(Math.abs(it.cards))} ${than(it.cards)}`;
    const cards = `${count} (${it.cards < 0 ? "saves" : "costs"} about ${it.price} Gold)`;
    const kept = `${Math.abs(it.kept)} ${Math.abs(it.kept) === 1 ? "Good" : "Goods"} ${than(it.kept)} for another day`;
    const rest = [...(it.cards === 0 ? [] : [cards]), ...(it.kept === 0 ? [] : [kept])];
    return rest.length === 0 ? `${gold}.` : `${gold}, ${trades(it) ? "but" : "and"} ${list(rest)}.`;
  },
  decimal: (number) => String(Math.round(number * 10) / 10),
};
