/** What a viewer may keep of a match: for exports while it runs, and for whoever was only looking on. */
import { canonicalJson } from "./canonical.ts";
import { commitment } from "./commitment.ts";
import type { AnyOpenRules, AnyRules, GameEvent, Seed, Viewer } from "./contract.ts";
import type { AnyMatch, HeardEntry, Match, Refused } from "./match.ts";
import { openMatch } from "./open.ts";
import { type BotSeats, MATCH_FORMAT } from "./record.ts";
import { seedRng } from "./rng.ts";
import { FlawError, isSeat, kernelRefusal, readList, readObject } from "./shape.ts";

export const SEEN_FORMAT = "chronarium-seen/1";

export type SeenRecord<Event = unknown, View = unknown, Options = unknown> = {
  readonly format: typeof SEEN_FORMAT;
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: number;
  readonly names?: readonly string[];
  readonly bots?: BotSeats;
  readonly commitment: string;
  readonly viewer: Viewer;
  readonly view: View;
  readonly heard: readonly HeardEntry<Event>[];
};

const SEEN_FIELDS: readonly (keyof SeenRecord)[] = [
  "format",
  "id",
  "game",
  "rulesVersion",
  "options",
  "seats",
  "names",
  "bots",
  "commitment",
  "viewer",
  "view",
  "heard",
];

/** Neither seed nor log nor hashes: actions may be secret, and a hash tells states apart. */
export function seenRecord<
  State,
  Action extends { readonly type: string },
  Event extends GameEvent,
  View,
  Options,
>(match: Match<State, Action, Event, View, Options>, viewer: Viewer): SeenRecord<Event, View, Options> {
  const { id, rulesVersion, options, seats, names, bots, seed } = match.beginning;
  return {
    format: SEEN_FORMAT,
    id,
    game: match.rules.id,
    rulesVersion,
    options,
    seats,
    ...(names && { names }),
    ...(bots && { bots }),
    commitment: commitment(seed),
    viewer,
    view: match.rules.viewFor(match.state, viewer),
    heard: match.heardBy(viewer),
  };
}

/** As a file: one line for each action that was heard. */
export function seenText(record: SeenRecord): string {
  const parts = SEEN_FIELDS.filter((name) => record[name] !== undefined).map((name) => {
    const { heard } = record;
    const text =
      name === "heard" ? `[\n${heard.map(canonicalJson).join(",\n")}\n]` : canonicalJson(record[name]);
    return `${JSON.stringify(name)}:${text}`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

/**
 * Goes on from what somebody saw: what was hidden from him is dealt anew, as in a branch, under the id and from the
 * seed given. Answers for every value there is.
 */
export function openSeen(
  rules: AnyRules,
  record: unknown,
  { id, seed }: { readonly id: string; readonly seed: Seed },
): { readonly ok: true; readonly match: AnyMatch } | Refused {
  try {
    const seen = readObject(record, "", SEEN_FIELDS);
    if (seen.format !== SEEN_FORMAT) throw new FlawError("format", "not-a-choice", SEEN_FORMAT);
    if (rules.sealed) return { ok: false, refusal: kernelRefusal("kernel/sealed", {}) };
    const { game, rulesVersion, options, seats, names, bots, view } = seen;
    const heard = readList(seen.heard, "heard", rules.maxSteps);
    const blank = {
      format: MATCH_FORMAT,
      id,
      game,
      rulesVersion,
      options,
      seats,
      ...(names !== undefined && { names }),
      ...(bots !== undefined && { bots }),
      seed,
      commitment: commitment(seed),
      parent: { match: seen.id, revision: heard.length },
      log: [],
      checkpoints: [],
    };
    const laid = openMatch(rules, blank);
    if (!laid.ok) return { ok: false, refusal: laid.refusal };
    const viewer = readViewer(seen.viewer, laid.match.seats);
    return openMatch(rules, { ...blank, start: imagined(rules, view, viewer, seed) });
  } catch (error) {
    if (!(error instanceof FlawError)) throw error;
    return { ok: false, refusal: kernelRefusal("kernel/bad-record", { ...error.flaw }) };
  }
}

function readViewer(value: unknown, seats: number): Viewer {
  if (value === "observer" || isSeat(value, seats)) return value;
  throw new FlawError("viewer", "not-a-seat", `0..${seats - 1}`);
}

/** A view that no state of the game has is no view. */
function imagined(rules: AnyOpenRules, view: unknown, viewer: Viewer, seed: Seed): unknown {
  let same = false;
  let state: unknown;
  try {
    state = rules.imagine(view, viewer, seedRng(seed, "branch"));
    same = canonicalJson(rules.viewFor(state, viewer)) === canonicalJson(view);
  } catch {
    // The rules met a view that they never make themselves.
  }
  if (!same) throw new FlawError("view", "unsound", rules.id);
  return state;
}
