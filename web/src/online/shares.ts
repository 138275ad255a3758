/** This page's share of a deal, and what the server had promised when it was given: both are compared at the end. */
import { vouchedShares } from "@chronarium/authority";
import type { Vouched } from "@chronarium/kernel";
import { SHARE_KEY } from "../app/shared-tables.ts";
import { chance } from "../driver/clock.ts";

type Noted = { readonly share: string; readonly commitment?: string };

const keyOf = (table: string): string => `${SHARE_KEY}${table}`;

function noted(table: string): Noted | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null");
    return typeof kept === "object" && kept !== null && "share" in kept ? (kept as Noted) : undefined;
  } catch {
    return undefined;
  }
}

function note(table: string, kept: Noted): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // A browser that forbids storage has nothing to compare later, and the shares are shown all the same.
  }
}

export const freshShare = (): string => chance(16);

export function noteShare(table: string, share: string): void {
  note(table, { share });
}

/** The first promise counts: whoever changes his word later has broken it. */
export function notePromise(table: string, commitment: string): void {
  const kept = noted(table);
  if (kept !== undefined && kept.commitment === undefined) note(table, { ...kept, commitment });
}

/** What the server says of the shares, held against what this page knows. */
export function checked(table: string, part: Vouched & { part: "shares" }, seed: string): Vouched {
  const { own, commitment, seats } = part;
  const kept = noted(table);
  const kind = vouchedShares({ own, commitment, seats }, seed);
  const ours = kept === undefined || seats.includes(kept.share);
  const promised = kept?.commitment === undefined || kept.commitment === commitment;
  return { ...part, vouched: kind.vouched && ours && promised };
}
