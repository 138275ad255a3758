/** The files of a folder of proofs or sources, with those of its folders. */
import { readdirSync, readFileSync } from "node:fs";

export type ProofFile = { readonly file: string; readonly text: string };

/** Sorted, so that every run tells the same. */
export const filesIn = (folder: URL, ending: string): readonly ProofFile[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), "utf8") }));
