/** Tests and group conflicts. */
import type { Refusal } from "@chronarium/kernel";
import { no } from "./codes.ts";
import { captainRefusal, freeActRefusal, idleRefusal, lockedRefusal } from "./guards.ts";
import { fits, hookNamed, hooksOf } from "./hooks.ts";
import type { JudgesOf } from "./judges.ts";
import type { Mission } from "./mission.ts";
import { presentAgent } from "./refusal-visit.ts";
import type { Lane, State } from "./state.ts";
import { openTests, runningTest, supportFits, testFrame } from "./tests.ts";

export const TESTS: JudgesOf<
  "initiate" | "boost" | "unboost" | "askSupport" | "support" | "reveal" | "settle" | "order"
> = {
  initiate: (state, mission, lane, { test: id, with: hook }) => {
    const early = initiateRefusal(state, lane);
    if (early !== undefined) return early;
    const test = openTests(state, mission, lane).find((each) => each.id === id);
    if (test === undefined) return no("missions/test-not-open", "TS-73", { test: id });
    if (hook !== undefined) {
      const source = hookNamed(state, mission, lane, "test.initiateFree", hook);
      return source !== undefined && fits(source, test.attribute)
        ? undefined
        : no("missions/hook-not-open", "AM-75", { hook });
    }
    const price = mission.pack.params.costs.initiate;
    return state.agents[lane]!.pool >= price ? undefined : no("missions/cannot-pay", "TS-74", { price });
  },
  boost: (state, _mission, lane) => {
    const frame = runningTest(state, lane);
    if (frame === undefined) return no("missions/no-test", "TS-75");
    if (frame.step !== "boosting") return no("missions/boost-locked", "AM-13");
    if (state.agents[lane]!.leaving !== null) return no("missions/leaving", "AM-57");
    return state.agents[lane]!.pool > 0 ? undefined : no("missions/no-crystal", "TS-75");
  },
  unboost: (state, _mission, lane) => {
    const frame = runningTest(state, lane);
    if (frame === undefined) return no("missions/no-test", "AM-93");
    if (frame.step !== "boosting") return no("missions/boost-locked", "AM-13");
    if (state.agents[lane]!.leaving !== null) return no("missions/leaving", "AM-57");
    if (frame.boost <= frame.locked || state.vortex === 0) return no("missions/no-boost", "AM-93");
    return freeActRefusal(state, lane);
  },
  askSupport: (state, _mission, lane) => {
    const frame = runningTest(state, lane);
    if (frame === undefined) return no("missions/no-test", "TS-76");
    return frame.step === "boosting" ? undefined : no("missions/support-asked", "TS-76");
  },
  support: (state, mission, lane, { for: rec }) => {
    const tester = presentAgent(state, rec, "TS-76");
    if (typeof tester !== "number") return tester;
    if (tester === lane) return no("missions/own-test", "TS-76");
    const frame = runningTest(state, tester);
    if (frame === undefined || frame.step !== "support")
      return no("missions/support-not-asked", "TS-76", { agent: rec });
    const unable = supporterRefusal(state, mission, lane);
    if (unable !== undefined) return unable;
    if (!supportFits(state, mission, frame, lane))
      return no("missions/support-limit", "TS-77", { given: frame.support[lane] ?? 0 });
    return state.agents[lane]!.pool > 0 ? undefined : no("missions/no-crystal", "TS-76");
  },
  reveal: (state, _mission, lane) => {
    const frame = runningTest(state, lane);
    return frame?.step === "boosting" || frame?.step === "support"
      ? undefined
      : no("missions/no-test", "TS-78");
  },
  settle: (state, _mission, lane) =>
    runningTest(state, lane)?.step === "revealed" ? undefined : no("missions/no-test", "AM-75"),
  order: (state, _mission, lane, { tester }) => {
    const { conflict } = state;
    if (conflict === null || conflict.step !== "turns")
      return no("missions/not-now", "AM-70", { stage: state.stage });
    const early = captainRefusal(state, lane, "AM-70");
    if (early !== undefined) return early;
    if (conflict.tester !== null)
      return no("missions/tester-named", "AM-70", { agent: state.agents[conflict.tester]!.rec });
    if (
      state.agents.some(({ lane: frames }) => frames.some(({ kind }) => kind === "test" || kind === "link"))
    )
      return no("missions/somebody-busy", "AM-70");
    const target = presentAgent(state, tester, "TS-134");
    if (typeof target !== "number") return target;
    return conflict.tested.includes(target)
      ? no("missions/tested-already", "TS-99", { agent: tester })
      : undefined;
  },
};

/** TS-93, TS-99: a conflict's own test, or an agent with nothing else to do. */
function initiateRefusal(state: State, lane: Lane): Refusal | undefined {
  const agent = state.agents[lane]!;
  const top = agent.lane.at(-1);
  if (top?.kind === "link") return no("missions/link-first", "AM-20");
  const { conflict } = state;
  if (conflict?.step === "turns" && testFrame(state, lane) === undefined) {
    if (conflict.tester !== lane) return no("missions/not-the-tester", "TS-99");
    return agent.leaving === null ? undefined : no("missions/leaving", "AM-57");
  }
  if (top?.kind === "conflict" || top?.kind === "look") {
    if (agent.leaving !== null) return no("missions/leaving", "AM-57");
    return lockedRefusal(state, lane);
  }
  return idleRefusal(state, lane);
}

/** TS-63, TS-65, TS-108, AM-52. */
function supporterRefusal(state: State, mission: Mission, lane: Lane): Refusal | undefined {
  const { lane: frames, leaving, card } = state.agents[lane]!;
  if (frames.at(-1)?.kind === "link") return no("missions/link-first", "AM-20");
  if (leaving !== null) return no("missions/leaving", "AM-57");
  const frozen = state.conflict?.step === "turns";
  if (frames.some(({ kind }) => kind === "test" || kind === "gift")) return no("missions/busy", "AM-52");
  if (frames.some(({ kind }) => kind === "look" || kind === "glimpse"))
    return no("missions/reads-card", "TS-65");
  if (frozen) return undefined;
  if (frames.some(({ kind }) => kind === "conflict")) return no("missions/conflict-first", "TS-93");
  if (card !== null && hooksOf(state, mission, lane, "support.whileHolding").length === 0)
    return no("missions/holds-card", "TS-63", { card });
  return frames.length === 0 ? undefined : no("missions/follow-first", "TS-56");
}
