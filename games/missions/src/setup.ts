/** Laying out a mission (TS-16..34). */
import { type Seed, seedRng } from "@chronarium/kernel";
import { beginRound } from "./between.ts";
import { fixedOrder, shuffleDestiny } from "./destiny.ts";
import type { Mission } from "./mission.ts";
import { COIN } from "./pack.ts";
import type { Agent, Lane, State } from "./state.ts";
import { agentAt, stateOf, type Table, tableOf, tell } from "./table.ts";

/** Nobody has picked a receptacle yet; the Destiny cards are shuffled unread (TS-28). */
export function setup(mission: Mission, seats: number, seed: Seed): State {
  const { pack, logic } = mission;
  const count = seats === 1 ? 2 : seats;
  const params = pack.params.byReceptacles[String(count)];
  if (params === undefined) throw new RangeError(`${mission.name} is not for ${seats} seats.`);
  const state: State = {
    mission: { id: pack.id, version: pack.version, logic },
    seats,
    stage: "picking",
    round: 0,
    captain: 0,
    agents: Array.from({ length: count }, () => NOBODY),
    bonus: Array.from({ length: count }, () => 0),
    prologue: 0,
    visit: null,
    visits: {},
    panoramas: {},
    vortex: pack.params.azrakTotal,
    missionReturn: 0,
    marked: [],
    white: [],
    groupTokens: [],
    recap: [],
    seen: [],
    removed: [],
    removedTokens: {},
    opened: [],
    closed: [],
    flags: [],
    tests: [],
    once: [],
    usedVisit: {},
    usedRound: {},
    usedMission: {},
    damage: {},
    defeated: [],
    conflict: null,
    conflicts: [],
    chorus: null,
    split: null,
    freeUpdates: params.freeUpdates,
    granted: 0,
    compulsory: false,
    pile: pack.destiny.map((_, card) => card),
    discard: [],
    heard: null,
    proposals: [],
    offers: [],
    giveUp: null,
    end: null,
    abandoned: false,
    rng: seedRng(seed),
  };
  const table = tableOf(state, mission);
  const fixed = fixedOrder(table);
  if (fixed === undefined) shuffleDestiny(table, true);
  else table.pile = fixed;
  return stateOf(table);
}

const NOBODY: Agent = {
  rec: "",
  pool: 0,
  cap: 0,
  out: null,
  leaving: null,
  leavingBy: "control",
  card: null,
  variant: -1,
  claim: null,
  ready: false,
  lane: [],
  items: [],
  tokens: {},
  explored: false,
  freeActs: 0,
  recalled: false,
  deed: false,
  modifiers: [],
  interactions: [],
  once: [],
  shown: null,
};

/** TS-19, TS-20, TS-31: pools, coins, and the rest to the Vortex (AM-1). */
export function dealPools(table: Table): void {
  const { params } = table.at.pack;
  const { bonusEach } = params.byReceptacles[String(table.agents.length)]!;
  for (const agent of table.agents) {
    const { azrak, coins } = table.at.receptacles.get(agent.rec)!;
    agent.pool = azrak + bonusEach;
    agent.cap = azrak + (params.bonusRaisesCap ? bonusEach : 0);
    agent.freeActs = 0;
    table.vortex -= agent.pool;
    if (coins > 0) agent.tokens = { [COIN]: coins };
  }
  table.stage = "briefing";
}

/** TS-34, AM-3: the shared bonus is given out, and the prologue begins. */
export function startMission(table: Table, lane: Lane): void {
  for (const [at, bonus] of table.bonus.entries()) {
    const agent = agentAt(table, at);
    agent.pool += bonus;
    if (table.at.pack.params.bonusRaisesCap) agent.cap += bonus;
    table.vortex -= bonus;
  }
  tell(table, { type: "began", receptacles: table.agents.map(({ rec }) => rec) });
  const [first] = table.at.pack.setup.prologue;
  if (first === undefined) {
    beginRound(table);
    const { onStart } = table.at.pack.setup;
    if (onStart.length > 0)
      agentAt(table, lane).lane.push({ kind: "run", list: table.at.listOf.get(onStart)!, at: 0 });
    return;
  }
  table.stage = "prologue";
  table.prologue = 1;
  tell(table, { type: "prologueRead", card: first.id, text: first.text, reveals: true });
}
