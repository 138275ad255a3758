/** What a bot should know about the solo game: what a position is worth, and which actions deserve a thought. */
import type { Advice, Seat } from "@chronarium/kernel";
import type { WorkerEffect } from "../tables/effects.ts";
import type { X } from "../tables/goods.ts";
import { afterImpact, PLACE } from "../tables/main-board.ts";
import type { Action, ActionOf } from "./actions.ts";
import { apply } from "./apply.ts";
import { appraise } from "./appraisal.ts";
import { namesCubes } from "./exchange.ts";
import { effectsOf } from "./human.ts";
import { legalActions } from "./legal.ts";
import type { Asked, State, TileId, WorkPlace } from "./state.ts";

export const advice: Advice<State, Action> = { weigh, worthTrying };

/** A Research under way: about what its piece will be worth. */
const RESEARCH = 2.3;
/** How many answers of a turn under way are looked through. */
const DEPTH = 1;

function weigh(state: State, _seat: Seat): number {
  return weighed(state, DEPTH);
}

/** Of questions without chance the best answer counts. */
function weighed(state: State, depth: number): number {
  if (state.phase === "over") return appraise(state);
  const frame = state.pending.at(-1) as Asked;
  switch (frame.kind) {
    case "research":
    case "dice":
      return appraise(state) + RESEARCH;
    case "council":
    case "standard":
      return bestAnswer(state, depth);
    case "construct":
    case "recruit":
    case "mine":
    case "extraCube":
    case "exchange":
    case "copy":
    case "focus":
    case "takeBack":
    case "cubes":
    case "wake":
    case "hire":
    case "breakthrough":
      return depth === 0 ? appraise(state) : bestAnswer(state, depth - 1);
    default:
      return appraise(state);
  }
}
function bestAnswer(state: State, depth: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of worthTrying(state, 0, legalActions(state, 0)))
    most = Math.max(most, weighed(apply(state, 0, answer).state, depth));
  return most;
}

/** Leaves out what is never better than something else that is offered, or differs only in what does not matter. */
function worthTrying(state: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  const [first] = legal;
  switch (first?.type) {
    case "powerUp": {
      // Free slots are always used; Water for them is worth less.
      const most = Math.max(...legal.map((action) => (action.type === "powerUp" ? action.free : 0)));
      return legal.filter((action) => action.type === "powerUp" && action.free === most);
    }
    case "build":
      return onceBy(legal, (action) =>
        // One row for a Superproject is as good as another.
        action.type === "build" && action.row !== undefined
          ? `${action.tile} ${(action.pieces ?? []).join()} ${action.give ?? ""}`
          : undefined,
      );
    case "wake": {
      const most = Math.max(
        ...legal.map((action) => (action.type === "wake" ? (action.workers ?? []).length : 0)),
      );
      return legal.filter((action) => action.type === "wake" && (action.workers ?? []).length === most);
    }
    case "trade":
      return legal.filter((action) => action.type !== "trade" || givesThePlentiful(state, action));
    default:
      return legal.length > 8 ? legal.filter((action) => !isOutdone(state, action)) : legal;
  }
}

function onceBy(actions: readonly Action[], key: (action: Action) => string | undefined): readonly Action[] {
  const seen = new Set<string>();
  return actions.filter((action) => {
    const name = key(action);
    if (name === undefined) return true;
    const known = seen.has(name);
    seen.add(name);
    return !known;
  });
}

/** Of two X to be given away, those that most are left of. */
function givesThePlentiful({ human: { goods } }: State, { exchange, cubes }: ActionOf<"trade">): boolean {
  if (namesCubes(exchange) !== "give" || cubes === undefined) return true;
  const [a, b] = cubes as readonly [X, X];
  const left = { U: goods.U, G: goods.G, T: goods.T };
  const most = (): number => Math.max(left.U, left.G, left.T);
  if (left[a] !== most()) return false;
  left[a]--;
  return left[b] === most();
}

/** A place that another worker, or another space, serves at least as well. */
function isOutdone({ human, board, era }: State, action: Action): boolean {
  const { active } = human;
  if (action.type === "place") {
    const { kind, index } = PLACE[action.space];
    const { worker } = action;
    switch (kind) {
      case "construct":
      case "recruit":
      case "research":
        // The upper space costs less, and the Chronobot takes it first.
        return index === 1 && !afterImpact(era) && board.spaces[kind][0] === "free";
      case "mine":
        return active.En > 0 && worker !== "En";
      case "purify":
        return active.Sc > 0 ? worker !== "Sc" : worker === "Ge" && active.En + active.Ad > 0;
      case "trade":
        return active.Ad > 0 ? worker !== "Ad" : worker === "En" && active.Sc > 0;
      case "evacuate":
        return worker === "Ge" && active.En + active.Ad + active.Sc > 0;
      default:
        return false;
    }
  }
  if (action.type !== "work") return false;
  if (action.at === "supply") return active.Ad > 0 ? action.worker !== "Ad" : false;
  return (
    action.worker === "Ge" &&
    active.En + active.Sc + active.Ad > 0 &&
    effectsOfPlace(action.at)?.who === "any"
  );
}

const effectsOfPlace = (at: WorkPlace): WorkerEffect | undefined =>
  isTile(at) ? effectsOf(at).work : undefined;
const isTile = (at: WorkPlace): at is TileId => /\d\d$/.test(at);
