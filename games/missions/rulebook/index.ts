import type { Rulebook } from "@chronarium/kernel";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

export { register } from "./register.ts";

export const rulebook: { readonly en: Rulebook; readonly fr: Rulebook } = { en, fr };
