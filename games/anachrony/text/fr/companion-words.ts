/** Les mots du compagnon. */
import type { OpenTile } from "../../src/companion/tiles.ts";
import type { Row } from "../../src/tables/buildings.ts";
import type { Cube, Worker } from "../../src/tables/goods.ts";
import { tally } from "../parts.ts";
import { goods, list, rows, worker, workers } from "./words.ts";

export const PHASES = {
  preparation: "Préparation",
  paradox: "Paradoxe",
  powerUp: "Activation",
  warp: "Vortex",
  actions: "tours d’action",
  cleanUp: "Entretien",
  score: "feuille de score",
  closed: "fermée",
} as const;
export const THINGS = {
  spaces: "les emplacements",
  recruit: "la réserve du recrutement",
  mine: "la réserve de la mine",
  warp: "vos tuiles Vortex",
  tiles: "les tuiles visibles",
} as const;
export const SIDES = { human: "vous", bot: "le Chronobot" } as const;
export const OCCUPANTS = {
  free: "libre",
  human: "à vous",
  bot: "au Chronobot",
  gone: "indisponible",
} as const;
export const AT = {
  top: "L’emplacement du haut",
  second: "Le second emplacement",
  left: "L’emplacement gauche du Conseil",
  right: "L’emplacement droit du Conseil",
} as const;
const COUNTERS: Readonly<Record<string, string>> = {
  vp: "PV",
  water: "Eau",
  timeTravel: "voyage temporel",
  morale: "moral",
  paradox: "paradoxes",
  anomalies: "anomalies",
  exosuits: "exosquelettes",
  actions: "tours dans cette Ère",
  circle: "cercles",
  triangle: "triangles",
  square: "carrés",
};
export const counter = (name: string): string => {
  if (name.startsWith("pool")) return `${counter(name.slice(4))} dans la réserve`;
  return COUNTERS[name] ?? worker[name as Worker] ?? goods[name as Cube];
};
export const tile = (kind: string): string =>
  kind === "superproject" ? "superprojet" : rows[kind as keyof typeof rows];
/** « centrale de la pile principale ». */
export const openTile = (of: OpenTile): string => {
  const [row, stack] = of.split("-") as [Row, string];
  return `${rows[row].toLowerCase()} de la pile ${stack === "primary" ? "principale" : "secondaire"}`;
};
export const change = (of: string): string => (of === "up" ? "un de plus" : "un de moins");
export const pieces = (of: readonly (Worker | Cube)[]): string =>
  list(
    tally(of).map(([each, count]) =>
      each in worker ? workers(count, each as Worker) : `${count} ${goods[each as Cube]}`,
    ),
  );
export const DICE = {
  chronobot: "Le dé du Chronobot",
  paradox: "Le dé de paradoxe",
  shape: "Le dé de forme",
} as const;

/** Un vrai signe moins. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));
