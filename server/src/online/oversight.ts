/** What whoever runs the server sees of the tables, and may do there. */
import { failParty } from "@chronarium/authority";
import type { Chat, KeptLine } from "./chat.ts";
import type { KeptParty } from "./kept-party.ts";
import type { PartyBook } from "./party-book.ts";
import type { Playing } from "./playing.ts";

export class Oversight {
  readonly #book: PartyBook;
  readonly #chat: Chat;
  readonly #playing: Playing;

  constructor(book: PartyBook, chat: Chat, playing: Playing) {
    this.#book = book;
    this.#chat = chat;
    this.#playing = playing;
  }

  /** Those that are waiting or being played. */
  tables(): readonly KeptParty[] {
    return this.#book.parties.going();
  }

  /** A table that waits is gone; a game that is being played ends as if all had agreed. */
  close(id: string): Promise<void> {
    return this.#book.change(id, async (party) => {
      if (party.phase === "running") return this.#playing.end(party);
      if (party.phase === "waiting") return this.#book.put({ ...party, phase: "closed" });
      return failParty("party/not-running");
    });
  }

  chat(id: string): Promise<readonly KeptLine[]> {
    return this.#chat.all(this.#book.party(id));
  }

  unsay(id: string, number: number): Promise<KeptLine> {
    return this.#book.inLine(`${id} chat`, () =>
      this.#chat.remove(this.#book.party(id), number, this.#book.company.at(id)),
    );
  }
}
