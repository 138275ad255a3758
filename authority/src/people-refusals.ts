/** What is refused to people about themselves: codes and English sentences. They are loaded with the account's page. */
import type { Refusal } from "@chronarium/kernel";
import { DriverError } from "./refusals.ts";

type Params = Refusal["params"];
export type PeopleSentences = Readonly<Record<PeopleCode, (params: Params) => string>>;

export type PeopleCode =
  | "people/bad-address"
  | "people/bad-days"
  | "people/bad-name"
  | "people/bad-push"
  | "people/busy"
  | "people/empty-report"
  | "people/last-way"
  | "people/mail-failed"
  | "people/name-taken"
  | "people/no-mail"
  | "people/no-passkeys"
  | "people/no-such-call"
  | "people/no-such-code"
  | "people/no-such-device"
  | "people/no-such-person"
  | "people/no-such-report"
  | "people/not-signed-in"
  | "people/passkey-refused"
  | "people/sign-in-again"
  | "people/signed-in"
  | "people/old-link"
  | "people/suspended"
  | "people/too-fast"
  | "people/weak-password"
  | "people/wrong"
  | "people/wrong-code";

export const peopleRefusalsEn: PeopleSentences = {
  "people/bad-address": () => "This is no e-mail address.",
  "people/bad-days": (p) => `Say for how many days, from 0 to ${p.most}.`,
  "people/bad-name": () => "Choose a name of 2 to 24 letters or digits.",
  "people/bad-push": () => "Notices cannot be sent to this browser.",
  "people/busy": () => "Too many people are signing in at this moment. Wait a little, then try again.",
  "people/empty-report": () => "Say what happened, in at most 1000 characters.",
  "people/last-way": () => "This is your only way in. Set a password or add another passkey first.",
  "people/mail-failed": () => "The mail could not be sent. Check the address, then try again.",
  "people/name-taken": () => "Somebody already has this name here. Choose another.",
  "people/no-mail": () => "This server sends no e-mail.",
  "people/no-passkeys": () => "Browsers keep no passkeys for this address. Choose a password here.",
  "people/no-such-call": () => "The server does not know what is asked here. Load the page again.",
  "people/no-such-code": () => "This code is used, older than ten minutes, or mistyped. Ask for a new one.",
  "people/no-such-device": () => "This device is signed out already.",
  "people/no-such-person": () => "Nobody here has this name.",
  "people/no-such-report": () => "There is no such report.",
  "people/not-signed-in": () => "Only account holders can do that. Sign in first.",
  "people/old-link": () => "This link is used or older than a day. Type your address once more.",
  "people/passkey-refused": () =>
    "This passkey does not open an account here. Try again, or choose another way.",
  "people/sign-in-again": () => "Sign in once more before you change that.",
  "people/signed-in": () => "You are signed in already. Sign out first.",
  "people/suspended": () => "Whoever runs this server keeps this account out for now.",
  "people/too-fast": () => "Too many tries at once. Wait a minute, then try again.",
  "people/weak-password": (p) =>
    `Choose a password of at least ${p.letters} characters that is not your name.`,
  "people/wrong": () => "Name and password do not fit together.",
  "people/wrong-code": () => "Name and recovery code do not fit together, or the code is used.",
};

export function failPeople(code: PeopleCode, params: Params = {}): never {
  throw new DriverError({ code, params, rule: "protocol" });
}
