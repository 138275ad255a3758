/** Those who look at a room: what each of them sees, hears and is told, made once for those who see alike. */
import type { AnyMatch, GameEvent, Refusal, Seat, Viewer } from "@chronarium/kernel";
import { difference, type KnownDifferences } from "./difference.ts";
import { Hashes } from "./digest.ts";
import type { Guard } from "./guard.ts";
import { Numbering } from "./numbering.ts";
import type { Told } from "./protocol.ts";
import { fail, refusalOf } from "./refusals.ts";
import {
  type Common,
  commonAt,
  type Eyes,
  type LiveEyes,
  type Own,
  ownBy,
  type Setting,
  type Sight,
  wholeOf,
} from "./seen.ts";
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

type Parts = { readonly common: Common; readonly own: Own };

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
  #live: Map<string, Sight> = new Map();
  #differences: KnownDifferences = new Map();
  #told: Map<Sight, { readonly after: Sight; readonly told: Told }> = new Map();

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

  /** The newest revision. */
  sight(eyes: LiveEyes): Sight {
    const known = this.#live.get(eyes.key);
    if (known !== undefined) return known;
    const { match, talk } = this.#stage;
    const sight = this.hashed(this.#guard.run(() => this.#partsAt(match.revision, eyes, talk)));
    this.#live.set(eyes.key, sight);
    return sight;
  }

  /** A revision as the viewer counts them. */
  seen(eyes: Eyes, wanted: number): Seen {
    const last = this.numbering.own(eyes.viewer, this.#stage.match.revision);
    if (wanted > last) fail("driver/no-such-revision", { revision: wanted, last });
    const live = wanted === last;
    const talk = live ? this.#stage.talk : [];
    return this.#guard.run(() => {
      const revision = live ? this.#stage.match.revision : this.numbering.meant(eyes.viewer, wanted);
      return wholeOf(this.#partsAt(revision, eyes, talk));
    });
  }

  hashed({ common, own }: Parts): Sight {
    return { common, own, hash: this.#hashes.ofBoth(common, own) };
  }

  #partsAt(revision: number, eyes: Eyes, talk: readonly Spoken[]): Parts {
    const { match, redoSeat } = this.#stage;
    const common = this.#commonAt(revision);
    const own = ownBy(match, common, { eyes, redoSeat, talk });
    return this.numbering.isOwn ? this.#counted({ common, own }, eyes.viewer) : { common, own };
  }

  *past(eyes: Eyes): Generator<Seen> {
    const last = this.numbering.own(eyes.viewer, this.#stage.match.revision);
    for (let revision = 0; revision < last; revision++) yield this.seen(eyes, revision);
  }

  /** With no number and no time in it that would tell of what the viewer has not heard. */
  #counted({ common, own }: Parts, viewer: Viewer): Parts {
    const counted = (revision: number): number => this.numbering.own(viewer, revision);
    const last = counted(common.last);
    const { log } = this.#stage.match;
    const heard = log[this.numbering.lastHeard(viewer) - 1];
    const { table } = common;
    const talk = own.talk?.map((each) => ({ ...each, revision: counted(each.revision) }));
    return {
      common: {
        ...common,
        table: { ...table, revision: last, updated: heard?.at ?? table.created },
        version: last,
        revision: counted(common.revision),
        last,
      },
      own: { ...own, undoTo: counted(own.undoTo ?? 0), ...(talk && { talk }) },
    };
  }

  /** What an onlooker is told who saw the one and sees the other now. Those who see alike are told the very same. */
  toldOf(before: Sight, after: Sight, cause: Told["cause"], entries: readonly Entry[]): Told {
    const known = this.#told.get(before);
    if (known?.after === after) return known.told;
    const opens = before.common.truth === undefined && after.common.truth !== undefined;
    const common = opens ? { ...before.common, truth: before.own.view } : before.common;
    const change = difference(common, after.common, this.#differences);
    const own = difference(before.own, after.own, this.#differences);
    const told: Told = {
      cause,
      entries,
      hash: after.hash,
      from: before.hash,
      ...(change && { change }),
      ...(own && { own }),
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
      this.#guard.run(() => this.#each((onlooker) => onlooker.changed({ cause, heardBy })));
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** Nobody is shown anything new: rules that have failed are not asked again. */
  stop(refusal: Refusal): void {
    this.#forget();
    this.#each((onlooker) => onlooker.stopped(refusal));
  }

  #each(tell: (onlooker: Onlooker) => void): void {
    try {
      for (const onlooker of this.#onlookers) tell(onlooker);
    } finally {
      // Only those who were told at once could share them; kept until the next move, or in maps that are emptied instead
      // (see `Hashes.turn`), they outlive the young heap.
      this.#differences = new Map();
      this.#told = new Map();
    }
  }

  #forget(): void {
    this.#common = undefined;
    this.#hashes.turn();
    this.#live = new Map();
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
    const entries = happened.map((each): Entry => {
      const told = each.events.map((event): GameEvent | undefined => rules.redact(event, viewer));
      if (told.every((event, i) => event === each.events[i])) return each;
      return { ...each, events: told.filter((event) => event !== undefined) };
    });
    if (isOwn)
      return entries.flatMap((each): readonly Entry[] =>
        each.events.length === 0 ? [] : [{ ...each, revision: this.numbering.own(viewer, each.revision) }],
      );
    // Whoever hears everything hears the very same.
    return entries.every((each, i) => each === happened[i]) ? happened : entries;
  }
}
