/** The files of a folder of proofs. */
import { readdirSync, readFileSync } from "node:fs";

export type ProofFile = { readonly file: string; readonly text: string };

/** Sorted, so that every run tells the same; `deep` looks into folders too. */
export const filesIn = (folder: URL, ending: string, deep = false): readonly ProofFile[] =>
  readdirSync(folder, { recursive: deep, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), "utf8") }));
