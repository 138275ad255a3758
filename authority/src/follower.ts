/** The viewer's end of a session: puts the differences together again, and notices when the thread is lost. */
import { patched } from "./difference.ts";
import { type Digest, Hashes } from "./digest.ts";
import type { Told } from "./protocol.ts";
import { share } from "./share.ts";
import type { Seen } from "./types.ts";

export class Follower {
  readonly #hashes: Hashes = new Hashes();
  #seen: Seen;
  #hash: Digest;

  constructor(seen: Seen) {
    this.#seen = seen;
    this.#hash = this.#hashes.of(seen);
  }

  get seen(): Seen {
    return this.#seen;
  }

  /** Whether this goes on from what the viewer has. */
  follows(told: Told): boolean {
    return "whole" in told || told.from === this.#hash;
  }

  /** False when what is told does not fit, or leads to something else than the authority sees: nothing is changed. */
  hear(told: Told): boolean {
    if (!this.follows(told)) return false;
    try {
      const next = this.#next(told);
      this.#hashes.turn();
      if (this.#hashes.of(next) !== told.hash) return false;
      this.#seen = next;
      this.#hash = told.hash;
      return true;
    } catch {
      return false;
    }
  }

  #next(told: Told): Seen {
    if ("whole" in told) return share(this.#seen, told.whole);
    const before = told.opens ? { ...this.#seen, truth: this.#seen.view } : this.#seen;
    // The hash says whether it is what the authority has.
    return [told.change, told.own].reduce<Seen>(
      (seen, change) => (change === undefined ? seen : (patched(seen, change) as Seen)),
      before,
    );
  }
}
