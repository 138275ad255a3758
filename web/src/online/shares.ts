/** This page's share of a deal, and what the server had promised when it was given: both are compared at the end. */
import { vouchedShares } from "@chronarium/authority";
import type { Vouched } from "@chronarium/kernel";
import { SHARE_KEY } from "../app/shared-tables.ts";
import { chance } from "../driver/clock.ts";

/** `early`: what was sent before the server had promised anything. */
type Noted = { readonly share: string; readonly commitment?: string; readonly early?: string };

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

/** `commitment`: what the server has promised, as far as it has. Its first promise counts: whoever changes his word later has broken it. */
export function noteShare(table: string, share: string, commitment?: string): void {
  const promise = noted(table)?.commitment ?? commitment;
  note(table, { share, ...(promise !== undefined && { commitment: promise }) });
}

/**
 * What our share is, now that the server has promised its own. Whoever opens a table sends one with his first words:
 * the server could have chosen its share by that, so that another takes its place.
 */
export function shareAfter(table: string, commitment: string, sent: string): string {
  const kept = noted(table);
  if (kept?.early === sent) return kept.share;
  if (kept?.share !== sent || kept.commitment !== undefined) return sent;
  const share = freshShare();
  note(table, { share, commitment, early: sent });
  return share;
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
