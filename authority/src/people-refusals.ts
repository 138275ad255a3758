/** What is refused to people about themselves: codes and English sentences. They are loaded with the account's page. */
import type { Refusal } from "@chronarium/kernel";
import { DriverError } from "./refusals.ts";

type Params = Refusal["params"];
export type PeopleSentences = Readonly<Record<PeopleCode, (params: Params) => string>>;

export type PeopleCode =
  | "people/bad-name"
  | "people/busy"
  | "people/name-taken"
  | "people/no-such-call"
  | "people/no-such-code"
  | "people/no-such-device"
  | "people/no-such-person"
  | "people/not-signed-in"
  | "people/sign-in-again"
  | "people/signed-in"
  | "people/too-fast"
  | "people/weak-password"
  | "people/wrong"
  | "people/wrong-code";

export const peopleRefusalsEn: PeopleSentences = {
  "people/bad-name": () => "Choose a name of 2 to 24 letters or digits.",
  "people/busy": () => "Too many people are signing in at this moment. Wait a little, then try again.",
  "people/name-taken": () => "Somebody already has this name here. Choose another.",
  "people/no-such-call": () => "The server does not know what is asked here. Load the page again.",
  "people/no-such-code": () => "This code is used, older than ten minutes, or mistyped. Ask for a new one.",
  "people/no-such-device": () => "This device is signed out already.",
  "people/no-such-person": () => "Nobody here has this name.",
  "people/not-signed-in": () => "Only account holders can do that. Sign in first.",
  "people/sign-in-again": () => "Sign in once more before you change that.",
  "people/signed-in": () => "You are signed in already. Sign out first.",
  "people/too-fast": () => "Too many tries at once. Wait a minute, then try again.",
  "people/weak-password": (p) =>
    `Choose a password of at least ${p.letters} characters that is not your name.`,
  "people/wrong": () => "Name and password do not fit together.",
  "people/wrong-code": () => "Name and recovery code do not fit together, or the code is used.",
};

export function failPeople(code: PeopleCode, params: Params = {}): never {
  throw new DriverError({ code, params, rule: "protocol" });
}
