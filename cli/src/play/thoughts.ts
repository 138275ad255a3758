/** What was noted and told during a game lies beside its save: it is no part of the match (AM-95). */
import { existsSync } from "node:fs";
import { parseJson, type Seat } from "@chronarium/kernel";
import { readNamedFile } from "../files.ts";

export type Thought = { readonly seat: Seat; readonly text: string; readonly to: "all" | readonly Seat[] };

const MOST = 2000;
export const LONGEST_THOUGHT = 500;

export const thoughtsPath = (save: string): string => `${save.replace(/\.json$/, "")}.notes.json`;

/** Nothing where there is no such file, or where it holds anything else. */
export function readThoughts(save: string, seats: number): readonly Thought[] {
  const path = thoughtsPath(save);
  if (!existsSync(path)) return [];
  const parsed = parseJson(readNamedFile(path));
  if (!parsed.ok || !Array.isArray(parsed.value)) return [];
  const isSeat = (value: unknown): value is Seat =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
  return parsed.value.slice(0, MOST).flatMap((each: unknown): readonly Thought[] => {
    if (typeof each !== "object" || each === null) return [];
    const { seat, text, to } = each as Readonly<Record<string, unknown>>;
    if (!isSeat(seat) || typeof text !== "string" || text === "" || text.length > LONGEST_THOUGHT) return [];
    if (to === "all") return [{ seat, text, to }];
    return Array.isArray(to) && to.every(isSeat) ? [{ seat, text, to }] : [];
  });
}
