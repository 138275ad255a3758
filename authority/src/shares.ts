/**
 * A deal that nobody can choose alone. The authority commits to its own share before anybody sits; every seat then adds
 * one in clear; the seed is made of all of them. When the game is over the authority's share is told, and anybody can
 * see that the commitment was its own, that his share is in, and that the seed follows.
 */
import { commitment, type Seed, sha256, type Vouched } from "@chronarium/kernel";
import { isList, isObject, isText } from "./guards.ts";

export type Shares = {
  /** The authority's own: a secret until the game is over. */
  readonly own: string;
  /** SHA-256 of it, shown before anybody sat down. */
  readonly commitment: string;
  /** One for each seat; a bot's is empty. */
  readonly seats: readonly string[];
};

const SHARE = /^[0-9a-f]{32,64}$/;
export const isShare = (value: unknown): value is string => isText(value) && SHARE.test(value);

export const isShares = (value: unknown): value is Shares =>
  isObject(value) &&
  isShare(value.own) &&
  isText(value.commitment) &&
  isList(value.seats) &&
  value.seats.every((share) => share === "" || isShare(share));

export const commitmentTo = (own: string): string => commitment(own);

/** Written out in docs/protocol.md: whoever builds another client can check it. */
export const seedOf = ({ own, seats }: Pick<Shares, "own" | "seats">): Seed =>
  sha256(["chronarium deal", own, ...seats].join("\n"));

/** Whether the seed was made of these shares, and the authority kept its word. */
export function vouchedShares({ own, commitment: shown, seats }: Shares, seed: Seed): Vouched {
  const vouched = commitmentTo(own) === shown && seedOf({ own, seats }) === seed;
  return { part: "shares", vouched, commitment: shown, own, seats };
}
