/** A party as it is stored, and what is told of it. Guests are known by their cookies here, and nowhere else. */
import { createHash } from "node:crypto";
import {
  type BackAsked,
  commitmentTo,
  isObject,
  isText,
  type Lent,
  type LobbyCard,
  type Party,
  type PartyClock,
  type PartySeat,
  type PartySetup,
  type Presence,
  type SeatSetup,
  type TimeUp,
} from "@chronarium/authority";
import type { Level } from "@chronarium/bots";
import type { Seat } from "@chronarium/kernel";

export type KeptSeat =
  | { readonly kind: "free" }
  /** `guest` has left it, and may come back unless he has resigned. */
  | {
      readonly kind: "bot";
      readonly name: string;
      readonly level: Level;
      readonly guest?: string;
      readonly share?: string;
      readonly resigned?: true;
    }
  | {
      readonly kind: "person";
      readonly guest: string;
      readonly name: string;
      readonly ready: boolean;
      readonly share: string;
      readonly lent?: Lent;
      /** The host has changed what he sat down for: he has still to answer. */
      readonly asked?: true;
    };
type PersonSeat = Extract<KeptSeat, { kind: "person" }>;

export type KeptParty = {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly setup: PartySetup;
  readonly phase: Party["phase"];
  /** The guest whose table it is. */
  readonly host: string;
  readonly seats: readonly KeptSeat[];
  /** The server's share of the deal: nobody is told before the end. */
  readonly own: string;
  readonly clock?: PartyClock;
  readonly timeUp?: TimeUp;
  readonly ending: readonly Seat[];
  /** Asked for at a version of the table: whoever acts has answered no. */
  readonly back?: BackAsked & { readonly version: number };
  /** How often a seat was told no, and when it may ask again. */
  readonly noes?: readonly { readonly seat: Seat; readonly count: number; readonly from: number }[];
  /** Before then nobody is asked again what is to become of somebody who is gone. */
  readonly patience?: number;
  readonly again?: { readonly table: string; readonly by: string };
  readonly touched: number;
};

/** Tells people apart at one table, and nowhere else. */
export const tagOf = (table: string, guest: string): string =>
  createHash("sha256").update(`${table} ${guest}`).digest("hex").slice(0, 16);

/** What was stored by this server is as it was written; what is not is left alone. */
export function readParty(text: string): KeptParty | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const whole = isObject(value) && isText(value.id) && isText(value.code) && isText(value.game);
    if (!whole || !isText(value.own) || !Array.isArray(value.seats)) return undefined;
    // Tables of before knew neither of them, and a step back not where it leads: it is asked for again.
    const setup: unknown = { help: false, takeBack: false, ...(isObject(value.setup) && value.setup) };
    const { back, ...party } = value as KeptParty;
    const knows = typeof back?.to === "number";
    return { ...party, setup: setup as PartySetup, ...(knows && { back }) };
  } catch {
    return undefined;
  }
}

export const isPerson = (seat: KeptSeat | undefined): seat is PersonSeat => seat?.kind === "person";

/** It waits, or is being played. */
export const isGoing = ({ phase }: KeptParty): boolean => phase === "waiting" || phase === "running";

export function seatOf({ seats }: KeptParty, guest: string): Seat | undefined {
  const seat = seats.findIndex((each) => isPerson(each) && each.guest === guest);
  return seat === -1 ? undefined : seat;
}

export const peopleAt = ({ seats }: KeptParty): readonly Seat[] =>
  seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []));

/** Those who decide about the game: whose seat is played by others does not. */
export const deciders = ({ seats }: KeptParty): readonly Seat[] =>
  seats.flatMap((seat, i) => (isPerson(seat) && seat.lent === undefined ? [i] : []));

/** Those whom somebody else waits for: people, and a friend who is still to come. */
export function awaited(party: KeptParty, actors: readonly Seat[]): readonly Seat[] {
  const people = deciders(party);
  return actors.filter((seat) => {
    const there = party.seats[seat];
    return isPerson(there) && there.lent !== "share" && people.some((each) => each !== seat);
  });
}

/** Where somebody sits who left his seat to a bot and may come back. */
export function seatToReturn({ seats }: KeptParty, guest: string): Seat | undefined {
  const seat = seats.findIndex((each) => each.kind === "bot" && each.guest === guest && !each.resigned);
  return seat === -1 ? undefined : seat;
}

/** The seats that the others play for somebody who is gone. */
export const sharedSeats = ({ seats }: KeptParty): readonly Seat[] =>
  seats.flatMap((seat, i) => (isPerson(seat) && seat.lent === "share" ? [i] : []));

/** He is back: the seat is his again. */
export function returned(party: KeptParty, guest: string): KeptParty | undefined {
  const seat = seatOf(party, guest);
  const there = seat === undefined ? undefined : party.seats[seat];
  const asked = party.timeUp?.why === "gone" && party.timeUp.seat === seat;
  if (!isPerson(there) || (there.lent === undefined && !asked)) return undefined;
  const { lent: _lent, ...own } = there;
  const { timeUp, ...rest } = party;
  return {
    ...rest,
    seats: party.seats.map((each, i) => (i === seat ? own : each)),
    ...(timeUp !== undefined && !asked && { timeUp }),
  };
}

/** Who is around: known to the server as long as it runs. */
export type Around = {
  readonly presence: (guest: string) => Presence;
  readonly account: (guest: string) => string | undefined;
  readonly watching: number;
  readonly now: number;
};

export function partyFor(kept: KeptParty, guest: string, around: Around): Party {
  const { id, code, game, setup, phase, own, clock, timeUp, ending, again, back, noes = [] } = kept;
  const you = seatOf(kept, guest);
  const backFrom = noes.find(({ seat }) => seat === you)?.from;
  const host = kept.seats.findIndex((seat) => isPerson(seat) && seat.guest === kept.host);
  const opened = phase === "over";
  return {
    id,
    code,
    game,
    setup,
    phase,
    host: Math.max(0, host),
    seats: kept.seats.map((seat) => seatFor(seat, { ...around, table: id, told: guest })),
    ...(you !== undefined && { you }),
    watching: around.watching,
    deal: { commitment: commitmentTo(own), ...(opened && { own }) },
    ...(clock && { clock }),
    now: around.now,
    ...(timeUp && { timeUp }),
    ending,
    ...(back && { back: { seat: back.seat, to: back.to, until: back.until, agreed: back.agreed } }),
    ...(backFrom !== undefined && { backFrom }),
    ...(again && { again }),
  };
}

function seatFor(
  seat: KeptSeat,
  around: Around & { readonly table: string; readonly told: string },
): PartySeat {
  switch (seat.kind) {
    case "free":
      return seat;
    case "bot": {
      const { kind, name, level, guest, resigned } = seat;
      const yours = guest === around.told && resigned === undefined;
      return { kind, name, level, ...(guest !== undefined && { instead: true }), ...(yours && { yours }) };
    }
    case "person": {
      const { kind, name, ready, share, guest, lent } = seat;
      const account = around.account(guest);
      return {
        kind,
        name,
        who: tagOf(around.table, guest),
        ready,
        share,
        presence: around.presence(guest),
        ...(account !== undefined && { account }),
        ...(lent && { lent }),
      };
    }
  }
}

export function lobbyCard(kept: KeptParty, watching: number): LobbyCard {
  const { id, game, setup, phase, seats, host } = kept;
  // A bot that plays for the host has his name.
  const named = seats.find((seat) => seat.kind !== "free" && seat.guest === host);
  return {
    id,
    game,
    setup,
    phase,
    watching,
    host: named === undefined || named.kind === "free" ? "" : named.name,
    seats: seats.map(({ kind }) => kind),
  };
}

/** The seats as the authority knows them. */
export const setupsOf = ({ seats }: KeptParty): readonly SeatSetup[] =>
  seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot", name: seat.name, level: seat.level };
    return { kind: "human", name: isPerson(seat) ? seat.name : "" };
  });
