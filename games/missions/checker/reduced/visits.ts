/**
 * What can become of a few facts: a state is a set of them, and everything else is left open. A visit is taken for more
 * than it is: whatever could be read or done at some moment of it counts as done in any order and in any part. So every
 * state of the engine is among those found here, and some that are in none of its games.
 */
import type { Mission, State } from "../../src/index.ts";
import type { Spot } from "../../src/pack.ts";
import { type Bond, bondsOf } from "./bonds.ts";
import {
  type Answer,
  all,
  answer,
  closed,
  holdsIn,
  not,
  opened,
  type Scene,
  some,
  visited,
} from "./facts.ts";
import { ANYWHERE, type Edge, type Graph, type Write } from "./graph.ts";

/** The first bit says that the author has told that there is no return. */
export const COMMITTED = 1;

export type World = {
  readonly mission: Mission;
  readonly receptacles: readonly string[];
  readonly graph: Graph;
  readonly ejects: boolean;
  /** The facts that are looked at, each with its bit. */
  readonly bits: ReadonlyMap<string, number>;
  readonly start: State;
  /** Facts that something makes true, or false. */
  readonly gained: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
  /** Unknown facts that were asked for, while somebody wants to know what would have told more. */
  readonly asked: Set<string>;
  curious: boolean;
  /** Worked out once: visits, the facts that are not looked at, and what states answer. */
  readonly visits: Map<string, Visit>;
  readonly still: Map<string, boolean | "turns" | "blind">;
  readonly scenes: Map<number, Scene>;
  readonly relevant: ReadonlySet<object>;
  readonly bonds: readonly Bond[];
};

/** All that a visit can come to. */
export type Visit = {
  readonly states: ReadonlySet<number>;
  /** Something in it takes the table out of the players' hands, or ends the mission. */
  readonly alarm: boolean;
  /** A failure that nothing has told of beforehand. */
  readonly doom: boolean;
};

export function worldOf(
  mission: Mission,
  receptacles: readonly string[],
  graph: Graph,
  start: State,
  facts: Iterable<string>,
): World {
  const writes = [...graph.writes.values()].flat();
  const gained = new Set(writes.flatMap(({ fact, value }) => (value ? [fact] : [])));
  const lost = new Set(writes.flatMap(({ fact, value }) => (value ? [] : [fact])));
  const bits = new Map([...facts].map((fact, at) => [fact, 2 << at]));
  return {
    mission,
    receptacles,
    graph,
    ejects: mission.lists.some((list) => list.some((effect) => "eject" in effect)),
    bits,
    start,
    gained,
    lost,
    bonds: bondsOf(mission, gained, lost).filter(({ fact }) => bits.has(fact)),
    asked: new Set(),
    curious: false,
    visits: new Map(),
    still: new Map(),
    scenes: new Map(),
    relevant: relevantTo(graph, bits),
  };
}

/** Nodes that write one of the facts, end something or take over, and all that lead to them. */
function relevantTo({ edges, writes, ends, alarms }: Graph, bits: ReadonlyMap<string, number>): Set<object> {
  const found = new Set<object>([...ends.keys(), ...alarms]);
  for (const [node, own] of writes) if (own.some(({ fact }) => bits.has(fact))) found.add(node);
  const list = [...edges.values()].flat();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { from, to } of list) if (found.has(to)) found.add(from);
  }
  return found;
}

/** Never looked at: coins, what is only read, what an Update takes. */
function isBlind({ mission }: World, fact: string): boolean {
  const item = mission.items.get(fact);
  if (item !== undefined) return item.colour === "yellow" || item.colour === "red";
  return fact === "coin" || mission.tokens.get(fact)?.rule?.until === "update";
}

export function know(world: World, state: number, fact: string): Answer {
  const bit = world.bits.get(fact);
  if (bit !== undefined) return (state & bit) !== 0;
  let told = world.still.get(fact);
  if (told === undefined) {
    told = stillOf(world, fact);
    world.still.set(fact, told);
  }
  if (told === "turns" && world.curious) world.asked.add(fact);
  return typeof told === "boolean" ? told : undefined;
}

/** A fact that is not looked at: it never changes, or it does, or it is never looked at. */
function stillOf(world: World, fact: string): boolean | "turns" | "blind" {
  if (isBlind(world, fact)) return "blind";
  const first = holdsIn(world.start, world.mission, fact);
  const changes = fact.startsWith("visited ") || (first ? world.lost : world.gained).has(fact);
  return changes ? "turns" : first;
}

export function sceneOf(world: World, state: number): Scene {
  let scene = world.scenes.get(state);
  if (scene === undefined) {
    const { mission, receptacles, ejects } = world;
    scene = { mission, receptacles, ejects, know: (fact) => know(world, state, fact) };
    world.scenes.set(state, scene);
  }
  return scene;
}

/** Whether an edge or a write is open to one of these lanes. */
function isOpen(
  world: World,
  state: number,
  { guard }: Edge | Write,
  lanes: readonly number[],
  loc: string | null,
): Answer {
  const scene = sceneOf(world, state);
  const facts = all([
    ...(guard.unless ?? []).map((fact) => not(scene.know(fact))),
    ...(guard.needs ?? []).map((fact) => scene.know(fact)),
  ]);
  if (facts === false || (guard.when === undefined && guard.before === undefined)) return facts;
  const of = (lane: number): Answer =>
    all([
      facts,
      answer(scene, guard.when, lane, loc),
      ...(guard.before ?? []).map((each) => not(answer(scene, each, lane, loc))),
    ]);
  return some(lanes.map(of));
}

export const put = (world: World, state: number, fact: string, value: boolean): number => {
  const bit = world.bits.get(fact) ?? 0;
  return value ? state | bit : state & ~bit;
};

/** AM-43: whether a spot can be entered. */
export function spotOpen(world: World, state: number, spot: Spot, of: string | null): Answer {
  const scene = sceneOf(world, state);
  const covers = world.mission.pack.items.filter(({ map }) => map?.covers.includes(spot.id));
  return all([
    of === null ? true : scene.know(of),
    ...covers.map(({ id }) => not(scene.know(id))),
    not(scene.know(closed(spot.id))),
    spot.when === undefined
      ? true
      : some([
          scene.know(opened(spot.id)),
          // Whoever leads: it must be so for each to be sure.
          ofEach(world.receptacles.map((_, lane) => answer(scene, spot.when, lane, null))),
        ]),
  ]);
}
const ofEach = (answers: readonly Answer[]): Answer =>
  answers.every((each) => each === answers[0]) ? answers[0] : undefined;

export const spotsOf = ({
  pack,
}: Mission): readonly { readonly spot: Spot; readonly of: string | null }[] => [
  ...pack.map.spots.map((spot) => ({ spot, of: null })),
  ...pack.items.flatMap(({ id, map }) => (map?.adds ?? []).map((spot) => ({ spot, of: id }))),
];

/** From one of these states, at a place: all that can follow, or all that must not be left undone and can follow. */
export function visitFrom(world: World, from: readonly number[], loc: string, forced: boolean): Visit {
  const key = `${from.toSorted((a, b) => a - b).join(" ")} ${loc} ${forced}`;
  const met = world.visits.get(key);
  if (met !== undefined) return met;
  const { graph, mission, relevant } = world;
  const { curious } = world;
  // What merely can happen is no reason to look closer.
  world.curious = false;
  // A standing rule may speak up between two places as well.
  const here = mission.pack.triggers.length > 0 ? null : loc;
  const lanes = world.receptacles.map((_, lane) => lane);
  const states = new Set(from.map((state) => put(world, state, visited(loc), true)));
  /** Nodes that can come about, and whether without a word of no return. */
  const nodes = new Map<object, boolean>([
    [ANYWHERE, true],
    [mission.locations.get(loc)!, true],
  ]);
  let alarm = false;
  let doom = false;
  for (let before = -1; before !== size(states, nodes); ) {
    before = size(states, nodes);
    for (const [node, untold] of nodes) {
      for (const edge of graph.edges.get(node) ?? []) {
        if ((forced && edge.free) || !relevant.has(edge.to)) continue;
        const first = untold && !edge.commits;
        if (nodes.get(edge.to) === true || nodes.get(edge.to) === first) continue;
        for (const state of states)
          if (isOpen(world, state, edge, lanes, here) !== false) {
            nodes.set(edge.to, first || nodes.get(edge.to) === true);
            break;
          }
      }
      for (const write of graph.writes.get(node) ?? []) {
        if (!world.bits.has(write.fact)) continue;
        for (const state of states)
          if (isOpen(world, state, write, lanes, here) !== false)
            states.add(put(world, state, write.fact, write.value) | (untold ? 0 : COMMITTED));
      }
    }
  }
  for (const [node, untold] of nodes) {
    if (graph.alarms.has(node) || graph.ends.has(node)) alarm = true;
    const fails = (graph.ends.get(node) ?? []).some((id) => mission.endings.get(id)?.outcome === "failure");
    if (fails && untold && [...states].some((state) => (state & COMMITTED) === 0)) doom = true;
  }
  const visit: Visit = { states, alarm, doom };
  world.visits.set(key, visit);
  world.curious = curious;
  return visit;
}
const size = (states: ReadonlySet<number>, nodes: ReadonlyMap<object, boolean>): number =>
  states.size + nodes.size + [...nodes.values()].filter(Boolean).length;

/** Whether nothing is half done. */
export const isWhole = ({ bonds, bits }: World, state: number): boolean =>
  bonds.every(
    ({ fact, lists }) =>
      (state & bits.get(fact)!) === 0 ||
      lists.some((list) => list.every((each) => (state & (bits.get(each) ?? -1)) !== 0 || !bits.has(each))),
  );

/** Every state between two visits, or none beyond so many. */
export function reachable(
  world: World,
  most: number,
): { readonly states: readonly number[]; readonly doom: boolean } | undefined {
  const open = [project(world, world.start)];
  const known = new Set(open);
  const spots = spotsOf(world.mission);
  let doom = false;
  for (const state of open) {
    if (known.size > most) return undefined;
    for (const { spot, of } of spots) {
      if (spotOpen(world, state, spot, of) === false) continue;
      const visit = visitFrom(world, [state], spot.loc, false);
      doom ||= visit.doom;
      for (const next of visit.states)
        if (!known.has(next) && isWhole(world, next)) {
          known.add(next);
          open.push(next);
        }
    }
  }
  return { states: open, doom };
}

/** The facts that are looked at, as they are in a state of the engine. */
export function project(world: World, state: State): number {
  let found = 0;
  for (const [fact, bit] of world.bits) if (holdsIn(state, world.mission, fact)) found |= bit;
  return found;
}
