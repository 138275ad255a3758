/** The Captain's choice, recon, telling, leaving, and what the group proposes. */
import type { Refusal } from "@chronarium/kernel";
import { no } from "./codes.ts";
import {
  captainRefusal,
  conflictRefusal,
  freeActRefusal,
  idleRefusal,
  stageRefusal,
  tableRefusal,
} from "./guards.ts";
import { hookNamed } from "./hooks.ts";
import type { JudgesOf } from "./judges.ts";
import type { Mission } from "./mission.ts";
import { canPay, captainDecides, optionHolds, optionsBefore, optionsLying } from "./offers.ts";
import type { Option } from "./pack.ts";
import { availableSpots, isClaimed, takeableCards } from "./places.ts";
import type { Lane, State } from "./state.ts";

export const somebodyBusy = (state: State): boolean =>
  state.agents.some(({ lane, leaving }) => lane.length > 0 || leaving !== null);

const unclaimedCards = (state: State, mission: Mission): readonly string[] =>
  takeableCards(state, mission).filter((card) => !isClaimed(state, card));

export const VISIT: JudgesOf<
  | "enter"
  | "claim"
  | "unclaim"
  | "assign"
  | "confirm"
  | "told"
  | "leave"
  | "propose"
  | "object"
  | "withdraw"
  | "decide"
  | "abandon"
> = {
  enter: (state, mission, lane, { spot, with: hook }) => {
    const early = stageRefusal(state, "captain", "TS-36");
    if (early !== undefined) return early;
    if (state.captain !== lane)
      return no("missions/captain-only", "TS-40", { agent: state.agents[state.captain]!.rec });
    if (somebodyBusy(state)) return no("missions/somebody-busy", "AM-63");
    if (!availableSpots(state, mission).some(({ id }) => id === spot))
      return no("missions/spot-closed", "TS-40", { spot });
    if (hook !== undefined) {
      const free = hookNamed(state, mission, lane, "location.enterFree", hook);
      return free === undefined ? no("missions/hook-not-open", "AM-75", { hook }) : undefined;
    }
    const price = mission.pack.params.costs.enterLocation;
    return state.agents[lane]!.pool >= price ? undefined : no("missions/cannot-pay", "TS-41", { price });
  },
  claim: (state, mission, lane, { card }) => {
    const early = stageRefusal(state, "recon", "TS-48");
    if (early !== undefined) return early;
    if (!takeableCards(state, mission).includes(card)) return no("missions/no-such-card", "TS-48", { card });
    const { claim } = state.agents[lane]!;
    if (claim === card) return no("missions/already-so", "AM-7");
    const other = state.agents.find((agent) => agent.claim === card);
    if (other !== undefined) return no("missions/card-claimed", "AM-7", { card, agent: other.rec });
    return claim === null ? undefined : freeActRefusal(state, lane);
  },
  unclaim: (state, _mission, lane) => {
    const early = stageRefusal(state, "recon", "AM-93");
    if (early !== undefined) return early;
    if (state.agents[lane]!.claim === null) return no("missions/no-card", "AM-93");
    return freeActRefusal(state, lane);
  },
  assign: (state, mission, lane, { to, card }) => {
    const early = stageRefusal(state, "recon", "AM-7") ?? captainRefusal(state, lane, "AM-7");
    if (early !== undefined) return early;
    if (!takeableCards(state, mission).includes(card)) return no("missions/no-such-card", "TS-48", { card });
    const target = presentAgent(state, to, "AM-7");
    if (typeof target !== "number") return target;
    if (state.agents[target]!.claim === card) return no("missions/already-so", "AM-7");
    return freeActRefusal(state, lane);
  },
  confirm: (state, mission, lane) => {
    const early = stageRefusal(state, "recon", "AM-7");
    if (early !== undefined) return early;
    const { ready, claim } = state.agents[lane]!;
    if (ready) return no("missions/confirmed", "AM-7");
    if (claim !== null || unclaimedCards(state, mission).length === 0) return undefined;
    return no("missions/must-claim", "TS-48");
  },
  told: (state, _mission, lane) => {
    const early = stageRefusal(state, "telling", "TS-52") ?? tableRefusal(state);
    if (early !== undefined) return early;
    if (state.conflict !== null) return no("missions/group-conflict", "AM-68");
    return state.agents[lane]!.ready ? no("missions/already-so", "TS-52") : undefined;
  },
  leave: (state, _mission, lane) => {
    const early =
      stageRefusal(state, "actions", "TS-67") ?? tableRefusal(state) ?? conflictRefusal(state, lane);
    if (early !== undefined) return early;
    if (state.agents[lane]!.lane.at(-1)?.kind === "conflict") return no("missions/conflict-first", "TS-95");
    const holder = state.agents.find(({ card }) => card !== null);
    if (holder !== undefined) return no("missions/somebody-holds", "TS-67", { agent: holder.rec });
    if (somebodyBusy(state)) return no("missions/somebody-busy", "AM-63");
    return captainRefusal(state, lane, "AM-62");
  },
  propose: (state, mission, lane, { what }) => {
    if (what === "giveUp") {
      const early = stageRefusal(state, "actions", "TS-193");
      if (early !== undefined) return early;
      if (state.giveUp !== null) return no("missions/already-so", "AM-62");
      return freeActRefusal(state, lane);
    }
    const early = proposalRefusal(state, mission, lane, what);
    if (early !== undefined) return early;
    if (state.proposals.some((proposal) => proposal.what === what)) return no("missions/already-so", "AM-62");
    return freeActRefusal(state, lane);
  },
  object: (state, _mission, lane, { what }) => {
    const proposal = state.proposals.find((each) => each.what === what);
    if (proposal === undefined || proposal.by === lane) return no("missions/not-proposed", "AM-62", { what });
    if (proposal.against.includes(lane)) return no("missions/already-so", "AM-62");
    return freeActRefusal(state, lane);
  },
  withdraw: (state, _mission, lane, { what }) => {
    const own =
      what === "giveUp"
        ? state.giveUp !== null
        : what === "offer"
          ? state.offers.some(({ from, to }) => from === lane || to === lane)
          : state.proposals.some((proposal) => proposal.what === what && proposal.by === lane);
    if (!own) return no("missions/not-proposed", "AM-93", { what });
    return freeActRefusal(state, lane);
  },
  decide: (state, mission, lane, { option: id }) => {
    const early =
      stageRefusal(state, "actions", "AM-101") ??
      captainRefusal(state, lane, "AM-101") ??
      tableRefusal(state);
    if (early !== undefined) return early;
    const proposal = state.proposals.find(({ what }) => what === id);
    if (proposal === undefined) return no("missions/not-proposed", "AM-101", { what: id });
    // What the proposer is doing meanwhile may be a secret, so it does not count (AM-91).
    const stopped =
      state.conflict === null && state.conflicts.length === 0
        ? undefined
        : no("missions/group-conflict", "TS-107");
    if (stopped !== undefined) return stopped;
    const { out, rec } = state.agents[proposal.by]!;
    if (out !== null) return no("missions/not-present", "TS-129", { agent: rec });
    const option = optionsLying(state, mission, proposal.by).find((each) => each.id === id);
    if (option === undefined || !optionHolds(state, mission, proposal.by, option))
      return no("missions/not-offered", "AM-101", { option: id });
    return canPay(state, mission, proposal.by, option.price, option.effects)
      ? undefined
      : no("missions/cannot-pay", "AM-87", { price: id });
  },
  abandon: (state, _mission, lane) => {
    if (state.giveUp === null) return no("missions/not-proposed", "AM-62", { what: "giveUp" });
    return timesSaid(state.giveUp.said, lane) < 2 ? undefined : no("missions/already-so", "AM-62");
  },
};

/** Nobody ends another's evening alone, nor by one slip of the hand: everybody says it twice. */
const timesSaid = (said: readonly Lane[], lane: Lane): number => said.filter((each) => each === lane).length;

const optionBefore = (state: State, mission: Mission, lane: Lane, id: string): Option | undefined =>
  optionsBefore(state, mission, lane).find((option) => option.id === id);

function proposalRefusal(state: State, mission: Mission, lane: Lane, what: string): Refusal | undefined {
  if (what === "leave") return stageRefusal(state, "actions", "AM-62");
  if (what === "update") {
    if (state.split !== null) return no("missions/not-now", "AM-61", { stage: "split" });
    return stageRefusal(state, "update", "AM-62");
  }
  const idle = idleRefusal(state, lane);
  if (idle !== undefined) return idle;
  const option = optionBefore(state, mission, lane, what);
  const open =
    option !== undefined &&
    captainDecides(state, mission, option) &&
    optionHolds(state, mission, lane, option);
  return open ? undefined : no("missions/not-offered", "AM-101", { option: what });
}

/** Somebody in the mission who is not ejected, or why not. */
export function presentAgent(state: State, rec: string, rule: string): Lane | Refusal {
  const lane = state.agents.findIndex((agent) => agent.rec === rec);
  if (lane < 0) return no("missions/no-such-agent", rule, { agent: rec });
  return state.agents[lane]!.out === null ? lane : no("missions/not-present", "TS-129", { agent: rec });
}
