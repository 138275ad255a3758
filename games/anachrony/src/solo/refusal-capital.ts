/** Why a Capital action cannot be carried out so (AN-56, AN-58, AN-59). */
import type { Refusal } from "@chronarium/kernel";
import { rowOf } from "../tables/buildings.ts";
import { pieceOf } from "../tables/goods.ts";
import { SUPERPROJECT } from "../tables/superprojects.ts";
import { buildingCost, mayRecruit, ownsGiven, piecePayments, superprojectInReach } from "./able.ts";
import { type ActionOf, givenType } from "./actions.ts";
import { diceStep } from "./dice.ts";
import { discounted, isSuperproject, pairColumn } from "./human.ts";
import { no, shortage } from "./refused.ts";
import type { Asked, FrameOf, State } from "./state.ts";

/** Who builds, and what changes the cost. */
export const buildTerms = (
  frame: Asked,
): { readonly by?: FrameOf<"construct">["by"]; readonly tile?: FrameOf<"construct">["tile"] } =>
  frame.kind === "construct"
    ? {
        ...(frame.by !== undefined && { by: frame.by }),
        ...(frame.tile !== undefined && { tile: frame.tile }),
      }
    : {};

export function buildRefusal(state: State, frame: Asked, action: ActionOf<"build">): Refusal | undefined {
  const { tile, row, pieces = [], give } = action;
  const { human, board } = state;
  const { by, tile: space } = buildTerms(frame);
  const buildingsOnly = frame.kind === "headStartBuild" || (frame.kind === "construct" && frame.buildings);
  if (isSuperproject(tile)) {
    if (buildingsOnly) return no("anachrony/buildings-only", "AN-91", { tile });
    return superprojectRefusal(state, frame, action);
  }
  const own = rowOf(tile);
  if (board.primary[own][0] !== tile && board.secondary[own][0] !== tile)
    return no("anachrony/tile-not-open", "AN-56", { tile });
  if (row !== undefined) return no("anachrony/wrong-row", "AN-56", { tile });
  if (pieces.length > 0) return no("anachrony/wrong-breakthroughs", "AN-56", { tile });
  if (give !== undefined) return no("anachrony/wrong-worker-given", "AN-56");
  const cost = buildingCost(state, human, own, by, space);
  if (cost === undefined) return no("anachrony/no-free-spot", "AN-56", { row: own });
  return shortage(human, cost, "AN-56");
}

function superprojectRefusal(state: State, frame: Asked, action: ActionOf<"build">): Refusal | undefined {
  const { tile, row, pieces = [], give } = action;
  const { human } = state;
  const id = superprojectInReach(state);
  if (id === undefined || id !== tile) return no("anachrony/tile-not-open", "AN-56", { tile });
  if (row === undefined) return no("anachrony/wrong-row", "AN-56", { tile });
  if (pairColumn(human, row) < 0) return no("anachrony/no-free-spot", "AN-56", { row });
  const { by, tile: space } = buildTerms(frame);
  const def = SUPERPROJECT[id];
  const short = shortage(human, discounted(human, def.cost, by, space), "AN-56");
  if (short !== undefined) return short;
  const named = give === undefined ? undefined : givenType(give);
  if (named !== def.worker || (give !== undefined && !ownsGiven(human, give)))
    return no("anachrony/wrong-worker-given", "AN-103");
  const fits = piecePayments(human, def).some(
    (payment) => payment.length === pieces.length && payment.every((piece, i) => piece === pieces[i]),
  );
  return fits ? undefined : no("anachrony/wrong-breakthroughs", "AN-108", { tile });
}

/** AN-58; QC4 gives the bonus twice. */
export function recruitRefusal(
  { board }: State,
  { by, tile }: FrameOf<"recruit">,
  { worker, bonus = [] }: ActionOf<"recruit">,
): Refusal | undefined {
  if (board.recruitPool[worker] === 0) return no("anachrony/worker-not-in-pool", "AN-58", { worker });
  if (!mayRecruit(by, worker)) return no("anachrony/engineer-no-genius", "AN-58");
  const needed = worker !== "Ge" ? 0 : tile === "QC4" ? 2 : 1;
  return bonus.length === needed ? undefined : no("anachrony/wrong-bonus", "AN-58", { needed });
}

/** RC3: both dice are set. */
export const researchRefusal = (
  { tile }: FrameOf<"research">,
  _action: ActionOf<"research">,
): Refusal | undefined =>
  tile === "RC3" ? no("anachrony/decision-pending", "AN-100", { frame: "breakthrough" }) : undefined;

export function diceRefusal(
  state: State,
  frame: FrameOf<"dice">,
  action: ActionOf<"reroll" | "keep" | "icon">,
): Refusal | undefined {
  const pending = no("anachrony/decision-pending", "AN-59", { frame: "dice" });
  if (frame.reroll) {
    if (action.type === "keep") return undefined;
    if (action.type === "icon") return pending;
    return action.die === frame.rolled
      ? undefined
      : no("anachrony/not-this-die", "AN-59", { die: action.die });
  }
  const step = diceStep(state.board.stock, frame);
  switch (action.type) {
    case "keep":
      return pending;
    case "reroll":
      if (step.kind !== "reroll") return pending;
      return step.dice.includes(action.die)
        ? undefined
        : no("anachrony/not-this-die", "AN-59", { die: action.die });
    case "icon":
      if (step.kind !== "icon") return pending;
      return step.icons.includes(action.icon)
        ? undefined
        : no("anachrony/not-in-stock", "AN-59", { piece: pieceOf(frame.shape, action.icon) });
  }
}
