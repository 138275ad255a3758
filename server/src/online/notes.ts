/** The chat of a table tells what happens there: nobody says it, everybody who may see the table hears it. */
import { isDeepStrictEqual } from "node:util";
import type { Note, PartySetup } from "@chronarium/authority";
import type { Chat, KeptLine } from "./chat.ts";
import { isGoing, isPerson, type KeptParty, seatOf } from "./kept-party.ts";
import type { PartyBook } from "./party-book.ts";

export type KeptNote = {
  readonly number: number;
  readonly at: number;
  /** Whom it tells of. */
  readonly guest: string;
  readonly note: Note;
  readonly instead?: number;
};

/** So many notes of a table are kept, beside what is said. */
export const MOST_NOTES = 50;
/** In milliseconds: whoever is back sooner has only loaded his page again. */
const MISSED = 10_000;

const PRESENCE = ["gone", "here"];
/** Of one kind about the same person the last is enough, as long as nobody has said anything since. */
const KINDS: readonly (readonly string[])[] = [
  PRESENCE,
  ["sat", "stood"],
  ["botSeated", "removed"],
  ["changed"],
  ["asksBack", "backWithdrawn"],
  ["wishesEnd", "playsOn"],
  ["rests"],
];

type About = Pick<KeptNote, "guest" | "at" | "note">;

/** How it stands after these lines; undefined where it tells nothing new. */
export function noteAfter(lines: readonly (KeptLine | KeptNote)[], about: About): KeptNote | undefined {
  const { guest, note } = about;
  const kind = KINDS.find((codes) => codes.includes(note.code));
  const last = lines.findLast(
    (line): line is KeptNote =>
      "note" in line &&
      line.guest === guest &&
      kind?.includes(line.note.code) === true &&
      whomOf(line.note) === whomOf(note),
  );
  // Whoever was not missed is not back, and nobody is missed twice.
  if (kind === PRESENCE && (last?.note.code ?? "here") === note.code) return undefined;
  const number = (lines.at(-1)?.number ?? 0) + 1;
  if (last === undefined || lines.some((line) => !("note" in line) && line.number > last.number))
    return { number, ...about };
  return { number, ...about, note: together(last.note, note), instead: last.number };
}

const whomOf = (note: Note): string | undefined => ("whom" in note ? note.whom : undefined);

const together = (before: Note, note: Note): Note =>
  before.code === "changed" && note.code === "changed"
    ? { ...before, ...note, setup: { ...before.setup, ...note.setup } }
    : note;

/** Whatever tells of somebody, or of what was done to him. */
export function withoutNotesOf<Line extends KeptLine | KeptNote>(
  lines: readonly Line[],
  guest: string,
): readonly Line[] {
  const names = lines.flatMap((line) =>
    "note" in line && line.guest === guest && "name" in line.note ? [line.note.name] : [],
  );
  return lines.filter(
    (line) => !("note" in line && (line.guest === guest || names.includes(whomOf(line.note) ?? ""))),
  );
}

/** What the host has chosen anew. */
export function changesOf(before: PartySetup, after: PartySetup): Partial<PartySetup> {
  const kept = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, kept.get(name))),
  );
}

/** As a table tells it: whoever sits there has a name. */
type Draft<Each = Note> = Each extends { readonly name: string } ? Omit<Each, "name"> : Each;

export class Notes {
  readonly #book: PartyBook;
  readonly #chat: Chat;
  readonly #begun: number;

  constructor(book: PartyBook, chat: Chat) {
    this.#book = book;
    this.#chat = chat;
    this.#begun = book.host.clock.now();
  }

  /** Nobody waits for it: what it tells of is done, also where it cannot be stored. `by`: who did what names nobody. */
  tell(party: KeptParty, draft: Draft, by = ""): void {
    const { id, seats } = party;
    const there = "seat" in draft ? seats[draft.seat] : undefined;
    const person = there === undefined || there.kind === "free" ? undefined : there;
    const note = { ...draft, ...(person && { name: person.name }) } as Note;
    const about = { guest: person?.guest ?? by, at: this.#book.host.clock.now(), note };
    this.#book
      .inLine(`${id} chat`, async () => {
        if (this.#book.parties.has(id)) await this.#chat.note(party, about, this.#book.company.at(id));
      })
      .catch(this.#book.host.report);
  }

  /** Of those who have been gone for a while. Who plays by turns comes and goes, and who has left his seat is not missed. */
  miss(party: KeptParty, now: number): void {
    if (party.setup.clock.kind === "turns") return;
    for (const [seat, there] of party.seats.entries()) {
      if (!isPerson(there) || there.lent !== undefined) continue;
      const gone = this.#goneFor(party, there.guest, now) >= MISSED;
      if (gone && this.#book.company.misses(party.id, there.guest)) this.tell(party, { code: "gone", seat });
    }
  }

  /** Somebody looks at the table again. */
  welcome(party: KeptParty, guest: string): void {
    const seat = seatOf(party, guest);
    if (seat !== undefined && isGoing(party) && party.setup.clock.kind !== "turns")
      this.tell(party, { code: "here", seat });
  }

  #goneFor(party: KeptParty, guest: string, now: number): number {
    const { state, since } = this.#book.company.presence(party.id, guest);
    return state === "gone" ? now - (since || Math.max(this.#begun, party.touched)) : 0;
  }
}
