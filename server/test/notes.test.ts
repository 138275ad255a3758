/** What the chat of a table tells by itself: what happened there, to everybody who may see it. */
import type { ChatLine, Note, NoteLine, PartySetup } from "@chronarium/authority";
import { describe, expect, it, vi } from "vitest";
import { MOST_NOTES } from "../src/online/notes.ts";
import { said, setup, share } from "./people.ts";
import { QuietTown } from "./quiet-town.ts";

const LIVE = { clock: { kind: "live", bank: 600, added: 20 } } as const;
const MISSED = 10_000;

/** A table that waits: Ada is its host, and Ben sits there. */
async function waitingTable(town: QuietTown, change: Partial<PartySetup> = {}): Promise<string> {
  const { gathering } = town.parties;
  const about = { game: "khronos", setup: setup({ seats: 3, ...change }), name: "Ada", share: share() };
  const id = await gathering.open("ada", about);
  await gathering.sit(id, "ben", 1, "Ben", share());
  return id;
}

const isNote = (line: ChatLine): line is NoteLine => "note" in line;
const notes = async (town: QuietTown, id: string, guest = "noor"): Promise<readonly NoteLine[]> =>
  (await town.parties.chat(id, guest)).filter(isNote);
const told = async (town: QuietTown, id: string, guest?: string): Promise<readonly Note[]> =>
  (await notes(town, id, guest)).map(({ note }) => note);
const codes = async (town: QuietTown, id: string): Promise<readonly string[]> =>
  (await told(town, id)).map(({ code }) => code);

/** Looks at the table from now on; answers how he goes. */
function looks(town: QuietTown, id: string, guest: string, hear: (line: ChatLine) => void = () => {}) {
  const caller = { guest, tell: () => {}, hear };
  town.parties.visit(id, caller);
  return () => town.parties.leave(id, caller);
}

describe("a note", () => {
  it("is for everybody who sees the table, now or later, and says of whom it tells; nobody blocks or removes it", async () => {
    const town = new QuietTown();
    const { parties } = town;
    const id = await waitingTable(town);
    const heard: string[] = [];
    for (const guest of ["ada", "ben", "noor"])
      looks(town, id, guest, (line) =>
        heard.push(`${guest} ${"note" in line && line.note.code} ${line.yours}`),
      );
    await parties.gathering.sit(id, "cleo", 2, "Cleo", share());
    await notes(town, id);
    expect(heard).toEqual(["ada sat undefined", "ben sat undefined", "noor sat undefined"]);
    const sat = { number: 2, at: town.now, note: { code: "sat", seat: 2, name: "Cleo" } };
    expect((await notes(town, id)).at(-1)).toEqual(sat);
    expect((await notes(town, id, "cleo")).at(-1)).toEqual({ ...sat, yours: true });
    const who = parties.visit(id, { guest: "ada", tell: () => {}, hear: () => {} }).seats[2];
    await parties.block(id, "ben", who?.kind === "person" ? who.who : "", true);
    expect((await notes(town, id, "ben")).at(-1)).toEqual(sat);
    await expect(parties.oversight.unsay(id, 2)).rejects.toThrow("party/no-such-line");
    expect(await parties.oversight.chat(id)).toEqual([]);
    expect((await parties.owners.keptOf("cleo")).said).toEqual([]);
    await expect(parties.report(id, "ada", "0".repeat(16), "Who?")).rejects.toThrow("party/not-seated");
    // He is somebody else from now on, and the note is his.
    await parties.owners.bring("cleo", "cleopatra");
    expect((await notes(town, id, "cleopatra")).at(-1)).toEqual({ ...sat, yours: true });
    expect((await notes(town, id, "cleo")).at(-1)).toEqual(sat);
    await town.restart(town.now);
    expect((await notes(town, id, "cleopatra")).at(-1)).toEqual({ ...sat, yours: true });
  });

  it("names nobody who is gone for good", async () => {
    const town = new QuietTown();
    const { gathering, owners } = town.parties;
    const id = await waitingTable(town);
    await gathering.sit(id, "cleo", 2, "Cleo", share());
    await town.parties.speak(id, "cleo", "", "Hello");
    await gathering.clearSeat(id, "ada", 2);
    expect(await codes(town, id)).toEqual(["sat", "sat", "removed"]);
    await owners.depart("cleo");
    expect(await told(town, id)).toEqual([{ code: "sat", seat: 1, name: "Ben" }]);
    expect(said(await town.parties.chat(id, "ben"))).toHaveLength(1);
    await town.restart(town.now);
    expect(await codes(town, id)).toEqual(["sat"]);
  });

  it("takes no room from what is said, and does not grow without end", async () => {
    const town = new QuietTown();
    const { parties } = town;
    const id = await waitingTable(town);
    for (let i = 0; i < 201; i++) await parties.speak(id, "ada", "", `line ${i}`);
    for (let i = 0; i < MOST_NOTES; i++) {
      await parties.gathering.stand(id, "ben");
      // What is said between them keeps them apart.
      await parties.speak(id, "ada", "", `between ${i}`);
      await parties.gathering.sit(id, "ben", 1, "Ben", share());
    }
    const lines = await parties.chat(id, "ada");
    expect(said(lines)).toHaveLength(200);
    expect(said(lines)[0]?.text).toBe(`line ${MOST_NOTES + 1}`);
    expect(lines).toHaveLength(200 + MOST_NOTES);
    const numbers = lines.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    await town.restart(town.now);
    expect(await town.parties.chat(id, "ada")).toEqual(lines);
  });

  it("takes the place of the one before it of the same kind about the same person, unless somebody spoke since", async () => {
    const town = new QuietTown();
    const { gathering } = town.parties;
    const id = await waitingTable(town);
    const heard: ChatLine[] = [];
    looks(town, id, "noor", (line) => heard.push(line));
    await gathering.stand(id, "ben");
    await gathering.sit(id, "cleo", 2, "Cleo", share());
    await gathering.sit(id, "ben", 1, "Ben", share());
    const now = await notes(town, id);
    expect(now.map(({ note, number }) => [note.code, "name" in note && note.name, number])).toEqual([
      ["sat", "Cleo", 3],
      ["sat", "Ben", 4],
    ]);
    // Whoever looks on is told which are gone.
    expect(heard.map((line) => "note" in line && line.instead)).toEqual([1, undefined, 2]);
    await town.parties.speak(id, "ada", "", "Again?");
    await gathering.stand(id, "ben");
    expect(
      (await town.parties.chat(id, "ada")).map((line) => ("note" in line ? line.note.code : "said")),
    ).toEqual(["sat", "sat", "said", "stood"]);
  });

  it("that cannot be stored lets happen what it tells of; an older server's chat is read as it is", async () => {
    const town = new QuietTown();
    const id = await waitingTable(town);
    const failures: unknown[] = [];
    town.report = (error) => failures.push(error);
    await notes(town, id);
    const writing = vi.spyOn(town.notes, "set").mockImplementation(() => {
      throw new Error("The disk is full.");
    });
    await town.parties.gathering.stand(id, "ben");
    expect(await codes(town, id)).toEqual(["sat"]);
    expect(failures).toEqual([new Error("The disk is full.")]);
    expect(town.party(id).seats[1]).toEqual({ kind: "free" });
    writing.mockRestore();
    const old = {
      number: 7,
      room: "players",
      at: 5,
      guest: "ada",
      name: "Ada",
      seat: 0,
      text: "Hello",
      heard: ["ada"],
    };
    town.notes.set(`chat ${id}`, JSON.stringify([old]));
    await town.restart(town.now);
    await town.parties.gathering.sit(id, "ben", 1, "Ben", share());
    expect((await town.parties.chat(id, "ada")).map(({ number }) => number)).toEqual([7, 8]);
    expect(said(await town.parties.chat(id, "ada"))[0]).toMatchObject({ text: "Hello", yours: true });
  });

  it("is written of no move", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], LIVE);
    await notes(town, id);
    const writing = vi.spyOn(town.notes, "set");
    for (let i = 0; i < 12; i++) await town.act(id);
    await notes(town, id);
    expect(writing).not.toHaveBeenCalled();
  });
});

describe("a table that waits", () => {
  it("tells who comes and goes, what its host does, and when it begins", async () => {
    const town = new QuietTown();
    const { gathering } = town.parties;
    const id = await waitingTable(town);
    const ada = { seat: 0, name: "Ada" };
    await gathering.seatBot(id, "ada", 2, 3);
    const bot = town.party(id).seats[2];
    const whom = bot?.kind === "bot" ? bot.name : "";
    // Another level is no other bot; the share of one who sits there already is no news either.
    await gathering.seatBot(id, "ada", 2, 5);
    await gathering.sit(id, "ben", 1, "Ben", share());
    await gathering.clearSeat(id, "ada", 2);
    await gathering.clearSeat(id, "ada", 1);
    expect(await told(town, id)).toEqual([
      { code: "sat", seat: 1, name: "Ben" },
      { code: "removed", ...ada, whom },
      { code: "removed", ...ada, whom: "Ben" },
    ]);
    // Nobody sits there who could be asked again.
    await gathering.arrange(id, "ada", setup({ seats: 3 }));
    expect(await codes(town, id)).not.toContain("changed");
    const clock = { kind: "live", bank: 600, added: 20 } as const;
    await gathering.arrange(id, "ada", setup({ seats: 3, clock }));
    expect((await told(town, id)).at(-1)).toEqual({ code: "changed", ...ada, setup: { clock } });
    await gathering.sit(id, "ben", 1, "Ben", share());
    await gathering.arrange(id, "ada", setup({ seats: 2, clock, help: true }));
    expect((await told(town, id)).at(-1)).toEqual({
      code: "changed",
      ...ada,
      setup: { clock, seats: 2, help: true },
      asked: true,
    });
    await gathering.ready(id, "ben", true);
    expect((await told(town, id)).at(-1)).toEqual({ code: "began" });
  });

  it("tells what its host has changed while others sit there, and again after somebody spoke", async () => {
    const town = new QuietTown();
    const id = await waitingTable(town);
    const { gathering } = town.parties;
    await gathering.arrange(id, "ada", setup({ seats: 3, lobby: true, takeBack: false }));
    await town.parties.speak(id, "ben", "", "Fine for me.");
    await gathering.arrange(id, "ada", setup({ seats: 3, lobby: true, takeBack: false }));
    expect((await told(town, id)).slice(1)).toEqual([
      { code: "changed", seat: 0, name: "Ada", setup: { lobby: true, takeBack: false }, asked: true },
      { code: "changed", seat: 0, name: "Ada", setup: {}, asked: true },
    ]);
  });
});

describe("a game that is played", () => {
  const guests = ["ada", "ben", "cleo"];

  it("tells of a step back: asked for, withdrawn, refused, too late, dropped, and taken", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, {}, "chronomancer");
    const { playing } = town.parties;
    let asker = -1;
    while (asker === -1) {
      const seat = await town.act(id);
      while ((await town.act(id)) === seat);
      if ((await town.authority.standing(id, seat)).askTo !== undefined) asker = seat;
    }
    const name = guests[asker] ?? "";
    const [one = "", other = ""] = guests.filter((guest) => guest !== name);
    const of = { seat: asker, name };
    const next = async (): Promise<Note | undefined> => (await told(town, id)).at(-1);
    await playing.askBack(id, name);
    expect(await next()).toEqual({ code: "asksBack", ...of });
    await playing.answerBack(id, name, false);
    expect(await next()).toEqual({ code: "backWithdrawn", ...of });
    await playing.askBack(id, name);
    await playing.answerBack(id, one, false);
    // Who of them said no is told to nobody.
    expect(await next()).toEqual({ code: "backRefused" });
    town.now += 30_000;
    await playing.askBack(id, name);
    await town.ticks(30_000);
    expect(await next()).toEqual({ code: "backRefused" });
    town.now += 60_000;
    await playing.askBack(id, name);
    for (const guest of [one, other]) await playing.answerBack(id, guest, true);
    expect(await next()).toEqual({ code: "wentBack", ...of });
    while ((await town.authority.standing(id, asker)).askTo === undefined) await town.act(id);
    town.now += 3_600_000;
    await playing.askBack(id, name);
    await town.act(id);
    expect(await next()).toEqual({ code: "backDropped" });
  });

  it("tells who wishes to end it, that it goes on, and its end", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, {});
    const wish = (guest: string, wish: boolean) => town.parties.playing.wishEnd(id, guest, wish);
    await wish("ada", true);
    await wish("ada", true);
    expect((await told(town, id)).slice(2)).toEqual([
      { code: "began" },
      { code: "wishesEnd", seat: 0, name: "ada" },
    ]);
    await wish("ben", false);
    // Nobody is asked any more.
    await wish("cleo", false);
    expect((await told(town, id)).slice(4)).toEqual([{ code: "playsOn" }]);
    for (const guest of guests) await wish(guest, true);
    expect((await codes(town, id)).slice(-3)).toEqual(["wishesEnd", "wishesEnd", "ended"]);
  });

  it("tells what becomes of a seat: time that is up, a bot, its own again, resigned; and days off", async () => {
    const town = new QuietTown();
    const id = await town.begin(guests, LIVE);
    const [slow = 0] = town.party(id).clock?.running ?? [];
    const name = guests[slow] ?? "";
    const of = { seat: slow, name };
    for (const guest of guests) looks(town, id, guest);
    await town.ticks(600_000);
    expect((await told(town, id)).slice(3)).toEqual([{ code: "noTime", ...of }]);
    for (const guest of guests.filter((each) => each !== name))
      if (town.party(id).timeUp) await town.parties.playing.timeChoice(id, guest, "bot");
    await town.parties.gathering.sit(id, name, slow, "", share());
    await town.parties.playing.resign(id, name);
    expect((await told(town, id)).slice(4)).toEqual([
      { code: "botPlays", ...of },
      { code: "returned", ...of },
      { code: "resigned", ...of },
    ]);
    const turns = await town.begin(guests, { clock: { kind: "turns", hours: 24, daysOff: 3 } });
    await town.parties.playing.rest(turns, "ben", 2);
    expect((await told(town, turns)).at(-1)).toEqual({ code: "rests", seat: 1, name: "ben", days: 2 });
  });

  it("tells of a seat that is open to a friend, and who sat down there", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], {});
    const [seat = 0] = (await town.authority.card(id))?.actors ?? [];
    const [gone = "", here = ""] = seat === 0 ? ["ada", "ben"] : ["ben", "ada"];
    looks(town, id, here);
    await town.ticks(90_000);
    await town.parties.playing.timeChoice(id, here, "friend");
    await town.parties.gathering.sit(id, "noor", seat, "Noor", share());
    expect((await told(town, id)).slice(2)).toEqual([
      { code: "gone", seat, name: gone },
      { code: "seatOpen", seat, name: gone },
      { code: "satFor", seat, name: "Noor", whom: gone },
    ]);
  });
});

describe("whoever loses the connection", () => {
  it("is missed when he does not come at once, and then is back; both are told once", async () => {
    const town = new QuietTown();
    const id = await town.begin(["ada", "ben"], LIVE);
    const ben = { seat: 1, name: "ben" };
    looks(town, id, "ada");
    let leave = looks(town, id, "ben");
    const flaps = async (): Promise<void> => {
      leave();
      await town.ticks(MISSED);
      await town.ticks(500);
      leave = looks(town, id, "ben");
    };
    const since = async (): Promise<readonly Note[]> => (await told(town, id)).slice(2);
    // His page is only loaded again.
    leave();
    await town.ticks(MISSED - 1);
    leave = looks(town, id, "ben");
    await town.ticks(MISSED);
    expect(await since()).toEqual([]);
    leave();
    await town.ticks(MISSED);
    await town.ticks(MISSED);
    expect(await since()).toEqual([{ code: "gone", ...ben }]);
    leave = looks(town, id, "ben");
    expect(await since()).toEqual([{ code: "here", ...ben }]);
    for (let i = 0; i < 5; i++) await flaps();
    expect(await since()).toEqual([{ code: "here", ...ben }]);
    leave();
    await town.ticks(MISSED);
    await town.parties.speak(id, "ada", "", "He said his train has tunnels.");
    // The server comes back: who was missed is missed still, and back when he comes.
    await town.restart(town.now);
    looks(town, id, "ada");
    await town.ticks(MISSED);
    expect(await since()).toEqual([{ code: "gone", ...ben }]);
    looks(town, id, "ben");
    expect(await since()).toEqual([
      { code: "gone", ...ben },
      { code: "here", ...ben },
    ]);
  });

  it("is not missed where the others play for him", async () => {
    const town = new QuietTown();
    const mission = { options: { mission: "ten-to-six@1.0.0" } };
    const id = await town.begin(["ada", "ben"], mission, "missions");
    looks(town, id, "ada");
    looks(town, id, "ben")();
    await town.parties.playing.resign(id, "ben");
    await town.ticks(MISSED);
    expect((await told(town, id)).slice(1)).toEqual([
      { code: "began" },
      { code: "resigned", seat: 1, name: "ben" },
    ]);
  });

  it("is no news where one plays by turns, nor when he only watches, nor when the game is over", async () => {
    const town = new QuietTown();
    const turns = await town.begin(["ada", "ben"], { clock: { kind: "turns", hours: 24, daysOff: 3 } });
    const live = await town.begin(["ada", "ben"], LIVE);
    const watched = await town.begin(["ada", "ben"], LIVE);
    const all = [turns, live, watched];
    const leave = all.map((id) => ["ada", "ben"].map((guest) => looks(town, id, guest)));
    looks(town, watched, "noor")();
    for (const guest of ["ada", "ben"]) await town.parties.playing.wishEnd(live, guest, true);
    for (const each of leave.slice(0, 2).flat()) each();
    await town.ticks(MISSED);
    for (const id of all) looks(town, id, "ben");
    for (const id of all)
      for (const code of ["gone", "here"]) expect(await codes(town, id)).not.toContain(code);
  });
});
