/** The table while one act is carried out: a copy of the state that changes, and the events told on the way. */
import type { Seat } from "@chronarium/kernel";
import type { Event, EventBody } from "./events.ts";
import type { Mission } from "./mission.ts";
import type { Agent, Frame, Lane, State } from "./state.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
export type DraftAgent = Omit<Draft<Agent>, "lane"> & { lane: Frame[] };
export type Table = Omit<Draft<State>, "agents"> & {
  readonly agents: DraftAgent[];
  readonly events: Event[];
  readonly at: Mission;
};

export function tableOf(state: State, mission: Mission): Table {
  const agents: DraftAgent[] = [];
  for (const agent of state.agents) agents.push({ ...agent, lane: [...agent.lane] });
  return { ...state, agents, events: [], at: mission };
}

/** Field by field: a fixed shape is several times faster to make and to read than what is left of a spread. */
export function stateOf(table: Table): State {
  return {
    mission: table.mission,
    seats: table.seats,
    stage: table.stage,
    round: table.round,
    captain: table.captain,
    agents: table.agents,
    bonus: table.bonus,
    prologue: table.prologue,
    visit: table.visit,
    visits: table.visits,
    panoramas: table.panoramas,
    vortex: table.vortex,
    missionReturn: table.missionReturn,
    marked: table.marked,
    white: table.white,
    groupTokens: table.groupTokens,
    recap: table.recap,
    seen: table.seen,
    removed: table.removed,
    removedTokens: table.removedTokens,
    opened: table.opened,
    closed: table.closed,
    flags: table.flags,
    tests: table.tests,
    once: table.once,
    usedVisit: table.usedVisit,
    usedRound: table.usedRound,
    usedMission: table.usedMission,
    damage: table.damage,
    defeated: table.defeated,
    conflict: table.conflict,
    conflicts: table.conflicts,
    chorus: table.chorus,
    split: table.split,
    freeUpdates: table.freeUpdates,
    granted: table.granted,
    compulsory: table.compulsory,
    pile: table.pile,
    discard: table.discard,
    heard: table.heard,
    proposals: table.proposals,
    offers: table.offers,
    giveUp: table.giveUp,
    end: table.end,
    abandoned: table.abandoned,
    rng: table.rng,
  };
}

/** Anything that looks like a state: a state itself, or a table in the middle of an act. */
export type Scene = Pick<State, Exclude<keyof State, "agents">> & {
  readonly agents: readonly Readonly<Omit<Agent, "lane"> & { readonly lane: readonly Frame[] }>[];
};

export const agentAt = (table: Table, lane: Lane): DraftAgent => table.agents[lane]!;

export const seatOf = ({ seats }: Pick<State, "seats">, lane: Lane): Seat => (seats === 1 ? 0 : lane);

export function tell(table: Table, event: EventBody): void {
  table.events.push(event);
}

/** Told to the seat of one agent alone. */
export function tellOnly(table: Table, lane: Lane, event: EventBody): void {
  table.events.push({ ...event, only: seatOf(table, lane) });
}
