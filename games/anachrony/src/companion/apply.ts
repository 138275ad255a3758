/** What follows from what the companion is told. Draws nothing (CP-1), and never changes its input. */
import type { Seat } from "@chronarium/kernel";
import type { Die } from "../chronobot/board.ts";
import { botPowerUp, botRetrieves, botScore, botWarp, CATEGORIES, total } from "../chronobot/phases.ts";
import type { BotAnswers } from "../chronobot/position.ts";
import type { BotStep } from "../chronobot/steps.ts";
import { type Cube, NO_CUBES, NO_WORKERS, type Worker } from "../tables/goods.ts";
import {
  afterImpact,
  CAPITAL,
  ERAS,
  freeSpaces,
  IMPACT_ERA,
  type Space,
  type Spaces,
  spaceAt,
} from "../tables/main-board.ts";
import type { Action, ActionOf, HexSpace, Origin } from "./actions.ts";
import { CORRECT, moved, step } from "./apply-correction.ts";
import { withOccupant } from "./correction.ts";
import type { Event } from "./events.ts";
import { beginParadox, enter, goOn, paradox, setRolls, type Table } from "./rounds.ts";
import type { State, Thing } from "./state.ts";
import {
  bookedTiles,
  NO_TILES,
  takenTile,
  toldSuperproject,
  toldTile,
  tookPiece,
  turnedUp,
} from "./tiles.ts";
import { questionOf, turnOf, underWay } from "./turn.ts";

export function apply(state: State, _seat: Seat, action: Action): { state: State; events: readonly Event[] } {
  const table: Table = { ...state, events: [] };
  (DO[action.type] as (table: Table, action: Action) => void)(table, action);
  const { events, ...after } = table;
  return { state: after, events };
}

const DO: { readonly [Type in Action["type"]]: (table: Table, action: ActionOf<Type>) => void } = {
  confirm,
  recruitCard: (table, { workers }) => {
    const pool: Record<Worker, number> = { ...NO_WORKERS };
    for (const worker of workers) pool[worker]++;
    table.recruitPool = pool;
    table.events.push({ type: "cardEntered", card: "recruit", pieces: workers });
  },
  mineCard: (table, { cubes }) => {
    const pool: Record<Cube, number> = { ...NO_CUBES };
    for (const cube of cubes) pool[cube]++;
    table.minePool = pool;
    table.events.push({ type: "cardEntered", card: "mine", pieces: cubes });
  },
  paradoxRolls: (table, { count }) => setRolls(table, count, "CP-12"),
  rollParadox,
  rollDie: (table, { face, origin }) => {
    entered(table, "chronobot", face, origin);
    answer(table, { die: face as Die });
  },
  rollShape: (table, { face, origin }) => {
    entered(table, "shape", face, origin);
    answer(table, { shape: face });
  },
  botPass: (table) => answer(table, {}),
  space: (table, { at }) => answer(table, { space: at }),
  mines: (table, { free }) => answer(table, { freeMines: free.map((mine) => Number(mine.at(-1)) - 1) }),
  pool: (table, { cubes = [] }) => answer(table, { cubes }),
  worker: (table, { worker }) => answer(table, { worker }),
  building: (table, { vp }) => answer(table, { building: { vp } }),
  buildings: (table, { primary, secondary }) => {
    const asked = questionOf(table);
    if (table.tiles !== undefined && asked?.ask === "building") {
      const first = toldTile(table.tiles, `${asked.row}-primary`, primary, table.era);
      table.tiles = toldTile(first, `${asked.row}-secondary`, secondary, table.era);
    }
    answer(table, { building: { primary, secondary } });
  },
  superproject: (table, { vp }) => answer(table, { superproject: { vp } }),
  openSuperproject: (table, { era, vp }) => {
    if (underWay(table))
      table.answers = { ...table.answers, open: [...(table.answers.open ?? []), { era, vp }] };
    else if (table.tiles !== undefined) table.tiles = toldSuperproject(table.tiles, era, vp);
    if (table.correction !== undefined) step(table);
    table.events.push({ type: "superprojectEntered", era, vp });
  },
  openTile: (table, { tile, vp }) => {
    if (table.tiles !== undefined) table.tiles = toldTile(table.tiles, tile, vp, table.era);
    if (table.correction !== undefined) step(table);
    table.events.push({ type: "tileEntered", tile, vp });
  },
  decide: (table) => answer(table, { superproject: { open: table.answers.open ?? [] } }),
  taken: (table) => answer(table, { breakthrough: "taken" }),
  couldNot: (table, { reason }) => answer(table, couldNot(table, reason)),
  done,
  pass: (table) => {
    table.humanPassed = true;
    table.events.push({ type: "humanPassed" });
    goOn(table);
  },
  humanWarps: (table, { count }) => {
    table.humanWarp = moved(table.humanWarp ?? [], table.era, count);
    table.warped = { ...table.warped, human: true };
    table.events.push({ type: "humanWarped", count, era: table.era });
  },
  warpReturned: (table, { era }) => {
    table.humanWarp = moved(table.humanWarp ?? [], era, -1);
    table.events.push({ type: "humanWarpReturned", era });
  },
  cleanUp,
  track,
  ...CORRECT,
  score: (table, { category, vp }) => {
    table.sheet = { ...table.sheet, [category]: vp };
    table.events.push({ type: "scored", category, vp });
  },
  close: (table) => {
    table.phase = "closed";
    const human = CATEGORIES.reduce((sum, category) => sum + (table.sheet[category] ?? 0), 0);
    table.events.push({ type: "tableClosed", human, bot: total(botScore(table.bot)) });
  },
};

function entered(
  table: Table,
  die: "chronobot" | "paradox" | "shape",
  face: number | "circle" | "triangle" | "square",
  origin: Origin,
): void {
  if (origin === "app") table.appRolls++;
  table.events.push({ type: "dieEntered", die, face, origin });
}

function confirm(table: Table): void {
  switch (table.phase) {
    case "preparation":
      enter(table, table.era === 1 ? "powerUp" : "paradox");
      break;
    case "paradox":
      enter(table, "powerUp");
      break;
    case "powerUp": {
      const { bot, steps } = botPowerUp(table.bot, table.era);
      table.bot = bot;
      table.events.push(...steps);
      enter(table, "warp");
      break;
    }
    default:
      enter(table, "actions");
  }
}

function rollParadox(table: Table, { face, origin }: ActionOf<"rollParadox">): void {
  entered(table, "paradox", face, origin);
  if (table.phase === "paradox") {
    paradox(table, face);
    return;
  }
  const { bot, steps } = botWarp(table.bot, table.era, face);
  table.bot = bot;
  table.warped = { ...table.warped, bot: true };
  table.events.push(...steps);
}

function couldNot(table: Table, reason: "space" | "nothing"): BotAnswers {
  const ask = questionOf(table)?.ask;
  if (reason === "space") return ask === "freeMines" ? { freeMines: [] } : { space: "none" };
  switch (ask) {
    case "worker":
      return { worker: "none" };
    case "building":
      return { building: "none" };
    case "superproject":
      return { superproject: "none" };
    default:
      return { breakthrough: "none" };
  }
}

/** One more die or answer: the turn is played again from its beginning, and carried out once nothing is missing. */
function answer(table: Table, given: BotAnswers): void {
  table.answers = { ...table.answers, ...given };
  const turn = turnOf(table);
  if (!turn.done) {
    table.events.push({ type: "botAsks", question: turn.asks.ask, rule: "CP-4" });
    return;
  }
  table.answers = {};
  table.bot = turn.position.bot;
  table.banner = turn.position.banner;
  for (const each of turn.steps) {
    table.events.push(each);
    book(table, each);
  }
  table.turn = "human";
  goOn(table);
}

/** What the Chronobot took and where it stands, as far as that is tracked. */
function book(table: Table, each: BotStep): void {
  const { spaces, recruitPool, minePool, tiles } = table;
  if (tiles !== undefined) table.tiles = bookedTiles(tiles, each);
  if (each.type === "botPlaced" && spaces !== undefined)
    table.spaces = withOccupant(spaces, each.space as HexSpace, "bot");
  if (each.type === "botRecruited" && recruitPool !== undefined)
    table.recruitPool = { ...recruitPool, [each.worker]: Math.max(0, recruitPool[each.worker] - 1) };
  if (each.type === "botMined" && each.pool !== undefined && minePool !== undefined)
    table.minePool = { ...minePool, [each.pool]: Math.max(0, minePool[each.pool] - 1) };
}

/** CP-8. */
function done(table: Table, action: ActionOf<"done">): void {
  const { space, worker, cube, tile, superproject, shape } = action;
  const banner = space === "council1";
  if (banner) table.banner = "human";
  if (space !== undefined && table.spaces !== undefined)
    table.spaces = withOccupant(table.spaces, space, "human");
  if (worker !== undefined && table.recruitPool !== undefined)
    table.recruitPool = { ...table.recruitPool, [worker]: table.recruitPool[worker] - 1 };
  if (cube !== undefined && table.minePool !== undefined)
    table.minePool = { ...table.minePool, [cube]: table.minePool[cube] - 1 };
  if (table.tiles !== undefined) {
    if (tile !== undefined) table.tiles = takenTile(table.tiles, tile);
    if (superproject !== undefined) table.tiles = toldSuperproject(table.tiles, superproject, 0);
    if (shape !== undefined) table.tiles = tookPiece(table.tiles, shape);
  }
  table.done++;
  table.turn = "bot";
  table.events.push({ ...action, type: "humanDone", banner });
}

/** CB-42, AN-71..AN-74. */
function cleanUp(table: Table, { first, collapsed }: ActionOf<"cleanUp">): void {
  table.bot = botRetrieves(table.bot);
  if (first !== undefined) table.banner = first;
  const gone = table.spaces === undefined ? collapsed === "yes" : clearSpaces(table, table.spaces);
  delete table.recruitPool;
  delete table.minePool;
  if (table.tiles !== undefined) table.tiles = turnedUp(table.tiles);
  if (table.era === ERAS || gone) {
    enter(table, "score");
    return;
  }
  if (table.era === IMPACT_ERA) table.events.push({ type: "impactReminder" });
  table.era++;
  table.first = table.banner;
  table.done = 0;
  table.corrections = 0;
  table.switches = 0;
  enter(table, "preparation");
}

/** Whether every Capital space is gone now. */
function clearSpaces(table: Table, spaces: Spaces): boolean {
  const flipped: Space[] = [];
  let after = freeSpaces(table.options.councilRightSpace);
  for (const kind of CAPITAL)
    for (const [index, occupant] of spaces[kind].entries()) {
      const flips = afterImpact(table.era) && (occupant === "human" || occupant === "bot");
      if (flips) flipped.push(spaceAt(kind, index));
      if (flips || occupant === "gone") after = withOccupant(after, spaceAt(kind, index) as HexSpace, "gone");
    }
  table.spaces = after;
  if (flipped.length > 0) table.events.push({ type: "spacesFlipped", spaces: flipped });
  return CAPITAL.every((kind) => after[kind].every((occupant) => occupant === "gone"));
}

/** CP-4: what is switched on starts as it is at the beginning of an Era; what is switched off is forgotten. */
function track(table: Table, { thing, on }: ActionOf<"track">): void {
  const yes = on === "yes";
  table.tracks = { ...table.tracks, [thing]: yes };
  table.switches++;
  table.events.push({ type: "tracked", thing, on: yes });
  SWITCH[thing](table, yes);
  // What the turn under way was waiting for may be known now: then it decides alone.
  if (underWay(table) && turnOf(table).done) answer(table, {});
}
const SWITCH: Readonly<Record<Thing, (table: Table, on: boolean) => void>> = {
  spaces: (table, on) => {
    if (on) table.spaces = freeSpaces(table.options.councilRightSpace);
    else delete table.spaces;
  },
  recruit: (table) => {
    delete table.recruitPool;
  },
  mine: (table) => {
    delete table.minePool;
  },
  tiles: (table, on) => {
    if (on) table.tiles = NO_TILES;
    else delete table.tiles;
  },
  warp: (table, on) => {
    if (on) table.humanWarp = table.bot.warpOn.map(() => 0);
    else delete table.humanWarp;
    if (on && table.phase === "paradox" && table.rolls === undefined && table.correction === undefined)
      beginParadox(table);
  },
};
