/** A seeded game of Khronos, played at random to its end or to a revision, as the page hears of it. */
import { newMatch, nextInt, seedRng, type Viewer } from "@chronarium/kernel";
import { khronos, type View } from "@chronarium/khronos";
import type { Entry, Moment, SeatSetup, TableCard } from "../src/driver/types.ts";

export type Played = {
  readonly entries: readonly Entry[];
  readonly momentAt: (revision: number) => Moment;
  readonly live: Moment;
};

export function playRandomly(seed: string, seats: number, most = Number.POSITIVE_INFINITY): Played {
  const match = newMatch(khronos, { id: seed, seats, seed });
  let rng = seedRng(seed, "moves");
  while (!match.over && match.revision < most) {
    const [seat] = khronos.actors(match.state);
    if (seat === undefined) break;
    const actions = khronos.legalActions(match.state, seat);
    let chosen: number;
    [chosen, rng] = nextInt(rng, actions.length);
    match.act(seat, actions[chosen], 0);
  }
  const viewer: Viewer = 0;
  const last = match.revision;
  const setups = Array.from({ length: seats }, (_, i): SeatSetup => ({ kind: "human", name: `P${i}` }));
  const table: TableCard = {
    id: seed,
    game: "khronos",
    seats: setups,
    revision: last,
    created: 0,
    updated: 0,
    actors: khronos.actors(match.state),
    ...(match.result && { result: match.result }),
  };
  const momentAt = (revision: number): Moment => {
    const state = match.stateAt(revision);
    return {
      table,
      version: last,
      revision,
      last,
      viewer,
      view: khronos.viewFor(state, viewer) satisfies View,
      imagined: state,
      actors: khronos.actors(state),
      options: {},
      commitment: "",
    };
  };
  const entries = match.log.map(({ seat }, i) => ({ revision: i + 1, seat, events: match.eventsOf(i + 1) }));
  return { entries, momentAt, live: momentAt(last) };
}
