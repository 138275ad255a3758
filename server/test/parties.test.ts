/** What happens around a table as time goes by: a clock that the test turns. */
import { describe, expect, it } from "vitest";
import { said, setup, share } from "./people.ts";
import { QuietTown } from "./quiet-town.ts";

const LIVE = { clock: { kind: "live", bank: 60, added: 10 } } as const;

describe("clocks", () => {
  it("run for whoever is to act, and add after his turn; a restart counts for nobody", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], LIVE);
    const [first = 0] = town.party(id).clock?.running ?? [];
    expect(town.party(id).clock).toEqual({ left: [60_000, 60_000], running: [first], since: town.now });
    town.now += 5000;
    let seat = first;
    while (seat === first && town.party(id).clock?.running[0] === first) seat = await town.act(id);
    const after = town.party(id).clock;
    expect(after?.left[first]).toBe(65_000);
    expect(after?.running).toEqual([1 - first]);
    town.now += 4000;
    const alive = town.now;
    town.now += 3_600_000;
    await town.restart(alive);
    expect(town.party(id).clock).toEqual({
      left: first === 0 ? [65_000, 56_000] : [56_000, 65_000],
      running: [1 - first],
      since: town.now,
    });
  });

  it("are looked at in turns, each once in so many", async () => {
    const town = new QuietTown();
    const tables: string[] = [];
    for (let i = 0; i < 5; i++) tables.push(await town.begin([`ada${i}`, `ben${i}`], LIVE));
    town.now += 60_000;
    const asked: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      town.parties.watch.tick(3);
      await new Promise((resolve) => setImmediate(resolve));
      asked.push(town.asked.length);
    }
    // The second and the fifth, the third, the first and the fourth.
    expect(asked).toEqual([2, 3, 5]);
    expect(new Set(town.asked.map((each) => each.split(" ")[0]))).toEqual(new Set(tables));
  });

  it("that are empty ask the others; more than half of them decide", async () => {
    const town = new QuietTown();
    const guests = ["ada", "ben", "cleo"];
    const id = await town.begin(guests, LIVE);
    const [slow = 0] = town.party(id).clock?.running ?? [];
    await town.ticks(59_000);
    expect(town.party(id).timeUp).toBeUndefined();
    await town.ticks(1000);
    expect(town.party(id).timeUp).toEqual({
      seat: slow,
      why: "time",
      until: town.now + 120_000,
      choices: [],
    });
    // Those who are not at the table are told that they may choose.
    const choosers = guests.flatMap((_, seat) => (seat === slow ? [] : [seat]));
    expect(town.asked).toEqual([`${id} ${choosers.join()}`]);
    const others = guests.filter((_, seat) => seat !== slow);
    await expect(town.parties.playing.timeChoice(id, guests[slow] ?? "", "wait")).rejects.toThrow(
      "party/own-time",
    );
    await town.parties.playing.timeChoice(id, others[0] ?? "", "wait");
    expect(town.party(id).timeUp?.choices).toHaveLength(1);
    await town.parties.playing.timeChoice(id, others[1] ?? "", "wait");
    expect(town.party(id).timeUp).toBeUndefined();
    expect(town.party(id).clock?.left[slow]).toBe(300_000);
    // The next time nobody answers: a bot sits down, and he may take his seat back.
    await town.ticks(300_000);
    expect(town.party(id).timeUp).toBeDefined();
    await town.ticks(119_000);
    expect(town.party(id).seats[slow]?.kind).toBe("person");
    await town.ticks(1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(town.party(id).seats[slow]).toMatchObject({ kind: "bot", instead: true });
    expect(town.replaced).toEqual([`${id} ${slow}`]);
    expect(town.parties.lists.rightsAt(id, guests[slow] ?? "")).toEqual([]);
    // He still finds the table, and is not told that it waits for him.
    const [found] = await town.parties.lists.mine(guests[slow] ?? "");
    expect(found).toMatchObject({ id, you: slow, turn: false, replaced: true });
    await town.parties.gathering.sit(id, guests[slow] ?? "", slow, "", share());
    expect(town.party(id).seats[slow]?.kind).toBe("person");
    expect(town.parties.lists.rightsAt(id, guests[slow] ?? "")).toEqual([slow]);
  });

  it("run for a friend who is still to come: if nobody comes, the others are asked once more, then a bot sits down", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], LIVE);
    const [slow = 0] = town.party(id).clock?.running ?? [];
    await town.ticks(60_000);
    await town.parties.playing.timeChoice(id, slow === 0 ? "ben" : "ada", "friend");
    expect(town.party(id).clock).toMatchObject({ running: [slow], since: town.now });
    await town.ticks(300_000 - 1);
    expect(town.party(id)).not.toHaveProperty("timeUp");
    await town.ticks(1);
    expect(town.party(id).timeUp).toMatchObject({ seat: slow, why: "time" });
    await town.ticks(120_000);
    await expect.poll(() => town.party(id).seats[slow]?.kind).toBe("bot");
    expect(town.party(id)).not.toHaveProperty("timeUp");
  });

  it("give each turn its hours where it is played by turns", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], { clock: { kind: "turns", hours: 24, daysOff: 3 } });
    const [first = 0] = town.party(id).clock?.running ?? [];
    town.now += 20 * 3600_000;
    while (town.party(id).clock?.running[0] === first) await town.act(id);
    expect(town.party(id).clock?.left[first]).toBe(4 * 3600_000);
    while (town.party(id).clock?.running[0] !== first) await town.act(id);
    expect(town.party(id).clock?.left[first]).toBe(24 * 3600_000);
  });

  it("stand still on a day off; whole days that were not needed come back, and nobody has more than he was given", async () => {
    const town = new QuietTown();
    const day = 24 * 3600_000;
    const id = await town.begin(["ada", "ben"], { clock: { kind: "turns", hours: 24, daysOff: 3 } });
    const [seat = 0] = town.party(id).clock?.running ?? [];
    const guest = ["ada", "ben"][seat] ?? "";
    const left = (): unknown => town.party(id).clock?.off?.[seat];
    await expect(town.parties.playing.rest(id, guest, 0)).rejects.toThrow("party/no-days-off");
    await expect(town.parties.playing.rest(id, guest, 4)).rejects.toThrow("party/no-days-off");
    town.now += day / 2;
    await town.parties.playing.rest(id, guest, 3);
    expect(left()).toEqual({ days: 0, until: town.now + 3 * day });
    await town.ticks(2 * day - 1);
    await town.restart(town.now);
    expect(town.party(id)).not.toHaveProperty("timeUp");
    await town.parties.playing.rest(id, guest, 0);
    expect(left()).toEqual({ days: 1, until: town.now });
    await town.ticks(day / 2 - 1);
    expect(town.party(id)).not.toHaveProperty("timeUp");
    await town.ticks(1);
    expect(town.party(id).timeUp).toMatchObject({ seat, why: "time" });
    await expect(town.parties.playing.rest(id, guest, 1)).rejects.toThrow("party/no-days-off");
  });
});

describe("a table in the lobby", () => {
  it("is shown when it is new and can be joined, however many are open", async () => {
    const town = new QuietTown();
    const ids: string[] = [];
    for (let host = 0; host < 11; host++)
      for (let n = 0; n < 10; n++)
        ids.push(
          await town.parties.gathering.open(`host ${host}`, {
            game: "khronos",
            setup: setup({ lobby: true }),
            name: "Ada",
            share: share(),
          }),
        );
    const running = ids.at(-1) ?? "";
    await town.parties.gathering.sit(running, "ben", 1, "Ben", share());
    await town.parties.gathering.start(running, "host 10");
    expect(town.parties.lists.lobby().map(({ id }) => id)).toEqual(ids.slice(9, -1));
  });

  it("closes when its host is gone for a minute, one with a link does not", async () => {
    const town = new QuietTown();
    const open = (lobby: boolean): Promise<string> =>
      town.parties.gathering.open("ada", {
        game: "khronos",
        setup: setup({ lobby }),
        name: "Ada",
        share: share(),
      });
    const [found, linked] = [await open(true), await open(false)];
    const caller = { guest: "ada", tell: () => {}, hear: () => {} };
    town.parties.visit(found, caller);
    town.parties.visit(linked, caller);
    await town.ticks(600_000);
    expect(town.parties.lists.lobby().map(({ id }) => id)).toEqual([found]);
    town.parties.leave(found, caller);
    town.parties.leave(linked, caller);
    await town.ticks(59_000);
    expect(town.parties.lists.lobby()).toHaveLength(1);
    await town.ticks(1000);
    expect(town.parties.lists.lobby()).toEqual([]);
    expect(town.party(linked).phase).toBe("waiting");
    // Nor is a link that nobody ever follows kept for ever.
    await town.ticks(7 * 24 * 3600_000 - 60_001);
    expect(town.party(linked).phase).toBe("waiting");
    await town.ticks(1);
    expect(town.party(linked).phase).toBe("closed");
    await town.ticks(1000);
    expect(() => town.party(linked)).toThrow("party/no-such-table");
    expect([...town.texts.keys()]).toEqual([]);
  });

  it("keeps the name of its host when a bot plays for him", async () => {
    const town = new QuietTown();
    await town.begin(["ada", "ben"], { lobby: true });
    const [card] = town.parties.lists.lobby();
    await town.parties.playing.resign(card?.id ?? "", "ada");
    expect(card?.host).not.toBe("");
    expect(town.parties.lists.lobby()[0]?.host).toBe(card?.host);
  });
});

describe("a game", () => {
  it("is ended when all people at the table wish it", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], {});
    await town.parties.playing.wishEnd(id, "ada", true);
    expect(town.party(id)).toMatchObject({ phase: "running", ending: [0] });
    await town.parties.playing.wishEnd(id, "ada", false);
    expect(town.party(id).ending).toEqual([]);
    // Who is asked may say no, and is not asked any more.
    await town.parties.playing.wishEnd(id, "ada", true);
    await town.parties.playing.wishEnd(id, "ben", false);
    expect(town.party(id)).toMatchObject({ phase: "running", ending: [] });
    await town.parties.playing.wishEnd(id, "ben", true);
    await town.parties.playing.wishEnd(id, "ada", true);
    expect(town.party(id).phase).toBe("ended");
    expect((await town.authority.card(id))?.ended).toEqual({ at: town.now });
  });

  it("is dealt by what its host shares after he has heard what the server commits to", async () => {
    const town = new QuietTown();
    const { gathering } = town.parties;
    const [early, late, other] = [share(), share(), share()];
    const id = await gathering.open("ada", { game: "khronos", setup: setup(), name: "Ada", share: early });
    const { commitment } = town.party(id).deal;
    await gathering.sit(id, "ada", 0, "Ada", late);
    await gathering.sit(id, "ben", 1, "Ben", other);
    await expect(gathering.sit(id, "ben", 0, "Ben", share())).rejects.toThrow("party/already-seated");
    expect(town.party(id)).toMatchObject({
      deal: { commitment },
      seats: [
        { name: "Ada", ready: true, share: late },
        { name: "Ben", ready: false, share: other },
      ],
    });
    await gathering.start(id, "ada");
    await expect(gathering.sit(id, "ada", 0, "Ada", share())).rejects.toThrow("party/has-begun");
    while ((await town.authority.card(id))?.result === undefined) await town.act(id);
    const verified = await town.authority.verify(id);
    const shares = verified.ok ? verified.parts.find(({ part }) => part === "shares") : undefined;
    expect(shares).toMatchObject({ vouched: true, commitment, seats: [late, other] });
  });

  it("lets nobody do anything whom its host has sent away, nor hear what players say, until he sits down again", async () => {
    const town = new QuietTown();
    const { parties } = town;
    const { gathering } = parties;
    const id = await gathering.open("ada", {
      game: "khronos",
      setup: setup({ seats: 3 }),
      name: "Ada",
      share: share(),
    });
    await gathering.sit(id, "ben", 1, "Ben", share());
    await gathering.sit(id, "cleo", 2, "Cleo", share());
    const heard: string[] = [];
    parties.visit(id, {
      guest: "ben",
      tell: () => {},
      hear: (line) => "text" in line && heard.push(line.text),
    });
    await gathering.clearSeat(id, "ada", 1);
    expect(town.party(id, "ben")).not.toHaveProperty("you");
    await parties.speak(id, "ada", "", "He is gone");
    expect(heard).toEqual([]);
    for (const vain of [
      gathering.ready(id, "ben", true),
      gathering.stand(id, "ben"),
      parties.playing.resign(id, "ben"),
    ])
      await expect(vain).rejects.toThrow(/party\/not-(seated|running)/);
    await expect(gathering.clearSeat(id, "ben", 2)).rejects.toThrow("party/not-host");
    await expect(gathering.clearSeat(id, "ada", 0)).rejects.toThrow("party/seat-taken");
    // Two at once: one of them sits there.
    const both = ["ben", "noor"].map((guest) =>
      gathering.sit(id, guest, 1, guest, share()).then(
        () => "sits",
        (error: Error) => error.message,
      ),
    );
    expect(await Promise.all(both)).toEqual(["sits", expect.stringContaining("party/seat-taken")]);
    // Whoever is blocked stays away.
    const { seats } = town.party(id);
    const who = seats[1]?.kind === "person" ? seats[1].who : "";
    await parties.block(id, "ada", who, true);
    await gathering.clearSeat(id, "ada", 1);
    await expect(gathering.sit(id, "ben", 1, "Ben", share())).rejects.toThrow("party/blocked");
  });

  it("has no two who are called alike, bots included", async () => {
    const town = new QuietTown();
    const { gathering } = town.parties;
    const id = await gathering.open("ada", {
      game: "khronos",
      setup: setup({ seats: 5 }),
      name: "Vesper",
      share: share(),
    });
    for (const seat of [2, 3, 4]) await gathering.seatBot(id, "ada", seat, 3);
    const names = (): readonly string[] =>
      town.party(id).seats.map((seat) => (seat.kind === "free" ? "" : seat.name));
    expect(names()).toEqual(["Vesper", "", "Corvin", "Ondine", "Thibault"]);
    for (const name of ["vesper", "Ｖｅｓｐｅｒ", "C orvin", "THIBAULT"])
      await expect(gathering.sit(id, "ben", 1, name, share())).rejects.toThrow("party/name-taken");
    await gathering.sit(id, "ben", 1, "Ben", share());
    await gathering.start(id, "ada");
    expect((await town.authority.card(id))?.seats.map(({ name }) => name)).toEqual(names());
  });

  it("needs two people", async () => {
    const town = new QuietTown();
    await expect(town.begin(["ada"], { seats: 3 })).rejects.toThrow("party/too-few");
    await expect(town.begin(["ada", "ben"], { seats: 9 })).rejects.toThrow("party/wrong-seats");
  });
});

describe("a step back over another's", () => {
  /** Somebody acts, then another: answers the first. */
  async function twoTurns(town: QuietTown, id: string): Promise<number> {
    const seat = await town.act(id);
    while ((await town.act(id)) === seat);
    return seat;
  }
  const guests = ["ada", "ben", "cleo"];

  it("needs all others; each no makes the asker wait longer, and whoever plays on has answered", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, {}, "chronomancer");
    const revision = async (): Promise<number> => (await town.authority.card(id))?.revision ?? 0;
    let asker = -1;
    // Until somebody has a step to take back over another's.
    for (;;) {
      const seat = await twoTurns(town, id);
      if ((await town.authority.standing(id, seat)).askTo !== undefined) {
        asker = seat;
        break;
      }
    }
    const ask = (): Promise<void> => town.parties.playing.askBack(id, guests[asker] ?? "");
    const [one, other] = guests.filter((_, seat) => seat !== asker) as [string, string];
    const before = await revision();
    await ask();
    const { askTo: to } = await town.authority.standing(id, asker);
    expect(to).toBeLessThan(before);
    expect(town.party(id).back).toEqual({ seat: asker, to, until: town.now + 30_000, agreed: [] });
    await expect(ask()).rejects.toThrow("party/back-asked");
    await town.parties.playing.answerBack(id, one, true);
    await town.parties.playing.answerBack(id, other, false);
    expect(town.party(id)).not.toHaveProperty("back");
    expect(town.party(id, guests[asker]).backFrom).toBe(town.now + 30_000);
    await expect(ask()).rejects.toThrow("party/back-later");
    town.now += 30_000;
    await ask();
    // Nobody answers in time: that is a no, and the second lasts twice as long.
    await town.ticks(30_000);
    expect(town.party(id, guests[asker]).backFrom).toBe(town.now + 60_000);
    town.now += 60_000;
    await ask();
    await town.parties.playing.answerBack(id, one, true);
    expect(await revision()).toBe(before);
    await town.parties.playing.answerBack(id, other, true);
    expect(await revision()).toBe(to);
    expect((await town.authority.card(id))?.actors).toEqual([asker]);
    expect(town.party(id)).not.toHaveProperty("back");
  });

  it("is asked by nobody where the table forbids it", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, { takeBack: false });
    await expect(town.parties.playing.askBack(id, "ada")).rejects.toThrow("party/back-forbidden");
  });
});

describe("somebody who is gone from a table without a clock", () => {
  it("is waited for; the others of one mind may ask a friend, and he has his seat back as soon as he comes", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], {});
    const [seat = 0] = (await town.authority.card(id))?.actors ?? [];
    const [gone = "", here = ""] = seat === 0 ? ["ada", "ben"] : ["ben", "ada"];
    const caller = { guest: here, tell: () => {}, hear: () => {} };
    town.parties.visit(id, caller);
    await town.ticks(89_000);
    expect(town.party(id)).not.toHaveProperty("timeUp");
    await town.ticks(1000);
    expect(town.party(id).timeUp).toEqual({ seat, why: "gone", choices: [] });
    expect(town.asked).toEqual([`${id} ${1 - seat}`]);
    await expect(town.parties.playing.timeChoice(id, here, "share")).rejects.toThrow("party/no-bots");
    await town.parties.playing.timeChoice(id, here, "wait");
    await town.ticks(89_000);
    expect(town.party(id)).not.toHaveProperty("timeUp");
    await town.ticks(1000);
    await town.parties.playing.timeChoice(id, here, "friend");
    expect(town.party(id).seats[seat]).toMatchObject({ kind: "person", lent: "friend" });
    expect(town.parties.lists.rightsAt(id, here)).toEqual([1 - seat]);
    town.party(id, gone);
    await town.ticks(0);
    expect(town.party(id).seats[seat]).not.toHaveProperty("lent");
    await town.ticks(90_000);
    await town.parties.playing.timeChoice(id, here, "friend");
    // Nobody comes: they are asked once more, and somebody may still come.
    await town.ticks(90_000);
    expect(town.party(id).timeUp).toEqual({ seat, why: "gone", choices: [] });
    const sits = (name: string): Promise<void> => town.parties.gathering.sit(id, "noor", seat, name, share());
    await expect(sits(here.toUpperCase())).rejects.toThrow("party/name-taken");
    await sits("Noor");
    expect(town.party(id)).not.toHaveProperty("timeUp");
    expect(town.party(id, "noor").you).toBe(seat);
    expect(town.parties.lists.rightsAt(id, gone)).toEqual([]);
    expect((await town.authority.card(id))?.seats[seat]).toEqual({ kind: "human", name: "Noor" });
  });
});

describe("chat", () => {
  it("of players is for players, of watchers for watchers until the end; nobody hears whom he has blocked", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], {});
    const { parties } = town;
    const heard = async (guest: string): Promise<readonly string[]> =>
      said(await parties.chat(id, guest)).map(({ name, text }) => `${name}: ${text}`);
    const told: string[] = [];
    for (const guest of ["ada", "ben", "noor", "omar"])
      parties.visit(id, {
        guest,
        tell: () => {},
        hear: (line) => "text" in line && told.push(`${guest} ${line.text}`),
      });
    await parties.speak(id, "ada", "", "Good\u202e luck\n");
    await parties.speak(id, "noor", "Noor", "Ada has two Keeps");
    expect(told).toEqual([
      "ada Good  luck",
      "ben Good  luck",
      "noor Ada has two Keeps",
      "omar Ada has two Keeps",
    ]);
    expect(await heard("ben")).toEqual(["ada: Good  luck"]);
    expect(await heard("omar")).toEqual(["Noor: Ada has two Keeps"]);
    await expect(parties.speak(id, "omar", " ", "Hm")).rejects.toThrow("party/name-needed");
    const [line] = said(await parties.chat(id, "ben"));
    // He sat down and the game began before.
    expect(line).toMatchObject({ number: 3, room: "players", seat: 0, at: town.now });
    expect(JSON.stringify(line)).not.toContain("guest");
    await parties.block(id, "ben", line?.who ?? "", true);
    expect(await heard("ben")).toEqual([]);
    await town.restart(town.now);
    expect(said(await town.parties.chat(id, "ben"))).toEqual([]);
    await town.parties.block(id, "ben", line?.who ?? "", false);
    for (const guest of ["ada", "ben"]) await town.parties.playing.wishEnd(id, guest, true);
    expect(said(await town.parties.chat(id, "ben")).map(({ room }) => room)).toEqual(["players", "watchers"]);
    expect(said(await town.parties.chat(id, "noor")).map(({ room }) => room)).toEqual(["watchers"]);
  });

  it("of watchers is not for somebody who may come back to his seat", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], LIVE);
    const [slow = 0] = town.party(id).clock?.running ?? [];
    const late = slow === 0 ? "ada" : "ben";
    await town.ticks(60_000);
    await town.parties.playing.timeChoice(id, late === "ada" ? "ben" : "ada", "bot");
    await town.parties.speak(id, "noor", "Noor", "The other has two Keeps");
    expect(said(await town.parties.chat(id, late))).toEqual([]);
    expect(said(await town.parties.chat(id, "omar"))).toHaveLength(1);
    // Whoever has resigned does not come back.
    await town.parties.gathering.sit(id, late, slow, "", share());
    await town.parties.playing.resign(id, late);
    expect(said(await town.parties.chat(id, late))).toHaveLength(1);
  });

  it("is his who said and heard it, also when he comes with an account that he has already", async () => {
    const town = new QuietTown();
    const { parties } = town;
    const id = await town.begin(["ada", "ben"], {});
    parties.visit(id, { guest: "ada", tell: () => {}, hear: () => {} });
    await parties.speak(id, "ada", "", "Good luck");
    await parties.speak(id, "ben", "", "To you too");
    await parties.owners.bring("ben", "benjamin");
    const heard = async (guest: string): Promise<readonly unknown[]> =>
      said(await parties.chat(id, guest)).map(({ text, yours }) => [text, yours]);
    expect(await heard("benjamin")).toEqual([
      ["Good luck", undefined],
      ["To you too", true],
    ]);
    expect(await heard("ben")).toEqual([]);
    await town.restart(town.now);
    const again = said(await town.parties.chat(id, "benjamin"));
    expect(again.map(({ yours }) => yours)).toEqual([undefined, true]);
  });

  it("is one reason not to let somebody sit at one's own table", async () => {
    const town = new QuietTown();
    const { parties } = town;
    const about = { game: "khronos", setup: setup(), name: "Ada", share: share() };
    const [first, second] = [
      await parties.gathering.open("ada", about),
      await parties.gathering.open("ada", about),
    ];
    await parties.gathering.sit(first, "ben", 1, "Ben", share());
    await parties.speak(first, "ben", "", "You again");
    const [line] = said(await parties.chat(first, "ada"));
    await parties.block(first, "ada", line?.who ?? "", true);
    await expect(parties.gathering.sit(second, "ben", 1, "Ben", share())).rejects.toThrow("party/blocked");
  });

  it("forgets whom a guest has blocked 400 days after he was last here; what an account has blocked stays", async () => {
    const day = 24 * 3600_000;
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben", "noor"], {});
    const seats = town.party(id, "noor").seats.map((seat) => ("who" in seat ? (seat.who ?? "") : ""));
    const blockers = (): readonly string[] =>
      [...town.notes.keys()].filter((name) => name.startsWith("blocked ")).sort();
    for (const guest of ["ada", "ben"]) await town.parties.block(id, guest, seats[2] ?? "", true);
    await town.parties.block(id, "noor", seats[0] ?? "", true);
    // Of a server that did not note when: its time begins with the first look.
    town.notes.set("blocked omar", JSON.stringify(["ada"]));
    town.accounts.set("noor", "Noor");
    expect(blockers()).toEqual(["blocked ada", "blocked ben", "blocked noor", "blocked omar"]);
    await town.parties.tidy();
    // Two hundred days later one of them is here once more.
    town.now += 200 * day;
    await town.restart(town.now);
    await town.parties.tidy();
    await town.parties.chat(id, "ben");
    town.now += 200 * day;
    await town.parties.tidy();
    expect(blockers()).toEqual(["blocked ada", "blocked ben", "blocked noor", "blocked omar"]);
    town.now += day;
    await town.parties.tidy();
    expect(blockers()).toEqual(["blocked ben", "blocked noor"]);
    // Whom nobody blocks any more is not kept as such.
    await town.parties.block(id, "ben", seats[2] ?? "", false);
    expect(blockers()).toEqual(["blocked noor"]);
  });
});

describe("a mission", () => {
  const HOUR = { options: { mission: "the-hour-that-answers@1.0.0" } };

  it("is for those who are there, without bots and clocks; whoever leaves lets the others play for him", async () => {
    const town = new QuietTown();
    const { parties } = town;
    await expect(
      town.begin(["ada", "ben"], { ...HOUR, clock: { kind: "turns", hours: 24, daysOff: 0 } }, "missions"),
    ).rejects.toThrow("party/no-clock");
    const id = await parties.gathering.open("ada", {
      game: "missions",
      setup: setup({ ...HOUR, seats: 4 }),
      name: "Ada",
      share: share(),
    });
    await parties.gathering.sit(id, "ben", 2, "Ben", share());
    await parties.gathering.sit(id, "cleo", 3, "Cleo", share());
    await expect(parties.gathering.seatBot(id, "ada", 1, 3)).rejects.toThrow("party/no-bots");
    await parties.gathering.start(id, "ada");
    expect(town.party(id).seats.map((seat) => (seat.kind === "free" ? "" : seat.name))).toEqual([
      "Ada",
      "Ben",
      "Cleo",
    ]);
    expect(["ada", "ben", "cleo", "noor"].map((guest) => parties.lists.rightsAt(id, guest))).toEqual([
      [0],
      [1],
      [2],
      [],
    ]);
    const session = await town.authority.open(id, () => {}, {
      rights: () => parties.lists.rightsAt(id, "ada"),
    });
    await parties.playing.resign(id, "ben");
    expect(parties.lists.rightsAt(id, "ada")).toEqual([0, 1]);
    // What somebody may look at changes while he looks.
    await session.look(1);
    await parties.gathering.sit(id, "noor", 1, "Noor", share());
    expect(parties.lists.rightsAt(id, "noor")).toEqual([1]);
    await expect(session.look(1)).rejects.toMatchObject({ refusal: { code: "driver/not-your-seat" } });
    expect((await session.sync("opened")) as unknown).toMatchObject({
      whole: { viewer: "observer", own: [0] },
    });
    town.authority.close(session);
  });
});
