/** One viewer and his rights, at one room: every call of his is checked here, and nothing else reaches him. */
import { grantedWords, type Refusal, type Seat, type Viewer } from "@chronarium/kernel";
import type { Change, Onlooker } from "./audience.ts";
import type { PackedPast, Past } from "./past.ts";
import type { Told } from "./protocol.ts";
import { DriverError, fail } from "./refusals.ts";
import { actRefusal, firstViewer, lookRefusal, type Rights } from "./rights.ts";
import type { Room } from "./room.ts";
import { type LiveEyes, liveEyes, type Sight, wholeOf } from "./seen.ts";
import type { JobLevel, Thinker, Thought } from "./thinker.ts";
import type { Acted, Entry, Hint, Seen, Spoken } from "./types.ts";

const STRONGEST: JobLevel = 5;

export class Session implements Onlooker {
  readonly #room: Room;
  readonly #rights: () => Rights;
  readonly #push: (told: Told) => void;
  readonly #adviser: Thinker;
  readonly #mayAskHelp: () => boolean;
  readonly #language: string;
  #viewer: Viewer;
  #eyes: LiveEyes | undefined;
  /** What the viewer was last told. */
  #sent: Sight | undefined;
  #hinting: Thought | undefined;

  constructor(
    room: Room,
    about: {
      /** Asked at every call: somebody may have taken over a seat in the meantime. */
      readonly rights: () => Rights;
      readonly language: string;
      readonly adviser: Thinker;
      /** Whether hints and branches may be asked for before the end: asked at every call as well. */
      readonly helped: () => boolean;
    },
    push: (told: Told) => void,
  ) {
    this.#room = room;
    this.#rights = about.rights;
    this.#language = about.language;
    this.#adviser = about.adviser;
    this.#mayAskHelp = about.helped;
    this.#push = push;
    this.#viewer = firstViewer(about.rights(), {
      seats: room.seats,
      actors: room.actors,
      sealed: room.match.rules.sealed !== undefined,
    });
    room.join(this);
  }

  get room(): Room {
    return this.#room;
  }
  get #helped(): boolean {
    return this.#room.over || this.#mayAskHelp();
  }

  /** The present moment as a whole: at the beginning, and for a viewer who has lost the thread. */
  sync(cause: "opened" | "reloaded"): Promise<Told> {
    return this.#room.inLine(() => {
      this.#keepToOwn();
      const entries = cause === "opened" ? [] : this.#room.entriesFor(this.#viewer);
      return this.#whole(cause, entries);
    });
  }

  look(viewer: Viewer): Promise<void> {
    return this.#room.inLine(() => {
      const refusal = lookRefusal(this.#rights(), this.#room, viewer);
      if (refusal !== undefined) throw new DriverError(refusal);
      this.#viewer = viewer;
      this.#push(this.#whole("looked", []));
    });
  }

  moment(revision: number): Promise<Seen> {
    return this.#room.inLine(() => {
      this.#keepToOwn();
      return this.#room.seen(this.#eyesNow(), revision);
    });
  }

  /** All moments before the present one; undefined where there is none. */
  past(): Promise<Past | PackedPast | undefined> {
    return this.#room.past(() => {
      this.#keepToOwn();
      return this.#eyesNow();
    });
  }

  chronicle(): Promise<readonly Entry[]> {
    return this.#room.inLine(() => {
      this.#keepToOwn();
      return this.#room.entriesFor(this.#viewer);
    });
  }

  async act(seat: Seat, actions: readonly unknown[], version: number, id: string): Promise<Acted> {
    return this.#refused(seat) ?? this.#room.act(seat, actions, version, id);
  }
  async undo(seat: Seat, id: string): Promise<Acted> {
    return this.#refused(seat) ?? this.#room.undo(seat, id);
  }
  async redo(seat: Seat, id: string): Promise<Acted> {
    return this.#refused(seat) ?? this.#room.redo(seat, id);
  }

  async branch(revision: number, name: string): Promise<string> {
    if (!this.#helped) fail("driver/no-help");
    this.#keepToOwn();
    return this.#room.branch(revision, this.#viewer, name);
  }

  async branchFile(revision: number): Promise<string> {
    if (!this.#helped) fail("driver/no-help");
    this.#keepToOwn();
    const rights = this.#rights();
    // Once a game is over one may look through any eyes, and still has his own seats alone.
    const own = rights === "owner" ? [this.#viewer] : rights;
    return this.#room.branchFile(revision, this.#viewer, own);
  }

  async hint(seat: Seat): Promise<Hint | undefined> {
    this.cancelHint();
    const thought = await this.#room.inLine(() => {
      const { over, lost, actors, match } = this.#room;
      if (match.rules.sealed && !over) fail("driver/sealed");
      if (!this.#helped) fail("driver/no-help");
      if (over || lost !== undefined || this.#refused(seat) !== undefined || !actors.includes(seat))
        return undefined;
      this.#hinting = this.#adviser.think(this.#room.job(seat, STRONGEST, true));
      return this.#hinting;
    });
    return (await thought?.answer)?.hint;
  }

  cancelHint(): void {
    this.#hinting?.cancel();
    this.#hinting = undefined;
  }

  async say(seat: Seat, text: string, to: Spoken["to"]): Promise<void> {
    const refusal = actRefusal(this.#rights(), this.#room, seat);
    if (refusal !== undefined) throw new DriverError(refusal);
    // At other shared tables people talk where they can be muted and blocked.
    if (this.#rights() !== "owner" && !this.#room.match.rules.sealed)
      fail("driver/bad-call", { place: "say" });
    await this.#room.say(seat, text, to);
  }

  /** Of a sealed game: the texts of keys that the present view grants. */
  words(keys: readonly string[], language: string): Promise<Readonly<Record<string, string>>> {
    return this.#room.inLine(() => {
      this.#keepToOwn();
      const { rules, state } = this.#room.match;
      return rules.sealed ? grantedWords(rules, state, this.#viewer, keys, language) : {};
    });
  }

  changed({ cause, heardBy }: Change): void {
    this.cancelHint();
    const before = this.#sent;
    // Whoever was told nothing yet will be told everything.
    if (before === undefined) return;
    const rights = this.#rights();
    if (!this.#keepToOwn(rights)) {
      this.#push(this.#whole("looked", []));
      return;
    }
    const sight = this.#room.sight(this.#eyesNow(rights));
    const entries = heardBy(this.#viewer);
    // Whoever may not know that something happened is not told that it did.
    if (entries.length === 0 && sight.hash === before.hash) return;
    this.#tell(before, sight, cause, entries);
  }

  stopped(refusal: Refusal): void {
    this.cancelHint();
    const before = this.#sent;
    if (before === undefined) return;
    const { thinking: _, ...rest } = before.common;
    const common = { ...rest, stopped: refusal };
    this.#tell(before, this.#room.hashed({ common, own: before.own }), "reloaded", []);
  }

  close(): void {
    this.cancelHint();
    this.#adviser.close();
    this.#room.leave(this);
  }

  /** False when a bot has taken his seat, or somebody else: what it sees is not for him any more. */
  #keepToOwn(rights: Rights = this.#rights()): boolean {
    const kept = lookRefusal(rights, this.#room, this.#viewer) === undefined;
    if (!kept) this.#viewer = "observer";
    return kept;
  }

  #eyesNow(rights: Rights = this.#rights()): LiveEyes {
    const own = rights === "owner" ? undefined : rights;
    const helped = own && this.#helped ? true : undefined;
    const viewer = this.#viewer;
    const known = this.#eyes;
    if (known?.viewer === viewer && known.own === own && known.helped === helped) return known;
    const language = this.#language;
    this.#eyes = liveEyes({ viewer, language, ...(own && { own }), ...(helped && { helped }) });
    return this.#eyes;
  }

  #whole(cause: Told["cause"], entries: readonly Entry[]): Told {
    const sight = this.#room.sight(this.#eyesNow());
    this.#sent = sight;
    return { cause, entries, hash: sight.hash, whole: wholeOf(sight) };
  }

  #tell(before: Sight, after: Sight, cause: Told["cause"], entries: readonly Entry[]): void {
    this.#sent = after;
    this.#push(this.#room.toldOf(before, after, cause, entries));
  }

  #refused(seat: Seat): Acted | undefined {
    const refusal = this.#room.lost ?? this.#room.ended ?? actRefusal(this.#rights(), this.#room, seat);
    return refusal === undefined ? undefined : { ok: false, refusal };
  }
}
