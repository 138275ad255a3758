/** Every legal act: candidates from the state, kept if `judge` lets them pass. */
import type { Seat } from "@chronarium/kernel";
import { type Action, LINK_CHOICES, UPDATE_PAYS } from "./actions.ts";
import { chorusOf } from "./chorus.ts";
import { FREE_ACTS, idleRefusal } from "./guards.ts";
import { hooksOf, isWith } from "./hooks.ts";
import type { HookSource, Mission } from "./mission.ts";
import { captainDecides, optionsBefore } from "./offers.ts";
import type { HookName } from "./pack.ts";
import { availableSpots, cardHolder, isClaimed, takeableCards } from "./places.ts";
import { chooseOf, decides, questionOf } from "./questions.ts";
import { judge, offeredReceptacles, refusal } from "./refusal.ts";
import { swapsOpen } from "./refusal-between.ts";
import { hasFreeExplore } from "./refusal-lane.ts";
import type { Lane, Stage, State, TestStep } from "./state.ts";
import { openTests } from "./tests.ts";
import { thingsOf } from "./things.ts";
import { actingCaptain } from "./turns.ts";

type Act = Exclude<Action, { type: "pick" | "unpick" }>;

export function lanesOf(state: State, seat: Seat): readonly Lane[] {
  if (state.seats === 1) return seat === 0 ? [0, 1] : [];
  return seat < state.agents.length ? [seat] : [];
}

export function legalActions(state: State, mission: Mission, seat: Seat): readonly Action[] {
  if (state.stage === "over") return [];
  if (state.stage === "picking") return picks(state, mission, seat);
  const legal: Action[] = [];
  for (const lane of lanesOf(state, seat))
    for (const act of candidates(state, mission, lane, false))
      if (judge(state, mission, lane, act) === undefined) legal.push(act);
  return legal;
}

/** Everything that an act of this seat could be about. */
export function candidatesOf(state: State, mission: Mission, seat: Seat): readonly Action[] {
  return lanesOf(state, seat).flatMap((lane) => candidates(state, mission, lane, true));
}

/** Who has something to do. During Actions that is everybody who is not ejected, whatever the cards contain (3.1). */
export function actors(state: State, mission: Mission): readonly Seat[] {
  if (state.stage === "over") return [];
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const talks =
      state.stage === "actions" &&
      lanesOf(state, seat).some((lane) => {
        const { out, freeActs } = state.agents[lane]!;
        return out === null && freeActs < FREE_ACTS;
      });
    if (talks || surely(state, seat) || hasAct(state, mission, seat)) seats.push(seat);
  }
  return seats;
}

function hasAct(state: State, mission: Mission, seat: Seat): boolean {
  if (state.stage === "picking") return picks(state, mission, seat).length > 0;
  return lanesOf(state, seat).some((lane) =>
    candidates(state, mission, lane, false).some((act) => judge(state, mission, lane, act) === undefined),
  );
}

/** The common cases in which an act is certain, without listing them all. */
function surely(state: State, seat: Seat): boolean {
  for (const lane of lanesOf(state, seat)) {
    const { rec, out, lane: frames, ready, claim, freeActs } = state.agents[lane]!;
    if (out !== null) continue;
    if (freeActs < FREE_ACTS) {
      if (state.stage === "recon" && claim !== null) return true;
      if (state.stage === "briefing" || (state.stage === "picking" && rec !== "")) return true;
    }
    const top = frames.at(-1)?.kind;
    if (top === "link" || top === "test" || top === "look" || top === "gift" || top === "glimpse")
      return true;
    if (top !== undefined || ready || state.conflict?.step === "turns") continue;
    if (state.stage === "recon" || state.stage === "swaps") return true;
    if (state.stage === "prologue" && state.captain === lane) return true;
  }
  return false;
}

function picks(state: State, mission: Mission, seat: Seat): readonly Action[] {
  const found: Action[] = [];
  for (const receptacle of offeredReceptacles(state, mission))
    for (const type of ["pick", "unpick"] as const) {
      const action: Action = { type, receptacle };
      if (refusal(state, mission, seat, action) === undefined) found.push(action);
    }
  return found;
}

/** With `greyed`, also what is known to be refused and yet worth showing with its reason. */
function candidates(state: State, mission: Mission, lane: Lane, greyed: boolean): readonly Act[] {
  const agent = state.agents[lane]!;
  const by = agent.rec;
  const found: Act[] = [];
  talk(state, by, found);
  if (agent.out !== null) return found;
  const top = agent.lane.at(-1);
  questions(state, mission, lane, found);
  tableActs(state, mission, lane, found, greyed);
  if (top?.kind === "link") {
    for (const choice of LINK_CHOICES) found.push({ type: "link", by, choice });
    return found;
  }
  switch (top?.kind) {
    case undefined:
      idle(state, mission, lane, found, greyed);
      break;
    case "read":
      found.push({ type: "follow", by });
      uses(state, mission, lane, found);
      break;
    case "look":
      found.push({ type: "close", by });
      for (const { id } of optionsBefore(state, mission, lane))
        found.push({ type: "option", by, option: id });
      initiations(state, mission, lane, found);
      break;
    case "glimpse":
      found.push({ type: "close", by });
      break;
    case "gift":
      found.push({ type: "close", by });
      for (const thing of thingsOf(state, lane)) found.push({ type: "hand", by, thing });
      break;
    case "conflict":
      initiations(state, mission, lane, found);
      uses(state, mission, lane, found);
      break;
    case "name":
      for (const { rec } of state.agents) found.push({ type: "name", by, agent: rec });
      break;
    case "test":
      if (top.step === "boosting")
        found.push({ type: "boost", by }, { type: "unboost", by }, { type: "askSupport", by });
      if (top.step === "revealed") found.push({ type: "settle", by });
      else found.push({ type: "reveal", by });
      uses(state, mission, lane, found);
      break;
    default:
      break;
  }
  if (
    state.conflict !== null &&
    top !== undefined &&
    top.kind !== "test" &&
    top.kind !== "conflict" &&
    top.kind !== "look"
  )
    initiations(state, mission, lane, found);
  supports(state, lane, found);
  return found;
}

function talk(state: State, by: string, found: Act[]): void {
  if (state.stage !== "actions") return;
  if (state.giveUp === null) found.push({ type: "propose", by, what: "giveUp" });
  else found.push({ type: "abandon", by }, { type: "withdraw", by, what: "giveUp" });
}

/** Questions to this agent, also those in another's lane that the Captain decides. */
function questions(state: State, mission: Mission, lane: Lane, found: Act[]): void {
  const by = state.agents[lane]!.rec;
  for (let asked = 0; asked < state.agents.length; asked++) {
    const top = state.agents[asked]!.lane.at(-1);
    if (top?.kind !== "ask" || decides(state, mission, asked, top) !== lane) continue;
    const question = questionOf(mission, top);
    const { options } = chooseOf(mission, top);
    for (let option = 0; option < options.length; option++)
      found.push({ type: "answer", by, question, option });
  }
}

/** What belongs to the table's stage, whatever the agent has in hand. */
function tableActs(state: State, mission: Mission, lane: Lane, found: Act[], greyed: boolean): void {
  const by = state.agents[lane]!.rec;
  const orders = greyed || actingCaptain(state) === lane;
  const chorus = chorusOf(state, mission);
  if (chorus !== undefined) for (const { id } of chorus.lines) found.push({ type: "say", by, line: id });
  if (state.split !== null) {
    for (const { rec } of state.agents)
      found.push({ type: "pour", by, to: rec }, { type: "pourBack", by, from: rec });
    if (orders) found.push({ type: "share", by });
  }
  if (state.conflict?.step === "turns" && orders)
    for (const { rec } of state.agents) found.push({ type: "order", by, tester: rec });
  if (swapsOpen(state)) swaps(state, lane, found);
  for (const { what, by: proposer } of state.proposals) {
    if (proposer === lane) found.push({ type: "withdraw", by, what });
    else found.push({ type: "object", by, what });
    if (what !== "leave" && what !== "update") found.push({ type: "decide", by, option: what });
  }
  switch (state.stage) {
    case "briefing":
      for (const { rec } of state.agents)
        found.push(
          { type: "lead", by, captain: rec },
          { type: "bonus", by, to: rec },
          { type: "bonusBack", by, from: rec },
        );
      found.push({ type: "begin", by });
      break;
    case "prologue":
      found.push({ type: "next", by });
      break;
    case "captain":
      if (state.captain !== lane) break;
      for (const { id } of availableSpots(state, mission)) {
        found.push({ type: "enter", by, spot: id });
        for (const hook of sources(state, mission, lane, "location.enterFree"))
          found.push({ type: "enter", by, spot: id, with: hook.id });
      }
      break;
    case "recon":
      recon(state, mission, lane, found, greyed, orders);
      break;
    case "telling":
      found.push({ type: "told", by });
      break;
    case "actions":
      found.push({ type: "propose", by, what: "leave" });
      if (orders) found.push({ type: "leave", by });
      break;
    case "update":
      found.push({ type: "propose", by, what: "update" });
      if (!orders) break;
      found.push({ type: "skip", by });
      for (const pay of UPDATE_PAYS) found.push({ type: "update", by, pay });
      break;
    default:
      break;
  }
}

function recon(
  state: State,
  mission: Mission,
  lane: Lane,
  found: Act[],
  greyed: boolean,
  orders: boolean,
): void {
  const { rec: by, claim, ready, freeActs } = state.agents[lane]!;
  const changes = greyed || freeActs < FREE_ACTS;
  for (const card of takeableCards(state, mission)) {
    if (greyed || ((changes || claim === null) && !isClaimed(state, card)))
      found.push({ type: "claim", by, card });
    if (orders && changes)
      for (const { rec, out, claim: theirs } of state.agents)
        if (greyed || (out === null && theirs !== card)) found.push({ type: "assign", by, to: rec, card });
  }
  if (greyed || claim !== null) found.push({ type: "unclaim", by });
  if (greyed || !ready) found.push({ type: "confirm", by });
}

const sources = (state: State, mission: Mission, lane: Lane, name: HookName): readonly HookSource[] =>
  hooksOf(state, mission, lane, name);

function swaps(state: State, lane: Lane, found: Act[]): void {
  const by = state.agents[lane]!.rec;
  found.push({ type: "ready", by });
  for (const { from, to } of state.offers)
    if (to === lane) found.push({ type: "accept", by, from: state.agents[from]!.rec });
  if (state.offers.some(({ from, to }) => from === lane || to === lane))
    found.push({ type: "withdraw", by, what: "offer" });
  if (state.agents[lane]!.freeActs >= FREE_ACTS) return;
  const mine = thingsOf(state, lane);
  for (const [other, { rec: to, out }] of state.agents.entries()) {
    if (other === lane || out !== null) continue;
    const theirs = thingsOf(state, other);
    for (const give of mine) {
      found.push({ type: "offer", by, to, give });
      for (const want of theirs) found.push({ type: "offer", by, to, give, want });
    }
    for (const want of theirs) found.push({ type: "offer", by, to, want });
  }
}

function idle(state: State, mission: Mission, lane: Lane, found: Act[], greyed: boolean): void {
  const by = state.agents[lane]!.rec;
  if (greyed || state.stage === "actions" || state.conflict !== null)
    initiations(state, mission, lane, found);
  uses(state, mission, lane, found);
  if (state.stage !== "actions" || state.conflict !== null || state.conflicts.length > 0) return;
  if (!greyed && idleRefusal(state, lane) !== undefined) return;
  const agent = state.agents[lane]!;
  const hooks = sources(state, mission, lane, "explore.free");
  const free = greyed || hasFreeExplore(state, mission, lane);
  for (const card of takeableCards(state, mission)) {
    if (!greyed && cardHolder(state, card) >= 0) continue;
    if (free) found.push({ type: "explore", by, card, pay: "free" });
    found.push({ type: "explore", by, card, pay: "crystal" });
    for (const hook of hooks) found.push({ type: "explore", by, card, pay: hook.id });
  }
  if (agent.card !== null) found.push({ type: "standBy", by }, { type: "lookAgain", by });
  for (const option of optionsBefore(state, mission, lane))
    if (captainDecides(state, mission, option)) found.push({ type: "propose", by, what: option.id });
    else found.push({ type: "option", by, option: option.id });
  if (agent.recalled) found.push({ type: "deed", by });
  if (agent.card !== null) return;
  const gifts = sources(state, mission, lane, "gift.free");
  for (const thing of thingsOf(state, lane))
    for (const { rec: to } of state.agents) {
      if (to === by) continue;
      found.push({ type: "gift", by, to, thing });
      for (const hook of gifts) found.push({ type: "gift", by, to, thing, with: hook.id });
    }
}

function initiations(state: State, mission: Mission, lane: Lane, found: Act[]): void {
  const by = state.agents[lane]!.rec;
  for (const { id } of openTests(state, mission, lane)) {
    found.push({ type: "initiate", by, test: id });
    for (const hook of sources(state, mission, lane, "test.initiateFree"))
      found.push({ type: "initiate", by, test: id, with: hook.id });
  }
}

function supports(state: State, lane: Lane, found: Act[]): void {
  const by = state.agents[lane]!.rec;
  for (const [tester, { lane: frames, rec }] of state.agents.entries()) {
    const top = frames.at(-1);
    if (tester !== lane && top?.kind === "test" && top.step === "support")
      found.push({ type: "support", by, for: rec });
  }
}

/** Hooks that are used by an act of their own, each in its window (AM-75). */
function uses(state: State, mission: Mission, lane: Lane, found: Act[]): void {
  const agent = state.agents[lane]!;
  const by = agent.rec;
  const top = agent.lane.at(-1);
  const step = top?.kind === "test" ? top.step : undefined;
  if (step === undefined && !HOOK_STAGES.has(state.stage)) return;
  for (const source of mission.actHooks) {
    const { id, hook } = source;
    if (!isOpen(state, hook.hook, step, top === undefined) || !isWith(state, mission, lane, source)) continue;
    switch (hook.hook) {
      case "recon.second":
        for (const card of takeableCards(state, mission)) found.push({ type: "use", by, hook: id, card });
        break;
      case "telepathy.showCard":
        for (const { rec } of state.agents) found.push({ type: "use", by, hook: id, to: rec });
        break;
      case "interaction.again":
        for (const interaction of agent.interactions) found.push({ type: "use", by, hook: id, interaction });
        break;
      default:
        found.push({ type: "use", by, hook: id });
    }
  }
}

/** When a hook can have its window outside a test. */
const HOOK_STAGES: ReadonlySet<Stage> = new Set<Stage>(["telling", "actions", "update"]);

/** Whether the moment of such a hook can have come at all. */
function isOpen({ stage }: State, name: HookName, step: TestStep | undefined, idles: boolean): boolean {
  switch (name) {
    case "test.attribute":
    case "conflict.damage":
      return step === "boosting";
    case "test.ignoreNegativeDestiny":
    case "test.redrawDestiny":
    case "test.refundOnFail":
      return step === "revealed";
    case "destiny.peek":
      return step === "boosting" || step === "support" || (stage === "actions" && idles);
    case "interaction.again":
      return stage === "actions" && idles;
    case "update.free":
      return stage === "update";
    case "recon.second":
      return stage === "telling";
    default:
      return stage === "telling" || stage === "actions";
  }
}
