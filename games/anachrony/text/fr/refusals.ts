/** Pourquoi une chose est impossible en solo, et ce qui l’arrangerait. */
import type { Good, Piece, Worker } from "../../src/tables/goods.ts";
import type { Space, WarpTile } from "../../src/tables/main-board.ts";
import type { HeadStart } from "../../src/tables/paths.ts";
import { capital } from "../parts.ts";
import type { GameText } from "../types.ts";
import { place, source, spot } from "./chronicle.ts";
import { asking } from "./menu.ts";
import { headStarts, tiles } from "./tiles.ts";
import { aWorker, capitalActions, goods, piece, plural, rows, spaces, warpTiles } from "./words.ts";

type Param = string | number | undefined;
const tile = (id: Param): string => tiles[id as keyof typeof tiles];
const of = (good: Param): string => goods[good as Good];
const type = (worker: Param): string => aWorker(worker as Worker);
const on = (space: Param): string => spaces[space as Space];
const doing = (action: string): string =>
  action in capitalActions
    ? capitalActions[action as keyof typeof capitalActions]
    : action in tiles
      ? tile(action)
      : action === "trade" || action.includes("For")
        ? "échange"
        : source(action);

export const refusals: GameText["refusals"] = {
  "anachrony/game-over": () => "La partie est finie.",
  "anachrony/decision-pending": ({ frame }) => `Autre chose vient d’abord\u202f: ${asking(String(frame))}.`,
  "anachrony/nothing-to-decide": () =>
    "Rien de tel n’est demandé. Placez un ouvrier, employez une action libre ou passez.",
  "anachrony/must-decide": ({ frame }) => `On ne peut pas y renoncer\u202f: ${asking(String(frame))}.`,
  "anachrony/card-not-offered": ({ card }) =>
    `Cette carte n’est pas offerte\u202f: ${headStarts[card as HeadStart]}.`,
  "anachrony/too-many-free-slots": ({ free, slots }) =>
    `Vous avez ${plural(Number(slots), "emplacement gratuit", "emplacements gratuits")}, pas ${free}.`,
  "anachrony/slot-not-paid-so": ({ payment }) =>
    `Ceci ne paie pas un emplacement ici\u202f: ${of(payment)}. Employez des noyaux d’énergie.`,
  "anachrony/two-slots-by-water": () => "L’Eau paie deux emplacements au plus.",
  "anachrony/not-enough": ({ good, needed, owned }) =>
    `Il en faut ${needed} (${of(good)})\u202f; vous en avez ${owned}.`,
  "anachrony/warp-tile-not-in-supply": ({ tile: each }) =>
    `La tuile Vortex ${warpTiles[each as WarpTile]} n’est pas dans votre réserve, ou est nommée deux fois.`,
  "anachrony/warp-workers-cost-water": ({ needed, water }) =>
    `Les ouvriers du Vortex coûtent ${plural(Number(needed), "Eau", "Eaux")}\u202f; vous en auriez ${water}.`,
  "anachrony/no-spare-exosuit": () => "Vos six exosquelettes sont tous employés.",
  "anachrony/no-active-worker": ({ worker }) => `Il vous faut ${type(worker)} actif.`,
  "anachrony/no-powered-exosuit": () => "Vous n’avez plus d’exosquelette activé.",
  "anachrony/space-taken": ({ space }) => `${capital(on(space))} est pris.`,
  "anachrony/space-gone": ({ space }) => `${capital(on(space))} ne sert plus.`,
  "anachrony/evacuation-closed": () => "L’évacuation s’ouvre à l’Impact.",
  "anachrony/already-evacuated": () => "Vous avez déjà évacué.",
  "anachrony/evacuation-condition": () => "La condition de votre évacuation n’est pas remplie.",
  "anachrony/worker-not-allowed": ({ worker, action }) =>
    `${capital(doing(String(action)))}\u202f: ce n’est pas un travail pour ${type(worker)}.`,
  "anachrony/nothing-to-gain": ({ action }) =>
    `Cela ne rapporterait rien maintenant\u202f: ${doing(String(action))}.`,
  "anachrony/no-full-action": ({ worker }) =>
    `L’emplacement droit du Conseil demande une action sans place libre que peut faire ${type(worker)}.`,
  "anachrony/already-worked": ({ place: at }) =>
    `Un ouvrier y est déjà allé dans cette Ère\u202f: ${place(String(at))}.`,
  "anachrony/already-used": ({ source: from }) =>
    `Déjà employé dans cette Ère\u202f: ${source(String(from))}.`,
  "anachrony/no-such-place": ({ place: at }) =>
    `Vous n’avez pas cette place d’ouvrier\u202f: ${place(String(at))}.`,
  "anachrony/no-such-free-action": ({ source: from }) =>
    `Vous n’avez pas cette action libre\u202f: ${source(String(from))}.`,
  "anachrony/tile-covered": ({ tile: id }) => `Une anomalie couvre ${tile(id)}.`,
  "anachrony/tile-is-new": ({ tile: id }) => `${tile(id)} sert à partir de votre prochain tour.`,
  "anachrony/no-anomaly-there": ({ spot: at }) => `Rien à retirer ici\u202f: ${place(String(at))}.`,
  "anachrony/wrong-cubes": ({ needed }) =>
    needed === 0
      ? "Aucun cube n’est à payer."
      : `Il faut ${plural(Number(needed), "cube")} des bonnes sortes.`,
  "anachrony/wrong-worker-given": () =>
    "Nommez un ouvrier à vous là où il faut en donner un, et du bon type.",
  "anachrony/not-by-water": () => "L’Eau ne paie pas cela.",
  "anachrony/nobody-tired": () => "Personne n’est fatigué.",
  "anachrony/tile-not-open": ({ tile: id }) => `${tile(id)} n’est pas à votre portée.`,
  "anachrony/buildings-only": ({ tile: id }) => `Ici on ne construit qu’un bâtiment, pas ${tile(id)}.`,
  "anachrony/no-free-spot": ({ row }) =>
    `La rangée n’a pas assez de place\u202f: ${rows[row as keyof typeof rows]}.`,
  "anachrony/wrong-row": ({ tile: id }) =>
    `Un superprojet nomme sa rangée, un bâtiment a la sienne\u202f: ${tile(id)}.`,
  "anachrony/wrong-breakthroughs": ({ tile: id }) => `Ces découvertes ne paient pas ${tile(id)}.`,
  "anachrony/worker-not-in-pool": ({ worker }) => `La réserve n’a pas cet ouvrier\u202f: ${type(worker)}.`,
  "anachrony/engineer-no-genius": () => "Un Ingénieur ne peut pas recruter un Génie.",
  "anachrony/wrong-bonus": ({ needed }) =>
    needed === 0 ? "Seul un Génie laisse le choix du bonus." : `Un Génie apporte ${needed} bonus au choix.`,
  "anachrony/not-in-stock": ({ piece: each }) =>
    `Cette découverte est épuisée\u202f: ${piece(each as Piece)}.`,
  "anachrony/not-this-die": ({ die }) =>
    `Ce dé ne peut pas être relancé maintenant\u202f: ${die === "shape" ? "forme" : "symbole"}.`,
  "anachrony/cube-not-in-pool": ({ cube }) => `La réserve n’en a plus\u202f: ${of(cube)}.`,
  "anachrony/action-not-offered": ({ action }) =>
    `Cette action n’est pas offerte ici\u202f: ${doing(String(action))}.`,
  "anachrony/not-copyable": ({ tile: id }) =>
    `Cet effet ne peut pas être copié maintenant\u202f: ${tile(id)}.`,
  "anachrony/out-of-range": ({ era }) => `L’Ère ${era} est hors de portée.`,
  "anachrony/warp-tile-not-there": ({ tile: each }) =>
    `La tuile Vortex ${warpTiles[each as WarpTile]} n’est pas là.`,
  "anachrony/cannot-send-back": ({ tile: each }) =>
    `Vous ne pouvez pas payer ce que montre la tuile Vortex\u202f: ${warpTiles[each as WarpTile]}.`,
  "anachrony/wrong-gain": ({ count }) =>
    `Choisissez ${plural(Number(count), "cube")} parmi ceux qui sont offerts.`,
  "anachrony/same-cube": () => "Un cube se change en une autre sorte.",
  "anachrony/cannot-wake": ({ most }) => `Choisissez parmi vos ouvriers fatigués, ${most} au plus.`,
  "anachrony/worker-not-offered": ({ worker }) => `Cet ouvrier n’est pas offert\u202f: ${type(worker)}.`,
  "anachrony/not-this-spot": ({ spot: at }) =>
    `L’anomalie ne peut pas aller ici\u202f: ${spot(at as Parameters<typeof spot>[0])}.`,
};
