/** Why an open tile cannot be told, or cannot have been taken (CP-7, CP-8). */
import type { Refusal } from "@chronarium/kernel";
import { afterImpact, PLACE } from "../tables/main-board.ts";
import type { ActionOf } from "./actions.ts";
import { stepsRefusal } from "./correction.ts";
import { no } from "./refused.ts";
import type { State } from "./state.ts";
import { shapesLeft, vpOn } from "./tiles.ts";
import { underWay } from "./turn.ts";

/** What is told stands; only a correction changes it (CP-9). */
export function tellingRefusal(
  state: State,
  action: ActionOf<"openTile"> | ActionOf<"openSuperproject">,
): Refusal | undefined {
  const { tiles, correction, phase } = state;
  if (tiles === undefined) return no("chronobot/not-tracked", "CP-4", { thing: "tiles" });
  if (phase === "score") return no("chronobot/not-now", "CP-11", { action: action.type, phase });
  if (underWay(state)) return no("chronobot/other-question", "CP-4", { question: "turn" });
  const spent = correction === undefined ? undefined : stepsRefusal(correction);
  if (spent !== undefined) return spent;
  const told = action.type === "openTile" ? vpOn(tiles, action.tile) : tiles.superprojects[action.era - 1];
  if (told === action.vp && correction !== undefined) return no("chronobot/changes-nothing", "CP-9");
  if (action.type === "openSuperproject") {
    const { era, vp } = action;
    if (vp === 1 || vp === 2) return no("chronobot/no-such-tile", "CP-7", { tile: "superproject", vp });
    // Era by Era, from the Impact on, and not the one of the next Era (AMB-8).
    const next = tiles.superprojects.length + 1;
    const fits = era === next || (era < next && correction !== undefined);
    return fits && era <= state.era && afterImpact(state.era)
      ? undefined
      : no("chronobot/not-that-era", "CP-7", { era });
  }
  return told === undefined || correction !== undefined
    ? undefined
    : no("chronobot/tile-told", "CP-7", { tile: action.tile });
}

/** One placement takes one thing: a tile on Construct, a Breakthrough on Research, either by the Council. */
export function takenRefusal(state: State, action: ActionOf<"done">): Refusal | undefined {
  const { tile, superproject, shape, space, worker, cube } = action;
  const given = [tile, superproject, shape, worker, cube].filter((each) => each !== undefined);
  const [first] = [tile, superproject, shape].filter((each) => each !== undefined);
  if (first === undefined) return undefined;
  if (state.tiles === undefined) return no("chronobot/not-tracked", "CP-4", { thing: "tiles" });
  const kind = space === undefined ? "council" : PLACE[space].kind;
  const fits = kind === "council" || kind === (shape === undefined ? "construct" : "research");
  const there =
    (tile === undefined || (vpOn(state.tiles, tile) ?? 0) > 0) &&
    (superproject === undefined || (state.tiles.superprojects[superproject - 1] ?? 0) > 0) &&
    (shape === undefined || shapesLeft(state).includes(shape));
  return given.length === 1 && fits && there
    ? undefined
    : no("chronobot/not-open", "CP-8", { tile: String(first) });
}
