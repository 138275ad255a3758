/** Ce qui est demandé, ce qu’on peut faire, et où en est la table. */
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
  onto,
  piece,
  plural,
  quoted,
  rows,
  warpTiles,
  worker,
  workers,
} from "./words.ts";

const ASKING: Readonly<Record<AskedKind, string>> = {
  headStart: "gardez une des cartes d’avance",
  headStartBuild: "construisez un bâtiment visible, ou prenez 3 Eaux",
  powerUp: "activez vos exosquelettes",
  warp: "posez jusqu’à deux tuiles Vortex",
  turn: "jouez votre tour",
  handOver: "passez la main",
  placement: "placez un ouvrier sur le plateau",
  construct: "choisissez ce que vous construisez",
  recruit: "choisissez qui vous recrutez",
  research: "posez un dé",
  dice: "décidez pour les dés",
  mine: "choisissez un cube de la réserve",
  extraCube: "choisissez un cube de plus dans la réserve",
  exchange: "choisissez un échange",
  council: "choisissez l’action du Conseil",
  standard: "choisissez une action",
  copy: "choisissez l’effet à copier",
  focus: "posez votre Focus",
  takeBack: "reprenez une tuile Vortex",
  cubes: "choisissez vos cubes",
  swap: "changez un cube",
  wake: "choisissez qui se réveille",
  hire: "choisissez qui vous rejoint",
  breakthrough: "choisissez une découverte",
  anomalySpot: "choisissez une case pour l’anomalie",
};
export const asking = (frame: string): string => ASKING[frame as AskedKind];

export const question: GameText["question"] = (asked) => {
  const may =
    ("may" in asked && asked.may) || ("further" in asked && asked.further) || asked.kind === "swap"
      ? " Vous pouvez aussi y renoncer."
      : "";
  return `${capital(ASKING[asked.kind])}.${may}`;
};

const given = (give: GivenWorker): string =>
  `${aWorker(givenType(give))} ${isTired(give) ? "fatigué" : "actif"}`;
const cubes = (of: readonly string[]): string =>
  list(tally(of).map(([cube, count]) => `${count} ${goods[cube as keyof typeof goods]}`));
const DIE = { shape: "dé de forme", icon: "dé de symbole" } as const;

export const action: GameText["action"] = (each: Action) => {
  switch (each.type) {
    case "headStart":
      return `Garder\u202f: ${headStarts[each.card]}`;
    case "powerUp": {
      const paid = tally(each.payments ?? []).map(([payment, count]) =>
        payment === "W" ? amount({ W: count * 2 }) : amount({ [payment]: count }),
      );
      const slots = plural(each.free, "emplacement gratuit", "emplacements gratuits");
      return paid.length === 0 ? `Activer ${slots}` : `Activer ${slots}, et d’autres pour ${list(paid)}`;
    }
    case "warp":
      return each.tiles === undefined
        ? "Aucune tuile Vortex"
        : `${each.tiles.length === 1 ? "Tuile" : "Tuiles"} Vortex\u202f: ${list(each.tiles.map((tile) => warpTiles[tile]))}`;
    case "place":
      return `${worker[each.worker]} ${onto(each.space)}`;
    case "work":
      return `${worker[each.worker]}\u202f: ${place(each.at)}${each.cubes === undefined ? "" : ` pour ${cubes(each.cubes)}`}`;
    case "free": {
      const pays = [
        ...(each.cubes === undefined ? [] : [cubes(each.cubes)]),
        ...(each.give === undefined ? [] : [given(each.give)]),
        ...(each.pay === undefined ? [] : [amount({ W: 3 })]),
      ];
      const use = each.source === "force" ? source(each.source) : `Employer ${source(each.source)}`;
      return pays.length === 0 ? use : `${use}, pour ${list(pays)}`;
    }
    case "pass":
      return "Passer pour cette Ère";
    case "handOver":
      return "Passer la main";
    case "build": {
      const pays = [
        ...(each.pieces ?? []).map(piece),
        ...(each.give === undefined ? [] : [given(each.give)]),
      ];
      return `Construire ${tiles[each.tile]}${each.row === undefined ? "" : ` (rangée ${rows[each.row]})`}${pays.length === 0 ? "" : ` avec ${list(pays)}`}`;
    }
    case "recruit":
      return `Recruter ${aWorker(each.worker)}${each.bonus === undefined ? "" : ` avec ${list(each.bonus.map((bonus) => BONUS[bonus]))}`}`;
    case "research":
      return `Poser un dé sur\u202f: ${face(each.face)}`;
    case "reroll":
      return `Relancer le ${DIE[each.die]}`;
    case "keep":
      return "Garder le dé";
    case "icon":
      return `Choisir le symbole\u202f: ${face(each.icon)}`;
    case "breakthrough":
      return `Prendre la découverte ${quoted(each.piece)}`;
    case "mine":
      return `Prendre 1 ${goods[each.cube]} de la réserve`;
    case "trade":
      return `${exchanges[each.exchange]}${each.cubes === undefined ? "" : ` (${cubes(each.cubes)})`}`;
    case "capital":
      return capitalActions[each.action];
    case "copy":
      return `Copier ${tiles[each.tile]}${each.cubes === undefined ? "" : ` pour ${cubes(each.cubes)}`}`;
    case "focus":
      return `Focus sur l’Ère ${each.era}${each.tile === undefined ? "" : `, en renvoyant la tuile ${warpTiles[each.tile]}`}`;
    case "takeBack":
      return `Reprendre la tuile ${warpTiles[each.tile]}`;
    case "gain":
      return `Prendre ${cubes(each.cubes)}`;
    case "swap":
      return `Changer 1 ${goods[each.from]} en 1 ${goods[each.to]}`;
    case "wake":
      return each.workers === undefined
        ? "Ne réveiller personne"
        : `Réveiller ${list(tally(each.workers).map(([type, count]) => workers(count, type)))}`;
    case "hire":
      return `Prendre ${aWorker(each.worker)}`;
    case "anomalySpot":
      return `Anomalie\u202f: ${spot(each.spot)}`;
    case "decline":
      return "Y renoncer";
    default:
      return unreachable(each);
  }
};
const BONUS = { water: "2 Eaux", energy: "1 noyau d’énergie", vp: "1 PV" } as const;

export const status: GameText["status"] = ({ era, phase, pending }) => {
  if (phase === "over") return "La partie est finie.";
  const frame = pending.at(-1)?.kind;
  return `Ère ${era} sur 7\u202f: ${frame === undefined ? "rien n’est demandé" : asking(frame)}.`;
};
