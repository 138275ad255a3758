import type { Language } from "../../text/index.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { MissionsPlayText } from "./types.ts";

export type { MissionsPlayText } from "./types.ts";

export const missionsPlayText: Readonly<Record<Language, MissionsPlayText>> = { en, fr };
