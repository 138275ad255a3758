/** Ce que le compagnon refuse, en phrases. */
import type { Category } from "../../src/chronobot/phases.ts";
import type { OpenTile } from "../../src/companion/tiles.ts";
import type { Cube, Shape, Worker } from "../../src/tables/goods.ts";
import { capital } from "../parts.ts";
import type { CompanionText } from "../types.ts";
import { openTile, PHASES, THINGS, tile } from "./companion-words.ts";
import { categories, goods, shapes, spaces, worker } from "./words.ts";

export const refusals: CompanionText["refusals"] = {
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
  "chronobot/tiles-missing": () => "Saisissez d’abord les tuiles visibles, ou ne les suivez pas.",
  "chronobot/tile-told": ({ tile: of }) =>
    `Déjà saisi\u202f: ${openTile(of as OpenTile)}. Une correction peut le changer.`,
  "chronobot/not-open": ({ tile: of }) => `Cela n’a pas pu être pris là\u202f: ${taken(String(of))}.`,
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
const taken = (of: string): string => {
  if (of in shapes) return shapes[of as Shape];
  return /^\d/.test(of) ? `le superprojet de l’Ère ${of}` : openTile(of as OpenTile);
};
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
