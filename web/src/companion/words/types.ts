/** English is written first; the compiler holds every other language to it. */
import type { en } from "./en.ts";

export type Words = typeof en;
