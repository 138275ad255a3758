/** Why something cannot be done in the solo game, and what would put it right. */
import type { Good, Piece, Worker } from "../../src/tables/goods.ts";
import type { Space, WarpTile } from "../../src/tables/main-board.ts";
import type { HeadStart } from "../../src/tables/paths.ts";
import { capital } from "../parts.ts";
import type { GameText } from "../types.ts";
import { place, source, spot } from "./chronicle.ts";
import { asking } from "./menu.ts";
import { headStarts, tiles } from "./tiles.ts";
import { aWorker, capitalActions, goods, piece, plural, rows, spaces, warpTiles } from "./words.ts";

type Param = string | number | undefined;
const tile = (id: Param): string => tiles[id as keyof typeof tiles];
const of = (good: Param): string => goods[good as Good];
const type = (worker: Param): string => aWorker(worker as Worker);
const on = (space: Param): string => spaces[space as Space];
/** An action of the Capital, a space, an exchange, a tile or a leader. */
const doing = (action: string): string =>
  action in capitalActions
    ? capitalActions[action as keyof typeof capitalActions]
    : action in tiles
      ? tile(action)
      : action === "trade" || action.includes("For")
        ? "Trade"
        : source(action);

export const refusals: GameText["refusals"] = {
  "anachrony/game-over": () => "The game is over.",
  "anachrony/decision-pending": ({ frame }) => `Something else comes first: ${asking(String(frame))}.`,
  "anachrony/nothing-to-decide": () =>
    "Nothing of this kind is asked now. Place a worker, use a Free Action or pass.",
  "anachrony/must-decide": ({ frame }) => `This cannot be left out: ${asking(String(frame))}.`,
  "anachrony/card-not-offered": ({ card }) => `This card is not offered: ${headStarts[card as HeadStart]}.`,
  "anachrony/too-many-free-slots": ({ free, slots }) =>
    `You have ${plural(Number(slots), "free slot")}, not ${free}.`,
  "anachrony/slot-not-paid-so": ({ payment }) => `${of(payment)} cannot pay a slot here. Use Energy Cores.`,
  "anachrony/two-slots-by-water": () => "Water pays two slots at most.",
  "anachrony/not-enough": ({ good, needed, owned }) => `This takes ${needed} ${of(good)}; you have ${owned}.`,
  "anachrony/warp-tile-not-in-supply": ({ tile: each }) =>
    `The Warp tile ${warpTiles[each as WarpTile]} is not in your supply, or is named twice.`,
  "anachrony/warp-workers-cost-water": ({ needed, water }) =>
    `Warped workers cost ${needed} Water; you would have ${water}.`,
  "anachrony/no-spare-exosuit": () => "All six Exosuits are in use.",
  "anachrony/no-active-worker": ({ worker }) =>
    `You have no Active worker of this type: ${type(worker)} is needed.`,
  "anachrony/no-powered-exosuit": () => "You have no powered Exosuit left.",
  "anachrony/space-taken": ({ space }) => `${capital(on(space))} is taken.`,
  "anachrony/space-gone": ({ space }) => `${capital(on(space))} cannot be used any more.`,
  "anachrony/evacuation-closed": () => "Evacuation opens with the Impact.",
  "anachrony/already-evacuated": () => "You have evacuated already.",
  "anachrony/evacuation-condition": () => "The condition of your Evacuation is not met.",
  "anachrony/worker-not-allowed": ({ worker, action }) =>
    `${capital(doing(String(action)))} is no work for ${type(worker)}.`,
  "anachrony/nothing-to-gain": ({ action }) =>
    `Nothing of this could be carried out: ${doing(String(action))}.`,
  "anachrony/no-full-action": ({ worker }) =>
    `The right Council space needs a full Capital action that ${type(worker)} can do.`,
  "anachrony/already-worked": ({ place: at }) => `${capital(place(String(at)))} had its worker in this Era.`,
  "anachrony/already-used": ({ source: from }) => `${source(String(from))} was used in this Era.`,
  "anachrony/no-such-place": ({ place: at }) => `You have no such place for a worker: ${place(String(at))}.`,
  "anachrony/no-such-free-action": ({ source: from }) =>
    `You have no such Free Action: ${source(String(from))}.`,
  "anachrony/tile-covered": ({ tile: id }) => `An Anomaly covers ${tile(id)}.`,
  "anachrony/tile-is-new": ({ tile: id }) => `${tile(id)} can be used from your next turn on.`,
  "anachrony/no-anomaly-there": ({ spot: at }) => `There is no Anomaly: ${place(String(at))}.`,
  "anachrony/wrong-cubes": ({ needed }) =>
    needed === 0
      ? "This takes no cubes."
      : `This takes ${plural(Number(needed), "cube")} of the right kinds.`,
  "anachrony/wrong-worker-given": () =>
    "Name a worker of yours exactly where one is to be given, of the right type.",
  "anachrony/not-by-water": () => "Water does not pay for this.",
  "anachrony/nobody-tired": () => "Nobody is Tired.",
  "anachrony/tile-not-open": ({ tile: id }) => `${tile(id)} does not lie within your reach.`,
  "anachrony/buildings-only": ({ tile: id }) => `Only a building can be built here, not ${tile(id)}.`,
  "anachrony/no-free-spot": ({ row }) =>
    `There is not enough room in the row: ${rows[row as keyof typeof rows]}.`,
  "anachrony/wrong-row": ({ tile: id }) =>
    `A Superproject names its row, a building has its own: ${tile(id)}.`,
  "anachrony/wrong-breakthroughs": ({ tile: id }) => `These Breakthroughs do not pay ${tile(id)}.`,
  "anachrony/worker-not-in-pool": ({ worker }) => `The pool has no such worker: ${type(worker)}.`,
  "anachrony/engineer-no-genius": () => "An Engineer cannot recruit a Genius.",
  "anachrony/wrong-bonus": ({ needed }) =>
    needed === 0
      ? "Only a Genius leaves a choice of bonus."
      : `A Genius brings ${plural(Number(needed), "bonus", "bonuses")} of choice.`,
  "anachrony/not-in-stock": ({ piece: each }) =>
    `The stock has none left of this kind: ${piece(each as Piece)}.`,
  "anachrony/not-this-die": ({ die }) => `The ${die} die may not be rolled again now.`,
  "anachrony/cube-not-in-pool": ({ cube }) => `The pool has no ${of(cube)} left.`,
  "anachrony/action-not-offered": ({ action }) =>
    `This action is not offered here: ${doing(String(action))}.`,
  "anachrony/not-copyable": ({ tile: id }) => `The effect of ${tile(id)} cannot be copied now.`,
  "anachrony/out-of-range": ({ era }) => `Era ${era} is out of range.`,
  "anachrony/warp-tile-not-there": ({ tile: each }) =>
    `The Warp tile ${warpTiles[each as WarpTile]} does not lie there.`,
  "anachrony/cannot-send-back": ({ tile: each }) =>
    `You cannot pay what the Warp tile shows: ${warpTiles[each as WarpTile]}.`,
  "anachrony/wrong-gain": ({ count }) => `Choose ${plural(Number(count), "cube")} of those offered.`,
  "anachrony/same-cube": () => "A cube changes into another kind.",
  "anachrony/cannot-wake": ({ most }) => `Choose among your Tired workers, ${most} at most.`,
  "anachrony/worker-not-offered": ({ worker }) => `This worker is not offered: ${type(worker)}.`,
  "anachrony/not-this-spot": ({ spot: at }) =>
    `The Anomaly cannot lie there: ${spot(at as Parameters<typeof spot>[0])}.`,
};
