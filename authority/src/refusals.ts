/**
 * What the authority itself refuses: codes, sentences, and the error that carries a refusal across a promise.
 * English is that of logs as well; other languages stand apart, so that nobody loads those he does not read.
 */
import { printable, type Refusal } from "@chronarium/kernel";

type Params = Refusal["params"];
export type DriverSentences = Readonly<Record<DriverCode, (params: Params) => string>>;

export type DriverCode =
  | "authority/rules-too-slow"
  | "driver/bad-call"
  | "driver/bot-failed"
  | "driver/bot-seat"
  | "driver/closed"
  | "driver/ended"
  | "driver/failed"
  | "driver/file-too-large"
  | "driver/file-too-slow"
  | "driver/hidden-seat"
  | "driver/line-cut"
  | "driver/no-help"
  | "driver/no-sealing"
  | "driver/no-such-revision"
  | "driver/no-such-table"
  | "driver/no-such-scene"
  | "driver/not-loaded"
  | "driver/not-stored"
  | "driver/not-your-seat"
  | "driver/other-protocol"
  | "driver/passphrase-needed"
  | "driver/passphrase-wrong"
  | "driver/redo-nothing"
  | "driver/redo-other-seat"
  | "driver/sealed"
  | "driver/sealed-export"
  | "driver/store-failing"
  | "driver/stale"
  | "driver/too-many-open"
  | "driver/unknown-game"
  | "driver/worker-failed"
  | "driver/wrong-seats";

export const driverRefusalsEn: DriverSentences = {
  "authority/rules-too-slow": (p) =>
    `The rules of ${p.game} did not answer in ${p.seconds} seconds, so this table was stopped. What was stored is safe; the other tables go on.`,
  "driver/bad-call": (p) => `The table did not understand “${p.place}”. Nothing was changed.`,
  "driver/bot-failed": (p) =>
    `The bot in seat ${p.seat} found no action. Take back an action, or branch here.`,
  "driver/bot-seat": () => "A bot plays this seat. Choose a seat that a person plays.",
  "driver/closed": () => "This table is closed. Open it again.",
  "driver/ended": () => "Those who played have ended this game. It can be looked at, not played on.",
  "driver/failed": (p) => `The table could not do that (${p.message}). Your game is safe; reload the page.`,
  "driver/file-too-large": (p) => `This file is larger than ${p.megabytes} MB, so it is not a saved game.`,
  "driver/file-too-slow": (p) =>
    `This file could not be read in ${p.seconds} seconds, so it was left alone. Nothing was changed.`,
  "driver/line-cut": () =>
    "The line to the server was cut, so nobody knows yet whether this was done. Look again when it is back.",
  "driver/no-help": () => "No hints and no branches while you play with others; both are free after the end.",
  "driver/no-sealing": () =>
    "A file can only be sealed or unsealed on a page that came over https, or from this computer.",
  "driver/passphrase-needed": () => "This file is sealed. Type the passphrase it was sealed with.",
  "driver/passphrase-wrong": () =>
    "This is not the passphrase of the file, or the file was changed. Check it and try again.",
  "driver/sealed-export": () =>
    "This game stays sealed until it is over: until then its file needs a passphrase.",
  "driver/hidden-seat": () => "A bot plays this seat, and its hand stays hidden until the game is over.",
  "driver/no-such-revision": (p) => `This table has the steps 0 to ${p.last}, not ${p.revision}.`,
  "driver/no-such-table": () => "This table is not kept in this browser any more.",
  "driver/no-such-scene": () => "There is no such lesson or worked position.",
  "driver/not-loaded": (p) =>
    p.file === undefined
      ? "A part of the game could not be loaded. Check the connection, then try again."
      : `The file ${p.file} is damaged. Your games are as they were; reload the page.`,
  "driver/not-stored": () => "Your action could not be stored, so it was not done. Try again.",
  "driver/not-your-seat": () => "This seat is somebody else’s. You see the table through your own seat.",
  "driver/other-protocol": (p) =>
    `This page speaks version ${p.mine} of the table’s language, the table version ${p.theirs}. Reload the page.`,
  "driver/redo-nothing": () => "Nothing was taken back, so there is nothing to do again.",
  "driver/redo-other-seat": () => "What was taken back last belongs to another player.",
  "driver/sealed": () => "This game stays sealed until it is over: no branches and no hints before.",
  "driver/store-failing": () => "This browser cannot store anything now, so nothing was changed.",
  "driver/stale": (p) =>
    `The table has changed meanwhile: it is at step ${p.revision}. Look again, then act.`,
  "driver/too-many-open": () => "You have too many tables open. Close one, then open this one again.",
  "driver/unknown-game": (p) => `This version of Chronarium has no game called “${p.game}”.`,
  "driver/worker-failed": () =>
    "The table stopped before it answered, so your action was not made. What was stored is safe.",
  "driver/wrong-seats": (p) => `This game is for ${p.min} to ${p.max} players, not ${p.seats}.`,
};

/** Refusals of the authority, like those of the kernel, cite no rulebook, and echo only what fits a sentence. */
export function driverRefusal(code: DriverCode, params: Params = {}): Refusal {
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? printable(value) : value,
  ]);
  return { code, params: Object.fromEntries(shown) as Params, rule: "protocol" };
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
  const texts: Readonly<Record<string, (params: Params) => string>> = driverRefusalsEn;
  return texts[code]?.(params) ?? `${code} ${JSON.stringify(params)}`;
}
