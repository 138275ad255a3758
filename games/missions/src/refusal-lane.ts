/** What an agent does alone: instructions, cards, questions, options, gifts, hooks, Broken Links. */
import type { Refusal } from "@chronarium/kernel";
import type { ActionOf } from "./actions.ts";
import { no } from "./codes.ts";
import { holds } from "./conditions.ts";
import { emergencyOffered, freeUpdatesLeft } from "./crystals.ts";
import {
  conflictRefusal,
  freeActRefusal,
  idleRefusal,
  lockedRefusal,
  stageRefusal,
  tableRefusal,
} from "./guards.ts";
import { fits, hookNamed, isChosen } from "./hooks.ts";
import type { JudgesOf } from "./judges.ts";
import type { Mission } from "./mission.ts";
import { canPay, captainDecides, optionHolds, optionsBefore } from "./offers.ts";
import { cardHolder, takeableCards } from "./places.ts";
import { askedLane, choiceAt } from "./questions.ts";
import { canLookAgain } from "./reading.ts";
import { presentAgent } from "./refusal-visit.ts";
import type { Lane, State } from "./state.ts";
import { afterHooks, runningTest } from "./tests.ts";
import { has } from "./things.ts";

export const LANE: JudgesOf<
  | "follow"
  | "explore"
  | "standBy"
  | "lookAgain"
  | "close"
  | "answer"
  | "name"
  | "option"
  | "use"
  | "link"
  | "gift"
  | "hand"
  | "deed"
> = {
  follow: (state, _mission, lane) =>
    state.agents[lane]!.lane.at(-1)?.kind === "read"
      ? lockedRefusal(state, lane)
      : no("missions/nothing-to-follow", "TS-56"),
  explore: (state, mission, lane, { card, pay }) => {
    const busy = idleRefusal(state, lane);
    if (busy !== undefined) return busy;
    if (!takeableCards(state, mission).includes(card)) return no("missions/no-such-card", "TS-58", { card });
    const agent = state.agents[lane]!;
    if (agent.card === card) return no("missions/same-card", "AM-9");
    const holder = cardHolder(state, card);
    if (holder >= 0) return no("missions/card-held", "TS-60", { card, agent: state.agents[holder]!.rec });
    if (pay === "free")
      return hasFreeExplore(state, mission, lane) ? undefined : no("missions/free-explore-used", "TS-61");
    const price = mission.pack.params.costs.explore;
    if (pay === "crystal")
      return agent.pool >= price ? undefined : no("missions/cannot-pay", "TS-58", { price });
    const hook = hookNamed(state, mission, lane, "explore.free", pay);
    return hook === undefined ? no("missions/hook-not-open", "AM-75", { hook: pay }) : undefined;
  },
  standBy: (state, _mission, lane) =>
    idleRefusal(state, lane) ??
    (state.agents[lane]!.card === null ? no("missions/no-card", "TS-62") : undefined),
  lookAgain: (state, mission, lane) =>
    idleRefusal(state, lane) ??
    (canLookAgain(state, mission, lane) ? undefined : no("missions/nothing-new", "AM-44")),
  close: (state, _mission, lane) => {
    const kind = state.agents[lane]!.lane.at(-1)?.kind;
    return kind === "look" || kind === "glimpse" || kind === "gift"
      ? undefined
      : no("missions/nothing-open", "AM-84");
  },
  answer: (state, mission, lane, { question, option }) => {
    const asked = askedLane(state, mission, lane, question);
    if (asked === undefined) return no("missions/no-question", "AM-87");
    const locked = lockedRefusal(state, asked);
    if (locked !== undefined) return locked;
    const choice = choiceAt(mission, question, option);
    if (choice === undefined) return no("missions/no-such-answer", "AM-87", { option });
    if (choice.when !== undefined && !holds(state, mission, choice.when, asked))
      return no("missions/no-such-answer", "AM-87", { option });
    return canPay(state, mission, asked, choice.price, choice.effects)
      ? undefined
      : no("missions/cannot-pay", "AM-55", { price: option });
  },
  name: (state, _mission, lane, { agent }) => {
    if (state.agents[lane]!.lane.at(-1)?.kind !== "name") return no("missions/no-question", "AM-98");
    const locked = lockedRefusal(state, lane);
    if (locked !== undefined) return locked;
    const target = presentAgent(state, agent, "AM-98");
    if (typeof target !== "number") return target;
    return target === lane ? no("missions/no-such-agent", "AM-98", { agent }) : undefined;
  },
  option: (state, mission, lane, { option: id }) => {
    const busy = atLook(state, lane) ? lockedRefusal(state, lane) : idleRefusal(state, lane);
    if (busy !== undefined) return busy;
    const option = optionsBefore(state, mission, lane).find((each) => each.id === id);
    if (option === undefined || captainDecides(state, mission, option))
      return no("missions/not-offered", "AM-87", { option: id });
    if (!optionHolds(state, mission, lane, option))
      return no("missions/not-offered", "AM-87", { option: id });
    if (!canPay(state, mission, lane, option.price, option.effects))
      return no("missions/cannot-pay", "AM-87", { price: id });
    return option.price === undefined ? freeActRefusal(state, lane) : undefined;
  },
  use: useRefusal,
  link: (state, _mission, lane, { choice }) => {
    const frame = state.agents[lane]!.lane.at(-1);
    if (frame?.kind !== "link") return no("missions/no-link", "TS-114");
    if (choice === "lose") return undefined;
    const free = choice === "freeEmergency";
    if (free && freeUpdatesLeft(state) === 0) return no("missions/no-free-update", "TS-187");
    return emergencyOffered(state, frame.to, free) ? undefined : no("missions/vortex-empty", "AM-21");
  },
  gift: (state, mission, lane, { to, thing, with: hook }) => {
    const busy = idleRefusal(state, lane);
    if (busy !== undefined) return busy;
    const agent = state.agents[lane]!;
    if (agent.card !== null) return no("missions/holds-card", "TS-163", { card: agent.card });
    const target = presentAgent(state, to, "TS-164");
    if (typeof target !== "number") return target;
    if (target === lane) return no("missions/no-such-agent", "TS-163", { agent: to });
    if (!has(state, lane, thing)) return no("missions/not-yours", "TS-163", { thing });
    if (hook !== undefined)
      return hookNamed(state, mission, lane, "gift.free", hook) === undefined
        ? no("missions/hook-not-open", "AM-75", { hook })
        : undefined;
    const price = mission.pack.params.costs.gift;
    return agent.pool >= price ? undefined : no("missions/cannot-pay", "TS-163", { price });
  },
  hand: (state, _mission, lane, { thing }) => {
    if (state.agents[lane]!.lane.at(-1)?.kind !== "gift") return no("missions/nothing-open", "TS-163");
    return has(state, lane, thing) ? undefined : no("missions/not-yours", "TS-163", { thing });
  },
  deed: (state, mission, lane) => {
    const busy = idleRefusal(state, lane);
    if (busy !== undefined) return busy;
    return deedOpen(state, mission, lane) ? undefined : no("missions/deed-not-open", "AM-79");
  },
};

const atLook = (state: State, lane: Lane): boolean => {
  const top = state.agents[lane]!.lane.at(-1);
  return top?.kind === "look" && state.agents[lane]!.leaving === null;
};

/** TS-61, TS-184, TS-185, AM-83: an acting Captain does not inherit it. */
export function hasFreeExplore(state: State, mission: Mission, lane: Lane): boolean {
  if (state.agents[lane]!.explored) return false;
  const { freeExplore } = mission.pack.params.byReceptacles[String(state.agents.length)]!;
  return freeExplore === "each" || (freeExplore === "captain" && state.captain === lane);
}

export function deedOpen(state: State, mission: Mission, lane: Lane): boolean {
  const { recalled, deed, rec } = state.agents[lane]!;
  if (!recalled || deed) return false;
  const offered = mission.receptacles.get(rec)?.snap.deed;
  return offered !== undefined && holds(state, mission, offered.when, lane);
}

/** Each hook has its own window (AM-75), and takes what it names and nothing else. */
function useRefusal(
  state: State,
  mission: Mission,
  lane: Lane,
  action: ActionOf<"use">,
): Refusal | undefined {
  const { hook: id, card, to, interaction } = action;
  const closed = no("missions/hook-not-open", "AM-75", { hook: id });
  const name = mission.hooks.get(id)?.hook.hook;
  const source = name === undefined ? undefined : hookNamed(state, mission, lane, name, id);
  if (source === undefined) return closed;
  if (
    (card !== undefined && name !== "recon.second") ||
    (to !== undefined && name !== "telepathy.showCard") ||
    (interaction !== undefined && name !== "interaction.again")
  )
    return closed;
  const frame = runningTest(state, lane);
  switch (name) {
    case "test.attribute":
    case "conflict.damage": {
      if (frame?.step !== "boosting" || frame.hooks.includes(id) || !isChosen(source)) return closed;
      if (name === "conflict.damage" && frame.conflict !== "group") return closed;
      return fits(source, mission.tests.get(frame.test)!.test.attribute) ? undefined : closed;
    }
    case "test.ignoreNegativeDestiny":
    case "test.redrawDestiny":
    case "test.refundOnFail":
      if (frame?.step !== "revealed") return closed;
      return afterHooks(state, mission, lane, frame).includes(source) ? undefined : closed;
    case "destiny.peek": {
      const open = frame?.step === "boosting" || frame?.step === "support";
      const busy = open ? undefined : idleRefusal(state, lane);
      return busy ?? (state.pile.length > 0 ? undefined : closed);
    }
    case "update.free":
      return stageRefusal(state, "update", "TS-122") ?? (state.split === null ? undefined : closed);
    case "telepathy.showCard": {
      const busy = showRefusal(state, lane);
      if (busy !== undefined) return busy;
      const target = presentAgent(state, to ?? "", "TS-166");
      if (typeof target !== "number") return target;
      return target !== lane && state.agents[target]!.lane.length === 0 ? undefined : closed;
    }
    case "recon.second": {
      const early =
        stageRefusal(state, "telling", "TS-48") ?? tableRefusal(state) ?? conflictRefusal(state, lane);
      if (early !== undefined) return early;
      if (card === undefined || !takeableCards(state, mission).includes(card)) return closed;
      return cardHolder(state, card) < 0 ? undefined : no("missions/card-held", "TS-60", { card, agent: "" });
    }
    case "interaction.again": {
      const busy = idleRefusal(state, lane);
      if (busy !== undefined) return busy;
      return interaction !== undefined && state.agents[lane]!.interactions.includes(interaction)
        ? undefined
        : closed;
    }
    default:
      return closed;
  }
}

function showRefusal(state: State, lane: Lane): Refusal | undefined {
  const early = tableRefusal(state) ?? conflictRefusal(state, lane);
  if (early !== undefined) return early;
  if (state.stage !== "telling" && state.stage !== "actions")
    return no("missions/not-now", "TS-166", { stage: state.stage });
  return state.agents[lane]!.card === null ? no("missions/no-card", "TS-166") : undefined;
}
