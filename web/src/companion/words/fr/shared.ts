/** Petits mots communs à plusieurs parties. */
import type { Phase, Row } from "@chronarium/anachrony/companion";

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count < 2 ? one : many}`;
export const ordinal = (n: number): string => (n === 1 ? "1er" : `${n}e`);
/** « d’Uranium » n’existe pas : les noms communs gardent leur minuscule, et l’élision suit la voyelle. */
export const of = (name: string): string => (/^[aeiouéèœ]/i.test(name) ? `d’${name}` : `de ${name}`);

export const A_ROW: Readonly<Record<Row, string>> = {
  PP: "une centrale",
  FA: "une usine",
  LS: "une habitation",
  LAB: "un laboratoire",
};
export const THE_ROW: Readonly<Record<Row, string>> = {
  PP: "la centrale",
  FA: "l’usine",
  LS: "l’habitation",
  LAB: "le laboratoire",
};
export const PHASES: Readonly<Record<Phase, string>> = {
  preparation: "Préparation",
  paradox: "Paradoxe",
  powerUp: "Activation",
  warp: "Vortex",
  actions: "Tours d’action",
  cleanUp: "Entretien",
  score: "Score",
  closed: "Fermée",
};
export const TO_PHASE: Readonly<Record<Phase, string>> = {
  preparation: "Passer à la Préparation",
  paradox: "Passer au Paradoxe",
  powerUp: "Passer à l’Activation",
  warp: "Passer au Vortex",
  actions: "Commencer les tours d’action",
  cleanUp: "Passer à l’Entretien",
  score: "Passer au score",
  closed: "Fermer",
};
