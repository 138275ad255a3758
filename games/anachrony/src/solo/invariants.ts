/** What holds in every state (section 6). */

import { botExosuits } from "../chronobot/board.ts";
import { botFaults } from "../chronobot/faults.ts";
import { BUILDINGS_OF, ROWS } from "../tables/buildings.ts";
import { GOODS, PIECE_COPIES, PIECES, SHAPES, shapeOf, WORKERS } from "../tables/goods.ts";
import {
  afterImpact,
  CAPITAL,
  ERAS,
  HEX_KINDS,
  MINE_CARDS,
  RECRUIT_CARDS,
  WARP_TILES,
  type WarpTile,
} from "../tables/main-board.ts";
import { EXOSUITS, SPOTS } from "../tables/paths.ts";
import { eraFrames } from "./era.ts";
import { boardFor, buildingsOf, spareExosuits, superprojectsOf, thresholdOf } from "./human.ts";
import type { State } from "./state.ts";

export function invariants(state: State): readonly string[] {
  return [
    ...botFaults(state.bot).map(({ says }) => says),
    ...humanFaults(state),
    ...spaceFaults(state),
    ...pieceFaults(state),
    ...eraFaults(state),
    ...stepFaults(state),
  ];
}

/** Actions that name two tiles name them as the table does, and are made from the supply as it lies. */
const isBefore = (tile: WarpTile, other: WarpTile): boolean =>
  WARP_TILES.indexOf(tile) < WARP_TILES.indexOf(other);

function humanFaults(state: State): readonly string[] {
  const { human } = state;
  const faults: string[] = [];
  const must = (holds: boolean, says: string): void => {
    if (!holds) faults.push(says);
  };
  const warp = [...human.warpSupply, ...human.warpOn.flat()];
  must(
    warp.length === WARP_TILES.length && new Set(warp).size === warp.length,
    "The human does not have nine different Warp tiles.",
  );
  must(
    human.warpSupply.every((tile, i) => i === 0 || isBefore(human.warpSupply[i - 1]!, tile)),
    "The human's Warp tiles do not lie in their order.",
  );
  const spare = spareExosuits(human);
  must(
    human.powered >= 0 && human.placed >= 0 && spare >= 0 && spare <= EXOSUITS,
    "The human does not have six Exosuits.",
  );
  for (const good of GOODS)
    must(
      Number.isInteger(human.goods[good]) && human.goods[good] >= 0,
      `The human has ${human.goods[good]} ${good}.`,
    );
  for (const workers of [human.active, human.tired, human.busy, human.motivated, human.doomed])
    for (const worker of WORKERS) must(workers[worker] >= 0, `The human has ${workers[worker]} ${worker}.`);
  must(human.paradox < thresholdOf(state), "The human's paradoxes reached the threshold.");
  const board = boardFor(state);
  must(
    human.timeTravel >= 0 && human.timeTravel < board.timeTravel.length,
    "The human's marker left its track.",
  );
  must(human.morale >= 0 && human.morale < board.morale.length, "The human's Morale left its track.");
  must(
    new Set(human.anomalies).size === human.anomalies.length &&
      human.anomalies.every((spot) => SPOTS.includes(spot)),
    "An Anomaly lies nowhere.",
  );
  must(human.focus >= 1 && human.focus <= state.era, "The Focus is not in the past or the present.");
  return faults;
}

/** Each space holds one Exosuit; the human's are those he placed, but for the pool spaces. */
function spaceFaults({ board, human, era, bot }: State): readonly string[] {
  const faults: string[] = [];
  const standing = HEX_KINDS.flatMap((kind) => [...board.spaces[kind]]);
  const count = (who: string): number => standing.filter((occupant) => occupant === who).length;
  if (count("human") > human.placed) faults.push("More human Exosuits stand on the board than were placed.");
  if (count("bot") + bot.exosuits > botExosuits(era))
    faults.push("The Chronobot has more Exosuits than it powered up.");
  if (!afterImpact(era) && CAPITAL.some((kind) => board.spaces[kind].includes("gone")))
    faults.push("A Capital space is gone before the Impact.");
  return faults;
}

function pieceFaults(state: State): readonly string[] {
  const { board, human, bot } = state;
  const faults: string[] = [];
  for (const shape of SHAPES) {
    const pieces = PIECES.filter((piece) => shapeOf(piece) === shape);
    const inStock = pieces.reduce((sum, piece) => sum + board.stock[piece], 0);
    const owned = human.breakthroughs.filter((piece) => shapeOf(piece) === shape).length;
    if (inStock + owned + bot.breakthroughs[shape] !== pieces.length * PIECE_COPIES)
      faults.push(`The Breakthroughs of shape ${shape} are not all there.`);
  }
  for (const piece of PIECES) {
    const there = board.stock[piece] + human.breakthroughs.filter((each) => each === piece).length;
    if (board.stock[piece] < 0 || there > PIECE_COPIES) faults.push(`There are ${there} of ${piece}.`);
  }
  const built = [...buildingsOf(human), ...bot.buildings.map(({ tile }) => tile ?? "")];
  for (const row of ROWS) {
    const of: readonly (string | undefined)[] = BUILDINGS_OF[row];
    const tiles = [
      ...board.primary[row],
      ...board.secondary[row],
      ...built.filter((tile) => of.includes(tile)),
    ];
    if (tiles.length !== of.length || new Set(tiles).size !== of.length)
      faults.push(`The buildings of row ${row} are not all there.`);
  }
  const ids = new Set(board.superprojects.map(({ id }) => id));
  if (board.superprojects.length !== ERAS || ids.size !== ERAS)
    faults.push("There are not seven different Superprojects.");
  const builtBy = (who: string): string =>
    board.superprojects
      .flatMap((laid) => (laid.built === who ? [laid.id] : []))
      .sort()
      .join();
  if (builtBy("human") !== [...superprojectsOf(human)].sort().join())
    faults.push("The human's Superprojects are not those taken from the Timeline.");
  if (
    builtBy("bot") !==
    bot.superprojects
      .map(({ tile }) => tile ?? "")
      .sort()
      .join()
  )
    faults.push("The Chronobot's Superprojects are not those taken from the Timeline.");
  if (new Set([...board.recruitDeck, ...board.recruitDrawn]).size !== RECRUIT_CARDS.length)
    faults.push("A Recruit card is missing.");
  if (new Set([...board.mineDeck, ...board.mineDrawn]).size !== MINE_CARDS.length)
    faults.push("A Mine card is missing.");
  return faults;
}

function eraFaults({ era, board, phase }: State): readonly string[] {
  const faults: string[] = [];
  if (era < 1 || era > ERAS) faults.push(`There is no Era ${era}.`);
  if (afterImpact(era) !== (board.collapsing !== undefined))
    faults.push("The Impact did not come after the fourth Era.");
  if (phase === "over" && !afterImpact(era)) faults.push("The game ended before the Impact.");
  return faults;
}

/** What is left of the Era lies below everything else (AN-105); its last step never waits, and the rounds outlast every turn. */
function stepFaults({ era, first, pending, phase }: State): readonly string[] {
  if (phase === "over") return [];
  const steps = eraFrames(era, first).map(({ kind }) => kind);
  const isStep = (kind: string): boolean => STEPS.has(kind);
  const above = pending.findIndex(({ kind }) => !isStep(kind));
  const left = (above < 0 ? pending : pending.slice(0, above)).map(({ kind }) => kind);
  const inOrder = left.length >= 2 && left.every((kind, i) => kind === steps[i]);
  const elsewhere = pending.slice(left.length).some(({ kind }) => isStep(kind));
  return inOrder && !elsewhere ? [] : ["The steps of the Era are not in their order."];
}
const STEPS: ReadonlySet<string> = new Set(eraFrames(ERAS, "bot").map(({ kind }) => kind));
