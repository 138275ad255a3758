/** Ce que dit le compagnon. */
import { unreachable } from "@chronarium/kernel";
import { botExosuits } from "../../src/chronobot/board.ts";
import type { Category } from "../../src/chronobot/phases.ts";
import type { Action } from "../../src/companion/actions.ts";
import type { Event, TableEvent } from "../../src/companion/events.ts";
import { humanRolls } from "../../src/companion/outlook.ts";
import { questionOf } from "../../src/companion/turn.ts";
import type { Cube, Shape, Worker } from "../../src/tables/goods.ts";
import { afterImpact } from "../../src/tables/main-board.ts";
import { capital, tally } from "../parts.ts";
import type { CompanionText } from "../types.ts";
import { bot } from "./bot.ts";
import { companionOptions } from "./options.ts";
import { categories, goods, list, plural, rows, shapes, spaces, worker, workers } from "./words.ts";

const PHASES = {
  preparation: "Préparation",
  paradox: "Paradoxe",
  powerUp: "Activation",
  warp: "Vortex",
  actions: "tours d’action",
  cleanUp: "Entretien",
  score: "feuille de score",
  closed: "fermée",
} as const;
const THINGS = {
  spaces: "les emplacements",
  recruit: "la réserve du recrutement",
  mine: "la réserve de la mine",
  warp: "vos tuiles Vortex",
} as const;
const SIDES = { human: "vous", bot: "le Chronobot" } as const;
const OCCUPANTS = { free: "libre", human: "à vous", bot: "au Chronobot", gone: "indisponible" } as const;
const AT = {
  top: "L’emplacement du haut",
  second: "Le second emplacement",
  left: "L’emplacement gauche du Conseil",
  right: "L’emplacement droit du Conseil",
} as const;
const COUNTERS: Readonly<Record<string, string>> = {
  vp: "PV",
  water: "Eau",
  timeTravel: "voyage temporel",
  morale: "moral",
  paradox: "paradoxes",
  anomalies: "anomalies",
  exosuits: "exosquelettes",
  actions: "tours dans cette Ère",
  circle: "cercles",
  triangle: "triangles",
  square: "carrés",
};
const counter = (name: string): string => {
  if (name.startsWith("pool")) return `${counter(name.slice(4))} dans la réserve`;
  return COUNTERS[name] ?? worker[name as Worker] ?? goods[name as Cube];
};
const tile = (kind: string): string =>
  kind === "superproject" ? "superprojet" : rows[kind as keyof typeof rows];
const change = (of: string): string => (of === "up" ? "un de plus" : "un de moins");
const pieces = (of: readonly (Worker | Cube)[]): string =>
  list(
    tally(of).map(([each, count]) =>
      each in worker ? workers(count, each as Worker) : `${count} ${goods[each as Cube]}`,
    ),
  );
const DICE = {
  chronobot: "Le dé du Chronobot",
  paradox: "Le dé de paradoxe",
  shape: "Le dé de forme",
} as const;

const isTableEvent = (event: Event): event is TableEvent => !/^bot(?!Asks)/.test(event.type);

function table(told: TableEvent): string {
  switch (told.type) {
    case "phaseBegan":
      return `Ère ${told.era}\u202f: ${PHASES[told.phase]}.`;
    case "dieEntered": {
      const shown = typeof told.face === "number" ? String(told.face) : shapes[told.face as Shape];
      return `${DICE[told.die]} montre ${shown}${told.origin === "hand" ? ", lancé à la main" : ""}.`;
    }
    case "botAsks":
      return "Le Chronobot attend une réponse.";
    case "cardEntered":
      return `Réserve ${told.card === "recruit" ? "du recrutement" : "de la mine"}\u202f: ${pieces(told.pieces)}.`;
    case "superprojectEntered":
      return `Le superprojet visible de l’Ère ${told.era} vaut ${told.vp} PV.`;
    case "rollsDue":
      return `Jets de paradoxe dus par le Chronobot\u202f: ${told.rolls}.`;
    case "humanDone":
      return told.space === undefined
        ? "Vous avez joué."
        : `Vous avez joué sur ${spaces[told.space]}${told.banner ? " et serez premier joueur" : ""}.`;
    case "humanPassed":
      return "Vous passez pour cette Ère.";
    case "humanWarped":
      return `Vous posez ${plural(told.count, "tuile Vortex", "tuiles Vortex")} sur l’Ère ${told.era}.`;
    case "humanWarpReturned":
      return `Une tuile Vortex à vous revient, Ère ${told.era}.`;
    case "roundsEnded":
      return "Les tours d’action se terminent.";
    case "spacesFlipped":
      return `Écroulé\u202f: ${list(told.spaces.map((space) => spaces[space]))}.`;
    case "impactReminder":
      return "L’Impact\u202f: retournez la tuile d’évacuation, couvrez les emplacements de la Capitale et deux des vôtres.";
    case "tracked":
      return `${told.on ? "Suivi" : "Plus suivi"}\u202f: ${THINGS[told.thing]}.`;
    case "correctionOpened":
      return "Une correction commence.";
    case "counterCorrected":
      return `Corrigé\u202f: ${counter(told.counter)}, ${change(told.change)}.`;
    case "tokenCorrected":
      return `Corrigé\u202f: pion ${told.token} en ${told.position}.`;
    case "tileCorrected":
      return `Corrigé\u202f: ${tile(told.tile)} à ${told.vp} PV, ${change(told.change)}.`;
    case "warpCorrected":
      return `Corrigé\u202f: tuile Vortex ${told.whose === "bot" ? "du Chronobot" : "à vous"} sur l’Ère ${told.era}, ${change(told.change)}.`;
    case "spaceCorrected":
      return `Corrigé\u202f: ${spaces[told.space]}, ${OCCUPANTS[told.by]}.`;
    case "phaseCorrected":
      return `Corrigé\u202f: phase ${PHASES[told.phase]}.`;
    case "firstCorrected":
      return `Corrigé\u202f: premier joueur, ${told.side === "bot" ? "le Chronobot" : "l’humain"}.`;
    case "eraCorrected":
      return `Corrigé\u202f: Ère ${told.era}.`;
    case "correctionClosed":
      return told.steps === 0
        ? "Rien n’a été corrigé."
        : `La correction se termine, étapes\u202f: ${told.steps}.`;
    case "scored":
      return `${categories[told.category]}\u202f: ${signed(told.vp)} PV.`;
    case "tableClosed":
      return `La table est fermée\u202f: ${signed(told.human)} à ${signed(told.bot)}.`;
    default:
      return unreachable(told);
  }
}
/** Un vrai signe moins. */
const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

const action: CompanionText["action"] = (each: Action) => {
  switch (each.type) {
    case "confirm":
      return "Cette phase est faite";
    case "recruitCard":
    case "mineCard":
      return `La carte montre ${pieces(each.type === "recruitCard" ? each.workers : each.cubes)}`;
    case "paradoxRolls":
      return `Jets de paradoxe dus\u202f: ${each.count}`;
    case "rollParadox":
    case "rollDie":
      return `${each.origin === "app" ? "Appli" : "Main"}\u202f: ${each.face}`;
    case "rollShape":
      return `${each.origin === "app" ? "Appli" : "Main"}\u202f: ${shapes[each.face]}`;
    case "botPass":
      return "Le Chronobot passe";
    case "space":
      return AT[each.at];
    case "mines":
      return `Libre\u202f: ${list(each.free.map((space) => spaces[space]))}`;
    case "pool":
      return each.cubes === undefined
        ? "La réserve est vide"
        : `Dans la réserve\u202f: ${list(each.cubes.map((cube) => goods[cube]))}`;
    case "worker":
      return worker[each.worker];
    case "building":
    case "superproject":
      return `Il prend ${each.vp} PV`;
    case "buildings":
      return `Visibles\u202f: ${each.primary} PV principale, ${each.secondary} PV secondaire`;
    case "openSuperproject":
      return `Ère ${each.era}\u202f: ${each.vp} PV`;
    case "decide":
      return "C’est tout";
    case "taken":
      return "Il en a pris une";
    case "couldNot":
      return each.reason === "space"
        ? "Impossible\u202f: pas d’emplacement"
        : "Impossible\u202f: rien à prendre";
    case "done": {
      const parts = [
        ...(each.space === undefined ? [] : [spaces[each.space]]),
        ...(each.worker === undefined ? [] : [`pris 1 ${worker[each.worker]}`]),
        ...(each.cube === undefined ? [] : [`pris 1 ${goods[each.cube]}`]),
      ];
      return parts.length === 0 ? "Fait" : `Fait\u202f: ${parts.join(", ")}`;
    }
    case "pass":
      return "Passer pour cette Ère";
    case "humanWarps":
      return `Vous posez ${plural(each.count, "tuile")}`;
    case "warpReturned":
      return `Une tuile Vortex revient, Ère ${each.era}`;
    case "cleanUp": {
      const parts = [
        ...(each.first === undefined ? [] : [`premier joueur\u202f: ${SIDES[each.first]}`]),
        ...(each.collapsed === undefined
          ? []
          : [each.collapsed === "yes" ? "toute la Capitale est détruite" : "la Capitale tient encore"]),
      ];
      return parts.length === 0
        ? "L’entretien est fait"
        : `L’entretien est fait\u202f; ${parts.join("\u202f; ")}`;
    }
    case "track":
      return `${each.on === "yes" ? "Suivre" : "Ne plus suivre"} ${THINGS[each.thing]}`;
    case "correct":
      return "Corriger quelque chose";
    case "correctCounter":
      return `${capital(counter(each.counter))}, ${change(each.change)}`;
    case "correctToken":
      return `Pion ${each.token} en ${each.position}`;
    case "correctTile":
      return `${capital(tile(each.tile))} à ${each.vp} PV, ${change(each.change)}`;
    case "correctWarp":
      return `Tuile Vortex ${each.whose === "bot" ? "du Chronobot" : "à vous"} sur l’Ère ${each.era}, ${change(each.change)}`;
    case "correctSpace":
      return `${capital(spaces[each.space])}\u202f: ${OCCUPANTS[each.by]}`;
    case "correctPhase":
      return `Phase\u202f: ${PHASES[each.phase]}`;
    case "correctFirst":
      return `Premier joueur\u202f: ${SIDES[each.side]}`;
    case "correctEra":
      return `Ère ${each.era}`;
    case "corrected":
      return "La correction est faite";
    case "score":
      return `${categories[each.category]}\u202f: ${signed(each.vp)}`;
    case "close":
      return "Fermer la table";
    default:
      return unreachable(each);
  }
};

const refusals: CompanionText["refusals"] = {
  "chronobot/table-closed": () => "La table est fermée.",
  "chronobot/not-now": ({ phase }) =>
    `Cela n’a pas sa place ici\u202f; phase\u202f: ${PHASES[phase as keyof typeof PHASES]}.`,
  "chronobot/not-this-turn": ({ turn }) => (turn === "bot" ? "C’est au Chronobot." : "C’est à vous."),
  "chronobot/other-question": ({ question }) =>
    question === "turn"
      ? "Terminez d’abord le tour du Chronobot, ou reprenez son dé."
      : `Le Chronobot demande autre chose\u202f: ${ASKS[String(question)] ?? "une autre réponse"}.`,
  "chronobot/correction-open": () => "Une correction est en cours. Terminez-la d’abord.",
  "chronobot/no-correction": () => "Aucune correction n’est en cours.",
  "chronobot/too-many-steps": ({ most }) => `Une correction a ${most} étapes au plus.`,
  "chronobot/too-many-corrections": ({ most }) => `Une Ère a ${most} corrections au plus.`,
  "chronobot/too-many-switches": ({ most }) => `Le suivi change ${most} fois par Ère au plus.`,
  "chronobot/already-so": ({ thing }) => `C’est déjà ainsi\u202f: ${THINGS[thing as keyof typeof THINGS]}.`,
  "chronobot/not-tracked": ({ thing }) => `Non suivi\u202f: ${THINGS[thing as keyof typeof THINGS]}.`,
  "chronobot/card-entered": ({ card }) =>
    `La carte ${card === "recruit" ? "du recrutement" : "de la mine"} est déjà saisie.`,
  "chronobot/card-missing": ({ card }) =>
    `Saisissez d’abord la carte ${card === "recruit" ? "du recrutement" : "de la mine"}, ou ne suivez pas sa réserve.`,
  "chronobot/rolls-known": () => "Le nombre de jets de paradoxe est connu.",
  "chronobot/rolls-due": ({ rolls }) =>
    Number(rolls) < 0
      ? "Dites combien de jets de paradoxe sont dus."
      : `Jets de paradoxe encore dus\u202f: ${rolls}.`,
  "chronobot/too-many-rolls": ({ most }) =>
    `Ères passées avec des tuiles du Chronobot\u202f: ${most}\u202f; il ne peut pas devoir plus de jets.`,
  "chronobot/no-roll-due": () => "Aucun jet de paradoxe n’est dû.",
  "chronobot/warp-pending": () =>
    "Lancez pour le Vortex du Chronobot et dites combien de tuiles vous posez, une fois chacun.",
  "chronobot/has-exosuits": () => "Le Chronobot a encore des exosquelettes et lance son dé.",
  "chronobot/no-exosuits": () => "Le Chronobot n’a plus d’exosquelette et ne lance pas de dé.",
  "chronobot/space-covered": () => "L’emplacement droit du Conseil est couvert.",
  "chronobot/not-that-reason": ({ reason }) =>
    reason === "space" ? "Aucun emplacement n’est demandé." : "Rien à prendre n’est demandé.",
  "chronobot/named-twice": ({ piece }) => `Nommé deux fois\u202f: ${named(String(piece))}.`,
  "chronobot/not-that-era": ({ era }) =>
    `Saisissez les superprojets visibles Ère par Ère jusqu’au présent\u202f; l’Ère ${era} ne convient pas.`,
  "chronobot/too-many-turns": ({ most }) => `Une Ère a ${most} tours à vous au plus.`,
  "chronobot/only-pass": () => "Le Chronobot a passé. Dites quand vous passez aussi.",
  "chronobot/space-not-free": ({ space }) => `${capital(spaces[space as HexName])} n’est pas libre.`,
  "chronobot/not-in-pool": ({ piece }) => `Cela n’a pas pu être pris là\u202f: ${named(String(piece))}.`,
  "chronobot/no-warp-tile": ({ era }) => `Cette tuile Vortex n’existe pas\u202f: Ère ${era}.`,
  "chronobot/clean-up-needs": ({ field }) => `Dites aussi ceci\u202f: ${FIELDS[String(field)] ?? ""}.`,
  "chronobot/clean-up-knows": ({ field }) =>
    `C’est connu, ou sans importance\u202f: ${FIELDS[String(field)] ?? ""}.`,
  "chronobot/breaks-rule": () => "La table ne peut pas être ainsi\u202f; la règle dit pourquoi.",
  "chronobot/changes-nothing": () => "Cela ne changerait rien.",
  "chronobot/no-such-tile": ({ tile: kind, vp }) =>
    `Cette tuile n’existe pas\u202f: ${tile(String(kind))} à ${vp} PV.`,
  "chronobot/era-is-set": () => "L’Ère ne se règle qu’au début de la table.",
  "chronobot/category-entered": ({ category }) =>
    `Déjà saisi\u202f: ${categories[category as Category]}. Annulez pour changer.`,
  "chronobot/sheet-open": ({ category }) => `Il manque encore\u202f: ${categories[category as Category]}.`,
};
type HexName = keyof typeof spaces;
const named = (of: string): string =>
  of in spaces ? spaces[of as HexName] : (worker[of as Worker] ?? goods[of as Cube]);
const FIELDS: Readonly<Record<string, string>> = {
  first: "qui est premier joueur dans la prochaine Ère",
  collapsed: "si toute la Capitale est détruite",
};
const ASKS: Readonly<Record<string, string>> = {
  die: "son dé",
  shape: "le dé de forme",
  space: "un emplacement",
  freeMines: "les emplacements libres de la mine",
  cubes: "les cubes de la réserve",
  worker: "un ouvrier",
  building: "un bâtiment",
  superproject: "un superprojet",
  breakthrough: "une découverte",
};

/** CP-11 : ce que fait le joueur dans une phase. */
const reminders: CompanionText["reminders"] = (state) => {
  const { phase, era } = state;
  switch (phase) {
    case "preparation":
      return [
        ...(era === 1
          ? ["Installez le jeu pour deux joueurs\u202f; second joueur, vous recevez 1 Eau de plus."]
          : []),
        era < 7 ? `Révélez le superprojet de l’Ère ${era + 1}.` : "Tous les superprojets sont visibles.",
        "Passez la tuile du dessus de chaque pile principale sur la secondaire.",
        afterImpact(era)
          ? "Videz les deux réserves, puis piochez une carte de recrutement et une de mine\u202f; le premier cube devient du neutronium."
          : "Videz les deux réserves, puis piochez une carte de recrutement et une de mine pour les remplir.",
        "Regarnissez la mine\u202f: uranium en haut, or, titanium.",
      ];
    case "paradox": {
      const eras = humanRolls(state);
      return [
        eras === undefined
          ? "Lancez une fois pour chaque Ère passée où vous avez au moins autant de tuiles Vortex que le Chronobot."
          : eras.length === 0
            ? "Vous n’avez aucun jet de paradoxe à faire."
            : `Faites d’abord vos jets\u202f: ${plural(eras.length, "jet")}, pour ${list(eras.map((each) => `l’Ère ${each}`))}.`,
        "À 3 paradoxes\u202f: rendez-les, ne lancez plus, posez une anomalie sur votre case libre la plus à gauche.",
        "Après les jets du Chronobot, cette anomalie vous permet de reprendre une tuile Vortex.",
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
        "Des actions gratuites, autant que vous voulez, chacune une fois par Ère.",
        "Puis une seule chose\u202f: un ouvrier sur votre plateau, un ouvrier en exosquelette sur le plateau principal, ou passer pour l’Ère.",
      ];
    case "cleanUp":
      return [
        "Les ouvriers motivés reviennent actifs, les autres fatigués\u202f; les actifs au repos le restent.",
        "Reprenez exosquelettes et marqueurs d’actions gratuites\u202f; videz les réserves.",
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
        ...(era < 7 ? ["Si la partie continue, votre Focus passe à l’Ère suivante."] : []),
      ];
    case "score":
      return ["Remboursez d’abord chaque tuile Vortex que vous pouvez\u202f; chacune qui reste coûte 2 PV."];
    default:
      return [];
  }
};

/** CP-11 : ce qu’il faut faire pour le Chronobot. */
const botReminders: CompanionText["botReminders"] = ({ phase, era, rolls, first }) => {
  switch (phase) {
    case "preparation":
      return [
        ...(era === 1
          ? [
              "Ses jetons 1 à 6 commencent sur centrale, laboratoire, mine, habitation, 2 Eaux et 2 Eaux\u202f; il a 8 tuiles Vortex et rien d’autre.",
            ]
          : []),
        first === "bot" ? "Le Chronobot est premier joueur." : "Vous êtes premier joueur.",
      ];
    case "paradox":
      return rolls === 0
        ? ["Il n’a aucun jet à faire."]
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

export const companion: Omit<CompanionText, "words" | "bot" | "rules" | "rulesOf"> = {
  title: "Compagnon du Chronobot",
  tagline: "Le Chronobot pour votre propre table\u202f: chaque dé, chaque raison.",
  options: companionOptions,
  refusals,
  event: (told) => (isTableEvent(told) ? table(told) : bot.step(told)),
  detail: (told) => (isTableEvent(told) ? undefined : bot.why(told)),
  question: bot.question,
  action,
  status: (state) => {
    if (state.phase === "closed") return "La table est fermée.";
    const asked = questionOf(state);
    const turn = state.phase !== "actions" ? "" : state.turn === "human" ? " À vous." : "";
    return `Ère ${state.era} sur 7\u202f: ${PHASES[state.phase]}.${turn === "" && asked !== undefined ? ` ${bot.question(asked)}` : turn}`;
  },
  reminders,
  botReminders,
};
