/** Those who look at a room: what each of them sees, hears and is told, made once for those who see alike. */
import type { AnyMatch, GameEvent, Refusal, Seat, Viewer } from "@chronarium/kernel";
import { difference, type KnownDifferences } from "./difference.ts";
import { Hashes } from "./digest.ts";
import type { Guard } from "./guard.ts";
import { Numbering } from "./numbering.ts";
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
  readonly #hashes: Hashes;
  readonly #stage: Stage;
  readonly #onlookers: Set<Onlooker> = new Set();
  /** The newest revision, and what has changed since the one before. */
  #common: Common | undefined;
  readonly #live: Map<string, Seen> = new Map();
  readonly #differences: KnownDifferences = new Map();
  readonly #told: Map<Seen, { readonly after: Seen; readonly told: Told }> = new Map();

  readonly numbering: Numbering;

  constructor(guard: Guard, stage: Stage, hashes: Hashes = new Hashes()) {
    this.#guard = guard;
    this.#hashes = hashes;
    this.#stage = stage;
    this.numbering = new Numbering(
      () => stage.match,
      (revision) => this.happenedFrom(revision),
    );
  }

  join(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }
  leave(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
  }

  /** Without a revision, the newest. Revisions are as the viewer counts them. */
  seen(eyes: Eyes, wanted?: number): Seen {
    const key = `${eyes.viewer} ${eyes.language} ${eyes.own?.join() ?? "all"} ${eyes.helped}`;
    const known = wanted === undefined ? this.#live.get(key) : undefined;
    if (known !== undefined) return known;
    const { match, redoSeat } = this.#stage;
    const last = this.numbering.own(eyes.viewer, match.revision);
    if (wanted !== undefined && wanted > last) fail("driver/no-such-revision", { revision: wanted, last });
    const live = wanted === undefined || wanted === last;
    const talk = live ? this.#stage.talk : [];
    const seen = this.#guard.run(() => {
      const revision = live ? match.revision : this.numbering.meant(eyes.viewer, wanted);
      const made = seenBy(match, this.#commonAt(revision), { eyes, redoSeat, talk });
      return this.numbering.isOwn ? this.#counted(made, eyes.viewer) : made;
    });
    if (live) this.#live.set(key, seen);
    return seen;
  }

  *past(eyes: Eyes): Generator<Seen> {
    const last = this.numbering.own(eyes.viewer, this.#stage.match.revision);
    for (let revision = 0; revision < last; revision++) yield this.seen(eyes, revision);
  }

  /** With no number and no time in it that would tell of what the viewer has not heard. */
  #counted(seen: Seen, viewer: Viewer): Seen {
    const own = (revision: number): number => this.numbering.own(viewer, revision);
    const last = own(seen.last);
    const { log } = this.#stage.match;
    const heard = log[this.numbering.lastHeard(viewer) - 1];
    return {
      ...seen,
      table: { ...seen.table, revision: last, updated: heard?.at ?? seen.table.created },
      version: last,
      revision: own(seen.revision),
      last,
      undoTo: own(seen.undoTo ?? 0),
      ...(seen.talk && { talk: seen.talk.map((each) => ({ ...each, revision: own(each.revision) })) }),
    };
  }

  /** What an onlooker is told who saw the one and sees the other now. Those who see alike are told the very same. */
  toldOf(before: Seen, after: Seen, cause: Told["cause"], entries: readonly Entry[]): Told {
    const known = this.#told.get(before);
    if (known?.after === after) return known.told;
    const opens = before.truth === undefined && after.truth !== undefined;
    const change = difference(opens ? { ...before, truth: before.view } : before, after, this.#differences);
    const told: Told = {
      cause,
      entries,
      hash: this.#hashes.of(after),
      from: this.#hashes.of(before),
      ...(change && { change }),
      ...(opens && { opens }),
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
    if (cause === "acted") this.numbering.append(happened);
    else if (cause !== "said") this.numbering.forget();
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
    } finally {
      // Only those who were told at once could share them; kept until the next move, they outlive the young heap.
      this.#differences.clear();
      this.#told.clear();
    }
  }

  /** Nobody is shown anything new: rules that have failed are not asked again. */
  stop(refusal: Refusal): void {
    this.#forget();
    for (const onlooker of this.#onlookers) onlooker.stopped(refusal);
  }

  #forget(): void {
    this.#common = undefined;
    this.#hashes.turn();
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
    const { isOwn } = this.numbering;
    return happened.flatMap(({ revision, seat, events }): readonly Entry[] => {
      const heard = events.flatMap((event): readonly GameEvent[] => {
        const told: GameEvent | undefined = rules.redact(event, viewer);
        return told === undefined ? [] : [told];
      });
      if (!isOwn) return [{ revision, seat, events: heard }];
      return heard.length === 0
        ? []
        : [{ revision: this.numbering.own(viewer, revision), seat, events: heard }];
    });
  }
}
