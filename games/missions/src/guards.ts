/** What stands in the way of an agent before any single act is looked at. */
import type { Refusal } from "@chronarium/kernel";
import { no } from "./codes.ts";
import type { Lane, Stage, State } from "./state.ts";
import { testFrame } from "./tests.ts";
import { actingCaptain } from "./turns.ts";

/** AM-92. */
export const FREE_ACTS = 60;

export function freeActRefusal(state: State, lane: Lane): Refusal | undefined {
  return state.agents[lane]!.freeActs < FREE_ACTS
    ? undefined
    : no("missions/no-more-free-acts", "AM-92", { acts: FREE_ACTS });
}

export const stageRefusal = (state: State, stage: Stage, rule: string): Refusal | undefined =>
  state.stage === stage ? undefined : no("missions/not-now", rule, { stage: state.stage });

export function captainRefusal(state: State, lane: Lane, rule: string): Refusal | undefined {
  const captain = actingCaptain(state);
  return captain === lane
    ? undefined
    : no("missions/captain-only", rule, { agent: state.agents[captain]!.rec });
}

/** AM-50, AM-73, AM-96: the whole table waits. */
export function tableRefusal(state: State): Refusal | undefined {
  if (state.chorus !== null) return no("missions/table-waits", "TS-176", { for: "chorus" });
  if (state.split?.now === true) return no("missions/table-waits", "AM-96", { for: "split" });
  if (state.visit?.closing === true && state.stage !== "update" && state.stage !== "swaps")
    return no("missions/table-waits", "AM-73", { for: "leaving" });
  return undefined;
}

/** TS-96, TS-107: only what belongs to the conflict; tests that had begun are finished (AM-34). */
export function conflictRefusal(state: State, lane: Lane): Refusal | undefined {
  if (state.conflict === null && state.conflicts.length === 0) return undefined;
  return testFrame(state, lane) === undefined ? no("missions/group-conflict", "TS-107") : undefined;
}

/** An agent who wants to begin something must have nothing else to do. */
export function idleRefusal(state: State, lane: Lane): Refusal | undefined {
  const stage = stageRefusal(state, "actions", "TS-37");
  if (stage !== undefined) return stage;
  const table = tableRefusal(state) ?? conflictRefusal(state, lane);
  if (table !== undefined) return table;
  return laneRefusal(state, lane);
}

export function laneRefusal(state: State, lane: Lane): Refusal | undefined {
  const { lane: frames, leaving } = state.agents[lane]!;
  const top = frames.at(-1);
  if (top?.kind === "link") return no("missions/link-first", "AM-20");
  if (leaving !== null) return no("missions/leaving", "AM-57");
  if (top === undefined) return undefined;
  if (top.kind === "conflict") return no("missions/conflict-first", "TS-93");
  if (top.kind === "read") return no("missions/follow-first", "TS-56");
  return no("missions/busy", "AM-51");
}

/** Whether instructions and questions may be dealt with now (AM-8, AM-65). */
export function lockedRefusal(state: State, lane: Lane): Refusal | undefined {
  if (state.chorus !== null || state.split?.now === true) return tableRefusal(state);
  if (testFrame(state, lane) !== undefined) return undefined;
  const conflict = conflictRefusal(state, lane);
  if (conflict !== undefined) return conflict;
  if (state.stage === "recon" || state.stage === "telling")
    return no("missions/not-now", "AM-8", { stage: state.stage });
  return undefined;
}
