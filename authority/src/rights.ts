/** Who may do what at a table. Every question about it is answered here. */
import type { Refusal, Seat, Viewer } from "@chronarium/kernel";
import { driverRefusal } from "./refusals.ts";
import type { SeatSetup } from "./types.ts";

/**
 * The owner of a table has every person's seat: one screen that is handed round. Others have their own seats; nobody
 * looks through eyes that are not his.
 */
export type Rights = "owner" | readonly Seat[];

type Table = { readonly seats: readonly SeatSetup[]; readonly over: boolean };

const isBot = ({ seats }: Table, seat: Seat): boolean => seats[seat]?.kind === "bot";
const has = (rights: Rights, seat: Seat): boolean => rights === "owner" || rights.includes(seat);

/** Why somebody may not look through these eyes. Once a game is over nothing is hidden. */
export function lookRefusal(rights: Rights, table: Table, viewer: Viewer): Refusal | undefined {
  if (viewer === "observer") return undefined;
  if (viewer >= table.seats.length) return driverRefusal("driver/bad-call", { place: "viewer" });
  if (table.over) return undefined;
  if (isBot(table, viewer)) return driverRefusal("driver/hidden-seat");
  return has(rights, viewer) ? undefined : driverRefusal("driver/not-your-seat");
}

/** Why somebody may not act for this seat. Seats that do not exist are for the kernel to refuse. */
export function actRefusal(rights: Rights, table: Table, seat: Seat): Refusal | undefined {
  if (seat >= table.seats.length) return undefined;
  if (isBot(table, seat)) return driverRefusal("driver/bot-seat", { seat });
  return has(rights, seat) ? undefined : driverRefusal("driver/not-your-seat");
}

/** While a game runs its file is its owner's alone. */
export function exportRefusal(rights: Rights, over: boolean): Refusal | undefined {
  return rights === "owner" || over ? undefined : driverRefusal("driver/not-your-seat");
}

/**
 * The only person at the table; of several, the one to move; nobody's eyes where none of them is. Those who share the
 * screen of a sealed game look at the open table: a seat's cards are shown when somebody asks for them.
 */
export function firstViewer(
  rights: Rights,
  { seats, actors, sealed }: { seats: readonly SeatSetup[]; actors: readonly Seat[]; sealed: boolean },
): Viewer {
  const own = seats.flatMap(({ kind }, seat) => (kind === "human" && has(rights, seat) ? [seat] : []));
  const [only, second] = own;
  if (only !== undefined && second === undefined) return only;
  return (sealed ? undefined : actors.find((seat) => own.includes(seat))) ?? "observer";
}
