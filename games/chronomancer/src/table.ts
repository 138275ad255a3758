/**
 * The table while one action is carried out: a copy of the state that changes step by step, and the events told on
 * the way. What lies deeper than a player, a boat or the Peddler is replaced, never changed, so the copy is cheap.
 */
import type { Seat } from "@chronarium/kernel";
import type { Event } from "./events.ts";
import type { BoatState, Frame, Ledger, Peddler, Player, State, Timepiece, Who } from "./state.ts";
import type { Boat } from "./tables.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export type Table = Omit<Draft<State>, "players" | "peddler" | "boats" | "pending"> & {
  readonly players: Draft<Player>[];
  readonly peddler: Draft<Peddler> | null;
  readonly boats: Draft<BoatState>[];
  readonly pending: Frame[];
  readonly events: Event[];
};

export const tableOf = (state: State): Table => ({
  ...state,
  players: state.players.map((player) => ({ ...player })),
  peddler: state.peddler === null ? null : { ...state.peddler },
  boats: state.boats.map((boat) => ({ ...boat })),
  pending: [...state.pending],
  events: [],
});

export function stateOf(table: Table): State {
  const { events: _, ...state } = table;
  return state;
}

export const player = (table: Table, seat: Seat): Draft<Player> => table.players[seat] as Draft<Player>;
export const boatAt = <B extends BoatState>({ boats }: { readonly boats: readonly B[] }, boat: Boat): B =>
  boats[boat - 1] as B;

/** Everybody who has a Timepiece, the Peddler last. */
export const everybody = ({
  players,
  peddler,
}: {
  readonly players: readonly unknown[];
  readonly peddler: unknown;
}): readonly Who[] => (peddler === null ? players.map((_, seat) => seat) : [0, "peddler"]);

type Purse = { gold: number; ledger: Ledger; timepiece: Timepiece; corruption: Player["corruption"] };
/** What players and the Peddler have in common. */
export const purseOf = (table: Table, who: Who): Purse =>
  who === "peddler" ? (table.peddler as Draft<Peddler>) : player(table, who);

export function earn(table: Table, who: Who, source: keyof Ledger, gold: number): void {
  const purse = purseOf(table, who);
  purse.gold += gold;
  purse.ledger = { ...purse.ledger, [source]: purse.ledger[source] + gold };
}
