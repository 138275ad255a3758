/** The chronicle of a solo game. */
import { unreachable } from "@chronarium/kernel";
import type { Event, HumanEvent } from "../../src/solo/events.ts";
import { type PerWorker, WORKERS } from "../../src/tables/goods.ts";
import { SPOTS, type Spot, spotColumn, spotRow } from "../../src/tables/paths.ts";
import { capital, tally } from "../parts.ts";
import type { GameText } from "../types.ts";
import { bot } from "./bot.ts";
import { collapsing, headStarts, leaders, tiles } from "./tiles.ts";
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
  workers,
} from "./words.ts";

const isBotStep = (event: Event): event is Exclude<Event, HumanEvent> => event.type.startsWith("bot");

export const event: GameText["event"] = (told) => (isBotStep(told) ? bot.step(told) : human(told));
export const detail: GameText["detail"] = (told) => (isBotStep(told) ? bot.why(told) : undefined);

const people = (counts: PerWorker): readonly string[] =>
  WORKERS.flatMap((type) => (counts[type] > 0 ? [workers(counts[type], type)] : []));

const isSpot = (at: string): at is Spot => (SPOTS as readonly string[]).includes(at);
export const place = (at: string): string => {
  if (at === "supply") return "Supply";
  if (at === "beside") return "the Anomaly beside the board";
  if (isSpot(at)) return `the Anomaly on ${spot(at)}`;
  return tiles[at as keyof typeof tiles];
};
export const spot = (at: Spot): string => `${rows[spotRow(at)]} spot ${spotColumn(at)}`;
export const source = (of: string): string => {
  if (of === "force") return "Force Workers";
  return of in leaders ? leaders[of as keyof typeof leaders].name : tiles[of as keyof typeof tiles];
};

function human(told: HumanEvent): string {
  switch (told.type) {
    case "eraBegan":
      return `Era ${told.era} begins; ${told.first === "bot" ? "the Chronobot is" : "you are"} First Player.`;
    case "superprojectRevealed":
      return `The Superproject of Era ${told.era} is ${tiles[told.tile]}.`;
    case "stackMoved":
      return `${tiles[told.tile]} moves to the secondary stack of its type.`;
    case "stackRevealed":
      return `${tiles[told.tile]} lies open on the primary stack.`;
    case "cardsDrawn":
      return "The Recruit and Mine pools are filled anew.";
    case "headStartKept":
      return `You keep a Head start: ${headStarts[told.card]}.`;
    case "paradoxRolled":
      return `You roll ${told.face} for paradoxes and have ${told.paradox}.`;
    case "poweredUp":
      return `You power up ${plural(told.exosuits, "Exosuit")} and take ${amount({ W: told.water })}.`;
    case "warped":
      return told.tiles.length === 0
        ? "You warp nothing."
        : `You warp ${list(told.tiles.map((tile) => warpTiles[tile]))}${told.water === 0 ? "" : ` and pay ${amount({ W: told.water })}`}.`;
    case "roundsEnded":
      return "The Action rounds end.";
    case "workersReturned": {
      const tired = people(told.tired);
      const active = people(told.active);
      const parts = [
        ...(tired.length === 0 ? [] : [`${list(tired)} Tired`]),
        ...(active.length === 0 ? [] : [`${list(active)} Active`]),
      ];
      return parts.length === 0 ? "No worker comes back." : `Workers come back: ${parts.join("; ")}.`;
    }
    case "tilesFlipped":
      return `Collapsed: ${list(told.spaces.map((space) => spaces[space]))}.`;
    case "impact":
      return `The Impact: ${list(
        Object.values(told.tiles)
          .flat()
          .map((tile) => collapsing[tile].name),
      )} cover the Capital.`;
    case "gameEnded":
      return `The game ends; ${plural(told.repaid.length, "Warp tile is", "Warp tiles are")} paid back, ${told.left} ${told.left === 1 ? "is" : "are"} left.`;
    case "placed":
      return `${capital(aWorker(told.worker))} goes to ${spaces[told.space]}${told.water === 0 ? "" : ` for ${amount({ W: told.water })}`}${told.banner ? "; you will be First Player" : ""}.`;
    case "worked":
      return `${capital(aWorker(told.worker))} goes to ${place(told.at)}.`;
    case "freeUsed":
      return `You use ${source(told.source)}.`;
    case "handedOver":
      return "You hand the turn over.";
    case "passed":
      return "You pass for this Era.";
    case "declined":
      return "You leave it.";
    case "paid":
      return `You pay ${amount(told.goods)}.`;
    case "gained":
      return `You gain ${amount(told.goods)}.`;
    case "gainedVp":
      return `You gain ${told.vp} VP.`;
    case "lostInVain":
      return `${LOST[told.what]} is lost.`;
    case "built":
      return `You build ${tiles[told.tile]} on ${rows[told.row]} spot ${told.column}.`;
    case "capitalChosen":
      return `You choose ${capitalActions[told.action]}.`;
    case "copied":
      return `You copy ${tiles[told.tile]}.`;
    case "recruited":
      return `${capital(aWorker(told.worker))} joins you, ${told.tired ? "Tired" : "Active"}.`;
    case "workerLeft":
      return `${capital(aWorker(told.worker))} leaves you.`;
    case "woke":
      return `${list(tally(told.workers).map(([type, count]) => workers(count, type)))} ${told.workers.length === 1 ? "wakes" : "wake"} up.`;
    case "dieRolled":
      return `You roll the ${told.die} die: ${face(told.face)}.`;
    case "dieSet":
      return `You set the ${told.die} die to ${face(told.face)}.`;
    case "breakthroughGained":
      return `You gain the Breakthrough ${piece(told.piece)}.`;
    case "breakthroughsSpent":
      return `You spend the ${told.pieces.length === 1 ? "Breakthrough" : "Breakthroughs"} ${list(told.pieces.map(piece))}.`;
    case "mined":
      return told.pool === undefined
        ? `You mine 1 ${goods[told.own]}.`
        : `You mine 1 ${goods[told.own]} of the space and 1 ${goods[told.pool]} of the pool.`;
    case "extraCube":
      return `${told.from === "S13" ? tiles.S13 : leaders.salvor.name} brings 1 ${goods[told.cube]} more.`;
    case "exchanged":
      return `You trade ${exchanges[told.exchange]}.`;
    case "swapped":
      return `You change 1 ${goods[told.from]} into 1 ${goods[told.to]}.`;
    case "evacuated":
      return `You evacuate for ${told.vp} VP.`;
    case "focused":
      return `Your Focus stands on Era ${told.era}.`;
    case "sentBack":
      return `You send ${warpTiles[told.tile]} back to Era ${told.era}; Time Travel stands on step ${told.step}.`;
    case "tookBack":
      return `You take ${warpTiles[told.tile]} back from Era ${told.era}.`;
    case "exosuitPowered":
      return "One more Exosuit is powered.";
    case "paradoxChanged":
      return `You have ${plural(told.paradox, "paradox", "paradoxes")}.`;
    case "anomalyGained":
      return "Your paradoxes become an Anomaly.";
    case "anomalyPlaced":
      return told.spot === "beside"
        ? "The Anomaly lies beside your board."
        : `The Anomaly lies on ${spot(told.spot)}.`;
    case "anomalyRemoved":
      return told.spot === "beside"
        ? "The Anomaly beside your board is gone."
        : `The Anomaly on ${spot(told.spot)} is gone.`;
    case "moraleRose":
      return `Your Morale rises to spot ${told.morale + 1}.`;
    case "moraleAtTop":
      return `Your Morale is at its top and brings ${told.vp} VP.`;
    case "moraleFell":
      return `Your Morale falls to spot ${told.morale + 1}.`;
    default:
      return unreachable(told);
  }
}

const LOST = {
  exosuit: "The powered Exosuit",
  paradox: "The paradox less",
  takeBack: "Taking back a Warp tile",
  research: "The Research",
  breakthrough: "The Breakthrough",
} as const;
