/** What the table of the Chronomancer says besides the words of the game itself. */
import type { Boat, Cost, Figure, Half, PricePart, Side, Space } from "@chronarium/chronomancer";

type SpaceFacts = {
  /** As the game calls it. */
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly does: string;
  readonly total: Cost;
  /** Both halves of a portal; none for a Time Machine. */
  readonly parts: readonly PricePart[];
  readonly reach: readonly Figure[];
  readonly chosen: boolean;
  readonly lastMove: boolean;
  readonly refused: string | undefined;
};

type BoatFacts = {
  readonly boat: Boat;
  /** "2 Bards and 1 Rogue", empty for nobody. */
  readonly aboard: string;
  readonly free: number;
  readonly dock: string | undefined;
  readonly half: Half;
  readonly possible: boolean;
  readonly chosen: boolean;
  readonly refused: string | undefined;
};

export type PhoneTab = "workshop" | "cove" | "town";

export type ChronomancerWords = {
  readonly gold: (count: number) => string;
  readonly goldUnit: string;
  /** "1 + 1 = 2 hours", "2 − 2 = 0 hours", "1 hour + 1 corruption": what Frozen Hours pay is taken off the price. */
  readonly sum: (parts: readonly Cost[], total: Cost, spent?: number) => string;
  /** Where each part of a portal's price comes from: "frame: 1 hour · white tile: 1 corruption". */
  readonly items: (parts: readonly PricePart[]) => string;

  readonly board: {
    readonly workshop: (owner: string | undefined) => string;
    readonly whose: (owner: string) => string;
    readonly owners: string;
    readonly groups: Readonly<Record<"spaces" | "figures" | "icons", string>>;
    readonly cove: string;
    readonly freeDock: string;
    readonly stream: string;
    readonly edges: { readonly left: string; readonly right: string };
    readonly shelf: string;
    readonly shelfOf: (owner: string | undefined) => string;
    readonly staff: string;
    readonly staffOf: (owner: string | undefined) => string;
    readonly emptyPlace: string;
    readonly town: (choosing: boolean) => string;
    readonly halls: string;
    readonly lair: string;
    readonly free: string;
    readonly paysNow: (gold: number) => string;
    readonly paysAtMarket: (gold: number) => string;
    readonly corruption: (owner: string | undefined) => string;
    readonly day: (day: number) => string;
    readonly market: string;
    readonly docks: (taken: number) => readonly string[];
    readonly clock: (facts: {
      readonly day: number;
      readonly pieces: readonly { readonly who: string; readonly hour: string }[];
      readonly marks: readonly string[];
      readonly marker: string | undefined;
      readonly docks: number;
    }) => string;
    readonly sell: (gold: number) => string;
    readonly rogueIcons: (icons: number) => string;
  };

  readonly tab: Readonly<Record<PhoneTab, string>>;
  readonly tabs: string;

  /** What a place says to somebody who does not see it. */
  readonly space: (facts: SpaceFacts) => string;
  readonly figure: (figure: Figure, at: string, locked: boolean, chosen: boolean) => string;
  readonly icon: (faction: string, open: boolean, pays: number, chosen: boolean) => string;
  readonly tile: (name: string, side: Side, left: Cost, right: Cost) => string;
  readonly good: (name: string, worth: number | undefined) => string;
  readonly boat: (facts: BoatFacts, name: string) => string;
  readonly aboard: (piece: string, boat: string) => string;
  readonly dock: (name: string, boat: string | undefined, possible: boolean) => string;
  readonly icons: (pieces: readonly string[]) => string;

  readonly prompt: {
    readonly idle: string;
    readonly where: (figure: Figure) => string;
    readonly who: string;
    readonly openMarket: string;
  };
  /** The line about the plan. */
  readonly title: (figure: Figure, space: string, does: string) => string;
  readonly take: (goods: string) => string;
  readonly pay: { readonly label: string; readonly token: (faction: string, spent: boolean) => string };

  readonly button: {
    readonly chain: (verbs: readonly string[]) => string;
    /** The Hours that remain when Frozen Hours have paid their part. */
    readonly pay: (hours: number) => string;
    readonly draws: (pieces: number) => string;
    readonly reveals: string;
  };

  /** The things that can be picked, in the list of the tray. */
  readonly pick: {
    readonly figure: (figure: Figure) => string;
    readonly draw: string;
    readonly pass: string;
    /** Nothing is to be had on a space now. */
    readonly inVain: string;
    /** The staff has done what it shall. */
    readonly stop: string;
    readonly space: (space: string, does: string) => string;
    readonly good: (name: string) => string;
    readonly give: (good: string) => string;
    readonly hall: (faction: string) => string;
  };

  /** "Portal T2: the Assistant stands in the way". */
  readonly whyTitle: (verdict: string, place: string | undefined) => string;

  readonly ledger: {
    readonly facts: (hour: string, corruption: number, frozen: number) => string;
    readonly forecast: string;
    readonly forecastOf: (gold: number, icons: number, rogues: number, corruption: number) => string;
    readonly peddler: string;
    /** His level comes first: the line is short. */
    readonly peddlerFacts: (level: string | undefined, hour: string, corruption: number) => string;
    readonly lastCard: (name: string) => string;
    readonly cardsLeft: (count: number) => string;
    readonly stock: string;
    readonly nothing: string;
    readonly bag: string;
    readonly rogue: (name: string) => string;
    readonly market: string;
    readonly decks: (town: number, corruption: number) => string;
  };

  readonly status: {
    readonly yours: string;
    readonly yoursBrief: string;
    readonly yourAnswer: string;
    readonly theirs: (name: string, day: number) => string;
    readonly theirsBrief: (name: string) => string;
    readonly over: string;
    readonly won: string;
    readonly lostToPeddler: string;
    /** With the viewer. */
    readonly shared: (others: readonly string[]) => string;
    readonly wins: (names: readonly string[]) => string;
  };
  readonly goTo: { readonly label: string; readonly unknown: (name: string) => string };
  readonly places: { readonly boats: string; readonly docks: string };
  readonly abilityOf: (name: string, does: string, card: string | undefined, used: boolean) => string;
  readonly spaceNames: Readonly<Record<Space, string>>;
};
