/** What the pages about people say. */
import type { NoticeKind } from "@chronarium/authority";

export type PeopleWords = {
  readonly title: string;
  readonly unreachable: string;
  readonly guest: {
    readonly lead: string;
    readonly tables: (tables: number) => string;
    readonly ways: Readonly<Record<Way, string>>;
    readonly way: string;
    readonly name: string;
    readonly nameNote: string;
    readonly password: string;
    readonly newPassword: string;
    readonly passwordNote: string;
    readonly recovery: string;
    readonly code: string;
    readonly codeNote: string;
    readonly bring: (tables: number) => string;
    readonly go: Readonly<Record<Way, string>>;
    readonly passkey: Readonly<Record<"signUp" | "signIn", string>>;
  };
  readonly codes: {
    readonly title: string;
    readonly lead: string;
    readonly save: string;
    readonly file: string;
    readonly kept: string;
  };
  readonly device: {
    readonly title: string;
    readonly lead: string;
    readonly make: string;
    /** Where to type it, and until when. */
    readonly how: (time: string) => string;
  };
  readonly head: {
    readonly since: (date: string) => string;
    readonly others: string;
    readonly signOut: string;
  };
  readonly signIn: {
    readonly title: string;
    readonly password: string;
    readonly passwordNote: string;
    readonly noPassword: string;
    readonly setPassword: string;
    readonly change: string;
    readonly passkey: (browser: string) => string;
    readonly used: (ago: string) => string;
    readonly addPasskey: string;
    readonly removePasskey: string;
    readonly remove: string;
    /** Something that one is asked to confirm. */
    readonly byPasskey: (go: string) => string;
    readonly changed: string;
    readonly codes: string;
    readonly codesLeft: (left: number) => string;
    readonly newCodes: string;
    readonly devices: string;
    readonly here: string;
    readonly seen: (ago: string) => string;
    readonly unknownDevice: string;
    readonly end: string;
    readonly again: string;
    readonly againDo: string;
  };
  readonly history: {
    readonly title: string;
    readonly count: (games: number) => string;
    readonly none: string;
    readonly nothingFound: string;
    readonly search: string;
    readonly searchNote: string;
    readonly game: string;
    readonly anyGame: string;
    readonly with: (game: string, names: string) => string;
    readonly former: string;
    readonly bot: (name: string) => string;
    readonly place: (place: number, seats: number) => string;
    readonly stopped: string;
    readonly points: (points: number) => string;
    readonly lookBack: string;
    readonly more: string;
  };
  readonly data: {
    readonly title: string;
    readonly exportLead: string;
    readonly export: string;
    readonly removeLead: string;
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeAsk: string;
    readonly removeDo: string;
    readonly retention: string;
  };
  readonly notices: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly address: string;
    readonly set: string;
    readonly drop: string;
    readonly unconfirmed: (address: string) => string;
    readonly confirmed: (address: string) => string;
    /** After the link in a mail was opened. */
    readonly thanks: string;
    readonly kinds: Readonly<Record<NoticeKind, string>>;
    readonly what: string;
    readonly quiet: string;
    readonly quietNote: string;
    readonly from: string;
    readonly to: string;
    readonly hour: (hour: number) => string;
    readonly digest: string;
    readonly digestNote: string;
    readonly hidden: string;
  };
  readonly push: {
    readonly label: string;
    readonly note: string;
    readonly impossible: string;
    /** By the browser's settings. */
    readonly denied: string;
    readonly failed: string;
  };
  readonly ratings: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly games: (games: number, won: number) => string;
    readonly wide: string;
    /** For who cannot see the curve. */
    readonly curve: (from: number, to: number) => string;
    readonly change: (before: number, after: number) => string;
  };
  readonly profile: {
    readonly games: (games: number, won: number) => string;
    readonly none: string;
    readonly report: string;
    readonly reportTitle: (name: string) => string;
    readonly reportLead: string;
    readonly reportText: string;
    readonly reportGo: string;
    readonly reported: string;
  };
};

export type Way = "signUp" | "signIn" | "recover" | "useCode";
