import type { Language } from "../../../text/catalogue.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { KhronosWords } from "./types.ts";

export type { KhronosWords, Piece, PieceAt, SquareFacts } from "./types.ts";

export const words: Readonly<Record<Language, KhronosWords>> = { en, fr };
