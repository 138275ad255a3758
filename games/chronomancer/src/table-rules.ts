/** What a table of the Chronomancer needs where a viewer sits. */
import type { TableRules } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { apply } from "./apply.ts";
import type { Event } from "./events.ts";
import { legalActions } from "./legal.ts";
import { OPTIONS, type Options } from "./options.ts";
import { refusal } from "./refusal.ts";
import type { State } from "./state.ts";
import { imagine, type View } from "./view.ts";

export const chronomancerTable: TableRules<State, Action, Event, View, Options> = {
  id: "chronomancer",
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  legalActions,
  refusal,
  apply,
  redact: (event) => event,
  imagine,
};
