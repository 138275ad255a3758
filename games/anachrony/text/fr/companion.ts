/** Ce que dit le compagnon. */
import { unreachable } from "@chronarium/kernel";
import type { Action, ActionOf } from "../../src/companion/actions.ts";
import type { Event, TableEvent } from "../../src/companion/events.ts";
import { questionOf } from "../../src/companion/turn.ts";
import type { Shape } from "../../src/tables/goods.ts";
import { capital } from "../parts.ts";
import type { CompanionText } from "../types.ts";
import { bot } from "./bot.ts";
import { refusals } from "./companion-refusals.ts";
import { botReminders, reminders } from "./companion-reminders.ts";
import {
  AT,
  change,
  counter,
  DICE,
  OCCUPANTS,
  openTile,
  PHASES,
  pieces,
  SIDES,
  signed,
  THINGS,
  tile,
} from "./companion-words.ts";
import { companionOptions } from "./options.ts";
import { categories, goods, list, plural, shapes, spaces, worker } from "./words.ts";

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
      return told.vp === 0
        ? `Il ne reste aucun superprojet au-dessus de l’Ère ${told.era}.`
        : `Le superprojet visible de l’Ère ${told.era} vaut ${told.vp} PV.`;
    case "tileEntered":
      return told.vp === 0
        ? `Pile épuisée\u202f: ${openTile(told.tile)}.`
        : `${capital(openTile(told.tile))}\u202f: ${told.vp} PV.`;
    case "rollsDue":
      return `Jets de paradoxe dus par le Chronobot\u202f: ${told.rolls}.`;
    case "humanDone":
      return `Vous avez joué${told.space === undefined ? "" : ` sur ${spaces[told.space]}`}${listed(took(told))}${told.banner ? " et serez premier joueur" : ""}.`;
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
      if (told.start)
        return told.steps === 0
          ? "La table est prête."
          : `La table est prête, comme la vôtre\u202f; étapes\u202f: ${told.steps}.`;
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
/** Ce qui a été pris dans un tour, pour autant qu’on l’ait dit. */
const took = (of: Omit<ActionOf<"done">, "type">): readonly string[] => [
  ...(of.worker === undefined ? [] : [`pris 1 ${worker[of.worker]}`]),
  ...(of.cube === undefined ? [] : [`pris 1 ${goods[of.cube]}`]),
  ...(of.tile === undefined ? [] : [`construit\u202f: ${openTile(of.tile)}`]),
  ...(of.superproject === undefined ? [] : [`construit le superprojet de l’Ère ${of.superproject}`]),
  ...(of.shape === undefined ? [] : [`pris 1 découverte, ${shapes[of.shape]}`]),
];
const listed = (parts: readonly string[]): string => parts.map((part) => `, ${part}`).join("");

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
      return each.vp === 0 ? `Ère ${each.era}\u202f: construit` : `Ère ${each.era}\u202f: ${each.vp} PV`;
    case "openTile":
      return `${capital(openTile(each.tile))}\u202f: ${each.vp === 0 ? "aucune" : `${each.vp} PV`}`;
    case "decide":
      return "C’est tout";
    case "taken":
      return "Il en a pris une";
    case "couldNot":
      return each.reason === "space"
        ? "Impossible\u202f: pas d’emplacement"
        : "Impossible\u202f: rien à prendre";
    case "done": {
      const parts = [...(each.space === undefined ? [] : [spaces[each.space]]), ...took(each)];
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

export const companion: Omit<CompanionText, "words" | "bot" | "rules" | "rulesOf"> = {
  title: "Compagnon du Chronobot",
  tagline: "Le Chronobot pour votre propre table\u202f: chaque dé, chaque raison.",
  options: companionOptions,
  refusals,
  event: (told) => (isTableEvent(told) ? table(told) : bot.step(told)),
  detail: (told) => (isTableEvent(told) ? undefined : bot.why(told)),
  question: bot.question,
  action,
  openTile,
  status: (state) => {
    if (state.phase === "closed") return "La table est fermée.";
    const asked = questionOf(state);
    const turn = state.phase !== "actions" ? "" : state.turn === "human" ? " À vous." : "";
    return `Ère ${state.era} sur 7\u202f: ${PHASES[state.phase]}.${turn === "" && asked !== undefined ? ` ${bot.question(asked)}` : turn}`;
  },
  reminders,
  botReminders,
};
