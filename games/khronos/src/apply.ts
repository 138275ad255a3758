/** What an action does. Expects one that `refusal` lets pass, and never changes its input. */
import type { Seat } from "@chronarium/kernel";
import { unreachable } from "@chronarium/kernel";
import type { Action, ActionOf, BuildAction, DemolishAction, Pay, UpgradeAction } from "./actions.ts";
import { isBuildingEra } from "./actions.ts";
import { drawFromDeck, playCards, takeFromRow, throwAway, without } from "./cards.ts";
import type { Event } from "./events.ts";
import { type Reckoned, reckon } from "./reckoning.ts";
import type { Board, Cause, Frame, Ground, Player, Relic, State, Tile } from "./state.ts";
import {
  BONUS,
  COLOUR_OF,
  type Colour,
  DEMOLITION_PRICE,
  EXCHANGE_PRICE,
  JOURNEY_PRICE,
  RENOVATION,
} from "./tables.ts";
import { beginDrawing, discardAndDraw, drawOn, endActions, pop, push, updatePlayer } from "./turn.ts";

export function apply(state: State, seat: Seat, action: Action): { state: State; events: readonly Event[] } {
  const events: Event[] = [];
  return { state: step(state, seat, action, events), events };
}

function step(state: State, seat: Seat, action: Action, events: Event[]): State {
  switch (action.type) {
    case "exchange":
      return exchange(state, seat, action.cards, events);
    case "travel":
      return travel(state, seat, action, events);
    case "build":
    case "upgrade":
      return construct(state, seat, action, events);
    case "demolish":
      return demolish(state, seat, action, events);
    case "populate":
      return populate(state, seat, action, events);
    case "renovate":
      return renovate(state, seat, action, events);
    case "end":
      return endActions(state, seat, events);
    case "keep":
      return keep(state, seat, action.cards ?? [], events);
    case "draw":
      return draw(state, seat, action.from, events);
    case "chooseLoser":
    case "placeDownsized":
      return answer(state, action.at, events);
    case "chooseKeeper":
      return answer(state, action.player, events);
    default:
      return unreachable(action);
  }
}

/** Money leaves for the bank (KH-122, KH-123). */
function spend(state: State, seat: Seat, price: number): State {
  return updatePlayer(state, seat, (p) => ({
    ecus: p.ecus - price,
    ledger: { ...p.ledger, spent: p.ledger.spent + price },
  }));
}

function exchange(state: State, seat: Seat, cards: readonly Colour[], events: Event[]): State {
  events.push({ type: "exchanged", seat, price: EXCHANGE_PRICE, count: cards.length, cards });
  const paid = throwAway(spend(state, seat, EXCHANGE_PRICE), seat, cards);
  return beginDrawing({ ...paid, turn: { ...paid.turn, exchanged: true } }, seat, "exchange", events);
}

function travel(state: State, seat: Seat, { pawn, to }: ActionOf<"travel">, events: Event[]): State {
  const { pawns } = state.players[seat] as Player;
  events.push({ type: "travelled", seat, pawn, from: pawns[pawn], to });
  const moved = updatePlayer(spend(state, seat, JOURNEY_PRICE), seat, () => ({
    pawns: pawn === 0 ? [to, pawns[1]] : [pawns[0], to],
  }));
  return { ...moved, turn: { ...moved.turn, acted: true } };
}

/** Cards leave the hand and the pawns' allowance (KH-16, KH-19). */
function carry(state: State, seat: Seat, cards: readonly Colour[], pay: Pay): State {
  const { carried } = state.turn;
  const turn = { ...state.turn, acted: true, carried: [carried[0] + pay[0], carried[1] + pay[1]] as const };
  return playCards({ ...state, turn }, seat, cards);
}

const groundOf = (state: State): Ground => ({
  boards: state.boards,
  stock: state.stock,
  cubes: state.players.map((p) => p.cubes),
});

function construct(state: State, seat: Seat, action: BuildAction | UpgradeAction, events: Event[]): State {
  const ground = groundOf(state);
  const reckoned = reckon(state, ground, seat, action, []);
  const [done] = reckoned.events;
  if (done?.type !== "built" && done?.type !== "upgraded")
    throw new Error("A construction tells itself first.");
  const bonus = isBuildingEra(action.era) ? BONUS[action.era] : 0;
  const paid = updatePlayer(carry(state, seat, done.paid, action.pay), seat, (p) => ({
    ecus: p.ecus + bonus,
    ledger: { ...p.ledger, bonuses: p.ledger.bonuses + bonus },
  }));
  events.push(done, { type: "bonus", seat, ecus: bonus, rule: action.type === "build" ? "KH-29" : "KH-34" });
  return settle(paid, { ground, seat, action, answers: [], told: 1 }, reckoned, events);
}

function demolish(state: State, seat: Seat, action: DemolishAction, events: Event[]): State {
  const ground = groundOf(state);
  const reckoned = reckon(state, ground, seat, action, []);
  const [done] = reckoned.events;
  if (done?.type !== "demolished") throw new Error("A demolition tells itself first.");
  const paid = carry(spend(state, seat, DEMOLITION_PRICE), seat, done.paid, action.pay);
  return settle(paid, { ground, seat, action, answers: [], told: 0 }, reckoned, events);
}

/** Takes over what a reckoning found so far, and stops for its question if there is one (KH-88). */
function settle(
  state: State,
  cause: Cause,
  { ground, events: all, question }: Reckoned,
  events: Event[],
): State {
  events.push(...all.slice(cause.told));
  const settled: State = {
    ...state,
    boards: ground.boards,
    stock: ground.stock,
    players: state.players.map((p, i) =>
      p.cubes === ground.cubes[i] ? p : { ...p, cubes: ground.cubes[i] as number },
    ),
  };
  if (question === undefined) return settled;
  events.push({ type: "asked", question });
  return push(settled, { kind: "question", question, cause: { ...cause, told: all.length } });
}

function answer(state: State, given: string | Seat, events: Event[]): State {
  const { cause } = state.pending.at(-1) as Extract<Frame, { kind: "question" }>;
  const longer: Cause = { ...cause, answers: [...cause.answers, given] };
  const reckoned = reckon(state, cause.ground, cause.seat, cause.action, longer.answers);
  return settle(pop(state), longer, reckoned, events);
}

/** A board of Reason with one tile replaced. */
const replaceTile = (board: Board, at: string, change: (tile: Tile) => Tile): Board => ({
  ...board,
  tiles: board.tiles.map((tile) => (tile.at === at ? change(tile) : tile)),
});

/** KH-90: one card, one cube. */
function populate(state: State, seat: Seat, { at, pay }: ActionOf<"populate">, events: Event[]): State {
  const size = state.boards.reason.tiles.find((tile) => tile.at === at)?.size ?? 1;
  events.push({ type: "populated", seat, at, size });
  const paid = updatePlayer(carry(state, seat, [COLOUR_OF.civil], pay), seat, (p) => ({
    cubes: p.cubes - 1,
  }));
  const { reason } = paid.boards;
  const onTile = reason.tiles.some((tile) => tile.at === at);
  const populated: Board = onTile
    ? replaceTile(reason, at, (tile) =>
        "cubes" in tile ? { ...tile, cubes: tile.cubes.map((n, i) => (i === seat ? n + 1 : n)) } : tile,
      )
    : { ...reason, hamletCubes: { ...reason.hamletCubes, [at]: seat } };
  return { ...paid, boards: { ...paid.boards, reason: populated } };
}

/** KH-101..106. */
function renovate(state: State, seat: Seat, { at, pay }: ActionOf<"renovate">, events: Event[]): State {
  const relic = state.boards.reason.tiles.find((tile) => tile.at === at) as Relic;
  const cards = pay[0] + pay[1];
  const already = relic.progress === undefined ? 0 : 1;
  const complete = already + cards === RENOVATION[relic.size];
  events.push({ type: "renovated", seat, at, building: relic.type, size: relic.size, cards, complete });
  let now = carry(state, seat, Array<Colour>(cards).fill(COLOUR_OF[relic.type]), pay);
  const { progress, ...bare } = relic;
  if (complete && progress !== undefined) now = updatePlayer(now, progress, (p) => ({ cubes: p.cubes + 1 }));
  if (!complete) now = updatePlayer(now, seat, (p) => ({ cubes: p.cubes - 1 }));
  const after: Relic = complete ? { ...bare, renovated: true } : { ...bare, progress: seat };
  return { ...now, boards: { ...now.boards, reason: replaceTile(now.boards.reason, at, () => after) } };
}

/** Option `keepCards`: the rest is discarded. */
function keep(state: State, seat: Seat, cards: readonly Colour[], events: Event[]): State {
  const { hand } = state.players[seat] as Player;
  events.push({ type: "kept", seat, count: cards.length, cards });
  return discardAndDraw(pop(state), seat, without(hand, cards), events);
}

/** Hold'em: one card, then on (KH-131). */
function draw(state: State, seat: Seat, from: "deck" | Colour, events: Event[]): State {
  const { phase } = state.pending.at(-1) as Extract<Frame, { kind: "draw" }>;
  const drawn =
    from === "deck" ? drawFromDeck(state, seat, 1, events) : takeFromRow(state, seat, from, events);
  return drawOn(drawn, seat, phase, events);
}
