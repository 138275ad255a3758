/** What somebody may know of the tables, and who sits where. */
import { failParty, type LobbyCard, type OwnTable, type Rights, type TableCard } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import { isGoing, type KeptParty, lobbyCard, seatOf, seatToReturn, sharedSeats } from "./kept-party.ts";
import type { PartyBook } from "./party-book.ts";

/** So many tables are shown in the lobby. */
const MOST_SHOWN = 100;

function rightsIn(party: KeptParty, guest: string): Rights {
  const seat = seatOf(party, guest);
  if (seat === undefined) return [];
  return [seat, ...sharedSeats(party).filter((each) => each !== seat)];
}

export class Lists {
  readonly #book: PartyBook;
  /** By party, which changes less often than somebody asks, and guest. */
  readonly #rights: WeakMap<KeptParty, Map<string, Rights>> = new WeakMap();

  constructor(book: PartyBook) {
    this.#book = book;
  }

  /** Calls back when the lobby, or what this guest sits at, may look different. */
  watch(guest: string, changed: () => void): () => void {
    return this.#book.watchLists(guest, changed);
  }

  async mine(guest: string): Promise<readonly OwnTable[]> {
    const own = this.#book.parties.of(guest).flatMap((party) => {
      const seat = seatOf(party, guest);
      const you = seat ?? (party.phase === "running" ? seatToReturn(party, guest) : undefined);
      return isGoing(party) && you !== undefined ? [{ party, you, replaced: seat === undefined }] : [];
    });
    const tables = own.map(async ({ party, you, replaced }): Promise<OwnTable> => {
      const acts = party.phase === "running" && (await this.#book.actors(party.id)).includes(you);
      const turn = acts && !replaced;
      const names = party.seats.map((seat) => (seat.kind === "free" ? "" : seat.name));
      return {
        ...lobbyCard(party, this.#book.watching(party)),
        names,
        you,
        turn,
        ...(replaced && { replaced }),
      };
    });
    return (await Promise.all(tables)).sort((a, b) => Number(b.turn) - Number(a.turn));
  }

  lobby(): readonly LobbyCard[] {
    const open = this.#book.parties.going().filter(({ setup }) => setup.lobby);
    // Of more than anybody reads, those that can be joined come first, and of these the newest.
    const shown = new Set(
      open
        .toReversed()
        .toSorted((a, b) => Number(b.phase === "waiting") - Number(a.phase === "waiting"))
        .slice(0, MOST_SHOWN),
    );
    return open
      .filter((party) => shown.has(party))
      .map((party) => lobbyCard(party, this.#book.watching(party)));
  }

  /** The tables that somebody plays or has played at. */
  async tablesOf(guest: string): Promise<readonly TableCard[]> {
    const own = this.#book.parties
      .of(guest)
      .filter(
        (party) =>
          party.phase !== "waiting" && party.phase !== "closed" && seatOf(party, guest) !== undefined,
      );
    const cards = await Promise.all(own.map(({ id }) => this.#book.host.authority.card(id)));
    return cards.filter((card) => card !== undefined).sort((a, b) => b.updated - a.updated);
  }

  /** Whoever has a table's name may watch it; whoever sits there looks through his own eyes. */
  rightsAt(id: string, guest: string): Rights {
    const party = this.#book.party(id);
    if (party.phase === "waiting" || party.phase === "closed") return failParty("party/not-running");
    const known = this.#rights.get(party) ?? new Map<string, Rights>();
    this.#rights.set(party, known);
    const rights = known.get(guest) ?? rightsIn(party, guest);
    known.set(guest, rights);
    return rights;
  }

  helpedAt(id: string): boolean {
    const { setup, phase } = this.#book.party(id);
    return setup.help || phase === "over";
  }

  find(code: string): string {
    const found = this.#book.parties.coded(code);
    return found === undefined || found.phase === "closed" ? failParty("party/no-such-code") : found.id;
  }

  /** He looks at this table right now. */
  isHere(id: string, guest: string): boolean {
    return this.#book.company.presence(id, guest).state === "here";
  }

  seatAt(id: string, guest: string): Seat | undefined {
    const party = this.#book.parties.get(id);
    return party && seatOf(party, guest);
  }

  /** The games that are being played. */
  running(): readonly KeptParty[] {
    return this.#book.parties.going().filter(({ phase }) => phase === "running");
  }

  /** How many tables somebody sits at that are not over. */
  seatsOf(guest: string): number {
    const own = this.#book.parties.of(guest).filter((party) => seatOf(party, guest) !== undefined);
    return own.filter(isGoing).length;
  }
}
