/** What a table needs where somebody sits: the options, and what may be done on a state imagined from the view. */
import type { TableRules } from "@chronarium/kernel";
import type { Action } from "./solo/actions.ts";
import { apply } from "./solo/apply.ts";
import type { Event } from "./solo/events.ts";
import { legalActions } from "./solo/legal.ts";
import { OPTIONS, type Options } from "./solo/options.ts";
import { refusal } from "./solo/refusal.ts";
import type { State } from "./solo/state.ts";
import { imagine, type View } from "./solo/view.ts";

export const anachronyTable: TableRules<State, Action, Event, View, Options> = {
  id: "anachrony",
  seats: { min: 1, max: 1 },
  options: OPTIONS,
  legalActions,
  refusal,
  apply,
  redact: (event) => event,
  imagine,
};
