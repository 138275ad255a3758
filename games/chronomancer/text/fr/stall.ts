/** Why one way to sell is better than another. */
import { type StallWords, trades } from "../stall-words.ts";
import { corruptionCards, list } from "./words.ts";

const noCards = "aucune Corruption";
const que = (difference: number): string => (difference < 0 ? "de moins" : "de plus");
const goods = (count: number): string => `${count} Marchandise${count < 2 ? "" : "s"}`;

export const stall: StallWords = {
  and: list,
  lot: (goods, pier, withRogues, name) =>
    `${goods} ${name(pier).replace(/^le /, "au ")}${withRogues ? " avec ses Voyous" : ""}`,
  keepAll: "tout garder",
  best: (what, comparison) => `Proposé : ${what}. ${comparison}`,
  unwanted: "Personne ne les achète aujourd’hui.",
  compare: (it) => {
    const gold =
      it.gold === 0
        ? `autant d’Or que ${it.other}`
        : `${Math.abs(it.gold)} Or de ${it.gold < 0 ? "moins" : "plus"} que ${it.other}`;
    const count = it.debt === 0 ? noCards : `${corruptionCards(Math.abs(it.cards))} ${que(it.cards)}`;
    const cards = `${count} (${it.cards < 0 ? "épargne" : "coûte"} environ ${it.price} Or)`;
    const kept = `${goods(Math.abs(it.kept))} ${que(it.kept)} pour une autre journée`;
    const rest = [...(it.cards === 0 ? [] : [cards]), ...(it.kept === 0 ? [] : [kept])];
    return rest.length === 0 ? `${gold}.` : `${gold}, ${trades(it) ? "mais" : "et"} ${list(rest)}.`;
  },
  decimal: (number) => String(Math.round(number * 10) / 10).replace(".", ","),
};
