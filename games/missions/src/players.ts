/** Players for simulations and the checker. They decide by the seat's view and its legal acts, and know no unread card. */
import type { SealedTurn } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import type { BoxView, OptionView, PrivateView } from "./private-view.ts";
import type { AgentView, View } from "./view.ts";

/** What readers have told of the tests on their cards (TS-52): in their own words, and nobody reads a card for it. */
export type Told = ReadonlyMap<
  string,
  {
    readonly tests: readonly Pick<BoxView, "attribute" | "difficulty" | "open">[];
    /** How much the group had found when the card was read. */
    readonly found: number;
  }
>;
/** Whether an answer is the one to which the clues lead that this group has read. */
export type Solves = (action: Action) => boolean;
type Turn = SealedTurn<Action, View> & { readonly told?: Told; readonly solves?: Solves };
type Player = (turn: Turn) => Action;

/** How a player values things; the rest is the same for all that think. */
type Temper = {
  /** The chance of passing a test at which no more crystals are spent; "by mood" is timid now and reckless then. */
  readonly sure: number | "by mood";
  /** Crystals kept back when exploring, boosting or supporting. */
  readonly reserve: number;
  /** Whether cards are explored for a crystal. */
  readonly curious: boolean;
  /** Goes by the map, reads every card and turns no key before its time; the hasty leave much half read. */
  readonly patient: boolean;
  /** Visits of a place until which a point of no return waits for a test that could still be passed there. */
  readonly visits: number;
  /** The most crystals that a test may cost as long as the way leads on. */
  readonly dear: number;
  /** Crystals that an Update must bring to be worth one. */
  readonly rest: number;
};

const TOURIST: Temper = {
  sure: 0.8,
  reserve: 1,
  curious: true,
  patient: true,
  visits: 3,
  dear: Number.POSITIVE_INFINITY,
  rest: 4,
};
/** Sees everything in the order of the map, looks through the discard, and spends no more than a test needs. */
const CAREFUL: Temper = { ...TOURIST, sure: 0.75, visits: 2 };
/** As careful, and out for gold: leaves what is dear, comes back for nothing, and rests late. */
const THRIFTY: Temper = { ...CAREFUL, sure: 0.6, curious: false, dear: 1, rest: 5 };
/** Leaves nothing to luck. */
const SURE: Temper = { ...CAREFUL, sure: 1 };
/** Wanders, boosts too little or too much, leaves places half read, and hurries on. */
const CARELESS: Temper = { ...TOURIST, sure: "by mood", patient: false, visits: 1 };

/** A temper in one moment: the mood, from 0 to 1, is what the careless go by. */
type Mood = Temper & {
  readonly mood: number;
  readonly told: Told;
  readonly solves: Solves;
  readonly tired: boolean;
};

/** The tests before those who look through these eyes, once they tell each other (TS-52). */
export function tellingOf(view: View): Told {
  const { stage, mine } = view;
  const cards = stage === "actions" ? mine.flatMap(({ card }) => (card === null ? [] : [card])) : [];
  const found = foundIn(view);
  return new Map(cards.map(({ id, tests }) => [id, { tests, found }]));
}

/** Things that lie on the table: what was shut before them may be open now. */
const foundIn = ({ green, white, groupTokens }: View): number =>
  green.length + white.length + groupTokens.length;

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
  return ({ view, legal, rng, told = tellingOf(view), solves = () => false }) => {
    let action = legal[0]!;
    let worth = Number.NEGATIVE_INFINITY;
    const now: Mood = {
      ...temper,
      mood: rng.int(100) / 100,
      told,
      solves,
      tired: !canRest(view) || isLate(view, temper),
    };
    for (const each of legal) {
      const own = value(view, each, now) + rng.int(100) / 100;
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
function value(view: View, action: Action, temper: Mood): number {
  switch (action.type) {
    case "link":
      return { freeEmergency: 192, emergency: 191, lose: 130 }[action.choice];
    case "answer":
      return 185 + (temper.patient && temper.solves(action) ? 2 : 0);
    // A group talks: who does not know that the next line is his lets the others speak.
    case "say":
      return !temper.patient ? 184 : temper.solves(action) ? 186 : -2;
    case "follow":
    case "name":
    case "settle":
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
      return optionWorth(view, action.option, temper);
    // Others may first do what they wish.
    case "decide":
      return -3;
    case "propose":
      return proposing(view, action, temper);
    case "explore":
      return exploring(view, action, temper);
    case "standBy":
      return standingBy(view, action.by, temper);
    case "leave":
      return leaving(view);
    case "pour":
      return 170 - 10 * agentOf(view, action.to).pool;
    case "share":
      return 90;
    case "update":
      return updating(view, action, temper);
    case "skip":
    case "ready":
      return 85;
    default:
      return -150;
  }
}

/** Where nobody has been, in the order of the map; the hasty go anywhere that is new. */
function entering(view: View, action: Extract<Action, { type: "enter" }>, temper: Mood): number {
  const at = view.map.findIndex(({ id }) => id === action.spot);
  const spot = view.map[at];
  if (spot === undefined) return 0;
  if (spot.visits === 0) return 60 - (temper.patient ? 2 * at : 0);
  // Back to where the way ends, and then by turns to what lies before it.
  const [before, last] = view.map.slice(-2);
  if (spot === last) return 3;
  return spot === before && last !== undefined && last.visits > before.visits ? 5 : 0;
}

const isUnread = (view: View, card: string): boolean =>
  view.visit?.cards.some(({ id, read }) => id === card && !read) === true;

const inTest = (view: View, rec: string): boolean => agentOf(view, rec).test !== null;

function testing(view: View, action: Extract<Action, { type: "initiate" }>, temper: Mood): number {
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
  if (isForAnother(view, action.by, box, temper)) return -150;
  const { pool } = agentOf(view, action.by);
  // Nobody who thinks breaks the own link for a test that can wait.
  if (temper.patient && !temper.tired && pool + free <= 1) return -150;
  const own = Math.min(Math.max(0, pool - 1 + free - temper.reserve), spendable(view, temper) - 1 + free);
  const best = chance(view, box.value + own + helpFor(view, action.by, temper), box.difficulty);
  return best < sureOf(temper) ? -150 : 100 + 5 * best + free;
}

/** What a test may cost: anything, where the way ends. */
const spendable = (view: View, { dear }: Temper): number =>
  isNewPlaceOpen(view) || view.visit?.offers.some(({ commits }) => commits) === true
    ? dear
    : Number.POSITIVE_INFINITY;

type Test = Pick<BoxView, "attribute" | "difficulty" | "open">;

const attributeOf = (view: View, rec: string, { attribute }: Test): number =>
  view.receptacles.find(({ id }) => id === rec)?.attributes[attribute] ?? 0;

/** Whether an agent who would first have to take the card could pass its test. */
function couldTake(view: View, rec: string, box: Test, temper: Mood): boolean {
  const spare = agentOf(view, rec).pool - 2 - temper.reserve;
  return spare >= 0 && chance(view, attributeOf(view, rec, box) + spare, box.difficulty) >= sureOf(temper);
}

/** The patient leave a test to somebody who is much better at it. */
function isForAnother(view: View, rec: string, box: Test, temper: Mood): boolean {
  if (!temper.patient || view.conflict !== null || mineOf(view, rec)?.conflict !== null) return false;
  const own = attributeOf(view, rec, box);
  return view.agents.some(
    (agent) =>
      agent.rec !== rec &&
      agent.out === null &&
      attributeOf(view, agent.rec, box) >= own + BETTER &&
      couldTake(view, agent.rec, box, temper),
  );
}
const BETTER = 2;

/** A card is kept while others are at work: what they find may change it. A test for somebody else is handed on. */
function standingBy(view: View, rec: string, temper: Mood): number {
  if (!temper.patient) return hurries(view, temper) && temper.mood > 0.8 ? 57 : -5;
  const tests = mineOf(view, rec)?.card?.tests ?? [];
  return tests.some((box) => box.open && isForAnother(view, rec, box, temper)) ? 40 : -5;
}

/** How likely a value passes, by the Destiny cards that have not been seen since they were last shuffled. */
function chance({ destiny: { strip, discard } }: View, value: number, difficulty: number): number {
  const left = [...strip];
  for (const card of discard) left.splice(left.indexOf(card), 1);
  const pile = left.length === 0 ? strip : left;
  return pile.filter((modifier) => value + modifier >= difficulty).length / pile.length;
}

/** Where no Update helps any more one takes what chances there are. */
const sureOf = ({ sure, mood, tired }: Mood): number =>
  sure === "by mood" ? mood : tired ? Math.min(sure, 0.3) : sure;

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
const tooSoon = ({ patient, mood }: Mood): number => (patient || mood > 0.1 ? -140 : 60);

/** The hasty leave cards unread as long as there is somewhere new to go. */
const hurries = (view: View, { patient }: Temper): boolean => !patient && isNewPlaceOpen(view);

const isNewPlaceOpen = (view: View): boolean => view.map.some(({ open, visits }) => open && visits === 0);

function isShort(view: View, rec: string, temper: Mood): boolean {
  const { test } = agentOf(view, rec);
  return test !== null && chance(view, test.value, test.difficulty) < sureOf(temper);
}

const wantsMore = (view: View, rec: string, temper: Mood): boolean =>
  isShort(view, rec, temper) && agentOf(view, rec).pool > temper.reserve + (view.conflict === null ? 0 : 1);

const wantsHelp = (view: View, rec: string, temper: Mood): boolean =>
  isShort(view, rec, temper) &&
  view.agents.some((agent) => agent.rec !== rec && agent.out === null && agent.pool > temper.reserve + 1);

function supporting(view: View, action: Extract<Action, { type: "support" }>, temper: Mood): number {
  return isShort(view, action.for, temper) && agentOf(view, action.by).pool > temper.reserve + 1 ? 175 : -150;
}

/** Gear and talents: in a test that stands badly, and never to show a card around for ever. */
function using(view: View, action: Extract<Action, { type: "use" }>): number {
  const test = agentOf(view, action.by).test;
  if (test === null) return view.stage === "update" ? 120 : -120;
  if (test.step === "revealed") return test.modifier !== null && test.value < test.difficulty ? 190 : -150;
  return test.value < test.difficulty + 1 ? 176 : -150;
}

function offered(view: View, id: string): Pick<OptionView, "commits" | "captain"> | undefined {
  const aloud = view.visit?.offers.find((option) => option.id === id);
  if (aloud !== undefined) return { ...aloud, captain: true };
  return view.mine
    .flatMap(({ card, open }) => [...(card?.options ?? []), ...open.flatMap(({ options }) => options)])
    .find((option) => option.id === id);
}

/** A point of no return waits for the rest of the map, and is never the Captain's alone. */
function optionWorth(view: View, id: string, temper: Mood): number {
  const option = offered(view, id);
  if (option?.commits !== true) return 70;
  return option.captain ? -140 : committing(view, id, temper);
}

/** It waits for what others still do, and for a test that could be passed here; but it comes before leaving. */
function committing(view: View, id: string, temper: Mood): number {
  if (isNewPlaceOpen(view)) return tooSoon(temper);
  // What lies before everybody leads on (AM-101); what a card offers its reader may be the end.
  if (view.visit?.offers.some((offer) => offer.id === id) === true) return -4;
  return hopes(view, temper) ? -140 : -4;
}

/** The place has been come back to often enough. */
const isLate = ({ map, visit }: View, { visits }: Temper): boolean =>
  (map.find(({ id }) => id === visit?.spot)?.visits ?? 0) >= visits;

/** Whether an Update would bring more than it costs. */
const canRest = ({ vortex }: View): boolean => vortex > REST;
const REST = 3;

/** Whether a test that was told of could still be passed here, now or by somebody who is rested. */
function hopes(view: View, temper: Mood): boolean {
  if (isLate(view, temper)) return false;
  const tests = view.visit?.cards.flatMap(({ id }) => temper.told.get(id)?.tests ?? []) ?? [];
  const rested = (rec: string, cap: number, box: Test): boolean =>
    canRest(view) && chance(view, attributeOf(view, rec, box) + cap - 1, box.difficulty) >= 0.5;
  return tests.some(
    (box) =>
      box.open &&
      view.agents.some(
        ({ rec, cap, out }) => (out === null && couldTake(view, rec, box, temper)) || rested(rec, cap, box),
      ),
  );
}

function proposing(view: View, action: Extract<Action, { type: "propose" }>, temper: Mood): number {
  if (action.what === "leave" || action.what === "giveUp" || action.what === "update") return -200;
  return offered(view, action.what)?.commits === true ? committing(view, action.what, temper) : 70;
}

/** The Captain waits until all stand by. */
function leaving(view: View): number {
  return view.agents.every(({ card, out }) => card === null || out !== null) ? 55 : -23;
}

function exploring(view: View, action: Extract<Action, { type: "explore" }>, temper: Mood): number {
  const { pool } = agentOf(view, action.by);
  if (leadsOn(view, action.by, temper)) return -110;
  const news = isUnread(view, action.card) && (!hurries(view, temper) || temper.mood < 0.6);
  const { tests = [], found = Number.POSITIVE_INFINITY } = temper.told.get(action.card) ?? {};
  // Where the way does not lead on, what was shut is tried again with what has been found since.
  const again = temper.patient && !isNewPlaceOpen(view) && found < foundIn(view);
  const wanted =
    temper.patient &&
    tests.some(
      (box) =>
        box.open && couldTake(view, action.by, box, temper) && !isForAnother(view, action.by, box, temper),
    );
  if (action.pay !== "crystal") return news ? 95 : wanted ? 94 : again ? 93 : 58;
  if (again && !news && pool > 1 && isIdle(view, action.by)) return 63;
  if (wanted && !news) return isIdle(view, action.by) ? 64 : -110;
  if (!temper.curious || pool <= temper.reserve + 1) return -140;
  return news ? 65 : -110;
}

/** Who has the way on in his hand keeps it until the others are done. */
function leadsOn(view: View, rec: string, temper: Mood): boolean {
  const options = mineOf(view, rec)?.card?.options ?? [];
  return options.some(({ id, commits, open }) => commits && open && committing(view, id, temper) > -100);
}

/** Nothing to do with the own card, or none. */
function isIdle(view: View, rec: string): boolean {
  return !(mineOf(view, rec)?.card?.tests ?? []).some(({ open }) => open);
}

function updating(view: View, action: Extract<Action, { type: "update" }>, { rest }: Temper): number {
  const room = view.agents.reduce((sum, { pool, cap }) => sum + Math.max(0, cap - pool), 0);
  const tired = view.agents.some(({ pool }) => pool <= 1);
  const filled = Math.min(room, view.vortex);
  const worth = action.pay === "free" ? filled >= 3 : filled >= rest && (tired || room * 2 > capOf(view));
  return worth || view.compulsory ? 100 + (action.pay === "free" ? 1 : 0) : 20;
}

const capOf = (view: View): number => view.agents.reduce((sum, { cap }) => sum + cap, 0);
