/** La liste des tables : les nouvelles, ce qu’elles suivent, les fichiers. */
import type { Thing } from "@chronarium/anachrony/companion";
import type { Words } from "../types.ts";
import { plural } from "./shared.ts";

export const tables: Pick<Words, "tables" | "create" | "failed" | "lost" | "tracking" | "share"> = {
  tables: {
    title: "Compagnon",
    lead: "Il joue le Chronobot à votre propre table\u202f: il lance ou vous lancez, il décide et dit pourquoi.",
    yours: "Vos tables",
    none: "Aucune table. Tout reste sur cet appareil tant que vous ne partagez rien.",
    steps: (count) => plural(count, "pas", "pas"),
    over: (own, bot) => `Fermée\u202f: ${own} à ${bot}`,
    rename: "Renommer",
    remove: "Supprimer",
    removeQuestion: (title, steps) =>
      `Supprimer ${title} et ${steps < 2 ? "son pas" : `ses ${steps} pas`}\u202f? Rien ne la ramènera.`,
    removeNow: "La supprimer",
    keep: "La garder",
    actionOn: (action, title) => `${action}\u202f: ${title}`,
    exportFile: "Enregistrer en fichier",
    exported: (name) => `Enregistré sous ${name}.`,
    importFile: "Ajouter un fichier",
    imported: "La table est ajoutée.",
    refused: (file, why) => `${file}\u202f: ${why}`,
    notCompanion: "C’est une partie d’un autre jeu. Elle est maintenant dans vos chronologies.",
    tooLarge: "Ce fichier est trop grand pour une table.",
  },
  create: {
    title: "Nouvelle table",
    begin: "Commencer l’Ère 1",
    join: "Rejoindre une partie en cours",
    more: "Suivi et règles maison",
    tracking: "Ce que l’app suit",
    rules: "Règles maison",
    default: (date) => `Table du ${date}`,
  },
  failed: { title: "Cette table ne s’ouvre pas", back: "Vos tables" },
  lost: "Cette table ne continue pas ici. Rechargez la page.",

  tracking: {
    title: "Ce que l’app suit",
    lead: "Suivi\u202f: elle décide seule. Non suivi\u202f: elle vous demande. À changer quand vous voulez.",
    things: {
      spaces: {
        name: "Emplacements",
        does: "Qui se trouve à la construction, au recrutement, à la recherche, au Conseil et à la mine.",
      },
      recruit: { name: "Réserve du recrutement", does: "Les ouvriers de la carte, saisis à chaque Ère." },
      mine: { name: "Réserve de la mine", does: "Les cubes de la carte, saisis à chaque Ère." },
      warp: {
        name: "Vos tuiles Vortex",
        does: "Combien il y en a sur chaque Ère\u202f: les jets de paradoxe sont connus.",
      },
      tiles: {
        name: "Tuiles visibles",
        does: "Les PV des bâtiments visibles, et des superprojets après l’Impact\u202f: quatre tuiles par Ère.",
      },
    } satisfies Record<Thing, { name: string; does: string }>,
  },

  share: {
    title: "Partager ou garder",
    lead: "Rien ne quitte cet appareil avant que vous ne touchiez un de ces boutons.",
    path: "Votre voie, si vous voulez",
    picture: "Le score en image",
    text: "Le score en texte",
    record: "Fiche de partie",
    file: "Toute la table en fichier",
    copied: "Copié.",
    saved: (name) => `Enregistré sous ${name}.`,
    failed: "Le partage n’a pas abouti.",
    early: "Image, texte et fiche viennent avec la feuille de score.",
    heading: "Chronobot, le score",
    line: (category, own, bot) => `${category}\u202f: ${own} à ${bot}`,
    totals: (own, bot) => `Total\u202f: ${own} à ${bot}`,
    facts: (difficulty, era, path) =>
      path === "" ? `${difficulty}, fin à l’Ère ${era}` : `${path}, ${difficulty}, fin à l’Ère ${era}`,
  },
};
