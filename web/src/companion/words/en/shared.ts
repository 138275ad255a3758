/** Small words that several parts share. */
import type { Phase, Row } from "@chronarium/anachrony/companion";

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
export const ordinal = (n: number): string => `${n}${["th", "st", "nd", "rd"][n] ?? "th"}`;

export const ROWS: Readonly<Record<Row, string>> = {
  PP: "power plant",
  FA: "factory",
  LS: "life support",
  LAB: "lab",
};
export const PHASES: Readonly<Record<Phase, string>> = {
  preparation: "Preparation",
  paradox: "Paradox",
  powerUp: "Power Up",
  warp: "Warp",
  actions: "Action rounds",
  cleanUp: "Clean up",
  score: "Score",
  closed: "Closed",
};
