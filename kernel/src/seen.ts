/** What a viewer may keep of a match: for exports while it runs, and for whoever was only looking on. */
import { commitment } from "./commitment.ts";
import type { GameEvent, Viewer } from "./contract.ts";
import type { HeardEntry, Match } from "./match.ts";

export const SEEN_FORMAT = "chronarium-seen/1";

export type SeenRecord<Event = unknown, View = unknown, Options = unknown> = {
  readonly format: typeof SEEN_FORMAT;
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: number;
  readonly names?: readonly string[];
  readonly commitment: string;
  readonly viewer: Viewer;
  readonly view: View;
  readonly heard: readonly HeardEntry<Event>[];
};

/** Neither seed nor log nor hashes: actions may be secret, and a hash tells states apart. */
export function seenRecord<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(match: Match<State, Action, Event, View, Options>, viewer: Viewer): SeenRecord<Event, View, Options> {
  const { id, rulesVersion, options, seats, names, seed } = match.beginning;
  return {
    format: SEEN_FORMAT,
    id,
    game: match.rules.id,
    rulesVersion,
    options,
    seats,
    ...(names && { names }),
    commitment: commitment(seed),
    viewer,
    view: match.rules.viewFor(match.state, viewer),
    heard: match.heardBy(viewer),
  };
}
