/** The way through an Era (CP-11): which phase is next, whose turn it is, and when the rounds are over. */
import { botParadox } from "../chronobot/phases.ts";
import type { Event } from "./events.ts";
import type { OpenPhase, State } from "./state.ts";
import { dueRolls } from "./turn.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
export type Table = Draft<State> & { readonly events: Event[] };

/** CP-11: the next phase. */
export function enter(table: Table, phase: OpenPhase): void {
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

/** CP-12: where the human's tiles are tracked the rolls are known. */
export function beginParadox(table: Table): void {
  delete table.rolls;
  const due = dueRolls(table);
  if (due !== undefined) setRolls(table, due, "AN-33");
}

/** AN-36: without a die each roll is 1. */
export function setRolls(table: Table, rolls: number, rule: string): void {
  table.rolls = rolls;
  table.events.push({ type: "rollsDue", rolls, rule });
  if (table.options.paradoxDie === "roll") return;
  while ((table.rolls ?? 0) > 0) paradox(table, 1);
}

export function paradox(table: Table, face: number): void {
  const { bot, steps, stops } = botParadox(table.bot, face);
  table.bot = bot;
  table.events.push(...steps);
  table.rolls = stops ? 0 : (table.rolls ?? 1) - 1;
}

/** CB-38..CB-41, CB-51, CB-52: who is next, or that the rounds are over. */
export function goOn(table: Table): void {
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
