/** What the sales say, in both languages. */
import type { Size } from "@chronarium/chronomancer";
import type { Language } from "../../../text/catalogue.ts";

export type MarketWords = {
  readonly title: string;
  readonly sizes: Readonly<Record<Size, string>>;
  /** What stays on the shelf, or nothing. */
  readonly kept: (goods: readonly string[]) => string;
  readonly gold: (gold: number) => string;
  readonly cards: (cards: number) => string;
  /** The same for one colour, with what asks for them. */
  readonly surcharge: (cards: number, forRogues: number) => string;
  /** What a field counts: Goods of a size and colour on a pier. */
  readonly field: (size: Size, colour: string, pier: string) => string;
  readonly fewer: (field: string) => string;
  readonly more: (field: string) => string;
  readonly sum: (worth: number, buyers: number, gold: number) => string;
  readonly each: (gold: number) => string;
  readonly nobody: (faction: string) => string;
  readonly countRogues: (rogues: number) => string;
  readonly sold: string;
  readonly and: (parts: readonly string[]) => string;
  readonly total: (gold: number) => string;
  /** The Gold that the cards are expected to cost at the end. */
  readonly price: (price: string) => string;
  readonly sell: (gold: number) => string;
  readonly close: string;
  /** Asked before a stall that could sell is closed: what the piers would pay, and what becomes of the Goods. */
  readonly ask: (gold: number, last: boolean) => string;
  readonly closeAnyway: string;
  readonly goBack: string;
  readonly draws: (cards: number) => string;
  readonly backToBest: string;
  /** Of the others. */
  readonly soldBy: (who: string, gold: number) => string;
  readonly lots: (small: number, large: number, peddler: boolean) => string;
  readonly sale: (lots: string, sum: string) => string;
  readonly soldNothing: (who: string) => string;
};

const en: MarketWords = {
  title: "Your sales",
  sizes: { small: "Relics", large: "Artifacts" },
  kept: (goods) => `Kept: ${goods.length === 0 ? "nothing" : en.and(goods)}`,
  gold: (gold) => `${gold} Gold`,
  cards: (cards) => (cards === 0 ? "no Corruption" : `${cards} Corruption card${cards === 1 ? "" : "s"}`),
  surcharge: (cards, forRogues) => {
    const market = cards - forRogues;
    if (cards === 0) return en.cards(0);
    if (forRogues === 0) return `${en.cards(market)} for the Black Market`;
    if (market === 0) return `${en.cards(forRogues)} for the Rogues`;
    return `${en.cards(cards)}: ${market} for the Black Market, ${forRogues} for the Rogues`;
  },
  field: (size, colour, pier) => `${en.sizes[size]}, ${colour}, ${pier}`,
  fewer: (field) => `One fewer: ${field}`,
  more: (field) => `One more: ${field}`,
  sum: (worth, buyers, gold) => `${worth} × ${buyers} = ${gold} Gold`,
  each: (gold) => `${gold} Gold each`,
  nobody: (faction) => `No ${faction} here`,
  countRogues: (rogues) => `Count ${rogues} Rogue${rogues === 1 ? "" : "s"}, for 1 Corruption card`,
  sold: "Sold",
  and: (parts) =>
    parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`,
  total: (gold) => `Together: ${gold} Gold`,
  price: (price) => `about ${price} Gold lost at the end`,
  sell: (gold) => `Sell for ${gold} Gold`,
  close: "Close your stall",
  ask: (gold, last) =>
    `Close with nothing sold? The piers would pay ${gold} Gold. ${last ? "After the last market unsold Goods are worth nothing." : "Your Goods wait on the shelf for tomorrow."}`,
  closeAnyway: "Close with nothing sold",
  goBack: "Back to the sales",
  draws: (cards) => `draws ${en.cards(cards)}, no undo`,
  backToBest: "Back to the suggestion",
  soldBy: (who, gold) => `${who}: ${gold} Gold`,
  lots: (small, large, peddler) =>
    en.and([
      ...(small > 0 ? [`${small} ${peddler ? "small" : small === 1 ? "Relic" : "Relics"}`] : []),
      ...(large > 0 ? [`${large} ${peddler ? "large" : large === 1 ? "Artifact" : "Artifacts"}`] : []),
    ]),
  sale: (lots, sum) => `${lots}: ${sum}`,
  soldNothing: (who) => `${who} sold nothing.`,
};

const plural = (count: number): string => (count < 2 ? "" : "s");

const fr: MarketWords = {
  title: "Vos ventes",
  sizes: { small: "Reliques", large: "Artefacts" },
  kept: (goods) => `Gardé : ${goods.length === 0 ? "rien" : fr.and(goods)}`,
  gold: (gold) => `${gold} Or`,
  cards: (cards) => (cards === 0 ? "aucune Corruption" : `${cards} carte${plural(cards)} Corruption`),
  surcharge: (cards, forRogues) => {
    const market = cards - forRogues;
    if (cards === 0) return fr.cards(0);
    if (forRogues === 0) return `${fr.cards(market)} pour le Marché noir`;
    if (market === 0) return `${fr.cards(forRogues)} pour les Voyous`;
    return `${fr.cards(cards)} : ${market} pour le Marché noir, ${forRogues} pour les Voyous`;
  },
  field: (size, colour, pier) => `${fr.sizes[size]}, ${colour}, ${pier}`,
  fewer: (field) => `Une unité de moins : ${field}`,
  more: (field) => `Une unité de plus : ${field}`,
  sum: (worth, buyers, gold) => `${worth} × ${buyers} = ${gold} Or`,
  each: (gold) => `${gold} Or l’unité`,
  nobody: (faction) => `Pas de ${faction} ici`,
  countRogues: (rogues) => `Compter ${rogues} Voyou${plural(rogues)}, pour 1 carte Corruption`,
  sold: "Vendu",
  and: (parts) => (parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`),
  total: (gold) => `En tout : ${gold} Or`,
  price: (price) => `environ ${price} Or perdu à la fin`,
  sell: (gold) => `Vendre pour ${gold} Or`,
  close: "Terminer vos ventes",
  ask: (gold, last) =>
    `Terminer sans rien vendre ? Les quais paieraient ${gold} Or. ${last ? "Après le dernier marché, ce qui n’est pas vendu ne vaut plus rien." : "Vos Marchandises attendront demain sur l’Étal."}`,
  closeAnyway: "Terminer sans rien vendre",
  goBack: "Revenir aux ventes",
  draws: (cards) => `pioche ${fr.cards(cards)}, sans retour possible`,
  backToBest: "Revenir à la proposition",
  soldBy: (who, gold) => `${who} : ${gold} Or`,
  lots: (small, large, peddler) =>
    fr.and([
      ...(small > 0 ? [`${small} ${peddler ? "petite" : "Relique"}${plural(small)}`] : []),
      ...(large > 0 ? [`${large} ${peddler ? "grande" : "Artefact"}${plural(large)}`] : []),
    ]),
  sale: (lots, sum) => `${lots} : ${sum}`,
  soldNothing: (who) => `${who} : aucune vente.`,
};

export const marketWords: Readonly<Record<Language, MarketWords>> = { en, fr };
