/** What happened, in order. Events with `only` are for the seat that plays that agent; all others are public. */
import type { GameEvent, Seat } from "@chronarium/kernel";
import type {
  Attribute,
  CardId,
  CellName,
  Colour,
  ConfId,
  EndId,
  ItemId,
  Key,
  LocId,
  OptionId,
  Outcome,
  RecId,
  SpotId,
  ThingId,
  TokenId,
} from "./pack.ts";

type Of = { readonly agent: RecId };

export type EventBody =
  | ({ readonly type: "picked" | "unpicked" } & Of)
  | { readonly type: "led"; readonly captain: RecId }
  | { readonly type: "bonusGiven"; readonly to: RecId; readonly back: boolean }
  | { readonly type: "began"; readonly receptacles: readonly RecId[] }
  | { readonly type: "prologueRead"; readonly card: CardId; readonly text: Key; readonly reveals: true }
  | { readonly type: "roundBegan"; readonly round: number; readonly captain: RecId }
  | ({
      readonly type: "entered";
      readonly loc: LocId;
      readonly spot: SpotId;
      /** Where the crystal went; the link may have broken. */
      readonly to: "map" | "return" | "free";
    } & Of)
  | {
      readonly type: "displayed";
      readonly loc: LocId;
      readonly cards: readonly CardId[];
      readonly reveals: true;
    }
  /** Card A, a red or white Item, or what is read collectively. */
  | ({ readonly type: "readAloud"; readonly side: string; readonly text: Key; readonly reveals: true } & Of)
  | ({ readonly type: "claimed"; readonly card: CardId } & Of)
  | ({ readonly type: "unclaimed" } & Of)
  | ({ readonly type: "confirmed" } & Of)
  | ({
      readonly type: "took";
      readonly card: CardId;
      readonly how: "recon" | "explored" | "free" | "forced";
    } & Of)
  /** Private: the text of a card. */
  | ({ readonly type: "read"; readonly side: string; readonly text: Key; readonly reveals: true } & Of)
  /** Public: that a private card is being read, and which kind. */
  | ({
      readonly type: "reads";
      readonly kind: "yellow" | "interaction" | "snap" | "card" | "destiny";
      readonly reveals?: true;
    } & Of)
  /** The light goes off: a private card is closed again. */
  | ({ readonly type: "closed" } & Of)
  | ({ readonly type: "told" } & Of)
  | ({ readonly type: "returned"; readonly card: CardId } & Of)
  /** An instruction that could not be followed (AM-39, AM-86). */
  | ({ readonly type: "lapsed"; readonly what: string } & Of)
  | ({
      readonly type: "testBegan";
      readonly attribute: Attribute;
      readonly difficulty: number;
      readonly value: number;
      readonly conflict: "none" | "personal" | "group";
      readonly reveals: true;
    } & Of)
  | ({ readonly type: "boosted"; readonly boost: number } & Of)
  | ({ readonly type: "supportAsked" } & Of)
  | ({ readonly type: "supported"; readonly tester: RecId; readonly support: number } & Of)
  | ({
      readonly type: "destiny";
      readonly value: number;
      readonly shuffles: boolean;
      readonly reveals: true;
    } & Of)
  | { readonly type: "shuffled"; readonly reveals: true }
  | ({
      readonly type: "testEnded";
      readonly final: number;
      readonly difficulty: number;
      readonly cell: CellName;
    } & Of)
  /** The words of the cell: private, or public in a group conflict. */
  | ({ readonly type: "cellRead"; readonly text: Key; readonly reveals: true } & Of)
  | ({ readonly type: "spent"; readonly crystals: number; readonly to: "vortex" | "map" | "return" } & Of)
  | ({ readonly type: "lost"; readonly crystals: number } & Of)
  | ({ readonly type: "spared"; readonly crystals: number; readonly hook: string } & Of)
  | ({ readonly type: "regained"; readonly crystals: number } & Of)
  | { readonly type: "movedToReturn"; readonly crystals: number; readonly from: "vortex" | "pool" }
  | ({ readonly type: "linkBroken" } & Of)
  | ({ readonly type: "emergency"; readonly free: boolean; readonly crystals: number } & Of)
  | ({ readonly type: "lostControl" } & Of)
  | ({ readonly type: "ejected"; readonly reason: "card" | "control"; readonly reveals?: true } & Of)
  | ({ readonly type: "cameBack" } & Of)
  | { readonly type: "mapFreed"; readonly spots: readonly SpotId[] }
  | ({ readonly type: "coins"; readonly coins: number } & Of)
  | ({
      readonly type: "itemTaken";
      readonly item: ItemId;
      readonly colour: Colour;
      readonly reveals: true;
    } & Of)
  | { readonly type: "itemClosed"; readonly item: ItemId; readonly colour: Colour; readonly removed: boolean }
  | ({
      readonly type: "tokenTaken";
      readonly token: TokenId;
      readonly n: number;
      readonly reveals: true;
    } & Of)
  | { readonly type: "stowed" | "removed"; readonly thing: string }
  | {
      readonly type: "panoramaChanged";
      readonly loc: LocId;
      readonly cards: readonly CardId[];
      readonly reveals: true;
    }
  | { readonly type: "spotChanged"; readonly spot: SpotId; readonly open: boolean; readonly reveals: true }
  | { readonly type: "handed"; readonly from: RecId; readonly to: RecId; readonly thing: ThingId }
  | {
      readonly type: "offered" | "swapped";
      readonly from: RecId;
      readonly to: RecId;
      readonly give?: ThingId;
      readonly want?: ThingId;
    }
  /** Taken back, or declined: which of the two nobody needs to know. */
  | { readonly type: "offerGone"; readonly from: RecId; readonly to: RecId }
  | ({ readonly type: "ready" } & Of)
  | ({
      readonly type: "proposed" | "objected" | "withdrawn";
      readonly what: string;
      readonly reveals?: true;
    } & Of)
  | ({
      readonly type: "optionTaken";
      readonly option: OptionId;
      readonly text: Key;
      readonly reveals: true;
    } & Of)
  | ({ readonly type: "asked"; readonly prompt: Key; readonly reveals: true } & Of)
  | ({ readonly type: "answered"; readonly text: Key } & Of)
  | ({ readonly type: "hookUsed"; readonly hook: string } & Of)
  | ({ readonly type: "glimpsed"; readonly value: number; readonly reveals: true } & Of)
  | ({ readonly type: "deedDone" } & Of)
  | ({
      readonly type: "conflictRead";
      readonly conflict: ConfId;
      readonly name: Key;
      readonly reveals: true;
    } & Of)
  | {
      readonly type: "conflictBegan";
      readonly conflict: ConfId;
      readonly life: number;
      readonly damage: number;
    }
  | { readonly type: "conflictTurn"; readonly turn: number }
  | ({ readonly type: "ordered" } & Of)
  | { readonly type: "damaged"; readonly damage: number; readonly life: number }
  | { readonly type: "conflictWon" | "conflictPaused"; readonly conflict: ConfId }
  | { readonly type: "chorusBegan"; readonly lines: readonly string[]; readonly reveals: true }
  | ({ readonly type: "said"; readonly line: string; readonly text: Key } & Of)
  | { readonly type: "chorusEnded"; readonly right: boolean; readonly reveals: true }
  /** AM-73: the scene ends as soon as what has begun is finished. */
  | { readonly type: "sceneEnds" }
  | { readonly type: "left"; readonly loc: LocId }
  | { readonly type: "updateBegan"; readonly free: boolean; readonly compulsory: boolean }
  | { readonly type: "updateGranted" }
  | { readonly type: "updateLapsed" }
  | { readonly type: "updateSkipped" }
  | { readonly type: "poured"; readonly to: RecId; readonly back: boolean }
  | {
      readonly type: "shared";
      readonly shares: readonly { readonly agent: RecId; readonly crystals: number }[];
    }
  | { readonly type: "captainChanged"; readonly captain: RecId }
  | {
      readonly type: "ended";
      readonly ending: EndId | null;
      readonly text: Key | null;
      readonly outcome: Outcome;
      readonly grade: string | null;
      readonly reveals: true;
    }
  | ({ readonly type: "gaveUp" } & Of)
  /** Somebody plays on. */
  | { readonly type: "playedOn" };

export type Event = EventBody & { readonly only?: Seat } & GameEvent;
