/** Seats that become another person's, at all tables. */
import type { Seat } from "@chronarium/kernel";
import { broughtAlong, unnamed } from "../people/seats.ts";
import type { Blocks } from "./blocks.ts";
import type { Chat } from "./chat.ts";
import { type KeptParty, seatOf, seatToReturn, setupsOf } from "./kept-party.ts";
import type { PartyBook } from "./party-book.ts";
import type { Playing } from "./playing.ts";
import { stood } from "./waiting.ts";

export type KeptOfTables = {
  readonly seats: readonly (Pick<KeptParty, "game" | "phase"> & {
    readonly table: string;
    readonly seat: Seat;
    readonly name: string;
  })[];
  readonly said: Awaited<ReturnType<Chat["saidBy"]>>;
  readonly blocked: number;
};

export class Owners {
  readonly #book: PartyBook;
  readonly #blocks: Blocks;
  readonly #chat: Chat;
  readonly #playing: Playing;

  constructor(book: PartyBook, { blocks, chat }: { blocks: Blocks; chat: Chat }, playing: Playing) {
    this.#book = book;
    this.#blocks = blocks;
    this.#chat = chat;
    this.#playing = playing;
  }

  /** What the tables of this server hold of somebody. Whom he has blocked is only counted: their names are secrets. */
  async keptOf(guest: string): Promise<KeptOfTables> {
    const seats = this.#book.parties.of(guest).flatMap((party) => {
      const seat = seatOf(party, guest) ?? seatToReturn(party, guest);
      const there = seat === undefined ? undefined : party.seats[seat];
      if (seat === undefined || there === undefined || there.kind === "free") return [];
      return [{ table: party.id, game: party.game, phase: party.phase, seat, name: there.name }];
    });
    const said = await this.#chat.saidBy(guest, this.#book.parties.ids());
    return { seats, said, blocked: (await this.#blocks.of(guest)).size };
  }

  /** A guest's seats are somebody else's from now on. */
  bring(from: string, to: string): Promise<void> {
    return this.#book.everywhere(async (party) => {
      const brought = broughtAlong(party, from, to);
      if (brought === undefined) return;
      await this.#book.put(brought);
      await this.#book.inLine(`${party.id} chat`, () => this.#chat.bring(party.id, from, to));
    });
  }

  /** Somebody is gone for good: his seats are free, a bot's or the others', or have no name any more. */
  async depart(guest: string): Promise<void> {
    await this.#blocks.forget(guest);
    const { chance, report } = this.#book.host;
    await this.#book.everywhere(async (party) => {
      if (party.phase === "waiting" && seatOf(party, guest) !== undefined)
        return this.#book.put(stood(party, guest));
      try {
        await this.#leave(party, guest);
      } catch (error) {
        // A table whose game is damaged keeps his name no longer than the others do.
        report(error);
        const left = unnamed(this.#book.party(party.id), guest, chance(16));
        if (left !== undefined) await this.#book.put(left);
      }
    });
    await this.#book.everywhere(({ id }) =>
      this.#book.inLine(`${id} chat`, () => this.#chat.unname(id, guest)),
    );
  }

  async #leave(party: KeptParty, guest: string): Promise<void> {
    const seat = seatOf(party, guest);
    const sealed = await this.#book.isSealed(party);
    if (party.phase === "running" && seat !== undefined && !sealed)
      await this.#playing.replace(party, seat, true);
    const left = unnamed(this.#book.party(party.id), guest, this.#book.host.chance(16));
    if (left === undefined) return;
    if (left.phase !== "waiting" && left.phase !== "closed")
      await this.#book.host.authority.reseat(left.id, setupsOf(left));
    if (left.phase === "running" && seat !== undefined && sealed) return this.#playing.share(left, seat);
    await this.#book.put(left);
  }
}
