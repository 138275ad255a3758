/**
 * People beyond one table: accounts, their devices, what they have played. Asked by `POST /api/people/<call>`, since
 * only an answer of HTTP can leave a cookie that no script reads.
 */
import type { Seat } from "@chronarium/kernel";
import type { Fields } from "./guards.ts";
import type { ClockRule } from "./party-protocol.ts";

/** A browser on which somebody has signed in. Times are milliseconds since 1970. */
export type Device = {
  readonly id: string;
  /** As its browser calls itself: "Firefox, Linux". */
  readonly name: string;
  readonly made: number;
  readonly seen: number;
  /** The one that asks. */
  readonly here?: true;
};

/** Times are milliseconds since 1970. */
export type Passkey = {
  readonly id: string;
  /** The browser that made it. */
  readonly name: string;
  readonly made: number;
  readonly used: number;
};

export type NoticeKind = "turn" | "time" | "full" | "asked" | "over";

/** What is told to whoever is not at the table, and when. Hours are those of the zone, from 0 to 23. */
export type NoticeSettings = {
  readonly kinds: readonly NoticeKind[];
  readonly quiet?: { readonly from: number; readonly to: number };
  /** At most one mail a day, in the morning. */
  readonly digest: boolean;
  /** Such as "Europe/Paris". */
  readonly zone: string;
  readonly language: "en" | "fr";
};

export type Account = {
  readonly name: string;
  readonly since: number;
  readonly password: boolean;
  readonly passkeys: readonly Passkey[];
  /** Recovery codes that are not used yet. */
  readonly codes: number;
  readonly devices: readonly Device[];
  /** An address that nobody has confirmed gets nothing, and is forgotten after a day. */
  readonly mail?: { readonly address: string; readonly confirmed: boolean };
  readonly notices: NoticeSettings;
};

/** Without an account: a guest. `tables`: where he sits, waiting or in play. */
export type Me = {
  readonly account?: Account;
  readonly tables: number;
  /** This server sends e-mail. */
  readonly mails: boolean;
};

export type PlayedSeat = {
  /** Empty for somebody who has deleted his account. */
  readonly name: string;
  readonly kind: "guest" | "account" | "bot";
  /** A bot has played on for him. */
  readonly left?: true;
  readonly place?: number;
  readonly score?: number;
};

/** A game that is over. Places and scores are missing where all agreed to stop. */
export type PlayedGame = {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly clock: ClockRule["kind"];
  readonly seats: readonly PlayedSeat[];
  readonly you: Seat;
  /** What it did to one's rating; missing where it was not a rated game. */
  readonly rated?: RatingChange;
};

export type RatingChange = { readonly before: number; readonly after: number };
export type RatingPoint = { readonly at: number; readonly rating: number; readonly deviation: number };

/** Glicko-2 in one game: the true strength is within two deviations, nineteen times out of twenty. */
export type GameRating = {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly won: number;
  /** After each of the last games, the oldest first. */
  readonly course: readonly RatingPoint[];
};

export type History = {
  /** The newest first, from the one that was asked for. */
  readonly games: readonly PlayedGame[];
  /** How many there are of what was searched for. */
  readonly found: number;
};

/** What anybody may know of an account. */
export type Profile = {
  readonly name: string;
  readonly since: number;
  /** How many games were played to their end, and how many won. */
  readonly games: number;
  readonly won: number;
  readonly ratings: readonly GameRating[];
};

type None = { readonly answer: undefined };
type Codes = { readonly answer: { readonly codes: readonly string[] } };
/** `bring`: the seats and games of the guest on this device come along. */
type Bring = { readonly bring: boolean };

/** Every one of them answers a refusal with code and sentence, and then has changed nothing. */
export type PeopleCalls = {
  readonly me: { readonly ask: undefined; readonly answer: Me };
  /** The guest becomes an account, with all his seats. Answers recovery codes, which are told once. */
  readonly signUp: { readonly ask: { readonly name: string; readonly password: string } } & Codes;
  readonly signIn: { readonly ask: Bring & { readonly name: string; readonly password: string } } & None;
  /**
   * What `navigator.credentials.create` takes, as JSON: for a guest who would be called so, or for one's account, soon
   * after signing in. `passkeyAdd` brings its answer; a guest is an account then, and is answered recovery codes.
   */
  readonly passkeyOptions: { readonly ask: { readonly name: string }; readonly answer: unknown };
  readonly passkeyAdd: {
    readonly ask: { readonly name: string; readonly response: Fields };
    readonly answer: { readonly codes: readonly string[] } | undefined;
  };
  /** What `navigator.credentials.get` takes, as JSON; `passkeyIn` brings its answer. */
  readonly passkeyChallenge: { readonly ask: undefined; readonly answer: unknown };
  readonly passkeyIn: { readonly ask: Bring & { readonly response: Fields } } & None;
  /** Only soon after signing in, and never the last way in. */
  readonly passkeyRemove: { readonly ask: { readonly passkey: string } } & None;
  /** With a recovery code, which is used up: the password is another one, and all devices but this are signed out. */
  readonly recover: {
    readonly ask: Bring & { readonly name: string; readonly code: string; readonly password: string };
  } & None;
  readonly signOut: { readonly ask: undefined } & None;
  /** For a second device: whoever types it there within ten minutes is whoever asked for it. */
  readonly deviceCode: {
    readonly ask: undefined;
    readonly answer: { readonly code: string; readonly until: number };
  };
  readonly useCode: { readonly ask: Bring & { readonly code: string } } & None;
  /** The old ones are worth nothing any more. Only soon after signing in. */
  readonly newCodes: { readonly ask: undefined } & Codes;
  /** Only soon after signing in; all other devices are signed out. */
  readonly changePassword: { readonly ask: { readonly password: string } } & None;
  /** Sends a question to the address; it is one's own when `confirmMail` brings the answer. Empty: none any more. */
  readonly setMail: {
    readonly ask: { readonly address: string; readonly zone: string; readonly language: "en" | "fr" };
  } & None;
  readonly confirmMail: { readonly ask: { readonly token: string } } & None;
  /** By what key a browser subscribes here, and whether this one, by where it is reached, is told of games. */
  readonly pushState: {
    readonly ask: { readonly endpoint: string };
    readonly answer: { readonly key: string; readonly on: boolean };
  };
  /** What `PushSubscription.toJSON()` says. From now on this browser is told, even when no page is open. */
  readonly push: {
    readonly ask: {
      readonly endpoint: string;
      readonly p256dh: string;
      readonly auth: string;
      readonly language: "en" | "fr";
    };
  } & None;
  readonly pushEnd: { readonly ask: { readonly endpoint: string } } & None;
  readonly setNotices: { readonly ask: NoticeSettings } & None;
  readonly endDevice: { readonly ask: { readonly device: string } } & None;
  /** `search`: part of a name at the table; `game`: an id; either may be empty. */
  readonly history: {
    readonly ask: { readonly search: string; readonly game: string; readonly from: number };
    readonly answer: History;
  };
  readonly profile: { readonly ask: { readonly name: string }; readonly answer: Profile };
  /** Tells whoever runs the server about an account. */
  readonly report: { readonly ask: { readonly name: string; readonly text: string } } & None;
  /** All that is stored here of whoever asks, as one JSON file; finished games with their records. */
  readonly export: { readonly ask: undefined; readonly answer: string };
  /** Only soon after signing in. The others' games stay; the seat there has no name any more. */
  readonly remove: { readonly ask: undefined } & None;
};
