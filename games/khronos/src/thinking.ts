/** What a player's thought about Khronos needs, and no more: a page that gives hints loads it. */
import type { ThinkingRules } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { advice } from "./advice.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import { askedSeat } from "./refusal.ts";
import type { State } from "./state.ts";
import { khronosTable } from "./table-rules.ts";
import { type View, viewFor } from "./view.ts";

export const thinking: ThinkingRules<State, Action, Event, View, Options> = {
  ...khronosTable,
  actors: (state) => {
    if (state.over) return [];
    const frame = state.pending.at(-1);
    return [frame === undefined ? state.turn.seat : askedSeat(frame)];
  },
  viewFor,
  advice,
};
