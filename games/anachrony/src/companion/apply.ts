/** What follows from what the companion is told. Draws nothing (CP-1), and never changes its input. */
import type { Seat } from "@chronarium/kernel";
import type { Die } from "../chronobot/board.ts";
import {
  botParadox,
  botPowerUp,
  botRetrieves,
  botScore,
  botWarp,
  CATEGORIES,
  total,
} from "../chronobot/phases.ts";
import type { BotAnswers } from "../chronobot/position.ts";
import { scoreSets } from "../chronobot/sets.ts";
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
import { counted, movedWarp, poolOf, withOccupant, withTile, withToken } from "./correction.ts";
import type { Event } from "./events.ts";
import type { OpenPhase, State, Thing } from "./state.ts";
import { dueRolls, questionOf, turnOf, underWay } from "./turn.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
type Table = Draft<State> & { readonly events: Event[] };

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
  buildings: (table, { primary, secondary }) => answer(table, { building: { primary, secondary } }),
  superproject: (table, { vp }) => answer(table, { superproject: { vp } }),
  openSuperproject: (table, { era, vp }) => {
    table.answers = { ...table.answers, open: [...(table.answers.open ?? []), { era, vp }] };
    table.events.push({ type: "superprojectEntered", era, vp });
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
  correct: (table) => {
    table.correction = { steps: 0, start: false };
    table.corrections++;
    table.events.push({ type: "correctionOpened" });
  },
  correctCounter: (table, action) => {
    const { counter, change } = action;
    step(table);
    table.events.push({ type: "counterCorrected", counter, change });
    const pool = poolOf(counter);
    const by = change === "up" ? 1 : -1;
    if (pool === undefined) table.bot = scored(table, counted(table.bot, action));
    else if ("recruit" in pool && table.recruitPool !== undefined)
      table.recruitPool = { ...table.recruitPool, [pool.recruit]: table.recruitPool[pool.recruit] + by };
    else if ("mine" in pool && table.minePool !== undefined)
      table.minePool = { ...table.minePool, [pool.mine]: table.minePool[pool.mine] + by };
  },
  correctToken: (table, action) => {
    step(table);
    table.bot = withToken(table.bot, action);
    table.events.push({ type: "tokenCorrected", token: action.token, position: action.position });
  },
  correctTile: (table, action) => {
    step(table);
    table.bot = withTile(table.bot, action);
    table.events.push({ ...action, type: "tileCorrected" });
  },
  correctWarp: (table, { whose, era, change }) => {
    step(table);
    const by = change === "up" ? 1 : -1;
    if (whose === "bot") table.bot = movedWarp(table.bot, era, by);
    else table.humanWarp = moved(table.humanWarp ?? [], era, by);
    table.events.push({ type: "warpCorrected", whose, era, change });
  },
  correctSpace: (table, { space, by }) => {
    step(table);
    if (table.spaces !== undefined) table.spaces = withOccupant(table.spaces, space, by);
    table.events.push({ type: "spaceCorrected", space, by });
  },
  correctPhase: (table, { phase }) => {
    step(table);
    table.events.push({ type: "phaseCorrected", phase });
    enter(table, phase);
  },
  correctFirst: (table, { side }) => {
    step(table);
    table.banner = side;
    // The order of an Era is fixed when its Action rounds begin.
    if (table.phase !== "actions" && table.phase !== "cleanUp") table.first = side;
    table.events.push({ type: "firstCorrected", side });
  },
  correctEra: (table, { era }) => {
    step(table);
    table.era = era;
    table.events.push({ type: "eraCorrected", era });
  },
  corrected: (table) => {
    table.events.push({ type: "correctionClosed", steps: table.correction?.steps ?? 0 });
    delete table.correction;
    // What was corrected may change what is due.
    if (table.phase === "paradox") beginParadox(table);
    if (table.phase === "actions") goOn(table);
  },
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

const moved = (tiles: readonly number[], era: number, by: number): readonly number[] =>
  tiles.map((count, i) => (i === era - 1 ? count + by : count));

function step(table: Table): void {
  const { steps = 0, start = false } = table.correction ?? {};
  table.correction = { steps: steps + 1, start };
}

function scored(table: Table, bot: State["bot"]): State["bot"] {
  const { steps, ...holdings } = scoreSets(bot);
  table.events.push(...steps);
  return { ...bot, ...holdings };
}

function entered(
  table: Table,
  die: "chronobot" | "paradox" | "shape",
  face: number | "circle" | "triangle" | "square",
  origin: Origin,
): void {
  if (origin === "app") table.appRolls++;
  table.events.push({ type: "dieEntered", die, face, origin });
}

/** CP-11: the next phase. */
function enter(table: Table, phase: OpenPhase): void {
  table.phase = phase;
  table.answers = {};
  delete table.rolls;
  table.warped = { bot: false, human: false };
  table.events.push({ type: "phaseBegan", phase, era: table.era });
  if (phase === "paradox") beginParadox(table);
  if (phase !== "actions") return;
  table.turn = table.first;
  table.humanPassed = false;
  table.lastWordTaken = false;
  table.bot = { ...table.bot, passed: false };
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

/** CP-12: where the human's tiles are tracked the rolls are known. */
function beginParadox(table: Table): void {
  delete table.rolls;
  const due = dueRolls(table);
  if (due !== undefined) setRolls(table, due, "AN-33");
}

/** AN-36: without a die each roll is 1. */
function setRolls(table: Table, rolls: number, rule: string): void {
  table.rolls = rolls;
  table.events.push({ type: "rollsDue", rolls, rule });
  if (table.options.paradoxDie === "roll") return;
  while ((table.rolls ?? 0) > 0) paradox(table, 1);
}

function paradox(table: Table, face: number): void {
  const { bot, steps, stops } = botParadox(table.bot, face);
  table.bot = bot;
  table.events.push(...steps);
  table.rolls = stops ? 0 : (table.rolls ?? 1) - 1;
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
  const { spaces, recruitPool, minePool } = table;
  if (each.type === "botPlaced" && spaces !== undefined)
    table.spaces = withOccupant(spaces, each.space as HexSpace, "bot");
  if (each.type === "botRecruited" && recruitPool !== undefined)
    table.recruitPool = { ...recruitPool, [each.worker]: Math.max(0, recruitPool[each.worker] - 1) };
  if (each.type === "botMined" && each.pool !== undefined && minePool !== undefined)
    table.minePool = { ...minePool, [each.pool]: Math.max(0, minePool[each.pool] - 1) };
}

/** CB-38..CB-41, CB-51, CB-52: who is next, or that the rounds are over. */
function goOn(table: Table): void {
  const { bot, options } = table;
  if (!table.humanPassed) {
    if (bot.passed) table.turn = "human";
    return;
  }
  table.turn = "bot";
  if (bot.passed) endRounds(table, "CB-40");
  else if (bot.actions >= options.minActions) {
    if (options.lastWord && !table.lastWordTaken && bot.exosuits > 0) table.lastWordTaken = true;
    else endRounds(table, "CB-39");
  }
}

function endRounds(table: Table, rule: string): void {
  table.events.push({ type: "roundsEnded", rule });
  enter(table, "cleanUp");
}

/** CP-8. */
function done(table: Table, { space, worker, cube }: ActionOf<"done">): void {
  const banner = space === "council1";
  if (banner) table.banner = "human";
  if (space !== undefined && table.spaces !== undefined)
    table.spaces = withOccupant(table.spaces, space, "human");
  if (worker !== undefined && table.recruitPool !== undefined)
    table.recruitPool = { ...table.recruitPool, [worker]: table.recruitPool[worker] - 1 };
  if (cube !== undefined && table.minePool !== undefined)
    table.minePool = { ...table.minePool, [cube]: table.minePool[cube] - 1 };
  table.done++;
  table.turn = "bot";
  table.events.push({
    type: "humanDone",
    ...(space !== undefined && { space }),
    ...(worker !== undefined && { worker }),
    ...(cube !== undefined && { cube }),
    banner,
  });
}

/** CB-42, AN-71..AN-74. */
function cleanUp(table: Table, { first, collapsed }: ActionOf<"cleanUp">): void {
  table.bot = botRetrieves(table.bot);
  if (first !== undefined) table.banner = first;
  const gone = table.spaces === undefined ? collapsed === "yes" : clearSpaces(table, table.spaces);
  delete table.recruitPool;
  delete table.minePool;
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
  warp: (table, on) => {
    if (on) table.humanWarp = table.bot.warpOn.map(() => 0);
    else delete table.humanWarp;
    if (on && table.phase === "paradox" && table.rolls === undefined && table.correction === undefined)
      beginParadox(table);
  },
};
