/** The sentences for what the kernel itself refuses: what is wrong, where, and what would put it right. */
import type { Refusal } from "./contract.ts";
import type { FlawKind } from "./shape.ts";

type Params = Refusal["params"];
export type RefusalText = Readonly<Record<string, (params: Params) => string>>;

const FLAWS_EN: Readonly<Record<FlawKind, (expected: string) => string>> = {
  "does-not-match": (expected) => `is not written as expected (${expected})`,
  missing: (expected) => `is missing; expected: ${expected}`,
  "not-a-choice": (expected) => `is none of the choices: ${expected}`,
  "not-a-list": (expected) => `is not a list; expected: ${expected}`,
  "not-a-number": (expected) => `is not a number; expected: ${expected}`,
  "not-a-seat": (expected) => `is not a seat of this match; seats are numbered ${expected}`,
  "not-an-integer": (expected) => `is not a whole number; expected: ${expected}`,
  "not-an-object": (expected) => `is not an object with the fields ${expected}`,
  "not-text": (expected) => `is not text; expected: ${expected}`,
  "not-yes-or-no": (expected) => `must be one of: ${expected}`,
  "out-of-order": (expected) => `is out of order; expected: ${expected}`,
  "out-of-range": (expected) => `is outside ${expected}`,
  "too-few": (expected) => `has too few entries; expected: ${expected}`,
  "too-long": (expected) => `is longer than ${expected} characters`,
  "too-many": (expected) => `has too many entries; expected: ${expected}`,
  "unknown-field": (expected) => `is not known here; known are: ${expected}`,
  "unknown-type": (expected) => `is not a known kind; known are: ${expected}`,
  unreadable: (expected) => `cannot be read as ${expected}`,
  unsound: (expected) => `is not a possible position: ${expected}`,
};

const FLAWS_FR: Readonly<Record<FlawKind, (expected: string) => string>> = {
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

function flawEn(params: Params): string {
  return FLAWS_EN[params.problem as FlawKind]?.(String(params.expected)) ?? String(params.problem);
}
function flawFr(params: Params): string {
  return FLAWS_FR[params.problem as FlawKind]?.(String(params.expected)) ?? String(params.problem);
}

const en = {
  "kernel/malformed-action": (p) =>
    `This action cannot be read: ${p.place === "" ? "it" : `“${p.place}”`} ${flawEn(p)}.`,
  "kernel/no-such-seat": (p) =>
    `This match has ${p.seats} seats, numbered 0 to ${p.last}. Choose one of them.`,
  "kernel/bad-option": (p) =>
    p.place === "" ? `The options ${flawEn(p)}.` : `The option “${p.place}” ${flawEn(p)}.`,
  "kernel/undo-nothing": (p) =>
    p.revision === 0
      ? "Nothing has been done yet, so there is nothing to take back."
      : `You cannot go back to action ${p.to}: choose one before action ${p.revision}.`,
  "kernel/undo-reveals": (p) =>
    `Action ${p.revision} made something known, by a draw, a roll or the end of the game. You can go back to just after it, not further.`,
  "kernel/undo-other-seat": (p) =>
    `Action ${p.revision} was done by another player. You can take back only what you have done since then.`,
  "kernel/undo-simultaneous": () =>
    "Here others may act at the same time, so what is done is done: nothing can be taken back now.",
  "kernel/sealed": () =>
    "This match keeps its secrets until it is over: its past as you saw it, and branches of it, are open only then.",
  "kernel/not-json": (p) =>
    `The file is damaged or not a saved match: it stops making sense at line ${p.line}, column ${p.column}. Check that it was copied whole.`,
  "kernel/bad-record": (p) =>
    p.place === ""
      ? "The file is not a saved match. Choose a file that was saved by Chronarium."
      : `The saved match is damaged: “${p.place}” ${flawEn(p)}.`,
  "kernel/other-game": (p) =>
    `This is a match of “${p.game}”, which cannot be opened here. Expected: ${p.expected}.`,
  "kernel/newer-rules": (p) =>
    `This match was recorded with rules version ${p.recorded}; this program knows versions up to ${p.rules}. Update the program to open it.`,
  "kernel/wrong-commitment": () =>
    "The seed is not the one that was committed to before the first action: the seed or the commitment was changed since.",
  "kernel/log-refused": (p) =>
    `Action ${p.revision} of the saved match is against the rules (${p.code}). The match can be shown up to the last sound position.`,
  "kernel/hash-differs": (p) =>
    Number(p.recorded) < Number(p.rules)
      ? `This match was recorded with older rules (version ${p.recorded}, now ${p.rules}) and plays differently by action ${p.revision}. It can be shown up to the last sound position.`
      : `Played again, this match differs from its record by action ${p.revision}. It can be shown up to the last sound position.`,
  "kernel/over-budget": (p) =>
    p.revision === undefined
      ? "Playing the saved match again takes too long or too much memory, so it was not opened."
      : `Playing the saved match again takes too long; it was given up after action ${p.revision} and not opened.`,
  "kernel/rules-failed": (p) =>
    p.revision === undefined
      ? `The rules failed at line ${p.line} of the transcript: ${p.message}`
      : `The saved match leads to a position that the rules cannot continue from, at action ${p.revision} (${p.message}).`,
  "kernel/bad-transcript": (p) => `Line ${p.line} of the transcript cannot be read: ${p.message}`,
  "kernel/state-differs": (p) => `At line ${p.line} of the transcript the state is another: ${p.message}`,
  "kernel/view-differs": (p) => `At line ${p.line} of the transcript the view is another: ${p.message}`,
  "kernel/not-refused": (p) => `Line ${p.line} of the transcript should have been refused: ${p.message}`,
  "kernel/other-refusal": (p) =>
    `Line ${p.line} of the transcript was refused for another reason: ${p.message}`,
  "kernel/other-rule": (p) =>
    `Line ${p.line} of the transcript was refused for the sake of another rule: ${p.message}`,
} as const satisfies RefusalText;

const fr: Readonly<Record<keyof typeof en, (params: Params) => string>> = {
  "kernel/malformed-action": (p) =>
    `Cette action est illisible : ${p.place === "" ? "elle" : `« ${p.place} »`} ${flawFr(p)}.`,
  "kernel/no-such-seat": (p) =>
    `Cette partie a ${p.seats} places, numérotées de 0 à ${p.last}. Choisissez l’une d’elles.`,
  "kernel/bad-option": (p) =>
    p.place === "" ? `La liste des options ${flawFr(p)}.` : `L’option « ${p.place} » ${flawFr(p)}.`,
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
  "kernel/bad-record": (p) =>
    p.place === ""
      ? "Ce fichier n’est pas une partie enregistrée. Choisissez un fichier enregistré par Chronarium."
      : `La partie enregistrée est abîmée : « ${p.place} » ${flawFr(p)}.`,
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
  "kernel/state-differs": (p) => `À la ligne ${p.line} de la transcription, l’état est autre : ${p.message}`,
  "kernel/view-differs": (p) => `À la ligne ${p.line} de la transcription, la vue est autre : ${p.message}`,
  "kernel/not-refused": (p) => `La ligne ${p.line} de la transcription aurait dû être refusée : ${p.message}`,
  "kernel/other-refusal": (p) =>
    `La ligne ${p.line} de la transcription a été refusée pour une autre raison : ${p.message}`,
  "kernel/other-rule": (p) =>
    `La ligne ${p.line} de la transcription a été refusée au nom d’une autre règle : ${p.message}`,
};

export const kernelRefusalText: { readonly en: RefusalText; readonly fr: RefusalText } = { en, fr };

const UNKNOWN: Readonly<Record<keyof typeof kernelRefusalText, (code: string) => string>> = {
  en: (code) => `The table refuses this for a reason that this program does not know (${code}). Reload it.`,
  fr: (code) =>
    `La table refuse cela pour une raison que ce programme ne connaît pas (${code}). Rechargez-le.`,
};

/** The sentence for a refusal: the game's own, by its table of sentences, or the kernel's. */
export function refusalInWords<Names>(
  own: object,
  lang: keyof typeof kernelRefusalText,
  { code, params }: Refusal,
  names: Names,
): string {
  for (const sentences of [own, kernelRefusalText[lang]] as readonly Readonly<Record<string, unknown>>[])
    if (Object.hasOwn(sentences, code))
      return (sentences[code] as (params: Params, names: Names) => string)(params, names);
  return UNKNOWN[lang](code);
}
