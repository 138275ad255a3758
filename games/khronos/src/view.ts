/** What a viewer may know (KH-134, KH-135), and how the rest may be imagined. */
import { imaginedRng, type Rng, type Seat, shuffled, type Viewer } from "@chronarium/kernel";
import { cardsOf, countColours, sortCards } from "./cards.ts";
import type { Event } from "./events.ts";
import { deckOf } from "./options.ts";
import { answerTo, askedSeat } from "./refusal.ts";
import type { Action, ColourCount, Player, Question, State } from "./state.ts";
import type { Colour } from "./tables.ts";

export type PlayerView = Omit<Player, "hand"> & {
  readonly handSize: number;
  /** How many cards it threw away unplayed since the last shuffle: the number is open, the colours are not. */
  readonly thrownAway: number;
};
export type View = Pick<
  State,
  "options" | "hamlets" | "boards" | "stock" | "first" | "round" | "turn" | "over" | "pending" | "row"
> & {
  readonly players: readonly PlayerView[];
  /** What only this seat knows: its hand, and the cards it threw away unplayed since the last shuffle. */
  readonly you?: { readonly seat: Seat; readonly hand: readonly Colour[]; readonly thrownAway: ColourCount };
  /** What the game waits for besides a turn: the last of `pending`, without what led to it. */
  readonly decision?: { readonly seat: Seat; readonly answer: Action["type"]; readonly question?: Question };
  readonly deckSize: number;
  readonly discard: { readonly played: ColourCount; readonly unplayed: number };
};

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** What everybody sees is made once for each state: with a full table looking on, seats add only their own. */
const open = new WeakMap<State, Omit<View, "you">>();

function openPart(state: State): Omit<View, "you"> {
  const known = open.get(state);
  if (known !== undefined) return known;
  const { options, hamlets, boards, stock, first, round, turn, over, pending, row, deck, discard } = state;
  const frame = pending.at(-1);
  const thrownAway = discard.unplayed.map(sum);
  const part: Omit<View, "you"> = {
    options,
    hamlets,
    boards,
    stock,
    first,
    round,
    turn,
    over,
    pending,
    row,
    players: state.players.map(({ ecus, cubes, pawns, ledger, hand }, seat) => ({
      ecus,
      cubes,
      pawns,
      ledger,
      handSize: hand.length,
      thrownAway: thrownAway[seat] as number,
    })),
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
    discard: { played: discard.played, unplayed: sum(thrownAway) },
  };
  open.set(state, part);
  return part;
}

export function viewFor(state: State, viewer: Viewer): View {
  const me = viewer === "observer" ? undefined : state.players[viewer];
  if (me === undefined) return openPart(state);
  const thrownAway = state.discard.unplayed[viewer as Seat] as ColourCount;
  return { ...openPart(state), you: { seat: viewer as Seat, hand: me.hand, thrownAway } };
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

/** Every card whose colour the viewer cannot know, shuffled and dealt to where its back lies. */
export function imagine(view: View, viewer: Viewer, rng: Rng): State {
  const { you, players, deckSize, decision: _, discard, ...open } = view;
  const known = [discard.played, countColours([...view.row, ...(you?.hand ?? [])])];
  if (you !== undefined) known.push(you.thrownAway);
  // A position made up for a test may show more cards of a colour than there are.
  const hidden = deckOf(view.options).map((all, i) =>
    Math.max(
      0,
      known.reduce((left, n) => left - (n[i] as number), all),
    ),
  );
  const [pool, afterDeal] = shuffled(cardsOf(hidden), rng);
  const take = (count: number): Colour[] => pool.splice(0, count);
  return {
    ...open,
    players: players.map(({ handSize, thrownAway: _count, ...player }, seat) => ({
      ...player,
      hand: seat === viewer && you !== undefined ? you.hand : sortCards(take(handSize)),
    })),
    discard: {
      played: discard.played,
      unplayed: players.map(({ thrownAway }, seat) =>
        seat === viewer && you !== undefined ? you.thrownAway : countColours(take(thrownAway)),
      ),
    },
    deck: take(deckSize),
    rng: imaginedRng(afterDeal),
  };
}
