/** Taking back over what others have done: all of them must agree, and whoever was told no waits before he asks again. */
import { type ClockRule, failParty } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import { deciders, type KeptParty } from "./kept-party.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
type Pace = "quick" | "slow";
const paceOf = ({ kind }: ClockRule): Pace => (kind === "turns" ? "slow" : "quick");

/** In milliseconds: how long the others may answer, and how long the first no lasts; each further one doubles it. */
const ANSWERED: Readonly<Record<Pace, number>> = { quick: 30 * SECOND, slow: 24 * HOUR };
const FIRST_NO: Readonly<Record<Pace, number>> = { quick: 30 * SECOND, slow: 1 * HOUR };
const MOST_DOUBLED = 6;

/** In hours, minutes or seconds, whatever is short to read. */
function wordsOf(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / SECOND));
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}

const waitsUntil = ({ noes = [] }: KeptParty, seat: Seat): number =>
  noes.find((no) => no.seat === seat)?.from ?? 0;

/** `askTo`: the revision before this seat's last step, if nothing was revealed since. */
export function asked(
  party: KeptParty,
  seat: Seat,
  {
    version,
    askTo,
    now,
  }: { readonly version: number; readonly askTo: number | undefined; readonly now: number },
): KeptParty {
  if (!party.setup.takeBack) return failParty("party/back-forbidden");
  if (party.back !== undefined) return failParty("party/back-asked");
  const from = waitsUntil(party, seat);
  if (now < from) return failParty("party/back-later", { wait: wordsOf(from - now) });
  if (askTo === undefined) return failParty("party/back-nothing");
  const until = now + ANSWERED[paceOf(party.setup.clock)];
  return { ...party, back: { seat, to: askTo, version, until, agreed: [] } };
}

export function agreed(party: KeptParty, seat: Seat): KeptParty {
  const { back } = party;
  if (back === undefined || back.seat === seat) return party;
  const others = back.agreed.filter((each) => each !== seat);
  return { ...party, back: { ...back, agreed: [...others, seat] } };
}

/** Whether all people beside the asker agree; bots have nothing against it. */
export const isAgreed = (party: KeptParty): boolean =>
  party.back !== undefined &&
  deciders(party).every((seat) => seat === party.back?.seat || party.back?.agreed.includes(seat));

export function withoutBack(party: KeptParty): KeptParty {
  const { back: _, ...rest } = party;
  return rest;
}

/** Somebody said no, or nothing in time. */
export function refusedBack(party: KeptParty, now: number): KeptParty {
  const { back, noes = [], setup } = party;
  if (back === undefined) return party;
  const { seat } = back;
  const count = (noes.find((no) => no.seat === seat)?.count ?? 0) + 1;
  const pause = FIRST_NO[paceOf(setup.clock)] * 2 ** Math.min(count - 1, MOST_DOUBLED);
  const others = noes.filter((no) => no.seat !== seat);
  return { ...withoutBack(party), noes: [...others, { seat, count, from: now + pause }] };
}
