/** The toy with rules that take their time: three steps at once never end, two take a moment. */
import type { OpenRules } from "@chronarium/kernel";
import { type ToyAction, type ToyEvent, type ToyState, type ToyView, toy } from "./toy.ts";

/** The time that these rules have taken, for a clock that goes by it: the machine's own may be late. */
export const taken: { ms: number } = { ms: 0 };
export const SLOW_MS = 60;

export const hanging: OpenRules<ToyState, ToyAction, ToyEvent, ToyView, { readonly goal: number }> = {
  ...toy,
  id: "hanging",
  apply: (state, seat, action) => {
    if (action.type === "step" && action.by === 2) taken.ms += SLOW_MS;
    while (action.type === "step" && action.by === 3);
    return toy.apply(state, seat, action);
  },
};
