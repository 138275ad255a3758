/** Which endings are still open from a state of play: relaxed reachability from what is there and what is shut. */
import { availableSpots, type Mission, type Pack, type State } from "../src/index.ts";
import { relaxed } from "./facts.ts";

export type Open = {
  readonly endings: readonly string[];
  /** What can no longer be had. */
  readonly lost: string;
  /** A group conflict that was broken off and that nothing starts again. */
  readonly again?: string;
};

/**
 * The mission as it is from now on: what is covered, removed, closed or used up is taken out, what is in play is given
 * from the start. Relaxed, it can only be too hopeful: an ending that it does not reach is lost for certain.
 */
export function openEndings(state: State, mission: Mission): Open {
  const { pack } = mission;
  const shown = new Set(availableSpots(state, mission).map(({ id }) => id));
  const gone = new Set(state.removed);
  const locations = new Set([...shown].map((spot) => mission.spots.get(spot)!.loc));
  const rest: Pack = {
    ...pack,
    setup: { ...pack.setup, onStart: [] },
    map: {
      ...pack.map,
      spots: pack.map.spots.filter(
        ({ id, when }) => shown.has(id) || (when !== undefined && !isShut(state, mission, id)),
      ),
    },
    items: pack.items
      .filter(({ id }) => !gone.has(id))
      .map((item) =>
        item.map === undefined
          ? item
          : {
              ...item,
              map: { ...item.map, adds: item.map.adds.filter(({ id }) => !isShut(state, mission, id)) },
            },
      ),
    locations: pack.locations.map((location) => ({
      ...location,
      panorama: state.panoramas[location.id] ?? location.panorama,
      cards: location.cards.map((card) => ({
        ...card,
        variants: card.variants.map((variant) => ({
          ...variant,
          tests: variant.tests.filter(({ id }) => !state.tests.includes(id)),
        })),
      })),
    })),
  };
  const receptacles = state.agents.map(({ rec }) => rec);
  const facts = relaxed(rest, receptacles, factsOf(state));
  const endings = pack.endings.filter(({ id }) => facts.reached.has(id)).map(({ id }) => id);
  const paused = Object.keys(state.damage).find(
    (id) => (state.damage[id] ?? 0) > 0 && !state.defeated.includes(id) && !facts.reached.has(id),
  );
  const lost = pack.locations
    .filter(({ id }) => !locations.has(id) && !facts.reached.has(id))
    .map(({ id }) => id);
  return {
    endings,
    lost: lost.length === 0 ? "what is left does not lead there" : `${lost.join(", ")} is closed`,
    ...(paused !== undefined && { again: paused }),
  };
}

/** Covered, or closed where nothing opens it again. */
const isShut = (state: State, mission: Mission, spot: string): boolean =>
  state.white.some((item) => mission.items.get(item)?.map?.covers.includes(spot)) ||
  (state.closed.includes(spot) && !isOpenedBySome(mission, spot));

const isOpenedBySome = ({ lists }: Mission, spot: string): boolean =>
  lists.some((list) => list.some((effect) => "map" in effect && effect.map.open === spot));

/** What is in play, seen and done already. */
function factsOf({ white, agents, groupTokens, flags, visits, defeated }: State): readonly string[] {
  return [
    ...white,
    ...agents.flatMap(({ items, tokens }) => [...items, ...Object.keys(tokens)]),
    ...groupTokens,
    ...flags,
    ...Object.keys(visits).map((loc) => `visited ${loc}`),
    ...defeated.map((id) => `defeated ${id}`),
  ];
}
