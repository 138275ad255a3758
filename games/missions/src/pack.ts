/**
 * A mission as data: the compiled logic of one version, without a word of text. Every number that the rulebook calls
 * a mission's own stands here. The loader writes packs; the rules only read them.
 */

/** The name of a text in the mission's language files. */
export type Key = string;
export type RecId = string;
export type CardId = string;
export type ItemId = string;
export type TokenId = string;
/** An Item or a token. */
export type ThingId = string;
export type LocId = string;
export type SpotId = string;
export type ConfId = string;
export type EndId = string;
export type FlagId = string;
export type TestId = string;
export type OptionId = string;

export const ATTRIBUTES = ["strength", "confidence", "dexterity"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const COLOURS = ["green", "yellow", "red", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export const OUTCOMES = ["success", "partial", "failure"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const COIN: TokenId = "coin";

/** Whom an effect falls on: self, captain, all, others, choose, or the id of a receptacle. */
export type Who = string;
/** Whose things a condition looks at (AM-66). */
export type Whose = "self" | "anyone" | "group" | "everyone";
export type Range = { readonly min?: number; readonly max?: number };

export type Condition =
  | "always"
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly atLeast: { readonly n: number; readonly of: readonly Condition[] } }
  | { readonly has: { readonly item?: ItemId; readonly token?: TokenId; readonly who?: Whose } }
  | { readonly token: TokenId }
  | { readonly coins: { readonly min: number; readonly who?: Whose } }
  | { readonly receptacle: RecId; readonly as?: "self" | "present" | "notEjected" }
  | { readonly receptacles: Range }
  | {
      readonly azrak: {
        readonly pool?: Range;
        readonly vortex?: Range;
        readonly return?: Range;
        readonly who?: "self" | "captain" | "anyone" | "everyone";
      };
    }
  | { readonly visited: LocId; readonly min?: number }
  | { readonly defeated: ConfId }
  | { readonly itemInPlay: ItemId }
  | { readonly flag: FlagId }
  | { readonly round: Range }
  | { readonly attribute: { readonly name: Attribute; readonly min: number; readonly who?: "self" } }
  | { readonly captain: "self" }
  | { readonly standingBy: Range }
  | { readonly at: LocId }
  | { readonly holds: CardId; readonly who?: "self" | "anyone" }
  | { readonly conflictTurn: Range };

export type Price = {
  readonly coins?: number;
  readonly azrak?: number;
  readonly stow?: ThingId;
  readonly remove?: ThingId;
};

export type Choice = {
  readonly text: Key;
  readonly when?: Condition;
  readonly price?: Price;
  readonly confirm?: true;
  readonly commits?: true;
  readonly effects: readonly Effect[];
};

export type ChorusLine = {
  readonly id: string;
  /** The first of these who is not ejected says it. */
  readonly speakers: readonly RecId[];
  readonly text: Key;
};

export const UNTIL = ["test", "location", "update", "mission"] as const;
export type Until = (typeof UNTIL)[number];

/** What an effect does, without its condition. */
export type Deed =
  | {
      readonly azrak: {
        readonly lose?: number;
        readonly spend?: number;
        readonly gain?: number;
        readonly toReturn?: number;
        readonly from?: "vortex" | "self";
        readonly who?: Who;
      };
    }
  | {
      readonly coins: {
        readonly gain?: number;
        readonly lose?: number;
        readonly spend?: number;
        readonly who?: Who;
      };
    }
  | {
      readonly take: {
        readonly item?: ItemId;
        readonly token?: TokenId;
        readonly n?: number;
        readonly who?: Who;
      };
    }
  | { readonly stow: { readonly item?: ItemId; readonly token?: TokenId } }
  | { readonly remove: { readonly item?: ItemId; readonly token?: TokenId; readonly card?: CardId } }
  | { readonly give: { readonly item?: ItemId; readonly token?: TokenId; readonly to: Who } }
  | {
      readonly read: {
        readonly interaction?: number;
        readonly snap?: true;
        readonly card?: CardId;
        readonly item?: ItemId;
        readonly collectively?: true;
        readonly who?: Who;
      };
    }
  | { readonly reveal: { readonly card: CardId; readonly to: "self" | "all" } }
  | { readonly replace: { readonly card: CardId; readonly with: CardId } }
  | { readonly addCard: { readonly card: CardId; readonly loc: LocId } }
  | { readonly removeCard: { readonly card: CardId; readonly loc: LocId } }
  | { readonly map: { readonly place?: ItemId; readonly open?: SpotId; readonly close?: SpotId } }
  | { readonly eject: { readonly who?: Who } }
  | { readonly damage: number }
  | { readonly conflict: ConfId }
  | {
      readonly update: {
        readonly free: true;
        readonly scope: "standard" | "emergency";
        readonly at: "now" | "next";
        readonly who?: Who;
      };
    }
  | { readonly destiny: "shuffle" }
  | {
      readonly modify: {
        readonly attribute?: Attribute;
        readonly difficulty?: true;
        readonly add: number;
        readonly until: Until;
        readonly who?: Who;
      };
    }
  | { readonly force: { readonly explore?: CardId; readonly test?: TestId; readonly who?: Who } }
  | {
      readonly choose: {
        readonly prompt: Key;
        readonly decides?: "self" | "captain";
        readonly public?: true;
        readonly options: readonly Choice[];
      };
    }
  | {
      readonly chorus: {
        readonly lines: readonly ChorusLine[];
        readonly order: readonly string[];
        readonly right: readonly Effect[];
        readonly wrong: readonly Effect[];
      };
    }
  | { readonly flag: { readonly set?: FlagId; readonly clear?: FlagId } }
  | { readonly leave: true }
  | { readonly end: EndId };

/** `once` is always written: the loader puts the default of AM-10. */
export type Effect = Deed & { readonly when?: Condition; readonly once: boolean | "agent" };

export type CellText = Key | readonly { readonly when: Condition; readonly text: Key }[];
export type Cell = { readonly text?: CellText; readonly effects: readonly Effect[] };
export const CELLS = ["fail", "critical", "success"] as const;
export type CellName = (typeof CELLS)[number];

export type Difficulty = {
  readonly base: number;
  readonly mods?: readonly { readonly when: Condition; readonly add: number }[];
};
export type Test = {
  readonly id: TestId;
  readonly name?: Key;
  readonly attribute: Attribute;
  readonly difficulty: Difficulty;
  readonly attempts: "once" | "untilSuccess" | "unlimited";
  readonly commits?: true;
  readonly when?: Condition;
  readonly results: {
    readonly fail?: Cell;
    readonly success?: Cell;
    /** "same": the success cell (TS-84). */
    readonly critical?: Cell | "same";
  };
};

export const PERS = ["test", "location", "round", "agent", "mission"] as const;
export type Limit = { readonly times: number; readonly per: (typeof PERS)[number] };

export type Option = {
  readonly id: OptionId;
  readonly text: Key;
  readonly when?: Condition;
  readonly price?: Price;
  readonly decides?: "self" | "captain";
  readonly public?: true;
  readonly confirm?: true;
  readonly commits?: true;
  readonly limit?: Limit;
  readonly effects: readonly Effect[];
};

export type CardConflict =
  | { readonly kind: "personal"; readonly endsOn: "any" | "success"; readonly test: Test }
  | { readonly kind: "group"; readonly id: ConfId };

export type Variant = {
  readonly when: Condition;
  readonly text: Key;
  readonly effects: readonly Effect[];
  readonly tests: readonly Test[];
  readonly options: readonly Option[];
  readonly conflict?: CardConflict;
  readonly hints?: readonly Key[];
  readonly chips?: readonly Key[];
  readonly clueFor?: readonly string[];
  readonly gives?: readonly string[];
  /** One sentence more for a reader who recognises something: what only this receptacle knows. */
  readonly knows?: Readonly<Record<RecId, Key>>;
};

export type Face = { readonly when: Condition; readonly art?: string; readonly alt: Key };
export type Card = {
  readonly id: CardId;
  readonly caption: Key;
  readonly faces: readonly Face[];
  /** Card A and other Story cards that are read to everybody (TS-165). */
  readonly readAloud?: true;
  readonly takeable?: true;
  readonly only?: readonly number[];
  readonly pivot?: true;
  readonly sees?: readonly string[];
  readonly keywords?: readonly Key[];
  readonly variants: readonly Variant[];
};
export type Location = {
  readonly id: LocId;
  readonly name: Key;
  /** The first is card A. */
  readonly panorama: readonly CardId[];
  /** Also those that come into the panorama later. */
  readonly cards: readonly Card[];
};

export const HOOKS = [
  "support.whileHolding",
  "support.bonus",
  "test.initiateFree",
  "test.attribute",
  "test.ignoreNegativeDestiny",
  "test.redrawDestiny",
  "destiny.peek",
  "explore.free",
  "azrak.loseLess",
  "gift.free",
  "coins.discount",
  "telepathy.showCard",
  "update.free",
  "recon.second",
  "conflict.damage",
  "location.enterFree",
  "test.refundOnFail",
  "interaction.again",
  "test.difficulty",
] as const;
export type HookName = (typeof HOOKS)[number];
export type Hook = {
  readonly hook: HookName;
  readonly args?: {
    readonly attribute?: Attribute;
    readonly bonus?: number;
    readonly less?: number;
    readonly add?: number;
  };
  readonly limit?: Limit;
  /** A token that lasts until its owner's next Update (AM-77). */
  readonly until?: "update";
};

export type Item = {
  readonly id: ItemId;
  readonly colour: Colour;
  readonly name: Key;
  readonly after: "stow" | "remove";
  readonly tags?: readonly string[];
  readonly map?: { readonly covers: readonly SpotId[]; readonly adds: readonly Spot[] };
  readonly rule?: Hook;
  /** Items have variants like cards; most have one. */
  readonly variants: readonly Variant[];
};
export type Token = {
  readonly id: TokenId;
  readonly shape: string;
  readonly name: Key;
  readonly text?: Key;
  readonly copies: number;
  readonly rule?: Hook;
};
export const TRIGGERS = [
  "locationEntered",
  "locationLeft",
  "roundStart",
  "updateDone",
  "testInitiated",
  "testResolved",
  "agentEjected",
  "itemTaken",
  "conflictDefeated",
] as const;
export type TriggerEvent = (typeof TRIGGERS)[number];
export type Trigger = {
  /** An Item, token or location; it counts while that is in play. */
  readonly source: string;
  readonly on: TriggerEvent;
  readonly when?: Condition;
  readonly limit?: Limit;
  readonly effects: readonly Effect[];
};
export type Spot = {
  readonly id: SpotId;
  readonly loc: LocId;
  readonly when?: Condition;
  readonly at?: readonly [number, number];
};
export type DestinyCard = { readonly value: number; readonly shuffle?: true };
export type Conflict = {
  readonly id: ConfId;
  readonly name: Key;
  readonly text?: Key;
  /** By the number of receptacles. */
  readonly life: Readonly<Record<string, number>>;
  readonly lifeMods: readonly { readonly when: Condition; readonly add: number }[];
  readonly keepDamage: boolean;
  readonly tests: readonly Test[];
  readonly onDefeat: readonly Effect[];
};

export type Interaction = { readonly id: string; readonly npc: Key; readonly variants: readonly Variant[] };
export type Receptacle = {
  readonly id: RecId;
  readonly name: Key;
  readonly story: readonly Key[];
  readonly portrait?: string;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly azrak: number;
  readonly coins: number;
  readonly talent?: Hook & { readonly text: Key };
  readonly gear: { readonly id: string; readonly name: Key; readonly text: Key } & Partial<Hook>;
  readonly snap: {
    readonly id: string;
    readonly text: Key;
    readonly deed?: { readonly text: Key; readonly when: Condition; readonly effects: readonly Effect[] };
  };
  readonly interactions: readonly Interaction[];
};

export type Support = { readonly first: number; readonly others: number };
export type CountParams = {
  readonly forced: readonly RecId[];
  readonly bonusEach: number;
  readonly bonusShared: number;
  readonly freeExplore: "each" | "captain" | "none";
  readonly freeUpdates: number;
  readonly support: Support;
};
export type Params = {
  readonly azrakTotal: number;
  readonly costs: {
    readonly enterLocation: number;
    readonly explore: number;
    readonly initiate: number;
    readonly gift: number;
  };
  readonly bonusRaisesCap: boolean;
  readonly byReceptacles: Readonly<Record<string, CountParams>>;
  readonly solo: {
    readonly freeChoice: boolean;
    readonly preselect: readonly RecId[];
    readonly telepathyGate: boolean;
  };
};

export type Ending = {
  readonly id: EndId;
  readonly outcome: Outcome;
  readonly variants: readonly { readonly when: Condition; readonly text: Key }[];
};
export type Var = { readonly count: readonly Condition[] } | { readonly firstPresent: readonly RecId[] };

export type Pack = {
  readonly tsm: 1;
  readonly id: string;
  readonly version: string;
  readonly title: Key;
  readonly lead?: Key;
  readonly age: number;
  readonly minutes: readonly [number, number];
  readonly contentNotes: readonly Key[];
  readonly languages: readonly string[];
  /** The numbers of receptacles that may play it. */
  readonly players: readonly number[];
  readonly sealed: boolean;
  readonly counts: Readonly<Record<"story" | "common" | "personal" | "azrak" | "destiny", number>>;
  readonly covers: Readonly<Record<"story" | "common" | "personal", number>>;
  readonly params: Params;
  readonly setup: {
    readonly order: Key;
    readonly return: Key;
    readonly prologue: readonly {
      readonly id: CardId;
      readonly text: Key;
      readonly alt: Key;
      readonly art?: string;
    }[];
    readonly onStart: readonly Effect[];
  };
  readonly acts: readonly { readonly id: number; readonly name: Key; readonly when: Condition }[];
  readonly map: { readonly art?: string; readonly spots: readonly Spot[] };
  readonly performance: Readonly<Record<string, readonly { readonly max: number; readonly grade: string }[]>>;
  readonly tutorial?: {
    readonly destiny?: readonly number[];
    readonly coach: readonly { readonly on: string; readonly text: Key }[];
  };
  readonly vars: Readonly<Record<string, Var>>;
  readonly endings: readonly Ending[];
  readonly receptacles: readonly Receptacle[];
  readonly locations: readonly Location[];
  readonly items: readonly Item[];
  readonly tokens: readonly Token[];
  readonly triggers: readonly Trigger[];
  readonly destiny: readonly DestinyCard[];
  readonly conflicts: readonly Conflict[];
};
