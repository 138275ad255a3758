/** What a bot should know about the Chronomancer: what a position is worth, and which actions deserve a thought. */
import type { Advice, Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { worthTrying } from "./advice-choices.ts";
import { forecast, type Harbour } from "./advice-harbour.ts";
import {
  activateWorth,
  afterShift,
  colourWorth,
  HOUR,
  oneMore,
  type Prices,
  placedWorth,
  recruitWorth,
  ringWorth,
  shelfWorth,
  staffWorth,
} from "./advice-shop.ts";
import { coveredIcons } from "./agenda.ts";
import { CONFIG } from "./config.ts";
import { rogueIcons } from "./corruption.ts";
import { deedWorth } from "./deeds/index.ts";
import { ODDS } from "./odds.ts";
import type { Frame, Peddler, Player, State } from "./state.ts";
import { COLOURS, type Colour, FREEZE_TOKENS } from "./tables.ts";

export const advice: Advice<State, Action> = {
  weigh,
  worthTrying,
  beginsTurn: ({ type }) => type === "move",
  course: { gone, heading, begins, ahead: 2, odds: ODDS },
};

/** What the Peddler makes of an Hour (DS-8.9). */
const PEDDLERS_HOUR = 4.5;
const HOURS_PER_DAY = 11;
/** What a Frozen Hour is worth for its Hour: a little less than the Hour, as one must find a turn that needs it. */
const SPENT = 0.9;
/** One that is kept may leave Freeze Time without tokens to take (CM-22); by its place among those kept. */
const CROWDING = [0, 0.1, 0.4, 0.6] as const;
/** Hours from one Freeze Time to the next. */
const FREEZE_EVERY = 5;
/** What the ring promises takes about so many Hours. */
const RING_HOURS = 5;

/** Gold at the end as far as one can tell, against the strongest rival. */
function weigh(state: State, seat: Seat): number {
  const harbour = forecast(state);
  let rival =
    state.peddler === null ? Number.NEGATIVE_INFINITY : peddlersStanding(state, harbour, state.peddler);
  let own = 0;
  for (let each = 0; each < state.players.length; each++) {
    const gold = standing(state, each, harbour);
    if (each === seat) own = gold;
    else if (gold > rival) rival = gold;
  }
  return own - rival;
}

/** By the hours that are left to all. */
function gone(state: State): number {
  const { players, peddler, day, phase } = state;
  if (phase === "over") return 1;
  const harbour = forecast(state);
  const all = [...players, ...(peddler === null ? [] : [peddler])];
  const today = all.reduce((sum, { timepiece }) => sum + hoursToday(state, harbour, timepiece.hour), 0);
  const left = today / all.length + (CONFIG.rounds - day) * HOURS_PER_DAY;
  return Math.max(0, 1 - left / (CONFIG.rounds * HOURS_PER_DAY));
}

function heading(state: State): readonly number[] {
  const harbour = forecast(state);
  const seats = state.players.map((_, seat) => standing(state, seat, harbour));
  return state.peddler === null ? seats : [...seats, peddlersStanding(state, harbour, state.peddler)];
}

/** A turn begins with nothing left of another (3.4), a sale with its first question (BG-78). */
function begins(before: State, after: State): boolean {
  return after.phase === "market"
    ? before.phase !== "market" || before.turn !== after.turn
    : after.pending.length === 0;
}

const hoursToday = (state: State, { dayEnd }: Harbour, hour: number): number =>
  state.phase === "production" ? Math.max(0, dayEnd - hour) : 0;

function standing(state: State, seat: Seat, harbour: Harbour): number {
  const mine = state.players[seat] as Player;
  if (state.phase === "over") return mine.gold;
  const today = hoursToday(state, harbour, mine.timepiece.hour);
  const hours = today + (CONFIG.rounds - state.day) * HOURS_PER_DAY;
  const lastDay = state.day === CONFIG.rounds;
  const tokens = (open: readonly Colour[]): number => tokensWorth(state, harbour, today, open);
  const frozen = tokens(mine.open);
  const prices: Prices = {
    ...harbour,
    more: oneMore(harbour, mine),
    square: state.town.square,
    freeze: tokens(frozenAfter(harbour, mine.open)) - frozen,
    timeLeft: hours / (CONFIG.rounds * HOURS_PER_DAY),
  };
  const promised =
    (state.phase === "market" ? marketWorth(state, seat, prices) : shelfWorth(prices, mine)) +
    staffWorth(prices, mine) -
    rogueIcons(mine.corruption) * harbour.lairAtEnd +
    frozen +
    HOUR * hours;
  const busy = state.phase === "production" && state.turn === seat ? state.pending : [];
  const turn = busy.reduce((sum, frame) => sum + frameWorth(state, prices, mine, frame, today), 0);
  const shift = busy.at(-1);
  const shop = shift?.kind === "shift" ? { ...mine, slots: afterShift(prices, mine, shift.column) } : mine;
  const ring = ringWorth(prices, shop) * (lastDay ? Math.min(1, today / RING_HOURS) : 1);
  return mine.gold + promised + turn + ring;
}

/** In the Market Phase: the colours not yet sold, for those who have not closed; what was kept waits (BG-47). */
function marketWorth(state: State, seat: Seat, prices: Prices): number {
  const { shelf } = state.players[seat] as Player;
  const frame = state.pending.find((each) => each.kind === "sell" && each.seat === seat);
  const open = frame?.kind === "sell" ? frame : undefined;
  return COLOURS.reduce(
    (sum, colour) => {
      const [small, large] = [shelf.small[colour], shelf.large[colour]];
      return open !== undefined && !open.sold.includes(colour)
        ? sum + colourWorth(prices, colour, small, large)
        : sum + small * prices.later.small[colour] + large * prices.later.large[colour];
    },
    -(open?.debt ?? 0) * prices.card,
  );
}

/** The best icons that Freeze Time can open (CM-21). */
function frozenAfter({ hallsToday }: Harbour, open: readonly Colour[]): readonly Colour[] {
  const covered = [...coveredIcons(open)].sort((a, b) => hallsToday[b] - hallsToday[a]);
  return [...open, ...covered.slice(0, FREEZE_TOKENS)];
}

/** Each Frozen Hour is spent for its Hour, or kept: then its icon pays (BG-45), and it can be spent another day. */
function tokensWorth(
  { day, phase }: State,
  { hallsToday }: Harbour,
  today: number,
  open: readonly Colour[],
): number {
  const another = day < CONFIG.rounds ? SPENT * HOUR : 0;
  const spend = SPENT * HOUR * Math.min(1, today);
  const crowding = HOUR * Math.min(1, today / FREEZE_EVERY);
  return open
    .map((icon) => another + (phase === "production" ? hallsToday[icon] : 0))
    .sort((a, b) => b - a)
    .reduce((sum, kept, i) => sum + Math.max(spend, kept - crowding * (CROWDING[i] as number)), 0);
}

/** What is still to come in a turn that has begun (register 3.4). */
function frameWorth(state: State, prices: Prices, mine: Player, frame: Frame, today: number): number {
  switch (frame.kind) {
    case "freeze":
      return prices.freeze;
    case "relic": {
      const relics = frame.colours.map((colour) => prices.more.small[colour]);
      return Math.max(...relics, frame.sponsor ? state.halls[frame.colours[0] as Colour] : 0);
    }
    case "recruit":
      return recruitWorth(prices, mine);
    case "deed":
      return deedWorth(prices, mine, frame.deed);
    case "place":
      return placedWorth(prices, mine, frame.card);
    case "staff":
      return activateWorth(prices, mine, frame.used);
    case "corruption":
      return -frame.cards * prices.card;
    case "pay":
      return -payLoss(state, prices, mine, frame.hours, today);
    default:
      return 0;
  }
}

/** The least that so many Hours can cost, with or without Frozen Hours; those beyond the marker are free (BG-41). */
function payLoss(state: State, harbour: Harbour, { open }: Player, hours: number, today: number): number {
  const all = tokensWorth(state, harbour, today, open);
  const dear = [...open].sort((a, b) => harbour.hallsToday[b] - harbour.hallsToday[a]);
  let least = Number.POSITIVE_INFINITY;
  for (let spent = 0; spent <= Math.min(hours, open.length); spent++) {
    const kept = tokensWorth(state, harbour, today, dear.slice(0, open.length - spent));
    least = Math.min(least, HOUR * Math.min(today, hours - spent) + all - kept);
  }
  return least;
}

/** DS-8: he sells much as a player does, and takes the fullest Hall every day. */
function peddlersStanding(state: State, harbour: Harbour, peddler: Peddler): number {
  const { gold, stock, corruption, timepiece } = peddler;
  if (state.phase === "over") return gold;
  const selling = state.phase === "production" || state.pending.some(({ kind }) => kind === "peddlerSells");
  const rivals = harbour.cultists ? { ...harbour, cultists: false } : harbour; // DS-8.6
  const goods = COLOURS.reduce((sum, colour) => {
    const [small, large] = [stock.small[colour], stock.large[colour]];
    return selling
      ? sum + colourWorth(rivals, colour, small, large)
      : sum + small * harbour.later.small[colour] + large * harbour.later.large[colour];
  }, 0);
  const hall =
    state.phase === "production" ? Math.max(...COLOURS.map((colour) => harbour.hallsToday[colour])) : 0;
  return (
    gold +
    goods +
    hall -
    rogueIcons(corruption) * harbour.lairAtEnd +
    PEDDLERS_HOUR * (hoursToday(state, harbour, timepiece.hour) + (CONFIG.rounds - state.day) * HOURS_PER_DAY)
  );
}
