import { describe, expect, it } from "vitest";
import { homeAddresses } from "../src/neighbours.ts";

const at = (address: string, internal = false, family: "IPv4" | "IPv6" = "IPv4") => ({
  address,
  internal,
  family,
  netmask: "255.255.255.0",
  mac: "00:00:00:00:00:00",
  cidr: null,
  scopeid: 0,
});

describe("what another device must open", () => {
  it("is an address of the home network before any other, never one of this computer alone", () => {
    const found = homeAddresses({
      lo: [at("127.0.0.1", true)],
      wan: [at("203.0.113.9"), at("169.254.7.7"), at("fe80::1", false, "IPv6")],
      lan: [at("192.168.1.20")],
      none: undefined,
    } as Parameters<typeof homeAddresses>[0]);
    expect(found).toEqual(["192.168.1.20", "203.0.113.9"]);
  });
});
