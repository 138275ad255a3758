/** Saved matches as files: opened with every check, and kept in the folder of this project's data. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AnyMatch,
  kernelRefusalText,
  type LastSound,
  loadText,
  parseSave,
  printable,
  type Refusal,
} from "@chronarium/kernel";
import { readNamedFile } from "./files.ts";
import { rulesOfSave } from "./games.ts";
import { tooMuch } from "./judge.ts";
import type { Language } from "./language.ts";
import { writeWhole } from "./whole-file.ts";

export type OpenedSave =
  | { readonly ok: true; readonly match: AnyMatch; readonly text: string }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      readonly lastSound?: LastSound<unknown>;
      readonly text: string;
    };

export async function openSave(file: string): Promise<OpenedSave> {
  const text = readNamedFile(file);
  const refusal = await tooMuch(text);
  if (refusal !== undefined) return { ok: false, refusal, text };
  return { ...loadText(await rulesOfSave(text), text), text };
}

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

export function refusalSentence({ code, params }: Refusal, language: Language): string {
  return kernelRefusalText[language][code]?.(params) ?? printable(code);
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
