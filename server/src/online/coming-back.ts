/**
 * A server that comes back: its absence counts for nobody, and what was half done when it was killed is done. A move is
 * stored before its party, so the game knows better who is to act and whether it is over; who sits where, the party does.
 */
import { isDeepStrictEqual } from "node:util";
import type { TableCard } from "@chronarium/authority";
import type { Gathering } from "./gathering.ts";
import { awaited, type KeptParty, readParty, setupsOf } from "./kept-party.ts";
import type { PartyBook } from "./party-book.ts";
import type { Playing } from "./playing.ts";
import { passed, resumed } from "./reckoning.ts";

/** Before anybody is let in. `lastAlive`: when this server was last known to run. */
export async function comeBack(
  book: PartyBook,
  { gathering, playing }: { readonly gathering: Gathering; readonly playing: Playing },
  lastAlive: number,
): Promise<void> {
  const { authority, store, report } = book.host;
  for (const text of await store.parties()) {
    const party = readParty(text);
    if (party !== undefined) book.parties.put(party);
  }
  const goOn = async (party: KeptParty): Promise<void> => {
    const { id, phase } = party;
    if (phase === "over" || phase === "ended") return playing.finished(id);
    if (phase === "closed") return;
    const card = await authority.card(id);
    if (card === undefined) return;
    if (phase === "waiting") return gathering.caughtUp(party, card);
    if (card.result !== undefined || card.ended !== undefined) return playing.caughtUp(party, card);
    if (!isDeepStrictEqual(card.seats, setupsOf(party))) await authority.reseat(id, setupsOf(party));
    const again = asItWas(party, card, { lastAlive, now: book.host.clock.now() });
    if (!isDeepStrictEqual(again, party)) await book.put(again);
    book.toAct.set(id, card.actors);
    book.host.moved?.(book.party(id), card.actors, "resumed");
    await authority.wake(id);
  };
  // One that cannot go on keeps no other from it.
  for (const id of book.parties.ids()) await goOn(book.party(id)).catch(report);
}

/** Its clocks, and whatever happens by itself, stand where they stood when the server went. */
function asItWas(
  party: KeptParty,
  { actors }: TableCard,
  { lastAlive, now }: { readonly lastAlive: number; readonly now: number },
): KeptParty {
  const went = Math.max(lastAlive, party.touched);
  const later = (until: number): number => (until > went ? until + Math.max(0, now - went) : until);
  const { timeUp, back, clock, ...rest } = party;
  const rule = party.setup.clock;
  const stopped = clock && rule.kind !== "none" ? resumed(rule, clock, went, now) : undefined;
  const next =
    stopped && rule.kind !== "none" ? passed(rule, stopped, awaited(party, actors), now) : undefined;
  const off = next?.off?.map(({ days, until }) => ({ days, until: later(until) }));
  // Whoever has acted after all has not lost his seat.
  const acted = timeUp !== undefined && next?.running.includes(timeUp.seat) === false;
  return {
    ...rest,
    ...(next && { clock: { ...next, ...(off && { off }) } }),
    ...(timeUp &&
      !acted && { timeUp: { ...timeUp, ...(timeUp.until !== undefined && { until: later(timeUp.until) }) } }),
    ...(back && { back: { ...back, until: later(back.until) } }),
  };
}
