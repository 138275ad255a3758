/**
 * Pass 4, worst luck (E-SAFE, R-GUAR): one strategy against every order in which Destiny cards can come. Where it wins
 * whatever is drawn, a success is certain for whoever plays so; where it loses, or the budget ends, nothing is proved.
 */
import { seedRng } from "@chronarium/kernel";
import { type Mission, type MissionRules, type State, wishOf } from "../src/index.ts";
import type { Table } from "./games.ts";

export type Luck = {
  /** Every order of Destiny was walked through and won; or an order that loses; or the budget ended first. */
  readonly verdict: "safe" | "lost" | "not proved";
  readonly states: number;
  /** Crystals on the Mission Return at most, however the cards fall: only where it is safe. */
  readonly worst?: number;
  /** The Destiny cards drawn in the shortest game that was lost. */
  readonly draws?: readonly number[];
};

type Node = { readonly state: State; readonly draws: readonly number[]; readonly steps: number };

/** The strategy looks at nothing but the state, so that a state met again needs no second walk. */
const STILL = { int: () => 0 };
const RNG = seedRng("destiny", "adversary");

export function worstLuck(
  rules: MissionRules,
  mission: Mission,
  table: Table,
  player: string,
  budget: number,
): Luck {
  const known = new Set<string>();
  const open: Node[] = [begun(rules, mission, table)];
  let worst = 0;
  let lost: readonly number[] | undefined;
  while (open.length > 0) {
    const node = open.pop()!;
    const key = keyOf(node.state);
    if (known.has(key)) continue;
    if (known.size >= budget) return { verdict: "not proved", states: known.size };
    known.add(key);
    for (const { state, draws, steps } of untilDrawn(rules, mission, player, node)) {
      if (state.end === null && steps < rules.maxSteps) open.push({ state, draws, steps });
      else if (state.end?.outcome === "success") worst = Math.max(worst, state.missionReturn);
      else if (lost === undefined || draws.length < lost.length) lost = draws;
    }
    if (lost !== undefined) return { verdict: "lost", states: known.size, draws: lost };
  }
  return { verdict: "safe", states: known.size, worst };
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

const keyOf = (state: State): string =>
  JSON.stringify({ ...state, discard: state.discard.toSorted((a, b) => a - b), seen: [], recap: [] });
