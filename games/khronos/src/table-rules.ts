/** What a table of Khronos needs where a viewer sits. */
import type { TableRules } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { apply } from "./apply.ts";
import type { Event } from "./events.ts";
import { legalActions } from "./legal.ts";
import { OPTIONS, type Options } from "./options.ts";
import { refusal } from "./refusal.ts";
import type { State } from "./state.ts";
import { imagine, redact, type View } from "./view.ts";

export const khronosTable: TableRules<State, Action, Event, View, Options> = {
  id: "khronos",
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  legalActions,
  refusal,
  apply,
  redact,
  imagine,
};
