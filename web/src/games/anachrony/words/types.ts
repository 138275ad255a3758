import type { en } from "./en.ts";

/** Every language says what English says. */
export type AnachronyWords = typeof en;
