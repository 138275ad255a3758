/** Solo tables for tests. */
import { readOptions } from "@chronarium/kernel";
import { anachrony, type Options } from "../src/index.ts";
import type { Action } from "../src/solo/actions.ts";
import type { Event } from "../src/solo/events.ts";
import { isSuperproject } from "../src/solo/human.ts";
import type { Board, Frame, Human, State, TileId } from "../src/solo/state.ts";
import type { Row } from "../src/tables/buildings.ts";
import { BUILDINGS_OF, ROWS } from "../src/tables/buildings.ts";
import type { Worker } from "../src/tables/goods.ts";
import type { SuperprojectId } from "../src/tables/superprojects.ts";

export function newTable(options: Partial<Options> = {}, seed = "test"): State {
  const read = readOptions(anachrony.options, options);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return anachrony.setup(read.options, 1, seed);
}

export const TURN: readonly Frame[] = [{ kind: "cleanUp" }, { kind: "rounds" }, { kind: "turn" }];

/** A human's turn in a later Era, with plenty of everything and nothing built. */
export function atTurn(
  options: Partial<Options> = {},
  { era = 4, human = {}, board = {} }: { era?: number; human?: Partial<Human>; board?: Partial<Board> } = {},
): State {
  const state = newTable(options);
  return {
    ...state,
    era,
    phase: "actions",
    pending: TURN,
    human: {
      ...state.human,
      goods: { N: 5, U: 5, G: 5, T: 5, E: 5, W: 20 },
      active: { Ge: 2, Ad: 2, En: 2, Sc: 2 },
      tired: { Ge: 0, Ad: 0, En: 0, Sc: 0 },
      powered: 4,
      focus: era,
      ...human,
    },
    board: {
      ...state.board,
      ...(era > 4 && {
        collapsing: { construct: ["CC1", "CC2"], recruit: ["QC1", "QC2"], research: ["RC1", "RC2"] },
      }),
      ...board,
    },
  };
}

/** Lays a tile on the first free spots of a row, and takes it out of its stack. */
export function withTile(state: State, tile: TileId, row?: Row): State {
  const own = row ?? ROWS.find((each) => (BUILDINGS_OF[each] as readonly string[]).includes(tile)) ?? "PP";
  const size = isSuperproject(tile) ? 2 : 1;
  const tiles = [...state.human.rows[own]];
  const at = tiles.indexOf("");
  for (let i = 0; i < size; i++) tiles[at + i] = tile;
  const without = (stacks: Board["primary"]): Board["primary"] => ({
    ...stacks,
    [own]: stacks[own].filter((each) => each !== tile),
  });
  return {
    ...state,
    human: { ...state.human, rows: { ...state.human.rows, [own]: tiles } },
    board: {
      ...state.board,
      primary: without(state.board.primary),
      secondary: without(state.board.secondary),
      superprojects: isSuperproject(tile)
        ? taken(state.board.superprojects, tile)
        : state.board.superprojects,
    },
  };
}

/** A Superproject that the human has comes from the Timeline: it changes places with the first that is left. */
function taken(laid: Board["superprojects"], id: SuperprojectId): Board["superprojects"] {
  const at = laid.findIndex(({ built }) => built === "no");
  const displaced = laid[at]!;
  return laid.map((each, i) => {
    if (i === at) return { id, built: "human" };
    return each.id === id ? displaced : each;
  });
}

export type Played = { readonly state: State; readonly events: readonly Event[] };

/** Plays actions that must all be allowed. */
export function play(state: State, ...actions: readonly Action[]): Played {
  const events: Event[] = [];
  let now = state;
  for (const action of actions) {
    const refused = anachrony.refusal(now, 0, action);
    if (refused !== undefined) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(refused)}`);
    const applied = anachrony.apply(now, 0, action);
    now = applied.state;
    events.push(...applied.events);
  }
  return { state: now, events };
}

export const refusedBy = (state: State, action: Action): string | undefined =>
  anachrony.refusal(state, 0, action)?.code;

export const withRolls = (state: State, ...script: readonly number[]): State => ({
  ...state,
  rng: { ...state.rng, script },
});

export const workers = (counts: Partial<Record<Worker, number>>): Record<Worker, number> => ({
  Ge: 0,
  Ad: 0,
  En: 0,
  Sc: 0,
  ...counts,
});

export const withHuman = (state: State, human: Partial<Human>): State => ({
  ...state,
  human: { ...state.human, ...human },
});
