/**
 * Browsers tell us where to send their notices, and anybody can claim to be one: this server must not knock at doors
 * that only it can reach. The address that is connected to is the one that was looked at, whatever a name says later.
 */
import { lookup as resolve } from "node:dns";
import { request } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

const LONGEST_ENDPOINT = 1024;
/** In milliseconds. */
const PATIENCE = 10_000;

const inside = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(net, bits, "ipv4");
/** All that is not handed out to the open internet (2000::/3), and of that what leads elsewhere. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  inside.addSubnet(net, bits, "ipv6");

export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inside.check(address, "ipv4");
    case 6:
      return open.check(address, "ipv6") && !inside.check(address, "ipv6");
    default:
      return false;
  }
}

/** As far as an address can be judged by looking at it. */
export function mayBeOutside(endpoint: string): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password, port } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:" || username !== "" || password !== "" || port !== "") return false;
  return isIP(host) === 0
    ? host.includes(".") && !/\.(?:local|internal|localhost|home\.arpa)$/.test(host)
    : isOutside(host);
}

/** Finds addresses outside alone. */
export const lookupOutside =
  (find: typeof resolve): LookupFunction =>
  (name, options, done) => {
    find(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, "", 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isOutside(address)))
        return done(new Error("This name leads inside."), "", 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };

export type Post = (
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<number>;

/** Answers the status. Nobody is sent elsewhere, and nothing of the answer is read. */
export const postOutside: Post = (endpoint, headers, body) =>
  new Promise((answer, fail) => {
    if (!mayBeOutside(endpoint)) return fail(new Error("This address leads inside."));
    const asked = request(
      endpoint,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length) },
        lookup: lookupOutside(resolve),
        agent: false,
        timeout: PATIENCE,
      },
      (reply) => {
        reply.destroy();
        answer(reply.statusCode ?? 0);
      },
    );
    asked.on("timeout", () => asked.destroy(new Error("The push service does not answer.")));
    asked.on("error", fail);
    asked.end(body);
  });
