import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { ChronobotPlayText } from "./types.ts";

export type { ChronobotPlayText } from "./types.ts";
export const chronobotPlayText: { readonly en: ChronobotPlayText; readonly fr: ChronobotPlayText } = {
  en,
  fr,
};
