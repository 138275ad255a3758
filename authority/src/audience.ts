/** Those who look at a room: what each of them sees, hears and is told, made once for those who see alike. */
import type { AnyMatch, GameEvent, Refusal, Seat, Viewer } from "@chronarium/kernel";
import { difference, type KnownDifferences } from "./difference.ts";
import { digest } from "./digest.ts";
import type { Guard } from "./guard.ts";
import type { Told } from "./protocol.ts";
import { fail, refusalOf } from "./refusals.ts";
import { type Common, commonAt, type Eyes, type Setting, seenBy } from "./seen.ts";
import type { Entry, Seen, Spoken, Update } from "./types.ts";

/** What has happened in a room, as each viewer may hear it. */
export type Change = {
  readonly cause: Update["cause"];
  readonly heardBy: (viewer: Viewer) => readonly Entry[];
};

export interface Onlooker {
  changed(change: Change): void;
  stopped(refusal: Refusal): void;
}

/** An action done, and what it led to. */
export type Happened = {
  readonly revision: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
};

/** The room, as it is at the time of asking. */
type Stage = {
  readonly match: AnyMatch;
  readonly setting: Setting;
  readonly redoSeat: Seat | undefined;
  readonly talk: readonly Spoken[];
};

export class Audience {
  readonly #guard: Guard;
  readonly #stage: Stage;
  readonly #onlookers: Set<Onlooker> = new Set();
  /** The newest revision, and what has changed since the one before. */
  #common: Common | undefined;
  readonly #live: Map<string, Seen> = new Map();
  readonly #differences: KnownDifferences = new Map();
  readonly #told: Map<Seen, { readonly after: Seen; readonly told: Told }> = new Map();

  constructor(guard: Guard, stage: Stage) {
    this.#guard = guard;
    this.#stage = stage;
  }

  join(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }
  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
  }

  /** Without a revision, the newest. */
  seen(eyes: Eyes, wanted?: number): Seen {
    const { match, redoSeat, talk } = this.#stage;
    const last = match.revision;
    const revision = wanted ?? last;
    if (revision > last) fail("driver/no-such-revision", { revision, last });
    const live = revision === last;
    const key = `${eyes.viewer} ${eyes.language}`;
    const known = live ? this.#live.get(key) : undefined;
    if (known !== undefined) return known;
    const own = { eyes, redoSeat, talk: live ? talk : [] };
    const seen = this.#guard.run(() => seenBy(match, this.#commonAt(revision), own));
    if (live) this.#live.set(key, seen);
    return seen;
  }

  /** What an onlooker is told who saw the one and sees the other now. Those who see alike are told the very same. */
  toldOf(before: Seen, after: Seen, cause: Told["cause"], entries: readonly Entry[]): Told {
    const known = this.#told.get(before);
    if (known?.after === after) return known.told;
    const change = difference(before, after, this.#differences);
    const told: Told = {
      cause,
      entries,
      hash: digest(after),
      from: digest(before),
      ...(change && { change }),
    };
    this.#told.set(before, { after, told });
    return told;
  }

  /** The chronicle after a revision. */
  entriesFrom(revision: number, viewer: Viewer): readonly Entry[] {
    return this.#guard.run(() => this.#heard(this.happenedFrom(revision), viewer));
  }

  happenedFrom(revision: number): readonly Happened[] {
    const { match } = this.#stage;
    return match.log.slice(revision).map(({ seat }, i) => {
      const led = revision + i + 1;
      return { revision: led, seat, events: match.eventsOf(led) };
    });
  }

  /** Answers why nobody can be told any more, if the rules fail at it. */
  tell(cause: Update["cause"], happened: readonly Happened[]): Refusal | undefined {
    this.#forget();
    const heard: Map<Viewer, readonly Entry[]> = new Map();
    const heardBy = (viewer: Viewer): readonly Entry[] => {
      const known = heard.get(viewer) ?? this.#heard(happened, viewer);
      heard.set(viewer, known);
      return known;
    };
    try {
      this.#guard.run(() => {
        for (const onlooker of this.#onlookers) onlooker.changed({ cause, heardBy });
      });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** Nobody is shown anything new: rules that have failed are not asked again. */
  stop(refusal: Refusal): void {
    this.#forget();
    for (const onlooker of this.#onlookers) onlooker.stopped(refusal);
  }

  #forget(): void {
    this.#common = undefined;
    this.#live.clear();
    this.#differences.clear();
    this.#told.clear();
  }

  #commonAt(revision: number): Common {
    const { match, setting } = this.#stage;
    if (revision === match.revision) {
      this.#common ??= commonAt(match, revision, setting);
      return this.#common;
    }
    const { thinking: _thinking, stopped: _stopped, ...past } = setting;
    return commonAt(match, revision, past);
  }

  #heard(happened: readonly Happened[], viewer: Viewer): readonly Entry[] {
    const { rules } = this.#stage.match;
    return happened.map(({ revision, seat, events }) => ({
      revision,
      seat,
      events: events.flatMap((event): readonly GameEvent[] => {
        const told: GameEvent | undefined = rules.redact(event, viewer);
        return told === undefined ? [] : [told];
      }),
    }));
  }
}
