/** Positions for the tests of the table: a board in the register's notation and everybody's hand. */
import { readOptions } from "@chronarium/kernel";
import { type Colour, khronos, type State } from "@chronarium/khronos";

type Laid = { readonly map?: string; readonly seats?: number; readonly hand?: readonly Colour[] };

export function lay(position: string, { map = "plain8x8", seats = 4, hand }: Laid = {}): State {
  const read = readOptions(khronos.options, { map });
  if (!read.ok) throw new Error(read.refusal.code);
  const empty = khronos.setup(read.options, seats, "a position");
  const state = position === "" ? empty : (khronos.position?.read(empty, position) ?? empty);
  const seated = { ...state, turn: { ...state.turn, seat: 0 } };
  return hand === undefined
    ? seated
    : { ...seated, players: seated.players.map((player) => ({ ...player, hand })) };
}
