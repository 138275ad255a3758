/** Corrections (CP-9, CP-10): each is a unit step, and stands in the log. */
import { scoreSets } from "../chronobot/sets.ts";
import type { Action, ActionOf } from "./actions.ts";
import { counted, movedWarp, poolOf, withOccupant, withTile, withToken } from "./correction.ts";
import { beginParadox, enter, goOn, type Table } from "./rounds.ts";
import type { State } from "./state.ts";

type Correcting = Extract<Action["type"], `correct${string}`>;

export const CORRECT: { readonly [Type in Correcting]: (table: Table, action: ActionOf<Type>) => void } = {
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
    const { steps = 0, start = false } = table.correction ?? {};
    table.events.push({ type: "correctionClosed", steps, start });
    delete table.correction;
    // What was corrected may change what is due.
    if (table.phase === "paradox") beginParadox(table);
    if (table.phase === "actions") goOn(table);
  },
};

export const moved = (tiles: readonly number[], era: number, by: number): readonly number[] =>
  tiles.map((count, i) => (i === era - 1 ? count + by : count));

export function step(table: Table): void {
  const { steps = 0, start = false } = table.correction ?? {};
  table.correction = { steps: steps + 1, start };
}

function scored(table: Table, bot: State["bot"]): State["bot"] {
  const { steps, ...holdings } = scoreSets(bot);
  table.events.push(...steps);
  return { ...bot, ...holdings };
}
