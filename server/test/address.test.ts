import { expect, test } from "vitest";
import { addressOf, networkOf } from "../src/online/address.ts";

const from = (remoteAddress: string, forwarded?: string): string =>
  addressOf({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  } as Parameters<typeof addressOf>[0]);

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("a proxy on this computer is believed, and nobody else", () => {
  expect(from("127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  // What its own caller has written before is anybody's word.
  expect(from("::1", "10.0.0.1, 2001:db8:5:6::7")).toBe("2001:db8:5:6");
  expect(from("::ffff:127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  expect(from("198.51.100.7", "203.0.113.9")).toBe("198.51.100.7");
  expect(from("127.0.0.1")).toBe("127.0.0.1");
});
