/** Anachrony: random solo play with legal actions beside the Chronomancer's, slowest calls, and explained bot turns. */
import { anachrony, type BotPosition, botTurn, DICE, type State } from "@chronarium/anachrony";
import { chronobot, facesOf, type State as TableState } from "@chronarium/anachrony/companion";
import { chronomancer } from "@chronarium/chronomancer";
import { type AnyMatch, chooseAtRandom, newMatch, playRandom, saveText, seedRng } from "@chronarium/kernel";
import { collect } from "./garbage.ts";
import { type Budget, type Progress, percentile, ratesOf, timed, type Work } from "./measure.ts";
import { type Row, rowAgainst, rowAtLeast, rowBelow } from "./row.ts";

/** Games that a rate is measured over, again and again. */
const GAMES = 40;
const STEPS_PER_SECOND = 40_000;
const HALF_OF_THE_CHRONOMANCER = 0.5;
const LEGAL_MS = 2;
const TURNS_PER_SECOND = 100_000;
const TURNS = 1000;
const ODDS_MS = 5;
const STATE_BYTES = 10_000;
const STORED_BYTES = 80_000;
/** The heap after ten times as many games as at first. */
const HEAP_GROWTH = 1.1;
const HEAP_ROUNDS = 10;

const soloSteps: Work = timed((index) => {
  const { log, result } = playRandom(anachrony, {
    seats: 1,
    options: { path: "random" },
    seed: `anachrony ${index % GAMES}`,
  });
  if (result === undefined) throw new Error(`Game ${index} did not end.`);
  return log.length;
});

const chronomancerSteps: Work = timed(
  (index) =>
    playRandom(chronomancer, { seats: 1, options: {}, seed: `chronomancer ${index % GAMES}` }).log.length,
);

function stepRows(budget: Budget, progress: Progress): readonly Row[] {
  const name = "anachrony: steps, alone against the Chronobot";
  const [value, peer] = ratesOf(name, [soloSteps, chronomancerSteps], budget, progress) as [number, number];
  return [
    rowAtLeast({ name, value, unit: "steps/s" }, STEPS_PER_SECOND),
    rowAgainst(
      { name: "anachrony: steps, beside the Chronomancer’s", value, unit: "steps/s" },
      "chronomancer",
      peer,
      HALF_OF_THE_CHRONOMANCER,
    ),
  ];
}

/** Every state of some games, with what its legal actions took; the first games only warm up. */
function slowestCalls({ games, warmUpGames }: Budget): readonly Row[] {
  const took: number[] = [];
  let largest = 0;
  for (let game = 0; game < warmUpGames + games; game++)
    playRandom(anachrony, {
      seats: 1,
      options: { path: "random", side: game % 2 === 0 ? "A" : "B" },
      seed: `slow ${game}`,
      onStep: ({ after }) => {
        const begin = performance.now();
        anachrony.legalActions(after, 0);
        if (game >= warmUpGames) took.push(performance.now() - begin);
        largest = Math.max(largest, JSON.stringify(after).length);
      },
    });
  return [
    rowBelow({ name: "anachrony: legalActions p99", value: percentile(took, 99), unit: "ms" }, LEGAL_MS),
    rowBelow({ name: "anachrony: largest state", value: largest, unit: "bytes" }, STATE_BYTES),
  ];
}

/** Positions of real games, as the Chronobot sees them. */
function positions(): readonly BotPosition[] {
  const out: BotPosition[] = [];
  for (let game = 0; game < GAMES; game++)
    playRandom(anachrony, {
      seats: 1,
      options: {},
      seed: `turns ${game}`,
      onStep: ({ after }) => {
        if (after.bot.exosuits > 0) out.push(positionOf(after));
      },
    });
  return out;
}
const positionOf = ({ era, options, bot, banner, board }: State): BotPosition => ({
  era,
  options,
  bot,
  banner,
  spaces: board.spaces,
  recruitPool: board.recruitPool,
  minePool: board.minePool,
  stock: board.stock,
  superprojects: [],
  stacks: {
    PP: { primary: [{ vp: 2 }], secondary: [{ vp: 3 }] },
    FA: { primary: [{ vp: 2 }], secondary: [] },
    LS: { primary: [], secondary: [{ vp: 1 }] },
    LAB: { primary: [], secondary: [] },
  },
});

function turnRow(budget: Budget, progress: Progress): Row {
  const name = "anachrony: explained turns of the Chronobot";
  const tables = positions();
  const turns = timed((index) => {
    for (let i = 0; i < TURNS; i++) {
      const position = tables[(index * TURNS + i) % tables.length]!;
      botTurn(position, { die: DICE[i % DICE.length]!, shape: "circle" });
    }
    return TURNS;
  });
  const [value] = ratesOf(name, [turns], budget, progress) as [number];
  return rowAtLeast({ name, value, unit: "turns/s" }, TURNS_PER_SECOND);
}

/** What each of the six faces would do, at every state of some tables of the companion. */
function oddsRow({ games, warmUpGames }: Budget): Row {
  const states: TableState[] = [];
  const tables = Math.ceil((games + warmUpGames) / 10);
  for (let table = 0; table < tables; table++)
    playRandom(chronobot, {
      seats: 1,
      options: {},
      seed: `odds ${table}`,
      onStep: ({ after }) => states.push(after),
    });
  const took: number[] = [];
  for (const [i, state] of states.entries()) {
    const begin = performance.now();
    facesOf(state);
    if (i > states.length / 10) took.push(performance.now() - begin);
  }
  return rowBelow(
    { name: "anachrony: odds of six faces p99", value: percentile(took, 99), unit: "ms" },
    ODDS_MS,
  );
}

/** The longest of some games as a file. */
function storedRow({ games }: Budget): Row {
  let largest = 0;
  for (let game = 0; game < Math.ceil(games / 5); game++) {
    const match = newMatch(anachrony, {
      id: `stored ${game}`,
      seats: 1,
      options: { path: "random", headStart: true },
      seed: `stored ${game}`,
    });
    let rng = seedRng(`stored ${game}`, "players");
    while (!match.over) {
      const choice = chooseAtRandom(anachrony, match.state, rng);
      if (choice === undefined) throw new Error("Somebody can always act.");
      rng = choice.rng;
      match.act(0, choice.action, 0);
    }
    largest = Math.max(largest, saveText((match as AnyMatch).record()).length);
  }
  return rowBelow({ name: "anachrony: largest stored game", value: largest, unit: "bytes" }, STORED_BYTES);
}

/** Memories of pure functions must not grow with the games played. */
function heapRow({ games }: Budget, progress: Progress): Row {
  const played = (round: number): number => {
    progress(`anachrony: heap, round ${round} of ${HEAP_ROUNDS}`);
    for (let game = 0; game < games; game++)
      playRandom(anachrony, { seats: 1, options: { path: "random" }, seed: `heap ${round} ${game}` });
    return collect();
  };
  const first = played(1);
  let last = first;
  for (let round = 2; round <= HEAP_ROUNDS; round++) last = played(round);
  return rowBelow(
    { name: `anachrony: heap after ${HEAP_ROUNDS} times as many games`, value: last / first, unit: "×" },
    HEAP_GROWTH,
  );
}

export function measureAnachrony(budget: Budget, progress: Progress): readonly Row[] {
  return [
    ...stepRows(budget, progress),
    ...slowestCalls(budget),
    turnRow(budget, progress),
    oddsRow(budget),
    storedRow(budget),
    heapRow(budget, progress),
  ];
}
