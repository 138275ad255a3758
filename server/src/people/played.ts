/** Games that are over, as their players look back on them. */
import type { History, PlayedGame, PlayedSeat, TableCard } from "@chronarium/authority";
import type { KeptParty, KeptSeat } from "../online/kept-party.ts";
import type { KeptGame, KeptPlayer } from "./kept.ts";

const SHOWN = 25;

type IsAccount = (person: string) => boolean;

/** Whoever left his seat to a bot has played, and stands where the bot brought him. */
export function gameOf(party: KeptParty, { result, updated }: TableCard): KeptGame {
  return {
    table: party.id,
    game: party.game,
    at: updated,
    clock: party.setup.clock.kind,
    seats: party.seats.map((seat, i) => {
      const reached = result?.seats.find((each) => each.seat === i);
      return { ...playerOf(seat), ...(reached && { place: reached.place, score: reached.score }) };
    }),
  };
}

function playerOf(seat: KeptSeat): KeptPlayer {
  if (seat.kind === "free") return { name: "", bot: true };
  if (seat.kind === "person") return { person: seat.guest, name: seat.name };
  return seat.guest === undefined
    ? { name: seat.name, bot: true }
    : { person: seat.guest, name: seat.name, left: true };
}

export const wonBy = ({ seats }: KeptGame, person: string): boolean =>
  seats.some((seat) => seat.person === person && seat.place === 1 && seat.left === undefined);

/** Somebody's games as he is told them. */
export function historyFor(
  played: readonly KeptGame[],
  person: string,
  isAccount: IsAccount,
  { search, game, from }: { readonly search: string; readonly game: string; readonly from: number },
): History {
  const wanted = search.trim().toLowerCase();
  const found = played
    .filter((each) => game === "" || each.game === game)
    .filter(({ seats }) => wanted === "" || seats.some(({ name }) => name.toLowerCase().includes(wanted)))
    .sort((a, b) => b.at - a.at);
  const games = found.slice(from, from + SHOWN).map((each) => playedBy(each, person, isAccount));
  return { games, found: found.length };
}

export function playedBy(
  { table, game, at, clock, seats }: KeptGame,
  person: string,
  isAccount: IsAccount,
): PlayedGame {
  const you = seats.findIndex((seat) => seat.person === person);
  const change = seats[you]?.rated;
  return {
    table,
    game,
    at,
    clock,
    seats: seats.map((seat) => seatFor(seat, isAccount)),
    you,
    ...(change && { rated: change }),
  };
}

function seatFor({ person, name, bot, left, place, score }: KeptPlayer, isAccount: IsAccount): PlayedSeat {
  const kind = bot ? "bot" : person !== undefined && isAccount(person) ? "account" : "guest";
  return {
    name: bot || person !== undefined ? name : "",
    kind,
    ...(left && { left }),
    ...(place !== undefined && { place }),
    ...(score !== undefined && { score }),
  };
}

/** The same game, and one of its players is nobody any more. */
export const forgotten = (game: KeptGame, person: string): KeptGame => ({
  ...game,
  seats: game.seats.map((seat) => {
    if (seat.person !== person) return seat;
    const { person: _, ...rest } = seat;
    return { ...rest, name: "" };
  }),
});

export const handedOver = (game: KeptGame, from: string, to: string): KeptGame => ({
  ...game,
  seats: game.seats.map((seat) => (seat.person === from ? { ...seat, person: to } : seat)),
});
