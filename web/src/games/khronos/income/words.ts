/** What is said of incomes, and of what the others do to them. */
import type { Era, SquareId } from "@chronarium/khronos";
import type { GameText, Kind } from "@chronarium/khronos/text";
import type { Language } from "../../../text/catalogue.ts";

export type IncomeWords = {
  readonly stakes: string;
  readonly took: (
    text: GameText,
    who: string,
    kind: Kind,
    at: SquareId,
    era: Era,
    from: number,
    to: number,
  ) => string;
  readonly changed: (text: GameText, era: Era, from: number, to: number) => string;
  /** Buildings of the viewer's own are gone, and no era pays less for it. */
  readonly lost: (count: number) => string;
  readonly asked: string;
  readonly lastTurn: string;
  readonly title: (text: GameText, round: number, ecus: number) => string;
  readonly domain: (text: GameText, kind: Kind, at: SquareId) => string;
  readonly cubes: (at: SquareId) => string;
  readonly none: string;
  readonly noPawn: (text: GameText, worth: number) => string;
  readonly goOn: string;
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const de = (who: string): string => (/^[aeiouyhàâäæéèêëîïôöœùûü]/i.test(who) ? `d’${who}` : `de ${who}`);

export const incomeWords: Readonly<Record<Language, IncomeWords>> = {
  en: {
    stakes: "Your income, if it came now",
    took: ({ kinds, eras }, who, kind, at, era, from, to) =>
      `${who}’s ${kinds[kind].one} at ${at} took your ${eras[era]} domain: income ${from} to ${to}.`,
    changed: ({ count }, era, from, to) => `Your income ${count.on(era)}: ${from} to ${to}.`,
    lost: (count) =>
      `You lose ${count === 1 ? "1 building" : `${count} buildings`}. Your income stays the same.`,
    asked: "You decide what comes of it.",
    lastTurn: "Last turn before income.",
    title: ({ count }, round, ecus) => `Income of round ${round}: you collect ${count.ecus(ecus)}`,
    domain: ({ kinds }, kind, at) => `${kinds[kind].one} at ${at} leads`,
    cubes: (at) => `Most cubes at ${at}`,
    none: "You lead no domain here.",
    noPawn: ({ count }, worth) => `No pawn of yours. With one it would pay ${count.ecus(worth)}.`,
    goOn: "Go on",
  },
  fr: {
    stakes: "Votre revenu, s’il tombait maintenant",
    took: ({ kinds, eras }, who, kind, at, era, from, to) =>
      `${upper(kinds[kind].the)} ${de(who)} en ${at} a pris votre domaine de ${eras[era]} : revenu de ${from} à ${to}.`,
    changed: ({ count }, era, from, to) => `Votre revenu ${count.on(era)} : de ${from} à ${to}.`,
    lost: (count) =>
      `Vous perdez ${count === 1 ? "1 bâtiment" : `${count} bâtiments`}. Votre revenu ne change pas.`,
    asked: "À vous d’en décider la suite.",
    lastTurn: "Dernier tour avant revenu.",
    title: ({ count }, round, ecus) => `Revenu de la manche ${round} : vous touchez ${count.ecus(ecus)}`,
    domain: ({ kinds }, kind, at) => `${upper(kinds[kind].the)} en ${at} domine`,
    cubes: (at) => `Le plus de cubes en ${at}`,
    none: "Vous n’y dominez aucun domaine.",
    noPawn: ({ count }, worth) => `Aucun de vos pions. Avec un pion : ${count.ecus(worth)}.`,
    goOn: "Continuer",
  },
};
