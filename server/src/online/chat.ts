/**
 * What is said beside the tables. Players hear players, from when they sat down; watchers hear watchers, and players
 * hear those when the game is over: nobody at the table is told what somebody sees who sees more. Nobody hears whom he
 * has blocked.
 */
import { createHash } from "node:crypto";
import { type ChatLine, type ChatRoom, failParty, isObject, isText } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import { isPerson, type KeptParty, seatOf } from "./kept-party.ts";

type ChatStore = {
  readonly noted: (name: string) => Promise<string | undefined>;
  readonly note: (name: string, text: string) => Promise<void>;
  readonly forget: (name: string) => Promise<void>;
};

type KeptLine = {
  readonly number: number;
  readonly room: ChatRoom;
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly text: string;
  /** Who sat at the table when a player said it. */
  readonly heard: readonly string[];
};

/** So many lines of a table are kept, and so many people may somebody have blocked. */
const MOST_KEPT = 200;
const MOST_BLOCKED = 500;

/** Tells people apart at one table, and nowhere else. */
const tagOf = (table: string, guest: string): string =>
  createHash("sha256").update(`${table} ${guest}`).digest("hex").slice(0, 16);

const noteOf = (table: string): string => `chat ${table}`;
const blockedBy = (guest: string): string => `blocked ${guest}`;

export class Chat {
  readonly #store: ChatStore;
  readonly #lines: Map<string, readonly KeptLine[]> = new Map();
  readonly #blocked: Map<string, ReadonlySet<string>> = new Map();

  constructor(store: ChatStore) {
    this.#store = store;
  }

  /** All that somebody may hear. */
  async heardBy(party: KeptParty, guest: string): Promise<readonly ChatLine[]> {
    const [lines, blocked] = await Promise.all([this.#of(party.id), this.#blockedBy(guest)]);
    return lines.flatMap((line) => (hears(party, line, guest, blocked) ? [lineFor(party, line, guest)] : []));
  }

  /** Stored, and then told to each of these as far as he may hear it. */
  async say(
    party: KeptParty,
    said: { readonly guest: string; readonly name: string; readonly text: string; readonly at: number },
    around: readonly { readonly guest: string; readonly hear: (line: ChatLine) => void }[],
  ): Promise<void> {
    const { id, seats } = party;
    const seat = seatOf(party, said.guest);
    const there = seat === undefined ? undefined : seats[seat];
    const before = await this.#of(id);
    const line: KeptLine = {
      number: (before.at(-1)?.number ?? 0) + 1,
      at: said.at,
      guest: said.guest,
      text: plain(said.text),
      ...(seat !== undefined && isPerson(there)
        ? {
            room: "players",
            seat,
            name: there.name,
            heard: seats.flatMap((each) => (isPerson(each) ? [each.guest] : [])),
          }
        : { room: "watchers", name: said.name, heard: [] }),
    };
    const kept = [...before, line].slice(-MOST_KEPT);
    await this.#store.note(noteOf(id), JSON.stringify(kept));
    this.#lines.set(id, kept);
    for (const { guest, hear } of around)
      if (hears(party, line, guest, await this.#blockedBy(guest))) hear(lineFor(party, line, guest));
  }

  /** Somebody who has spoken at this table. */
  async block(party: KeptParty, guest: string, who: string, block: boolean): Promise<void> {
    const other = (await this.#of(party.id)).find((line) => tagOf(party.id, line.guest) === who)?.guest;
    if (other === undefined || other === guest) return failParty("party/not-seated");
    const before = await this.#blockedBy(guest);
    const next = [...before].filter((each) => each !== other);
    if (block) next.push(other);
    const kept = next.slice(-MOST_BLOCKED);
    await this.#store.note(blockedBy(guest), JSON.stringify(kept));
    this.#blocked.set(guest, new Set(kept));
  }

  async hasBlocked(guest: string, other: string): Promise<boolean> {
    return (await this.#blockedBy(guest)).has(other);
  }

  async forget(table: string): Promise<void> {
    this.#lines.delete(table);
    await this.#store.forget(noteOf(table));
  }

  async #of(table: string): Promise<readonly KeptLine[]> {
    const known = this.#lines.get(table) ?? listed(await this.#store.noted(noteOf(table))).filter(isLine);
    this.#lines.set(table, known);
    return known;
  }

  async #blockedBy(guest: string): Promise<ReadonlySet<string>> {
    const known =
      this.#blocked.get(guest) ?? new Set(listed(await this.#store.noted(blockedBy(guest))).filter(isText));
    this.#blocked.set(guest, known);
    return known;
  }
}

function hears(party: KeptParty, line: KeptLine, guest: string, blocked: ReadonlySet<string>): boolean {
  if (line.guest === guest) return true;
  if (blocked.has(line.guest)) return false;
  if (line.room === "players") return line.heard.includes(guest);
  return seatOf(party, guest) === undefined || party.phase === "over" || party.phase === "ended";
}

function lineFor({ id }: KeptParty, line: KeptLine, guest: string): ChatLine {
  const { heard: _, guest: by, ...told } = line;
  return { ...told, who: tagOf(id, by), ...(by === guest && { yours: true }) };
}

/** Neither control characters nor those that turn the direction of writing. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, " ")
    .trim();

function listed(text: string | undefined): readonly unknown[] {
  const value: unknown = text === undefined ? [] : JSON.parse(text);
  return Array.isArray(value) ? value : [];
}

/** What was stored by this server is as it was written. */
const isLine = (value: unknown): value is KeptLine => isObject(value) && isText(value.guest);
