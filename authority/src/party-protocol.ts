/**
 * The people around a table that is shared over a line: who sits there, how they agreed to play, and what they decide
 * together. The game itself is the authority's; a party knows seats, readiness, shares of the deal and clocks.
 */
import type { Level } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";
import type { ChatLine } from "./chat-lines.ts";

/** Tables of parties are told apart by their names: no other id begins like this. */
export const isPartyId = (id: string): boolean => /^o-[0-9a-f]{20}$/.test(id);

/**
 * Live: seconds for the whole game, and so many more after each of one's turns. By turns: hours for each turn, and days
 * off that everybody may take in the course of the game.
 */
export type ClockRule =
  | { readonly kind: "none" }
  | { readonly kind: "live"; readonly bank: number; readonly added: number }
  | { readonly kind: "turns"; readonly hours: number; readonly daysOff: number };

/** What the host has chosen. */
export type PartySetup = {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockRule;
  /** Anybody may find it; otherwise whoever has its link. */
  readonly lobby: boolean;
  /** Counts for the ratings of those who play: accounts alone, without bots and without help. */
  readonly rated: boolean;
  /** Hints, and branches of the running game. */
  readonly help: boolean;
  /** Whether one may ask the others to take back over what they have done. */
  readonly takeBack: boolean;
};

/** "away": the page is open and not in front. "gone": no line. Milliseconds since 1970, by the server's clock. */
export type Presence = { readonly state: "here" | "away" | "gone"; readonly since: number };

export type PartySeat =
  | { readonly kind: "free" }
  /** `instead`: it plays for somebody who has left; `yours`: for whoever is told this, and he may come back. */
  | {
      readonly kind: "bot";
      readonly name: string;
      readonly level: Level;
      readonly instead?: true;
      readonly yours?: true;
    }
  | {
      readonly kind: "person";
      readonly name: string;
      /** Tells him apart at this table, and nowhere else. */
      readonly who: string;
      readonly ready: boolean;
      readonly presence: Presence;
      /** His part of the deal, in clear. */
      readonly share: string;
      /** The name of his account, if he has one. */
      readonly account?: string;
      /** He is away, and the others have decided that somebody else may sit there, or that they play for him. */
      readonly lent?: Lent;
    };

export type Lent = "friend" | "share";

/** What becomes of a seat: one waits, a bot or a friend sits down, the others share it, or the game ends. */
export type TimeChoice = "wait" | "bot" | Lent | "end";

/** How much time each seat has left, in milliseconds, as of `since`; it runs for those who are to act. */
export type PartyClock = {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
  /** By turns: how many days off each seat still has, and until when it has one; 0 is not. */
  readonly off?: readonly DaysOff[];
};
export type DaysOff = { readonly days: number; readonly until: number };

/**
 * Somebody has no time left, or is gone from a table without clocks. What the others have chosen so far; what happens
 * by itself at `until`, if anything does.
 */
export type TimeUp = {
  readonly seat: Seat;
  readonly why: "time" | "gone";
  readonly until?: number;
  readonly choices: readonly { readonly seat: Seat; readonly choice: TimeChoice }[];
};

/** Somebody asks to take back over what others have done. */
export type BackAsked = {
  readonly seat: Seat;
  /** The revision that would be the present again. */
  readonly to: number;
  /** Without all answers it stays as it is. */
  readonly until: number;
  readonly agreed: readonly Seat[];
};

export type Party = {
  readonly id: string;
  /** For an address that can be typed. */
  readonly code: string;
  readonly game: string;
  readonly setup: PartySetup;
  /** "ended": by agreement. "closed": before it began. */
  readonly phase: "waiting" | "running" | "over" | "ended" | "closed";
  readonly host: Seat;
  readonly seats: readonly PartySeat[];
  /** The seat of whoever is told this. */
  readonly you?: Seat;
  readonly watching: number;
  /** What the server has committed to; its share once the game is over. */
  readonly deal: { readonly commitment: string; readonly own?: string };
  readonly clock?: PartyClock;
  /** The server's clock, as it told this. */
  readonly now: number;
  readonly timeUp?: TimeUp;
  /** The seats that want to end the game. */
  readonly ending: readonly Seat[];
  readonly back?: BackAsked;
  /** Before then whoever is told this may not ask again. */
  readonly backFrom?: number;
  /** Where it is played once more, and who asks. */
  readonly again?: { readonly table: string; readonly by: string };
};

/** A table in the lobby. */
export type LobbyCard = Pick<Party, "id" | "game" | "setup" | "phase" | "watching"> & {
  readonly host: string;
  readonly seats: readonly PartySeat["kind"][];
};

/** A table that one sits at, waiting or in play. */
export type OwnTable = LobbyCard & {
  /** Names by seat; a free one has none. */
  readonly names: readonly string[];
  readonly you: Seat;
  /** One is to act. */
  readonly turn: boolean;
  /** A bot plays for one, and one may come back. */
  readonly replaced?: true;
};

type OfParty = { readonly table: string };
type None = { readonly answer: undefined };

/** Every one of them answers a refusal with code and sentence, and then has changed nothing. */
export type PartyCalls = {
  readonly lobby: { readonly ask: undefined; readonly answer: readonly LobbyCard[] };
  /** Where one sits, and the game is not over: those that wait for one first. */
  readonly mine: { readonly ask: undefined; readonly answer: readonly OwnTable[] };
  /** Opens a table, and sits down there as its host. */
  readonly host: {
    readonly ask: {
      readonly game: string;
      readonly setup: PartySetup;
      readonly name: string;
      readonly share: string;
    };
    readonly answer: string;
  };
  /** The table of a code. */
  readonly find: { readonly ask: { readonly code: string }; readonly answer: string };
  /** Looks at a party from now on: it is told by topic "party" whenever it changes. */
  readonly visit: { readonly ask: OfParty; readonly answer: Party };
  readonly leave: { readonly ask: OfParty } & None;
  /** Whether the page is in front. */
  readonly present: { readonly ask: OfParty & { readonly front: boolean } } & None;
  readonly sit: {
    readonly ask: OfParty & { readonly seat: Seat; readonly name: string; readonly share: string };
  } & None;
  readonly stand: { readonly ask: OfParty } & None;
  readonly ready: { readonly ask: OfParty & { readonly ready: boolean } } & None;
  /** The host alone: another set-up asks everybody again. */
  readonly arrange: { readonly ask: OfParty & { readonly setup: PartySetup } } & None;
  readonly seatBot: { readonly ask: OfParty & { readonly seat: Seat; readonly level: Level } } & None;
  readonly clearSeat: { readonly ask: OfParty & { readonly seat: Seat } } & None;
  /** Free seats are given to bots. */
  readonly start: { readonly ask: OfParty } & None;
  /** A bot takes the seat. */
  readonly resign: { readonly ask: OfParty } & None;
  readonly wishEnd: { readonly ask: OfParty & { readonly wish: boolean } } & None;
  readonly timeChoice: { readonly ask: OfParty & { readonly choice: TimeChoice } } & None;
  /** Asks the others to take back to before one's own last step. */
  readonly askBack: { readonly ask: OfParty } & None;
  readonly answerBack: { readonly ask: OfParty & { readonly agree: boolean } } & None;
  /** By turns: so many days off from now; 0 comes back earlier. */
  readonly rest: { readonly ask: OfParty & { readonly days: number } } & None;
  /** All that one may hear; later lines are told by topic "chat". */
  readonly chat: { readonly ask: OfParty; readonly answer: readonly ChatLine[] };
  /** The name is that of a watcher: players have theirs. */
  readonly speak: { readonly ask: OfParty & { readonly name: string; readonly text: string } } & None;
  /** Whoever is blocked is not heard any more, at any table, and cannot sit down at one's own. */
  readonly block: { readonly ask: OfParty & { readonly who: string; readonly block: boolean } } & None;
  /** Tells whoever runs the server about somebody who sits or has spoken here, with the last that he said. */
  readonly report: { readonly ask: OfParty & { readonly who: string; readonly text: string } } & None;
  /** The same once more: answers where. Whoever asks first is its host. */
  readonly again: {
    readonly ask: OfParty & { readonly name: string; readonly share: string };
    readonly answer: string;
  };
};
