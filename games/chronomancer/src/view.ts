/** What a viewer may know: everything but what chance will bring (register 5.2), and how that may be imagined. */
import { imaginedRng, type Rng, shuffled, type Viewer } from "@chronarium/kernel";
import type { Peddler, State } from "./state.ts";
import { CORRUPTION_CARDS, PEDDLER_CARDS, type TownsfolkSet } from "./tables.ts";
import { recruitedCards } from "./town.ts";
import { setsOf, townsfolkOf } from "./townsfolk.ts";

export type View = Omit<State, "town" | "corruption" | "peddler" | "rng"> & {
  readonly town: Omit<State["town"], "deck"> & {
    readonly deckSize: number;
    /** BG-16: the sets in play are open, also where chance picked them; only the order of the deck is not (5.2). */
    readonly sets: readonly TownsfolkSet[];
  };
  readonly corruption: Omit<State["corruption"], "deck"> & { readonly deckSize: number };
  readonly peddler: (Omit<Peddler, "deck"> & { readonly deckSize: number }) | null;
};

/** The same for everybody: no seat has a secret. */
export function viewFor(state: State): View {
  const { options, rogue, day, phase, turn, pending, players, marker, boats, halls, lair, bag } = state;
  const { square, discard, gone, deck } = state.town;
  const sets = setsOf([...square, ...deck, ...discard, ...gone, ...recruitedCards(state)]);
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
    town: { square, discard, gone, deckSize: deck.length, sets },
    corruption: { discard: state.corruption.discard, deckSize: state.corruption.deck.length },
    peddler: state.peddler === null ? null : peddlerView(state.peddler),
  };
}

const peddlerView = ({
  start,
  stock,
  corruption,
  gold,
  ledger,
  timepiece,
  deck,
  revealed,
  before,
}: Peddler): View["peddler"] => ({
  start,
  stock,
  corruption,
  gold,
  ledger,
  timepiece,
  revealed,
  ...(before && { before }),
  deckSize: deck.length,
});

/** Which cards lie in the decks follows from those that do not: they are shuffled, and the bag's luck is renewed. */
export function imagine(view: View, _viewer: Viewer, rng: Rng): State {
  const { town, corruption, players } = view;
  const seenTown = [...town.square, ...town.discard, ...town.gone, ...recruitedCards(view)];
  const seenCorruption = [
    ...corruption.discard,
    ...players.flatMap((player) => player.corruption),
    ...(view.peddler?.corruption ?? []),
  ];
  const [townDeck, afterTown] = shuffled(without(townsfolkOf(town.sets), seenTown), rng);
  const [corruptionDeck, afterCorruption] = shuffled(without(CORRUPTION_CARDS, seenCorruption), afterTown);
  const [peddler, afterPeddler] = imaginePeddler(view.peddler, afterCorruption);
  return {
    ...view,
    town: { square: town.square, deck: townDeck, discard: town.discard, gone: town.gone },
    corruption: { deck: corruptionDeck, discard: corruption.discard },
    peddler,
    rng: imaginedRng(afterPeddler),
  };
}

function imaginePeddler(view: View["peddler"], rng: Rng): [Peddler | null, Rng] {
  if (view === null) return [null, rng];
  const { deckSize: _, ...open } = view;
  const [deck, next] = shuffled(without(PEDDLER_CARDS, open.revealed), rng);
  return [{ ...open, deck }, next];
}

/** Each card of the second list leaves the first once. */
function without<T>(cards: readonly T[], seen: readonly T[]): T[] {
  const left = [...cards];
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
