/** What a player's thought about the Chronomancer needs, and no more: a page that gives hints loads it. */
import type { ThinkingRules } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { advice } from "./advice.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";
import { chronomancerTable } from "./table-rules.ts";
import { type View, viewFor } from "./view.ts";

export const thinking: ThinkingRules<State, Action, Event, View, Options> = {
  ...chronomancerTable,
  actors: ({ phase, turn }) => (phase === "over" ? [] : [turn]),
  viewFor,
  advice,
};
