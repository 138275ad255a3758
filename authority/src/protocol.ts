/** What the page asks of the authority. */
import type { Seat, Viewer } from "@chronarium/kernel";
import type { Acted, Entry, Hint, Imported, Moment, NewTable, TableCard } from "./types.ts";

export type At = { readonly session: number };
export type OfTable = { readonly table: string };

export type AuthorityCalls = {
  readonly hello: { readonly ask: undefined; readonly answer: { readonly persistent: boolean } };
  readonly list: { readonly ask: undefined; readonly answer: readonly TableCard[] };
  readonly create: { readonly ask: NewTable; readonly answer: string };
  readonly open: {
    readonly ask: OfTable;
    readonly answer: { readonly session: number; readonly moment: Moment };
  };
  readonly rename: { readonly ask: OfTable & { readonly name: string }; readonly answer: undefined };
  readonly remove: { readonly ask: OfTable; readonly answer: undefined };
  readonly export: { readonly ask: OfTable; readonly answer: string };
  readonly import: { readonly ask: { readonly text: string }; readonly answer: Imported };

  readonly look: { readonly ask: At & { readonly viewer: Viewer }; readonly answer: Moment };
  readonly moment: { readonly ask: At & { readonly revision: number }; readonly answer: Moment };
  readonly chronicle: { readonly ask: At; readonly answer: readonly Entry[] };
  readonly act: {
    readonly ask: At & { readonly seat: Seat; readonly action: unknown; readonly revision: number };
    readonly answer: Acted;
  };
  readonly undo: { readonly ask: At & { readonly seat: Seat }; readonly answer: Acted };
  readonly redo: { readonly ask: At & { readonly seat: Seat }; readonly answer: Acted };
  readonly branch: {
    readonly ask: At & { readonly revision: number; readonly name: string };
    readonly answer: string;
  };
  readonly hint: { readonly ask: At & { readonly seat: Seat }; readonly answer: Hint | undefined };
  readonly cancelHint: { readonly ask: At; readonly answer: undefined };
  readonly close: { readonly ask: At; readonly answer: undefined };
};

/** What the authority says unasked. */
export const TOPICS = { update: "update", library: "library" } as const;
export type LibraryNews = { readonly persistent: boolean };
