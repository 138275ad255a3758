/** La chronique d’une partie en solo. */
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
  onto,
  plural,
  quoted,
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

/** Qui revient, accordé à leur nombre. */
function back(counts: PerWorker, as: "fatigué" | "actif"): string {
  const several = WORKERS.reduce((sum, type) => sum + counts[type], 0) > 1;
  const who = people(counts);
  return who.length === 0 ? "" : `${several ? `Reviennent ${as}s` : `Revient ${as}`}\u202f: ${list(who)}.`;
}

const isSpot = (at: string): at is Spot => (SPOTS as readonly string[]).includes(at);
export const place = (at: string): string => {
  if (at === "supply") return "ravitaillement";
  if (at === "beside") return "anomalie à côté du plateau";
  if (isSpot(at)) return `anomalie (${spot(at)})`;
  return tiles[at as keyof typeof tiles];
};
export const spot = (at: Spot): string => `${rows[spotRow(at)]}, case ${spotColumn(at)}`;
export const source = (of: string): string => {
  if (of === "force") return "Forcer les ouvriers";
  return of in leaders ? leaders[of as keyof typeof leaders].name : tiles[of as keyof typeof tiles];
};
const DIE = { shape: "dé de forme", icon: "dé de symbole" } as const;

function human(told: HumanEvent): string {
  switch (told.type) {
    case "eraBegan":
      return `L’Ère ${told.era} commence\u202f; ${told.first === "bot" ? "le Chronobot est" : "vous êtes"} premier joueur.`;
    case "superprojectRevealed":
      return `Le superprojet de l’Ère ${told.era} se découvre\u202f: ${tiles[told.tile]}.`;
    case "stackMoved":
      return `${tiles[told.tile]} passe sur la pile secondaire.`;
    case "stackRevealed":
      return `${tiles[told.tile]} est visible sur la pile principale.`;
    case "cardsDrawn":
      return "Les réserves du recrutement et de la mine sont renouvelées.";
    case "headStartKept":
      return `Vous gardez une avance\u202f: ${headStarts[told.card]}.`;
    case "paradoxRolled":
      return `Le dé de paradoxe donne ${told.face}\u202f: vous avez ${plural(told.paradox, "paradoxe")}.`;
    case "poweredUp":
      return `Vous activez ${plural(told.exosuits, "exosquelette")} et prenez ${amount({ W: told.water })}.`;
    case "warped":
      return told.tiles.length === 0
        ? "Vous ne posez aucune tuile Vortex."
        : `Vous posez ${told.tiles.length === 1 ? "la tuile Vortex" : "les tuiles Vortex"} ${list(told.tiles.map((tile) => warpTiles[tile]))}${told.water === 0 ? "" : ` et payez ${amount({ W: told.water })}`}.`;
    case "roundsEnded":
      return "Les tours d’action se terminent.";
    case "workersReturned": {
      const parts = [back(told.tired, "fatigué"), back(told.active, "actif")].filter((part) => part !== "");
      return parts.length === 0 ? "Aucun ouvrier ne revient." : parts.join(" ");
    }
    case "tilesFlipped":
      return `${capital(list(told.spaces.map((space) => spaces[space])))} ${told.spaces.length < 2 ? "s’écroule" : "s’écroulent"}.`;
    case "impact":
      return `L’Impact\u202f: ${list(
        Object.values(told.tiles)
          .flat()
          .map((tile) => collapsing[tile].name),
      )} couvrent la Capitale.`;
    case "gameEnded":
      return `La partie se termine\u202f; tuiles Vortex remboursées\u202f: ${told.repaid.length}, restantes\u202f: ${told.left}.`;
    case "placed":
      return `${capital(aWorker(told.worker))} va ${onto(told.space)}${told.water === 0 ? "" : ` pour ${amount({ W: told.water })}`}${told.banner ? "\u202f; vous serez premier joueur" : ""}.`;
    case "worked":
      return `${capital(aWorker(told.worker))} ${told.at === "supply" ? "s’occupe du ravitaillement" : `travaille ici\u202f: ${place(told.at)}`}.`;
    case "freeUsed":
      return told.source === "force" ? "Vous forcez les ouvriers." : `Vous employez ${source(told.source)}.`;
    case "handedOver":
      return "Vous passez la main.";
    case "passed":
      return "Vous passez pour cette Ère.";
    case "declined":
      return "Vous y renoncez.";
    case "paid":
      return `Vous payez ${amount(told.goods)}.`;
    case "gained":
      return `Vous gagnez ${amount(told.goods)}.`;
    case "gainedVp":
      return `Vous gagnez ${told.vp} PV.`;
    case "lostInVain":
      return `Sans effet\u202f: ${LOST[told.what]}.`;
    case "built":
      return `Vous construisez ${tiles[told.tile]} (${rows[told.row]}, case ${told.column}).`;
    case "capitalChosen":
      return `Vous choisissez\u202f: ${capitalActions[told.action]}.`;
    case "copied":
      return `Vous copiez ${tiles[told.tile]}.`;
    case "recruited":
      return `${capital(aWorker(told.worker))} vous rejoint, ${told.tired ? "fatigué" : "actif"}.`;
    case "workerLeft":
      return `${capital(aWorker(told.worker))} vous quitte.`;
    case "woke":
      return `Réveil\u202f: ${list(tally(told.workers).map(([type, count]) => workers(count, type)))}.`;
    case "dieRolled":
      return `Vous lancez le ${DIE[told.die]}\u202f: ${face(told.face)}.`;
    case "dieSet":
      return `Vous posez le ${DIE[told.die]} sur\u202f: ${face(told.face)}.`;
    case "breakthroughGained":
      return `Vous gagnez la découverte ${quoted(told.piece)}.`;
    case "breakthroughsSpent":
      return `Vous dépensez ${told.pieces.length === 1 ? "la découverte" : "les découvertes"} ${list(told.pieces.map(quoted))}.`;
    case "mined":
      return told.pool === undefined
        ? `Vous extrayez 1 ${goods[told.own]}.`
        : `Vous extrayez 1 ${goods[told.own]} sur place et 1 ${goods[told.pool]} de la réserve.`;
    case "extraCube":
      return `${told.from === "S13" ? tiles.S13 : leaders.salvor.name} apporte 1 ${goods[told.cube]} de plus.`;
    case "exchanged":
      return `Vous échangez ${exchanges[told.exchange]}.`;
    case "swapped":
      return `Vous changez 1 ${goods[told.from]} en 1 ${goods[told.to]}.`;
    case "evacuated":
      return `Vous évacuez pour ${told.vp} PV.`;
    case "focused":
      return `Votre Focus est sur l’Ère ${told.era}.`;
    case "sentBack":
      return `Vous renvoyez la tuile Vortex ${warpTiles[told.tile]} à l’Ère ${told.era}\u202f; votre voyage temporel est au pas ${told.step}.`;
    case "tookBack":
      return `Vous reprenez la tuile Vortex ${warpTiles[told.tile]} de l’Ère ${told.era}.`;
    case "exosuitPowered":
      return "Un exosquelette de plus est activé.";
    case "paradoxChanged":
      return `Vous avez ${plural(told.paradox, "paradoxe")}.`;
    case "anomalyGained":
      return "Vos paradoxes deviennent une anomalie.";
    case "anomalyPlaced":
      return told.spot === "beside"
        ? "Votre anomalie est à côté du plateau."
        : `Votre anomalie est ici\u202f: ${spot(told.spot)}.`;
    case "anomalyRemoved":
      return told.spot === "beside"
        ? "Votre anomalie à côté du plateau est partie."
        : `Votre anomalie est partie\u202f: ${spot(told.spot)}.`;
    case "moraleRose":
      return `Votre moral monte au cran ${told.morale + 1}.`;
    case "moraleAtTop":
      return `Votre moral est au sommet et rapporte ${told.vp} PV.`;
    case "moraleFell":
      return `Votre moral tombe au cran ${told.morale + 1}.`;
    default:
      return unreachable(told);
  }
}

const LOST = {
  exosuit: "un exosquelette activé",
  paradox: "un paradoxe en moins",
  takeBack: "la reprise d’une tuile Vortex",
  research: "la recherche",
  breakthrough: "la découverte",
} as const;
