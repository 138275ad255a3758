/** Every action as a set of picks: a worker, a space, a tile, a payment. The order of choosing does not matter. */
import { unreachable } from "@chronarium/kernel";
import type { Action, Bonus, DieFace, GivenWorker } from "../solo/actions.ts";
import { freeSlots } from "../solo/human.ts";
import { legalActions } from "../solo/legal.ts";
import type { FreeSource, State, TileId, WorkPlace } from "../solo/state.ts";
import type { Row } from "../tables/buildings.ts";
import type { Cube, Icon, Piece, Worker, X } from "../tables/goods.ts";
import type { Capital, Exchange, Space, WarpTile } from "../tables/main-board.ts";
import type { HeadStart, Spot } from "../tables/paths.ts";

/** Several of a kind are one pick, joined by "+": the goods of a payment, who wakes up. */
export type BoardPick =
  | `worker ${Worker}`
  | `space ${Space}`
  | `at ${WorkPlace}`
  | `free ${FreeSource}`
  | `cubes ${string}`
  | `give ${GivenWorker}`
  | "pay water"
  | `tile ${TileId}`
  | `row ${Row}`
  | `pieces ${string}`
  | `recruit ${Worker}`
  | `bonus ${string}`
  | `face ${DieFace}`
  | `reroll ${"shape" | "icon"}`
  | `icon ${Icon}`
  | `piece ${Piece}`
  | `cube ${Cube}`
  | `exchange ${Exchange}`
  | `capital ${Capital}`
  | `copy ${TileId}`
  | `era ${number}`
  | `back ${WarpTile | "none"}`
  | `from ${X}`
  | `to ${X}`
  | `wake ${string}`
  | `hire ${Worker}`
  | `spot ${Spot}`
  | `card ${HeadStart}`
  | `suits ${number}`
  | `paid ${string}`
  | `warp ${WarpTile}`
  | `do ${"pass" | "handOver" | "decline" | "keep" | "nothing"}`;

export type BoardWay = { readonly action: Action; readonly picks: readonly BoardPick[] };

/** The kind of a pick and what it names: "cubes", "G+T". */
export function partsOf(pick: BoardPick): readonly [kind: string, value: string] {
  const at = pick.indexOf(" ");
  return [pick.slice(0, at), pick.slice(at + 1)];
}
/** What a joined pick names. */
export const itemsOf = <Item extends string>(value: string): readonly Item[] =>
  value === "" || value === "none" ? [] : (value.split("+") as Item[]);

const optional = <Item extends string>(
  kind: "cubes" | "pieces" | "bonus",
  items: readonly Item[] | undefined,
): readonly BoardPick[] => (items === undefined ? [] : [`${kind} ${items.join("+")}` as BoardPick]);
const given = (give: GivenWorker | undefined): readonly BoardPick[] =>
  give === undefined ? [] : [`give ${give}`];

export function picksOf(action: Action): readonly BoardPick[] {
  switch (action.type) {
    case "headStart":
      return [`card ${action.card}`];
    case "powerUp": {
      const { free, payments = [] } = action;
      return [`suits ${free + payments.length}`, `paid ${payments.join("+")}`];
    }
    case "warp":
      return action.tiles === undefined
        ? ["do nothing"]
        : action.tiles.map((tile) => `warp ${tile}` as const);
    case "place":
      return [`worker ${action.worker}`, `space ${action.space}`];
    case "work":
      return [`worker ${action.worker}`, `at ${action.at}`, ...optional("cubes", action.cubes)];
    case "free":
      return [
        `free ${action.source}`,
        ...optional("cubes", action.cubes),
        ...given(action.give),
        ...(action.pay === undefined ? [] : (["pay water"] as const)),
      ];
    case "pass":
    case "handOver":
    case "decline":
    case "keep":
      return [`do ${action.type}`];
    case "build":
      return [
        `tile ${action.tile}`,
        ...(action.row === undefined ? [] : [`row ${action.row}` as const]),
        ...optional("pieces", action.pieces),
        ...given(action.give),
      ];
    case "recruit":
      return [`recruit ${action.worker}`, ...optional<Bonus>("bonus", action.bonus)];
    case "research":
      return [`face ${action.face}`];
    case "reroll":
      return [`reroll ${action.die}`];
    case "icon":
      return [`icon ${action.icon}`];
    case "breakthrough":
      return [`piece ${action.piece}`];
    case "mine":
      return [`cube ${action.cube}`];
    case "trade":
      return [`exchange ${action.exchange}`, ...optional("cubes", action.cubes)];
    case "capital":
      return [`capital ${action.action}`];
    case "copy":
      return [`copy ${action.tile}`, ...optional("cubes", action.cubes)];
    case "focus":
      return [`era ${action.era}`, `back ${action.tile ?? "none"}`];
    case "takeBack":
      return [`back ${action.tile}`];
    case "gain":
      return [`cubes ${action.cubes.join("+")}`];
    case "swap":
      return [`from ${action.from}`, `to ${action.to}`];
    case "wake":
      return [`wake ${action.workers?.join("+") ?? "none"}`];
    case "hire":
      return [`hire ${action.worker}`];
    case "anomalySpot":
      return [`spot ${action.spot}`];
    default:
      return unreachable(action);
  }
}

/** A slot is never paid while a free one stays empty: such a Power Up gives up goods for nothing. */
const wasteful = (state: State, action: Action): boolean =>
  action.type === "powerUp" && (action.payments ?? []).length > 0 && action.free < freeSlots(state);

export const waysOf = (state: State): readonly BoardWay[] =>
  legalActions(state, 0)
    .filter((action) => !wasteful(state, action))
    .map((action) => ({ action, picks: picksOf(action) }));
