/** What plays a whole game again: the longer the game, the longer it takes, so a server has another thread for it. */
import {
  type AnyMatch,
  type AnyRules,
  type LogEntry,
  loadText,
  Match,
  type Seat,
  type Verified,
  verifyMatch,
} from "@chronarium/kernel";
import { Audience } from "./audience.ts";
import { Guard } from "./guard.ts";
import { type PackedPast, type Past, pastOf } from "./past.ts";
import { DriverError } from "./refusals.ts";
import { exportRefusal, type Rights } from "./rights.ts";
import { openStored, type StoredTable } from "./rows.ts";
import type { Eyes, Setting } from "./seen.ts";
import { vouchedShares } from "./shares.ts";
import type { Entry } from "./types.ts";

/** A game as it is now, and whose past it is to be. */
export type PastJob = {
  readonly game: string;
  readonly beginning: AnyMatch["beginning"];
  readonly log: readonly LogEntry[];
  readonly setting: Setting;
  readonly redoSeat: Seat | undefined;
  readonly eyes: Eyes;
};
/** A finished game as its record: whoever looks back at it plays it again himself. */
export type RecordJob = { readonly text: string; readonly setting: Setting; readonly eyes: Eyes };
/** What a viewer saw and heard of it. */
export type Finished = { readonly past: Past | undefined; readonly entries: readonly Entry[] };
export type VerifyJob = {
  readonly table: string;
  readonly game: string;
  readonly stored: StoredTable;
  readonly rights: Rights;
};

export type Folder = {
  readonly past: (job: PastJob) => Promise<Past | PackedPast | undefined>;
  readonly verify: (job: VerifyJob) => Promise<Verified>;
};
type RulesOf = (game: string) => Promise<AnyRules>;

export async function foldPast(
  { game, beginning, log, setting, redoSeat, eyes }: PastJob,
  rulesOf: RulesOf,
): Promise<Past | undefined> {
  const match: AnyMatch = new Match(await rulesOf(game), beginning);
  for (const { seat, action, at } of log) match.act(seat, action, at);
  return pastOf(audienceOf(match, setting, redoSeat).past(eyes));
}

export async function foldRecord({ text, setting, eyes }: RecordJob, rulesOf: RulesOf): Promise<Finished> {
  const loaded = loadText([await rulesOf(setting.table.game)], text);
  if (!loaded.ok) throw new DriverError(loaded.refusal);
  const audience = audienceOf(loaded.match, setting, undefined);
  return { past: pastOf(audience.past(eyes)), entries: audience.entriesFrom(0, eyes.viewer) };
}

function audienceOf(match: AnyMatch, setting: Setting, redoSeat: Seat | undefined): Audience {
  // How long it takes is for whoever has given it this thread to say.
  const guard = new Guard(match.rules.id, () => 0, 0);
  return new Audience(guard, { match, setting, redoSeat, talk: [] });
}

/** Of what is stored, not of what a room remembers. For others than its owner when the game is over. */
export async function verifyStored({ stored, rights }: VerifyJob, rulesOf: RulesOf): Promise<Verified> {
  const found = await openStored(stored, rulesOf);
  if (!found.ok) return found;
  const { match, row, rules } = found;
  const refusal = exportRefusal(rights, match.over);
  if (refusal !== undefined) return { ok: false, refusal };
  const verified = verifyMatch(rules, match.record());
  if (!verified.ok || row.shares === undefined) return verified;
  const [seed, ...others] = verified.parts;
  const shares = vouchedShares(row.shares, match.beginning.seed);
  return { ...verified, parts: seed === undefined ? [shares] : [seed, shares, ...others] };
}
