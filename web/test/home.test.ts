import { describe, expect, test } from "vitest";
import { stateOf, titleOf, turnOf } from "../src/app/table-words.ts";
import type { TableCard } from "../src/driver/types.ts";
import {
  addSeat,
  castSeat,
  firstSeats,
  limitsIn,
  modeFor,
  paceFor,
  removeSeat,
  setupOf,
  usualSeats,
} from "../src/home/new-game.ts";
import { NOW_AT, placeOf, runningGames, smoothLine, threadOf } from "../src/home/threads.ts";
import { en } from "../src/text/en/index.ts";

const DAY = 86_400_000;
const NOW = 100 * DAY;
const card = (change: Partial<TableCard> = {}): TableCard => ({
  id: "a",
  game: "khronos",
  seats: [
    { kind: "human", name: "Maren" },
    { kind: "bot", name: "Vesper", level: 3 },
    { kind: "bot", name: "Corvin", level: 3 },
  ],
  revision: 41,
  created: NOW - 2 * DAY,
  updated: NOW - DAY,
  actors: [0],
  ...change,
});

describe("the seats of a new game", () => {
  test("are three, unless the game is for more or for fewer", () => {
    expect(usualSeats({ min: 2, max: 5 })).toBe(3);
    expect(usualSeats({ min: 4, max: 6 })).toBe(4);
    expect(usualSeats({ min: 1, max: 1 })).toBe(1);
  });

  test("alone is a way of its own, where the game knows it", () => {
    expect(limitsIn({ min: 1, max: 4 }, "alone")).toEqual({ min: 1, max: 1 });
    expect(limitsIn({ min: 1, max: 4 }, "bots")).toEqual({ min: 2, max: 4 });
    expect(limitsIn({ min: 1, max: 1 }, "bots")).toEqual({ min: 1, max: 1 });
    expect(limitsIn({ min: 3, max: 5 }, "screen")).toEqual({ min: 3, max: 5 });
    expect(modeFor({ seats: { min: 1, max: 4 } }, "alone")).toBe("alone");
    expect(modeFor({ seats: { min: 2, max: 5 } }, "alone")).toBe("bots");
    expect(setupOf(firstSeats("alone", 1), () => "You")).toEqual([{ kind: "human", name: "You" }]);
  });

  test("whoever turns to another game still wishes to play with others, where it is for others", () => {
    const khronos = { seats: { min: 2, max: 5 } };
    const mission = { seats: { min: 1, max: 4 }, sealed: true } as const;
    expect(paceFor(khronos, "live")).toBe("live");
    expect(paceFor(khronos, "turns")).toBe("turns");
    expect(paceFor(khronos, undefined)).toBeUndefined();
    expect(paceFor(mission, "live")).toBe("live");
    expect(paceFor(mission, "turns")).toBeUndefined();
    expect(paceFor({ seats: { min: 1, max: 1 } }, "live")).toBeUndefined();
  });

  test("begin with one person and two steady bots", () => {
    expect(setupOf(firstSeats("bots", 3), () => "You")).toEqual([
      { kind: "human", name: "You" },
      { kind: "bot", name: "Vesper", level: 3 },
      { kind: "bot", name: "Corvin", level: 3 },
    ]);
  });

  test("on one screen begin with people", () => {
    const seats = setupOf(firstSeats("screen", 3), (_, index) => `Player ${index + 1}`);
    expect(seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "human Player 1",
      "human Player 2",
      "human Player 3",
    ]);
  });

  test("never give two bots the same name", () => {
    const five = addSeat(addSeat(firstSeats("bots", 3), "bots"), "bots");
    const again = addSeat(removeSeat(five, 1), "bots");
    expect(new Set(again.map(({ name }) => name)).size).toBe(5);
    expect(new Set(again.map(({ id }) => id)).size).toBe(5);
  });

  test("a bot that takes a person's seat brings its name; a bot that changes level keeps it", () => {
    const seats = castSeat(firstSeats("screen", 3), 1, 5);
    expect(seats[1]).toMatchObject({ kind: "bot", level: 5, name: "Vesper" });
    expect(castSeat(seats, 1, 1)[1]).toMatchObject({ level: 1, name: "Vesper" });
    expect(castSeat(seats, 1, "human")[1]).toMatchObject({ kind: "human", name: "" });
  });
});

describe("what is said of a table", () => {
  test("its state", () => {
    expect(stateOf(card())).toBe("waiting");
    expect(stateOf(card({ actors: [1] }))).toBe("running");
    expect(stateOf(card({ actors: [], result: { seats: [], winners: [] } }))).toBe("over");
    expect(stateOf(card({ damaged: { code: "kernel/bad-record", params: {}, rule: "protocol" } }))).toBe(
      "damaged",
    );
  });

  test("its title and whose turn it is", () => {
    expect(titleOf(card(), en, "en")).toBe("Khronos with Vesper and Corvin");
    expect(titleOf(card({ name: "Sunday" }), en, "en")).toBe("Sunday");
    expect(turnOf(card(), en)).toBe("Your turn");
    expect(turnOf(card({ actors: [1] }), en)).toBe("Vesper to play");
    expect(turnOf(card({ actors: [] }), en)).toBeUndefined();
  });
});

describe("the threads", () => {
  test("put those that wait for you first, then the latest", () => {
    const cards = [
      card({ id: "bots", actors: [1], updated: NOW }),
      card({ id: "old", updated: NOW - 3 * DAY }),
      card({ id: "new", updated: NOW - DAY }),
      card({ id: "over", actors: [], result: { seats: [], winners: [] } }),
    ];
    expect(runningGames(cards).map(({ id }) => id)).toEqual(["new", "old", "bots"]);
  });

  test("lie within the strip", () => {
    expect(placeOf(NOW, NOW)).toBe(NOW_AT);
    expect(placeOf(NOW - 50 * DAY, NOW)).toBe(0);
    expect(placeOf(NOW + DAY, NOW)).toBe(NOW_AT);
  });

  test("run to now when they wait for you, and to their last step otherwise", () => {
    expect(threadOf(card(), [], NOW).end.x).toBe(NOW_AT);
    expect(threadOf(card({ actors: [1] }), [], NOW).end.x).toBe(placeOf(NOW - DAY, NOW));
  });

  test("have a line to see even when they have only begun", () => {
    const { line } = threadOf(card({ created: NOW, updated: NOW }), [], NOW);
    expect(line).toBe(
      smoothLine([
        { x: NOW_AT - 5, y: 17 },
        { x: NOW_AT, y: 17 },
      ]),
    );
  });

  test("fork where the newest branch left", () => {
    const branch = card({ id: "b", created: NOW - DAY, branch: { parent: "a", revision: 3, name: "Abbey" } });
    expect(threadOf(card(), [branch], NOW).fork?.branch.id).toBe("b");
    expect(threadOf(card(), [], NOW).fork).toBeUndefined();
  });
});
