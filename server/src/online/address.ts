/** Where somebody asks from, as far as it counts how often. */
import type { IncomingMessage } from "node:http";

const OWN = /^(::ffff:)?127\.|^::1$/;
/** One household has this much of an address of version 6, and takes any of the rest. */
const GROUPS_OF_NETWORK = 4;

/** A proxy on this computer says for whom it asks; what anybody else says of that is not believed. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): string {
  const remote = socket.remoteAddress ?? "";
  const forwarded = OWN.test(remote) ? headers["x-forwarded-for"] : undefined;
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return networkOf(last || remote);
}

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = [], tail] = plain.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const groups = [...head];
  if (tail !== undefined) {
    const left = Math.max(0, 8 - head.length - tail.length);
    groups.push(...Array.from({ length: left }, () => "0"), ...tail);
  }
  return groups
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
