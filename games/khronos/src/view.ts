/** What a viewer may know (KH-134, KH-135), and how the rest may be imagined. */
import { nextInt, type Rng, type Seat, seedRng, shuffled, type Viewer } from "@chronarium/kernel";
import { cardsOf, countColours, sortCards } from "./cards.ts";
import type { Event } from "./events.ts";
import { answerTo, askedSeat } from "./refusal.ts";
import type { Action, ColourCount, Player, Question, State } from "./state.ts";
import type { Colour } from "./tables.ts";

export type PlayerView = Omit<Player, "hand"> & { readonly handSize: number };
export type View = Pick<
  State,
  "options" | "hamlets" | "boards" | "stock" | "first" | "round" | "turn" | "over" | "row"
> & {
  readonly players: readonly PlayerView[];
  /** What only this seat knows: its hand, and the cards it threw away unplayed since the last shuffle. */
  readonly you?: { readonly seat: Seat; readonly hand: readonly Colour[]; readonly thrownAway: ColourCount };
  /** What the game waits for besides a turn. */
  readonly decision?: { readonly seat: Seat; readonly answer: Action["type"]; readonly question?: Question };
  readonly deckSize: number;
  readonly discard: { readonly played: ColourCount; readonly unplayed: number };
};

const total = (counts: readonly ColourCount[]): number => counts.flat().reduce((a, b) => a + b, 0);

export function viewFor(state: State, viewer: Viewer): View {
  const { options, hamlets, boards, stock, first, round, turn, over, row, deck, discard } = state;
  const frame = state.pending.at(-1);
  const me = viewer === "observer" ? undefined : state.players[viewer];
  return {
    options,
    hamlets,
    boards,
    stock,
    first,
    round,
    turn,
    over,
    row,
    players: state.players.map(({ ecus, cubes, pawns, ledger, hand }) => ({
      ecus,
      cubes,
      pawns,
      ledger,
      handSize: hand.length,
    })),
    ...(me === undefined
      ? {}
      : {
          you: {
            seat: viewer as Seat,
            hand: me.hand,
            thrownAway: discard.unplayed[viewer as Seat] as ColourCount,
          },
        }),
    ...(frame === undefined
      ? {}
      : {
          decision: {
            seat: askedSeat(frame),
            answer: answerTo(frame),
            ...(frame.kind === "question" ? { question: frame.question } : {}),
          },
        }),
    deckSize: deck.length,
    discard: { played: discard.played, unplayed: total(discard.unplayed) },
  };
}

export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case "exchanged":
    case "kept":
    case "discarded":
    case "drew": {
      if (event.seat === viewer) return event;
      const { cards: _, ...seen } = event;
      return seen;
    }
    default:
      return event;
  }
}

/** Gathers every card whose colour the viewer cannot know, shuffles them, and deals them back in the same numbers. */
export function reimagine(state: State, viewer: Viewer, rng: Rng): State {
  const { players, discard, deck } = state;
  const hidden = [
    ...deck,
    ...players.flatMap((p, seat) => (seat === viewer ? [] : p.hand)),
    ...discard.unplayed.flatMap((counts, seat) => (seat === viewer ? [] : cardsOf(counts))),
  ];
  const [pool, afterDeal] = shuffled(hidden, rng);
  const take = (count: number): Colour[] => pool.splice(0, count);
  const [word, next] = nextInt(afterDeal, 2 ** 31);
  return {
    ...state,
    deck: take(deck.length),
    players: players.map((p, seat) => (seat === viewer ? p : { ...p, hand: sortCards(take(p.hand.length)) })),
    discard: {
      played: discard.played,
      unplayed: discard.unplayed.map((counts, seat) =>
        seat === viewer ? counts : countColours(take(counts[0] + counts[1] + counts[2])),
      ),
    },
    rng: seedRng(`${next.key} ${next.used} ${word}`, "reimagined"),
  };
}
