/** Diagrams of the rulebook: positions in the notation of the rules, drawn by the board itself. */
import type { Era } from "@chronarium/khronos";
import type { Language } from "../../../text/catalogue.ts";
import type { BoardOverlay } from "../board/index.ts";

export type Picture = {
  readonly position: string;
  readonly era: Era;
  /** Of an action; without it the picture shows how things are. */
  readonly when?: "before" | "after";
  readonly overlay?: BoardOverlay;
};

export type Diagram = {
  /** The paragraphs it stands under, each by all the rules it explains. */
  readonly at: readonly string[];
  readonly map: string;
  readonly pictures: readonly Picture[];
  readonly caption: Readonly<Record<Language, string>>;
};
