/** KH-1..KH-10, KH-130: the table before the first turn. */
import { nextInt, type Seat, type Seed, seedRng } from "@chronarium/kernel";
import { makeDeck, sortCards } from "./cards.ts";
import { mapData } from "./maps.ts";
import { deckOf, type Options } from "./options.ts";
import type { Board, Player, State, Stock } from "./state.ts";
import { type BuildingType, CUBES_EACH, ECUS_EACH, HAND, KINDS } from "./tables.ts";

const EMPTY_BOARD: Board = { tiles: [], hamletCubes: {} };

const tilesOf = (type: BuildingType): [number, number, number] => [
  KINDS[type][1].tiles,
  KINDS[type][2].tiles,
  KINDS[type][3].tiles,
];
export const FULL_STOCK: Stock = {
  military: tilesOf("military"),
  religious: tilesOf("religious"),
  civil: tilesOf("civil"),
};

export function setup(options: Options, seats: number, seed: Seed): State {
  const [first, afterFirst] = nextInt(seedRng(seed), seats); // KH-10
  const { deck, row, rng } = makeDeck(deckOf(options), options.holdem, afterFirst);
  // Hands are dealt from the end of the deck, the first player's first.
  const handOf = (seat: Seat): Player["hand"] => {
    const dealt = ((seat - first + seats) % seats) * HAND;
    return sortCards(deck.slice(deck.length - dealt - HAND, deck.length - dealt));
  };
  const players = Array.from(
    { length: seats },
    (_, seat): Player => ({
      ecus: ECUS_EACH,
      cubes: CUBES_EACH,
      hand: handOf(seat),
      pawns: ["might", "might"],
      ledger: { bonuses: 0, income: { might: 0, faith: 0, reason: 0 }, spent: 0 },
    }),
  );
  return {
    options,
    hamlets: mapData(options.map).hamlets,
    boards: { might: { ...EMPTY_BOARD }, faith: { ...EMPTY_BOARD }, reason: { ...EMPTY_BOARD } },
    stock: FULL_STOCK,
    players,
    first,
    round: 1,
    turn: { seat: first, exchanged: false, acted: false, carried: [0, 0] },
    over: false,
    pending: [],
    deck: deck.slice(0, deck.length - seats * HAND),
    row,
    discard: { played: [0, 0, 0], unplayed: players.map(() => [0, 0, 0]) },
    rng,
  };
}
