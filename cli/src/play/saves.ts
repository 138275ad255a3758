/** Saved games as files. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type AnyMatch, type AnyRules, kernelRefusal, printable, type Refusal } from "@chronarium/kernel";
import { openSave, refusalSentence } from "../saves.ts";
import { UsageError } from "../usage.ts";
import { writeWhole } from "../whole-file.ts";
import type { Arguments } from "./args.ts";

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
  | { readonly ok: true; readonly match: AnyMatch; readonly imagined: boolean }
  | { readonly ok: false; readonly problem: string };

export async function readSave(rules: AnyRules, path: string, given: Arguments): Promise<ReadSave> {
  const { text, lang } = given;
  const refused = (refusal: Refusal): ReadSave => ({ ok: false, problem: refusalSentence(refusal, lang) });
  try {
    const opened = await openSave(path, given);
    if (!opened.ok) return refused(opened.refusal);
    const { id } = opened.match.rules;
    if (id === rules.id) return opened;
    return refused(kernelRefusal("kernel/other-game", { game: id, expected: rules.id }));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { ok: false, problem: text.wrong.file(printable(path)) };
  }
}
