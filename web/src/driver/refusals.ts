/** What the driver itself refuses: codes, sentences, and the error that carries a refusal across a promise. */
import type { Refusal } from "@chronarium/kernel";

type Params = Refusal["params"];
type Sentences = Readonly<Record<DriverCode, (params: Params) => string>>;

export type DriverCode =
  | "driver/bad-call"
  | "driver/bot-failed"
  | "driver/bot-seat"
  | "driver/closed"
  | "driver/failed"
  | "driver/hidden-seat"
  | "driver/no-such-revision"
  | "driver/no-such-table"
  | "driver/redo-nothing"
  | "driver/redo-other-seat"
  | "driver/stale"
  | "driver/unknown-game"
  | "driver/worker-failed"
  | "driver/wrong-seats";

const en: Sentences = {
  "driver/bad-call": (p) => `The table did not understand “${p.place}”. Nothing was changed.`,
  "driver/bot-failed": (p) =>
    `The bot in seat ${p.seat} found no action. Take back an action, or branch here.`,
  "driver/bot-seat": () => "A bot plays this seat. Choose a seat that a person plays.",
  "driver/closed": () => "This table is closed. Open it again.",
  "driver/failed": (p) => `The table could not do that (${p.message}). Your game is safe; reload the page.`,
  "driver/hidden-seat": () => "A bot plays this seat, and its hand stays hidden until the game is over.",
  "driver/no-such-revision": (p) => `This table has the steps 0 to ${p.last}, not ${p.revision}.`,
  "driver/no-such-table": () => "This table is not kept in this browser any more.",
  "driver/redo-nothing": () => "Nothing was taken back, so there is nothing to do again.",
  "driver/redo-other-seat": () => "What was taken back last belongs to another player.",
  "driver/stale": (p) =>
    `The table has changed: you saw step ${p.seen}, it is at step ${p.revision}. Look again, then act.`,
  "driver/unknown-game": (p) => `This version of Chronarium has no game called “${p.game}”.`,
  "driver/worker-failed": () => "The table stopped. Your game is safe; reload the page.",
  "driver/wrong-seats": (p) => `This game is for ${p.min} to ${p.max} players, not ${p.seats}.`,
};

const fr: Sentences = {
  "driver/bad-call": (p) => `La table n’a pas compris « ${p.place} ». Rien n’a changé.`,
  "driver/bot-failed": (p) =>
    `Le robot de la place ${p.seat} n’a trouvé aucune action. Annulez une action, ou créez une branche ici.`,
  "driver/bot-seat": () => "Un robot joue cette place. Choisissez la place d’une personne.",
  "driver/closed": () => "Cette table est fermée. Rouvrez-la.",
  "driver/failed": (p) =>
    `La table n’a pas pu le faire (${p.message}). Votre partie est sauve ; rechargez la page.`,
  "driver/hidden-seat": () =>
    "Un robot joue cette place, et sa main reste cachée jusqu’à la fin de la partie.",
  "driver/no-such-revision": (p) => `Cette table a les étapes 0 à ${p.last}, pas ${p.revision}.`,
  "driver/no-such-table": () => "Cette table n’est plus conservée dans ce navigateur.",
  "driver/redo-nothing": () => "Rien n’a été annulé, il n’y a donc rien à refaire.",
  "driver/redo-other-seat": () => "La dernière action annulée est celle d’une autre personne.",
  "driver/stale": (p) =>
    `La table a changé : vous voyiez l’étape ${p.seen}, elle en est à l’étape ${p.revision}. Regardez, puis jouez.`,
  "driver/unknown-game": (p) => `Cette version de Chronarium n’a pas de jeu nommé « ${p.game} ».`,
  "driver/worker-failed": () => "La table s’est arrêtée. Votre partie est sauve ; rechargez la page.",
  "driver/wrong-seats": (p) => `Ce jeu se joue de ${p.min} à ${p.max}, pas à ${p.seats}.`,
};

export const driverRefusalText: { readonly en: Sentences; readonly fr: Sentences } = { en, fr };

/** Refusals of the driver, like those of the kernel, cite no rulebook. */
export function driverRefusal(code: DriverCode, params: Params = {}): Refusal {
  return { code, params, rule: "protocol" };
}

/** The kernel's own words for a stored piece that cannot be used. */
export function badRecord(place: string, problem: "missing" | "unreadable", expected: string): Refusal {
  return { code: "kernel/bad-record", params: { place, problem, expected }, rule: "protocol" };
}

/** A promise that cannot be kept, with the reason. Its message is for logs; people get the refusal's sentence. */
export class DriverError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(sentence(refusal));
    this.name = "DriverError";
    this.refusal = refusal;
  }
}

export function fail(code: DriverCode, params: Params = {}): never {
  throw new DriverError(driverRefusal(code, params));
}

/** Every failure as a refusal: those nobody foresaw keep their message, never their stack. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof DriverError) return error.refusal;
  return driverRefusal("driver/failed", { message: error instanceof Error ? error.message : String(error) });
}

function sentence({ code, params }: Refusal): string {
  const texts: Readonly<Record<string, (params: Params) => string>> = en;
  return texts[code]?.(params) ?? `${code} ${JSON.stringify(params)}`;
}
