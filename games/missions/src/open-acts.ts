/** What everybody may know that somebody may do (AM-91): at a shared screen it is done from the open table. */
import type { OpenAct } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { greyedActs } from "./greyed.ts";
import type { Mission } from "./mission.ts";
import { publicOptions } from "./offers.ts";
import { chooseOf } from "./questions.ts";
import type { State } from "./state.ts";

/** Acts that are about the table alone. */
const ALWAYS: ReadonlySet<Action["type"]> = new Set<Action["type"]>([
  "pick",
  "unpick",
  "lead",
  "bonus",
  "bonusBack",
  "begin",
  "next",
  "enter",
  "claim",
  "unclaim",
  "assign",
  "confirm",
  "told",
  "boost",
  "unboost",
  "askSupport",
  "reveal",
  "settle",
  "link",
  "hand",
  "offer",
  "accept",
  "ready",
  "object",
  "withdraw",
  "update",
  "skip",
  "pour",
  "pourBack",
  "share",
  "order",
  "say",
  "abandon",
]);

export function openActs(state: State, mission: Mission): readonly OpenAct<Action>[] {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return seats.flatMap((seat) =>
    greyedActs(state, mission, seat)
      .filter(({ action }) => isOpen(state, mission, action))
      .map((act) => ({ ...act, seat })),
  );
}

/** Whether possible or not, and why, depends on nothing that only the agent has read. */
function isOpen(state: State, mission: Mission, action: Action): boolean {
  if (ALWAYS.has(action.type) || !("by" in action)) return true;
  const agent = state.agents.find(({ rec }) => rec === action.by)!;
  const top = agent.lane.at(-1);
  switch (action.type) {
    case "initiate":
      // The tests of a group conflict lie before everybody.
      return mission.tests.get(action.test)?.conflict !== undefined && state.conflict?.step === "turns";
    case "support":
      return agent.card === null || state.conflict?.step === "turns";
    case "leave":
      // What the holder of a card is bound to is a secret (CS-14).
      return state.agents.every(({ card }) => card === null);
    case "close":
      return top?.kind === "gift" || (top?.kind === "look" && top.aloud);
    case "use":
      return state.stage === "update" || top?.kind === "test";
    case "answer":
      return isAskedAloud(state, mission);
    case "propose":
    case "option":
      return isOpenOption(state, mission, action.type === "propose" ? action.what : action.option);
    case "decide":
      return state.proposals.some(({ what }) => what === action.option);
    default:
      return false;
  }
}

const isAskedAloud = (state: State, mission: Mission): boolean =>
  state.agents.some(({ lane }) => {
    const top = lane.at(-1);
    return top?.kind === "ask" && chooseOf(mission, top).public === true;
  });

const isOpenOption = (state: State, mission: Mission, id: string): boolean =>
  ["leave", "update", "giveUp"].includes(id) || publicOptions(state, mission).some((each) => each.id === id);
