/** What the kernel itself refuses, in French. */
import type { FlawKind } from "./shape.ts";
import type { KernelText, Params } from "./text-types.ts";

const FLAWS: Readonly<Record<FlawKind, (expected: string) => string>> = {
  "does-not-match": (expected) => `n’est pas écrit comme attendu (${expected})`,
  missing: (expected) => `manque ; attendu : ${expected}`,
  "not-a-choice": (expected) => `n’est pas un des choix : ${expected}`,
  "not-a-list": (expected) => `n’est pas une liste ; attendu : ${expected}`,
  "not-a-number": (expected) => `n’est pas un nombre ; attendu : ${expected}`,
  "not-a-seat": (expected) => `n’est pas une place de cette partie ; les places vont de ${expected}`,
  "not-an-integer": (expected) => `n’est pas un nombre entier ; attendu : ${expected}`,
  "not-an-object": (expected) => `n’est pas un objet avec les champs ${expected}`,
  "not-text": (expected) => `n’est pas un texte ; attendu : ${expected}`,
  "not-yes-or-no": (expected) => `doit être l’une de ces valeurs : ${expected}`,
  "out-of-order": (expected) => `n’est pas dans l’ordre ; attendu : ${expected}`,
  "out-of-range": (expected) => `est hors de ${expected}`,
  "too-few": (expected) => `a trop peu d’éléments ; attendu : ${expected}`,
  "too-long": (expected) => `dépasse ${expected} caractères`,
  "too-many": (expected) => `a trop d’éléments ; attendu : ${expected}`,
  "unknown-field": (expected) => `n’est pas connu ici ; connus : ${expected}`,
  "unknown-type": (expected) => `n’est pas d’un genre connu ; connus : ${expected}`,
  unreadable: (expected) => `ne se lit pas comme du ${expected}`,
  unsound: (expected) => `n’est pas une position possible : ${expected}`,
};

function flaw(params: Params): string {
  return FLAWS[params.problem as FlawKind]?.(String(params.expected)) ?? String(params.problem);
}

export const kernelTextFr: KernelText = {
  refusals: {
    "kernel/malformed-action": (p) =>
      `Cette action est illisible : ${p.place === "" ? "elle" : `« ${p.place} »`} ${flaw(p)}.`,
    "kernel/no-such-seat": (p) =>
      `Cette partie a ${p.seats} places, numérotées de 0 à ${p.last}. Choisissez l’une d’elles.`,
    "kernel/bad-option": (p) =>
      p.place === "" ? `La liste des options ${flaw(p)}.` : `L’option « ${p.place} » ${flaw(p)}.`,
    "kernel/undo-nothing": (p) =>
      p.revision === 0
        ? "Rien n’a encore été joué : il n’y a rien à reprendre."
        : `Vous ne pouvez pas revenir à l’action ${p.to} : choisissez-en une avant l’action ${p.revision}.`,
    "kernel/undo-reveals": (p) =>
      `L’action ${p.revision} a fait connaître quelque chose, par une pioche, un jet ou la fin de la partie. Vous pouvez revenir juste après elle, pas plus loin.`,
    "kernel/undo-other-seat": (p) =>
      `L’action ${p.revision} a été jouée par un autre joueur. Vous ne pouvez reprendre que ce que vous avez fait depuis.`,
    "kernel/undo-simultaneous": () =>
      "Ici, d’autres peuvent agir en même temps : ce qui est fait est fait, rien ne peut être repris maintenant.",
    "kernel/sealed": () =>
      "Cette partie garde ses secrets jusqu’à sa fin : son passé tel que vous l’avez vu et ses branches ne s’ouvriront qu’alors.",
    "kernel/not-json": (p) =>
      `Le fichier est abîmé ou n’est pas une partie enregistrée : il n’a plus de sens à la ligne ${p.line}, colonne ${p.column}. Vérifiez qu’il a été copié en entier.`,
    "kernel/running-file": (p) =>
      p.kind === "seen"
        ? "Ce fichier est celui d’une partie en cours : il contient ce que son propriétaire pouvait savoir, et aucune graine. Ajoutez-le à la page des chronologies, ou chargez-le dans le terminal, pour continuer."
        : "Ce fichier est scellé par une phrase secrète. Ajoutez-le à la page des chronologies, ou chargez-le dans le terminal, pour l’ouvrir.",
    "kernel/bad-record": (p) =>
      p.place === ""
        ? "Ce fichier n’est pas une partie enregistrée. Choisissez un fichier enregistré par Chronarium."
        : `La partie enregistrée est abîmée : « ${p.place} » ${flaw(p)}.`,
    "kernel/other-game": (p) =>
      `C’est une partie de « ${p.game} », qui ne peut pas s’ouvrir ici. Attendu : ${p.expected}.`,
    "kernel/newer-rules": (p) =>
      `Cette partie a été enregistrée avec la version ${p.recorded} des règles ; ce programme connaît les versions jusqu’à ${p.rules}. Mettez le programme à jour pour l’ouvrir.`,
    "kernel/wrong-commitment": () =>
      "La graine n’est pas celle qui a été engagée avant la première action : la graine ou l’engagement a été changé depuis.",
    "kernel/log-refused": (p) =>
      `L’action ${p.revision} de la partie enregistrée est contraire aux règles (${p.code}). La partie peut être montrée jusqu’à la dernière position sûre.`,
    "kernel/hash-differs": (p) =>
      Number(p.recorded) < Number(p.rules)
        ? `Cette partie a été enregistrée avec des règles plus anciennes (version ${p.recorded}, maintenant ${p.rules}) et se joue autrement à l’action ${p.revision}. Elle peut être montrée jusqu’à la dernière position sûre.`
        : `Rejouée, cette partie diffère de son enregistrement à l’action ${p.revision}. Elle peut être montrée jusqu’à la dernière position sûre.`,
    "kernel/over-budget": (p) =>
      p.revision === undefined
        ? "Rejouer la partie enregistrée demande trop de temps ou de mémoire : elle n’a pas été ouverte."
        : `Rejouer la partie enregistrée prend trop de temps : après l’action ${p.revision}, elle a été abandonnée et n’a pas été ouverte.`,
    "kernel/rules-failed": (p) =>
      p.revision === undefined
        ? `Les règles ont échoué à la ligne ${p.line} de la transcription : ${p.message}`
        : `La partie enregistrée mène à une position que les règles ne savent pas continuer, à l’action ${p.revision} (${p.message}).`,
    "kernel/bad-transcript": (p) => `La ligne ${p.line} de la transcription est illisible : ${p.message}`,
    "kernel/bad-lesson": (p) => `La ligne ${p.line} de la leçon est illisible : ${p.message}`,
    "kernel/aim-not-reached": (p) => `À la ligne ${p.line}, la leçon manque son but : ${p.message}`,
    "kernel/note-never-comes": (p) =>
      `À la ligne ${p.line} de la leçon, une remarque ne vient pas : ${p.message}`,
    "kernel/state-differs": (p) =>
      `À la ligne ${p.line} de la transcription, l’état est autre : ${p.message}`,
    "kernel/view-differs": (p) => `À la ligne ${p.line} de la transcription, la vue est autre : ${p.message}`,
    "kernel/not-refused": (p) =>
      `La ligne ${p.line} de la transcription aurait dû être refusée : ${p.message}`,
    "kernel/other-refusal": (p) =>
      `La ligne ${p.line} de la transcription a été refusée pour une autre raison : ${p.message}`,
    "kernel/other-rule": (p) =>
      `La ligne ${p.line} de la transcription a été refusée au nom d’une autre règle : ${p.message}`,
  },
  unknown: (code) =>
    `La table refuse cela pour une raison que ce programme ne connaît pas (${code}). Rechargez-le.`,
};
