/** What a viewer may know: everything but what chance will bring (register 5.2), and how that may be imagined. */
import { nextInt, type Rng, seedRng, shuffled, type Viewer } from "@chronarium/kernel";
import type { Peddler, State } from "./state.ts";

export type View = Omit<State, "town" | "corruption" | "peddler" | "rng"> & {
  readonly town: Omit<State["town"], "deck"> & { readonly deckSize: number };
  readonly corruption: Omit<State["corruption"], "deck"> & { readonly deckSize: number };
  readonly peddler: (Omit<Peddler, "deck"> & { readonly deckSize: number }) | null;
};

/** The same for everybody: no seat has a secret. */
export function viewFor(state: State): View {
  const { options, rogue, day, phase, turn, pending, players, marker, boats, halls, lair, bag } = state;
  const { square, discard, gone } = state.town;
  return {
    options,
    rogue,
    day,
    phase,
    turn,
    pending,
    players,
    marker,
    boats,
    halls,
    lair,
    bag,
    town: { square, discard, gone, deckSize: state.town.deck.length },
    corruption: { discard: state.corruption.discard, deckSize: state.corruption.deck.length },
    peddler: state.peddler === null ? null : peddlerView(state.peddler),
  };
}

const peddlerView = ({ start, stock, corruption, gold, ledger, timepiece, deck, revealed }: Peddler) => ({
  start,
  stock,
  corruption,
  gold,
  ledger,
  timepiece,
  revealed,
  deckSize: deck.length,
});

/** Shuffles the three decks and renews the bag's luck. */
export function reimagine(state: State, _viewer: Viewer, rng: Rng): State {
  const [town, afterTown] = shuffled(state.town.deck, rng);
  const [corruption, afterCorruption] = shuffled(state.corruption.deck, afterTown);
  const [deck, afterDeck] = shuffled(state.peddler?.deck ?? [], afterCorruption);
  const [word, next] = nextInt(afterDeck, 2 ** 31);
  return {
    ...state,
    town: { ...state.town, deck: town },
    corruption: { ...state.corruption, deck: corruption },
    peddler: state.peddler === null ? null : { ...state.peddler, deck },
    rng: seedRng(`${next.key} ${next.used} ${word}`, "reimagined"),
  };
}
