/** What happened as a sequence of pictures: each event changes the table a little, in the order of the rules. */
import {
  BOATS,
  type Boat,
  COLOURS,
  COLUMNS,
  type Colour,
  type Event,
  type Figure,
  type Goods,
  type Piece,
  type Player,
  type Size,
  SPACES,
  type State,
  type Who,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";

export type Frame = {
  readonly state: State;
  /** What it shows, for the caption. */
  readonly event: Event;
  /** Whose workshop it happens in. */
  readonly workshop: Seat | undefined;
  /** Milliseconds at pace 1. */
  readonly ms: number;
};

const STEP = 90;
const MOVE = 220;
const TELL = 700;
/** What nobody chose is told a little longer. */
const LENGTH: Readonly<Partial<Record<Event["type"], number>>> = {
  shifted: 420,
  gained: MOVE,
  froze: MOVE,
  recruited: MOVE,
  squareRefilled: MOVE,
  corruptionDiscarded: MOVE,
  placed: MOVE,
  recombobulated: MOVE,
  embiggened: MOVE,
  fractured: MOVE,
  corrupted: 420,
  paid: MOVE,
  clock: 320,
  drew: 520,
  seated: 320,
  returned: MOVE,
  pieceMoved: MOVE,
  piecesSwapped: MOVE,
  docked: 420,
  markerPlaced: 420,
  dayBegan: 420,
  arrived: 120,
  marketBegan: 420,
  hallsFilled: 420,
  sold: 320,
  sponsored: MOVE,
  peddlerPlayed: TELL,
  peddlerGained: 320,
  peddlerPoached: 420,
  peddlerInVain: 420,
};

export function framesOf(before: State, events: readonly Event[]): readonly Frame[] {
  const frames: Frame[] = [];
  let state = before;
  for (const event of events) {
    if (event.type === "moved") {
      for (const at of wayOf(event.from, event.to)) {
        state = placed(state, event.seat, event.figure, at);
        frames.push({ state, event, workshop: event.seat, ms: STEP });
      }
      continue;
    }
    state = after(state, event);
    const ms = LENGTH[event.type];
    if (ms !== undefined) frames.push({ state, event, workshop: seatOf(event), ms });
  }
  return frames;
}

export const lengthOf = (frames: readonly Frame[]): number => frames.reduce((sum, { ms }) => sum + ms, 0);

const seatOf = (event: Event): Seat | undefined => ("seat" in event ? event.seat : undefined);

/** The spaces on the way, the goal included. */
function wayOf(from: State["players"][number]["assistant"], to: typeof from) {
  const start = SPACES.indexOf(from);
  const steps = (SPACES.indexOf(to) - start + SPACES.length) % SPACES.length;
  return Array.from({ length: steps }, (_, i) => SPACES[(start + i + 1) % SPACES.length] ?? to);
}

const placed = (state: State, seat: Seat, figure: Figure, at: Player["assistant"]): State =>
  ofPlayer(state, seat, () => ({ [figure]: at }));

function ofPlayer(state: State, seat: Seat, change: (player: Player) => Partial<Player>): State {
  return {
    ...state,
    players: state.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
  };
}
function ofBoat(state: State, boat: Boat, change: (pieces: readonly Piece[]) => readonly Piece[]): State {
  return {
    ...state,
    boats: state.boats.map((each, i) => (i === boat - 1 ? { ...each, pieces: change(each.pieces) } : each)),
  };
}
const without = (pieces: readonly Piece[], piece: Piece): readonly Piece[] => {
  const at = pieces.lastIndexOf(piece);
  return at === -1 ? pieces : pieces.toSpliced(at, 1);
};
const more = (goods: Goods, size: Size, colour: Colour, count: number): Goods => ({
  ...goods,
  [size]: { ...goods[size], [colour]: goods[size][colour] + count },
});
const earned = (state: State, who: Who, gold: number): State =>
  who === "peddler"
    ? { ...state, peddler: state.peddler && { ...state.peddler, gold: state.peddler.gold + gold } }
    : ofPlayer(state, who, (player) => ({ gold: player.gold + gold }));
const square = (
  state: State,
  change: (cards: State["town"]["square"]) => State["town"]["square"],
): State => ({
  ...state,
  town: { ...state.town, square: change(state.town.square) },
});

/** The table after one event, as far as it is drawn. */
function after(state: State, event: Event): State {
  switch (event.type) {
    case "froze":
      return ofPlayer(state, event.seat, ({ open }) => ({
        open: COLOURS.filter((icon) => open.includes(icon) || event.icons.includes(icon)),
      }));
    case "paid":
      return ofPlayer(state, event.seat, ({ open }) => ({
        open: open.filter((icon) => !event.frozen.includes(icon)),
      }));
    case "shifted":
      return ofPlayer(state, event.seat, ({ slots, stream }) => {
        const { top, bottom } = COLUMNS[event.column];
        return {
          slots: { ...slots, [top]: event.tile, [bottom]: slots[top] },
          stream: [...stream.filter(({ tile }) => tile !== event.tile.tile), event.out],
        };
      });
    case "gained":
      return ofPlayer(state, event.seat, ({ shelf }) => ({
        shelf: more(shelf, event.size, event.colour, event.count),
      }));
    case "recombobulated":
      return ofPlayer(state, event.seat, ({ shelf }) => ({
        shelf: more(more(shelf, "small", event.from, -1), "small", event.to, 1),
      }));
    case "embiggened":
      return ofPlayer(state, event.seat, ({ shelf }) => ({
        shelf: more(more(shelf, "small", event.colour, -1), "large", event.colour, 1),
      }));
    case "fractured":
      return ofPlayer(state, event.seat, ({ shelf }) => ({
        shelf: more(more(shelf, "large", event.colour, -1), "small", event.colour, 2),
      }));
    case "recruited":
      return square(state, (cards) => cards.filter((card) => card !== event.card));
    case "placed":
      return ofPlayer(state, event.seat, ({ staff }) => ({
        staff: { ...staff, [event.ability]: event.card },
      }));
    case "squareRefilled":
      return square(state, (cards) => [...cards, ...event.cards]);
    case "corruptionDiscarded":
      return ofPlayer(state, event.seat, ({ corruption }) => ({
        corruption: corruption.toSpliced(corruption.indexOf(event.card), 1),
      }));
    case "corrupted": {
      const { who, card } = event;
      return who === "peddler" || card === undefined
        ? state
        : ofPlayer(state, who, ({ corruption }) => ({ corruption: [...corruption, card] }));
    }
    case "clock":
      return onClock(state, event.who, event.to);
    case "seated":
      return ofBoat(state, event.boat, (pieces) => [...pieces, event.piece]);
    case "returned": {
      const { boat, piece } = event;
      return boat === undefined ? state : ofBoat(state, boat, (pieces) => without(pieces, piece));
    }
    case "pieceMoved":
      return ofBoat(
        ofBoat(state, event.from, (pieces) => without(pieces, event.piece)),
        event.to,
        (pieces) => [...pieces, event.piece],
      );
    case "piecesSwapped":
      return ofBoat(
        ofBoat(state, event.boat, (pieces) => [...without(pieces, event.piece), event.other]),
        event.with,
        (pieces) => [...without(pieces, event.other), event.piece],
      );
    case "docked":
      return {
        ...state,
        boats: state.boats.map((each, i) => (i === event.boat - 1 ? { ...each, dock: event.dock } : each)),
      };
    case "markerPlaced":
      return { ...state, marker: event.hour };
    case "marketBegan":
      return event.setBack.reduce((now, { who, to }) => onClock(now, who, to), {
        ...state,
        phase: "market",
      } as State);
    case "hallsFilled":
      return {
        ...state,
        halls: Object.fromEntries(
          COLOURS.map((colour) => [colour, state.halls[colour] + event.pieces[colour]]),
        ) as State["halls"],
        lair: state.lair + event.pieces.X,
        boats: state.boats.map((boat) => (boat.dock === null ? { ...boat, pieces: [] } : boat)),
      };
    case "sponsored":
      return earned(state, event.who, event.gold);
    case "sold": {
      const { who, small, large, colour, gold } = event;
      const paid = earned(state, who, gold);
      return who === "peddler"
        ? paid
        : ofPlayer(paid, who, ({ shelf }) => ({
            shelf: more(more(shelf, "small", colour, -small), "large", colour, -large),
          }));
    }
    case "cleanedUp": {
      const empty = { ...state, marker: null, boats: BOATS.map(() => ({ pieces: [], dock: null })) };
      return square(empty, (cards) => cards.filter((card) => card !== event.left));
    }
    case "dayBegan":
      return { ...state, day: event.day, phase: "production" };
    case "arrived":
      return ofBoat(state, event.boat, () => event.pieces);
    case "peddlerPlayed":
      return {
        ...state,
        peddler: state.peddler && { ...state.peddler, revealed: [...state.peddler.revealed, event.card] },
      };
    case "peddlerGained":
      return {
        ...state,
        peddler: state.peddler && {
          ...state.peddler,
          stock: more(state.peddler.stock, event.size, event.colour, 1),
        },
      };
    case "peddlerPoached":
      return earned(
        square(state, (cards) => cards.filter((card) => card !== event.card)),
        "peddler",
        event.gold,
      );
    default:
      return state;
  }
}

function onClock(state: State, who: Who, hour: number): State {
  const orders = [...state.players, ...(state.peddler === null ? [] : [state.peddler])];
  const timepiece = { hour, order: Math.max(...orders.map((each) => each.timepiece.order)) + 1 };
  return who === "peddler"
    ? { ...state, peddler: state.peddler && { ...state.peddler, timepiece } }
    : ofPlayer(state, who, () => ({ timepiece }));
}
