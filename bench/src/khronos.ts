/** Khronos: its legal actions against those of chess, the slowest calls, and whole games. */
import { type LogEntry, playRandom } from "@chronarium/kernel";
import { type Action, khronos, type State } from "@chronarium/khronos";
import { afterMove, beginChess, type ChessGame, chessMoves, randomChess } from "./chess.ts";
import { type Budget, type Done, type Progress, percentile, ratesOf, timed } from "./measure.ts";
import { type Row, rowAgainst, rowAtLeast, rowBelow } from "./row.ts";

/** Recorded games that a rate is measured over, again and again. */
const GAMES = 40;
const SEATS = 4;

type Recorded = { readonly start: State; readonly log: readonly LogEntry<Action>[] };

function record(game: number, seats: number): Recorded {
  let start: State | undefined;
  const { log } = playRandom(khronos, {
    seats,
    seed: `khronos ${game}`,
    onStep: ({ revision, before }) => {
      if (revision === 1) start = before;
    },
  });
  return { start: start!, log };
}

/** What each call took, in milliseconds, while a recorded game is played again. */
type Took = {
  readonly onLegal: (ms: number, actions: number) => void;
  readonly onApply?: (ms: number) => void;
};

/**
 * Every state is made anew by `apply`, so `legalActions` meets boards that nobody has looked at before, as it
 * does in play.
 */
function replay({ start, log }: Recorded, { onLegal, onApply }: Took): void {
  // The first boards are the recording's own: a copy has not been looked at either.
  let state = structuredClone(start);
  for (const { seat, action } of log) {
    const asked = performance.now();
    const { length } = khronos.legalActions(state, seat);
    const answered = performance.now();
    onLegal(answered - asked, length);
    const begun = performance.now();
    state = khronos.apply(state, seat, action).state;
    onApply?.(performance.now() - begun);
  }
}

function legalOf(recorded: Recorded): Done {
  let count = 0;
  let ms = 0;
  replay(recorded, {
    onLegal: (took, actions) => {
      ms += took;
      count += actions;
    },
  });
  return { count, ms };
}

function chessLegalOf(game: ChessGame): Done {
  let count = 0;
  let ms = 0;
  let position = beginChess();
  for (const move of game) {
    const asked = performance.now();
    const { length } = chessMoves(position);
    ms += performance.now() - asked;
    count += length;
    position = afterMove(position, move);
  }
  return { count, ms };
}

function legalRow(budget: Budget, progress: Progress): Row {
  const name = "khronos: legal actions, four players";
  progress(`${name}: recording games`);
  const games = Array.from({ length: GAMES }, (_, game) => record(game, SEATS));
  const chess = Array.from({ length: GAMES }, (_, game) => randomChess(game));
  const ours = (game: number): Done => legalOf(games[game % GAMES]!);
  const theirs = (game: number): Done => chessLegalOf(chess[game % GAMES]!);
  const [value, peerValue] = ratesOf(name, [ours, theirs], budget, progress) as [number, number];
  return rowAgainst({ name, value, unit: "actions/s" }, "chessops 0.15.1, chess", peerValue, 1);
}

/** All calls of all games count, whatever the machine did meanwhile. */
function slowestRows(budget: Budget, progress: Progress): readonly Row[] {
  const name = "khronos: slowest calls, 2 to 5 players";
  progress(`${name}: recording games`);
  const { min, max } = khronos.seats;
  const seatsOf = (game: number): number => min + (game % (max - min + 1));
  const games = Array.from({ length: budget.games }, (_, game) => record(game, seatsOf(game)));
  progress(`${name}: warming up`);
  for (let game = 0; game < budget.warmUpGames; game++) legalOf(games[game % games.length]!);
  const legal: number[] = [];
  const applied: number[] = [];
  games.forEach((game, i) => {
    if (i % 10 === 0) progress(`${name}: game ${i + 1} of ${games.length}`);
    replay(game, { onLegal: (ms) => legal.push(ms), onApply: (ms) => applied.push(ms) });
  });
  return [
    rowBelow({ name: "khronos: apply p99", value: percentile(applied, 99), unit: "ms" }, 1),
    rowBelow({ name: "khronos: legalActions p99", value: percentile(legal, 99), unit: "ms" }, 4),
  ];
}

function gamesRow(budget: Budget, progress: Progress): Row {
  const name = "khronos: random games, four players";
  const whole = timed((game) => {
    const { result } = playRandom(khronos, { seats: SEATS, seed: `khronos ${game % GAMES}` });
    if (result === undefined) throw new Error(`Game ${game} did not end.`);
    return 1;
  });
  const [value] = ratesOf(name, [whole], budget, progress) as [number];
  return rowAtLeast({ name, value, unit: "games/s" }, 40);
}

export function measureKhronos(budget: Budget, progress: Progress): readonly Row[] {
  return [legalRow(budget, progress), ...slowestRows(budget, progress), gamesRow(budget, progress)];
}
