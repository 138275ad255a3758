/** What people do before the game begins: each makes another party of one, or is refused and changes nothing. */
import { failParty, type PartySetup } from "@chronarium/authority";
import { type Level, USUAL_LEVEL } from "@chronarium/bots";
import { readOptions, type Seat, seatsAllowed } from "@chronarium/kernel";
import { keyOf } from "../people/kept.ts";
import type { Games } from "./games.ts";
import { isPerson, type KeptParty, type KeptSeat, peopleAt, seatOf } from "./kept-party.ts";

/** One more than there are seats for bots: somebody may be called like one of them. */
const BOT_NAMES = ["Vesper", "Corvin", "Ondine", "Thibault", "Isaure"] as const;
const LONGEST_NAME = 24;
const FREE: KeptSeat = { kind: "free" };

export const withSeat = (party: KeptParty, seat: Seat, there: KeptSeat): KeptParty => ({
  ...party,
  seats: party.seats.map((each, i) => (i === seat ? there : each)),
});

const freeSeats = (count: number): readonly KeptSeat[] =>
  Array.from({ length: Math.max(0, count) }, () => FREE);

export function hosted(guest: string, name: string, share: string, seats: number): readonly KeptSeat[] {
  return [{ kind: "person", guest, name: nameOf(name), ready: true, share }, ...freeSeats(seats - 1)];
}

function mustWait({ phase }: KeptParty): void {
  if (phase === "closed") failParty("party/no-such-table");
  if (phase !== "waiting") failParty("party/has-begun");
}

export function mustHost(party: KeptParty, guest: string): void {
  mustWait(party);
  if (party.host !== guest) failParty("party/not-host");
}

export const mustSit = (party: KeptParty, guest: string): Seat =>
  seatOf(party, guest) ?? failParty("party/not-seated");

export function seated(
  party: KeptParty,
  { guest, seat, name, share }: { guest: string; seat: Seat; name: string; share: string },
): KeptParty {
  mustWait(party);
  const sits = seatOf(party, guest);
  if (sits !== undefined && sits !== seat) failParty("party/already-seated");
  const there = party.seats[seat];
  if (sits === undefined && there?.kind !== "free") failParty("party/seat-taken");
  // Whoever sits there already has another share: the host sent his first before he knew what the server commits to.
  const ready = isPerson(there) && there.ready;
  return withSeat(party, seat, {
    kind: "person",
    guest,
    name: freeName(party, seat, name),
    ready,
    share,
  });
}

const isCalled = (seat: KeptSeat, name: string): boolean =>
  seat.kind !== "free" && keyOf(seat.name) === keyOf(name);

/** No two at a table are called alike, bots included. */
export function freeName({ seats }: KeptParty, own: Seat, name: string): string {
  const called = nameOf(name);
  return seats.some((seat, i) => i !== own && isCalled(seat, called))
    ? failParty("party/name-taken")
    : called;
}

/** The table goes to the next person, or closes with the last. */
export function stood(party: KeptParty, guest: string): KeptParty {
  mustWait(party);
  const left = withSeat(party, mustSit(party, guest), FREE);
  if (party.host !== guest) return left;
  const next = left.seats.find(isPerson);
  return next === undefined ? { ...left, phase: "closed" } : { ...left, host: next.guest };
}

export function readied(party: KeptParty, guest: string, ready: boolean): KeptParty {
  mustWait(party);
  const seat = mustSit(party, guest);
  const person = party.seats[seat];
  if (!isPerson(person)) return party;
  const { asked, ...rest } = person;
  return withSeat(party, seat, { ...rest, ready, ...(asked && !ready && { asked }) });
}

/** Nobody is drawn into a game that he did not sit down for. */
export function mustBeAnswered({ seats }: KeptParty): void {
  if (seats.some((seat) => isPerson(seat) && seat.asked)) failParty("party/not-answered");
}

/** All seats are taken, and everybody is ready. */
export const isComplete = (party: KeptParty): boolean =>
  peopleAt(party).length >= leastPeople(party) &&
  party.seats.every((seat) => seat.kind === "bot" || (isPerson(seat) && seat.ready));

/** Whoever agreed to something else is asked again. */
export function arranged(party: KeptParty, guest: string, setup: PartySetup): KeptParty {
  const taken = party.seats.filter(({ kind }) => kind !== "free");
  if (taken.length > setup.seats) failParty("party/seat-taken");
  const fits = party.seats.slice(setup.seats).every(({ kind }) => kind === "free");
  const kept = fits ? party.seats.slice(0, setup.seats) : taken;
  const seats = [...kept, ...freeSeats(setup.seats - kept.length)].map((seat) =>
    isPerson(seat) && seat.guest !== guest ? { ...seat, ready: false, asked: true as const } : seat,
  );
  return { ...party, setup, seats };
}

export function botSeated(party: KeptParty, seat: Seat, level: Level): KeptParty {
  const there = party.seats[seat];
  if (there === undefined || isPerson(there)) return failParty("party/seat-taken");
  const name = there.kind === "bot" ? there.name : botName(party);
  return withSeat(party, seat, { kind: "bot", name, level });
}

/** A bot goes, or somebody who is not to play along. */
export function cleared(party: KeptParty, guest: string, seat: Seat): KeptParty {
  const there = party.seats[seat];
  if (there === undefined || (isPerson(there) && there.guest === guest)) return failParty("party/seat-taken");
  return withSeat(party, seat, FREE);
}

/** Bots take the free seats. */
export function filled(party: KeptParty): KeptParty {
  const free = party.seats.findIndex(({ kind }) => kind === "free");
  return free === -1 ? party : filled(botSeated(party, free, USUAL_LEVEL));
}

const botName = ({ seats }: KeptParty): string =>
  BOT_NAMES.find((name) => !seats.some((seat) => isCalled(seat, name))) ?? "";

/** No bot plays a sealed game: those who are there begin. */
export function withoutFree(party: KeptParty): KeptParty {
  const seats = party.seats.filter(({ kind }) => kind !== "free");
  return { ...party, seats, setup: { ...party.setup, seats: seats.length } };
}

/** A game for one is played before watchers. */
export const leastPeople = ({ setup }: KeptParty): number => Math.min(2, setup.seats);

/** Refused where the game is not for so many, or not with these rules. */
export async function readSetup(
  rulesOf: Games["rulesOf"],
  game: string,
  setup: PartySetup,
): Promise<PartySetup> {
  const rules = await rulesOf(game);
  // Those who all win or lose together have nobody to be rated against.
  if (rules.sealed && setup.rated) return failParty("party/not-rated");
  if (rules.simultaneous && setup.clock.kind !== "none") return failParty("party/no-clock");
  const read = readOptions(rules.options, setup.options);
  if (!read.ok) return failParty("party/not-shared");
  const { min, max } = seatsAllowed(rules, read.options);
  const { seats } = setup;
  const least = Math.min(Math.max(2, min), max);
  if (seats < least || seats > max) return failParty("party/wrong-seats", { min: least, max, seats });
  return setup.rated ? { ...setup, help: false, takeBack: false } : setup;
}

/** Neither control characters nor those that turn the direction of writing. */
export function nameOf(name: string): string {
  const shown = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  return shown.length >= 1 && shown.length <= LONGEST_NAME ? shown : failParty("party/name-needed");
}
