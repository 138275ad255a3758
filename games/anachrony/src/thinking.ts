/** What a player's thought about the solo game needs, and no more: a page that gives hints loads it. */
import type { ThinkingRules } from "@chronarium/kernel";
import type { Action } from "./solo/actions.ts";
import { advice } from "./solo/advice.ts";
import type { Event } from "./solo/events.ts";
import type { Options } from "./solo/options.ts";
import type { State } from "./solo/state.ts";
import { type View, viewFor } from "./solo/view.ts";
import { anachronyTable } from "./table-rules.ts";

export const thinking: ThinkingRules<State, Action, Event, View, Options> = {
  ...anachronyTable,
  actors: ({ phase }) => (phase === "over" ? [] : [0]),
  viewFor,
  advice,
};
