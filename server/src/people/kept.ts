/** Accounts, devices and finished games as they are stored. A person is known by the id that he had as a guest. */
import {
  type ClockRule,
  isObject,
  isText,
  type NoticeSettings,
  type RatingChange,
  type RatingPoint,
} from "@chronarium/authority";
import type { PushKeys } from "../notices/push/encrypted.ts";
import type { Notice } from "../notices/words.ts";
import type { Rating } from "./glicko.ts";

export type KeptAccount = {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  /** As `passwords.ts` writes it; missing where there is none. */
  readonly password?: string;
  /** Digests of the recovery codes that are not used yet. */
  readonly codes: readonly string[];
  readonly passkeys: readonly KeptPasskey[];
  readonly mail?: KeptMail;
  readonly notices: NoticeSettings;
  /** Until then he may not come in. */
  readonly suspended?: number;
  /** By game. */
  readonly ratings?: Readonly<Record<string, KeptRating>>;
};

export type KeptRating = Rating & {
  /** Of the last rated game. */
  readonly at: number;
  readonly games: number;
  readonly won: number;
  readonly course: readonly RatingPoint[];
};

export type KeptMail = {
  readonly address: string;
  readonly confirmed: boolean;
  /** The digest of what was sent there, and when. */
  readonly token?: string;
  readonly asked: number;
};

/** Notices that wait for a better hour, on one of the ways that they take. */
export type KeptHeld = {
  readonly person: string;
  /** Missing: by e-mail. */
  readonly by?: "push";
  readonly notices: readonly Notice[];
  readonly due: number;
};

/** A browser that shows notices while no page of ours is open. */
export type KeptPush = {
  /** The digest of where it is reached. */
  readonly id: string;
  readonly person: string;
  /** The name in its cookie. */
  readonly device: string;
  readonly endpoint: string;
  readonly keys: PushKeys;
  /** The name under which it found this server. */
  readonly host: string;
  readonly language: "en" | "fr";
  readonly made: number;
};

export type KeptPasskey = {
  readonly id: string;
  /** Its public half. */
  readonly key: string;
  /** How often it says it was used: one that is copied would count again. */
  readonly counter: number;
  /** The browser that made it. */
  readonly name: string;
  readonly made: number;
  readonly used: number;
};

/** A device on which somebody has come in by a password or a code. `id` is the name in its cookie. */
export type KeptDevice = {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly made: number;
  readonly seen: number;
  /** When he last proved who he is; never on a device that came by a code of another. */
  readonly proved: number;
};

export type KeptPlayer = {
  /** Missing for bots, and for those who have deleted their account. */
  readonly person?: string;
  readonly name: string;
  readonly bot?: true;
  readonly left?: true;
  readonly place?: number;
  readonly score?: number;
  readonly rated?: RatingChange;
};

export type KeptGame = {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly clock: ClockRule["kind"];
  readonly seats: readonly KeptPlayer[];
};

export type KeptReport = {
  readonly id: string;
  readonly at: number;
  /** Persons. */
  readonly by: string;
  readonly about: string;
  readonly text: string;
  /** Where it was, what he is called there, and what he said last; missing where an account was reported. */
  readonly table?: string;
  readonly called?: string;
  readonly said?: readonly string[];
};
/** What whoever runs the server has done. */
export type KeptDeed = {
  readonly id: string;
  readonly at: number;
  readonly did: string;
  readonly about: string;
};

export type Kinds = {
  readonly account: KeptAccount;
  readonly device: KeptDevice;
  readonly game: KeptGame;
  readonly held: KeptHeld;
  readonly push: KeptPush;
  readonly report: KeptReport;
  readonly deed: KeptDeed;
};

/** Letters of other scripts that are drawn like a Latin one, small or large; the pairs stand below each other. */
const DRAWN = "авекмнорстухѕіјһԁӏαβεηικμνορτυχζ";
const ALIKE = "abekmhopctyxsijhdlabehikmvoptyxz";

/** Names of people that cannot be told apart at a glance are one name. */
export const keyOf = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s/gu, "")
    .replaceAll("’", "'")
    .replace(/./gu, (letter) => ALIKE[DRAWN.indexOf(letter)] ?? letter);

const has =
  (...fields: readonly string[]) =>
  (value: unknown): boolean =>
    isObject(value) && fields.every((field) => isText(value[field]));
const whole: { readonly [Kind in keyof Kinds]: (value: unknown) => boolean } = {
  account: has("person", "name"),
  device: has("id", "person"),
  game: has("table", "game"),
  held: has("person"),
  push: has("id", "person", "endpoint"),
  report: has("id", "about"),
  deed: has("id", "did"),
};

/** What was stored by this server is as it was written; what is not is left alone. */
export function readKept<Kind extends keyof Kinds>(kind: Kind, text: string): Kinds[Kind] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return whole[kind](value) ? (value as Kinds[Kind]) : undefined;
  } catch {
    return undefined;
  }
}
