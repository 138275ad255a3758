/** What is said at the end of a day, and of what the others do to one's own Gold. */
import { signed } from "../../../play/signed.ts";
import type { Language } from "../../../text/catalogue.ts";

const en = {
  stakes: "Your Gold",
  goods: "Your Goods at the piers",
  ended: "If the game ended now",
  changed: (name: string, from: number, to: number) => `${name}: ${signed(from)} to ${signed(to)}.`,
  lastTurns: (hour: string) => `The day ends at ${hour}.`,
  title: (day: number) => `Day ${day} is over: the market has closed`,
  best: (name: string, gold: number) => `${name} sold best: ${gold} Gold.`,
  bestYou: (gold: number) => `You sold best: ${gold} Gold.`,
  docked: (boats: number) => (boats === 1 ? "One boat has docked." : `${boats} boats have docked.`),
  merchant: "Merchant",
  sponsors: "Sponsors",
  today: (day: number) => `Day ${day}`,
  gold: "Gold",
  nothing: "nothing",
  cards: (count: number) => `${count} Corruption`,
  halls: "To the Halls and the Lair",
  nobody: "Nobody was left at sea.",
  next: (day: number, hour: string) => `Day ${day} begins at hour ${hour}.`,
  first: (name: string) => `${name} acts first.`,
  firstYou: "You act first.",
  look: "Look at the boards",
  back: "Back to the sales",
  begin: (day: number) => `Begin day ${day}`,
};

export type DayEndWords = typeof en;

const fr: DayEndWords = {
  stakes: "Votre Or",
  goods: "Vos marchandises aux quais",
  ended: "Si la partie finissait maintenant",
  changed: (name, from, to) => `${name} : de ${signed(from)} à ${signed(to)}.`,
  lastTurns: (hour) => `La journée finit à ${hour}.`,
  title: (day) => `La journée ${day} est finie : le marché a fermé`,
  best: (name, gold) => `${name} a le mieux vendu : ${gold} Or.`,
  bestYou: (gold) => `Vous avez le mieux vendu : ${gold} Or.`,
  docked: (boats) => (boats === 1 ? "Un bateau a accosté." : `${boats} bateaux ont accosté.`),
  merchant: "Marchand",
  sponsors: "Mécènes",
  today: (day) => `Journée ${day}`,
  gold: "Or",
  nothing: "rien",
  cards: (count) => `${count} Corruption`,
  halls: "Aux maisons et au Repaire",
  nobody: "Personne n’est resté en mer.",
  next: (day, hour) => `La journée ${day} commence à l’heure ${hour}.`,
  first: (name) => `${name} joue en premier.`,
  firstYou: "Vous jouez en premier.",
  look: "Voir les plateaux",
  back: "Revenir aux ventes",
  begin: (day) => `Commencer la journée ${day}`,
};

export const dayEndWords: Readonly<Record<Language, DayEndWords>> = { en, fr };
