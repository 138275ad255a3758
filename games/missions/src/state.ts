/** The state of a mission being played: plain JSON, and the whole truth. */
import type { Rng } from "@chronarium/kernel";
import type {
  Attribute,
  CardId,
  CellName,
  ConfId,
  EndId,
  FlagId,
  ItemId,
  Key,
  LocId,
  Outcome,
  RecId,
  SpotId,
  TestId,
  ThingId,
  TokenId,
  Until,
} from "./pack.ts";

/** An agent's place in the seat order of set-up. In solo one seat has agents 0 and 1 (AM-90). */
export type Lane = number;

export const STAGES = [
  "picking",
  "briefing",
  "prologue",
  "captain",
  "entering",
  "recon",
  "telling",
  "actions",
  "update",
  "swaps",
  "over",
] as const;
export type Stage = (typeof STAGES)[number];

/** Where a crystal was meant to go when its payment broke the link (AM-22). */
export type Bound = "vortex" | "map" | "return";

const TEST_STEPS = ["boosting", "support", "revealed", "cell"] as const;
export type TestStep = (typeof TEST_STEPS)[number];

export type TestFrame = {
  readonly kind: "test";
  readonly test: TestId;
  readonly step: TestStep;
  /** A mandatory one: a personal or a group conflict. */
  readonly conflict: "none" | "personal" | "group";
  /** Crystals that the tester has paid. */
  readonly paid: number;
  readonly boost: number;
  /** Boosts that an Emergency Update has made final: their crystal no longer lies in the Vortex (AM-93). */
  readonly locked: number;
  /** By lane. */
  readonly support: readonly number[];
  /** What hooks of the tester and the supporters add. */
  readonly bonus: number;
  /** Hooks that the owner has put into this test, by the id of their source. */
  readonly hooks: readonly string[];
  /** Frozen when Destiny is revealed (AM-53). */
  readonly attribute: number;
  readonly difficulty: number;
  readonly modifier: number | null;
  readonly cell: CellName | null;
};

/**
 * What is left to do in an agent's lane; the last frame comes first. Frames that need nobody are carried out at once,
 * so the last frame of a stored lane always waits for its agent.
 */
export type Frame =
  /** The card taken is opened, once a Broken Link on its price is answered (AM-20). */
  | { readonly kind: "open"; readonly card: CardId }
  /** The Captain's way in: display, card A, its instructions. */
  | { readonly kind: "enter" }
  /** Instructions of a side that are still to be followed, one at a time (AM-49). */
  | { readonly kind: "read"; readonly side: string; readonly variant: number; readonly at: number }
  /** A private or red card, or one that is only looked at, until its reader closes it. */
  | {
      readonly kind: "look";
      readonly side: string;
      readonly variant: number;
      readonly aloud: boolean;
      readonly peek: boolean;
    }
  /** A personal conflict that must be dealt with first (TS-93). */
  | { readonly kind: "conflict"; readonly test: TestId; readonly endsOn: "any" | "success" }
  /** Effects that follow without being asked for: cells, options, triggers. */
  | { readonly kind: "run"; readonly list: number; readonly at: number }
  /** A question (`choose`), by its effect's place. */
  | { readonly kind: "ask"; readonly list: number; readonly at: number }
  /** `who: choose`: the agent names another (AM-98). */
  | { readonly kind: "name"; readonly list: number; readonly at: number }
  | TestFrame
  /** TS-114. */
  | { readonly kind: "link"; readonly to: Bound }
  | { readonly kind: "gift"; readonly to: Lane }
  /** `destiny.peek`: the top card, seen by its owner alone. */
  | { readonly kind: "glimpse"; readonly value: number };

type Modifier = {
  readonly attribute: Attribute | null;
  readonly add: number;
  readonly until: Until;
};

export type Agent = {
  /** Empty until it is picked. */
  readonly rec: RecId;
  readonly pool: number;
  /** TS-111. */
  readonly cap: number;
  /** TS-128: ejected by a card, or by loss of control. */
  readonly out: "card" | "control" | null;
  /** AM-57: the lane whose action is still to be completed, the own one or, for a supporter, the tester's. */
  readonly leaving: Lane | null;
  readonly leavingBy: "card" | "control";
  /** The panorama card in front of the agent, with the variant chosen at reading; -1 before it is read. */
  readonly card: CardId | null;
  readonly variant: number;
  readonly claim: CardId | null;
  /** Recon confirmed, told, swaps done: whatever the table waits for. */
  readonly ready: boolean;
  readonly lane: readonly Frame[];
  /** Green Items in the order of arrival. */
  readonly items: readonly ItemId[];
  readonly tokens: Readonly<Record<TokenId, number>>;
  /** TS-61: the free Explore of this Actions step is used. */
  readonly explored: boolean;
  /** AM-92. */
  readonly freeActs: number;
  /** The Snap Recall has been read. */
  readonly recalled: boolean;
  readonly deed: boolean;
  readonly modifiers: readonly Modifier[];
  /** Interactions that were read, for `interaction.again`. */
  readonly interactions: readonly number[];
  /** Effects with `once: agent` that are used up. */
  readonly once: readonly number[];
  /** The words that the agent was last shown in passing: those of a result cell. */
  readonly shown: Key | null;
};

export type Offer = {
  readonly from: Lane;
  readonly to: Lane;
  readonly give: ThingId | null;
  readonly want: ThingId | null;
};
type Proposal = {
  /** "leave", "update", or the id of an option that the Captain decides. */
  readonly what: string;
  readonly by: Lane;
  readonly against: readonly Lane[];
};

/** One conflict under way: first running tests end, then swaps, then turns (AM-65). */
export type ConflictState = {
  readonly id: ConfId;
  readonly by: Lane;
  readonly step: "gathering" | "swaps" | "turns";
  readonly life: number;
  readonly turn: number;
  /** Who has tested in this turn. */
  readonly tested: readonly Lane[];
  /** Whom the Captain has named. */
  readonly tester: Lane | null;
};

/** Sharing out what lies in the Vortex (TS-120); `now` in mid-visit by a card (AM-96). */
type Split = {
  readonly now: boolean;
  readonly shares: readonly number[];
};

type Chorus = {
  readonly list: number;
  readonly at: number;
  /** The lane that started it. */
  readonly by: Lane;
  readonly said: readonly string[];
};

type Visit = {
  readonly loc: LocId;
  readonly spot: SpotId;
  /** A revisit: the crystal went to the Mission Return (TS-42). */
  readonly again: boolean;
  readonly variantA: number;
  /** An effect has ended the scene (AM-73). */
  readonly closing: boolean;
};

export type State = {
  /** Binds the first checkpoint of a match to the content (4.14). */
  readonly mission: { readonly id: string; readonly version: string; readonly logic: string };
  readonly seats: number;
  readonly stage: Stage;
  readonly round: number;
  readonly captain: Lane;
  readonly agents: readonly Agent[];
  /** How the shared bonus is to be divided, by lane (AM-3). */
  readonly bonus: readonly number[];
  /** Prologue cards that have been read. */
  readonly prologue: number;
  readonly visit: Visit | null;
  readonly visits: Readonly<Record<LocId, number>>;
  /** Panoramas that effects have changed. */
  readonly panoramas: Readonly<Record<LocId, readonly CardId[]>>;
  readonly vortex: number;
  readonly missionReturn: number;
  /** Spots that carry a crystal. */
  readonly marked: readonly SpotId[];
  /** White Items in play, in the order in which they were laid. */
  readonly white: readonly ItemId[];
  readonly groupTokens: readonly TokenId[];
  /** Red Items that have been read, for the recap. */
  readonly recap: readonly ItemId[];
  /** Panorama cards that somebody has read, for the report at the end. */
  readonly seen: readonly CardId[];
  readonly removed: readonly string[];
  /** Tokens out of the game, by id. */
  readonly removedTokens: Readonly<Record<TokenId, number>>;
  readonly opened: readonly SpotId[];
  readonly closed: readonly SpotId[];
  readonly flags: readonly FlagId[];
  /** Tests that no longer stand open (AM-12). */
  readonly tests: readonly TestId[];
  /** Effects with `once: true` that are used up. */
  readonly once: readonly number[];
  /** How often a limited hook, option or trigger was used, by `source` or `source/lane`. */
  readonly usedVisit: Readonly<Record<string, number>>;
  readonly usedRound: Readonly<Record<string, number>>;
  readonly usedMission: Readonly<Record<string, number>>;
  readonly damage: Readonly<Record<ConfId, number>>;
  readonly defeated: readonly ConfId[];
  readonly conflict: ConflictState | null;
  /** Conflicts that were read and wait for their turn (AM-69). */
  readonly conflicts: readonly { readonly id: ConfId; readonly by: Lane }[];
  readonly chorus: Chorus | null;
  readonly split: Split | null;
  readonly freeUpdates: number;
  /** Free Updates that cards and Gear have granted. */
  readonly granted: number;
  /** TS-132. */
  readonly compulsory: boolean;
  /** Destiny cards by their place in the pack, drawn from the end. */
  readonly pile: readonly number[];
  readonly discard: readonly number[];
  /** The words that everybody last heard in passing: a cell of a group conflict, a public answer, a spoken line. */
  readonly heard: Key | null;
  readonly proposals: readonly Proposal[];
  readonly offers: readonly Offer[];
  /** Who wants to give the mission up, each twice when it is settled; any other act clears it (AM-62). */
  readonly giveUp: { readonly by: Lane; readonly said: readonly Lane[] } | null;
  readonly end: { readonly id: EndId | null; readonly variant: number; readonly outcome: Outcome } | null;
  readonly abandoned: boolean;
  readonly rng: Rng;
};
