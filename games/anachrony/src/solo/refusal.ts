/** The one source of legality: why an action is not allowed, with the rule that says so. */
import type { Refusal, Seat } from "@chronarium/kernel";
import { unreachable } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { buildRefusal, diceRefusal, recruitRefusal, researchRefusal } from "./refusal-capital.ts";
import {
  capitalRefusal,
  copyRefusal,
  focusRefusal,
  freeRefusal,
  gainRefusal,
  mineRefusal,
  powerUpRefusal,
  spotRefusal,
  swapRefusal,
  takeBackRefusal,
  tradeRefusal,
  wakeRefusal,
  warpRefusal,
} from "./refusal-choices.ts";
import { placeRefusal, workRefusal } from "./refusal-turn.ts";
import { no } from "./refused.ts";
import type { Asked, FrameOf, State } from "./state.ts";

/** What answers a frame, and the rule that asks. */
type Question = { readonly answers: readonly Action["type"][]; readonly rule: string };
const QUESTIONS: Readonly<Record<Asked["kind"], Question>> = {
  headStart: { answers: ["headStart"], rule: "AN-111" },
  headStartBuild: { answers: ["build", "decline"], rule: "AN-111" },
  powerUp: { answers: ["powerUp"], rule: "AN-40" },
  warp: { answers: ["warp"], rule: "AN-45" },
  turn: { answers: ["place", "work", "free", "pass"], rule: "AN-50" },
  handOver: { answers: ["handOver"], rule: "AN-105" },
  placement: { answers: ["place"], rule: "AN-91" },
  construct: { answers: ["build"], rule: "AN-56" },
  recruit: { answers: ["recruit"], rule: "AN-58" },
  research: { answers: ["research"], rule: "AN-59" },
  dice: { answers: ["reroll", "icon"], rule: "AN-59" },
  mine: { answers: ["mine"], rule: "AN-60" },
  extraCube: { answers: ["mine"], rule: "AN-107" },
  exchange: { answers: ["trade"], rule: "AN-62" },
  council: { answers: ["capital"], rule: "AN-57" },
  standard: { answers: ["capital"], rule: "AN-91" },
  copy: { answers: ["copy"], rule: "AN-91" },
  focus: { answers: ["focus"], rule: "AN-96" },
  takeBack: { answers: ["takeBack"], rule: "AN-88" },
  cubes: { answers: ["gain"], rule: "AN-86" },
  swap: { answers: ["swap", "decline"], rule: "AN-86" },
  wake: { answers: ["wake"], rule: "AN-84" },
  hire: { answers: ["hire"], rule: "AN-68" },
  breakthrough: { answers: ["breakthrough"], rule: "AN-59" },
  anomalySpot: { answers: ["anomalySpot"], rule: "AN-34" },
};

/** AN-85: what may be declined. */
export const mayDecline = (frame: Asked): boolean =>
  ("further" in frame && frame.further === true && frame.kind !== "dice") ||
  ("may" in frame && frame.may === true) ||
  (frame.kind === "extraCube" && frame.from === "salvor") ||
  frame.kind === "swap" ||
  frame.kind === "headStartBuild";

export function refusal(state: State, _seat: Seat, action: Action): Refusal | undefined {
  if (state.phase === "over") return no("anachrony/game-over", "AN-73");
  const frame = state.pending.at(-1) as Asked;
  const { answers, rule } = QUESTIONS[frame.kind];
  if (action.type === "decline")
    return mayDecline(frame) ? undefined : no("anachrony/must-decide", "AN-85", { frame: frame.kind });
  const fits =
    answers.includes(action.type) ||
    // RC3 sets both dice; LB11 may keep.
    (action.type === "breakthrough" && frame.kind === "research" && frame.tile === "RC3") ||
    (action.type === "keep" && frame.kind === "dice");
  if (fits) return answerRefusal(state, frame, action);
  return frame.kind === "turn"
    ? no("anachrony/nothing-to-decide", "AN-50", { action: action.type })
    : no("anachrony/decision-pending", rule, { frame: frame.kind });
}

function answerRefusal(state: State, frame: Asked, action: Action): Refusal | undefined {
  switch (action.type) {
    case "headStart":
      return (frame as FrameOf<"headStart">).cards.includes(action.card)
        ? undefined
        : no("anachrony/card-not-offered", "AN-111", { card: action.card });
    case "powerUp":
      return powerUpRefusal(state, action);
    case "warp":
      return warpRefusal(state, action);
    case "place":
      return placeRefusal(state, action);
    case "work":
      return workRefusal(state, action);
    case "free":
      return freeRefusal(state, action);
    case "build":
      return buildRefusal(state, frame, action);
    case "recruit":
      return recruitRefusal(state, frame as FrameOf<"recruit">, action);
    case "research":
      return researchRefusal(frame as FrameOf<"research">, action);
    case "breakthrough":
      return state.board.stock[action.piece] > 0
        ? undefined
        : no("anachrony/not-in-stock", "AN-59", { piece: action.piece });
    case "reroll":
    case "keep":
    case "icon":
      return diceRefusal(state, frame as FrameOf<"dice">, action);
    case "mine":
      return mineRefusal(state, action);
    case "trade":
      return tradeRefusal(state, action);
    case "capital":
      return capitalRefusal(state, frame as FrameOf<"council" | "standard">, action);
    case "copy":
      return copyRefusal(state, action);
    case "focus":
      return focusRefusal(state, frame as FrameOf<"focus">, action);
    case "takeBack":
      return takeBackRefusal(state, action);
    case "gain":
      return gainRefusal(frame as FrameOf<"cubes">, action);
    case "swap":
      return swapRefusal(state, action);
    case "wake":
      return wakeRefusal(state, frame as FrameOf<"wake">, action);
    case "hire":
      return (frame as FrameOf<"hire">).of.includes(action.worker)
        ? undefined
        : no("anachrony/worker-not-offered", "AN-68", { worker: action.worker });
    case "anomalySpot":
      return spotRefusal(state, action);
    case "pass":
    case "handOver":
    case "decline":
      return undefined;
    default:
      return unreachable(action);
  }
}
