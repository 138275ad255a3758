/** The turns of Khronos: those played, from the chronicle alone, and those that the seven rounds still hold. */
import type { Event, View } from "@chronarium/khronos";
import { INCOME_ROUNDS, ROUNDS } from "@chronarium/khronos";
import type { Entry, Moment } from "../../driver/types.ts";
import type { Language } from "../../text/catalogue.ts";
import type { ChapterNames, PastTurn, Turn } from "../ui.ts";
import { wordsIn } from "./text.ts";

type Seen = { readonly view: unknown };
type Clock = Pick<View, "first" | "round" | "turn" | "players" | "over">;

/** Turns are counted from the first of the game, which a branch has not seen. */
function turnAt(index: number, { first, players }: Clock): Turn {
  const seats = players.length;
  return { seat: (first + index) % seats, chapter: Math.floor(index / seats) + 1 };
}
function indexNow({ first, round, turn, players }: Clock): number {
  const seats = players.length;
  return (round - 1) * seats + ((turn.seat - first + seats) % seats);
}

export function turnOf(entries: readonly Entry[], { view }: Seen): readonly PastTurn[] {
  const clock = view as View;
  const began = entries
    .filter(({ events }) => (events as readonly Event[]).some(({ type }) => type === "turnBegan"))
    .map(({ revision }) => revision);
  const beforeAll = indexNow(clock) - began.length;
  return [0, ...began].map((revision, i) => ({ revision, ...turnAt(beforeAll + i, clock) }));
}

export function turnsAhead({ view }: Pick<Moment, "view">): readonly Turn[] {
  const clock = view as View;
  if (clock.over) return [];
  const next = indexNow(clock) + 1;
  const left = ROUNDS * clock.players.length - next;
  return Array.from({ length: left }, (_, i) => turnAt(next + i, clock));
}

export function chapterNames(round: number, language: Language): ChapterNames {
  const { round: plain, incomeRound } = wordsIn(language).thread;
  const long = INCOME_ROUNDS.includes(round) ? incomeRound : plain;
  return { long: long(round), plain: plain(round), short: `${round}` };
}
