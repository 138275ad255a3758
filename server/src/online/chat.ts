/**
 * What is said beside the tables. Players hear players, from when they sat down; watchers hear watchers, and players
 * hear those when the game is over: nobody at the table is told what somebody sees who sees more. Nobody hears whom he
 * has blocked.
 */
import { isDeepStrictEqual } from "node:util";
import { type ChatLine, failParty, isObject, isText, type SaidLine } from "@chronarium/authority";
import type { Blocks, BlocksStore } from "./blocks.ts";
import { isPerson, type KeptParty, seatOf, seatToReturn, tagOf } from "./kept-party.ts";
import { type KeptNote, MOST_NOTES, noteAfter, withoutNotesOf } from "./notes.ts";

type ChatStore = Pick<BlocksStore, "noted" | "note" | "forget">;

/** Somebody who may hear what is said. */
type Around = readonly { readonly guest: string; readonly hear: (line: ChatLine) => void }[];

export type KeptLine = Omit<SaidLine, "who" | "yours"> & {
  readonly guest: string;
  /** Who sat at the table when a player said it. */
  readonly heard: readonly string[];
};
type Kept = KeptLine | KeptNote;

/** For whoever said it. */
type Said = Pick<KeptLine, "at" | "room" | "name" | "text"> & { readonly table: string };

/** So many lines of a table are kept that somebody has said. */
const MOST_KEPT = 200;
/** So many of the last lines of somebody go with a report about him. */
const REPORTED = 10;

const noteOf = (table: string): string => `chat ${table}`;

export class Chat {
  readonly #store: ChatStore;
  readonly #lines: Map<string, readonly Kept[]> = new Map();
  readonly #blocks: Blocks;

  constructor(store: ChatStore, blocks: Blocks) {
    this.#store = store;
    this.#blocks = blocks;
  }

  /** All that somebody may hear. */
  async heardBy(party: KeptParty, guest: string): Promise<readonly ChatLine[]> {
    const [lines, blocked] = await Promise.all([this.#of(party.id), this.#blocks.of(guest)]);
    return lines.flatMap((line) => (hears(party, line, guest, blocked) ? [lineFor(party, line, guest)] : []));
  }

  /** Stored, and then told to each of these as far as he may hear it. */
  async say(
    party: KeptParty,
    said: { readonly guest: string; readonly name: string; readonly text: string; readonly at: number },
    around: Around,
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
    await this.#keep(party, latest([...before, line]), line, around);
  }

  /** What happened at the table: for everybody who may see it. */
  async note(
    party: KeptParty,
    about: Pick<KeptNote, "guest" | "at" | "note">,
    around: Around,
  ): Promise<void> {
    const before = await this.#of(party.id);
    const line = noteAfter(before, about);
    if (line === undefined) return;
    const others = before.filter(({ number }) => number !== line.instead);
    await this.#keep(party, latest([...others, line]), line, around);
  }

  /** By whoever runs the server: everybody who heard it is told. Answers what it was. */
  async remove(party: KeptParty, number: number, around: Around): Promise<KeptLine> {
    const before = await this.#of(party.id);
    const line = before.filter(isSaid).find((each) => each.number === number && !each.removed);
    if (line === undefined) return failParty("party/no-such-line");
    const removed: KeptLine = { ...line, text: "", removed: true };
    await this.#keep(
      party,
      before.map((each) => (each === line ? removed : each)),
      removed,
      around,
    );
    return line;
  }

  /** What somebody has said at these tables, the one after the other: nobody waits for so much at once. */
  async saidBy(guest: string, tables: readonly string[]): Promise<readonly Said[]> {
    const said: Said[] = [];
    for (const table of tables) {
      const lines = this.#lines.get(table) ?? (await this.#read(table));
      for (const { guest: by, at, room, name, text } of lines.filter(isSaid))
        if (by === guest) said.push({ table, at, room, name, text });
    }
    return said;
  }

  /** Somebody is another person from now on: what he said and heard at this table is that one's. */
  async bring(table: string, from: string, to: string): Promise<void> {
    const lines = await this.#of(table);
    const own = (guest: string): string => (guest === from ? to : guest);
    const brought = lines.map((line) => ({
      ...line,
      guest: own(line.guest),
      ...(isSaid(line) && { heard: line.heard.map(own) }),
    }));
    if (isDeepStrictEqual(brought, lines)) return;
    await this.#store.note(noteOf(table), JSON.stringify(brought));
    this.#lines.set(table, brought);
  }

  /** Somebody is gone for good: no note names him any more. */
  async unname(table: string, guest: string): Promise<void> {
    const lines = this.#lines.get(table) ?? (await this.#read(table));
    const kept = withoutNotesOf(lines, guest);
    if (kept.length === lines.length) return;
    await this.#store.note(noteOf(table), JSON.stringify(kept));
    this.#lines.set(table, kept);
  }

  /** For whoever runs the server. */
  async all(party: KeptParty): Promise<readonly KeptLine[]> {
    return (await this.#of(party.id)).filter(isSaid);
  }

  async #keep(party: KeptParty, kept: readonly Kept[], line: Kept, around: Around): Promise<void> {
    await this.#store.note(noteOf(party.id), JSON.stringify(kept));
    this.#lines.set(party.id, kept);
    for (const { guest, hear } of around)
      if (hears(party, line, guest, await this.#blocks.of(guest))) hear(lineFor(party, line, guest));
  }

  /** Somebody else who sits at this table, or has spoken there, and what he said last. */
  async whoIs(
    party: KeptParty,
    guest: string,
    who: string,
  ): Promise<{ readonly other: string; readonly called: string; readonly said: readonly string[] }> {
    const lines = await this.all(party);
    const known = [...party.seats.filter(isPerson), ...lines.toReversed()];
    const found = known.find((each) => tagOf(party.id, each.guest) === who);
    if (found === undefined || found.guest === guest) return failParty("party/not-seated");
    const said = lines.filter((line) => line.guest === found.guest).map(({ text }) => text);
    return { other: found.guest, called: found.name, said: said.slice(-REPORTED) };
  }

  async block(party: KeptParty, guest: string, who: string, block: boolean): Promise<void> {
    const { other } = await this.whoIs(party, guest, who);
    await this.#blocks.put(guest, other, block);
  }

  async hasBlocked(guest: string, other: string): Promise<boolean> {
    return (await this.#blocks.of(guest)).has(other);
  }

  async forget(table: string): Promise<void> {
    this.#lines.delete(table);
    await this.#store.forget(noteOf(table));
  }

  async #of(table: string): Promise<readonly Kept[]> {
    const known = this.#lines.get(table) ?? (await this.#read(table));
    this.#lines.set(table, known);
    return known;
  }

  async #read(table: string): Promise<readonly Kept[]> {
    return listed(await this.#store.noted(noteOf(table))).filter(isLine);
  }
}

function hears(party: KeptParty, line: Kept, guest: string, blocked: ReadonlySet<string>): boolean {
  if (!isSaid(line)) return true;
  if (line.guest === guest) return true;
  if (blocked.has(line.guest)) return false;
  if (line.room === "players") return line.heard.includes(guest);
  if (party.phase === "over" || party.phase === "ended") return true;
  // Whoever may come back to his seat is no watcher.
  return seatOf(party, guest) === undefined && seatToReturn(party, guest) === undefined;
}

function lineFor({ id }: KeptParty, line: Kept, guest: string): ChatLine {
  const yours = line.guest === guest && { yours: true as const };
  if (!isSaid(line)) {
    const { guest: _, ...told } = line;
    return { ...told, ...yours };
  }
  const { heard: _, guest: by, ...told } = line;
  return { ...told, who: tagOf(id, by), ...yours };
}

const isSaid = (line: Kept): line is KeptLine => !("note" in line);

/** However much happens, it takes no room from what is said. */
function latest(lines: readonly Kept[]): readonly Kept[] {
  let [said, notes] = [MOST_KEPT, MOST_NOTES];
  return lines
    .toReversed()
    .filter((line) => (isSaid(line) ? said-- : notes--) > 0)
    .toReversed();
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
const isLine = (value: unknown): value is Kept => isObject(value) && isText(value.guest);
