/** Which picks an action consists of. */
import type { Action } from "./actions.ts";
import type { BoardPick } from "./board-picks.ts";
import { type DeedAction, deedPicks } from "./deeds/index.ts";
import type { Frame } from "./state.ts";

/** The picks that make up an action. Sales are made in a ledger of their own. */
export function picksOf(frame: Frame | undefined, action: Action): readonly BoardPick[] {
  if (frame?.kind === "deed" && action.type !== "pass") return deedPicks(frame.deed, action as DeedAction);
  switch (action.type) {
    case "move":
      return [`figure ${action.figure}`, `space ${action.to}`];
    case "freeze":
      return action.icons.map((icon): BoardPick => `icon ${icon}`);
    case "pay":
      return (action.frozen ?? []).map((icon): BoardPick => `spend ${icon}`);
    case "shift":
      return [`tile ${action.tile}`];
    case "relic":
      return [`take small ${action.colour}`];
    case "sponsor":
      return [`hall ${action.faction}`];
    case "recruit":
      return [`card ${action.card}`];
    case "place":
      return [`ability ${action.ability}`];
    case "discard":
      return ["ability security", `corruption ${action.card}`];
    case "seat":
      return frame?.kind === "seat" && frame.pieces.length > 1
        ? [`piece ${action.piece}`, `boat ${action.boat}`]
        : [`boat ${action.boat}`];
    case "movePiece":
      return [`aboard ${action.from} ${action.piece}`, `boat ${action.to}`];
    case "recombobulate":
      return ["ability recombobulator", `give small ${action.from}`, `take small ${action.to}`];
    case "embiggen":
      return ["ability embiggener", `give small ${action.colour}`];
    case "fracture":
      return ["ability fractor", `give large ${action.colour}`];
    case "dock":
      return [`dock ${action.dock}`];
    case "pass":
      return ["pass"];
    default:
      return [];
  }
}
