/**
 * Whom somebody has blocked. The list of a guest who does not come back is forgotten when no cookie of his can be left;
 * that of an account stays as long as the account.
 */
import { isText } from "@chronarium/authority";

export type BlocksStore = {
  readonly noted: (name: string) => Promise<string | undefined>;
  readonly note: (name: string, text: string) => Promise<void>;
  readonly forget: (name: string) => Promise<void>;
  readonly notes: (prefix: string) => Promise<readonly { readonly name: string; readonly text: string }[]>;
};
type Kept = { readonly blocked: readonly string[]; readonly used: number };

/** So many people may somebody have blocked. */
const MOST_BLOCKED = 500;
const DAY = 24 * 3600_000;
/** Longer than any cookie lives. */
const LIFE = 400 * DAY;
const PREFIX = "blocked ";

export class Blocks {
  readonly #store: BlocksStore;
  readonly #now: () => number;
  readonly #known: Map<string, ReadonlySet<string>> = new Map();

  constructor(store: BlocksStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async of(guest: string): Promise<ReadonlySet<string>> {
    const known = this.#known.get(guest);
    if (known !== undefined) return known;
    const { blocked, used = 0 } = read(await this.#store.noted(PREFIX + guest));
    const found = new Set(blocked);
    this.#known.set(guest, found);
    // It is in use: once a day is often enough to say so.
    if (found.size > 0 && this.#now() - used > DAY) await this.#keep(guest, blocked);
    return found;
  }

  async put(guest: string, other: string, block: boolean): Promise<void> {
    const next = [...(await this.of(guest))].filter((each) => each !== other);
    if (block) next.push(other);
    const kept = next.slice(-MOST_BLOCKED);
    if (kept.length === 0) await this.#store.forget(PREFIX + guest);
    else await this.#keep(guest, kept);
    this.#known.set(guest, new Set(kept));
  }

  async forget(guest: string): Promise<void> {
    this.#known.delete(guest);
    await this.#store.forget(PREFIX + guest);
  }

  async tidy(hasAccount: (person: string) => boolean): Promise<void> {
    // Whoever is still around is asked for again, and then noted as such.
    this.#known.clear();
    for (const { name, text } of await this.#store.notes(PREFIX)) {
      const guest = name.slice(PREFIX.length);
      if (hasAccount(guest)) continue;
      const { blocked, used } = read(text);
      // Lists of older servers do not say when they were used: their time begins now.
      if (used === undefined) await this.#keep(guest, blocked);
      else if (this.#now() - used > LIFE) await this.forget(guest);
    }
  }

  #keep(guest: string, blocked: readonly string[]): Promise<void> {
    return this.#store.note(PREFIX + guest, JSON.stringify({ blocked, used: this.#now() } satisfies Kept));
  }
}

/** What was stored by this server is as it was written; older ones have written the names alone. */
function read(text: string | undefined): { readonly blocked: readonly string[]; readonly used?: number } {
  const value: unknown = text === undefined ? [] : JSON.parse(text);
  if (Array.isArray(value)) return { blocked: value.filter(isText) };
  return value as Kept;
}
