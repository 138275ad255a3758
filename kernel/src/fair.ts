/** Provable fairness: anyone who has the record can play it again and see what nobody can have changed afterwards. */
import { commitment } from "./commitment.ts";
import type { GameEvent, Refusal, Result, Rules } from "./contract.ts";
import { openMatch } from "./open.ts";

/** A part of a record, and whether the record itself vouches for it. */
export type Vouched =
  /** The seed fits the commitment, which is to be compared with the one shown before the first move. */
  | { readonly part: "seed"; readonly vouched: true; readonly commitment: string }
  /** Dealt by the rules from that seed; or from a position that somebody laid, as in a branch. */
  | { readonly part: "deal"; readonly vouched: boolean }
  /** The seed was made of a share that was committed to before anybody sat, and one of each person's. */
  | {
      readonly part: "shares";
      readonly vouched: boolean;
      readonly commitment: string;
      readonly own: string;
      /** By seat; a bot's is empty. */
      readonly seats: readonly string[];
    }
  | { readonly part: "actions"; readonly vouched: true; readonly count: number }
  /** Recorded hashes were met again up to this revision; none of the later ones, if there are such. */
  | {
      readonly part: "hashes";
      readonly vouched: boolean;
      readonly upTo: number | undefined;
      readonly of: number;
    };

export type Verified =
  | {
      readonly ok: true;
      readonly parts: readonly Vouched[];
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
  const { result, revision, beginning } = match;
  const upTo = lastHash(record);
  return {
    ok: true,
    parts: [
      { part: "seed", vouched: true, commitment: commitment(beginning.seed) },
      { part: "deal", vouched: beginning.start === undefined },
      { part: "actions", vouched: true, count: revision },
      { part: "hashes", vouched: upTo === revision, upTo, of: revision },
    ],
    revisions: revision,
    hash: match.stateHashAt(revision),
    ...(result && { result }),
  };
}

/** The last revision of an opened record that has a hash. */
function lastHash(record: unknown): number | undefined {
  const { checkpoints } = record as { readonly checkpoints: readonly { readonly revision: number }[] };
  return checkpoints.at(-1)?.revision;
}
