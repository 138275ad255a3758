/** What a state looks like, whoever made it: a position from outside is read by this table first. */
import { type StateShape, shape } from "@chronarium/kernel";
import { CONFIG } from "./config.ts";
import { DEED_KINDS, DEEDS } from "./deeds/index.ts";
import type { Options } from "./options.ts";
import { LEDGER } from "./state.ts";
import {
  ABILITIES,
  BOATS,
  COLOURS,
  CORRUPTION_CARDS,
  CORRUPTION_IDS,
  DOCKS,
  GOODS_EACH,
  HALVES,
  PEDDLER_CARDS,
  PIECES,
  PIECES_IN_GAME,
  ROGUE_CARDS,
  SIZES,
  SLOTS,
  SPACES,
  TILES,
} from "./tables.ts";
import { TOWNSFOLK_IDS } from "./townsfolk.ts";

const { choice, each, either, exactly, fields, flag, integer, list, map, record, row } = shape;

/** Far more than a game brings. */
const MOST_GOLD = 10_000;
const MOST_HOURS = 2000;
const MOST_FRAMES = 40;

const nothing = exactly(null);
const colour = choice(COLOURS);
const piece = choice(PIECES);
const boat = integer(1, BOATS.length);
const townsfolk = choice(TOWNSFOLK_IDS);
const corruption = list(choice(CORRUPTION_IDS), CORRUPTION_CARDS.length);
const gold = integer(-MOST_GOLD, MOST_GOLD);
const hour = integer(1, MOST_HOURS);
const timepiece = fields({ hour, order: integer(0, MOST_HOURS) });
const ledger = record(LEDGER, gold);
const goods = fields(
  Object.fromEntries(SIZES.map((size) => [size, record(COLOURS, integer(0, GOODS_EACH[size]))])),
);
const someColours = list(colour, COLOURS.length);
const laid = fields({ tile: choice(TILES), side: choice(["white", "blue"]) });
const cards = list(townsfolk, TOWNSFOLK_IDS.length);

const player = fields({
  assistant: choice(SPACES),
  chronomancer: choice(SPACES),
  slots: record(SLOTS, laid),
  stream: each(TILES.length - SLOTS.length, laid),
  open: someColours,
  shelf: goods,
  staff: map(ABILITIES, townsfolk),
  corruption,
  gold,
  ledger,
  timepiece,
});

const peddler = fields(
  {
    start: integer(0, MOST_GOLD),
    // DS-8.2: his stock is counted in his own pieces.
    stock: record(
      SIZES,
      record(COLOURS, integer(0, PEDDLER_CARDS.length * CONFIG.rounds * CONFIG.hoursOnDial)),
    ),
    corruption,
    gold,
    ledger,
    timepiece,
    deck: list(choice(PEDDLER_CARDS), PEDDLER_CARDS.length),
    revealed: list(choice(PEDDLER_CARDS), PEDDLER_CARDS.length),
  },
  // Since rules version 2.
  { before: list(choice(PEDDLER_CARDS), PEDDLER_CARDS.length) },
);

const deed = shape.cases("kind", Object.fromEntries(DEED_KINDS.map((kind) => [kind, DEEDS[kind].shape])));

const frame = (seats: number): StateShape =>
  shape.cases("kind", {
    freeze: fields({}),
    shift: fields({ column: choice(HALVES) }),
    relic: fields({ colours: list(colour, COLOURS.length, 1), sponsor: flag }),
    recruit: fields({}),
    deed: fields({ card: townsfolk, deed }),
    place: fields({ card: townsfolk }),
    staff: fields({ used: list(choice(ABILITIES), ABILITIES.length) }),
    corruption: fields({ cards: integer(0, CORRUPTION_CARDS.length) }),
    pay: fields({ hours: integer(0, CONFIG.hoursOnDial) }),
    marks: fields({ hours: list(hour, CONFIG.hoursOnDial) }),
    seat: fields({ pieces: list(piece, 2, 1) }, { hour }),
    rob: fields({ boat }),
    dock: fields({ boat }),
    endTurn: fields({}),
    sell: fields({
      seat: shape.seat(seats),
      sold: someColours,
      gold: integer(0, MOST_GOLD),
      debt: integer(0, COLOURS.length),
    }),
    peddlerSells: fields({}),
    endMarket: fields({}),
  });

export function stateShape(options: Options, seats: number): StateShape {
  return fields({
    options: exactly(options),
    rogue: options.rogues === "random" ? choice(ROGUE_CARDS) : exactly(options.rogues),
    day: integer(1, CONFIG.rounds),
    phase: choice(["production", "market", "over"]),
    turn: shape.seat(seats),
    pending: list(frame(seats), MOST_FRAMES),
    players: each(seats, player),
    peddler: seats === 1 ? peddler : nothing,
    marker: either(hour, nothing),
    boats: row(
      ...BOATS.map(() => fields({ pieces: list(piece, CONFIG.seats), dock: either(choice(DOCKS), nothing) })),
    ),
    halls: record(COLOURS, integer(0, PIECES_IN_GAME.R)),
    lair: integer(0, PIECES_IN_GAME.X),
    bag: record(PIECES, integer(0, PIECES_IN_GAME.R)),
    town: fields({
      square: list(townsfolk, CONFIG.townSquareCosts.length),
      deck: cards,
      discard: cards,
      gone: cards,
    }),
    corruption: fields({ deck: corruption, discard: corruption }),
    rng: shape.rng,
  });
}
