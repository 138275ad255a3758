/** What the human could do: whether a Capital action, an effect or a payment is possible at all (AN-84, AN-85). */
import type { BuildingId, Row } from "../tables/buildings.ts";
import { ROWS } from "../tables/buildings.ts";
import type { Gain, Price, WorkerEffect } from "../tables/effects.ts";
import {
  type Amount,
  PIECES,
  type Piece,
  SHAPES,
  type Shape,
  shapeOf,
  WORKERS,
  type Worker,
  XS,
} from "../tables/goods.ts";
import {
  afterImpact,
  CAPITAL,
  CAPITAL_WATER,
  type Capital,
  COUNCIL_WATER,
  type CollapsingId,
  EXCHANGES,
  PLACE,
  SPACES,
  type Space,
} from "../tables/main-board.ts";
import { SUPERPROJECT, type SuperprojectDef, type SuperprojectId } from "../tables/superprojects.ts";
import { type GivenWorker, givenType, isTired } from "./actions.ts";
import { evacuationValue } from "./evacuation.ts";
import { canExchange } from "./exchange.ts";
import {
  type Boarded,
  boardFor,
  countPassive,
  covers,
  discounted,
  effectsOf,
  freeColumn,
  hasPassive,
  isCovered,
  isSuperproject,
  onTimeline,
  ownTiles,
  pairColumn,
  rangeOf,
  spareExosuits,
  totalOf,
} from "./human.ts";
import type { Human, State, TileId } from "./state.ts";

/** A human after he placed a worker and paid; legality looks at what would be left. */
export function spending(human: Human, worker: Worker | undefined, goods: Amount): Human {
  const { W = 0, E = 0, N = 0, U = 0, G = 0, T = 0 } = goods;
  const own = human.goods;
  return {
    ...human,
    goods: { W: own.W - W, E: own.E - E, N: own.N - N, U: own.U - U, G: own.G - G, T: own.T - T },
    ...(worker !== undefined && { active: { ...human.active, [worker]: human.active[worker] - 1 } }),
  };
}

/** AN-84: who may go where. */
export function mayPerform(state: Pick<State, "leader">, action: Capital, worker: Worker): boolean {
  switch (action) {
    case "construct":
      return worker !== "Ad";
    case "recruit":
      return worker !== "Sc";
    case "research":
      return worker === "Sc" || worker === "Ge" || (worker === "Ad" && state.leader === "nightTutor");
  }
}

/** AN-58: an Engineer takes no Genius. */
export const mayRecruit = (by: Worker | undefined, worker: Worker): boolean => by !== "En" || worker !== "Ge";

/** The Superproject above the tile where the Focus is, if it is still there. */
export function superprojectInReach({
  human,
  board,
}: Pick<State, "human" | "board">): SuperprojectId | undefined {
  const laid = board.superprojects[human.focus - 1];
  return laid?.built === "no" ? laid.id : undefined;
}

export const ownsGiven = (human: Human, given: GivenWorker): boolean =>
  (isTired(given) ? human.tired : human.active)[givenType(given)] > 0;

/** Every way to pay the Breakthroughs of a Superproject (3.5), each in the order of PIECES. */
export function piecePayments(
  human: Human,
  { breakthrough }: SuperprojectDef,
): readonly (readonly Piece[])[] {
  const owned = PIECES.filter((piece) => human.breakthroughs.includes(piece));
  const count = (piece: Piece): number => human.breakthroughs.filter((each) => each === piece).length;
  if ("two" in breakthrough) {
    const fitting = owned.filter((piece) => shapeOf(piece) === breakthrough.two);
    return fitting.flatMap((piece, i) =>
      fitting.slice(i).flatMap((other) => (piece !== other || count(piece) > 1 ? [[piece, other]] : [])),
    );
  }
  const { one } = breakthrough;
  const [first, second] = SHAPES.filter((shape) => shape !== shapeOf(one)) as [Shape, Shape];
  const pairs = owned
    .filter((piece) => shapeOf(piece) === first)
    .flatMap((piece) => owned.filter((other) => shapeOf(other) === second).map((other) => [piece, other]));
  return owned.includes(one) ? [[one], ...pairs] : pairs;
}

export function buildingCost(
  state: Boarded,
  human: Human,
  row: Row,
  by: Worker | undefined,
  tile: CollapsingId | undefined,
): Amount | undefined {
  const column = freeColumn(human, row);
  return column < 0 ? undefined : discounted(human, boardFor(state).spots[row][column]!, by, tile);
}

/** AN-56: whether anything can be built by this worker; `space` is what a space takes before: him, and its Water. */
export function canConstruct(
  state: State,
  human: Human,
  by: Worker | undefined,
  tile: CollapsingId | undefined,
  buildingsOnly: boolean,
  space?: { readonly worker: Worker; readonly water: number },
): boolean {
  const water = space?.water ?? 0;
  for (const row of ROWS) {
    if (state.board.primary[row].length + state.board.secondary[row].length === 0) continue;
    const cost = buildingCost(state, human, row, by, tile);
    if (cost !== undefined && covers(human.goods, cost) && human.goods.W - water >= (cost.W ?? 0))
      return true;
  }
  // Every Superproject wants Breakthroughs.
  if (buildingsOnly || human.breakthroughs.length === 0) return false;
  const after = space === undefined ? human : spending(human, space.worker, { W: water });
  return canBuildSuperproject(state, after, by, tile);
}

function canBuildSuperproject(
  state: State,
  human: Human,
  by: Worker | undefined,
  tile: CollapsingId | undefined,
): boolean {
  const id = superprojectInReach(state);
  if (id === undefined) return false;
  const { cost, worker } = SUPERPROJECT[id];
  if (!covers(human.goods, discounted(human, cost, by, tile))) return false;
  if (worker !== undefined && human.active[worker] + human.tired[worker] === 0) return false;
  if (!ROWS.some((row) => pairColumn(human, row) >= 0)) return false;
  return piecePayments(human, SUPERPROJECT[id]).length > 0;
}

export const stockIsEmpty = ({ stock }: State["board"]): boolean =>
  PIECES.every((piece) => stock[piece] === 0);

/** Whether the action itself can be carried out by this worker (AN-85); its space has been paid. */
function canPerform(state: State, human: Human, action: Capital, by: Worker): boolean {
  switch (action) {
    case "construct":
      return canConstruct(state, human, by, undefined, false);
    case "recruit":
      return WORKERS.some((worker) => state.board.recruitPool[worker] > 0 && mayRecruit(by, worker));
    case "research":
      return !stockIsEmpty(state.board);
  }
}

/** AN-57: what a worker could do from the Council. */
export const councilActions = (state: State, human: Human, by: Worker): readonly Capital[] =>
  CAPITAL.filter(
    (action) =>
      !state.board.spaces[action].includes("free") &&
      mayPerform(state, action, by) &&
      canPerform(state, human, action, by),
  );
/** S09. */
export const standardActions = (state: State, human: Human, by: Worker): readonly Capital[] =>
  CAPITAL.filter((action) => mayPerform(state, action, by) && canPerform(state, human, action, by));

/** AN-55, AN-57, S01. */
export function spaceWater(era: number, human: Human, space: Space): number {
  const { kind, index } = PLACE[space];
  if (kind === "council") return hasPassive(human, "freeCouncil") ? 0 : COUNCIL_WATER[index]!;
  const capital = kind === "construct" || kind === "recruit" || kind === "research";
  return capital && !afterImpact(era) ? CAPITAL_WATER[index]! : 0;
}

/** Whether a placement has a gain, once its worker stands there and its space is paid. */
export function spaceWorks(state: State, human: Human, space: Space, worker: Worker, water: number): boolean {
  const { kind, index } = PLACE[space];
  switch (kind) {
    case "construct": {
      const tile = state.board.collapsing?.construct[index];
      return canConstruct(state, human, worker, tile, false, { worker, water });
    }
    case "recruit":
    case "research":
      return canPerform(state, human, kind, worker);
    case "council":
      // The left space may be taken merely for the banner.
      return index === 0 || councilActions(state, spending(human, worker, { W: water }), worker).length > 0;
    case "trade":
      return EXCHANGES.some((exchange) => canExchange(human, exchange));
    case "evacuate":
      // Its worker is Busy then, and counts as before (AN-97).
      return evacuationValue(state, human) !== undefined;
    case "mine":
    case "purify":
      return true;
  }
}

/** Whether the space itself can be taken. */
function isOpen(state: Pick<State, "board" | "era">, { evacuated }: Human, space: Space): boolean {
  const { kind, index } = PLACE[space];
  if (kind === "purify" || kind === "trade") return true;
  if (kind === "evacuate") return afterImpact(state.era) && !evacuated;
  return state.board.spaces[kind][index] === "free";
}

/** The whole of `place`, without reasons; `human` may have paid something before. */
export function canPlace(state: State, human: Human, worker: Worker, space: Space): boolean {
  if (human.active[worker] === 0 || human.powered === 0 || !isOpen(state, human, space)) return false;
  const { kind } = PLACE[space];
  if ((kind === "construct" || kind === "recruit" || kind === "research") && !mayPerform(state, kind, worker))
    return false;
  const water = spaceWater(state.era, human, space);
  return human.goods.W >= water && spaceWorks(state, human, space, worker, water);
}

export const mayWork = ({ who }: Pick<WorkerEffect, "who">, worker: Worker): boolean =>
  who === "any" || worker === who || worker === "Ge";

export const xCount = ({ goods }: Human): number => XS.reduce((sum, x) => sum + goods[x], 0);

/** Whether a price can be paid at all, however its X and its worker are chosen. */
function canPay(human: Human, price: Price | undefined): boolean {
  if (price === undefined) return true;
  const { goods = {}, x = 0, worker } = price;
  if (!covers(human.goods, goods)) return false;
  if (x > 0 && xCount(human) < x) return false;
  return worker !== true || totalOf(human.active) + totalOf(human.tired) > 0;
}

/** Whether this part of a gain can be carried out; `human` as he is after paying. */
function canGain(state: State, human: Human, part: Gain, by: Worker | undefined): boolean {
  switch (part.kind) {
    case "focus":
      return state.era > 1;
    case "takeBack":
      return onTimeline(human).length > 0;
    case "exosuit":
      return spareExosuits(human) > 0;
    case "paradox":
      return part.change > 0 || human.paradox > 0;
    case "noParadox":
      return human.paradox > 0;
    case "wake":
      return totalOf(human.tired) > 0;
    case "breakthrough":
    case "research":
      return !stockIsEmpty(state.board);
    case "exchange":
      return EXCHANGES.some((exchange) => canExchange(human, exchange));
    case "standard":
      return by !== undefined && standardActions(state, human, by).length > 0;
    case "placement":
      return WORKERS.some((worker) => SPACES.some((space) => canPlace(state, human, worker, space)));
    case "copy":
      return copyable(state, human).length > 0;
    case "swap":
      return xCount(human) > 0;
    case "goods":
    case "vp":
    case "cubes":
    case "morale":
    case "hire":
    case "museum":
    case "condense":
      return true;
  }
}

/** AN-85, AN-96: some part can be carried out, and whatever has an F can. */
export const isWorthwhile = (
  state: State,
  human: Human,
  gain: readonly Gain[],
  by: Worker | undefined,
): boolean =>
  gain.some((part) => canGain(state, human, part, by)) &&
  gain.every((part) => part.kind !== "focus" || canGain(state, human, part, by));

/** S17: buildings with a worker effect that the Genius could use, uncovered, of both sides. */
export function copyable(state: State, human: Human): readonly BuildingId[] {
  const own = ownTiles(human).filter((each) => !isSuperproject(each.tile) && !isCovered(human, each));
  const tiles: readonly TileId[] = [
    ...own.map(({ tile }) => tile),
    ...state.bot.buildings.flatMap(({ tile }) => (tile === undefined ? [] : [tile])),
  ];
  return tiles.filter((tile): tile is BuildingId => {
    const { work } = effectsOf(tile);
    if (work === undefined || !canPay(human, work.price)) return false;
    const after = work.price?.goods === undefined ? human : spending(human, undefined, work.price.goods);
    return isWorthwhile(state, after, work.gain, "Ge");
  });
}

/** AN-96: the tiles that the Focus may be set to. */
export function focusEras(state: Pick<State, "era" | "human" | "leader">, range: number): readonly number[] {
  const reach = rangeOf(state, range);
  return Array.from({ length: state.era - 1 }, (_, i) => i + 1).filter((era) => era >= state.era - reach);
}

/** LB11. */
export const mayReroll = (human: Human): boolean => countPassive(human, "reroll") > 0;
