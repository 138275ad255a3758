/** What many games add up to. Tallies of neighbouring games can be added, so threads can count apart. */
import type { SeatResult } from "@chronarium/kernel";
import type { Fault, Played } from "./game.ts";
import { entryAt, type Plan } from "./plan.ts";
import { addThinking, type Thinking } from "./thinking.ts";

export type PartyTally = {
  wins: number;
  ties: number;
  finished: number;
  scores: number;
  minScore: number;
  maxScore: number;
  /** The scores by source, added up. */
  readonly categories: Record<string, number>;
};

export type Tally = {
  games: number;
  steps: number;
  actions: number;
  shortest: number;
  longest: number;
  readonly faults: Record<Fault, number>;
  readonly entries: readonly PartyTally[];
  /** Those who play without a seat, by the game's name for them. */
  readonly rivals: Record<string, PartyTally>;
  /** By entry; empty unless the plan asks for it. */
  readonly thinking: readonly Thinking[];
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
    entries: Array.from({ length: players }, emptyParty),
    rivals: {},
    thinking: Array.from({ length: players }, () => ({ decisions: [], turns: [] })),
    hashes: [],
    sentences: [],
  };
}

function emptyParty(): PartyTally {
  return {
    wins: 0,
    ties: 0,
    finished: 0,
    scores: 0,
    minScore: Number.POSITIVE_INFINITY,
    maxScore: Number.NEGATIVE_INFINITY,
    categories: {},
  };
}

function rivalIn({ rivals }: Tally, id: string): PartyTally {
  rivals[id] ??= emptyParty();
  return rivals[id];
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
  for (const [entry, thinking] of played.thinking?.entries() ?? [])
    addThinking(tally.thinking[entry]!, thinking);
  if (played.result === undefined) return;
  const { seats, rivals = [] } = played.result;
  const first = [...seats, ...rivals].filter(({ place }) => place === 1).length;
  const count = (
    party: PartyTally,
    { place, score, categories }: Pick<SeatResult, "place" | "score" | "categories">,
  ) => {
    party.finished++;
    addCategories(party, categories);
    party.scores += score;
    party.minScore = Math.min(party.minScore, score);
    party.maxScore = Math.max(party.maxScore, score);
    if (place === 1) party[first === 1 ? "wins" : "ties"]++;
  };
  for (const each of seats) count(tally.entries[entryAt(plan, index, each.seat)]!, each);
  for (const rival of rivals) count(rivalIn(tally, rival.id), rival);
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
  for (const [i, entry] of sum.entries.entries()) addParty(entry, next.entries[i]!);
  for (const [id, rival] of Object.entries(next.rivals)) addParty(rivalIn(sum, id), rival);
  for (const [i, thinking] of sum.thinking.entries()) addThinking(thinking, next.thinking[i]!);
}

function addParty(sum: PartyTally, more: PartyTally): void {
  sum.wins += more.wins;
  sum.ties += more.ties;
  sum.finished += more.finished;
  sum.scores += more.scores;
  sum.minScore = Math.min(sum.minScore, more.minScore);
  sum.maxScore = Math.max(sum.maxScore, more.maxScore);
  addCategories(sum, more.categories);
}

function addCategories({ categories }: PartyTally, more: Readonly<Record<string, number>>): void {
  for (const [name, points] of Object.entries(more)) categories[name] = (categories[name] ?? 0) + points;
}
