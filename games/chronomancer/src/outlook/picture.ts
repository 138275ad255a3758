/** What happened as a sequence of pictures: each event changes the table a little, in the order of the rules. */
import type { Seat } from "@chronarium/kernel";
import { afterDeed, isOfDeed } from "../deeds/index.ts";
import type { Event } from "../events.ts";
import { plus } from "../goods.ts";
import type { Player, State, Who } from "../state.ts";
import {
  BOATS,
  type Boat,
  COLOURS,
  COLUMNS,
  type Figure,
  type Piece,
  SPACES,
  type Space,
} from "../tables.ts";

/** The spaces on the way, the goal included. */
export function wayBetween(from: Space, to: Space): readonly Space[] {
  const start = SPACES.indexOf(from);
  const steps = (SPACES.indexOf(to) - start + SPACES.length) % SPACES.length;
  return Array.from({ length: steps }, (_, i) => SPACES[(start + i + 1) % SPACES.length] ?? to);
}

/** The table with a figure on its way. */
export const figureAt = (state: State, seat: Seat, figure: Figure, at: Space): State =>
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
export function afterEvent(state: State, event: Event): State {
  switch (event.type) {
    case "moved":
      return figureAt(state, event.seat, event.figure, event.to);
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
        shelf: plus(shelf, event.size, event.colour, event.count),
      }));
    case "recombobulated":
      return ofPlayer(state, event.seat, ({ shelf }) => ({
        shelf: plus(plus(shelf, "small", event.from, -1), "small", event.to, 1),
      }));
    case "embiggened":
      return ofPlayer(state, event.seat, ({ shelf }) => ({
        shelf: plus(plus(shelf, "small", event.colour, -1), "large", event.colour, 1),
      }));
    case "fractured":
      return ofPlayer(state, event.seat, ({ shelf }) => ({
        shelf: plus(plus(shelf, "large", event.colour, -1), "small", event.colour, 2),
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
            shelf: plus(plus(shelf, "small", colour, -small), "large", colour, -large),
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
          stock: plus(state.peddler.stock, event.size, event.colour, 1),
        },
      };
    case "peddlerPoached":
      return earned(
        square(state, (cards) => cards.filter((card) => card !== event.card)),
        "peddler",
        event.gold,
      );
    default:
      return isOfDeed(event) ? afterDeed(state, event) : state;
  }
}

function onClock(state: State, who: Who, hour: number): State {
  const orders = [...state.players, ...(state.peddler === null ? [] : [state.peddler])];
  const timepiece = { hour, order: Math.max(...orders.map((each) => each.timepiece.order)) + 1 };
  return who === "peddler"
    ? { ...state, peddler: state.peddler && { ...state.peddler, timepiece } }
    : ofPlayer(state, who, () => ({ timepiece }));
}
