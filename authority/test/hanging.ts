/** The toy with rules that take their time: three steps at once never end, two take a moment. */
import type { OpenRules } from "@chronarium/kernel";
import { type ToyAction, type ToyEvent, type ToyState, type ToyView, toy } from "./toy.ts";

export const SLOW_MS = 60;

export const hanging: OpenRules<ToyState, ToyAction, ToyEvent, ToyView, { readonly goal: number }> = {
  ...toy,
  id: "hanging",
  apply: (state, seat, action) => {
    if (action.type === "step" && action.by > 1) {
      const end = performance.now() + (action.by === 3 ? Number.POSITIVE_INFINITY : SLOW_MS);
      while (performance.now() < end);
    }
    return toy.apply(state, seat, action);
  },
};
