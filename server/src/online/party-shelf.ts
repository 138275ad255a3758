/** The parties at hand, found by what is asked for: games that are over are kept for ever, and nobody looks through them all. */
import { isGoing, type KeptParty } from "./kept-party.ts";

/** Of such a one nothing is waited for any more. */
const isDone = ({ phase }: KeptParty): boolean => phase === "over" || phase === "ended";

/** Whoever hosts it, sits there, or has left his seat to a bot. */
function guestsOf({ host, seats }: KeptParty): ReadonlySet<string> {
  return new Set([host, ...seats.flatMap((seat) => (seat.kind === "free" ? [] : (seat.guest ?? [])))]);
}

export class PartyShelf {
  readonly #parties: Map<string, KeptParty> = new Map();
  readonly #byGuest: Map<string, Set<string>> = new Map();
  readonly #byCode: Map<string, string> = new Map();
  readonly #undone: Set<string> = new Set();

  get(id: string): KeptParty | undefined {
    return this.#parties.get(id);
  }
  has(id: string): boolean {
    return this.#parties.has(id);
  }
  ids(): readonly string[] {
    return [...this.#parties.keys()];
  }

  put(party: KeptParty): void {
    const { id } = party;
    const before = this.#parties.get(id);
    this.#parties.set(id, party);
    this.#byCode.set(party.code, id);
    if (isDone(party)) this.#undone.delete(id);
    else this.#undone.add(id);
    if (before?.seats === party.seats && before.host === party.host) return;
    const guests = guestsOf(party);
    for (const guest of before === undefined ? [] : guestsOf(before))
      if (!guests.has(guest)) this.#part(guest, id);
    for (const guest of guests) this.#byGuest.set(guest, (this.#byGuest.get(guest) ?? new Set()).add(id));
  }

  delete(id: string): void {
    const party = this.#parties.get(id);
    if (party === undefined) return;
    this.#parties.delete(id);
    this.#byCode.delete(party.code);
    this.#undone.delete(id);
    for (const guest of guestsOf(party)) this.#part(guest, id);
  }

  /** Those that somebody hosts, sits at or has left to a bot; the oldest first. */
  of(guest: string): readonly KeptParty[] {
    return this.#all(this.#byGuest.get(guest) ?? []);
  }
  coded(code: string): KeptParty | undefined {
    return this.#parties.get(this.#byCode.get(code) ?? "");
  }
  /** That wait or are being played. */
  going(): readonly KeptParty[] {
    return this.undone().filter(isGoing);
  }
  /** Those, and the closed ones, as long as somebody looks at them. */
  undone(): readonly KeptParty[] {
    return this.#all(this.#undone);
  }

  #all(ids: Iterable<string>): readonly KeptParty[] {
    return Array.from(ids, (id) => this.#parties.get(id)).filter((party) => party !== undefined);
  }

  #part(guest: string, id: string): void {
    const own = this.#byGuest.get(guest);
    own?.delete(id);
    if (own?.size === 0) this.#byGuest.delete(guest);
  }
}
