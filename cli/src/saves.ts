/** Saved matches as files: opened with every check, and kept in the folder of this project's data. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  DriverError,
  driverRefusalsEn,
  driverRefusalsFr,
  fileText,
  type SeatSetup,
} from "@chronarium/authority";
import {
  type AnyMatch,
  kernelRefusal,
  kernelRefusalText,
  type LastSound,
  loadText,
  parseSave,
  printable,
  type Refusal,
} from "@chronarium/kernel";
import { readNamedFile } from "./files.ts";
import { formatOf, rulesOfSave } from "./games.ts";
import { judgeFile } from "./judge.ts";
import type { Language } from "./language.ts";
import { passphraseOf, unaskedText } from "./passphrase.ts";
import { writeWhole } from "./whole-file.ts";

/** `text` is the plain record; `imagined` says that what its owner could not see was dealt anew. */
export type OpenedSave =
  | { readonly ok: true; readonly match: AnyMatch; readonly text: string; readonly imagined: boolean }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      readonly lastSound?: LastSound<unknown>;
      readonly text: string;
    };

/** Any file that page or terminal write. */
export async function openSave(
  file: string,
  { lang, passphraseFile }: { readonly lang: Language; readonly passphraseFile: string | undefined },
): Promise<OpenedSave> {
  const content = readNamedFile(file);
  const sealed = formatOf(content) === "sealed";
  const passphrase = sealed ? await passphraseOf(passphraseFile, lang) : "";
  if (passphrase === undefined) return { ok: false, refusal: kernelRefusal(UNASKED, {}), text: content };
  const judged = await judgeFile(content, passphrase);
  if (!judged.ok) return { ...judged, text: content };
  const { text, imagined } = judged;
  const loaded = loadText(await rulesOfSave(text), text);
  return loaded.ok ? { ...loaded, text, imagined } : { ...loaded, text };
}

/** The same for those who can do nothing with a deal that never was: its past and its proof are elsewhere. */
export async function openPlayed(...asked: Parameters<typeof openSave>): Promise<OpenedSave> {
  const opened = await openSave(...asked);
  if (!opened.ok || !opened.imagined) return opened;
  return { ok: false, refusal: kernelRefusal("kernel/running-file", { kind: "seen" }), text: opened.text };
}

/** The terminal's own refusal. */
const UNASKED = "cli/passphrase-needed";

/** As much of a match as its last sound checkpoint vouches for. */
export async function openSoundPart(
  text: string,
  lastSound: LastSound<unknown>,
): Promise<AnyMatch | undefined> {
  const parsed = parseSave(text);
  if (!parsed.ok) return undefined;
  const record = parsed.record as {
    readonly log: readonly unknown[];
    readonly checkpoints: readonly { readonly revision: number }[];
  };
  const { revision } = lastSound;
  const part = {
    ...record,
    log: record.log.slice(0, revision),
    checkpoints: record.checkpoints.filter((checkpoint) => checkpoint.revision <= revision),
  };
  const loaded = loadText(await rulesOfSave(text), JSON.stringify(part));
  return loaded.ok ? loaded.match : undefined;
}

type Sentences = Readonly<Record<string, (params: Refusal["params"]) => string>>;
const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: { ...kernelRefusalText.en, ...driverRefusalsEn, [UNASKED]: () => unaskedText("en") },
  fr: { ...kernelRefusalText.fr, ...driverRefusalsFr, [UNASKED]: () => unaskedText("fr") },
};

export function refusalSentence({ code, params }: Refusal, language: Language): string {
  const said = Object.hasOwn(SENTENCES[language], code) ? SENTENCES[language][code] : undefined;
  return said?.(params) ?? printable(code);
}

/** A game to take elsewhere: see `fileText`. An empty passphrase seals nothing. */
export async function gameFile(
  match: AnyMatch,
  seats: readonly SeatSetup[],
  { passphrase, lang }: { readonly passphrase: string; readonly lang: Language },
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }> {
  try {
    const chance = (bytes: number): string => randomBytes(bytes).toString("hex");
    return { ok: true, text: await fileText(match, seats, { passphrase, chance }) };
  } catch (error) {
    if (!(error instanceof DriverError)) throw error;
    return { ok: false, problem: refusalSentence(error.refusal, lang) };
  }
}

/** Where a match of this id is kept. An id from elsewhere may hold anything, a path too. */
export function savePath(id: string): string {
  const name = id
    .replaceAll(/[^\w.-]/g, "-")
    .replace(/^\.+/, "")
    .slice(0, 100);
  return join(process.env.CHRONARIUM_DATA || "data", "saves", `${name || "match"}.json`);
}

export type Kept = "new" | "same" | "other";

/** Writes a save unless another one stands there. The file is there as a whole or not at all. */
export function keepSave(path: string, text: string, replace: boolean): Kept {
  const there = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  if (there === text) return "same";
  if (there !== undefined && !replace) return "other";
  writeWhole(path, text);
  return "new";
}
