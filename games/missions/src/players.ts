/** Players for simulations and the checker. They decide by the seat's view and its legal acts, and know no unread card. */
import type { SealedTurn } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import type { AgentView, View } from "./view.ts";

type Turn = SealedTurn<Action, View>;
type Player = (turn: Turn) => Action;

/** How a player values things; the rest is the same for all that think. */
type Temper = {
  /** How far above the difficulty a test should stand before Destiny. */
  readonly margin: number;
  /** Crystals kept back when exploring or supporting. */
  readonly reserve: number;
  /** Whether tests are taken for curiosity. */
  readonly curious: boolean;
};

const TOURIST: Temper = { margin: 1, reserve: 1, curious: true };
const THRIFTY: Temper = { margin: 1, reserve: 2, curious: false };

/** Leaves nothing to luck: three above the difficulty succeeds with any card of a deck that goes down to -2. */
const CAREFUL: Temper = { margin: 3, reserve: 1, curious: true };

export const PLAYERS: Readonly<Record<string, Player>> = {
  tourist: thinking(TOURIST),
  thrifty: thinking(THRIFTY),
  careful: thinking(CAREFUL),
  chaos: ({ legal, rng }) => legal[rng.int(legal.length)]!,
};

function thinking(temper: Temper): Player {
  return ({ view, legal, rng }) => {
    let best = legal[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const worth = value(view, action, temper) + rng.int(100) / 100;
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  };
}

const agentOf = (view: View, rec: string): AgentView => view.agents.find((agent) => agent.rec === rec)!;

/** The larger, the sooner. Acts that only talk come last, so that every game leads on. */
function value(view: View, action: Action, temper: Temper): number {
  switch (action.type) {
    case "link":
      return { freeEmergency: 92, emergency: 91, lose: 90 }[action.choice];
    case "answer":
      return 85;
    case "follow":
    case "name":
    case "settle":
    case "say":
      return 84;
    case "pick":
    case "begin":
    case "next":
    case "bonus":
    case "enter":
      return 80 + entering(view, action);
    case "claim":
      return agentOf(view, action.by).claim === null ? 79 : -50;
    case "confirm":
    case "told":
    case "order":
      return 78;
    case "initiate":
      return inTest(view) ? -50 : testing(view, action, temper);
    case "boost":
      return wantsMore(view, action.by, temper) ? 74 : -50;
    case "askSupport":
      return wantsMore(view, action.by, temper) && view.agents.length > 1 ? 73 : -50;
    case "support": {
      const tester = agentOf(view, action.for);
      const short = tester.test !== null && tester.test.value < tester.test.difficulty + temper.margin;
      return short && agentOf(view, action.by).pool > temper.reserve ? 75 : -50;
    }
    case "reveal":
      return 60;
    case "use":
      return 61;
    case "deed":
      return 55;
    case "lookAgain":
      return 54;
    case "option":
    case "decide":
      return 30;
    case "explore":
      return exploring(view, action, temper);
    case "close":
      return 40;
    case "standBy":
      return 20;
    case "leave":
      return 15;
    case "pour":
      return 70 - agentOf(view, action.to).pool;
    case "share":
      return 40;
    case "update":
      return updating(view, action);
    case "skip":
    case "ready":
      return 35;
    case "propose":
      return action.what === "giveUp" || action.what === "leave" || action.what === "update" ? -90 : 31;
    default:
      return -80;
  }
}

/** Somewhere new, if there is such a place. */
function entering(view: View, action: Action): number {
  if (action.type !== "enter") return 0;
  return view.map.some(({ id, crystal }) => id === action.spot && !crystal) ? 1 : 0;
}

const inTest = (view: View): boolean => view.agents.some(({ test }) => test !== null);

function testing(view: View, action: Extract<Action, { type: "initiate" }>, temper: Temper): number {
  const mine = view.mine.find(({ rec }) => rec === action.by);
  if (mine?.conflict === action.test || view.conflict !== null) return 77;
  const boxes = [...(mine?.card?.tests ?? []), ...(mine?.open ?? []).flatMap(({ tests }) => tests)];
  const box = boxes.find(({ id }) => id === action.test);
  if (box === undefined) return 10;
  const short = box.difficulty + temper.margin - box.value;
  const near = agentOf(view, action.by).pool + 1 - temper.reserve - short;
  return near >= 0 ? 50 + near : temper.curious ? 22 : -10;
}

function wantsMore(view: View, rec: string, temper: Temper): boolean {
  const { test, pool } = agentOf(view, rec);
  return test !== null && test.value < test.difficulty + temper.margin && pool > temper.reserve;
}

function exploring(view: View, action: Extract<Action, { type: "explore" }>, temper: Temper): number {
  if (action.pay !== "crystal") return 45;
  const { pool } = agentOf(view, action.by);
  return temper.curious && pool > temper.reserve + 1 ? 21 : -20;
}

function updating(view: View, action: Extract<Action, { type: "update" }>): number {
  const needy = view.agents.filter(({ pool, cap }) => pool * 2 <= cap).length;
  const worth = view.vortex >= 3 && needy > 0;
  return (worth ? 50 : 10) + (action.pay === "free" ? 1 : 0);
}
