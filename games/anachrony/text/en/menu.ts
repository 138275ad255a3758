/** What the human is asked, what can be done, and how the table stands. */
import { unreachable } from "@chronarium/kernel";
import type { Action, GivenWorker } from "../../src/solo/actions.ts";
import { givenType, isTired } from "../../src/solo/actions.ts";
import type { AskedKind } from "../../src/solo/state.ts";
import { capital, tally } from "../parts.ts";
import type { GameText } from "../types.ts";
import { place, source, spot } from "./chronicle.ts";
import { headStarts, tiles } from "./tiles.ts";
import {
  amount,
  aWorker,
  capitalActions,
  exchanges,
  face,
  goods,
  list,
  piece,
  plural,
  rows,
  spaces,
  warpTiles,
  worker,
  workers,
} from "./words.ts";

const ASKING: Readonly<Record<AskedKind, string>> = {
  headStart: "keep one of the Head start cards",
  headStartBuild: "build one open building, or take 3 Water",
  powerUp: "power up your Exosuits",
  warp: "warp up to two tiles",
  turn: "take your turn",
  handOver: "hand the turn over",
  placement: "place a worker on the Main board",
  construct: "choose what you build",
  recruit: "choose whom you recruit",
  research: "set a die",
  dice: "decide about the dice",
  mine: "choose a cube of the pool",
  extraCube: "choose a further cube of the pool",
  exchange: "choose an exchange",
  council: "choose the action of the Council",
  standard: "choose an action",
  copy: "choose the effect you copy",
  focus: "set your Focus",
  takeBack: "take back a Warp tile",
  cubes: "choose your cubes",
  swap: "change a cube",
  wake: "choose who wakes up",
  hire: "choose who joins you",
  breakthrough: "choose a Breakthrough",
  anomalySpot: "choose a spot for the Anomaly",
};
export const asking = (frame: string): string => ASKING[frame as AskedKind];

export const question: GameText["question"] = (asked) => {
  const may =
    ("may" in asked && asked.may) || ("further" in asked && asked.further) || asked.kind === "swap"
      ? " You may also leave it."
      : "";
  return `${capital(ASKING[asked.kind])}.${may}`;
};

const given = (give: GivenWorker): string =>
  `${isTired(give) ? "a Tired" : "an Active"} ${worker[givenType(give)]}`;
const cubes = (of: readonly string[]): string =>
  list(tally(of).map(([cube, count]) => `${count} ${goods[cube as keyof typeof goods]}`));

export const action: GameText["action"] = (each: Action) => {
  switch (each.type) {
    case "headStart":
      return `Keep: ${headStarts[each.card]}`;
    case "powerUp": {
      const paid = tally(each.payments ?? []).map(([payment, count]) =>
        payment === "W" ? amount({ W: count * 2 }) : amount({ [payment]: count }),
      );
      const slots = plural(each.free, "free slot");
      return paid.length === 0 ? `Power up ${slots}` : `Power up ${slots}, and more for ${list(paid)}`;
    }
    case "warp":
      return each.tiles === undefined
        ? "Warp nothing"
        : `Warp ${list(each.tiles.map((tile) => warpTiles[tile]))}`;
    case "place":
      return `${worker[each.worker]} to ${spaces[each.space]}`;
    case "work":
      return `${worker[each.worker]} to ${place(each.at)}${each.cubes === undefined ? "" : ` for ${cubes(each.cubes)}`}`;
    case "free": {
      const pays = [
        ...(each.cubes === undefined ? [] : [cubes(each.cubes)]),
        ...(each.give === undefined ? [] : [given(each.give)]),
        ...(each.pay === undefined ? [] : [amount({ W: 3 })]),
      ];
      return pays.length === 0
        ? `Use ${source(each.source)}`
        : `Use ${source(each.source)} for ${list(pays)}`;
    }
    case "pass":
      return "Pass for this Era";
    case "handOver":
      return "Hand the turn over";
    case "build": {
      const pays = [
        ...(each.pieces ?? []).map(piece),
        ...(each.give === undefined ? [] : [given(each.give)]),
      ];
      return `Build ${tiles[each.tile]}${each.row === undefined ? "" : ` in the row ${rows[each.row]}`}${pays.length === 0 ? "" : ` with ${list(pays)}`}`;
    }
    case "recruit":
      return `Recruit ${aWorker(each.worker)}${each.bonus === undefined ? "" : ` with ${list(each.bonus.map((bonus) => BONUS[bonus]))}`}`;
    case "research":
      return `Set a die to ${face(each.face)}`;
    case "reroll":
      return `Roll the ${each.die} die again`;
    case "keep":
      return "Keep the die";
    case "icon":
      return `Choose the icon ${face(each.icon)}`;
    case "breakthrough":
      return `Take the Breakthrough ${piece(each.piece)}`;
    case "mine":
      return `Take 1 ${goods[each.cube]} of the pool`;
    case "trade":
      return `${exchanges[each.exchange]}${each.cubes === undefined ? "" : `: ${cubes(each.cubes)}`}`;
    case "capital":
      return capitalActions[each.action];
    case "copy":
      return `Copy ${tiles[each.tile]}${each.cubes === undefined ? "" : ` for ${cubes(each.cubes)}`}`;
    case "focus":
      return `Focus on Era ${each.era}${each.tile === undefined ? "" : `, sending back ${warpTiles[each.tile]}`}`;
    case "takeBack":
      return `Take back ${warpTiles[each.tile]}`;
    case "gain":
      return `Take ${cubes(each.cubes)}`;
    case "swap":
      return `Change 1 ${goods[each.from]} into 1 ${goods[each.to]}`;
    case "wake":
      return each.workers === undefined
        ? "Wake nobody"
        : `Wake ${list(tally(each.workers).map(([type, count]) => workers(count, type)))}`;
    case "hire":
      return `Take ${aWorker(each.worker)}`;
    case "anomalySpot":
      return `Anomaly on ${spot(each.spot)}`;
    case "decline":
      return "Leave it";
    default:
      return unreachable(each);
  }
};
const BONUS = { water: "2 Water", energy: "1 Energy Core", vp: "1 VP" } as const;

export const status: GameText["status"] = ({ era, phase, pending }) => {
  if (phase === "over") return "The game is over.";
  const frame = pending.at(-1)?.kind;
  return `Era ${era} of 7: ${frame === undefined ? "nothing is asked" : asking(frame)}.`;
};
