/** The way back from an action to the plan that leads to it: for hints, ways out and lists. */
import type { Action, Colour } from "@chronarium/khronos";
import { actOf, EMPTY, type Plan, spotOf } from "./plan.ts";
import { cardsFor, handOf, type Setting } from "./setting.ts";

/** Positions in the hand of these cards. */
function positions(hand: readonly Colour[], cards: readonly Colour[]): readonly number[] {
  const wanted = [...cards];
  return hand.flatMap((card, index) => {
    const found = wanted.indexOf(card);
    if (found === -1) return [];
    wanted.splice(found, 1);
    return [index];
  });
}

/** The plan whose primary button commits this legal action. */
export function planFor(setting: Setting, action: Action): Plan {
  const frame = setting.state.pending.at(-1);
  const question = frame?.kind === "question" ? frame.question : undefined;
  const target =
    question !== undefined && question.kind !== "chooseKeeper" && "at" in action
      ? { era: question.era, at: action.at }
      : spotOf(action);
  return {
    ...EMPTY,
    act: actOf(action),
    target,
    cards:
      action.type === "exchange" ||
      action.type === "keep" ||
      ("extra" in action && action.extra !== undefined)
        ? positions(handOf(setting), cardsFor(setting.state, action))
        : [],
    pay: "pay" in action ? action.pay : undefined,
  };
}
