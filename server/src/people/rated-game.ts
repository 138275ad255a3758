/** What a rated game changes: everybody met everybody else, and whoever left his seat stands behind all who stayed. */
import { FIRST, type Met, type Rating, rated, rested } from "./glicko.ts";
import type { KeptAccount, KeptGame, KeptPlayer, KeptRating } from "./kept.ts";

/** A round without a game, in milliseconds. */
const ROUND = 7 * 24 * 3600_000;
/** So many points of the curve are kept. */
const COURSE = 100;
const LAST = 1000;

/** Of a game that was ended there are no places: those who stayed are alike. */
const standing = ({ place = 1, left }: KeptPlayer): number => (left ? LAST : place);

export const ratingAt = (kept: KeptRating | undefined, now: number): Rating =>
  kept === undefined ? FIRST : rested(kept, Math.max(0, now - kept.at) / ROUND);

/** Rated among accounts alone, where there is a result, or where somebody left before the others ended it. */
export function ratedGame(
  game: KeptGame,
  accountOf: (person: string) => KeptAccount | undefined,
): { readonly game: KeptGame; readonly accounts: readonly KeptAccount[] } {
  const abandoned = game.seats.some(({ left }) => left);
  const players = game.seats.flatMap((seat, i) => {
    const account = seat.person === undefined ? undefined : accountOf(seat.person);
    const before = ratingAt(account?.ratings?.[game.game], game.at);
    return account === undefined || (seat.place === undefined && !abandoned)
      ? []
      : [{ i, seat, account, before }];
  });
  if (players.length < 2) return { game, accounts: [] };
  const after = players.map(({ seat, before, i }) => {
    const met = players.flatMap((other): readonly Met[] => {
      if (other.i === i) return [];
      const lead = standing(other.seat) - standing(seat);
      return [{ opponent: other.before, score: lead > 0 ? 1 : lead < 0 ? 0 : 0.5 }];
    });
    return rated(before, met);
  });
  const seats = game.seats.map((seat, i) => {
    const own = players.findIndex((player) => player.i === i);
    const [before, now] = [players[own]?.before, after[own]];
    if (before === undefined || now === undefined) return seat;
    return { ...seat, rated: { before: Math.round(before.rating), after: Math.round(now.rating) } };
  });
  const accounts = players.map(({ account, seat }, own) => {
    const kept = account.ratings?.[game.game];
    const now = after[own] ?? FIRST;
    const point = { at: game.at, rating: Math.round(now.rating), deviation: Math.round(now.deviation) };
    const rating: KeptRating = {
      ...now,
      at: game.at,
      games: (kept?.games ?? 0) + 1,
      won: (kept?.won ?? 0) + (seat.place === 1 && !seat.left ? 1 : 0),
      course: [...(kept?.course ?? []), point].slice(-COURSE),
    };
    return { ...account, ratings: { ...account.ratings, [game.game]: rating } };
  });
  return { game: { ...game, seats }, accounts };
}
