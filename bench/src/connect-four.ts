/** Connect four under the kernel's contract: small enough that moves per second measure the kernel itself. */
import type { OpenRules, Refusal, Result, Seat } from "@chronarium/kernel";
import { shape } from "@chronarium/kernel";

export const COLUMNS = 7;
export const ROWS = 6;
const LINE = 4;

/** Discs from the bottom up. */
export type Columns = readonly (readonly Seat[])[];
export type State = { readonly columns: Columns; readonly discs: number; readonly winner?: Seat };
export type Action = { readonly type: "drop"; readonly column: number };
export type Event =
  | { readonly type: "dropped"; readonly seat: Seat; readonly column: number; readonly row: number }
  | { readonly type: "won"; readonly seat: Seat }
  | { readonly type: "drawn" };
export type View = { readonly columns: Columns; readonly turn: Seat; readonly winner?: Seat };
export type Options = Readonly<Record<never, never>>;

const REFUSAL_CODES = [
  "connect-four/game-over",
  "connect-four/not-your-turn",
  "connect-four/column-full",
] as const;

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether the topmost disc of this column stands in a line of four. */
export function completesLine(columns: Columns, column: number): boolean {
  const row = columns[column]!.length - 1;
  for (const [across, up] of DIRECTIONS) {
    const length = 1 + reach(columns, column, row, across, up) + reach(columns, column, row, -across, -up);
    if (length >= LINE) return true;
  }
  return false;
}

/** How many discs of the same seat follow this one in a direction. */
function reach(columns: Columns, column: number, row: number, across: number, up: number): number {
  const seat = columns[column]![row];
  let steps = 0;
  while (columns[column + across * (steps + 1)]?.[row + up * (steps + 1)] === seat) steps++;
  return steps;
}

const turnOf = (state: State): Seat => state.discs % 2;
const isOver = (state: State): boolean => state.winner !== undefined || state.discs === COLUMNS * ROWS;

function refusal(state: State, seat: Seat, { column }: Action): Refusal | undefined {
  if (isOver(state)) return no("connect-four/game-over", "CF-4");
  if (seat !== turnOf(state)) return no("connect-four/not-your-turn", "CF-1", { seat: turnOf(state) });
  return state.columns[column]!.length < ROWS
    ? undefined
    : no("connect-four/column-full", "CF-2", { column });
}

function no(code: (typeof REFUSAL_CODES)[number], rule: string, params: Refusal["params"] = {}): Refusal {
  return { code, params, rule };
}

function legalActions(state: State, seat: Seat): readonly Action[] {
  return state.columns
    .map((_, column): Action => ({ type: "drop", column }))
    .filter((action) => refusal(state, seat, action) === undefined);
}

function apply(
  state: State,
  seat: Seat,
  { column }: Action,
): { readonly state: State; readonly events: readonly Event[] } {
  const row = state.columns[column]!.length;
  const columns = state.columns.with(column, [...state.columns[column]!, seat]);
  const discs = state.discs + 1;
  const dropped: Event = { type: "dropped", seat, column, row };
  if (completesLine(columns, column))
    return { state: { columns, discs, winner: seat }, events: [dropped, { type: "won", seat }] };
  const after = { columns, discs };
  return { state: after, events: isOver(after) ? [dropped, { type: "drawn" }] : [dropped] };
}

function viewFor(state: State): View {
  const { columns, winner } = state;
  return { columns, turn: turnOf(state), ...(winner !== undefined && { winner }) };
}

function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  const seats = [0, 1].map((seat) => {
    const lines = seat === state.winner ? 1 : 0;
    const place = state.winner === undefined || seat === state.winner ? 1 : 2;
    return { seat, place, score: lines, categories: { lines } };
  });
  return { seats, winners: seats.filter(({ place }) => place === 1).map(({ seat }) => seat) };
}

function invariants({ columns, discs, winner }: State): readonly string[] {
  const broken: string[] = [];
  const all = columns.flat();
  if (columns.length !== COLUMNS || columns.some((column) => column.length > ROWS))
    broken.push(`A board has ${COLUMNS} columns of ${ROWS}.`);
  if (all.length !== discs) broken.push(`There are ${all.length} discs, and ${discs} were dropped.`);
  if (all.filter((seat) => seat === 0).length !== Math.ceil(discs / 2))
    broken.push("The seats did not take turns.");
  const lines = columns.flatMap((column, c) =>
    column.length > 0 && completesLine(columns, c) ? [column.at(-1)] : [],
  );
  if (winner === undefined ? lines.length > 0 : !lines.includes(winner))
    broken.push("The winner is not who completed a line.");
  return broken;
}

export const connectFour: OpenRules<State, Action, Event, View, Options> = {
  id: "connect-four",
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  seatNames: ["y", "r"],
  options: {},
  actions: { drop: { column: { kind: "integer", min: 0, max: COLUMNS - 1 } } },
  refusalCodes: REFUSAL_CODES,
  maxSteps: COLUMNS * ROWS,
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []), discs: 0 }),
  actors: (state) => (isOver(state) ? [] : [turnOf(state)]),
  legalActions,
  refusal,
  apply,
  viewFor,
  redact: (event) => event,
  imagine: ({ columns, winner }) => ({
    columns,
    discs: columns.flat().length,
    ...(winner !== undefined && { winner }),
  }),
  result,
  invariants,
  stateShape: () => {
    const seat = shape.seat(2);
    const columns = shape.each(COLUMNS, shape.list(seat, ROWS));
    return shape.fields({ columns, discs: shape.integer(0, COLUMNS * ROWS) }, { winner: seat });
  },
};
