/** What puzzles of Khronos ask for. */
import type { PuzzleGoal, Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { wastes } from "./advice-choices.ts";
import type { Player, State } from "./state.ts";
import { INCOME_ROUNDS } from "./tables.ts";

/** The last card of a turn: every way to play it, and to go where it pays, can be tried. */
const CARDS = 1;

/** The most Ecus when the turn is over, its income included (KH-110). */
const income: PuzzleGoal<State, Action> = {
  id: "income",
  fits: ({ round, turn, players, pending }, seat) => {
    const { hand } = players[seat] as Player;
    return (
      INCOME_ROUNDS.includes(round) && turn.seat === seat && pending.length === 0 && hand.length === CARDS
    );
  },
  likenesses,
  points: ({ players }, seat) => (players[seat] as Player).ecus,
  over: ({ over, turn, pending }, seat) => over || (turn.seat !== seat && pending.length === 0),
  gambles: ({ type }) => type === "exchange",
  aside: ({ type }) => type === "travel",
  wastes,
  // Who pays, and in which order pawns travel, makes no other way of it.
  deed: (action) => {
    switch (action.type) {
      case "build":
        return `build ${action.era} ${action.building} ${action.size} ${action.at}`;
      case "upgrade":
        return `upgrade ${action.era} ${action.from} ${action.size} ${action.at}`;
      case "demolish":
        return `demolish ${action.era} ${action.at}`;
      case "populate":
      case "renovate":
        return `${action.type} ${action.at}`;
      default:
        return undefined;
    }
  },
};

export const puzzleGoals: readonly PuzzleGoal<State, Action>[] = [income];

/** At the beginning of a turn: the next income is now, and the hand is one card of each colour. */
function likenesses(state: State, seat: Seat): readonly State[] {
  const { round, turn, pending, players, deck } = state;
  const paid = INCOME_ROUNDS.find((each) => each >= round);
  if (turn.seat !== seat || turn.acted || pending.length > 0 || paid === undefined || round < 3) return [];
  const { hand } = players[seat] as Player;
  return [...new Set(deck)].map((card) => {
    const rest = [...deck];
    rest.splice(rest.indexOf(card), 1);
    return {
      ...state,
      round: paid,
      deck: [...rest, ...hand],
      players: players.map((player, each) => (each === seat ? { ...player, hand: [card] } : player)),
    };
  });
}
