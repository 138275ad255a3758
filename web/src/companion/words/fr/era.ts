/** Les phases d’une Ère pour les deux camps, et ce que ferait chaque face. */
import type { BotQuestion, Row } from "@chronarium/anachrony/companion";
import type { Words as Names } from "@chronarium/anachrony/text";
import type { Words } from "../types.ts";
import { A_ROW, ordinal, plural, TO_PHASE } from "./shared.ts";

const OPEN_ROW: Readonly<Record<Row, string>> = {
  PP: "Centrale",
  FA: "Usine",
  LS: "Habitation",
  LAB: "Laboratoire",
};

export const era: Pick<Words, "human" | "phase" | "openTiles" | "odds"> = {
  human: {
    title: "À vous",
    lead: (turn) => `Votre ${ordinal(turn)} tour de cette Ère.`,
    alone: "Le bot a passé. Jouez autant de tours que vous voulez, puis passez.",
    spaces: "Ce qu’offre le plateau principal",
    board: "Ce qu’offre votre plateau",
    took: "Qu’avez-vous pris\u202f?",
    nothing: "Aucun emplacement suivi",
    pieces: "Et qu’y avez-vous pris\u202f?",
    noPiece: "Rien",
    council: "J’ai pris l’emplacement gauche du Conseil\u202f: premier joueur à l’Ère suivante.",
    returned: "Mes tuiles Vortex revenues, par Ère",
    done: "Fini\u202f: lancer pour le bot",
    doneHand: "Fini\u202f: je lance son dé",
    doneNone: "Fini\u202f: tour du bot",
    otherApp: "L’app lance",
    otherHand: "Je le lance",
    pass: "Je passe",
    passAlone: "Je passe\u202f: fin des tours",
  },
  phase: {
    you: "Vous",
    bot: "Le bot",
    next: (phase) => TO_PHASE[phase],
    rounds: "Commencer les tours d’action",
    era: (era) => `Passer à l’Ère ${era}`,
    score: "Passer à la feuille de score",
    of: (era) => `Ère ${era} sur 7`,
    recruitCard: "Ouvriers de la carte de recrutement",
    mineCard: "Cubes de la carte de mine",
    entered: (n, all) => `${n} sur ${all}`,
    more: (what) => `${what}\u202f: un de plus`,
    less: (what) => `${what}\u202f: un de moins`,
    rollsAsk: "Combien de jets de paradoxe pour le bot\u202f?",
    rollsLine: "Il lance une fois pour chaque Ère passée où il a au moins autant de tuiles Vortex que vous.",
    rollsLeft: (n) => `${plural(n, "jet")} du bot`,
    paradoxDie: "Dé de paradoxe\u202f: touchez la face que vous voyez",
    warpRoll: "Jet de Vortex du bot",
    yourWarp: "Combien de tuiles posez-vous\u202f?",
    firstAsk: "Qui est premier joueur à l’Ère suivante\u202f?",
    collapsedAsk: "Tous les emplacements de la Capitale ont-ils disparu\u202f?",
    yes: "Oui",
    no: "Non",
    faceOf: (face) => `Dé de paradoxe ${face}`,
  },

  openTiles: {
    title: "Tuiles visibles",
    lead: "Les PV de chaque tuile visible\u202f; – si sa pile est vide ou si elle est déjà construite.",
    turnedUp: "Qu’est-ce qui est visible maintenant\u202f?",
    name: (tile) => {
      const [row, stack] = tile.split("-") as [Row, string];
      return `${OPEN_ROW[row]}, ${stack === "primary" ? "principale" : "secondaire"}`;
    },
    superproject: (era) => `Superprojet, Ère ${era}`,
    vp: (vp) => (vp === 0 ? "Aucune" : `${vp} PV`),
    known: (vp) => (vp === undefined ? "?" : vp === 0 ? "aucune" : `${vp} PV`),
    entered: (n, of) => `Tuiles visibles\u202f: ${n} sur ${of}`,
    taken: (tile, vp) => `${tile}, ${vp}\u00a0PV`,
  },

  odds: {
    title: "Le prochain jet",
    lead: "Six faces, une chance sur six chacune",
    next: (plate) => `puis il est sur ${plate}`,
    none: "Pas de dé maintenant\u202f: il n’a plus d’exosquelette.",
    places: (n, left) => `${n} sur 6 placent un exosquelette\u202f; il en a ${left}.`,
    fails: (n) => `${n} sur 6 ne donnent rien.`,
    asks: (question: BotQuestion, names: Names) => {
      switch (question.ask) {
        case "worker":
          return `Recrutement\u202f: il veut ${question.order
            .slice(0, 2)
            .map((each) => names.worker[each])
            .join(", puis ")}`;
        case "space":
          return `${names.capital[question.action]}, premier emplacement libre`;
        case "building":
          return `${A_ROW[question.row]}, la tuile la plus haute`;
        case "superproject":
          return "Le superprojet à plus de PV";
        case "breakthrough":
        case "shape":
          return "Une découverte selon le dé de forme";
        default:
          return "Un emplacement de la mine et un cube qui lui manque";
      }
    },
  },
};
