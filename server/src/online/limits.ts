/** So much at once, and so much in the long run. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** False when there is none left. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** As if nobody had ever taken anything. */
  full(now: number): boolean {
    return this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond >= this.#most;
  }
}

/** A bucket for each address; those that are full again are forgotten. */
export class Buckets {
  readonly #make: (now: number) => Bucket;
  readonly #kept: Map<string, Bucket> = new Map();

  constructor(make: (now: number) => Bucket) {
    this.#make = make;
  }

  take(key: string, now: number): boolean {
    const bucket = this.#kept.get(key) ?? this.#make(now);
    this.#kept.set(key, bucket);
    if (this.#kept.size > 1000)
      for (const [each, kept] of this.#kept) if (kept.full(now)) this.#kept.delete(each);
    return bucket.take(now);
  }
}
