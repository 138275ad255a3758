import type { AnyRules, GameEvent, Viewer } from "../src/contract.ts";

export type Outcome = { readonly state: unknown; readonly events: readonly GameEvent[] };

/** The events up to the first that reveals something, as the viewer hears them, and whether there is such a one. */
export function heard(
  rules: AnyRules,
  { events }: Outcome,
  viewer: Viewer,
): { readonly events: unknown[]; readonly open: boolean } {
  const first = events.findIndex(({ reveals }) => reveals === true);
  const quiet = first < 0 ? events : events.slice(0, first);
  return { events: told(rules, quiet, viewer), open: first >= 0 };
}

/** What the viewer hears of these events. */
export function told(rules: AnyRules, events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.flatMap((event): readonly GameEvent[] => {
    const said: GameEvent | undefined = rules.redact(event, viewer);
    return said === undefined ? [] : [said];
  });
}
