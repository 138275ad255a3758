/** The Chronobot and a second, plain reading of the register do the same on made-up positions. */
import { isDeepStrictEqual } from "node:util";
import { nextInt, playRandom, type Rng, seedRng } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { type Bot, type Die, HOMES, type Position, type Tokens } from "../src/chronobot/board.ts";
import { botFaults } from "../src/chronobot/faults.ts";
import type { BotOptions } from "../src/chronobot/options.ts";
import { botScore, total } from "../src/chronobot/phases.ts";
import type { BotPosition } from "../src/chronobot/position.ts";
import { botTurn } from "../src/chronobot/turn.ts";
import { anachrony } from "../src/index.ts";
import { humanScore } from "../src/solo/scoring.ts";
import type { State, TileId } from "../src/solo/state.ts";
import { BUILDING, BUILDINGS_OF, type BuildingId, perRow, ROWS } from "../src/tables/buildings.ts";
import { type PerPiece, PIECES } from "../src/tables/goods.ts";
import type { Occupant, Spaces } from "../src/tables/main-board.ts";
import { SUPERPROJECT, SUPERPROJECT_IDS, type SuperprojectId } from "../src/tables/superprojects.ts";
import { SOLO_OPTIONS } from "./law-options.ts";
import { referenceBotScore, referenceTurn } from "./reference.ts";

const POSITIONS = 50_000;

type Chance = {
  readonly below: (bound: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
};

function chance(seed: string): Chance {
  let rng: Rng = seedRng(seed, "positions");
  const below = (bound: number): number => {
    let drawn: number;
    [drawn, rng] = nextInt(rng, bound);
    return drawn;
  };
  return { below, pick: (items) => items[below(items.length)]! };
}

function anyTokens(dice: Chance): Tokens {
  for (;;) {
    const tokens = HOMES.map((home) => dice.pick(home));
    const crowded = tokens.some((each) => tokens.filter((other) => other === each).length > 2);
    if (!crowded) return tokens as readonly Position[] as Tokens;
  }
}

function anyPosition(dice: Chance): BotPosition {
  const { below, pick } = dice;
  const era = 1 + below(7);
  const occupant = (): Occupant =>
    pick<Occupant>(["free", "free", "human", "bot", era > 4 ? "gone" : "human"]);
  const two = (): [Occupant, Occupant] => [occupant(), occupant()];
  const spaces: Spaces = {
    construct: two(),
    recruit: two(),
    research: two(),
    council: two(),
    mine: [occupant(), occupant(), occupant()],
  };
  // One kind is missing, so that no set lies about.
  const missing = below(4);
  const kinds = (most: number): number[] =>
    [0, 1, 2, 3].map((kind) => (kind === missing ? 0 : Math.max(0, below(most + 2) - 1)));
  const [N, U, G, T] = kinds(3) as [number, number, number, number];
  const [Ge, Ad, En, Sc] = kinds(2) as [number, number, number, number];
  const warpOn = Array.from({ length: 7 }, (_, i) => (i < era ? below(2) : 0));
  const owned = perRow((row) => BUILDINGS_OF[row].slice(0, below(4)));
  const buildings = ROWS.flatMap((row) => owned[row].map((tile) => ({ row, vp: BUILDING[tile].vp, tile })));
  const open = (tiles: readonly BuildingId[]) => tiles.map((tile) => ({ vp: BUILDING[tile].vp, tile }));
  const bot: Bot = {
    vp: below(40),
    water: below(12),
    timeTravel: below(7),
    morale: below(4),
    paradox: below(3),
    anomalies: below(4),
    cubes: { N, U, G, T },
    workers: { Ge, Ad, En, Sc },
    breakthroughs: { circle: below(4), triangle: below(4), square: below(4) },
    buildings,
    superprojects: SUPERPROJECT_IDS.slice(0, below(3)).map((tile) => ({ vp: SUPERPROJECT[tile].vp, tile })),
    warpSupply: 8 - warpOn.reduce((sum, count) => sum + count, 0),
    warpOn,
    exosuits: below(7),
    actions: below(8),
    passed: false,
    tokens: anyTokens(dice),
  };
  const options: BotOptions = {
    difficulty: pick(["normal", "beginner", "expert"]),
    paradoxDie: "roll",
    councilRightSpace: "open",
    minActions: 3,
    lastWord: false,
    recruitStrict: below(2) === 0,
    supplyAtMax: pick(["fallback", "payThenFallback", "recruit"]),
    ttAtMax: pick(["remove", "fallback"]),
  };
  const superprojects = Array.from({ length: 7 }, (_, i) => i)
    .filter((i) => i <= era && below(3) > 0)
    .map((i) => ({ era: i + 1, vp: 4 + below(5), tile: SUPERPROJECT_IDS[i + 5] as SuperprojectId }));
  return {
    era,
    options,
    bot,
    banner: pick(["human", "bot"]),
    spaces,
    recruitPool: { Ge: below(2), Ad: below(2), En: below(2), Sc: below(2) },
    minePool: { N: below(2), U: below(2), G: below(2), T: below(2) },
    stacks: perRow((row) => {
      const rest = BUILDINGS_OF[row].slice(3);
      return { primary: open(rest.slice(0, below(3))), secondary: open(rest.slice(5, 5 + below(3))) };
    }),
    superprojects,
    stock: Object.fromEntries(PIECES.map((piece) => [piece, below(4)])) as PerPiece,
  };
}

test("CB-13..36 CB-38 CB-41 AMB-2..9 AMB-16 AMB-22..24 AMB-29 AMB-30: 50,000 turns as a second reading of the register has them", () => {
  const dice = chance("reference");
  const kinds = new Set<string>();
  for (let i = 0; i < POSITIONS; i++) {
    const position = anyPosition(dice);
    const die = (1 + dice.below(6)) as Die;
    const shape = dice.pick(["circle", "triangle", "square"] as const);
    const expected = referenceTurn(position, die, shape);
    const turn = botTurn(position, { die, shape });
    if (!turn.done) throw new Error(`position ${i}: it asks for ${turn.asks.ask}`);
    // Only a difference is worth a closer look.
    if (!isDeepStrictEqual(turn.position, expected))
      expect(turn.position, `position ${i}, die ${die}`).toEqual(expected);
    const score = total(botScore(turn.position.bot));
    if (score !== referenceBotScore(expected.bot) || botFaults(turn.position.bot).length > 0)
      throw new Error(`position ${i}: score ${score}, ${JSON.stringify(botFaults(turn.position.bot))}`);
    for (const step of turn.steps) {
      kinds.add(step.type);
      if (step.because.length === 0) throw new Error(`position ${i}: ${step.type} gives no reason`);
    }
  }
  expect([...kinds].sort()).toEqual([
    "botBuilt",
    "botBuiltSuperproject",
    "botFellBack",
    "botGainedVp",
    "botGainedWater",
    "botMined",
    "botPassed",
    "botPlaced",
    "botRecruited",
    "botRecruitsInstead",
    "botRemovedAnomaly",
    "botResearched",
    "botRolled",
    "botRolledShape",
    "botScoredSet",
    "botSupplied",
    "botTokenMoved",
    "botTokenPushed",
    "botTravelled",
  ]);
});

/** AN-81, read by itself: from the printed values of 2.6 and 3.8. */
function referenceHumanScore({ human, path, options }: State): number {
  const tiles = new Set<TileId>(
    Object.values(human.rows).flatMap((row) => row.filter((tile) => tile !== "")),
  );
  const covered = (tile: TileId): boolean =>
    Object.entries(human.rows).some(([row, places]) =>
      human.anomalies.some((spot) => spot === `${row}${places.indexOf(tile) + 1}` && places.includes(tile)),
    );
  const isBig = (tile: TileId): boolean => /^S\d/.test(tile);
  let score = human.vp;
  for (const tile of tiles)
    score += isBig(tile) ? SUPERPROJECT[tile as SuperprojectId].vp : BUILDING[tile as BuildingId].vp;
  const big = [...tiles].filter(isBig).length;
  if (tiles.has("S02") && !covered("S02")) score += tiles.size - big;
  if (tiles.has("S16") && !covered("S16")) score += 2 * big;
  const sideB = options.side === "B";
  const travel =
    sideB && path === "lantern"
      ? [0, 1, 2, 4, 8, 10, 12, 14, 16]
      : sideB && path === "tide"
        ? [0, 1, 3, 5, 7, 9, 11, 13, 15]
        : [0, 2, 4, 6, 8, 10, 12, 14, sideB && path === "vow" ? 20 : 16];
  const lowest = sideB && path === "verdant" ? -4 : sideB && path === "vow" ? -8 : -6;
  score += travel[human.timeTravel]! + lowest + 2 * human.morale;
  const shapes = ["circle", "triangle", "square"].map(
    (shape) => human.breakthroughs.filter((piece) => piece.startsWith(shape)).length,
  );
  score += human.breakthroughs.length + 2 * Math.min(...shapes);
  const each = tiles.has("LB06") && !covered("LB06") ? 2 : 3;
  return score - each * (human.anomalies.length + human.beside) - 2 * human.warpOn.flat().length;
}

test("CB-43 AN-81 AN-102: both scores through whole games", () => {
  let states = 0;
  for (const [i, options] of SOLO_OPTIONS.entries())
    for (let game = 0; game < 12; game++)
      playRandom(anachrony, {
        seats: 1,
        options,
        seed: `scores ${i} ${game}`,
        onStep: ({ after }) => {
          states++;
          const [human, bot] = [total(humanScore(after)), total(botScore(after.bot))];
          if (human !== referenceHumanScore(after) || bot !== referenceBotScore(after.bot))
            throw new Error(`game ${i} ${game}: ${human} and ${bot}, in the Era ${after.era}`);
        },
      });
  expect(states).toBeGreaterThan(5000);
});
