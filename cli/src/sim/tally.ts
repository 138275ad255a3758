/** What many games add up to. Tallies of neighbouring games can be added, so threads can count apart. */
import type { Fault, Played } from "./game.ts";
import { entryAt, type Plan } from "./plan.ts";

type EntryTally = {
  wins: number;
  ties: number;
  finished: number;
  scores: number;
  minScore: number;
  maxScore: number;
};

export type Tally = {
  games: number;
  steps: number;
  actions: number;
  shortest: number;
  longest: number;
  readonly faults: Record<Fault, number>;
  readonly entries: readonly EntryTally[];
  /** Of the final states, in the order of the games. */
  readonly hashes: string[];
  readonly sentences: string[];
};

/** More sentences than this say nothing new. */
const MAX_SENTENCES = 10;

export function emptyTally(players: number): Tally {
  return {
    games: 0,
    steps: 0,
    actions: 0,
    shortest: Number.POSITIVE_INFINITY,
    longest: 0,
    faults: { deadEnds: 0, brokenInvariants: 0, leaks: 0 },
    entries: Array.from({ length: players }, () => ({
      wins: 0,
      ties: 0,
      finished: 0,
      scores: 0,
      minScore: Number.POSITIVE_INFINITY,
      maxScore: Number.NEGATIVE_INFINITY,
    })),
    hashes: [],
    sentences: [],
  };
}

export function countGame(tally: Tally, plan: Plan, index: number, played: Played): void {
  tally.games++;
  tally.steps += played.steps;
  tally.actions += played.actions;
  tally.shortest = Math.min(tally.shortest, played.steps);
  tally.longest = Math.max(tally.longest, played.steps);
  tally.hashes.push(played.hash);
  for (const { fault, sentence } of played.findings) {
    tally.faults[fault]++;
    if (tally.sentences.length < MAX_SENTENCES) tally.sentences.push(sentence);
  }
  if (played.result === undefined) return;
  const { seats, winners } = played.result;
  for (const { seat, score } of seats) {
    const entry = tally.entries[entryAt(plan, index, seat)]!;
    entry.finished++;
    entry.scores += score;
    entry.minScore = Math.min(entry.minScore, score);
    entry.maxScore = Math.max(entry.maxScore, score);
    if (winners.includes(seat)) entry[winners.length === 1 ? "wins" : "ties"]++;
  }
}

/** Adds the tally of the games that follow; its hashes are left to the caller, who has to keep few of them. */
export function addTally(sum: Tally, next: Tally): void {
  sum.games += next.games;
  sum.steps += next.steps;
  sum.actions += next.actions;
  sum.shortest = Math.min(sum.shortest, next.shortest);
  sum.longest = Math.max(sum.longest, next.longest);
  for (const fault of Object.keys(sum.faults) as Fault[]) sum.faults[fault] += next.faults[fault];
  sum.sentences.push(...next.sentences.slice(0, MAX_SENTENCES - sum.sentences.length));
  for (const [i, entry] of sum.entries.entries()) {
    const more = next.entries[i]!;
    entry.wins += more.wins;
    entry.ties += more.ties;
    entry.finished += more.finished;
    entry.scores += more.scores;
    entry.minScore = Math.min(entry.minScore, more.minScore);
    entry.maxScore = Math.max(entry.maxScore, more.maxScore);
  }
}
