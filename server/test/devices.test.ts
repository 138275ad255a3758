/** Devices, their codes and addresses: whoever is signed out of everything has left none behind, and what is old is forgotten. */
import { refusalOf } from "@chronarium/authority";
import { describe, expect, it } from "vitest";
import { Accounts, type Visitor } from "../src/people/accounts.ts";
import { Devices } from "../src/people/devices.ts";
import type { KeptAccount, KeptMail } from "../src/people/kept.ts";
import { Mailbox } from "../src/people/mailbox.ts";
import { Shelf } from "../src/people/shelf.ts";
import { chance } from "./people.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

class Codes {
  now = 1_000_000;
  signed = 0;
  readonly #accounts: Accounts = new Accounts({
    shelf: new Shelf({ people: async () => [], keepPeople: async () => {} }),
    clock: { now: () => this.now },
    chance,
    tables: {
      lists: { seatsOf: () => 0 },
      owners: { bring: async () => {}, depart: async () => {}, keptOf: async () => ({}) },
    },
    mailer: undefined,
    pusher: { key: "", mayReach: () => false, send: async () => true },
    sign: (text) => {
      this.signed++;
      return text.replaceAll(" ", "-");
    },
    recordOf: async () => "",
    letGo: () => {},
  });
  readonly devices: Devices = new Devices(this.#accounts);
  readonly mailbox: Mailbox = new Mailbox(this.#accounts);
  readonly shelf: Shelf = this.#accounts.shelf;

  visitor(person: string): Visitor {
    return { person, id: person, browser: "", origin: undefined, enter: () => {} };
  }
  codeOf(person: string): string {
    return this.devices.deviceCode(this.visitor(person)).code.replace("-", "");
  }
  use(code: string): Promise<string> {
    return this.devices.useCode(this.visitor("somebody"), { code, bring: false }).then(
      () => "done",
      (error: unknown) => refusalOf(error).code,
    );
  }
}

describe("a code for a second device", () => {
  it("works once, for ten minutes, and only the last one of a person", async () => {
    const codes = new Codes();
    const [first, last] = [codes.codeOf("ada"), codes.codeOf("ada")];
    expect(await codes.use(first)).toBe("people/no-such-code");
    expect(await codes.use(last)).toBe("done");
    expect(await codes.use(last)).toBe("people/no-such-code");
    const late = codes.codeOf("ada");
    codes.now += 10 * MINUTE + 1;
    expect(await codes.use(late)).toBe("people/no-such-code");
  });

  it("is worth nothing when all devices of a person are signed out", async () => {
    const codes = new Codes();
    const [hers, his] = [codes.codeOf("ada"), codes.codeOf("ben")];
    await codes.devices.endAll("ada");
    expect(await codes.use(hers)).toBe("people/no-such-code");
    expect(await codes.use(his)).toBe("done");
  });

  it("is had by everybody again as soon as those of a flood are too old", () => {
    const codes = new Codes();
    for (let n = 0; n < 10_000; n++) codes.codeOf(`guest ${n}`);
    expect(() => codes.codeOf("ada")).toThrow("people/busy");
    codes.now += 10 * MINUTE + 1;
    expect(codes.codeOf("ada")).toHaveLength(8);
  });
});

const account = (person: string, mail?: Omit<KeptMail, "address">): KeptAccount => ({
  person,
  name: person,
  since: 0,
  codes: [],
  passkeys: [],
  notices: { kinds: [], digest: false, zone: "UTC", language: "en" },
  ...(mail && { mail: { address: `${person}@example.org`, ...mail } }),
});

describe("a link that ends all mail", () => {
  it("costs one signature, true or forged, however many accounts there are", async () => {
    const codes = new Codes();
    const { shelf, mailbox } = codes;
    await shelf.put({ accounts: Array.from({ length: 100 }, (_, i) => account(`person ${i}`)) });
    const link = mailbox.unsubscribeOf("person 42");
    codes.signed = 0;
    expect(mailbox.subscriber(link)?.person).toBe("person 42");
    expect(mailbox.subscriber(`${link}0`)).toBeUndefined();
    expect(codes.signed).toBe(2);
    for (const forged of ["/api/unsubscribe/0000000000000000/x", "/api/unsubscribe//", ""])
      expect(mailbox.subscriber(forged)).toBeUndefined();
    expect(codes.signed).toBe(2);
    await shelf.put(() => ({ endAccount: "person 42" }));
    expect(mailbox.subscriber(link)).toBeUndefined();
  });
});

describe("what is old", () => {
  it("is forgotten: a device after 400 days unseen, an address that nobody has confirmed after one", async () => {
    const codes = new Codes();
    const { shelf } = codes;
    await shelf.put({
      accounts: [
        account("ada", { confirmed: false, asked: codes.now }),
        account("ben", { confirmed: true, asked: codes.now }),
      ],
      devices: ["one", "two"].map((id) => ({
        id,
        person: "ada",
        name: "",
        made: codes.now,
        seen: codes.now,
        proved: 0,
      })),
    });
    const addresses = (): readonly unknown[] => [...shelf.accounts.values()].map(({ mail }) => mail?.address);
    codes.now += DAY;
    await codes.mailbox.tidy();
    expect(addresses()).toEqual(["ada@example.org", "ben@example.org"]);
    codes.now += 1;
    await codes.mailbox.tidy();
    expect(addresses()).toEqual([undefined, "ben@example.org"]);
    codes.now += 200 * DAY;
    await codes.devices.see("two");
    codes.now += 200 * DAY;
    await codes.devices.tidy();
    expect(shelf.devicesOf("ada").map(({ id }) => id)).toEqual(["two"]);
  });
});
