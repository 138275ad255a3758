/** Notices by e-mail: to addresses that were confirmed, one for each turn, at a good hour, and never what is hidden. */
import { rmSync } from "node:fs";
import type { NoticeSettings } from "@chronarium/authority";
import { afterEach, describe, expect, it } from "vitest";
import { dueAt } from "../src/notices/hours.ts";
import { type Mail, mailerOf } from "../src/notices/mailer.ts";
import { Notices } from "../src/notices/notices.ts";
import { byMail } from "../src/notices/ways.ts";
import { rulesOf } from "../src/online/games.ts";
import type { KeptParty } from "../src/online/kept-party.ts";
import type { KeptAccount, KeptHeld } from "../src/people/kept.ts";
import { Browser, PASSWORD } from "./browser.ts";
import {
  come,
  freshFolder,
  gather,
  type Person,
  playAt,
  playOn,
  type Running,
  startServer,
} from "./people.ts";
import { openPostOffice, type PostOffice } from "./smtp.ts";

const HOUR = 3600_000;
const MINUTE = 60_000;
const at = (time: string): number => Date.parse(time);
const settings = (change: Partial<NoticeSettings> = {}): NoticeSettings => ({
  kinds: ["turn", "time", "full", "asked", "over"],
  digest: false,
  zone: "Europe/Paris",
  language: "en",
  ...change,
});

describe("a good hour", () => {
  const quiet = { from: 22, to: 8 };
  it.each([
    ["now, by day", settings({ quiet }), "2026-03-03T12:00:00Z", "2026-03-03T12:00:00Z"],
    ["after the quiet hours", settings({ quiet }), "2026-03-03T21:30:00Z", "2026-03-04T07:00:00Z"],
    ["after midnight as well", settings({ quiet }), "2026-03-04T02:00:00Z", "2026-03-04T07:00:00Z"],
    ["in summer an hour earlier", settings({ quiet }), "2026-07-04T02:00:00Z", "2026-07-04T06:00:00Z"],
    [
      "a digest comes in the morning",
      settings({ digest: true }),
      "2026-03-03T12:00:00Z",
      "2026-03-04T07:00:00Z",
    ],
    [
      "of where one lives",
      settings({ digest: true, zone: "America/New_York" }),
      "2026-03-03T12:00:00Z",
      "2026-03-03T13:00:00Z",
    ],
    [
      "a digest waits for the end of hours that are quiet until later",
      settings({ digest: true, quiet: { from: 22, to: 9 } }),
      "2026-03-03T23:30:00Z",
      "2026-03-04T08:00:00Z",
    ],
    [
      "nor does it come in them when they are the whole day but one hour",
      settings({ digest: true, quiet: { from: 7, to: 6 } }),
      "2026-03-03T23:30:00Z",
      "2026-03-04T05:00:00Z",
    ],
    [
      "over the night that is an hour shorter",
      settings({ quiet }),
      "2026-03-28T22:30:00Z",
      "2026-03-29T06:00:00Z",
    ],
    [
      "over the night that is an hour longer",
      settings({ quiet }),
      "2026-10-24T22:30:00Z",
      "2026-10-25T07:00:00Z",
    ],
    [
      "through an hour that there is twice",
      settings({ quiet: { from: 23, to: 3 } }),
      "2026-10-24T23:30:00Z",
      "2026-10-25T02:00:00Z",
    ],
    [
      "past an hour that is left out",
      settings({ quiet: { from: 22, to: 2 } }),
      "2026-03-29T00:30:00Z",
      "2026-03-29T01:00:00Z",
    ],
    [
      "on the hour, where clocks are half an hour apart from others",
      settings({ quiet, zone: "Asia/Kolkata" }),
      "2026-03-03T20:00:00Z",
      "2026-03-04T02:30:00Z",
    ],
  ])("%s", (_, chosen, now, due) => {
    expect(new Date(dueAt(chosen, at(now))).toISOString()).toBe(new Date(at(due)).toISOString());
  });
});

/** Two people at a table by turns, and a clock that the test turns. */
class Town {
  now = at("2026-03-03T12:00:00Z");
  readonly sent: Mail[] = [];
  readonly held: Map<string, KeptHeld> = new Map();
  here = false;
  account: KeptAccount = {
    person: "a",
    name: "Ada",
    since: 0,
    codes: [],
    passkeys: [],
    mail: { address: "ada@example.org", confirmed: true, asked: 0 },
    notices: settings(),
  };
  readonly notices: Notices = new Notices({
    clock: { now: () => this.now },
    ways: [
      byMail({
        mailer: {
          site: "https://example.org",
          send: async (mail) => {
            this.sent.push(mail);
          },
        },
        accountOf: (person) => (person === "a" ? this.account : undefined),
        unsubscribeOf: () => "/api/unsubscribe/1/2",
      }),
    ],
    wishesOf: (person) => (person === "a" ? this.account.notices : undefined),
    held: () => [...this.held.values()],
    keepHeld: async (held) => {
      this.held.set(held.person, held);
    },
    isHere: () => this.here,
    seatAt: () => 0,
    report: (error) => {
      throw error;
    },
  });
  party(change: Partial<KeptParty> = {}): KeptParty {
    const person = (guest: string, name: string) =>
      ({ kind: "person", guest, name, ready: true, share: "" }) as const;
    return {
      id: "o-1",
      code: "",
      game: "khronos",
      setup: {
        seats: 2,
        options: {},
        clock: { kind: "turns", hours: 24, daysOff: 0 },
        lobby: false,
        rated: false,
        help: false,
        takeBack: false,
      },
      phase: "running",
      host: "a",
      seats: [person("a", "Ada"), person("b", "Ben")],
      own: "",
      ending: [],
      touched: 0,
      clock: { left: [24 * HOUR, 24 * HOUR], running: [0], since: this.now },
      ...change,
    };
  }
}

describe("notices", () => {
  it("come once for each turn, and not while one looks at the table", () => {
    const town = new Town();
    town.notices.moved(town.party(), [0]);
    town.notices.moved(town.party(), [0]);
    expect(town.sent).toEqual([
      {
        to: "ada@example.org",
        subject: "Chronarium: your turn",
        text: "It is your turn at the table with Ben. 24 hours are left.\nhttps://example.org/t/o-1\n\nNo more mail from here: https://example.org/api/unsubscribe/1/2",
        unsubscribe: "https://example.org/api/unsubscribe/1/2",
      },
    ]);
    town.notices.moved(town.party(), [1]);
    town.here = true;
    town.notices.moved(town.party(), [0]);
    town.here = false;
    town.notices.moved(town.party(), [0]);
    expect(town.sent).toHaveLength(1);
    town.notices.moved(town.party(), [1]);
    town.notices.moved(town.party(), [0]);
    expect(town.sent).toHaveLength(2);
    // A server that comes back does not say it again.
    const again = new Town();
    again.notices.resumed(again.party(), [0]);
    again.notices.moved(again.party(), [0]);
    expect(again.sent).toEqual([]);
  });

  it("come a little later when a line was dead that seemed to look at the table, and not to whoever was really there", async () => {
    const town = new Town();
    town.here = true;
    town.notices.moved(town.party(), [0]);
    town.notices.moved(town.party({ id: "o-2" }), [0]);
    town.now += 29_000;
    await town.notices.tick();
    // He has acted at the one; his line is found to be dead before he could at the other.
    town.notices.moved(town.party({ id: "o-2" }), [1]);
    town.here = false;
    expect(town.sent).toEqual([]);
    town.now += 1000;
    await town.notices.tick();
    await town.notices.tick();
    expect(town.sent.map(({ text }) => text.split("\n")[1])).toEqual(["https://example.org/t/o-1"]);
    const other = new Town();
    other.here = true;
    other.notices.moved(other.party(), [0]);
    other.now += 30_000;
    await other.notices.tick();
    other.here = false;
    other.now += 30_000;
    await other.notices.tick();
    expect(other.sent).toEqual([]);
  });

  it("tell that a game begins, that time is nearly up, and that it is over; only what was chosen", () => {
    const town = new Town();
    town.account = { ...town.account, notices: settings({ language: "fr" }) };
    town.notices.began(town.party(), [1]);
    const party = town.party();
    town.notices.moved(party, [0]);
    town.now += 17 * HOUR;
    town.notices.watch(party);
    expect(town.sent).toHaveLength(2);
    town.now += 2 * HOUR;
    town.notices.watch(party);
    town.notices.watch(party);
    town.notices.over(party);
    expect(town.sent.map(({ text }) => text.split("\n")[0])).toEqual([
      "La partie avec Ben a commencé.",
      "C’est à vous de jouer, à la table avec Ben. Il reste 24 heures.",
      "Votre temps est presque écoulé, à la table avec Ben. Il reste 5 heures.",
      "La partie avec Ben est finie.",
    ]);
    town.account = { ...town.account, notices: settings({ kinds: ["over"] }) };
    town.notices.moved({ ...party, id: "o-2" }, [0]);
    town.account = { ...town.account, mail: { address: "ada@example.org", confirmed: false, asked: 0 } };
    town.notices.over({ ...party, id: "o-2" });
    expect(town.sent).toHaveLength(4);
  });

  it("tell that a table is full, that consent is asked for, and that the last minute of a live table runs", () => {
    const town = new Town();
    const live = { ...town.party().setup, clock: { kind: "live", bank: 20, added: 30 } } as const;
    const clock = { left: [2 * MINUTE, 20 * MINUTE], running: [0], since: town.now };
    const party = town.party({ setup: live, clock });
    town.notices.full({ ...party, phase: "waiting" });
    town.notices.moved(party, [0]);
    town.notices.asked(party, [0, 1]);
    town.notices.watch(party);
    expect(town.sent).toHaveLength(3);
    town.now += MINUTE + 1;
    town.notices.watch(party);
    town.notices.watch(party);
    expect(town.sent.map(({ subject, text }) => [subject, text.split("\n")[0]])).toEqual([
      ["Chronarium: a table is full", "The table with Ben is full. It begins when everybody is ready."],
      ["Chronarium: your turn", "It is your turn at the table with Ben."],
      ["Chronarium: do you agree?", "Your consent is asked for at the table with Ben."],
      ["Chronarium: your time is nearly up", "Your time is nearly up at the table with Ben."],
    ]);
    // Who looks at the table is asked there.
    town.here = true;
    town.notices.asked(party, [0]);
    expect(town.sent).toHaveLength(4);
  });

  it("tell whose time is up that a bot plays for him, also when the quiet hours are over, and hours once after a restart", async () => {
    const town = new Town();
    const party = town.party();
    town.notices.replaced(party, 0);
    town.notices.replaced(party, 1);
    expect(town.sent.map(({ subject, text }) => [subject, text.split("\n")[0]])).toEqual([
      ["Chronarium: a bot plays for you", "A bot plays for you at the table with Ben until you come back."],
    ]);
    town.account = {
      ...town.account,
      notices: settings({ quiet: { from: 12, to: 18 }, language: "fr", kinds: ["time"] }),
    };
    town.now += 19 * HOUR;
    town.notices.watch(party);
    town.now += 5 * HOUR;
    town.notices.watch(party);
    town.notices.replaced(party, 0);
    town.now += 6 * HOUR;
    await town.notices.tick();
    expect(town.sent.slice(1).map(({ subject, text }) => [subject, text.split("\n")[0]])).toEqual([
      [
        "Chronarium\u202f: votre temps est presque écoulé",
        "Votre temps est presque écoulé, à la table avec Ben. Il reste 5 heures.",
      ],
      [
        "Chronarium\u202f: un robot joue pour vous",
        "Un robot joue pour vous à la table avec Ben, jusqu’à votre retour.",
      ],
    ]);
    const again = new Town();
    again.now += 19 * HOUR;
    again.notices.resumed(party, [0]);
    again.notices.watch(party);
    expect(again.sent).toEqual([]);
  });

  it("wait for the end of the quiet hours, then come as one, without what is settled by then", async () => {
    const town = new Town();
    town.account = { ...town.account, notices: settings({ quiet: { from: 12, to: 18 } }) };
    const [first, second] = [town.party(), town.party({ id: "o-2" })];
    town.notices.moved(first, [0]);
    town.notices.moved(second, [0]);
    town.notices.over(town.party({ id: "o-3" }));
    await town.notices.tick();
    expect(town.sent).toEqual([]);
    town.notices.moved(second, [1]);
    town.now += 6 * HOUR;
    await town.notices.tick();
    await town.notices.tick();
    expect(town.sent.map(({ subject }) => subject)).toEqual(["Chronarium: news from 2 tables"]);
    expect(town.sent[0]?.text).toContain("/t/o-1");
    expect(town.sent[0]?.text).toContain("/t/o-3");
    expect(town.sent[0]?.text).not.toContain("/t/o-2");
  });
});

describe("a mail server that is configured", () => {
  let running: Running | undefined;
  let office: PostOffice | undefined;
  const people: Person[] = [];
  afterEach(async () => {
    for (const { socket } of people.splice(0)) socket.terminate();
    await running?.stop();
    if (running !== undefined) rmSync(running.folder, { recursive: true, force: true });
    office?.close();
    running = undefined;
  });

  it("asks an address first, then tells of turns to whoever is away, and stops after one click", async () => {
    office = await openPostOffice();
    const site = "https://chronarium.example";
    const mailer = mailerOf({
      SMTP_URL: office.url,
      MAIL_FROM: "Chronarium <no@chronarium.example>",
      PUBLIC_URL: `${site}/`,
    });
    running = await startServer(freshFolder(), { mailer });
    const { origin } = running;
    const [laptop, other] = [new Browser(origin), new Browser(origin)];
    await laptop.must("signUp", { name: "Ada", password: PASSWORD });
    const asked = { zone: "Europe/Paris", language: "fr" } as const;
    for (const address of ["ada", "a@b\r\nBcc: all@example.org", "a@b, c@d", "<a@b>", "@b"])
      expect(await laptop.refused("setMail", { address, ...asked })).toBe("people/bad-address");
    expect(await laptop.refused("setMail", { address: "a@b.c", ...asked, zone: "Mars/Base" })).toBe(
      "people/bad-address",
    );
    expect(await other.refused("setMail", { address: "a@b.c", ...asked })).toBe("people/not-signed-in");
    await laptop.must("setMail", { address: "ada@example.org", ...asked });
    const [question] = await office.until(1);
    expect(question?.to).toBe("ada@example.org");
    const token = /confirm=([0-9a-f]{32})/.exec(question?.text ?? "")?.[1] ?? "";
    expect((await laptop.must("me", undefined)).account?.mail).toEqual({
      address: "ada@example.org",
      confirmed: false,
    });
    expect(await other.refused("confirmMail", { token: "0".repeat(32) })).toBe("people/old-link");
    await other.must("confirmMail", { token });
    expect(await other.refused("confirmMail", { token })).toBe("people/old-link");

    const comes = async (cookie?: string): Promise<Person> => {
      const person = await come(origin, cookie);
      people.push(person);
      return person;
    };
    const [ada, ben] = [await comes(laptop.cookie), await comes()];
    const table = await gather([ada, ben], "khronos", { clock: { kind: "turns", hours: 24, daysOff: 0 } });
    await ben.client.caller.call("ready", { table, ready: true });
    await ben.until(table, ({ phase }) => phase === "running");
    // On her screen: nothing is sent. She acts, leaves, and is told when the turn is hers again.
    const players = [await playAt(ada, table), await playAt(ben, table)];
    const rules = await rulesOf("khronos");
    await playOn(players, rules, "hers", ({ actors }) => actors.includes(1));
    expect(office.mails).toHaveLength(1);
    ada.socket.terminate();
    await ben.until(table, ({ seats }) => seats[0]?.kind === "person" && seats[0].presence.state === "gone");
    const [, second] = players;
    if (second !== undefined) await playOn([second], rules, "his", ({ actors }) => actors.includes(0));
    const [, told] = await office.until(2);
    expect(told?.text.split("\n")[0]).toMatch(
      /^C’est à vous de jouer, à la table avec Guest 1. Il reste (23|24) heures.$/,
    );
    expect(told?.head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const link = /List-Unsubscribe: <https:\/\/chronarium.example(\/api\/unsubscribe\/\S+)>/.exec(
      told?.head ?? "",
    )?.[1];
    expect(told?.text).toContain(`${site}${link}`);

    // Looking at the link changes nothing; a mail program's one click does.
    const looked = await fetch(`${origin}${link}`);
    expect(await looked.text()).toContain('<form method="post">');
    expect((await laptop.must("me", undefined)).account?.notices.kinds).not.toEqual([]);
    const clicked = await fetch(`${origin}${link}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(clicked.status).toBe(200);
    expect((await laptop.must("me", undefined)).account?.notices.kinds).toEqual([]);
    const forged = `${link?.slice(0, -1)}${link?.endsWith("0") ? "1" : "0"}`;
    expect((await fetch(`${origin}${forged}`, { method: "POST" })).status).toBe(404);
    expect(office.mails).toHaveLength(2);
  });

  it("is configured whole or not at all", () => {
    expect(mailerOf({})).toBeUndefined();
    expect(() => mailerOf({ SMTP_URL: "smtp://host" })).toThrow("E-mail needs all three");
    expect(() => mailerOf({ SMTP_URL: "nowhere", MAIL_FROM: "a@b", PUBLIC_URL: "x" })).toThrow(
      "are addresses",
    );
  });
});
