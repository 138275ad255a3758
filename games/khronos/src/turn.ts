/** Phases III and IV, the next turn, the next round, the end (KH-11, KH-12, KH-20, KH-110..118). */
import type { Seat } from "@chronarium/kernel";
import { deckHasCards, drawFromDeck, handSpace, refillRow, takeFromRow, throwAway } from "./cards.ts";
import type { Event } from "./events.ts";
import { domainsOn } from "./income.ts";
import { winnersOf } from "./result.ts";
import type { Frame, Player, State } from "./state.ts";
import { type Colour, ERAS, INCOME_ROUNDS, ROUNDS } from "./tables.ts";

export function updatePlayer(state: State, seat: Seat, change: (player: Player) => Partial<Player>): State {
  return { ...state, players: state.players.map((p, i) => (i === seat ? { ...p, ...change(p) } : p)) };
}

export const push = (state: State, frame: Frame): State => ({ ...state, pending: [...state.pending, frame] });
export const pop = (state: State): State => ({ ...state, pending: state.pending.slice(0, -1) });

/** Phase II is over (KH-22). */
export function endActions(state: State, seat: Seat, events: Event[]): State {
  events.push({ type: "ended", seat });
  const { hand } = state.players[seat] as Player;
  if (state.options.keepCards && hand.length > 0) return push(state, { kind: "keep", seat });
  return discardAndDraw(state, seat, hand, events);
}

/** KH-20: these cards go, unseen by the others, and the hand is filled again. */
export function discardAndDraw(state: State, seat: Seat, cards: readonly Colour[], events: Event[]): State {
  if (cards.length > 0) events.push({ type: "discarded", seat, count: cards.length, cards });
  return beginDrawing(throwAway(state, seat, cards), seat, "turn", events);
}

export function beginDrawing(state: State, seat: Seat, phase: "exchange" | "turn", events: Event[]): State {
  return drawOn(push(state, { kind: "draw", seat, phase }), seat, phase, events);
}

/** Goes on drawing until there is a choice to make (Hold'em, KH-131), the hand is full, or no card is left. */
export function drawOn(state: State, seat: Seat, phase: "exchange" | "turn", events: Event[]): State {
  let now = state;
  while (handSpace(now, seat) > 0 && now.row.length > 0) {
    const [open, another] = new Set(now.row);
    if (deckHasCards(now) || another !== undefined) return now;
    now = takeFromRow(now, seat, open as Colour, events); // the only card to be had (KH-89)
  }
  const drawn = refillRow(drawFromDeck(pop(now), seat, handSpace(now, seat), events), events);
  return phase === "exchange" ? drawn : endTurn(drawn, seat, events);
}

/** Phase IV, then the next player. */
function endTurn(state: State, seat: Seat, events: Event[]): State {
  const paid = INCOME_ROUNDS.includes(state.round) ? collect(state, seat, events) : state;
  const next = (seat + 1) % state.players.length;
  const roundOver = next === state.first;
  if (roundOver && state.round === ROUNDS) {
    events.push({ type: "gameEnded", winners: winnersOf(paid) });
    return { ...paid, over: true };
  }
  const round = roundOver ? state.round + 1 : state.round;
  events.push({ type: "turnBegan", seat: next, round });
  return { ...paid, round, turn: { seat: next, exchanged: false, acted: false, carried: [0, 0] } };
}

/** KH-110, KH-111, KH-116: each board once, where a pawn of his stands. */
function collect(state: State, seat: Seat, events: Event[]): State {
  let now = state;
  for (const era of ERAS) {
    if (!(state.players[seat] as Player).pawns.includes(era)) continue;
    const domains = domainsOn(state, era)
      .filter(({ leaders, ecus }) => leaders.includes(seat) && ecus > 0)
      .map(({ at, ecus }) => ({ at, ecus }));
    const ecus = domains.reduce((total, domain) => total + domain.ecus, 0);
    const rule = { might: "KH-112", faith: "KH-113", reason: "KH-114" }[era];
    events.push({ type: "income", seat, era, ecus, domains, rule });
    now = updatePlayer(now, seat, (p) => ({
      ecus: p.ecus + ecus,
      ledger: { ...p.ledger, income: { ...p.ledger.income, [era]: p.ledger.income[era] + ecus } },
    }));
  }
  return now;
}
