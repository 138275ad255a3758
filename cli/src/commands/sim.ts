/** `chronarium sim`: plays whole games by bots and says how they went. */
import { availableParallelism } from "node:os";
import { botsFor } from "@chronarium/bots";
import {
  type AnyRules,
  kernelRefusalText,
  parseOptions,
  printable,
  readOptions,
  seatsAllowed,
} from "@chronarium/kernel";
import { GAME_IDS, gameNamed } from "../games.ts";
import { nearest } from "../near.ts";
import { hasLadder, ladderOf, ladderPlans, ladderText } from "../sim/ladder.ts";
import { LEVELS, type Plan } from "../sim/plan.ts";
import { type Simulated, simulate } from "../sim/run.ts";
import type { PartyTally, Tally } from "../sim/tally.ts";
import { bad, dim, good } from "../terminal/colour.ts";
import { progressBar } from "../terminal/progress.ts";
import { table } from "../terminal/table.ts";
import { type Given, readArguments, type Usage, UsageError } from "../usage.ts";

const usage = {
  synopsis: "sim GAME [--players N] [--bots A,B… | --ladder] [--games N] [--seed TEXT]",
  about: `Plays whole games by bots. The same seed plays the same games, on any number of threads.
Bots take the seats in turn and move on by one seat from game to game.
Exit code 1 if a game has a dead end, a broken invariant or a leak of hidden information.`,
  operands: { min: 1, max: 1, says: `sim takes one game of these: ${GAME_IDS.join(", ")}.` },
  options: {
    players: { value: "N", says: "how many play (by default the fewest that the game allows)" },
    bots: { value: "A,B…", says: "the bots by name, repeated until every player has one (random)" },
    ladder: { says: "each level against the one below, two players, every deal once with each seating" },
    games: { value: "N", says: "how many games, with --ladder for each step (100)" },
    seed: { value: "TEXT", says: "where all chance comes from (1)" },
    option: { value: "NAME=VALUE", says: "an option of the game; may stand several times", many: true },
    "mix-options": { says: "draws the options that are not given anew for every game" },
    level: {
      value: LEVELS.join("|"),
      says: "checks invariants at every fifth action, or at every one (fast)",
    },
    threads: { value: "N", says: "how many threads (one below 200 games, otherwise all cores)" },
    json: { says: "the result as one JSON object" },
  },
} as const satisfies Usage;

type SimGiven = Given<keyof typeof usage.options>;

/** Below this many games a second thread takes longer to start than it helps. */
const GAMES_FOR_THREADS = 200;
const INTERRUPTED = 130;

export async function sim(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const rules = await (await gameNamed(given.operands[0]!)).rules();
  const single = given.flag("ladder") ? undefined : planOf(rules, given);
  const plans = single === undefined ? ladderOfPlans(rules, given) : [single];
  const simulated = await simulateAll(plans, given.whole("threads", { min: 1, max: 256 }));
  if (typeof simulated === "number") return simulated;
  const report = single === undefined ? ladderReport(plans, simulated) : simReport(single, simulated[0]!);
  if (given.flag("json")) {
    console.log(JSON.stringify(report.json));
    for (const sentence of report.sentences) console.error(sentence);
  } else console.log(report.text);
  return Object.values(report.faults).every((count) => count === 0) ? 0 : 1;
}

/** One after the other; the exit code where they could not be played to the end. */
async function simulateAll(
  plans: readonly Plan[],
  asked: number | undefined,
): Promise<readonly Simulated[] | number> {
  const games = plans.reduce((sum, plan) => sum + plan.games, 0);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once("SIGINT", interrupt);
  const bar = progressBar(games, "games");
  let played = 0;
  const simulated: Simulated[] = [];
  try {
    for (const plan of plans) {
      const cores = plan.games < GAMES_FOR_THREADS ? 1 : availableParallelism();
      simulated.push(
        await simulate(plan, Math.min(asked ?? cores, plan.games), stop.signal, (more) => {
          played += more;
          bar.advance(more);
        }),
      );
    }
  } catch (error) {
    bar.end();
    if (stop.signal.aborted) {
      console.error(`Stopped after ${played} of ${games} games.`);
      return INTERRUPTED;
    }
    console.error(
      `The simulation could not go on: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  } finally {
    process.off("SIGINT", interrupt);
  }
  bar.end();
  return simulated;
}

type Report = {
  readonly json: object;
  readonly text: string;
  readonly sentences: readonly string[];
  readonly faults: Tally["faults"];
};

const simReport = (plan: Plan, simulated: Simulated): Report => ({
  json: jsonOf(plan, simulated),
  text: textOf(plan, simulated),
  sentences: simulated.tally.sentences,
  faults: simulated.tally.faults,
});

function ladderReport([plan]: readonly Plan[], simulated: readonly Simulated[]): Report {
  const { game, games, seed } = plan!;
  const ladder = ladderOf(simulated);
  const { steps, paces, faults, sentences } = ladder;
  return {
    json: { game, games, seed, steps, paces, ...faults },
    text: ladderText({ game, games, seed }, ladder),
    sentences,
    faults,
  };
}

function ladderOfPlans(rules: AnyRules, given: SimGiven): readonly Plan[] {
  for (const option of ["players", "bots"] as const) {
    if (given.text(option) !== undefined) {
      throw new UsageError(`--ladder plays its own levels at two seats; leave --${option} out.`);
    }
  }
  if (!hasLadder(rules)) throw new UsageError(`${rules.id} has no ladder of levels.`);
  return ladderPlans(commonOf(rules, given));
}

function planOf(rules: AnyRules, given: SimGiven): Plan {
  const common = commonOf(rules, given);
  const read = readOptions<unknown>(rules.options, common.options);
  // Drawn options may change how many can play; the game itself refuses what does not fit then.
  const { min, max } = read.ok && !common.mixOptions ? seatsAllowed(rules, read.options) : rules.seats;
  const players = given.whole("players", { min, max }) ?? min;
  return { ...common, players, entries: entriesOf(rules, given.text("bots") ?? "random", players) };
}

function commonOf(rules: AnyRules, given: SimGiven): Omit<Plan, "players" | "entries"> {
  return {
    game: rules.id,
    games: given.whole("games", { min: 1, max: 10_000_000 }) ?? 100,
    seed: given.text("seed") ?? "1",
    options: optionsOf(rules, given.texts("option")),
    mixOptions: given.flag("mix-options"),
    level: given.choice("level", LEVELS) ?? "fast",
  };
}

function entriesOf(rules: AnyRules, written: string, players: number): readonly string[] {
  const names = written.split(",");
  const known = rules.sealed ? Object.keys(rules.sealed.players) : botsFor(rules).map(({ name }) => name);
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    const right =
      near === undefined ? `the bots for ${rules.id} are: ${known.join(", ")}.` : `did you mean ${near}?`;
    throw new UsageError(`There is no bot "${printable(name)}"; ${right}`);
  }
  if (names.length > players) {
    throw new UsageError(
      `--bots names ${names.length} bots for ${players} players; name ${players} at most.`,
    );
  }
  return Array.from({ length: players }, (_, entry) => names[entry % names.length]!);
}

function optionsOf(rules: AnyRules, written: readonly string[]): Readonly<Record<string, unknown>> {
  const given = new Map<string, string>();
  for (const each of written) {
    const equals = each.indexOf("=");
    if (equals < 1) throw new UsageError(`--option takes NAME=VALUE, not "${printable(each)}".`);
    given.set(each.slice(0, equals), each.slice(equals + 1));
  }
  const options = parseOptions(rules.options, Object.fromEntries(given));
  const read = readOptions(rules.options, options);
  if (read.ok) return options;
  const { code, params } = read.refusal;
  throw new UsageError(kernelRefusalText.en[code]?.(params) ?? code);
}

function jsonOf(plan: Plan, { tally, seconds, digest }: Simulated): object {
  const { game, players, games, seed, entries } = plan;
  const { steps, actions, faults } = tally;
  return {
    game,
    players,
    games,
    seed,
    steps,
    seconds: rounded(seconds, 3),
    stepsPerSecond: Math.round(steps / seconds),
    actionsPerSecond: Math.round(actions / seconds),
    ...faults,
    digest,
    seats: tally.entries.map((party, i) => ({ bot: entries[i], ...jsonOfParty(party) })),
    ...(Object.keys(tally.rivals).length > 0 && {
      rivals: Object.entries(tally.rivals).map(([id, party]) => ({ id, ...jsonOfParty(party) })),
    }),
  };
}

/** Without a single finished game there is no score to speak of. */
function jsonOfParty({ wins, ties, finished, scores, minScore, maxScore, categories }: PartyTally): object {
  if (finished === 0) return { wins, ties, meanScore: 0, minScore: 0, maxScore: 0 };
  const means = Object.entries(categories).map(([name, sum]) => [name, rounded(sum / finished, 3)]);
  return {
    wins,
    ties,
    meanScore: rounded(scores / finished, 3),
    minScore,
    maxScore,
    ...(means.length > 0 && { meanCategories: Object.fromEntries(means) }),
  };
}

function sourceRows(parties: readonly (readonly [string, PartyTally])[]): readonly string[] {
  const names = Object.keys(parties[0]?.[1].categories ?? {});
  const right = { align: "right" } as const;
  const rows = names.map((name) => [
    name,
    ...parties.map(([, { categories, finished }]) => ((categories[name] ?? 0) / finished).toFixed(1)),
  ]);
  const head = [{ title: "mean by source" }, ...parties.map(([title]) => ({ title, ...right }))];
  return rows.length === 0 ? [] : [table(head, rows), ""];
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function textOf(plan: Plan, { tally, seconds, digest }: Simulated): string {
  const { games, steps, actions, faults, shortest, longest, sentences } = tally;
  const right = { align: "right" } as const;
  const titles = ["wins", "ties", "mean score", "min", "max"].map((title) => ({ title, ...right }));
  const parties: readonly (readonly [string, PartyTally])[] = [
    ...tally.entries.map((party, i) => [plan.entries[i]!, party] as const),
    ...Object.entries(tally.rivals),
  ];
  const rows = parties.map(([name, { wins, ties, finished, scores, minScore, maxScore }]) =>
    finished === 0
      ? [name, "0", "0", "–", "–", "–"]
      : [name, ...[wins, ties, (scores / finished).toFixed(1), minScore, maxScore].map(String)],
  );
  // By source where an automa plays along: how it comes to its points is what a player wants to know.
  const sources = Object.keys(tally.rivals).length > 0 ? sourceRows(parties) : [];
  const fault = (count: number, what: string): string => (count === 0 ? good : bad)(`${count} ${what}`);
  const perSecond = (count: number): string => Math.round(count / seconds).toLocaleString("en");
  return [
    `${plan.game}, ${plan.players} players, ${games} games, seed ${plan.seed}`,
    "",
    table([{ title: "bot" }, ...titles], rows),
    "",
    ...sources,
    `length   ${(steps / games).toFixed(1)} actions on average, from ${shortest} to ${longest}`,
    `faults   ${fault(faults.deadEnds, "dead ends")}, ${fault(faults.brokenInvariants, "broken invariants")}, ${fault(faults.leaks, "leaks")}`,
    `speed    ${perSecond(steps)} steps/s, ${perSecond(actions)} legal actions/s, ${seconds.toFixed(1)} s`,
    `digest   ${dim(digest)}`,
    ...sentences.map(bad),
  ].join("\n");
}
