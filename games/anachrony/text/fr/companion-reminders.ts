/** Ce que chaque camp fait dans une phase (CP-11). */
import { botExosuits } from "../../src/chronobot/board.ts";
import { humanRolls } from "../../src/companion/outlook.ts";
import { afterImpact } from "../../src/tables/main-board.ts";
import type { CompanionText } from "../types.ts";
import { list, plural } from "./words.ts";

/** CP-11 : ce que fait le joueur dans une phase. */
export const reminders: CompanionText["reminders"] = (state) => {
  const { phase, era, options } = state;
  const rolling = options.paradoxDie === "roll";
  switch (phase) {
    case "preparation":
      return [
        ...(era === 1
          ? [
              "Installez le jeu de base pour deux joueurs, sans cartes de condition de fin\u202f; choisissez une face de votre plateau, votre Voie et un chef, aucun en Expert.",
              "Second joueur, vous recevez 1 Eau de plus.",
            ]
          : []),
        era < 7 ? `Révélez le superprojet de l’Ère ${era + 1}.` : "Tous les superprojets sont visibles.",
        "Passez la tuile du dessus de chaque pile principale sur la secondaire.",
        afterImpact(era)
          ? "Videz les deux réserves, puis piochez une carte de recrutement et une de mine\u202f; le premier cube devient du neutronium."
          : "Videz les deux réserves, puis piochez une carte de recrutement et une de mine pour les remplir.",
        "Regarnissez la mine\u202f: uranium en haut, or, titanium.",
        ...(state.first === "human" ? ["Vous êtes premier joueur."] : []),
      ];
    case "paradox": {
      const eras = humanRolls(state);
      if (eras?.length === 0)
        return [rolling ? "Vous n’avez aucun jet de paradoxe à faire." : "Vous ne prenez aucun paradoxe."];
      const due = list((eras ?? []).map((each) => `l’Ère ${each}`));
      const where =
        "pour chaque Ère passée où vous aviez, au début de la phase, au moins autant de tuiles Vortex que le Chronobot";
      // AN-36 : sans le dé, chaque jet vaut 1 paradoxe.
      return rolling
        ? [
            eras === undefined
              ? `Vous lancez une fois ${where}.`
              : `Faites d’abord vos jets\u202f: ${plural(eras.length, "jet")}, pour ${due}.`,
            "À 3 paradoxes\u202f: rendez-les, ne lancez plus, posez une anomalie sur votre case libre la plus à gauche.",
            "Après les jets du Chronobot, cette anomalie vous permet de reprendre une tuile Vortex.",
          ]
        : [
            eras === undefined
              ? `Vous prenez 1 paradoxe ${where}.`
              : `Prenez d’abord les vôtres\u202f: ${plural(eras.length, "paradoxe")}, pour ${due}.`,
            "À 3 paradoxes\u202f: rendez-les, n’en prenez plus, posez une anomalie sur votre case libre la plus à gauche.",
            "Quand le Chronobot a pris les siens, cette anomalie vous permet de reprendre une tuile Vortex.",
          ];
    }
    case "powerUp":
      return [
        "Posez des exosquelettes sur vos cases et payez celles qui ont un prix.",
        "Prenez ensuite 1 Eau par case restée vide et non couverte.",
      ];
    case "warp":
      return [
        `Posez jusqu’à deux tuiles Vortex sur l’Ère ${era} et prenez ce qu’elles montrent\u202f; un ouvrier coûte 1 Eau.`,
        state.first === "human" ? "Vous posez en premier." : "Vous posez après le Chronobot.",
      ];
    case "actions":
      return [
        "Des actions libres, autant que vous voulez, chacune une fois par Ère.",
        "Puis une seule chose\u202f: un ouvrier sur votre plateau, un ouvrier en exosquelette sur le plateau principal, ou passer pour l’Ère.",
      ];
    case "cleanUp":
      return [
        "Les ouvriers motivés reviennent actifs, les autres fatigués\u202f; les actifs au repos le restent.",
        "Reprenez exosquelettes et marqueurs d’actions libres\u202f; videz les réserves.",
        ...(afterImpact(era)
          ? [
              "Retournez chaque tuile Capitale détruite qui portait un exosquelette, le vôtre ou celui du Chronobot.",
            ]
          : []),
        ...(era === 4
          ? [
              "L’Impact\u202f: retournez la tuile Évacuation.",
              "Couvrez chaque emplacement de construction, de recrutement et de recherche d’une tuile Capitale détruite de son genre, au hasard.",
              "Couvrez les cases gauche et droite de votre rangée du haut.",
            ]
          : []),
        ...(era < 7
          ? [
              afterImpact(era)
                ? "Si la partie continue, votre Focus passe à l’Ère suivante."
                : "Votre Focus passe à l’Ère suivante.",
            ]
          : []),
      ];
    case "score":
      return ["Remboursez d’abord chaque tuile Vortex que vous pouvez\u202f; chacune qui reste coûte 2 PV."];
    default:
      return [];
  }
};

/** CP-11 : ce qu’il faut faire pour le Chronobot. */
export const botReminders: CompanionText["botReminders"] = ({ phase, era, rolls, first, options }) => {
  switch (phase) {
    case "preparation":
      return [
        ...(era === 1
          ? [
              "Ses pions 1 à 6 commencent sur centrale, laboratoire, mine, habitation, 2 Eaux et 2 Eaux\u202f; il a 8 tuiles Vortex et rien d’autre.",
            ]
          : []),
        ...(first === "bot" ? ["Le Chronobot est premier joueur."] : []),
      ];
    case "paradox":
      if (options.paradoxDie === "fixed1")
        return ["Sans dé\u202f: il prend 1 paradoxe par jet dû, après vous\u202f; à 3 il s’arrête."];
      return rolls === 0
        ? ["Il ne lui reste aucun jet à faire."]
        : ["Il lance après vous\u202f; à 3 paradoxes il s’arrête."];
    case "powerUp":
      return [
        `Posez ${botExosuits(era)} exosquelettes sur son hexagone, quoi qu’il lui reste\u202f; il ne paie rien.`,
      ];
    case "warp":
      return [
        "Il lance le dé de paradoxe et pose autant de tuiles, face cachée\u202f; elles ne lui rapportent rien.",
      ];
    case "actions":
      return [];
    case "cleanUp":
      return ["Reprenez tous ses exosquelettes."];
    case "score":
      return ["Ses tuiles Vortex ne lui coûtent rien."];
    default:
      return [];
  }
};
