/** The ladder of levels: each against the one below, at two seats, every deal once with each seating. */
import { botsFor, LEVELS, type Level, levelName, levelText } from "@chronarium/bots";
import type { AnyRules } from "@chronarium/kernel";
import { table } from "../terminal/table.ts";
import type { Fault } from "./game.ts";
import type { Plan } from "./plan.ts";
import type { Simulated } from "./run.ts";
import { addThinking, type Spread, spreadOf, type Thinking } from "./thinking.ts";

type Step = {
  readonly level: Level;
  readonly below: Level;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Of all games, in percent, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
};
type Pace = { readonly level: Level; readonly decision: Spread; readonly turn: Spread };
export type Ladder = {
  readonly steps: readonly Step[];
  readonly paces: readonly Pace[];
  readonly faults: Readonly<Record<Fault, number>>;
  readonly sentences: readonly string[];
};

export const hasLadder = (rules: AnyRules): boolean =>
  LEVELS.every((level) => botsFor(rules).some(({ name }) => name === levelName(level)));

/** One plan for each step, from the lowest up. */
export function ladderPlans(plan: Omit<Plan, "players" | "entries">): readonly Plan[] {
  return LEVELS.slice(1).map((level, i) => ({
    ...plan,
    players: 2,
    entries: [levelName(level), levelName(LEVELS[i]!)],
    paired: true,
  }));
}

/** What the steps came to, in the order of their plans. */
export function ladderOf(played: readonly Simulated[]): Ladder {
  const thinking = LEVELS.map((): Thinking => ({ decisions: [], turns: [] }));
  const faults: Record<Fault, number> = { deadEnds: 0, brokenInvariants: 0, leaks: 0 };
  const steps = played.map(({ tally }, i): Step => {
    const [upper, lower] = tally.entries;
    addThinking(thinking[i + 1]!, tally.thinking[0]!);
    addThinking(thinking[i]!, tally.thinking[1]!);
    for (const fault of Object.keys(faults) as Fault[]) faults[fault] += tally.faults[fault];
    return {
      level: LEVELS[i + 1]!,
      below: LEVELS[i]!,
      wins: upper!.wins,
      ties: upper!.ties,
      losses: lower!.wins,
      ...interval(upper!.wins, tally.games),
    };
  });
  const paces = LEVELS.map((level, i) => ({
    level,
    decision: spreadOf(thinking[i]!.decisions),
    turn: spreadOf(thinking[i]!.turns),
  }));
  return { steps, paces, faults, sentences: played.flatMap(({ tally }) => tally.sentences) };
}

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.96;

/** Wilson's interval: it stays within 0 and 100 and is honest about few games. */
export function interval(wins: number, games: number): { share: number; low: number; high: number } {
  const p = wins / games;
  const centre = (p + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + Z ** 2 / (4 * games ** 2))) / (1 + Z ** 2 / games);
  const percent = (share: number): number => Math.round(1000 * share) / 10;
  return { share: percent(p), low: percent(centre - half), high: percent(centre + half) };
}

const title = (level: Level): string => `${level} ${levelText.en[level].name}`;

export function ladderText(
  { game, games, seed }: Pick<Plan, "game" | "games" | "seed">,
  ladder: Ladder,
): string {
  const right = (name: string) => ({ title: name, align: "right" }) as const;
  const spread = ({ p50, p95, max }: Spread): readonly string[] => [p50, p95, max].map(String);
  return [
    `${game}, 2 players, ${games} games a step, seed ${seed}`,
    "",
    table(
      [{ title: "level" }, { title: "against" }, ...["wins", "ties", "losses", "share", "95 %"].map(right)],
      ladder.steps.map(({ level, below, wins, ties, losses, share, low, high }) => [
        title(level),
        title(below),
        ...[wins, ties, losses].map(String),
        `${share.toFixed(1)} %`,
        `${low.toFixed(1)}–${high.toFixed(1)}`,
      ]),
    ),
    "",
    "Processor time in ms",
    table(
      [{ title: "level" }, ...["decision p50", "p95", "max", "turn p50", "p95", "max"].map(right)],
      ladder.paces.map(({ level, decision, turn }) => [title(level), ...spread(decision), ...spread(turn)]),
    ),
    ...ladder.sentences,
  ].join("\n");
}
