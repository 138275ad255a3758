/** Rules at work on the boards of Anachrony: what a place is for, who stands there, and why it cannot be used now. */
import { each, type RulesAtWork } from "@chronarium/kernel";
import { legalActions } from "../solo/legal.ts";
import { refusal } from "../solo/refusal.ts";
import type { Frame, State } from "../solo/state.ts";
import { BUILDINGS_OF } from "../tables/buildings.ts";
import { CUBES, WORKERS } from "../tables/goods.ts";
import {
  afterImpact,
  CAPITAL,
  ERAS,
  PLACE,
  SPACES,
  type Space,
  type SpaceKind,
  WARP_TILES,
} from "../tables/main-board.ts";
import { SPOTS, type Spot } from "../tables/paths.ts";
import { attemptAt } from "./attempts.ts";
import { anomalyOn, type Place, tileOn } from "./places.ts";

/** What each decision stands under; what only waits for the game has none. */
const FRAMES: Readonly<Partial<Record<Frame["kind"], readonly string[]>>> = {
  headStart: ["AN-13"],
  powerUp: ["AN-40", "AN-41", "AN-42"],
  warp: ["AN-45", "AN-46"],
  turn: ["AN-50", "AN-54", "AN-99"],
  handOver: ["AN-105"],
  construct: ["AN-56", "AN-93"],
  recruit: ["AN-58"],
  research: ["AN-59"],
  dice: ["AN-59"],
  mine: ["AN-60"],
  exchange: ["AN-62"],
  council: ["AN-57"],
  standard: ["AN-91"],
  copy: ["AN-68"],
  focus: ["AN-96", "AN-67"],
  takeBack: ["AN-34"],
  cubes: ["AN-86"],
  swap: ["AN-86"],
  wake: ["AN-64"],
  hire: ["AN-58"],
  breakthrough: ["AN-59"],
  anomalySpot: ["AN-92"],
};

const SPACE: Readonly<Record<SpaceKind, readonly string[]>> = {
  construct: ["AN-56", "AN-55", "AN-93"],
  recruit: ["AN-58", "AN-55"],
  research: ["AN-59", "AN-55"],
  council: ["AN-57"],
  mine: ["AN-60", "AN-23"],
  purify: ["AN-61"],
  trade: ["AN-62"],
  evacuate: ["AN-63", "AN-97"],
};

/** Parts of the table that are no single place. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  score: ["AN-81", "CB-44"],
  bot: ["CB-13", "CB-14", "CB-15"],
  slots: ["AN-40", "AN-41", "AN-42"],
  warps: ["AN-45", "AN-46"],
  crew: ["AN-54", "AN-84"],
  pass: ["AN-98", "CB-39"],
  supply: ["AN-64", "AN-94"],
  beside: ["AN-66"],
};

function spaceRules(state: State, space: Space): readonly string[] {
  const { kind, index } = PLACE[space];
  const capital = CAPITAL.some((each) => each === kind);
  const stands =
    kind in state.board.spaces ? Reflect.get(Reflect.get(state.board.spaces, kind), index) : "free";
  const taken = stands === "free" ? [] : stands === "gone" ? ["AN-71"] : ["AN-52"];
  const collapsing = capital && afterImpact(state.era) ? ["AN-100"] : [];
  return [...taken, ...SPACE[kind], ...collapsing];
}

function spotRules(state: State, spot: Spot): readonly string[] {
  if (anomalyOn(state, spot) !== undefined) return ["AN-66", "AN-92"];
  const tile = tileOn(state, spot);
  if (tile === "") return ["AN-56"];
  const plant = (BUILDINGS_OF.PP as readonly string[]).includes(tile);
  return plant ? ["AN-67", "AN-96"] : ["AN-68"];
}

function eraRules(state: State, era: number): readonly string[] {
  const owed = (state.human.warpOn[era - 1] ?? []).length > 0;
  if (era > state.era) return era === state.era + 1 ? ["AN-20"] : ["AN-104"];
  if (era === state.era) return ["AN-45", ...(owed ? ["AN-88"] : [])];
  return owed ? ["AN-33", "AN-96", "AN-88"] : ["AN-96"];
}

function lying(state: State, kind: string, value: string): readonly string[] {
  switch (kind) {
    case "space":
      return value in PLACE ? spaceRules(state, value as Space) : [];
    case "spot":
      return SPOTS.some((spot) => spot === value) ? spotRules(state, value as Spot) : [];
    case "worker":
      return [...(value === "Ge" ? ["AN-53"] : []), "AN-54", "AN-84"];
    case "era":
      return eraRules(state, Number(value));
    case "open":
      return ["AN-56", "AN-21"];
    case "warp":
      return ["AN-45", "AN-88"];
    case "cube":
      return ["AN-60", "AN-22"];
    case "pool":
      return ["AN-58", "AN-22"];
    case "free":
      return value === "force" ? ["AN-65", "AN-95", "AN-51"] : ["AN-51", "AN-99"];
    default:
      return [];
  }
}

export const rulesAtWork: RulesAtWork<State> = {
  decision: (state, seat) => {
    if (state.phase === "over") return ["AN-81", "CB-43", "CB-44"];
    const frame = state.pending.at(-1);
    const own = seat === 0 && frame !== undefined ? (FRAMES[frame.kind] ?? []) : [];
    const passing = frame?.kind === "turn" ? ["AN-98", "CB-39"] : [];
    const ending = afterImpact(state.era) ? ["AN-73"] : [];
    return each([...own, ...passing, ...ending]);
  },
  at: (state, seat, name) => {
    const part = PARTS[name];
    const place = name.replace("-", " ") as Place;
    const [kind = "", value = ""] = place.split(" ");
    const acts = seat === 0 && state.phase !== "over" && legalActions(state, 0).length > 0;
    const attempt = acts ? attemptAt(state, [], place) : undefined;
    const no = attempt && refusal(state, 0, attempt);
    return each([...(no === undefined ? [] : [no.rule]), ...(part ?? lying(state, kind, value))]);
  },
  places: (state) => [
    ...Object.keys(PARTS),
    ...SPACES.map((space) => `space-${space}`),
    ...WORKERS.map((worker) => `worker-${worker}`),
    ...SPOTS.map((spot) => `spot-${spot}`),
    ...Array.from({ length: ERAS }, (_, i) => `era-${i + 1}`),
    ...WARP_TILES.map((tile) => `warp-${tile}`),
    ...CUBES.map((cube) => `cube-${cube}`),
    ...WORKERS.map((worker) => `pool-${worker}`),
    ...Object.values(state.board.secondary).flatMap((stack) =>
      stack.slice(0, 1).map((tile) => `open-${tile}`),
    ),
    ...Object.values(state.board.primary).flatMap((stack) => stack.slice(0, 1).map((tile) => `open-${tile}`)),
  ],
};
