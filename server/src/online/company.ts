/** Who looks at which table right now: known as long as the server runs, and stored nowhere. */
import type { ChatLine, Party, Presence } from "@chronarium/authority";

/** Somebody who looks at a party through a line of his. */
export type Caller = {
  readonly guest: string;
  readonly tell: (party: Party) => void;
  readonly hear: (line: ChatLine) => void;
};
type Looking = { readonly caller: Caller; front: boolean };

export class Company {
  readonly #looking: Map<string, Set<Looking>> = new Map();
  /** When somebody was last seen at a table whose line is gone. */
  readonly #left: Map<string, Map<string, number>> = new Map();
  /** Of whom it was told that he is gone. */
  readonly #missed: Map<string, Set<string>> = new Map();

  join(id: string, caller: Caller): void {
    const looking = this.#looking.get(id) ?? new Set();
    this.#looking.set(id, looking);
    this.#missed.get(id)?.delete(caller.guest);
    if (![...looking].some((each) => each.caller === caller)) looking.add({ caller, front: true });
  }

  leave(id: string, caller: Caller, now: number): void {
    const looking = this.#looking.get(id);
    for (const each of looking ?? []) if (each.caller === caller) looking?.delete(each);
    if (looking?.size === 0) this.#looking.delete(id);
    const left = this.#left.get(id) ?? new Map<string, number>();
    this.#left.set(id, left.set(caller.guest, now));
  }

  turn(id: string, caller: Caller, front: boolean): void {
    for (const each of this.#looking.get(id) ?? []) if (each.caller === caller) each.front = front;
  }

  at(id: string): readonly Caller[] {
    return [...(this.#looking.get(id) ?? [])].map(({ caller }) => caller);
  }

  presence(id: string, guest: string): Presence {
    let there = false;
    for (const { caller, front } of this.#looking.get(id) ?? []) {
      if (caller.guest !== guest) continue;
      if (front) return { state: "here", since: 0 };
      there = true;
    }
    if (there) return { state: "away", since: 0 };
    return { state: "gone", since: this.#left.get(id)?.get(guest) ?? 0 };
  }

  /** Whether it is still to be told that he is gone; once is enough. */
  misses(id: string, guest: string): boolean {
    const missed = this.#missed.get(id) ?? new Set();
    const first = !missed.has(guest);
    this.#missed.set(id, missed.add(guest));
    return first;
  }

  forget(id: string): void {
    this.#left.delete(id);
    this.#missed.delete(id);
  }
}
