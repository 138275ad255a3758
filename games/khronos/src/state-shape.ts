/** What a state looks like, whoever made it: a position from outside is read by this table first. */
import { type StateShape, shape } from "@chronarium/kernel";
import { gridOf } from "./grid.ts";
import { LISTED_MAPS, mapData } from "./maps.ts";
import { deckOf, type Options } from "./options.ts";
import { CARDS_PER_PAWN, COLOURS, CUBES_EACH, ERAS, HAND, KINDS, ROUNDS, SIZES, TYPES } from "./tables.ts";

const { each, either, exactly, fields, flag, integer, list, map, record, row } = shape;

/** Far more than the bank pays in a game, or one action tells. */
const MOST_ECUS = 5000;
const MOST_TOLD = 1000;
const MOST_ANSWERS = 200;

export function stateShape(options: Options, seats: number): StateShape {
  const { names } = gridOf(options.map);
  const printed = LISTED_MAPS.includes(options.map) ? mapData(options.map).hamlets : undefined;
  const seat = shape.seat(seats);
  const square = shape.choice(names);
  const era = shape.choice(ERAS);
  const size = integer(1, SIZES.length);
  const colour = shape.choice(COLOURS);
  const ecus = integer(0, MOST_ECUS);
  const cubes = integer(0, CUBES_EACH);
  const cards = deckOf(options).reduce((a, b) => a + b, 0);
  const colourCount = each(COLOURS.length, integer(0, cards));
  const carried = integer(0, CARDS_PER_PAWN);
  const pay = row(carried, carried);
  const tiles = TYPES.flatMap((type) => SIZES.map((each) => KINDS[type][each].tiles)).reduce((a, b) => a + b);
  const board = (owned: ReturnType<typeof fields>, civil: ReturnType<typeof fields>): StateShape =>
    fields({
      tiles: list(shape.cases("type", { military: owned, religious: owned, civil }), tiles),
      hamletCubes: map(printed ?? names, seat),
    });
  const early = board(fields({ size, at: square, owner: seat }), fields({ size, at: square }));
  const late = board(
    fields({ size, at: square, renovated: flag }, { progress: seat }),
    fields({ size, at: square, cubes: each(seats, cubes) }),
  );
  const boards = fields({ might: early, faith: early, reason: late });
  const stock = record(TYPES, each(SIZES.length, integer(0, tiles)));
  const site = { era, size, at: square, pay };
  const extra = { extra: list(colour, HAND) };
  const choice = { seat, options: list(square, names.length, 1), rule: shape.text(/^KH-\d+$/, "KH-n") };
  const question = shape.cases("kind", {
    chooseLoser: fields({ ...choice, era }),
    placeDownsized: fields({ ...choice, era, building: shape.choice(TYPES), size, from: square }),
    chooseKeeper: fields({ ...choice, at: square, options: list(seat, seats, 1) }),
  });
  const cause = fields({
    ground: fields({ boards, stock, cubes: each(seats, cubes) }),
    seat,
    action: shape.cases("type", {
      build: fields({ ...site, building: shape.choice(TYPES) }, extra),
      upgrade: fields({ ...site, from: square }, extra),
      demolish: fields({ era, at: square, pay }),
    }),
    answers: list(either(square, seat), MOST_ANSWERS),
    told: integer(0, MOST_TOLD),
  });
  return fields({
    options: exactly(options),
    // The hamlets of a small board come with its position; invariants see to it that each stands apart (KH-5).
    hamlets: printed === undefined ? list(square, names.length) : exactly(printed),
    boards,
    stock,
    players: each(
      seats,
      fields({
        ecus,
        cubes,
        hand: list(colour, HAND),
        pawns: row(era, era),
        ledger: fields({ bonuses: ecus, income: record(ERAS, ecus), spent: ecus }),
      }),
    ),
    first: seat,
    round: integer(1, ROUNDS),
    turn: fields({ seat, exchanged: flag, acted: flag, carried: pay }),
    over: flag,
    pending: list(
      shape.cases("kind", {
        question: fields({ question, cause }),
        keep: fields({ seat }),
        draw: fields({ seat, phase: shape.choice(["exchange", "turn"]) }),
      }),
      1,
    ),
    deck: list(colour, cards),
    row: list(colour, COLOURS.length),
    discard: fields({ played: colourCount, unplayed: each(seats, colourCount) }),
    rng: shape.rng,
  });
}
