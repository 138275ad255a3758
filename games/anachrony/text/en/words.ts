/** The names of things in English. */
import type { Gain, Price } from "../../src/tables/effects.ts";
import {
  type Amount,
  type Icon,
  type IconFace,
  iconOf,
  type Shape,
  shapeOf,
  type Worker,
} from "../../src/tables/goods.ts";
import { type EffectWords, effectLine } from "../effects.ts";
import { counted } from "../parts.ts";
import type { Words } from "../types.ts";
import { collapsing, evacuation, headStarts, leaders, paths, tiles } from "./tiles.ts";

export const list = (items: readonly string[], word = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
const either = (items: readonly string[]): string => list(items, "or");
export const plural = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const goods: Words["goods"] = {
  N: "Neutronium",
  U: "Uranium",
  G: "Gold",
  T: "Titanium",
  E: "Energy Cores",
  W: "Water",
};
export const amount = (of: Amount): string => {
  const parts = counted(of).map(([good, count]) =>
    good === "E" ? plural(count, "Energy Core") : `${count} ${goods[good]}`,
  );
  return parts.length === 0 ? "nothing" : list(parts);
};
export const worker: Words["worker"] = {
  Ge: "Genius",
  Ad: "Administrator",
  En: "Engineer",
  Sc: "Scientist",
};
export const aWorker = (type: Worker): string => `${/^[AE]/.test(worker[type]) ? "an" : "a"} ${worker[type]}`;
const MANY: Readonly<Record<Worker, string>> = {
  Ge: "Geniuses",
  Ad: "Administrators",
  En: "Engineers",
  Sc: "Scientists",
};
export const workers = (count: number, type: Worker): string =>
  `${count} ${count === 1 ? worker[type] : MANY[type]}`;
export const shapes: Words["shapes"] = { circle: "circle", triangle: "triangle", square: "square" };
export const icons: Words["icons"] = { leaf: "leaf", gear: "gear", wave: "wave", eye: "eye", star: "star" };
export const face = (side: Shape | IconFace): string =>
  side === "any" ? "question mark" : side in shapes ? shapes[side as Shape] : icons[side as Icon];
export const piece: Words["piece"] = (each) => `${icons[iconOf(each)]} in a ${shapes[shapeOf(each)]}`;
export const rows: Words["rows"] = { PP: "power plant", FA: "factory", LS: "life support", LAB: "lab" };
export const spaces: Words["spaces"] = {
  construct1: "the top Construct space",
  construct2: "the second Construct space",
  recruit1: "the top Recruit space",
  recruit2: "the second Recruit space",
  research1: "the top Research space",
  research2: "the second Research space",
  council1: "the left Council space",
  council2: "the right Council space",
  mine1: "the top Mine space",
  mine2: "the middle Mine space",
  mine3: "the bottom Mine space",
  purify: "Purify Water",
  trade: "Trade",
  evacuate: "Evacuation",
};
export const capitalActions: Words["capital"] = {
  construct: "Construct",
  recruit: "Recruit",
  research: "Research",
};
export const warpTiles: Words["warpTiles"] = {
  neutronium: "Neutronium",
  uranium: "Uranium",
  titanium: "Titanium",
  gold: "Gold",
  water: "2 Water",
  administrator: "Administrator",
  engineer: "Engineer",
  scientist: "Scientist",
  exosuit: "Exosuit",
};
export const exchanges: Words["exchanges"] = {
  waterForEnergy: "3 Water for 1 Energy Core",
  energyForWater: "1 Energy Core for 3 Water",
  energyForNeutronium: "1 Energy Core for 1 Neutronium",
  neutroniumForEnergy: "1 Neutronium for 1 Energy Core",
  neutroniumForCubes: "1 Neutronium for 2 other cubes",
  cubesForNeutronium: "2 other cubes for 1 Neutronium",
  cubesForWater: "2 cubes (no Neutronium) for 3 Water",
  waterForCubes: "3 Water for 2 cubes (no Neutronium)",
};
export const categories: Words["categories"] = {
  tokens: "VP tokens",
  buildings: "Buildings",
  superprojects: "Superprojects",
  timeTravel: "Time Travel",
  morale: "Morale",
  breakthroughs: "Breakthroughs",
  anomalies: "Anomalies",
  warp: "Warp tiles",
};

function gain(part: Gain): string {
  switch (part.kind) {
    case "goods":
      return amount(part.goods);
    case "vp":
      return `${part.vp} VP`;
    case "cubes":
      return `${plural(part.count, "cube")} of ${either(part.of.map((cube) => goods[cube]))}${part.alike === undefined ? "" : `, at most ${part.alike} alike`}`;
    case "focus":
      return `Focus up to ${plural(part.range, "Era")} back${part.again ? ", twice if wished" : ""}${part.water ? ", with 1 Water if a Warp tile is sent back" : ""}`;
    case "takeBack":
      return part.may
        ? `take back up to ${plural(part.most, "Warp tile")}`
        : `take back ${plural(part.most, "Warp tile")}`;
    case "exosuit":
      return "1 powered Exosuit";
    case "paradox":
      return part.change > 0 ? "1 paradox" : "1 paradox less";
    case "noParadox":
      return "all paradoxes go";
    case "morale":
      return "Morale goes up by 1";
    case "wake":
      return part.most === 1
        ? "1 Tired worker becomes Active"
        : `up to ${part.most} Tired workers become Active`;
    case "hire":
      return `1 ${either(part.of.map((type) => worker[type]))}, ${part.tired ? "Tired" : "Active"}`;
    case "breakthrough":
      return "a Breakthrough of choice";
    case "swap":
      return `change up to ${plural(part.most, "cube")} into others, Neutronium apart`;
    case "museum":
      return "1 VP, or 2 with two Breakthroughs";
    case "condense":
      return "1 Water and 1 for each life support";
    case "exchange":
      return "one exchange of Trade";
    case "standard":
      return "Construct, Recruit or Research without a space";
    case "placement":
      return "one more placement on the Main board";
    case "research":
      return "one Research";
    case "copy":
      return "a worker effect of any building that is not covered, for its price";
  }
}
const price = ({ goods: of, x, worker: given }: Price): string =>
  list([
    ...(of === undefined ? [] : [amount(of)]),
    ...(x === undefined ? [] : [`${plural(x, "cube")} but Neutronium`]),
    ...(given ? ["a worker"] : []),
  ]);
const EFFECTS: EffectWords = {
  gain,
  price,
  who: ({ who, back }) =>
    `${who === "any" ? "Any worker" : worker[who]}${back === undefined ? "" : back === "active" ? " (comes back Active)" : " (is lost)"}`,
  free: "Free",
  now: "At once",
  passive: {
    range: "Every Focus reaches 1 Era further",
    threshold: "One more paradox until an Anomaly comes",
    mildAnomalies: "Own Anomalies cost 2 VP instead of 3",
    reroll: "The rolled die of a Research may be rolled again once",
    cheapSupply: "Supply costs 2 Water less",
    supplyVp: "1 VP for each own Supply",
    sentBackWater: "1 Water whenever a Warp tile is sent back",
    freeCouncil: "The World Council costs no Water",
    cheapConstruct: "Own Construct costs 1 Titanium less",
    forceByWater: "3 Water may pay for Force Workers instead of Morale",
    extraCube: "Own Mine brings one more cube of the pool",
    evacuation: "The condition of the Evacuation counts as met",
  },
  end: {
    perBuilding: "At the end 1 VP for each own building",
    perSuperproject: "At the end 2 VP for each own Superproject",
  },
  joined: (parts) => list(parts),
  colon: ": ",
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
