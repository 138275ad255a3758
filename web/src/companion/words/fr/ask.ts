/** Ce que l’appli demande, et ce qui n’a pas pu se faire. */
import type { BotQuestion } from "@chronarium/anachrony/companion";
import type { Words } from "../types.ts";
import { plural, THE_ROW } from "./shared.ts";

export const ask: Pick<Words, "ask" | "couldNot"> = {
  ask: {
    space: (action) => `${action}\u202f: quel est le premier emplacement libre\u202f?`,
    spaceLines: (action) =>
      `Exosquelette du bot sur le *premier emplacement libre*\u202f: ${action} en haut, second, Conseil gauche, Conseil droit.`,
    places: { top: "En haut", second: "Second", left: "Conseil gauche", right: "Conseil droit" },
    bookSpace: (place) => `Noter\u202f: ${place}`,
    freeMines: "Quels emplacements de la mine sont libres\u202f?",
    freeMinesLine: "Il prend *un emplacement libre de la mine* avec les cubes qui lui manquent.",
    mines: { mine1: "Haut, U", mine2: "Milieu, G", mine3: "Bas, T" },
    bookMines: (count) =>
      count === 0
        ? "Noter\u202f: …"
        : `Noter\u202f: ${plural(count, "emplacement libre", "emplacements libres")}`,
    cubes: "Quels cubes sont dans la réserve\u202f?",
    cubesLine: "Il prend *un cube de la réserve* et celui de son emplacement.",
    noCubes: "La réserve est vide",
    bookCubes: (cubes, empty) => (empty ? "Noter\u202f: réserve vide" : `Noter\u202f: ${cubes || "…"}`),
    worker: "Qui est le premier de la liste dans la réserve\u202f?",
    workerLine: (order) => `Donnez-lui le *premier qui s’y trouve*\u202f: ${order.join(", ")}.`,
    bookWorker: (worker) => `Noter\u202f: ${worker}`,
    building: "Combien de PV a cette tuile\u202f?",
    buildingLine: (row) =>
      `Donnez-lui, parmi les deux tuiles visibles, ${THE_ROW[row]} à *plus de PV*. À égalité, la secondaire.`,
    bothTiles: "Saisir plutôt les deux tuiles visibles",
    oneTile: "Saisir la tuile qu’il prend",
    primary: "Pile principale",
    secondary: "Pile secondaire",
    emptyStack: "Vide",
    bookVp: (vp) => `Noter ${vp ?? "…"} PV`,
    bookTiles: "Le laisser décider",
    superproject: "Combien de PV a ce superprojet\u202f?",
    superprojectLine: (era) =>
      `Donnez-lui, des Ères 1 à ${era}, le superprojet visible à *plus de PV*. À égalité, le plus ancien.`,
    eachOpen: "Saisir plutôt chaque superprojet visible",
    eraOf: (era) => `Ère ${era}`,
    noneOpen: "Aucun",
    breakthrough: (shape) => `Reste-t-il une découverte dans un ${shape}\u202f?`,
    breakthroughLine: (shape) => `Donnez-lui une découverte dans un *${shape}*, n’importe laquelle.`,
    taken: "Il en a une",
    blind: {
      space: "Je ne suis pas les emplacements.",
      freeMines: "Je ne suis pas les emplacements.",
      cubes: "Je ne suis pas la réserve de la mine.",
      worker: "Je ne suis pas la réserve du recrutement.",
      building: "Je ne vois pas vos tuiles.",
      superproject: "Je ne vois pas vos tuiles.",
      breakthrough: "Je ne vois pas vos découvertes.",
      die: "",
      shape: "",
    } satisfies Record<BotQuestion["ask"], string>,
  },
  couldNot: {
    title: "Impossible",
    open: "Impossible",
    lead: "Qu’est-ce qui manquait\u202f?",
    space: "Aucun emplacement libre",
    spaceDoes: "Rien n’est placé. À défaut, il reçoit 2 Eaux, et 1 PV sauf en Débutant.",
    nothing: "Un emplacement, mais rien à prendre",
    nothingDoes: "Son exosquelette y reste. À défaut, il reçoit 2 Eaux, et 1 PV sauf en Débutant.",
    spaceFirst: "Indiquez d’abord l’emplacement.",
    noneLeft: "Impossible\u202f: plus aucune de cette forme",
    placedAlready: "Son exosquelette est déjà placé. Annulez d’abord cette réponse.",
  },
};
