/** Saved games as files. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type AnyMatch, type AnyRules, openMatch, parseSave, type Refusal } from "@chronarium/kernel";
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

export function readSave(rules: AnyRules, path: string, text: PlayText, lang: Language): ReadSave {
  let content: string;
  try {
    content = readFileSync(path, "utf8");
  } catch {
    return { ok: false, problem: text.wrong.file(path) };
  }
  const refused = (refusal: Refusal): ReadSave => ({ ok: false, problem: refusalSentence(refusal, lang) });
  const parsed = parseSave(content);
  if (!parsed.ok) return refused(parsed.refusal);
  const opened = openMatch(rules, parsed.record);
  return opened.ok ? opened : refused(opened.refusal);
}
