/** Le tour du Chronobot : le dé, le verdict, ce qu’il faut faire sur la table. */
import { type BotStep, ERAS, type Plate, type Shape } from "@chronarium/anachrony/companion";
import type { Words as Names } from "@chronarium/anachrony/text";
import type { Words } from "../types.ts";
import { A_ROW, of, ordinal, plural, THE_ROW } from "./shared.ts";

export const turn: Pick<
  Words,
  | "plates"
  | "verdict"
  | "plateVerdict"
  | "stands"
  | "moves"
  | "pushed"
  | "toDo"
  | "todo"
  | "counters"
  | "done"
  | "doneAgain"
  | "doneEra"
  | "roll"
  | "shapes"
> = {
  plates: {
    construct: (row) => ({ PP: "Centrale", FA: "Usine", LS: "Habitation", LAB: "Labo" })[row],
    timeTravel: "Voyage",
    removeAnomaly: "Anomalie",
    supply: "Ravitailler",
    research: "Recherche",
    mine: "Mine",
    recruit: "Recruter",
    water: "2 Eaux",
    superproject: "Projet",
  },

  verdict: (step: BotStep) => {
    switch (step.type) {
      case "botMined":
        return "Le bot va à la mine";
      case "botBuilt":
        return `Il bâtit ${A_ROW[step.row]}`;
      case "botBuiltSuperproject":
        return "Il bâtit un superprojet";
      case "botGainedVp":
        return `Il prend ${step.vp} PV`;
      case "botGainedWater":
        return `Il prend ${plural(step.water, "Eau", "Eaux")}`;
      case "botRecruited":
        return "Le bot recrute";
      case "botResearched":
        return "Le bot cherche";
      case "botTravelled":
        return "Il voyage dans le temps";
      case "botSupplied":
        return "Le bot ravitaille";
      case "botRemovedAnomaly":
        return "Il retire une anomalie";
      case "botFellBack":
        return "Il ne peut rien faire";
      default:
        return "Le bot passe";
    }
  },
  plateVerdict: (plate: Plate) => {
    switch (plate.kind) {
      case "construct":
        return `Il bâtit ${A_ROW[plate.row]}`;
      case "superproject":
        return "Il bâtit un superprojet";
      case "research":
        return "Le bot cherche";
      case "mine":
        return "Le bot va à la mine";
      default:
        return "Le bot recrute";
    }
  },
  stands: (token, plate) => `Le pion ${token} est sur ${plate}.`,
  moves: (token, plate) => `Le pion ${token} avance sur ${plate}.`,
  pushed: (token, plate) => `Le pion ${token} cède la place\u202f: ${plate}.`,
  toDo: "À faire sur votre table",
  todo: (step: BotStep, names: Names, era: number) => {
    switch (step.type) {
      case "botPlaced":
        return step.banner && era < ERAS
          ? `Exosquelette du bot sur *${names.spaces[step.space]}*. Il prend l’étendard\u202f: premier joueur à l’Ère suivante.`
          : `Exosquelette du bot sur *${names.spaces[step.space]}*.`;
      case "botBuilt":
        return step.stack === undefined
          ? `Il garde *${THE_ROW[step.row]} à ${step.vp} PV*.`
          : `Donnez-lui ${THE_ROW[step.row]} de la *pile ${step.stack === "primary" ? "principale" : "secondaire"}*\u202f: ${step.vp} PV.`;
      case "botBuiltSuperproject":
        return step.era === undefined
          ? `Il garde le *superprojet à ${step.vp} PV*.`
          : `Donnez-lui le superprojet de l’*Ère ${step.era}*\u202f: ${step.vp} PV.`;
      case "botGainedVp":
        return `Donnez-lui *${step.vp} PV*.`;
      case "botGainedWater":
        return `Donnez-lui *${plural(step.water, "Eau", "Eaux")}*.`;
      case "botRecruited":
        return `Donnez-lui l’ouvrier *${names.worker[step.worker]}* de la réserve.`;
      case "botResearched":
        return `Donnez-lui une découverte dans un *${names.shapes[step.shape]}*, n’importe laquelle.`;
      case "botMined":
        return step.pool === undefined
          ? `Donnez-lui le cube *${of(names.goods[step.own])}* de l’emplacement.`
          : `Donnez-lui le cube *${of(names.goods[step.own])}* de l’emplacement et un cube *${of(names.goods[step.pool])}* de la réserve.`;
      case "botScoredSet":
        return step.of === "cubes"
          ? `Rendez ses *N, U, G, T*\u202f: ${step.vp} PV.`
          : `Rendez *un ouvrier de chaque type*\u202f: ${step.vp} PV.`;
      case "botTravelled":
        return `Sa tuile Vortex de l’*Ère ${step.era}* lui revient\u202f; marqueur de voyage au *pas ${step.step}*.`;
      case "botSupplied":
        return `Prenez-lui *${plural(step.water, "Eau", "Eaux")}*\u202f; marqueur de moral au *pas ${step.morale}*.`;
      case "botRemovedAnomaly":
        return `Prenez-lui *1 anomalie*, avec *${names.amount({ [step.cube]: step.count, W: step.water })}*.`;
      case "botFellBack":
        return step.vp === 0
          ? `Donnez-lui *${plural(step.water, "Eau", "Eaux")}*.`
          : `Donnez-lui *${plural(step.water, "Eau", "Eaux")} et ${step.vp} PV*.`;
      default:
        return "Il n’a plus d’exosquelette et *passe* pour cette Ère.";
    }
  },
  counters: {
    vp: "jetons PV",
    water: "Eau",
    exosuits: (left, all) => `${left} sur ${all}`,
    exosuitsName: "exosquel.",
    turn: (n) => ordinal(n),
    turnName: "action",
    paradoxes: "paradoxes",
    anomalies: "anomalies",
    ofThree: (n) => `${n} sur 3`,
  },
  done: "C’est fait, à moi",
  doneAgain: "C’est fait, il continue",
  doneEra: "C’est fait, entretien",

  roll: {
    title: "Lancez le dé du bot",
    lead: "Touchez la face que vous voyez.",
    note: "Son tour commence quand vous touchez. Annuler vous ramène ici, et rien d’autre ne change.",
    exosuits: (left, all) => `${left} exosquelettes sur ${all}`,
    actions: (n) => plural(n, "action faite", "actions faites"),
    owed: (n) => `Vous avez passé. Il lui reste ${plural(n, "tour")} à jouer.`,
    app: "L’app lance celui-ci",
    shapeTitle: "Lancez le dé de forme",
    none: "Il n’a plus d’exosquelette",
    noneLead: "Pas de dé\u202f: il voyage dans le temps s’il le peut, puis il passe.",
    nonePress: "Le laisser passer",
  },

  shapes: { circle: "Cercle", triangle: "Triangle", square: "Carré" } satisfies Record<Shape, string>,
};
