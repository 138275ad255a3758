/** Seats that become another person's, at all tables. */
import { broughtAlong, unnamed } from "../people/seats.ts";
import { seatOf, setupsOf } from "./kept-party.ts";
import type { PartyBook } from "./party-book.ts";
import type { Playing } from "./playing.ts";
import { stood } from "./waiting.ts";

export class Owners {
  readonly #book: PartyBook;
  readonly #playing: Playing;

  constructor(book: PartyBook, playing: Playing) {
    this.#book = book;
    this.#playing = playing;
  }

  /** A guest's seats are somebody else's from now on. */
  bring(from: string, to: string): Promise<void> {
    return this.#book.everywhere(async (party) => {
      const brought = broughtAlong(party, from, to);
      if (brought !== undefined) await this.#book.put(brought);
    });
  }

  /** Somebody is gone for good: his seats are free, or a bot's, or have no name any more. */
  depart(guest: string): Promise<void> {
    return this.#book.everywhere(async (party) => {
      const seat = seatOf(party, guest);
      if (party.phase === "waiting" && seat !== undefined) return this.#book.put(stood(party, guest));
      if (party.phase === "running" && seat !== undefined) await this.#playing.replace(party, seat, true);
      const left = unnamed(this.#book.party(party.id), guest, this.#book.host.chance(16));
      if (left === undefined) return;
      if (left.phase !== "waiting" && left.phase !== "closed")
        await this.#book.host.authority.reseat(left.id, setupsOf(left));
      await this.#book.put(left);
    });
  }
}
