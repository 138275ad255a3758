/** A turn told from outside, as one value: a position as far as it is known, dice, and answers (CP-1, CP-4). */
import { type Refusal, readByShape, readOptions, type StateShape, shape } from "@chronarium/kernel";
import { BUILDING_IDS, ROWS } from "../tables/buildings.ts";
import { CUBES, PIECE_COPIES, PIECES, SHAPES, WORKERS } from "../tables/goods.ts";
import { ERAS } from "../tables/main-board.ts";
import { SUPERPROJECT_IDS } from "../tables/superprojects.ts";
import { type Bot, botExosuits, NEW_BOT } from "./board.ts";
import { botFaults } from "./faults.ts";
import { BOT_OPTIONS, type BotOptions } from "./options.ts";
import { type BotAnswers, type BotPosition, PLACES } from "./position.ts";
import { botFields, perCube, perWorker, side, spacesShape } from "./state-shape.ts";

const { choice, either, exactly, fields, integer, list, map, record } = shape;

const building = fields({ vp: integer(1, 4) }, { tile: choice(BUILDING_IDS) });
const superproject = fields({ era: integer(1, ERAS), vp: integer(3, 8) }, { tile: choice(SUPERPROJECT_IDS) });
const stack = list(building, 15);
const none = exactly("none");
const stackVp = integer(0, 4);
const superprojects = list(superproject, ERAS);

/** Options and the Chronobot may be given in part: the rest is as at the beginning. */
const position: StateShape = fields(
  { era: integer(1, ERAS) },
  {
    options: map(Object.keys(BOT_OPTIONS), either(shape.flag, integer(0, 6), choice(optionWords()))),
    bot: fields({}, botFields),
    banner: side,
    spaces: spacesShape,
    recruitPool: perWorker,
    minePool: perCube,
    stacks: record(ROWS, fields({ primary: stack, secondary: stack })),
    superprojects,
    stock: record(PIECES, integer(0, PIECE_COPIES)),
  },
);
const line: StateShape = fields(
  { position },
  {
    dice: fields({}, { die: integer(1, 6), shape: choice(SHAPES) }),
    answers: fields(
      {},
      {
        space: choice(PLACES),
        freeMines: list(integer(0, 2), 3),
        cubes: list(choice(CUBES), CUBES.length),
        worker: either(choice(WORKERS), none),
        building: either(
          fields({ vp: integer(1, 4) }),
          fields({ primary: stackVp, secondary: stackVp }),
          none,
        ),
        superproject: either(fields({ vp: integer(3, 8) }), fields({ open: superprojects }), none),
        breakthrough: choice(["taken", "none"]),
      },
    ),
  },
);

function optionWords(): readonly string[] {
  return Object.values(BOT_OPTIONS).flatMap((field) => (field.kind === "choice" ? [...field.values] : []));
}

export type ReadTurn =
  | { readonly ok: true; readonly position: BotPosition; readonly answers: BotAnswers }
  | { readonly ok: false; readonly refusal: Refusal };

/** What is told, checked by the table of its shape, the options and the Chronobot's own rules. */
export function readTurn(value: unknown): ReadTurn {
  const read = readByShape(line, value);
  if (!read.ok) return read;
  const told = read.value as {
    readonly position: Omit<BotPosition, "bot" | "options" | "banner"> & {
      readonly bot?: Partial<Bot>;
      readonly options?: Partial<BotOptions>;
      readonly banner?: BotPosition["banner"];
    };
    readonly dice?: BotAnswers;
    readonly answers?: BotAnswers;
  };
  const { options: given, bot: part, banner = "bot", ...rest } = told.position;
  const options = readOptions<BotOptions>(BOT_OPTIONS, given ?? {});
  if (!options.ok) return options;
  const bot: Bot = { ...NEW_BOT, exosuits: botExosuits(rest.era), ...part };
  const [fault] = botFaults(bot);
  if (fault !== undefined)
    return {
      ok: false,
      refusal: { code: "chronobot/breaks-rule", params: { rule: fault.rule }, rule: fault.rule },
    };
  return {
    ok: true,
    position: { ...rest, options: options.options, bot, banner },
    answers: { ...told.dice, ...told.answers },
  };
}
