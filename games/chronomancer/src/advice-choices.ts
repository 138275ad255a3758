/** Which actions deserve a thought: of those that come to the same only one, and none that can never be the best. */
import type { Seat } from "@chronarium/kernel";
import type { Action, ActionOf } from "./actions.ts";
import { forecast } from "./advice-harbour.ts";
import { bestSales } from "./appraise.ts";
import { worstCard } from "./deeds/discard.ts";
import { type DeedAction, deedSameness, deedsWorthTrying } from "./deeds/index.ts";
import type { Frame, State } from "./state.ts";
import { boatAt } from "./table.ts";
import { type Boat, type Colour, halfOf } from "./tables.ts";

export function worthTrying(state: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const frame = state.pending.at(-1);
  switch (frame?.kind) {
    case "sell":
      return sales(state, seat);
    case "freeze":
      return dearest(state, legal, (action) => (action.type === "freeze" ? action.icons : []));
    case "pay":
      return cheapest(state, legal);
    case "deed":
    case "staff":
      return distinct(state, deeds(state, frame, legal));
    case "seat":
    case "rob":
      return distinct(state, legal);
    default:
      return legal;
  }
}

/** Two plans for a colour are close if they differ by less than this. */
const CLOSE = 2;

/** Colours do not touch each other's sales (BG-54), so they are sold in their order, each as well as it can be. */
function sales(state: State, seat: Seat): readonly Action[] {
  for (const { best, second } of bestSales(state, seat)) {
    if (best.action === undefined) continue;
    const close = second?.action !== undefined && best.net - second.net < CLOSE ? [second.action] : [];
    return [best.action, ...close];
  }
  return [{ type: "close" }];
}

/** Of the ways to take two tokens, those whose icons will pay most (CM-21). */
function dearest(
  state: State,
  legal: readonly Action[],
  icons: (action: Action) => readonly Colour[],
): readonly Action[] {
  const { hallsToday } = forecast(state);
  const worth = (action: Action): number => icons(action).reduce((sum, icon) => sum + hallsToday[icon], 0);
  return [...legal].sort((a, b) => worth(b) - worth(a)).slice(0, 2);
}

/** For every number of Frozen Hours only those whose icons will pay least (CM-24). */
function cheapest(state: State, legal: readonly Action[]): readonly Action[] {
  const { hallsToday } = forecast(state);
  const frozen = (action: Action): readonly Colour[] => (action as ActionOf<"pay">).frozen ?? [];
  const worth = (action: Action): number => frozen(action).reduce((sum, icon) => sum + hallsToday[icon], 0);
  const best = new Map<number, Action>();
  for (const action of legal) {
    const count = frozen(action).length;
    const rival = best.get(count);
    if (rival === undefined || worth(action) < worth(rival)) best.set(count, action);
  }
  return [...best.values()];
}

/** Goods, Gold and a clean name are never declined, and of them the most is taken. */
function deeds(
  state: State,
  frame: Extract<Frame, { kind: "deed" | "staff" }>,
  legal: readonly Action[],
): readonly Action[] {
  if (frame.kind === "deed") {
    const answers = legal.filter((action): action is DeedAction => action.type !== "pass");
    return deedsWorthTrying(state, frame.deed, answers) ?? legal;
  }
  const [worst] = worstCard(legal.filter((action) => action.type === "discard"));
  return worst === undefined ? legal : [worst];
}

/** Boats of one half with the same pieces are the same boat. */
function distinct(state: State, actions: readonly Action[]): readonly Action[] {
  const kind = (boat: Boat): string => `${halfOf(boat)}${[...boatAt(state, boat).pieces].sort().join("")}`;
  const seen = new Set<string>();
  return actions.filter((action) => {
    const key = sameness(action, kind);
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const sameness = (action: Action, kind: (boat: Boat) => string): string | undefined =>
  action.type === "seat" ? `${action.piece} ${kind(action.boat)}` : deedSameness(action as DeedAction, kind);
