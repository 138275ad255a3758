/** Conservation laws (register, section 5): what no action may ever break. */
import { stateHash } from "@chronarium/kernel";
import { handSpace } from "./cards.ts";
import { type Grid, gridOf, placeAt } from "./grid.ts";
import { type Layout, layoutOf, TYPE_INDEX, topMembers } from "./layout.ts";
import { capacityOf, deckOf } from "./options.ts";
import { cubesOnBoards } from "./pieces.ts";
import { reckon } from "./reckoning.ts";
import { FULL_STOCK } from "./setup.ts";
import type { Board, Frame, Player, State, Tile } from "./state.ts";
import {
  BUILDING_ERAS,
  CARDS_PER_PAWN,
  COLOURS,
  CUBES_EACH,
  ERAS,
  HAND,
  kindName,
  ROUNDS,
  SIZES,
  TYPES,
} from "./tables.ts";

export function invariants(state: State): readonly string[] {
  const broken: string[] = [...groundFaults(state)];
  const check = checkInto(broken);
  // While a reckoning waits for an answer a conflict may stand open (KH-88).
  if (state.pending.length === 0) checkHierarchy(state, check);
  checkCards(state, check);
  for (const [seat, player] of state.players.entries()) {
    check(player.ecus >= 0, () => `seat ${seat} has ${player.ecus} Ecus (KH-122)`);
    const { bonuses, income, spent } = player.ledger;
    const earned = 4 + bonuses + income.might + income.faith + income.reason - spent;
    check(player.ecus === earned, () => `seat ${seat} has ${player.ecus} Ecus, the ledger says ${earned}`);
  }
  check(
    state.turn.carried.every((n) => n <= CARDS_PER_PAWN),
    () => `a pawn carried ${state.turn.carried.join(" and ")} cards (KH-16)`,
  );
  check(
    !state.over || (state.round === ROUNDS && state.pending.length === 0),
    () => "the end came early (KH-118)",
  );
  for (const frame of state.pending) broken.push(...frameFaults(state, frame));
  return broken;
}

/** What the game waits for follows from what was done: nobody else can be asked, and nothing else. */
function frameFaults(state: State, frame: Frame): readonly string[] {
  const { options, turn, players } = state;
  if (frame.kind === "question") return questionFaults(state, frame);
  const mine = frame.seat === turn.seat;
  if (frame.kind === "keep")
    return mine && options.keepCards && (players[frame.seat] as Player).hand.length > 0
      ? []
      : [`seat ${frame.seat} has no cards to keep`];
  return mine && options.holdem && handSpace(state, frame.seat) > 0 && state.row.length > 0
    ? []
    : [`seat ${frame.seat} has no card to draw (KH-131)`];
}

/** KH-88: the reckoning from the ground before the action leads to these boards and to this question. */
function questionFaults(state: State, { question, cause }: Extract<Frame, { kind: "question" }>) {
  const wrong = [`nothing leads to the question ${question.kind} (KH-88)`];
  const { ground, seat, action, answers, told } = cause;
  const players = state.players.map((player, i) => ({ ...player, cubes: ground.cubes[i] as number }));
  const before: State = { ...state, boards: ground.boards, stock: ground.stock, players, pending: [] };
  if (seat !== state.turn.seat || groundFaults(before).length > 0) return wrong;
  const reckoned = reckon(state, ground, seat, action, answers);
  const now = { boards: state.boards, stock: state.stock, cubes: state.players.map(({ cubes }) => cubes) };
  const same =
    told === reckoned.events.length &&
    stateHash([question, now]) === stateHash([reckoned.question, reckoned.ground]);
  return same ? [] : wrong;
}

/** The sentence is only written when it is needed: these checks run after every action of every simulated game. */
type Check = (sound: boolean, sentence: () => string) => void;
const checkInto =
  (broken: string[]): Check =>
  (sound, sentence) => {
    if (!sound) broken.push(sentence());
  };

/** What boards and pieces cannot look like, whatever was played: written positions are held to this too. */
export function groundFaults(state: State): readonly string[] {
  const broken: string[] = [];
  const check = checkInto(broken);
  checkPieces(state, check);
  checkBoards(state, check);
  return broken;
}

/** KH-2, KH-6: tiles and cubes are never lost. */
function checkPieces(state: State, check: Check): void {
  const counted = TYPES.map(() => SIZES.map(() => 0));
  for (const era of ERAS)
    for (const { type, size } of state.boards[era].tiles) {
      const sizes = counted[TYPE_INDEX[type]];
      if (sizes !== undefined) sizes[size - 1] = (sizes[size - 1] ?? 0) + 1;
    }
  for (const type of TYPES) {
    for (const size of SIZES) {
      const lying = counted[TYPE_INDEX[type]]?.[size - 1] as number;
      const left = state.stock[type][size - 1] as number;
      const all = FULL_STOCK[type][size - 1] as number;
      check(
        left >= 0 && left + lying === all,
        () => `${kindName(type, size)}: ${left} in stock and ${lying} on boards, not ${all} (KH-2)`,
      );
    }
  }
  for (const [seat, { cubes }] of state.players.entries()) {
    const lying = cubesOnBoards(state.boards, seat);
    check(
      cubes >= 0 && cubes + lying === CUBES_EACH,
      () => `seat ${seat}: ${cubes} cubes in stock and ${lying} on boards (KH-6)`,
    );
  }
}

function checkBoards(state: State, check: Check): void {
  const grid = gridOf(state.options.map);
  for (const era of ERAS) {
    const board = state.boards[era];
    const beyond = board.tiles.find(({ at, size }) => placeAt(grid, at, size) === undefined);
    check(beyond === undefined, () => `a building at ${beyond?.at} reaches beyond ${era} (KH-24)`);
    if (beyond !== undefined) continue;
    const layout = layoutOf(grid, state.hamlets, board);
    check(isInOrder(grid, board), () => `the tiles on ${era} are out of order`);
    for (const [i, { type, size, at, place, tile }] of layout.buildings.entries()) {
      check(
        place.squares.every((square) => layout.occupant[square] === i),
        () => `two buildings share squares near ${at} on ${era} (KH-24)`,
      );
      check(
        !place.river || (type === "civil" && size > 1),
        () => `${kindName(type, size)} on the river at ${at} (KH-47)`,
      );
      if (tile !== undefined)
        check(
          era !== "reason" || size > 1,
          () => `a ${kindName(type, size)} tile on Reason at ${at} (KH-55)`,
        );
      if (tile !== undefined && "cubes" in tile) {
        const cubes = tile.cubes.reduce((a, b) => a + b, 0);
        check(
          cubes <= capacityOf(state.options, size),
          () => `${cubes} cubes on the ${kindName(type, size)} at ${at} (KH-91)`,
        );
      }
      if (tile !== undefined && "progress" in tile)
        check(
          size === 3 && !("renovated" in tile && tile.renovated),
          () => `a marker on the ${kindName(type, size)} at ${at} (KH-103)`,
        );
    }
    for (const at of state.hamlets) {
      const cover = layout.buildings[layout.occupant[grid.indexOf.get(at) as number] as number];
      check(
        cover?.type === "civil" && (cover.tile === undefined || cover.size > 1),
        () => `the hamlet ${at} is built over on ${era} (KH-5)`,
      );
    }
    for (const at of Object.keys(board.hamletCubes))
      check(
        era === "reason" && isOpenHamlet(state, layout, at),
        () => `a cube on the covered hamlet ${at} on ${era} (KH-99)`,
      );
  }
}

const isInOrder = ({ indexOf }: Grid, { tiles }: Board): boolean =>
  tiles.every(
    ({ at }, i) => i === 0 || (indexOf.get((tiles[i - 1] as Tile).at) ?? 0) < (indexOf.get(at) ?? 0),
  );

const isOpenHamlet = (state: State, layout: Layout, at: string): boolean => {
  const building = layout.buildings[layout.occupant[layout.grid.indexOf.get(at) as number] as number];
  return state.hamlets.includes(at) && building?.tile === undefined;
};

/** KH-40. */
function checkHierarchy(state: State, check: Check): void {
  for (const era of BUILDING_ERAS) {
    const layout = layoutOf(gridOf(state.options.map), state.hamlets, state.boards[era]);
    for (const domain of layout.domains.keys()) {
      for (const type of ["military", "religious"] as const)
        check(
          topMembers(layout, domain, type).length < 2,
          () => `the highest ${type} building is not alone on ${era} (KH-40)`,
        );
    }
  }
}

/** KH-7, KH-130: cards are never lost. */
function checkCards(state: State, check: Check): void {
  const { deck, row, discard, players } = state;
  const loose = [...deck, ...row, ...players.flatMap((p) => p.hand)];
  for (const [i, colour] of COLOURS.entries()) {
    const thrown = [discard.played, ...discard.unplayed].reduce((n, counts) => n + (counts[i] as number), 0);
    const all = loose.filter((card) => card === colour).length + thrown;
    check(
      all === deckOf(state.options)[i],
      () => `${all} ${colour} cards, not ${deckOf(state.options)[i]} (KH-7)`,
    );
  }
  for (const [seat, { hand }] of players.entries())
    check(hand.length <= HAND, () => `seat ${seat} holds ${hand.length} cards (KH-7)`);
}
