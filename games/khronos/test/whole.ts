/** Positions of transcripts name what they are about; a table that can be stored has all its cards and Ecus too. */
import { cardsOf, countColours } from "../src/cards.ts";
import { deckOf } from "../src/options.ts";
import type { State } from "../src/state.ts";

export function whole(state: State): State {
  const { options, row, players, discard } = state;
  const held = countColours([...row, ...players.flatMap(({ hand }) => hand)]);
  const thrown = [discard.played, ...discard.unplayed];
  const left = deckOf(options).map(
    (all, i) => all - (held[i] ?? 0) - thrown.reduce((sum, counts) => sum + (counts[i] ?? 0), 0),
  );
  return {
    ...state,
    deck: withDrawn(state.deck, left),
    players: players.map((player) => {
      const { income, spent } = player.ledger;
      const earned = 4 + income.might + income.faith + income.reason - spent;
      const bonuses = Math.max(0, player.ecus - earned);
      const paid = spent + Math.max(0, earned - player.ecus);
      return { ...player, ledger: { ...player.ledger, bonuses, spent: paid } };
    }),
  };
}

/** What is drawn next stays as far as there are cards for it; the rest lies below. */
function withDrawn(deck: State["deck"], left: readonly number[]): State["deck"] {
  const drawn: State["deck"][number][] = [];
  const counts = [...left];
  for (const card of deck.toReversed()) {
    const [i] = [["orange", "fuchsia", "blue"].indexOf(card)];
    if ((counts[i] ?? 0) < 1) break;
    counts[i] = (counts[i] ?? 0) - 1;
    drawn.unshift(card);
  }
  return [...cardsOf(counts), ...drawn];
}
