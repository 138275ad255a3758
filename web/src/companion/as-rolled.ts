import type { Event, State } from "@chronarium/anachrony/companion";

/** AMB-10: the rolls were fixed when the phase began, with the tiles of the human that have come back since. */
export function asRolled(state: State, happened: readonly Event[]): State {
  if (state.phase !== "paradox" || state.humanWarp === undefined) return state;
  const back = happened.flatMap((event) => (event.type === "humanWarpReturned" ? [event.era] : []));
  return {
    ...state,
    humanWarp: state.humanWarp.map((tiles, i) => tiles + back.filter((era) => era === i + 1).length),
  };
}
