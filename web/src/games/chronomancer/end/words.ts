/** What the end of the game says, in both languages. */
import { ofName } from "@chronarium/kernel";
import type { Language } from "../../../text/catalogue.ts";

const en = {
  byCorruption: (mine: number, theirs: number, over: string) =>
    `As much Gold as ${over}, but fewer Corruption cards: ${mine} against ${theirs}.`,
  byTownsfolk: (mine: number, theirs: number, over: string) =>
    `As much Gold and as many Corruption cards as ${over}, but more Townsfolk: ${mine} against ${theirs}.`,
  shared: "As much Gold, as many Corruption cards and as many Townsfolk.",
  tie: "As much Gold on both sides: against the Peddler a tie is a loss.",
  scores: "Gold by source",
  merchant: "Merchant",
  graph: "Gold over the game",
  day: (day: number) => `Day ${day}`,
  evening: (day: number) => `After day ${day}`,
  on: (day: number) => `on day ${day}`,
  scored: "At the end",
  inScoring: "in the final scoring",
};

export type EndWords = typeof en;

/** « que Lucie », « qu’Ondine ». */
const than = (name: string): string => (ofName(name).startsWith("d’") ? `qu’${name}` : `que ${name}`);

const fr: EndWords = {
  byCorruption: (mine, theirs, over) =>
    `Autant d’Or ${than(over)}, mais moins de cartes Corruption : ${mine} contre ${theirs}.`,
  byTownsfolk: (mine, theirs, over) =>
    `Autant d’Or et de cartes Corruption ${than(over)}, mais plus d’Habitants : ${mine} contre ${theirs}.`,
  shared: "Autant d’Or, de cartes Corruption et d’Habitants.",
  tie: "Autant d’Or des deux côtés : contre le Colporteur, l’égalité est une défaite.",
  scores: "L’Or par source",
  merchant: "Marchand",
  graph: "L’Or au fil de la partie",
  day: (day) => `Journée ${day}`,
  evening: (day) => `Après la journée ${day}`,
  on: (day) => `pendant la journée ${day}`,
  scored: "À la fin",
  inScoring: "au décompte final",
};

export const endWords: Readonly<Record<Language, EndWords>> = { en, fr };
