/** Ce que fait le Chronobot, pourquoi, et ce qu’il demande. */
import { unreachable } from "@chronarium/kernel";
import { PLATE, type Plate } from "../../src/chronobot/board.ts";
import type { BotQuestion } from "../../src/chronobot/position.ts";
import type { BotStep, Reason } from "../../src/chronobot/steps.ts";
import type { Row } from "../../src/tables/buildings.ts";
import { erasIn, valueIn } from "../parts.ts";
import type { BotText } from "../types.ts";
import { tiles } from "./tiles.ts";
import {
  amount,
  aRow,
  aWorker,
  capitalActions,
  goods,
  icons,
  list,
  plural,
  rows,
  shapes,
  spaces,
  worker,
} from "./words.ts";

/** CB-22 : 0 est une pile vide. */
function openTiles(primary: number, secondary: number): string {
  if (primary === 0 || secondary === 0)
    return `Seule la pile ${primary === 0 ? "secondaire" : "principale"} a une tuile.`;
  const open = `Visibles\u202f: ${primary} PV (principale) et ${secondary} PV (secondaire)`;
  return `${open}\u202f; ${primary === secondary ? "à égalité, il prend la secondaire" : "il prend celle qui vaut le plus"}.`;
}

/** As on its board. */
const ROWS: Readonly<Record<Row, string>> = {
  PP: "Centrale",
  FA: "Usine",
  LS: "Habitation",
  LAB: "Laboratoire",
};
const PLATES: Readonly<Record<Exclude<Plate["kind"], "construct">, string>> = {
  timeTravel: "Voyage",
  removeAnomaly: "Anomalie",
  supply: "Ravitailler",
  research: "Recherche",
  mine: "Mine",
  recruit: "Recruter",
  water: "2 Eaux",
  superproject: "Superprojet",
};
const plateName = (each: Plate): string => (each.kind === "construct" ? ROWS[each.row] : PLATES[each.kind]);

const plate = (each: Plate): string => {
  switch (each.kind) {
    case "construct":
      return `construire ${aRow[each.row]}`;
    case "timeTravel":
      return "voyager dans le temps";
    case "removeAnomaly":
      return "retirer une anomalie";
    case "supply":
      return "ravitailler, ou recruter";
    case "research":
      return "chercher";
    case "mine":
      return "exploiter la mine";
    case "recruit":
      return "recruter";
    case "water":
      return "prendre 2 Eaux";
    case "superproject":
      return "un superprojet, ou 1 PV avant l’Impact";
  }
};

function step(event: BotStep): string {
  switch (event.type) {
    case "botRolled":
      return `Le Chronobot lance ${event.die}\u202f: ${plateName(PLATE[event.position])}.`;
    case "botRolledShape":
      return `Il lance le dé de forme\u202f: ${shapes[event.shape]}.`;
    case "botPlaced":
      return event.banner
        ? `Il place un exosquelette sur ${spaces[event.space]} (${capitalOrMine(event.action)}) et sera premier joueur.`
        : `Il place un exosquelette sur ${spaces[event.space]}.`;
    case "botBuilt":
      return event.tile === undefined
        ? `Il prend ${aRow[event.row]} à ${event.vp} PV.`
        : `Il prend ${aRow[event.row]}, ${tiles[event.tile]} (${event.vp} PV)${event.stack === undefined ? "" : event.stack === "primary" ? ", de la pile principale" : ", de la pile secondaire"}.`;
    case "botBuiltSuperproject":
      return event.tile === undefined
        ? `Il prend un superprojet à ${event.vp} PV.`
        : `Il prend le superprojet ${tiles[event.tile]} (${event.vp} PV)${event.era === undefined ? "" : `, Ère ${event.era}`}.`;
    case "botGainedVp":
      return `Il gagne ${event.vp} PV.`;
    case "botGainedWater":
      return `Il gagne ${amount({ W: event.water })}.`;
    case "botRecruited":
      return `Il recrute ${aWorker(event.worker)}.`;
    case "botResearched":
      return event.icon === undefined
        ? `Il prend une découverte en ${shapes[event.shape]}.`
        : `Il prend la découverte «\u202f${icons[event.icon]} dans un ${shapes[event.shape]}\u202f».`;
    case "botMined":
      return event.pool === undefined
        ? `Il extrait 1 ${goods[event.own]}.`
        : `Il extrait 1 ${goods[event.own]} sur place et 1 ${goods[event.pool]} de la réserve.`;
    case "botScoredSet":
      return `Il défausse une série ${event.of === "workers" ? "d’ouvriers" : "de cubes"} pour ${event.vp} PV.`;
    case "botTravelled":
      return `Il reprend une tuile Vortex à l’Ère ${event.era}\u202f; son voyage temporel est au pas ${event.step}.`;
    case "botSupplied":
      return `Il paie ${amount({ W: event.water })}\u202f; son moral est au cran ${event.morale}.`;
    case "botRecruitsInstead":
      return "Il recrute au lieu de ravitailler.";
    case "botRemovedAnomaly":
      return `Il retire une anomalie pour ${amount({ [event.cube]: event.count, W: event.water })}.`;
    case "botFellBack":
      return event.vp === 0
        ? `Il ne peut rien faire et prend ${amount({ W: event.water })}.`
        : `Il ne peut rien faire et prend ${amount({ W: event.water })} et ${event.vp} PV.`;
    case "botTokenMoved":
      return `Le pion ${event.token} avance\u202f: ${plateName(PLATE[event.to])}.`;
    case "botTokenPushed":
      return `Le pion ${event.token} est poussé\u202f: ${plateName(PLATE[event.to])}.`;
    case "botPassed":
      return "Le Chronobot n’a plus d’exosquelette et passe.";
    case "botParadox":
      return `Le Chronobot lance le dé de paradoxe\u202f: ${event.face}, et il en a ${event.paradox}.`;
    case "botAnomaly":
      return event.era === undefined
        ? `Ses paradoxes partent\u202f; il a ${plural(event.anomalies, "anomalie")}.`
        : `Il subit une anomalie et reprend une tuile Vortex à l’Ère ${event.era}.`;
    case "botPoweredUp":
      return `Le Chronobot active ${event.exosuits} exosquelettes.`;
    case "botWarped":
      return `Le Chronobot lance ${event.face} et pose ${plural(event.tiles, "tuile Vortex", "tuiles Vortex")} sur l’Ère ${event.era}.`;
    default:
      return unreachable(event);
  }
}

const capitalOrMine = (action: string): string =>
  action in capitalActions ? capitalActions[action as keyof typeof capitalActions] : "mine";

const names = (kept: readonly string[], of: Readonly<Record<string, string>>): string =>
  list(kept.map((each) => of[each] ?? each));

function reason({ rule, kept = [] }: Reason): string | undefined {
  switch (rule) {
    case "CB-18":
      return "C’est le premier emplacement libre en partant du haut.";
    case "CB-19":
      return "L’action n’a plus d’emplacement libre, il va donc au Conseil mondial.";
    case "CB-20":
      return "Ni l’action ni le Conseil n’ont d’emplacement libre.";
    case "CB-21":
      return "Tous les emplacements de la mine sont pris, et le Conseil ne sert pas la mine.";
    case "CB-22":
      return kept.length === 0
        ? "Des deux tuiles visibles, il prend celle qui vaut le plus\u202f; à égalité, la secondaire."
        : openTiles(Number(valueIn(kept, "primary")), Number(valueIn(kept, "secondary")));
    case "CB-23":
      return "Il en a déjà trois de ce type.";
    case "CB-24":
      return "Avant l’Impact, cette plaque donne 1 PV.";
    case "CB-25": {
      const open = erasIn(kept);
      return open.length === 0
        ? "Des superprojets visibles, il prend celui qui vaut le plus\u202f; à égalité, le plus ancien."
        : `Visibles\u202f: ${list(open.map(([era, vp]) => `${vp} PV à l’Ère ${era}`))}\u202f; il prend celui qui vaut le plus, à égalité le plus ancien.`;
    }
    case "CB-26":
      return kept.length === 0
        ? "Il a deux superprojets, ou il n’en reste aucun à prendre."
        : kept.includes("open=0")
          ? "Il ne reste aucun superprojet à prendre."
          : "Il a déjà deux superprojets.";
    case "CB-28":
      return kept.length === 0
        ? "Il a tous les types et prend le meilleur présent."
        : `Il lui manque\u202f: ${names(kept, worker)}.`;
    case "CB-31":
      return kept.length === 0
        ? "Il a toutes les sortes de cubes."
        : `Il lui manque\u202f: ${names(kept, goods)}.`;
    case "AMB-3":
      return kept.length === 1
        ? "C’est le seul emplacement libre de la mine."
        : `De ${kept.length} emplacements libres, il prend celui qui offre ce qu’il veut le plus, à égalité le plus haut.`;
    case "CB-29":
    case "CB-32":
      return "Un de chaque sorte fait une série.";
    case "CB-33":
    case "CB-38": {
      const tilesOn = erasIn(kept);
      return tilesOn.length === 0
        ? "Aucune de ses tuiles Vortex n’est dans le passé."
        : `Ses tuiles Vortex dans le passé\u202f: ${list(tilesOn.map(([era, count]) => `${count} sur l’Ère ${era}`))}.`;
    }
    case "CB-34":
      return `Son Eau\u202f: ${valueIn(kept, "water")}\u202f; le prix\u202f: ${valueIn(kept, "price")}.`;
    case "CB-35":
      if (kept.includes("anomalies=0")) return "Il n’a aucune anomalie à retirer.";
      if (kept.includes("water=0") || kept.includes("water=1"))
        return `Une anomalie lui coûte 2 Eaux\u202f; il en a ${valueIn(kept, "water")}.`;
      return `Ses cubes valent\u202f: titanium ${valueIn(kept, "T")}, or ${valueIn(kept, "G")}, uranium ${valueIn(kept, "U")}, neutronium ${valueIn(kept, "N")}.`;
    case "CB-14":
      return `Les pions ${list(kept)} partageaient une plaque\u202f; celui du plus grand numéro avance.`;
    case "AMB-6":
      return "Son moral est au dernier cran.";
    case "AMB-7":
      return "Son voyage temporel est au dernier pas.";
    case "AMB-9":
      return "C’est le symbole dont il reste le plus.";
    case "AMB-16":
      return "Il y a un emplacement, mais rien à prendre.";
    case "CB-9":
      return "Il a déjà trois anomalies.";
    case "CB-12":
      return "Sa réserve n’en avait pas plus.";
    default:
      return undefined;
  }
}

function why(event: BotStep): string | undefined {
  if (event.type === "botPassed" || event.type === "botRolled") return undefined;
  for (const each of event.because) {
    const sentence = reason(each);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

function question(asked: BotQuestion): string {
  switch (asked.ask) {
    case "die":
      return "Lancez le dé du Chronobot.";
    case "shape":
      return "Lancez le dé de forme.";
    case "space":
      return `Indiquez le premier emplacement libre\u202f: ${capitalActions[asked.action]}.`;
    case "freeMines":
      return "Indiquez les emplacements libres de la mine.";
    case "cubes":
      return "Indiquez les cubes de la réserve de la mine.";
    case "worker":
      return `Indiquez le premier présent dans la réserve\u202f: ${list(asked.order.map((type) => worker[type]))}.`;
    case "building":
      return `Indiquez les PV de la tuile prise (${rows[asked.row]}), ou des deux tuiles visibles.`;
    case "superproject":
      return "Indiquez les PV du superprojet pris, ou de tous ceux qui sont visibles.";
    case "breakthrough":
      return `Prenez pour le Chronobot une découverte en ${shapes[asked.shape]}.`;
  }
}

export const bot: BotText = { plate, plateName, step, why, question };
