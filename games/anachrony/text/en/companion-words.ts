/** The words of the companion. */
import type { OpenTile } from "../../src/companion/tiles.ts";
import type { Row } from "../../src/tables/buildings.ts";
import type { Cube, Worker } from "../../src/tables/goods.ts";
import { tally } from "../parts.ts";
import { goods, list, rows, worker, workers } from "./words.ts";

export const PHASES = {
  preparation: "Preparation",
  paradox: "Paradox",
  powerUp: "Power Up",
  warp: "Warp",
  actions: "Action rounds",
  cleanUp: "Clean up",
  score: "the score sheet",
  closed: "closed",
} as const;
export const THINGS = {
  spaces: "the spaces",
  recruit: "the Recruit pool",
  mine: "the Mine pool",
  warp: "your Warp tiles",
  tiles: "the open tiles",
} as const;
export const SIDES = { human: "you", bot: "the Chronobot" } as const;
export const OCCUPANTS = {
  free: "free",
  human: "yours",
  bot: "the Chronobot’s",
  gone: "unavailable",
} as const;
export const AT = {
  top: "The top space",
  second: "The second space",
  left: "The left Council space",
  right: "The right Council space",
} as const;
const COUNTERS: Readonly<Record<string, string>> = {
  vp: "VP",
  water: "Water",
  timeTravel: "Time Travel",
  morale: "Morale",
  paradox: "paradoxes",
  anomalies: "Anomalies",
  exosuits: "Exosuits",
  actions: "turns of this Era",
  circle: "circles",
  triangle: "triangles",
  square: "squares",
};
export const counter = (name: string): string => {
  if (name.startsWith("pool")) return `${counter(name.slice(4))} in the pool`;
  return COUNTERS[name] ?? worker[name as Worker] ?? goods[name as Cube];
};
export const tile = (kind: string): string =>
  kind === "superproject" ? "Superproject" : rows[kind as keyof typeof rows];
/** "the primary lab". */
export const openTile = (of: OpenTile): string => {
  const [row, stack] = of.split("-") as [Row, string];
  return `the ${stack} ${rows[row].toLowerCase()}`;
};
export const change = (of: string): string => (of === "up" ? "one more" : "one less");
export const pieces = (of: readonly (Worker | Cube)[]): string =>
  list(
    tally(of).map(([each, count]) =>
      each in worker ? workers(count, each as Worker) : `${count} ${goods[each as Cube]}`,
    ),
  );
export const DICE = {
  chronobot: "The Chronobot die",
  paradox: "The Paradox die",
  shape: "The shape die",
} as const;

/** A true minus, not a hyphen. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));
