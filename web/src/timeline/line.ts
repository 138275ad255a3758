/** The line of a game as a drawing: where its steps, turns and chapters lie. Steps have equal spacing. */
import type { ChapterNames, PastTurn, Turn } from "../games/ui.ts";

export type Line = {
  /** The newest revision. */
  readonly last: number;
  readonly over: boolean;
  /** The turns until now; the last is being played. */
  readonly turns: readonly PastTurn[];
  readonly ahead: readonly Turn[];
};

type Knot = PastTurn & { readonly x: number };
type Dot = Turn & { readonly x: number };
/** A chapter, ruled off at its beginning. */
type Ruled = { readonly chapter: number; readonly x: number; readonly width: number };
/** Steps of the line: from the first to before the last. Those after the present stand for turns to come. */
export type Span = { readonly from: number; readonly to: number };

export type Drawn = {
  readonly width: number;
  /** Pixels between two steps. */
  readonly step: number;
  readonly knots: readonly Knot[];
  readonly dots: readonly Dot[];
  readonly ruled: readonly Ruled[];
  /** Half the size of a knot that leaves room for its neighbours. */
  readonly knot: number;
  readonly end: number;
  readonly xOf: (revision: number) => number;
  readonly visible: (revision: number) => boolean;
  /** The nearest revision that exists. */
  readonly revisionAt: (x: number) => number;
};

/** Steps that a turn is drawn with before one has been played. */
const USUAL_TURN = 5;
/** Room for the playhead at both ends. */
export const MARGIN = 14;
const KNOT = { least: 2.5, most: 6 };

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Steps of a turn on average. */
function turnLength(turns: readonly PastTurn[]): number {
  const [first, now] = [turns[0], turns.at(-1)];
  const played = turns.length - 1;
  if (first === undefined || now === undefined || played === 0) return USUAL_TURN;
  return Math.max(1, (now.revision - first.revision) / played);
}

function future({ last, over, turns, ahead }: Line): {
  readonly starts: readonly number[];
  readonly end: number;
} {
  if (over) return { starts: [], end: Math.max(1, last) };
  const length = turnLength(turns);
  const rest = Math.max(1, length - (last - (turns.at(-1)?.revision ?? 0)));
  const starts = ahead.map((_, i) => last + rest + i * length);
  return { starts, end: last + rest + ahead.length * length };
}

type Chapter = Span & { readonly chapter: number };

function chaptersOf(line: Line): readonly Chapter[] {
  const { starts, end } = future(line);
  const turns = [
    ...line.turns.map(({ chapter, revision }) => ({ chapter, from: revision })),
    ...line.ahead.map(({ chapter }, i) => ({ chapter, from: starts[i] ?? end })),
  ];
  const firsts = turns.filter(({ chapter }, i) => turns[i - 1]?.chapter !== chapter);
  return firsts.map((first, i) => ({ ...first, to: firsts[i + 1]?.from ?? end }));
}

/** The turn in which a revision can be seen. */
export const turnAt = (turns: readonly PastTurn[], revision: number): PastTurn | undefined =>
  turns.findLast((turn) => turn.revision <= revision) ?? turns[0];

/** All of the chapter that a revision belongs to. */
export function chapterSpan(line: Line, revision: number): Span | undefined {
  const chapter = turnAt(line.turns, revision)?.chapter;
  return chaptersOf(line).find((span) => span.chapter === chapter);
}

export function draw(line: Line, width: number, span?: Span): Drawn {
  const { starts, end } = future(line);
  const { from, to } = span ?? { from: 0, to: end };
  const step = Math.max(1, width - 2 * MARGIN) / Math.max(1, to - from);
  const xOf = (revision: number): number => MARGIN + (revision - from) * step;
  const visible = (revision: number): boolean =>
    revision >= from && (revision < to || (to >= end && revision <= end));
  // A span ends where the next begins, whose first step is not part of it.
  const most = span === undefined || to > line.last ? line.last : Math.max(from, to - 1);
  const knots = line.turns
    .filter(({ revision }) => visible(revision))
    .map((turn) => ({ ...turn, x: xOf(turn.revision) }));
  const dots = line.ahead
    .map((turn, i) => ({ ...turn, at: starts[i] ?? end }))
    .filter(({ at }) => visible(at))
    .map(({ seat, chapter, at }) => ({ seat, chapter, x: xOf(at) }));
  const ruled = chaptersOf(line)
    .filter((chapter) => visible(chapter.from))
    .map((chapter) => ({
      chapter: chapter.chapter,
      x: xOf(chapter.from),
      width: (chapter.to - chapter.from) * step,
    }));
  return {
    width,
    step,
    knots,
    dots,
    ruled,
    knot: clamp(turnLength(line.turns) * step * 0.36, KNOT.least, KNOT.most),
    end: xOf(Math.min(to, end)),
    xOf,
    visible,
    revisionAt: (x) => clamp(Math.round(from + (x - MARGIN) / step), Math.ceil(from), most),
  };
}

const LETTER = 6.3;
/** About as wide as the text is drawn. */
export const textWidth = (text: string): number => text.length * LETTER;

/** The longest name that fits, or none. */
export const fitting = ({ long, plain, short }: ChapterNames, width: number): string | undefined =>
  [long, plain, short].find((name) => textWidth(name) + 12 <= width);
