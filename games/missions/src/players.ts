/** Players for simulations and the checker. They decide by the seat's view and its legal acts, and know no unread card. */
import type { SealedTurn } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import type { OptionView, PrivateView } from "./private-view.ts";
import type { AgentView, View } from "./view.ts";

type Turn = SealedTurn<Action, View>;
type Player = (turn: Turn) => Action;

/** How a player values things; the rest is the same for all that think. */
type Temper = {
  /** How far above the difficulty a test should stand before Destiny. */
  readonly margin: number;
  /** Crystals kept back when exploring, boosting or supporting. */
  readonly reserve: number;
  /** Whether cards are explored for a crystal, and tests taken at even odds. */
  readonly curious: boolean;
  /** Whether a point of no return waits until every open place has been seen. */
  readonly patient: boolean;
  /** Rounds after which a mission that cannot be won is ended. */
  readonly rounds: number;
  /** How much of a choice is chance. */
  readonly whim: number;
};

const TOURIST: Temper = { margin: 1, reserve: 1, curious: true, patient: true, rounds: 12, whim: 4 };
const THRIFTY: Temper = { margin: 1, reserve: 2, curious: false, patient: true, rounds: 9, whim: 1 };
/** Sees everything in the order of the map, takes tests that stand well, and turns no key before its time. */
const CAREFUL: Temper = { margin: 1, reserve: 1, curious: true, patient: true, rounds: 14, whim: 1 };
/** Leaves nothing to luck: three above the difficulty succeeds with any card of a deck that goes down to -2. */
const SURE: Temper = { ...CAREFUL, margin: 3 };
/** Wanders, boosts too little or too much, leaves places half read, and hurries on. */
const CARELESS: Temper = { margin: 0, reserve: 1, curious: true, patient: false, rounds: 12, whim: 24 };

/** What a player would do, and how much he cares: below zero he would rather wait for the others. */
export type Wish = { readonly action: Action; readonly worth: number };

const WISHES: Readonly<Record<string, (turn: Turn) => Wish>> = {
  tourist: thinking(TOURIST),
  thrifty: thinking(THRIFTY),
  careful: thinking(CAREFUL),
  sure: thinking(SURE),
  careless: thinking(CARELESS),
  chaos: ({ legal, rng }) => ({ action: legal[rng.int(legal.length)]!, worth: 1 }),
};

export const PLAYERS: Readonly<Record<string, Player>> = Object.fromEntries(
  Object.entries(WISHES).map(([name, wish]) => [name, (turn: Turn) => wish(turn).action]),
);

/** The wish of a player by name, for tables at which several may act and most would rather wait. */
export const wishOf = (name: string, turn: Turn): Wish => WISHES[name]!(turn);

function thinking(temper: Temper): (turn: Turn) => Wish {
  return ({ view, legal, rng }) => {
    let action = legal[0]!;
    let worth = Number.NEGATIVE_INFINITY;
    for (const each of legal) {
      const own = value(view, each, temper) + (temper.whim * rng.int(100)) / 100;
      if (own <= worth) continue;
      worth = own;
      action = each;
    }
    return { action, worth };
  };
}

const agentOf = (view: View, rec: string): AgentView => view.agents.find((agent) => agent.rec === rec)!;
const mineOf = (view: View, rec: string): PrivateView | undefined =>
  view.mine.find((mine) => mine.rec === rec);

/** The larger, the sooner. Acts that only talk come last, so that every game leads on; below -100 nobody goes. */
function value(view: View, action: Action, temper: Temper): number {
  switch (action.type) {
    case "link":
      return { freeEmergency: 192, emergency: 191, lose: 130 }[action.choice];
    case "answer":
      return 185;
    case "follow":
    case "name":
    case "settle":
    case "say":
    case "close":
      return 184;
    case "pick":
    case "next":
    case "bonus":
      return 182;
    case "begin":
      return 181;
    case "enter":
      return 180 + entering(view, action, temper);
    case "claim":
      return agentOf(view, action.by).claim === null ? 179 + (isUnread(view, action.card) ? 30 : 0) : -150;
    case "confirm":
    case "told":
    case "order":
      return 178;
    case "initiate":
      return inTest(view, action.by) ? -150 : testing(view, action, temper);
    case "boost":
      return wantsMore(view, action.by, temper) ? 174 : -150;
    case "askSupport":
      return wantsHelp(view, action.by, temper) ? 172 : -150;
    case "support":
      return supporting(view, action, temper);
    case "use":
      return using(view, action);
    case "reveal":
      return 160;
    case "deed":
      return 155;
    case "lookAgain":
      return 154;
    case "option":
    case "decide":
      return optionWorth(view, action.option, temper);
    case "propose":
      return proposing(view, action, temper);
    case "explore":
      return exploring(view, action, temper);
    // One keeps a card as long as others are at work: what they find may change it.
    case "standBy":
      return temper.whim > 1 ? -18 : -5;
    case "leave":
      return leaving(view);
    case "pour":
      return 170 - 10 * agentOf(view, action.to).pool;
    case "share":
      return 90;
    case "update":
      return updating(view, action);
    case "skip":
    case "ready":
      return 85;
    default:
      return -150;
  }
}

/** Where nobody has been, in the order of the map; the hasty go anywhere that is new. */
function entering(view: View, action: Extract<Action, { type: "enter" }>, temper: Temper): number {
  const at = view.map.findIndex(({ id }) => id === action.spot);
  const spot = view.map[at];
  if (spot === undefined) return 0;
  if (!spot.visited) return 60 - (temper.patient ? 2 * at : 0);
  if (!temper.patient) return spot.crystal ? 0 : 10;
  // Back to where the way ends, and every other time to what lies before it.
  const fromEnd = view.map.length - 1 - at;
  return fromEnd > 1 ? 0 : (view.round + fromEnd) % 2 === 0 ? 3 : 1;
}

const isUnread = (view: View, card: string): boolean =>
  view.visit?.cards.some(({ id, read }) => id === card && !read) === true;

const inTest = (view: View, rec: string): boolean => agentOf(view, rec).test !== null;

function testing(view: View, action: Extract<Action, { type: "initiate" }>, temper: Temper): number {
  const mine = mineOf(view, action.by);
  const free = action.with === undefined ? 0 : 1;
  if (mine?.conflict === action.test) return 177 + free;
  if (view.conflict !== null) {
    const box = view.conflict.tests.find(({ id }) => id === action.test);
    const own =
      view.receptacles.find(({ id }) => id === action.by)?.attributes[box?.attribute ?? "strength"] ?? 0;
    return 150 + 5 * (own - (box?.difficulty ?? 0)) + free;
  }
  const boxes = [...(mine?.card?.tests ?? []), ...(mine?.open ?? []).flatMap(({ tests }) => tests)];
  const box = boxes.find(({ id }) => id === action.test);
  if (box === undefined) return -150;
  if (box.commits && isNewPlaceOpen(view)) return tooSoon(temper);
  const { pool } = agentOf(view, action.by);
  const short = box.difficulty + temper.margin - box.value;
  const own = Math.max(0, pool - 1 + free - temper.reserve);
  const near = own + helpFor(view, action.by, temper) - Math.max(0, short);
  // A last resort: even odds, when nothing is left to lose.
  if (near < 0) return temper.curious && near + temper.margin >= 0 && pool > temper.reserve ? 62 : -150;
  return 100 + Math.min(near, 5) + free;
}

/** What friends could add, if they stood by. */
function helpFor(view: View, rec: string, temper: Temper): number {
  const others = view.agents.filter((agent) => agent.rec !== rec && agent.out === null);
  const most = others.length === 1 ? 3 : 1;
  return others.reduce(
    (sum, { card, pool }) =>
      sum + (card === null ? Math.max(0, Math.min(most, pool - 1 - temper.reserve)) : 0),
    0,
  );
}

/** A point of no return while there is more to see: never, or on a whim. */
const tooSoon = ({ patient }: Temper): number => (patient ? -140 : -22);

const isNewPlaceOpen = (view: View): boolean => view.map.some(({ open, visited }) => open && !visited);

function isShort(view: View, rec: string, temper: Temper): boolean {
  const { test } = agentOf(view, rec);
  return test !== null && test.value < test.difficulty + temper.margin;
}

const wantsMore = (view: View, rec: string, temper: Temper): boolean =>
  isShort(view, rec, temper) && agentOf(view, rec).pool > temper.reserve + (view.conflict === null ? 0 : 1);

const wantsHelp = (view: View, rec: string, temper: Temper): boolean =>
  isShort(view, rec, temper) &&
  view.agents.some((agent) => agent.rec !== rec && agent.out === null && agent.pool > temper.reserve + 1);

function supporting(view: View, action: Extract<Action, { type: "support" }>, temper: Temper): number {
  return isShort(view, action.for, temper) && agentOf(view, action.by).pool > temper.reserve + 1 ? 175 : -150;
}

/** Gear and talents: in a test that stands badly, and never to show a card around for ever. */
function using(view: View, action: Extract<Action, { type: "use" }>): number {
  const test = agentOf(view, action.by).test;
  if (test === null) return view.stage === "update" ? 120 : -120;
  if (test.step === "revealed") return test.modifier !== null && test.value < test.difficulty ? 190 : -150;
  return test.value < test.difficulty + 1 ? 176 : -150;
}

function offered(view: View, id: string): Pick<OptionView, "commits" | "ends"> | undefined {
  const lying = [
    ...(view.visit?.offers ?? []),
    ...view.mine.flatMap(({ card, open }) => [
      ...(card?.options ?? []),
      ...open.flatMap(({ options }) => options),
    ]),
  ];
  return lying.find((option) => option.id === id);
}

/** A point of no return waits for the rest of the map, an ending until nothing else is left to hope for. */
function optionWorth(view: View, id: string, temper: Temper): number {
  const option = offered(view, id);
  // Who decides does not always see the card: the proposal is trusted.
  if (option === undefined) return 70;
  if (option.ends) return view.round >= temper.rounds ? 70 : -140;
  if (option.commits && isNewPlaceOpen(view)) return tooSoon(temper);
  return 70;
}

function proposing(view: View, action: Extract<Action, { type: "propose" }>, temper: Temper): number {
  if (action.what === "leave" || action.what === "giveUp" || action.what === "update") return -200;
  return optionWorth(view, action.what, temper);
}

/** The Captain waits until all stand by; on a whim he does not. */
function leaving(view: View): number {
  const done = view.agents.every(({ card, out }) => card === null || out !== null);
  return done ? 55 : -23;
}

function exploring(view: View, action: Extract<Action, { type: "explore" }>, temper: Temper): number {
  const { pool } = agentOf(view, action.by);
  const news = isUnread(view, action.card);
  if (action.pay !== "crystal") return news ? 95 : 58;
  if (!temper.curious || pool <= temper.reserve + 1) return -140;
  return news ? 65 : -110;
}

function updating(view: View, action: Extract<Action, { type: "update" }>): number {
  const room = view.agents.reduce((sum, { pool, cap }) => sum + Math.max(0, cap - pool), 0);
  const tired = view.agents.some(({ pool }) => pool <= 1);
  const filled = Math.min(room, view.vortex);
  const worth = action.pay === "free" ? filled >= 3 : filled >= 4 && (tired || room * 2 > capOf(view));
  return worth || view.compulsory ? 100 + (action.pay === "free" ? 1 : 0) : 20;
}

const capOf = (view: View): number => view.agents.reduce((sum, { cap }) => sum + cap, 0);
