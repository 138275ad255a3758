/** What `play` says of the Chronomancer alone. */
import type { Colour, Figure, Piece, Pier, PortalAction, Space } from "@chronarium/chronomancer";

/** Commands that look at something. */
type Look = "board" | "stream" | "forecast" | "peddler";

/** The words of the deeds are the game’s own. */
export const VERBS = [
  "move",
  "freeze",
  "shift",
  "relic",
  "recruit",
  "place",
  "seat",
  "recombobulate",
  "embiggen",
  "fracture",
  "pay",
  "dock",
  "sell",
  "close",
  "pass",
] as const;
export type Verb = (typeof VERBS)[number];

/** Words that may be typed in this language, besides the English ones. Without accents, in small letters. */
export type Vocabulary = {
  readonly commands: Readonly<Record<Look, readonly string[]>>;
  readonly verbs: Readonly<Record<Verb, readonly string[]>>;
  readonly figures: Readonly<Record<Figure, readonly string[]>>;
  readonly pieces: Readonly<Record<Piece, readonly string[]>>;
  readonly piers: Readonly<Record<Pier, readonly string[]>>;
  /** Words that may stand anywhere and mean nothing. */
  readonly fillers: readonly string[];
};

export type ChronomancerPlayText = {
  readonly vocabulary: Vocabulary;
  readonly help: readonly string[];
  readonly seatNames: readonly string[];
  readonly score: string;
  /** Of the pieces and their colours, as they are drawn. */
  readonly letters: Readonly<Record<Piece, string>>;
  readonly table: {
    readonly day: (day: number, days: number) => string;
    readonly turn: (name: string) => string;
    readonly market: string;
    readonly over: string;
    readonly docks: (taken: number) => string;
    readonly rogues: (name: string) => string;
    readonly clock: string;
    readonly markLegend: string;
    readonly marker: (hour: string) => string;
    readonly order: (list: string) => string;
    readonly at: (name: string, hour: string) => string;
    readonly workshop: (owner: string) => string;
    readonly figure: Readonly<Record<Figure, string>>;
    readonly locked: string;
    readonly machine: Readonly<Record<Extract<Space, "LC" | "LA" | "RC" | "RA">, string>>;
    readonly portal: (action: PortalAction) => string;
    readonly stream: string;
    readonly streamHead: readonly string[];
    readonly tilesHead: string;
    readonly sea: string;
    readonly bag: string;
    readonly colours: Readonly<Record<Colour, string>>;
    readonly piers: Readonly<Record<Pier, string>>;
    readonly freeDock: (count: number) => string;
    readonly boats: (boats: readonly number[]) => string;
    readonly halls: string;
    readonly sponsorship: string;
    readonly open: (gold: number) => string;
    readonly relics: string;
    readonly artifacts: string;
    readonly valueLegend: string;
    readonly town: string;
    readonly staff: string;
    readonly nobody: string;
    /** A name and what is to be said about it. */
    readonly about: (name: string, what: string) => string;
    /** The heads of the columns about the players. */
    readonly players: Readonly<
      Record<"gold" | "now" | "corruption" | "icons" | "frozen" | "small" | "large", string>
    >;
    readonly legend: readonly (readonly [string, string])[];
  };
  readonly menu: {
    readonly what: string;
    readonly typed: string;
    readonly move: (figure: string, space: string, does: string) => string;
    readonly price: (hours: number, corruption: number) => string;
    readonly reaches: (hour: string) => string;
    readonly stays: (hour: string) => string;
    readonly marks: (hours: readonly string[]) => string;
    readonly noRoom: string;
    readonly next: (name: string) => string;
    readonly again: string;
    readonly market: string;
    readonly mayPay: (count: number) => string;
    readonly inVain: string;
    readonly sellsFor: (gold: number) => string;
    readonly hallPays: (gold: number) => string;
    readonly portals: (list: string) => string;
    readonly icons: (letters: string, gold: number) => string;
    readonly replaces: (card: string) => string;
    readonly rogueIcons: (count: number) => string;
    readonly aboard: (pieces: string) => string;
    readonly fills: string;
    readonly pierThen: (pieces: string) => string;
    readonly sell: (goods: string) => string;
    readonly best: (gold: number, corruption: number) => string;
    /** What is possible without Corruption. */
    readonly clean: (gold: number) => string;
    readonly unsold: (goods: string, gold: number) => string;
    readonly owes: (cards: number) => string;
    readonly whichFigure: string;
    readonly where: string;
    readonly whichPiece: string;
    readonly whichBoat: string;
    readonly withWhich: string;
    readonly onBoat: (piece: string, boat: string) => string;
    readonly which: string;
    readonly whereRelics: string;
    readonly whereArtifacts: string;
    readonly whichRogues: string;
    readonly keepAll: string;
    readonly lot: (count: number, pier: string) => string;
    readonly forGold: (gold: number, corruption: number) => string;
    readonly noRogues: string;
    readonly withRogues: (piers: string) => string;
  };
  readonly answers: {
    readonly incomplete: string;
    readonly noSuchPlayer: (word: string) => string;
    readonly noPeddler: string;
  };
  readonly forecast: {
    readonly title: string;
    readonly now: string;
    readonly sales: string;
    readonly sale: (colour: string, gold: number, corruption: number) => string;
    readonly noSale: string;
  };
  readonly peddler: {
    readonly toCome: (count: number) => string;
    readonly revealed: string;
  };
  readonly and: string;
};
