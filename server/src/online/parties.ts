/** All parties of this server: what their people ask for. The games themselves are the authority's. */
import { type ChatLine, failParty, type Party } from "@chronarium/authority";
import { Blocks } from "./blocks.ts";
import { Chat } from "./chat.ts";
import { comeBack } from "./coming-back.ts";
import type { Caller } from "./company.ts";
import { Gathering } from "./gathering.ts";
import { returned, seatOf } from "./kept-party.ts";
import { Lists } from "./lists.ts";
import { Notes } from "./notes.ts";
import { Oversight } from "./oversight.ts";
import { Owners } from "./owners.ts";
import { type PartiesHost, PartyBook } from "./party-book.ts";
import { Playing } from "./playing.ts";
import { nameOf } from "./waiting.ts";
import { Watch } from "./watch.ts";

export class Parties {
  readonly lists: Lists;
  readonly gathering: Gathering;
  readonly playing: Playing;
  readonly owners: Owners;
  readonly watch: Watch;
  readonly oversight: Oversight;
  readonly #book: PartyBook;
  readonly #blocks: Blocks;
  readonly #chat: Chat;
  readonly #notes: Notes;

  constructor(host: PartiesHost) {
    this.#book = new PartyBook(host);
    this.#blocks = new Blocks(host.store, () => host.clock.now());
    this.#chat = new Chat(host.store, this.#blocks);
    this.lists = new Lists(this.#book);
    this.#notes = new Notes(this.#book, this.#chat);
    this.playing = new Playing(this.#book, this.#notes);
    this.gathering = new Gathering(this.#book, { chat: this.#chat, notes: this.#notes }, this.playing);
    this.owners = new Owners(this.#book, { blocks: this.#blocks, chat: this.#chat }, this.playing);
    this.oversight = new Oversight(this.#book, this.#chat, this.playing);
    this.watch = new Watch(this.#book, { chat: this.#chat, notes: this.#notes }, this.playing);
  }

  /** `lastAlive`: when this server was last known to run. */
  load(lastAlive: number): Promise<void> {
    return comeBack(this.#book, this, lastAlive);
  }

  /** What is older than it may become is forgotten. */
  tidy(): Promise<void> {
    return this.#blocks.tidy((person) => this.#book.host.accountOf?.(person) !== undefined);
  }

  visit(id: string, caller: Caller): Party {
    const party = this.#book.party(id);
    if (this.#book.company.presence(id, caller.guest).state === "gone")
      this.#notes.welcome(party, caller.guest);
    this.#book.company.join(id, caller);
    if (returned(party, caller.guest) !== undefined)
      this.#book.later(id, (late) => this.playing.comeBack(late, caller.guest));
    this.#book.tell(id, caller);
    return this.#book.told(party, caller.guest);
  }

  leave(id: string, caller: Caller): void {
    this.#book.company.leave(id, caller, this.#book.host.clock.now());
    this.#book.tell(id);
  }

  present(id: string, caller: Caller, front: boolean): void {
    this.#book.company.turn(id, caller, front);
    this.#book.tell(id);
  }

  chat(id: string, guest: string): Promise<readonly ChatLine[]> {
    const party = this.#book.party(id);
    // What is being written down belongs to it.
    return this.#book.inLine(`${id} chat`, () => this.#chat.heardBy(party, guest));
  }

  speak(id: string, guest: string, name: string, text: string): Promise<void> {
    return this.#book.inLine(`${id} chat`, () => {
      const party = this.#book.party(id);
      const called = seatOf(party, guest) === undefined ? nameOf(name) : "";
      const said = { guest, name: called, text, at: this.#book.host.clock.now() };
      return this.#chat.say(party, said, this.#book.company.at(id));
    });
  }

  block(id: string, guest: string, who: string, block: boolean): Promise<void> {
    return this.#book.inLine(`${id} chat`, () => this.#chat.block(this.#book.party(id), guest, who, block));
  }

  async report(id: string, guest: string, who: string, text: string): Promise<void> {
    const { other, called, said } = await this.#chat.whoIs(this.#book.party(id), guest, who);
    const done = await this.#book.host.reported?.({ by: guest, about: other, called, table: id, text, said });
    if (done === false) failParty("party/too-fast");
  }
}
