/**
 * Pass 4, worst luck (E-SAFE, R-GUAR): the players' choices against every order in which Destiny cards can come. After
 * each draw any of the given strategies may be followed until the next; whatever is drawn must be won (AND), by one of
 * them (OR). Where that holds a success is certain for whoever plays so. Where it does not, or the budget ends, nothing
 * is proved: a way that none of the strategies would take was not looked at.
 */
import { seedRng, sha256 } from "@chronarium/kernel";
import { type Mission, type MissionRules, type State, wishOf } from "../src/index.ts";
import type { Table } from "./games.ts";

export type Luck = {
  /** Every order of Destiny is won; or none of the strategies wins against all of them; or the budget ended first. */
  readonly verdict: "safe" | "lost" | "not proved";
  readonly states: number;
  /** Crystals on the Mission Return at most, however the cards fall: only where it is safe. */
  readonly worst?: number;
  /** The Destiny cards drawn in the shortest game that was lost on the way. */
  readonly draws?: readonly number[];
};

type Node = { readonly state: State; readonly draws: readonly number[]; readonly steps: number };

/** The strategy looks at nothing but the state, so that a state met again needs no second walk. */
const STILL = { int: () => 0 };
const RNG = seedRng("destiny", "adversary");

/** `goesOn` is asked before each new state, with how many were seen. */
export function worstLuck(
  rules: MissionRules,
  mission: Mission,
  table: Table,
  players: readonly string[],
  goesOn: (states: number) => boolean,
): Luck {
  /** What is known of a state: the most on the Mission Return, or that it is not won; while it is walked, that too. */
  const known = new Map<string, number | "lost">();
  let lost: readonly number[] | undefined;
  const fails = (draws: readonly number[]): "lost" => {
    if (lost === undefined || draws.length < lost.length) lost = draws;
    return "lost";
  };
  const walk = (node: Node): number | "lost" | "over budget" => {
    const { state, draws, steps } = node;
    if (state.end !== null) return state.end.outcome === "success" ? state.missionReturn : fails(draws);
    if (steps >= rules.maxSteps) return fails(draws);
    const key = keyOf(state);
    const met = known.get(key);
    if (met !== undefined) return met;
    if (!goesOn(known.size)) return "over budget";
    known.set(key, "lost");
    for (const player of players) {
      let worst = 0;
      for (const next of untilDrawn(rules, mission, player, node)) {
        const found = walk(next);
        if (found === "over budget") return found;
        if (found === "lost") {
          worst = Number.POSITIVE_INFINITY;
          break;
        }
        worst = Math.max(worst, found);
      }
      if (worst === Number.POSITIVE_INFINITY) continue;
      known.set(key, worst);
      return worst;
    }
    return "lost";
  };
  const worst = walk(begun(rules, mission, table));
  const states = known.size;
  if (worst === "over budget") return { verdict: "not proved", states };
  if (worst === "lost") return { verdict: "lost", states, draws: lost ?? [] };
  return { verdict: "safe", states, worst };
}

function begun(rules: MissionRules, mission: Mission, { seats, receptacles }: Table): Node {
  let state = rules.setup({ mission: mission.name }, seats, "luck");
  for (const [lane, receptacle] of receptacles.entries())
    state = rules.apply(state, seats === 1 ? 0 : lane, { type: "pick", receptacle }).state;
  return { state: settled(state), draws: [], steps: 0 };
}

/** Plays on until cards are drawn, or to the end; then once for every card that could have come. */
function untilDrawn(rules: MissionRules, mission: Mission, player: string, from: Node): readonly Node[] {
  let { state, steps } = from;
  while (state.end === null && steps < rules.maxSteps) {
    const actors = rules.actors(state);
    const wishes = actors.map((seat) => ({
      seat,
      ...wishOf(player, {
        view: rules.viewFor(state, seat),
        seat,
        legal: rules.legalActions(state, seat),
        rng: STILL,
      }),
    }));
    const first = wishes[0];
    if (first === undefined) break;
    const { seat, action } = wishes.reduce((best, each) => (each.worth > best.worth ? each : best), first);
    steps++;
    const applied = rules.apply(state, seat, action);
    if (!applied.events.some(({ type }) => type === "destiny" || type === "glimpsed")) {
      ({ state } = applied);
      continue;
    }
    const at = state;
    const distinct = new Map(at.pile.map((card) => [JSON.stringify(mission.pack.destiny[card]), card]));
    return [...distinct.values()].map((card) => {
      const pile = [...at.pile.filter((each) => each !== card), card];
      const { state: after } = rules.apply({ ...at, pile }, seat, action);
      return {
        state: settled(after),
        draws: [...from.draws, mission.pack.destiny[card]!.value],
        steps,
      };
    });
  }
  return [{ state, draws: from.draws, steps }];
}

/** The order of a pile nobody has seen does not count: whatever comes next is tried. */
const settled = (state: State): State => ({
  ...state,
  pile: state.pile.toSorted((a, b) => a - b),
  rng: RNG,
});

/** A million of them shall find room. */
const keyOf = (state: State): string =>
  sha256(JSON.stringify({ ...state, discard: state.discard.toSorted((a, b) => a - b), seen: [], recap: [] }));
