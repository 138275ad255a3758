/** Ce qui entoure chaque écran : la barre, les onglets, le retour, le menu, le journal. */
import type { Side, State } from "@chronarium/anachrony/companion";
import type { Words } from "../types.ts";
import { PHASES, plural } from "./shared.ts";

export const frame: Pick<
  Words,
  | "name"
  | "phases"
  | "sides"
  | "status"
  | "tabs"
  | "undo"
  | "redo"
  | "undoOf"
  | "redoOf"
  | "tookBack"
  | "didAgain"
  | "answered"
  | "menu"
  | "close"
  | "why"
  | "rule"
  | "menuItems"
  | "rules"
  | "log"
> = {
  name: "Compagnon",
  phases: PHASES,
  sides: { human: "Vous", bot: "Le bot" } satisfies Record<Side, string>,
  status: ({ era, phase, turn, bot, correction }: State): string =>
    phase === "closed"
      ? "Fermée"
      : correction !== undefined
        ? `Ère ${era} · correction`
        : phase !== "actions"
          ? `Ère ${era} · ${PHASES[phase].toLowerCase()}`
          : turn === "bot"
            ? `Ère ${era} · tour ${bot.actions + 1} du bot`
            : `Ère ${era} · à vous`,
  tabs: {
    label: "Parties de la table",
    turn: "Tour du bot",
    board: "Plateau",
    odds: "Chances",
    correct: "Corriger",
  },
  undo: "Annuler",
  redo: "Refaire",
  undoOf: (what) => `Annuler\u202f: ${what}`,
  redoOf: "Refaire ce qui a été annulé",
  tookBack: (what) => `Annulé\u202f: ${what}`,
  didAgain: (what) => `Refait\u202f: ${what}`,
  answered: "une réponse",
  menu: "Menu",
  close: "Fermer",
  why: "Pourquoi",
  rule: (id, name) => (name === id ? `Règle ${id}` : `Règle ${id}, ${name}`),

  menuItems: {
    large: "Grands caractères",
    largeDoes: "Pour un téléphone posé à côté du plateau.",
    tracking: "Ce que l’app suit",
    log: "Journal et branches",
    rules: "Règles",
    share: "Partager ou garder",
    tables: "Vos tables",
    settings: "Réglages",
    awake: "L’écran reste allumé tant que cette table est ouverte.",
  },
  rules: {
    title: "Règles",
    none: "Aucun paragraphe n’explique cette règle.",
    all: "Toutes les règles",
  },
  log: {
    title: "Journal",
    lead: "Le plus récent d’abord. Un pas peut être rejoué autrement sur une table à part.",
    empty: "Il ne s’est encore rien passé.",
    branch: "Essayer d’ici",
    branchOf: (revision) => `Essayer d’ici, pas ${revision}`,
    branchName: (revision) => `Depuis le pas ${revision}`,
    more: "Pas précédents",
    dice: (app, hand) =>
      `${plural(app, "dé de l’app", "dés de l’app")}, ${plural(hand, "lancé", "lancés")} à la main`,
  },
};
