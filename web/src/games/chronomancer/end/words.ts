/** What the end of the game says, in both languages. */
import type { Language } from "../../../text/catalogue.ts";

export type EndWords = {
  /** `you`: the person at this screen wins alone. */
  readonly title: (who: readonly string[], you: boolean) => string;
  readonly byGold: (gold: number, over: string) => string;
  readonly byCorruption: (mine: number, theirs: number, over: string) => string;
  readonly byTownsfolk: (mine: number, theirs: number, over: string) => string;
  readonly shared: string;
  readonly tie: string;
  readonly scores: string;
  readonly merchant: string;
  readonly total: string;
  readonly place: (place: number) => string;
  readonly graph: string;
  readonly day: (day: number) => string;
  readonly evening: (day: number) => string;
  readonly scored: string;
  readonly numbers: string;
  readonly fair: string;
  readonly seed: string;
  readonly commitment: string;
  readonly verify: string;
  readonly command: string;
};

const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;

const en: EndWords = {
  title: (who, you) =>
    you ? "You win" : who.length === 1 ? `${who[0]} wins` : `${joined(who, "and")} share the victory`,
  byGold: (gold, over) => `${gold} Gold more than ${over}.`,
  byCorruption: (mine, theirs, over) =>
    `As much Gold as ${over}, but fewer Corruption cards: ${mine} against ${theirs}.`,
  byTownsfolk: (mine, theirs, over) =>
    `As much Gold and as many Corruption cards as ${over}, but more Townsfolk: ${mine} against ${theirs}.`,
  shared: "As much Gold, as many Corruption cards and as many Townsfolk.",
  tie: "As much Gold on both sides: against the Peddler a tie is a loss.",
  scores: "Gold by source",
  merchant: "Merchant",
  total: "Total",
  place: (place) => `${place}.`,
  graph: "Gold over the game",
  day: (day) => `Day ${day}`,
  evening: (day) => `After day ${day}`,
  scored: "At the end",
  numbers: "The graph in numbers",
  fair: "A fair deal",
  seed: "Seed",
  commitment: "Commitment, shown before the first move",
  verify: "The SHA-256 of the seed is the commitment. Export the game and check every move with:",
  command: "npm run -s chronarium -- verify game.json",
};

const fr: EndWords = {
  title: (who, you) =>
    you ? "Vous gagnez" : who.length === 1 ? `${who[0]} gagne` : `${joined(who, "et")} partagent la victoire`,
  byGold: (gold, over) => `${gold} Or de plus que ${over}.`,
  byCorruption: (mine, theirs, over) =>
    `Autant d’Or que ${over}, mais moins de cartes Corruption : ${mine} contre ${theirs}.`,
  byTownsfolk: (mine, theirs, over) =>
    `Autant d’Or et de cartes Corruption que ${over}, mais plus d’Habitants : ${mine} contre ${theirs}.`,
  shared: "Autant d’Or, de cartes Corruption et d’Habitants.",
  tie: "Autant d’Or des deux côtés : contre le Colporteur, l’égalité est une défaite.",
  scores: "L’Or par source",
  merchant: "Marchand",
  total: "Total",
  place: (place) => (place === 1 ? "1er" : `${place}e`),
  graph: "L’Or au fil de la partie",
  day: (day) => `Journée ${day}`,
  evening: (day) => `Après le jour ${day}`,
  scored: "À la fin",
  numbers: "Le graphique en chiffres",
  fair: "Une donne honnête",
  seed: "Graine",
  commitment: "Engagement, montré avant le premier coup",
  verify: "Le SHA-256 de la graine est l’engagement. Exportez la partie et vérifiez chaque coup avec :",
  command: "npm run -s chronarium -- verify partie.json",
};

export const endWords: Readonly<Record<Language, EndWords>> = { en, fr };
