/** Before the first round: who leads, the shared bonus, the prologue. */
import { no } from "./codes.ts";
import { freeActRefusal, stageRefusal } from "./guards.ts";
import type { JudgesOf } from "./judges.ts";
import type { Mission } from "./mission.ts";
import type { State } from "./state.ts";

const isInPlay = (state: State, rec: string): boolean => state.agents.some((agent) => agent.rec === rec);

const bonusLeft = (state: State, mission: Mission): number => {
  const { bonusShared } = mission.pack.params.byReceptacles[String(state.agents.length)]!;
  return bonusShared - state.bonus.reduce((sum, each) => sum + each, 0);
};

export const SETUP: JudgesOf<"lead" | "bonus" | "bonusBack" | "begin" | "next"> = {
  lead: (state, _mission, lane, { captain }) => {
    const early = stageRefusal(state, "briefing", "TS-22");
    if (early !== undefined) return early;
    if (!isInPlay(state, captain)) return no("missions/no-such-agent", "TS-22", { agent: captain });
    if (state.agents[state.captain]!.rec === captain) return no("missions/already-so", "TS-22");
    return freeActRefusal(state, lane);
  },
  bonus: (state, mission, _lane, { to }) => {
    const early = stageRefusal(state, "briefing", "TS-34");
    if (early !== undefined) return early;
    if (!isInPlay(state, to)) return no("missions/no-such-agent", "TS-34", { agent: to });
    return bonusLeft(state, mission) > 0 ? undefined : no("missions/no-bonus-left", "TS-34");
  },
  bonusBack: (state, _mission, lane, { from }) => {
    const early = stageRefusal(state, "briefing", "TS-34");
    if (early !== undefined) return early;
    const at = state.agents.findIndex(({ rec }) => rec === from);
    if (at < 0) return no("missions/no-such-agent", "TS-34", { agent: from });
    if (state.bonus[at] === 0) return no("missions/no-bonus-left", "AM-3");
    return freeActRefusal(state, lane);
  },
  begin: (state, mission, lane) => {
    const early = stageRefusal(state, "briefing", "TS-22");
    if (early !== undefined) return early;
    if (state.captain !== lane)
      return no("missions/captain-only", "TS-22", { agent: state.agents[state.captain]!.rec });
    const left = bonusLeft(state, mission);
    return left === 0 ? undefined : no("missions/bonus-left", "TS-34", { left });
  },
  next: (state, _mission, lane) => {
    const early = stageRefusal(state, "prologue", "TS-33");
    if (early !== undefined) return early;
    return state.captain === lane
      ? undefined
      : no("missions/captain-only", "TS-33", { agent: state.agents[state.captain]!.rec });
  },
};
