/** The names of things in French. */
import type { Gain, Price } from "../../src/tables/effects.ts";
import {
  type Amount,
  type Icon,
  type IconFace,
  iconOf,
  type Piece,
  type Shape,
  shapeOf,
  type Worker,
} from "../../src/tables/goods.ts";
import type { Space } from "../../src/tables/main-board.ts";
import { type EffectWords, effectLine } from "../effects.ts";
import { counted } from "../parts.ts";
import type { Words } from "../types.ts";
import { collapsing, evacuation, headStarts, leaders, paths, tiles } from "./tiles.ts";

export const list = (items: readonly string[], word = "et"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
const either = (items: readonly string[]): string => list(items, "ou");
export const plural = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count < 2 ? one : many}`;

export const goods: Words["goods"] = {
  N: "neutronium",
  U: "uranium",
  G: "or",
  T: "titanium",
  E: "noyaux d’énergie",
  W: "Eau",
};
export const amount = (of: Amount): string => {
  const parts = counted(of).map(([good, count]) =>
    good === "E"
      ? plural(count, "noyau d’énergie", "noyaux d’énergie")
      : good === "W"
        ? plural(count, "Eau", "Eaux")
        : `${count} ${goods[good]}`,
  );
  return parts.length === 0 ? "rien" : list(parts);
};
export const worker: Words["worker"] = {
  Ge: "Génie",
  Ad: "Administrateur",
  En: "Ingénieur",
  Sc: "Scientifique",
};
export const aWorker = (type: Worker): string => `un ${worker[type]}`;
export const workers = (count: number, type: Worker): string => plural(count, worker[type]);
export const shapes: Words["shapes"] = { circle: "cercle", triangle: "triangle", square: "carré" };
export const icons: Words["icons"] = {
  leaf: "feuille",
  gear: "rouage",
  wave: "vague",
  eye: "œil",
  star: "étoile",
};
export const face = (side: Shape | IconFace): string =>
  side === "any" ? "point d’interrogation" : side in shapes ? shapes[side as Shape] : icons[side as Icon];
export const piece: Words["piece"] = (each) => `${icons[iconOf(each)]} dans un ${shapes[shapeOf(each)]}`;
/** Dans une phrase : « la découverte vague » se lirait autrement. */
export const quoted = (each: Piece): string => `«\u202f${piece(each)}\u202f»`;
export const rows: Words["rows"] = {
  PP: "centrale énergétique",
  FA: "usine",
  LS: "habitation",
  LAB: "laboratoire",
};
export const aRow: Words["rows"] = {
  PP: "une centrale énergétique",
  FA: "une usine",
  LS: "une habitation",
  LAB: "un laboratoire",
};
export const spaces: Words["spaces"] = {
  construct1: "l’emplacement du haut de la construction",
  construct2: "le second emplacement de la construction",
  recruit1: "l’emplacement du haut du recrutement",
  recruit2: "le second emplacement du recrutement",
  research1: "l’emplacement du haut de la recherche",
  research2: "le second emplacement de la recherche",
  council1: "l’emplacement gauche du Conseil",
  council2: "l’emplacement droit du Conseil",
  mine1: "l’emplacement du haut de la mine",
  mine2: "l’emplacement central de la mine",
  mine3: "l’emplacement du bas de la mine",
  purify: "la purification",
  trade: "le comptoir d’échange",
  evacuate: "l’évacuation",
};
/** Où l’on va : sur un emplacement, mais au comptoir. */
const POOLS: Readonly<Partial<Record<Space, string>>> = {
  purify: "à la purification",
  trade: "au comptoir d’échange",
  evacuate: "à l’évacuation",
};
export const onto = (space: Space): string => POOLS[space] ?? `sur ${spaces[space]}`;
export const capitalActions: Words["capital"] = {
  construct: "Construction",
  recruit: "Recrutement",
  research: "Recherche",
};
export const warpTiles: Words["warpTiles"] = {
  neutronium: "neutronium",
  uranium: "uranium",
  titanium: "titanium",
  gold: "or",
  water: "2 Eaux",
  administrator: "Administrateur",
  engineer: "Ingénieur",
  scientist: "Scientifique",
  exosuit: "exosquelette",
};
export const exchanges: Words["exchanges"] = {
  waterForEnergy: "3 Eaux contre 1 noyau d’énergie",
  energyForWater: "1 noyau d’énergie contre 3 Eaux",
  energyForNeutronium: "1 noyau d’énergie contre 1 neutronium",
  neutroniumForEnergy: "1 neutronium contre 1 noyau d’énergie",
  neutroniumForCubes: "1 neutronium contre 2 autres cubes",
  cubesForNeutronium: "2 autres cubes contre 1 neutronium",
  cubesForWater: "2 cubes (sauf neutronium) contre 3 Eaux",
  waterForCubes: "3 Eaux contre 2 cubes (sauf neutronium)",
};
export const categories: Words["categories"] = {
  tokens: "Jetons PV",
  buildings: "Bâtiments",
  superprojects: "Superprojets",
  timeTravel: "Voyage temporel",
  morale: "Moral",
  breakthroughs: "Découvertes",
  anomalies: "Anomalies",
  warp: "Tuiles Vortex",
};

function gain(part: Gain): string {
  switch (part.kind) {
    case "goods":
      return amount(part.goods);
    case "vp":
      return `${part.vp} PV`;
    case "cubes":
      return `${plural(part.count, "cube")} parmi ${list(part.of.map((cube) => goods[cube]))}${part.alike === undefined ? "" : `, ${part.alike} semblables au plus`}`;
    case "focus":
      return `Focus jusqu’à ${plural(part.range, "Ère")} en arrière${part.again ? ", deux fois si on veut" : ""}${part.water ? ", avec 1 Eau si une tuile Vortex est renvoyée" : ""}`;
    case "takeBack":
      return part.may
        ? `reprendre jusqu’à ${plural(part.most, "tuile Vortex", "tuiles Vortex")}`
        : `reprendre ${plural(part.most, "tuile Vortex", "tuiles Vortex")}`;
    case "exosuit":
      return "1 exosquelette activé";
    case "paradox":
      return part.change > 0 ? "1 paradoxe" : "1 paradoxe en moins";
    case "noParadox":
      return "tous les paradoxes partent";
    case "morale":
      return "le moral monte de 1";
    case "wake":
      return part.most === 1
        ? "1 ouvrier fatigué devient actif"
        : `jusqu’à ${part.most} ouvriers fatigués deviennent actifs`;
    case "hire":
      return `1 ${either(part.of.map((type) => worker[type]))}, ${part.tired ? "fatigué" : "actif"}`;
    case "breakthrough":
      return "une découverte au choix";
    case "swap":
      return `changer jusqu’à ${plural(part.most, "cube")} en d’autres, sauf le neutronium`;
    case "museum":
      return "1 PV, ou 2 avec deux découvertes";
    case "condense":
      return "1 Eau, et 1 par habitation";
    case "exchange":
      return "un échange";
    case "standard":
      return "construction, recrutement ou recherche sans emplacement";
    case "placement":
      return "un placement de plus sur le plateau";
    case "research":
      return "une recherche";
    case "copy":
      return "l’effet d’ouvrier d’un bâtiment non couvert, pour son prix";
  }
}
const price = ({ goods: of, x, worker: given }: Price): string =>
  list([
    ...(of === undefined ? [] : [amount(of)]),
    ...(x === undefined ? [] : [`${plural(x, "cube")} sauf neutronium`]),
    ...(given ? ["un ouvrier"] : []),
  ]);
const EFFECTS: EffectWords = {
  gain,
  price,
  who: ({ who, back }) =>
    `${who === "any" ? "Tout ouvrier" : worker[who]}${back === undefined ? "" : back === "active" ? " (revient actif)" : " (est perdu)"}`,
  free: "Action libre",
  now: "Tout de suite",
  passive: {
    range: "Chaque Focus porte 1 Ère plus loin",
    threshold: "Un paradoxe de plus avant une anomalie",
    mildAnomalies: "Vos anomalies coûtent 2 PV au lieu de 3",
    reroll: "Le dé lancé d’une recherche peut être relancé une fois",
    cheapSupply: "Le ravitaillement coûte 2 Eaux de moins",
    supplyVp: "1 PV par ravitaillement à vous",
    sentBackWater: "1 Eau à chaque tuile Vortex renvoyée",
    freeCouncil: "Le Conseil mondial ne coûte pas d’Eau",
    cheapConstruct: "Vos constructions coûtent 1 titanium de moins",
    forceByWater: "Forcer les ouvriers peut coûter 3 Eaux au lieu de moral",
    extraCube: "Votre mine rapporte un cube de plus de la réserve",
    evacuation: "La condition de l’évacuation compte comme remplie",
  },
  end: {
    perBuilding: "À la fin, 1 PV par bâtiment à vous",
    perSuperproject: "À la fin, 2 PV par superprojet à vous",
  },
  joined: (parts) => list(parts),
  colon: "\u202f: ",
};

export const words: Words = {
  goods,
  amount,
  worker,
  shapes,
  icons,
  face,
  piece,
  rows,
  spaces,
  capital: capitalActions,
  warpTiles,
  exchanges,
  tiles,
  tileDoes: (tile) => effectLine(EFFECTS, tile),
  collapsing,
  paths,
  leaders,
  evacuation,
  headStarts,
  categories,
};
