/** What a party refuses: codes and English sentences. They are loaded with the pages of shared tables. */
import type { Refusal } from "@chronarium/kernel";
import { DriverError } from "./refusals.ts";

type Params = Refusal["params"];
export type PartySentences = Readonly<Record<PartyCode, (params: Params) => string>>;

export type PartyCode =
  | "party/already-seated"
  | "party/back-asked"
  | "party/back-forbidden"
  | "party/back-later"
  | "party/back-nothing"
  | "party/bad-message"
  | "party/blocked"
  | "party/busy"
  | "party/has-begun"
  | "party/name-needed"
  | "party/name-taken"
  | "party/no-bots"
  | "party/no-clock"
  | "party/no-days-off"
  | "party/no-such-code"
  | "party/no-such-line"
  | "party/no-such-table"
  | "party/not-answered"
  | "party/not-host"
  | "party/not-over"
  | "party/not-running"
  | "party/not-rated"
  | "party/not-seated"
  | "party/not-shared"
  | "party/own-time"
  | "party/rated"
  | "party/rated-account"
  | "party/seat-taken"
  | "party/time-left"
  | "party/too-few"
  | "party/too-fast"
  | "party/wrong-seats";

export const partyRefusalsEn: PartySentences = {
  "party/already-seated": () => "You already sit at this table. Stand up first.",
  "party/back-asked": () => "Somebody is asking for a step back already. Answer that first.",
  "party/back-forbidden": () => "At this table nobody takes back over what another has done.",
  "party/back-later": (p) => `You were told no. You may ask again in ${p.wait}.`,
  "party/back-nothing": () =>
    "There is no step of yours that could be taken back: something was revealed since.",
  "party/bad-message": () => "The server could not read this message. Nothing was changed.",
  "party/blocked": () => "You cannot sit down at this table.",
  "party/busy": () => "You have opened too many tables. Close one that still waits, then open another.",
  "party/has-begun": () => "This game has begun: who sits where stays as it is.",
  "party/name-needed": () => "Type a name of 1 to 24 letters, so that the others know you.",
  "party/name-taken": () => "Somebody at this table is already called that. Choose another name.",
  "party/no-bots": () => "No bot can play this game: its story is sealed. People take its seats.",
  "party/no-clock": () => "Nobody waits for a turn in this game, so it has no clock.",
  "party/no-days-off": () => "You have not so many days off left.",
  "party/no-such-code": () => "No table has this code. Check it with whoever sent it.",
  "party/no-such-line": () => "There is no such message at this table.",
  "party/no-such-table": () => "This table is closed, or was never open.",
  "party/not-answered": () =>
    "You have changed what was agreed. Wait until everybody is ready again, or give the seats of the others away.",
  "party/not-host": () => "Only the host of the table can do that.",
  "party/not-over": () => "This game is still being played. Play it to its end first.",
  "party/not-running": () => "No game is being played at this table.",
  "party/not-rated": () => "At this game all win or lose together: it counts for no rating.",
  "party/not-seated": () => "You do not sit at this table.",
  "party/not-shared": () => "This game cannot be played over a line yet.",
  "party/own-time": () => "It is your time that is up: the others choose.",
  "party/rated": () => "This table is rated: account holders play it, and no bots.",
  "party/rated-account": () => "Only account holders sit at a rated table. Make an account or sign in first.",
  "party/seat-taken": () => "This seat is taken. Choose another.",
  "party/time-left": () => "Nobody at this table is out of time.",
  "party/too-few": () =>
    "Two people or more play here. Wait for somebody, or play against bots on this device.",
  "party/too-fast": () => "Too many messages at once. Wait a moment, then try again.",
  "party/wrong-seats": (p) =>
    `This game is for ${p.min === p.max ? p.min : `${p.min} to ${p.max}`} players with these rules, not ${p.seats}.`,
};

export const partyRefusal = (code: PartyCode, params: Params = {}): Refusal => ({
  code,
  params,
  rule: "protocol",
});

export function failParty(code: PartyCode, params: Params = {}): never {
  throw new DriverError(partyRefusal(code, params));
}
