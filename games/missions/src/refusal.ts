/** The one source of legality. Public reasons come first, and a card one does not hold is always that reason (AM-91). */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Action, ActionOf } from "./actions.ts";
import { no } from "./codes.ts";
import { FREE_ACTS } from "./guards.ts";
import type { Judge, Judges } from "./judges.ts";
import type { Mission } from "./mission.ts";
import { BETWEEN } from "./refusal-between.ts";
import { LANE } from "./refusal-lane.ts";
import { SETUP } from "./refusal-setup.ts";
import { TESTS } from "./refusal-tests.ts";
import { VISIT } from "./refusal-visit.ts";
import type { Lane, State } from "./state.ts";
import { seatOf } from "./table.ts";

const JUDGES: Judges = { ...SETUP, ...VISIT, ...LANE, ...TESTS, ...BETWEEN };

export function refusal(state: State, mission: Mission, seat: Seat, action: Action): Refusal | undefined {
  if (state.stage === "over") return no("missions/over", "TS-191");
  if (action.type === "pick" || action.type === "unpick") return pickRefusal(state, mission, seat, action);
  if (state.stage === "picking") return no("missions/not-now", "TS-18", { stage: state.stage });
  const lane = laneOf(state, action.by);
  if (lane < 0 || seatOf(state, lane) !== seat)
    return no("missions/not-your-agent", "AM-90", { agent: action.by });
  return judge(state, mission, lane, action);
}

export function judge(
  state: State,
  mission: Mission,
  lane: Lane,
  action: Exclude<Action, { type: "pick" | "unpick" }>,
): Refusal | undefined {
  const { out, rec } = state.agents[lane]!;
  if (out !== null && !isGivingUp(action)) return no("missions/ejected", "TS-129", { agent: rec });
  return (JUDGES[action.type] as Judge<typeof action.type>)(state, mission, lane, action);
}

/** Ending the evening is no act of the story: the ejected have a say too (TS-135, TS-193). */
const isGivingUp = (action: Action): boolean =>
  action.type === "abandon" || (action.type === "withdraw" && action.what === "giveUp");

export const laneOf = (state: Pick<State, "agents">, rec: string): Lane =>
  state.agents.findIndex((agent) => agent.rec === rec);

/** TS-18, TS-34, AM-4. */
export function offeredReceptacles(state: State, mission: Mission): readonly string[] {
  const { params, receptacles } = mission.pack;
  const { forced } = params.byReceptacles[String(state.agents.length)]!;
  if (forced.length === 0 || (state.seats === 1 && params.solo.freeChoice))
    return receptacles.map(({ id }) => id);
  return forced;
}

function pickRefusal(
  state: State,
  mission: Mission,
  seat: Seat,
  action: ActionOf<"pick" | "unpick">,
): Refusal | undefined {
  if (state.stage !== "picking") return no("missions/not-now", "TS-18", { stage: state.stage });
  const { receptacle } = action;
  const own = state.agents.flatMap(({ rec }, lane) => (seatOf(state, lane) === seat ? [rec] : []));
  if (action.type === "unpick") {
    if (!own.includes(receptacle)) return no("missions/not-picked", "TS-18", { receptacle });
    const lane = laneOf(state, receptacle);
    return state.agents[lane]!.freeActs < FREE_ACTS ? undefined : no("missions/no-more-free-acts", "AM-92");
  }
  if (!offeredReceptacles(state, mission).includes(receptacle))
    return no("missions/not-offered", "TS-34", { receptacle });
  if (state.agents.some(({ rec }) => rec === receptacle))
    return no("missions/already-picked", "TS-18", { receptacle });
  return own.includes("") ? undefined : no("missions/already-so", "TS-15");
}
