/** Saved games as files. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  type AnyMatch,
  type AnyRules,
  openMatch,
  parseSave,
  printable,
  type Refusal,
} from "@chronarium/kernel";
import { readNamedFile } from "../files.ts";
import { tooMuch } from "../judge.ts";
import { refusalSentence } from "../saves.ts";
import { writeWhole } from "../whole-file.ts";
import type { Language, PlayText } from "./text/index.ts";

/** The id of a match from elsewhere may hold anything: only what is safe in a file's name is taken from it. */
export const savePath = (env: NodeJS.ProcessEnv, id: string): string =>
  join(env.CHRONARIUM_DATA || "data", "saves", `${id.replace(/[^\w-]/g, "_").slice(0, 100)}.json`);

/** Answers with the reason when the file cannot be written. */
export function writeSave(path: string, text: string): string | undefined {
  try {
    writeWhole(path, text);
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

export const removeSave = (path: string): void => rmSync(path, { force: true });

export type ReadSave =
  | { readonly ok: true; readonly match: AnyMatch }
  | { readonly ok: false; readonly problem: string };

export async function readSave(
  rules: AnyRules,
  path: string,
  text: PlayText,
  lang: Language,
): Promise<ReadSave> {
  let content: string;
  try {
    content = readNamedFile(path);
  } catch {
    return { ok: false, problem: text.wrong.file(printable(path)) };
  }
  const refused = (refusal: Refusal): ReadSave => ({ ok: false, problem: refusalSentence(refusal, lang) });
  const refusal = await tooMuch(content);
  if (refusal !== undefined) return refused(refusal);
  const parsed = parseSave(content);
  if (!parsed.ok) return refused(parsed.refusal);
  const opened = openMatch(rules, parsed.record);
  return opened.ok ? opened : refused(opened.refusal);
}
