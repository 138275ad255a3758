/** Tables for tests: a position of the register's notation, with whatever else the test needs. */
import { readOptions } from "@chronarium/kernel";
import { type Colour, khronos, type Options, type Player, type State } from "../src/index.ts";

export type TableOptions = Partial<Options> & { readonly seats?: number; readonly seed?: string };

export function newTable({ seats = 4, seed = "test", ...options }: TableOptions = {}): State {
  const read = readOptions(khronos.options, options);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return khronos.setup(read.options, seats, seed);
}

export const tableOf = (position: string, options: TableOptions = {}): State =>
  readPosition(newTable(options), position);

export const readPosition = (state: State, position: string): State =>
  khronos.position!.read(state, position);
export const writePosition = (state: State): string => khronos.position!.write(state);

export const withPlayer = (state: State, seat: number, change: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

/** Gives a seat these cards out of the deck, and puts its old hand back there: no card is lost or made. */
export function dealHand(state: State, seat: number, hand: readonly Colour[]): State {
  const deck = [...state.deck, ...state.players[seat]!.hand];
  for (const card of hand) deck.splice(deck.indexOf(card), 1);
  return { ...withPlayer(state, seat, { hand }), deck };
}

/** Numbers from a seed, for tests that need many; not part of any game. */
export function dice(seed: number): (below: number) => number {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
