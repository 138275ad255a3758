/** Seats that change their owner, while the game there goes on as it was. */
import { type KeptParty, type KeptSeat, seatOf, seatToReturn } from "../online/kept-party.ts";

/** Where somebody sat who is gone for good. Read alike in both languages. */
const NOBODY = "N. N.";

const isOf = (seat: KeptSeat, person: string): boolean => seat.kind !== "free" && seat.guest === person;

/** Undefined where nothing is to be done, or where the other sits already: nobody has two seats. */
export function broughtAlong(party: KeptParty, from: string, to: string): KeptParty | undefined {
  const sits = seatOf(party, from) ?? seatToReturn(party, from);
  const has = seatOf(party, to) ?? seatToReturn(party, to);
  if ((sits === undefined && party.host !== from) || has !== undefined) return undefined;
  const seats = party.seats.map((seat) => (isOf(seat, from) ? { ...seat, guest: to } : seat));
  return { ...party, seats, host: party.host === from ? to : party.host };
}

/** The seat stays, and is nobody's. */
export function unnamed(party: KeptParty, person: string, nobody: string): KeptParty | undefined {
  if (!party.seats.some((seat) => isOf(seat, person)) && party.host !== person) return undefined;
  const seats = party.seats.map((seat) =>
    isOf(seat, person) ? { ...seat, guest: nobody, name: NOBODY } : seat,
  );
  return { ...party, seats, host: party.host === person ? nobody : party.host };
}
