/** Why a game was won or lost, in two sentences: which sources made the gap, and when most of it opened. */
import type { Language } from "../text/catalogue.ts";
import type { GraphProps } from "./graph.tsx";
import { signed } from "./signed.ts";

/** A side by its name in a sentence: "the Peddler". */
export type Side = {
  readonly key: string | number;
  readonly said: string;
  readonly place: number;
  /** By source. */
  readonly parts: readonly number[];
};

type Decided = {
  readonly sides: readonly Side[];
  /** The side of the one person at the screen. */
  readonly you: Side["key"] | undefined;
  readonly sources: readonly string[];
  readonly graph: Pick<GraphProps, "lines" | "points" | "parts" | "last">;
};

/** More than two sources nobody keeps in mind. */
const NAMED = 2;

/**
 * How you stand to the winner, or the winner to the next one. Nothing where both have as much: that is told apart by the
 * game's own rule.
 */
export function decided({ sides, you, sources, graph }: Decided, language: Language): readonly string[] {
  const words = decidedWords[language];
  const [first, second] = sides.toSorted((a, b) => a.place - b.place);
  const own = sides.find(({ key }) => key === you) ?? first;
  const other = own === first ? second : first;
  if (own === undefined || other === undefined) return [];
  const gaps = sources
    .map((source, i) => ({ source, by: (own.parts[i] ?? 0) - (other.parts[i] ?? 0) }))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const gap = gaps.reduce((sum, { by }) => sum + by, 0);
  if (gap === 0) return [];
  const named = ({ source, by }: (typeof gaps)[number]): string =>
    `${source} ${by > 0 ? "+" : ""}${signed(by)}`;
  const made = gaps.filter(({ by }) => by * gap > 0).slice(0, NAMED);
  const against = gaps.find(({ by }) => by * gap < 0);
  const widest = widestIn(graph, own.key, other.key, Math.sign(gap));
  return [
    words.gap(own.key === you ? undefined : own.said, gap, other.said, [
      ...made.map(named),
      ...(against === undefined ? [] : [words.against(named(against))]),
    ]),
    ...(widest === undefined ? [] : [words.widest(widest.when, widest.from, widest.to)]),
  ];
}

/** The part of the game in which the gap grew most, and the gap before and after it. */
function widestIn(
  { lines, points, parts, last }: Decided["graph"],
  own: Side["key"],
  other: Side["key"],
  way: number,
): { readonly when: string; readonly from: number; readonly to: number } | undefined {
  const [mine, theirs] = [own, other].map((side) => lines.findIndex(({ key }) => key === side)) as [
    number,
    number,
  ];
  const gapIn = (scores: readonly number[] | undefined): number =>
    (scores?.[mine] ?? 0) - (scores?.[theirs] ?? 0);
  const ends = [...parts, ...(last === undefined ? [] : [{ when: last.when, scores: points.at(-1) }])];
  if (ends.length < 2) return undefined;
  const grown = ends.map(({ when, scores }, i) => ({
    when,
    from: gapIn(i === 0 ? points[0] : ends[i - 1]?.scores),
    to: gapIn(scores),
  }));
  return grown.toSorted((a, b) => way * (b.to - b.from - (a.to - a.from)))[0];
}

type DecidedWords = {
  /** Who is not addressed is named. */
  readonly gap: (own: string | undefined, gap: number, other: string, sources: readonly string[]) => string;
  /** The source that went the other way. */
  readonly against: (source: string) => string;
  readonly widest: (when: string, from: number, to: number) => string;
  /** The way to the analysis. */
  readonly ask: string;
};

const ahead = (gap: number): string => (gap === 0 ? "level" : gap > 0 ? `${gap} ahead` : `${-gap} behind`);
const avance = (gap: number): string =>
  gap === 0 ? "l’égalité" : gap > 0 ? `${gap} d’avance` : `${-gap} de retard`;
/** "3" of "from 3 to 27 behind", where both are on the same side. */
const before = (from: number, to: number, alone: (gap: number) => string): string =>
  from * to > 0 ? `${Math.abs(from)}` : alone(from);
const begins = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const decidedWords: Readonly<Record<Language, DecidedWords>> = {
  en: {
    gap: (own, gap, other, sources) =>
      `${own === undefined ? "You are" : `${begins(own)} is`} ${ahead(gap)}${gap > 0 ? " of" : ""} ${other}: ${sources.join(", ")}.`,
    against: (source) => `though ${source}`,
    widest: (when, from, to) => `Mostly decided ${when}: from ${before(from, to, ahead)} to ${ahead(to)}.`,
    ask: "Ask why, turn by turn",
  },
  fr: {
    gap: (own, gap, other, sources) =>
      `${own === undefined ? "Vous avez" : `${begins(own)} a`} ${avance(gap)} sur ${other}\u202f: ${sources.join(", ")}.`,
    against: (source) => `malgré ${source}`,
    widest: (when, from, to) =>
      `L’essentiel s’est joué ${when}\u202f: de ${before(from, to, avance)} à ${avance(to)}.`,
    ask: "Voir pourquoi, tour par tour",
  },
};
