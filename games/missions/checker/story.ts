/**
 * Pass 3: the story with crystals to spare and the Destiny card of one's choice, by the engine itself. Every state that
 * a table can come to is visited once; whatever ending it finds has a witness that replays, and a state from which no
 * ending is left has the shortest way to it.
 */
import { seedRng } from "@chronarium/kernel";
import {
  type Action,
  type Agent,
  choiceAt,
  type Event,
  type Mission,
  type MissionRules,
  missionOf,
  missionRules,
  type Option,
  type Pack,
  type Price,
  type State,
} from "../src/index.ts";
import { conditionsOf, eachAtom, eachEffect, rootsOf, sidesOf } from "../src/walk.ts";
import type { Table } from "./games.ts";

/** An act, and the Destiny card that is turned by it. */
export type Step = { readonly seat: number; readonly action: Action; readonly card?: number };
export type Story = {
  /** Every state was seen and has an ending before it; or one has not; or the budget ended first. */
  readonly verdict: "proved" | "locked" | "not proved";
  readonly states: number;
  /** A shortest way to each ending that was found. */
  readonly witnesses: ReadonlyMap<string, readonly Step[]>;
  /** The texts that were read on all ways. */
  readonly read: ReadonlySet<string>;
  readonly lock?: Lock;
};

export type Lock = {
  /** The shortest way to a state without an ending, up to and with the act that shut it. */
  readonly steps: readonly Step[];
  /** No ending at all, or failures alone although nothing says that it commits. */
  readonly left: "nothing" | "failure";
  /** What that act was about, as far as the mission has an object for it. */
  readonly object: object | undefined;
};

type Node = {
  readonly state: State;
  readonly from: Node | undefined;
  readonly steps: readonly Step[];
  readonly before: Node[];
  /** The author has said on the way that there is no return. */
  readonly committed: boolean;
  /** An ending lies ahead; and one that is no failure. */
  ends: boolean;
  saved: boolean;
};

/** More than any way through a story costs. */
const PLENTY = 400;
const RNG = seedRng("story", "still");

/** What of a mission the search needs at every state. */
type Tale = {
  readonly rules: MissionRules;
  readonly mission: Mission;
  /** Things that must be in somebody's own hands for something: handing them over leads on. */
  readonly own: ReadonlySet<string>;
  /** Visits beyond these make no difference. */
  readonly visits: number;
  /** Something asks who the Captain is. */
  readonly led: boolean;
};

function taleOf(of: Mission): Tale {
  const own = new Set<string>();
  let visits = 1;
  let led = JSON.stringify(of.pack).includes('"who":"captain"');
  for (const { condition } of conditionsOf(of.pack))
    eachAtom(condition, (atom) => {
      if ("has" in atom && atom.has.who === "self") own.add((atom.has.item ?? atom.has.token)!);
      if ("captain" in atom) led = true;
      if ("visited" in atom) visits = Math.max(visits, atom.min ?? 1);
    });
  const price = ({ stow, remove }: Price = {}): void => {
    for (const thing of [stow, remove]) if (thing !== undefined) own.add(thing);
  };
  for (const { root, effects } of rootsOf(of.pack)) {
    if (root.kind === "option") price(root.option.price);
    eachEffect(effects, (effect) => {
      if ("choose" in effect) for (const option of effect.choose.options) price(option.price);
    });
  }
  return { ...richRules(of), own, visits, led };
}

function richRules({ pack }: Mission): { readonly rules: MissionRules; readonly mission: Mission } {
  const rich: Pack = {
    ...pack,
    params: { ...pack.params, azrakTotal: PLENTY * (pack.receptacles.length + 1) },
    receptacles: pack.receptacles.map((each) => ({ ...each, azrak: PLENTY })),
  };
  const { tutorial: _, ...free } = rich;
  return { rules: missionRules([{ pack: free, texts: {} }]), mission: missionOf(free) };
}

/** `goesOn` is asked now and then, with how many states were seen. */
export function searchStory(of: Mission, table: Table, goesOn: (states: number) => boolean): Story {
  const tale = taleOf(of);
  const start = begun(tale, table);
  const root: Node = { ...start, from: undefined, before: [], committed: false, ends: false, saved: false };
  const known = new Map<string, Node>([[keyOf(tale, root.state), root]]);
  const open: Node[] = [root];
  const witnesses = new Map<string, readonly Step[]>();
  const read = new Set<string>();
  for (let at = 0; at < open.length; at++) {
    if (at % 100 === 0 && !goesOn(known.size))
      return { verdict: "not proved", states: known.size, witnesses, read };
    const node = open[at]!;
    for (const { state, steps, texts } of movesFrom(tale, node.state)) {
      for (const text of texts) read.add(text);
      if (state.end !== null) {
        const { id, outcome } = state.end;
        if (id === null) continue;
        node.ends = true;
        node.saved ||= outcome !== "failure";
        if (!witnesses.has(id)) witnesses.set(id, [...wayTo(node), ...steps]);
        continue;
      }
      const key = keyOf(tale, state);
      const met = known.get(key);
      if (met !== undefined) met.before.push(node);
      else {
        const committed = node.committed || steps.some((step) => commits(of, node.state, step));
        const next: Node = { state, from: node, steps, before: [node], committed, ends: false, saved: false };
        known.set(key, next);
        open.push(next);
      }
    }
  }
  mark(open, "ends");
  mark(open, "saved");
  const found = { states: known.size, witnesses, read };
  const dead = open.find(({ ends }) => !ends);
  if (dead !== undefined)
    return { ...found, verdict: "locked", lock: lockAt(of, dead, "nothing", ({ ends }) => ends) };
  const doomed = open.find(({ saved, committed }) => !saved && !committed);
  if (doomed !== undefined)
    return { ...found, verdict: "locked", lock: lockAt(of, doomed, "failure", ({ saved }) => saved) };
  return { ...found, verdict: "proved" };
}

/** Backward from what is marked already. */
function mark(nodes: readonly Node[], what: "ends" | "saved"): void {
  const marked = nodes.filter((node) => node[what]);
  for (const node of marked)
    for (const earlier of node.before)
      if (!earlier[what]) {
        earlier[what] = true;
        marked.push(earlier);
      }
}

/** The way to a lost state as far as the act after the last state that was safe. */
function lockAt(mission: Mission, lost: Node, left: Lock["left"], isSafe: (node: Node) => boolean): Lock {
  let shut = lost;
  while (shut.from !== undefined && !isSafe(shut.from)) shut = shut.from;
  const [first] = shut.steps;
  const object =
    first === undefined || shut.from === undefined ? undefined : objectOf(mission, shut.from.state, first);
  return { steps: wayTo(shut), left, object };
}

/** What an act is about: a place, a card, a question, an offer or a test. */
function objectOf(mission: Mission, state: State, { action }: Step): object | undefined {
  switch (action.type) {
    case "enter":
      return mission.locations.get(mission.spots.get(action.spot)?.loc ?? "");
    case "claim":
    case "explore":
      return mission.cards.get(action.card)?.card;
    case "answer":
      return choiceAt(mission, action.question, action.option);
    case "option":
    case "decide":
      return optionOf(mission, action.option);
    case "initiate":
      return mission.tests.get(action.test)?.test;
    case "reveal":
    case "follow":
    case "close": {
      const agent = state.agents.find(({ rec }) => rec === action.by);
      const top = agent?.lane.at(-1);
      if (top?.kind === "test") return mission.tests.get(top.test)?.test;
      return mission.cards.get(agent?.card ?? "")?.card;
    }
    default:
      return mission.locations.get(state.visit?.loc ?? "");
  }
}

const optionOf = ({ pack }: Mission, id: string): Option | undefined =>
  sidesOf(pack)
    .flatMap(({ variants }) => variants.flatMap(({ options }) => options))
    .find((option) => option.id === id);

function commits(mission: Mission, state: State, step: Step): boolean {
  const object = objectOf(mission, state, step);
  return object !== undefined && "commits" in object && object.commits === true;
}

function wayTo(node: Node): readonly Step[] {
  const parts: (readonly Step[])[] = [];
  for (let at: Node | undefined = node; at !== undefined; at = at.from) parts.push(at.steps);
  return parts.reverse().flat();
}

/** The first state of a table, with crystals to spare. */
export const storyStart = (of: Mission, table: Table): State => begun(taleOf(of), table).state;

/** Whether a way is legal from the first act to this ending, without anything being put right on the way. */
export function storyReplays(of: Mission, table: Table, steps: readonly Step[], ending: string): boolean {
  const { rules, mission } = richRules(of);
  let state = rules.setup({ mission: mission.name }, table.seats, "story");
  for (const { seat, action, card } of steps) {
    if (rules.refusal(state, seat, action) !== undefined) return false;
    state = rules.apply(card === undefined ? state : onTop(state, card), seat, action).state;
  }
  return state.end?.id === ending;
}

type Move = { readonly state: State; readonly steps: readonly Step[]; readonly texts: readonly string[] };

function begun(tale: Tale, { seats, receptacles }: Table): Move {
  const { rules, mission } = tale;
  let state = rules.setup({ mission: mission.name }, seats, "story");
  const steps: Step[] = [];
  const act = (seat: number, action: Action): void => {
    state = rules.apply(state, seat, action).state;
    steps.push({ seat, action });
  };
  for (const [lane, receptacle] of receptacles.entries())
    act(seats === 1 ? 0 : lane, { type: "pick", receptacle });
  // Who leads and who gets the bonus is nothing to a story with crystals to spare.
  for (const type of ["bonus", "begin"] as const)
    for (let found = true; found; ) {
      const legal = rules
        .actors(state)
        .flatMap((seat) =>
          rules
            .legalActions(state, seat)
            .flatMap((action) => (action.type === type ? [{ seat, action }] : [])),
        );
      const [one] = legal;
      found = one !== undefined;
      if (one !== undefined) act(one.seat, one.action);
    }
  return { state: settled(tale, state), steps, texts: [] };
}

/** Kinds of acts that the story can turn on; the rest is crystals, talk and taking back. */
const TELLING: ReadonlySet<Action["type"]> = new Set<Action["type"]>([
  "next",
  "enter",
  "claim",
  "confirm",
  "told",
  "follow",
  "close",
  "answer",
  "name",
  "option",
  "propose",
  "decide",
  "initiate",
  "explore",
  "standBy",
  "lookAgain",
  "deed",
  "leave",
  "skip",
  "share",
  "ready",
  "offer",
  "accept",
  "order",
  "say",
  "settle",
]);

function movesFrom(tale: Tale, state: State): readonly Move[] {
  const { rules } = tale;
  const moves: Move[] = [];
  for (let seat = 0; seat < state.seats; seat++)
    for (const action of rules.legalActions(state, seat)) {
      if (action.type === "reveal") moves.push(...cellsOf(tale, state, seat, action.by));
      else if (TELLING.has(action.type) && leadsOn(state, tale, action)) {
        const { state: after, events } = rules.apply(state, seat, action);
        moves.push({ state: settled(tale, after), steps: [{ seat, action }], texts: readIn(events) });
      }
    }
  return moves;
}

/** Where the order of several agents changes nothing, one order stands for all. */
function leadsOn(state: State, { own }: Tale, action: Action): boolean {
  const lane = "by" in action ? state.agents.findIndex(({ rec }) => rec === action.by) : -1;
  const first = (test: (agent: Agent) => boolean): boolean =>
    state.agents.findIndex((agent) => agent.out === null && test(agent)) === lane;
  switch (action.type) {
    case "claim":
      return first(({ claim }) => claim === null);
    case "confirm":
    case "told":
    case "ready":
      return first(({ ready }) => !ready);
    case "explore":
      return action.pay === "crystal";
    case "initiate":
    case "enter":
      return action.with === undefined;
    case "propose":
      return action.what !== "leave" && action.what !== "update" && action.what !== "giveUp";
    case "offer":
      return action.want === undefined && own.has(action.give ?? "");
    default:
      return true;
  }
}

/** Each cell of a test that some boost and some Destiny card reach. */
function cellsOf(tale: Tale, state: State, seat: number, by: string): readonly Move[] {
  const { rules, mission } = tale;
  const found = new Map<string, Move>();
  const cards = new Map(state.pile.map((card) => [mission.pack.destiny[card]!.value, card]));
  let boosted = state;
  const steps: Step[] = [];
  for (let boost = 0; boost <= MOST_BOOST && found.size < 3; boost++) {
    for (const card of cards.values()) {
      const action: Action = { type: "reveal", by };
      const drawn = rules.apply(onTop(boosted, card), seat, action);
      const still = settled(tale, drawn.state);
      const key = keyOf(tale, still);
      if (!found.has(key))
        found.set(key, {
          state: still,
          steps: [...steps, { seat, action, card }],
          texts: readIn(drawn.events),
        });
    }
    const action: Action = { type: "boost", by };
    if (rules.refusal(boosted, seat, action) !== undefined) break;
    boosted = rules.apply(boosted, seat, action).state;
    steps.push({ seat, action });
  }
  return [...found.values()];
}
const readIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.type === "read" || event.type === "readAloud" ? [event.text] : []));

/** Beyond every difficulty. */
const MOST_BOOST = 12;

const onTop = (state: State, card: number): State => ({
  ...state,
  pile: [...[...state.pile, ...state.discard].filter((each) => each !== card), card],
  discard: [],
});

/** Crystals, chance and what has merely been seen are put back to where they were. */
function settled({ visits }: Tale, state: State): State {
  const pools = state.agents.reduce((sum, { cap }) => sum + cap, 0);
  const all =
    state.vortex +
    state.missionReturn +
    state.marked.length +
    state.agents.reduce((sum, { pool }) => sum + pool, 0);
  return {
    ...state,
    agents: state.agents.map((agent) => ({
      ...agent,
      pool: agent.cap,
      explored: true,
      freeActs: 0,
      shown: null,
      modifiers: [],
    })),
    visits: Object.fromEntries(
      Object.entries(state.visits).map(([loc, times]) => [loc, Math.min(times, visits)]),
    ),
    conflict: state.conflict === null ? null : { ...state.conflict, turn: 1 },
    vortex: all - pools,
    marked: [],
    missionReturn: 0,
    round: Math.min(state.round, 1),
    pile: [...state.pile, ...state.discard].toSorted((a, b) => a - b),
    discard: [],
    usedRound: {},
    recap: [],
    seen: [],
    heard: null,
    giveUp: null,
    rng: RNG,
  };
}

const sorted = (list: readonly (string | number)[]): readonly string[] => list.map(String).toSorted();

/** What tells two states of the story apart. Things that anybody may have count as the group's. */
function keyOf({ own, led }: Tale, state: State): string {
  const { white, groupTokens, removed, opened, closed, flags, tests, once, defeated } = state;
  const group = state.agents.flatMap(({ items, tokens }) => [
    ...items,
    ...Object.entries(tokens).flatMap(([token, count]) => Array.from({ length: count }, () => token)),
  ]);
  return JSON.stringify([
    state.stage,
    led ? state.captain : 0,
    state.prologue,
    state.visit,
    state.visits,
    state.panoramas,
    [white, groupTokens, removed, opened, closed, flags, tests, once, defeated, group].map(sorted),
    state.removedTokens,
    state.usedVisit,
    state.usedMission,
    state.damage,
    state.conflict,
    state.conflicts,
    state.chorus,
    state.split,
    state.compulsory,
    state.proposals,
    state.offers,
    state.agents.map(
      ({ card, variant, claim, ready, lane, items, tokens, recalled, deed, once: used, out, leaving }) => [
        card,
        variant,
        claim,
        ready,
        lane,
        sorted([...items, ...Object.keys(tokens)].filter((thing) => own.has(thing))),
        recalled,
        deed,
        used,
        out,
        leaving,
      ],
    ),
  ]);
}
