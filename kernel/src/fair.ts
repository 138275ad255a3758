/** Provable fairness: anyone who has the record can play it again and see that nothing was changed afterwards. */
import { commitment } from "./commitment.ts";
import type { GameEvent, Refusal, Result, Rules } from "./contract.ts";
import { openMatch } from "./open.ts";

export type Verified =
  | {
      readonly ok: true;
      /** To compare with the one that was shown before the first move. */
      readonly commitment: string;
      readonly revisions: number;
      readonly hash: string;
      readonly result?: Result;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export function verifyMatch<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(rules: Rules<State, Action, Event, View, Options>, record: unknown): Verified {
  const opened = openMatch(rules, record);
  if (!opened.ok) return { ok: false, refusal: opened.refusal };
  const { match } = opened;
  const { result, revision } = match;
  return {
    ok: true,
    commitment: commitment(match.beginning.seed),
    revisions: revision,
    hash: match.stateHashAt(revision),
    ...(result && { result }),
  };
}
