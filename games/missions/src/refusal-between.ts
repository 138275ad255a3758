/** Updates, swaps, the chorus. */
import type { Refusal } from "@chronarium/kernel";
import { neededAtZero, poured, roomFor, somebodyLeftAtZero, updateOffered } from "./between.ts";
import { chorusOf, speakerOf } from "./chorus.ts";
import { no } from "./codes.ts";
import { captainRefusal, freeActRefusal, laneRefusal, stageRefusal } from "./guards.ts";
import type { JudgesOf } from "./judges.ts";
import { presentAgent, somebodyBusy } from "./refusal-visit.ts";
import type { State } from "./state.ts";
import { has } from "./things.ts";

export const swapsOpen = (state: State): boolean =>
  state.stage === "swaps" || state.conflict?.step === "swaps";

/** AM-96: tests already begun finish first. */
const testsRun = (state: State): boolean =>
  state.agents.some(({ lane }) => lane.some((frame) => frame.kind === "test" && frame.step !== "cell"));

function splitRefusal(state: State): Refusal | undefined {
  if (state.split === null) return no("missions/not-now", "TS-120", { stage: state.stage });
  return state.split.now && testsRun(state)
    ? no("missions/table-waits", "AM-96", { for: "tests" })
    : undefined;
}

const swapRefusal = (state: State): Refusal | undefined =>
  swapsOpen(state) ? undefined : no("missions/not-now", "TS-162", { stage: state.stage });

export const BETWEEN: JudgesOf<
  "update" | "skip" | "pour" | "pourBack" | "share" | "offer" | "accept" | "ready" | "say"
> = {
  update: (state, _mission, lane, { pay }) => {
    const early = updateRefusal(state, lane);
    if (early !== undefined) return early;
    if (updateOffered(state, pay)) return undefined;
    return pay === "free" ? no("missions/no-free-update", "TS-186") : no("missions/vortex-empty", "AM-61");
  },
  skip: (state, _mission, lane) =>
    updateRefusal(state, lane) ?? (state.compulsory ? no("missions/compulsory-update", "TS-132") : undefined),
  pour: (state, _mission, _lane, { to }) => {
    const early = splitRefusal(state);
    if (early !== undefined) return early;
    const target = state.agents.findIndex(({ rec }) => rec === to);
    if (target < 0) return no("missions/no-such-agent", "TS-120", { agent: to });
    if (roomFor(state, target) === 0) return no("missions/cap-reached", "TS-111", { agent: to });
    if (state.vortex <= poured(state.split!)) return no("missions/vortex-empty", "TS-120");
    return neededAtZero(state, target) ? no("missions/zero-first", "AM-30") : undefined;
  },
  pourBack: (state, _mission, lane, { from }) => {
    const early = splitRefusal(state);
    if (early !== undefined) return early;
    const target = state.agents.findIndex(({ rec }) => rec === from);
    if (target < 0) return no("missions/no-such-agent", "TS-120", { agent: from });
    if (state.split!.shares[target] === 0) return no("missions/no-crystal", "AM-93");
    return freeActRefusal(state, lane);
  },
  share: (state, _mission, lane) => {
    const early = splitRefusal(state) ?? captainRefusal(state, lane, "AM-62");
    if (early !== undefined) return early;
    return somebodyLeftAtZero(state) ? no("missions/zero-first", "AM-30") : undefined;
  },
  offer: (state, _mission, lane, { to, give, want }) => {
    const early = swapRefusal(state);
    if (early !== undefined) return early;
    const target = presentAgent(state, to, "TS-137");
    if (typeof target !== "number") return target;
    if (target === lane) return no("missions/no-such-agent", "TS-137", { agent: to });
    if (give === undefined && want === undefined) return no("missions/nothing-offered", "TS-137");
    if (give !== undefined && !has(state, lane, give))
      return no("missions/not-yours", "TS-137", { thing: give });
    if (want !== undefined && !has(state, target, want))
      return no("missions/not-yours", "TS-137", { thing: want });
    if (state.offers.some(({ from }) => from === lane)) return no("missions/already-so", "AM-93");
    return freeActRefusal(state, lane);
  },
  accept: (state, _mission, lane, { from }) => {
    const early = swapRefusal(state);
    if (early !== undefined) return early;
    const offer = state.offers.find((each) => state.agents[each.from]!.rec === from && each.to === lane);
    return offer === undefined ? no("missions/nothing-offered", "TS-137") : freeActRefusal(state, lane);
  },
  ready: (state, _mission, lane) => {
    const early = swapRefusal(state) ?? (state.stage === "swaps" ? laneRefusal(state, lane) : undefined);
    if (early !== undefined) return early;
    return state.agents[lane]!.ready ? no("missions/already-so", "AM-65") : undefined;
  },
  say: (state, mission, lane, { line }) => {
    const chorus = chorusOf(state, mission);
    const found = chorus?.lines.find(({ id }) => id === line);
    if (found === undefined) return no("missions/not-now", "TS-176", { stage: state.stage });
    if (state.chorus!.said.includes(line)) return no("missions/already-so", "TS-176");
    return speakerOf(state, found) === lane ? undefined : no("missions/not-your-line", "TS-176");
  },
};

function updateRefusal(state: State, lane: number): Refusal | undefined {
  const early = stageRefusal(state, "update", "TS-119") ?? captainRefusal(state, lane, "AM-62");
  if (early !== undefined) return early;
  if (state.split !== null) return no("missions/already-so", "AM-61");
  return somebodyBusy(state) ? no("missions/somebody-busy", "AM-60") : undefined;
}
