import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { AnachronyPlayText } from "./types.ts";

export type { AnachronyPlayText, Ask } from "./types.ts";
export const anachronyPlayText: { readonly en: AnachronyPlayText; readonly fr: AnachronyPlayText } = {
  en,
  fr,
};
