/** What the authority itself refuses, in French. */
import type { DriverSentences } from "./refusals.ts";

export const driverRefusalsFr: DriverSentences = {
  "authority/rules-too-slow": (p) =>
    `Les règles de ${p.game} n’ont pas répondu en ${p.seconds} secondes\u202f: cette table a été arrêtée. Ce qui est enregistré est sauf\u202f; les autres tables continuent.`,
  "driver/bad-call": (p) => `La table n’a pas compris «\u202f${p.place}\u202f». Rien n’a changé.`,
  "driver/bot-failed": (p) =>
    `Le robot de la place ${p.seat} n’a trouvé aucune action. Annulez une action, ou créez une branche ici.`,
  "driver/bot-seat": () => "Un robot joue cette place. Choisissez la place d’une personne.",
  "driver/closed": () => "Cette table est fermée. Rouvrez-la.",
  "driver/ended": () =>
    "Ceux qui jouaient ont mis fin à cette partie. On peut la regarder, pas la continuer.",
  "driver/failed": (p) =>
    `La table n’a pas pu le faire (${p.message}). Votre partie est sauve\u202f; rechargez la page.`,
  "driver/file-too-large": (p) =>
    `Ce fichier dépasse ${p.megabytes} Mo\u202f: ce n’est pas une partie enregistrée.`,
  "driver/file-too-slow": (p) =>
    `Ce fichier n’a pas pu être lu en ${p.seconds} secondes\u202f: il est laissé de côté. Rien n’a changé.`,
  "driver/line-cut": () =>
    "La liaison avec le serveur a été coupée\u202f: on ne sait pas encore si c’est fait. Regardez à son retour.",
  "driver/no-help": () =>
    "Ni conseils ni branches tant que vous jouez avec d’autres\u202f; après la fin, les deux sont libres.",
  "driver/no-sealing": () =>
    "Un fichier ne peut être scellé ou descellé que sur une page venue par https, ou de cet ordinateur.",
  "driver/passphrase-needed": () => "Ce fichier est scellé. Tapez la phrase secrète qui le protège.",
  "driver/passphrase-wrong": () =>
    "Ce n’est pas la phrase secrète du fichier, ou le fichier a été modifié. Vérifiez-la et réessayez.",
  "driver/sealed-export": () =>
    "Cette partie reste scellée jusqu’à sa fin\u202f: d’ici là, son fichier demande une phrase secrète.",
  "driver/hidden-seat": () =>
    "Un robot joue cette place, et sa main reste cachée jusqu’à la fin de la partie.",
  "driver/no-such-revision": (p) => `Cette table a les étapes 0 à ${p.last}, pas ${p.revision}.`,
  "driver/no-such-table": () => "Cette table n’est plus conservée dans ce navigateur.",
  "driver/no-such-scene": () => "Il n’y a ni leçon ni position de ce nom.",
  "driver/not-loaded": (p) =>
    p.file === undefined
      ? "Un élément du jeu n’a pas pu se charger. Vérifiez la connexion, puis réessayez."
      : `Le fichier ${p.file} est abîmé. Vos parties sont intactes\u202f; rechargez la page.`,
  "driver/not-stored": () =>
    "Votre action n’a pas pu être enregistrée\u202f: elle n’a pas eu lieu. Essayez encore.",
  "driver/not-your-seat": () =>
    "Cette place est celle de quelqu’un d’autre. Vous voyez la table depuis la vôtre.",
  "driver/other-protocol": (p) =>
    `Cette page parle la version ${p.mine} de la langue de la table, la table la version ${p.theirs}. Rechargez la page.`,
  "driver/redo-nothing": () => "Rien n’a été annulé, il n’y a donc rien à refaire.",
  "driver/redo-other-seat": () => "La dernière action annulée est celle d’une autre personne.",
  "driver/sealed": () => "Cette partie reste scellée jusqu’à sa fin\u202f: ni branches ni conseils d’ici là.",
  "driver/store-failing": () =>
    "Ce navigateur ne peut rien enregistrer pour l’instant\u202f: rien n’a changé.",
  "driver/stale": (p) =>
    `La table a changé entre-temps\u202f: elle en est à l’étape ${p.revision}. Regardez, puis jouez.`,
  "driver/too-many-open": () => "Vous avez trop de tables ouvertes. Fermez-en une, puis rouvrez celle-ci.",
  "driver/unknown-game": (p) => `Cette version de Chronarium n’a pas de jeu nommé «\u202f${p.game}\u202f».`,
  "driver/worker-failed": () =>
    "La table s’est arrêtée avant de répondre\u202f: votre action n’a pas eu lieu. Ce qui est enregistré est sauf.",
  "driver/wrong-seats": (p) => `Ce jeu se joue de ${p.min} à ${p.max}, pas à ${p.seats}.`,
};
