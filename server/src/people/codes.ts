/** Codes that people type: letters that are not mistaken for each other. */
import { createHash } from "node:crypto";
import type { Chance } from "@chronarium/authority";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RECOVERY_CODES = 10;

/** Five bits each: two hexadecimal digits are more than enough for one. */
export const freshCode = (chance: Chance, letters: number): string =>
  Array.from({ length: letters }, () => LETTERS[Number.parseInt(chance(1), 16) % 32]).join("");

/** Fifty bits each: nobody tries them all, so a quick digest keeps them. */
export const recoveryCodes = (chance: Chance): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => freshCode(chance, 10));

export const digestOf = (code: string): string =>
  createHash("sha256").update(`recovery ${code}`).digest("hex");

/** In groups of five, for paper. */
export const onPaper = (code: string): string => code.replace(/(.{5})(?=.)/g, "$1-");

/** The name in a device's cookie is told to nobody, not even to its owner. */
export const shownId = (id: string): string =>
  createHash("sha256").update(`device ${id}`).digest("hex").slice(0, 16);
