import {
  bestWorth,
  chronomancer,
  type Event,
  goldAtEnd,
  PIECES,
  type State,
  type View,
  worthOn,
} from "@chronarium/chronomancer";
import { beforeAll, describe, expect, it } from "vitest";
import type { Entry, Moment } from "../src/driver/types.ts";
import { begins, lines, mark } from "../src/games/chronomancer/chronicle/chronicle.ts";
import { changesOf, rivalsOf, warning } from "../src/games/chronomancer/chronicle/recap.ts";
import { scores } from "../src/games/chronomancer/chronicle/scores.ts";
import { heard, KNOCKS } from "../src/games/chronomancer/chronicle/sound.ts";
import { chapterNames, turnOf, turnsAhead } from "../src/games/chronomancer/chronicle/turns.ts";
import { loadChronomancerText } from "../src/games/chronomancer/text.ts";
import { newGame, playOut } from "./chronomancer-games.ts";

const NAMES = { seat: (seat: number) => ["Ann", "Ben", "Cam", "Dot"][seat] ?? "" };

/** A game as the chronicle has it, and how it stood after each entry. */
function game(seats: number, seed: number): { entries: readonly Entry[]; states: readonly State[] } {
  const entries: Entry[] = [];
  const states: State[] = [];
  for (const { state, seat, events, after } of playOut(seats, seed)) {
    if (states.length === 0) states.push(state);
    states.push(after);
    entries.push({ revision: entries.length + 1, seat, events });
  }
  return { entries, states };
}
const seen = (state: State): Pick<Moment, "view"> => ({ view: chronomancer.viewFor(state, "observer") });

beforeAll(async () => {
  await Promise.all([loadChronomancerText("en"), loadChronomancerText("fr")]);
});

describe("the chronicle", () => {
  it("tells every entry in both languages", () => {
    for (const seats of [1, 3])
      for (const entry of game(seats, 4).entries)
        for (const language of ["en", "fr"] as const) {
          const told = lines(entry, language, NAMES);
          for (const { text } of told) expect(text.length).toBeGreaterThan(5);
        }
  });

  it("gives each turn of the Peddler its own line, with its rule", () => {
    const { entries } = game(1, 2);
    const entry = entries.find(
      ({ events }) => (events as readonly Event[]).filter(({ type }) => type === "peddlerPlayed").length > 1,
    );
    const told = lines(entry as Entry, "en", NAMES).filter(({ text }) =>
      text.startsWith("The Peddler turns"),
    );
    expect(told.length).toBeGreaterThan(1);
    for (const line of told) {
      expect(line.seat).toBeUndefined();
      expect(line.detail).toContain("DS-8");
    }
  });

  it("marks markets and dockings, and begins days", () => {
    const { entries } = game(2, 3);
    expect(entries.filter((entry) => mark(entry) === "income")).toHaveLength(3);
    expect(entries.some((entry) => mark(entry) === "dock")).toBe(true);
    expect(entries.flatMap((entry) => begins(entry) ?? [])).toEqual([2, 3]);
  });
});

describe("the turns", () => {
  it("are those of the chronicle, day by day", () => {
    const { entries, states } = game(3, 5);
    const all = turnOf(entries, seen(states.at(-1) as State) as Moment);
    for (const { revision, seat, chapter } of all) {
      expect(states[revision]?.turn).toBe(seat);
      expect(states[revision]?.day).toBe(chapter);
    }
    expect([...new Set(all.map(({ chapter }) => chapter))]).toEqual([1, 2, 3]);
  });

  it("of a branch begin in the middle", () => {
    const { entries, states } = game(2, 5);
    const from = states.findIndex(({ day }) => day === 2) + 3;
    const later = entries.slice(from).map((entry) => ({ ...entry, revision: entry.revision - from }));
    const upTo = later.slice(0, 4);
    const now = states[from + 4] as State;
    expect(turnOf(upTo, seen(now) as Moment)[0]?.chapter).toBe(states[from]?.day);
  });

  it("to come end with the third day, and every merchant has one", () => {
    const state = newGame(3, "ahead");
    const ahead = turnsAhead(seen(state));
    expect(ahead.map(({ chapter }) => chapter)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(new Set(ahead.slice(0, 3).map(({ seat }) => seat)).size).toBe(3);
    const over = game(2, 1).states.at(-1) as State;
    expect(turnsAhead(seen(over))).toEqual([]);
    expect(chapterNames(2, "fr")).toEqual({ long: "Journée 2", plain: "Journée 2", short: "2" });
  });
});

describe("the Gold", () => {
  it("of the forecast is the score when the game ends", () => {
    const { states } = game(3, 6);
    const last = states.at(-1) as State;
    const before = { ...last, phase: "market", players: states.at(-2)?.players ?? [] } as State;
    const view = seen(last).view as View;
    const forecast = goldAtEnd(view, view.players[0] as View["players"][0]);
    expect(forecast).toBe(last.players[0]?.gold);
    expect(before.players).toHaveLength(3);
  });

  it("of a Good is what the best pier for its size would pay", () => {
    const state = newGame(2, "piers");
    const boats = state.boats.map((boat, i) =>
      i === 0
        ? { pieces: ["R", "R", "B", "X"] as const, dock: "left" as const }
        : i === 3
          ? { pieces: ["R", "R", "R", "Y"] as const, dock: "right" as const }
          : boat,
    );
    expect(bestWorth({ boats }, "small", "R", 2)).toBe(8);
    expect(worthOn({ boats }, "small", "R", 2, "left")).toBe(8);
    expect(bestWorth({ boats }, "large", "R")).toBe(12);
    expect(worthOn({ boats }, "large", "R", 1, "right")).toBe(12);
    expect(bestWorth({ boats }, "large", "B")).toBe(0);
  });
});

describe("sounds", () => {
  it("come in the order of causes, each once and short", () => {
    const events: readonly Event[] = [
      { type: "turnBegan", seat: 0 },
      { type: "seated", who: 1, piece: PIECES[0], boat: 1, rule: "BG-30" },
      {
        type: "moved",
        seat: 1,
        figure: "assistant",
        from: "LA",
        to: "T1",
        cost: { hours: 1, corruption: 0 },
      },
      { type: "seated", who: 1, piece: PIECES[1], boat: 2, rule: "BG-30" },
    ];
    expect(heard(events, (seat) => seat === 0)).toEqual(["step", "water", "turn"]);
    expect(heard(events, () => false)).toEqual(["step", "water"]);
    for (const knocks of Object.values(KNOCKS))
      for (const { after, length } of knocks) expect(after + length).toBeLessThanOrEqual(0.5);
  });
});

describe("what others changed", () => {
  const told = (entries: readonly Entry[]) => [{ entries, before: {} as Moment, after: {} as Moment }];

  it("is every Timepiece that moved and every new card of the Town Square, never one's own doing", () => {
    let [moved, came] = [0, 0];
    const { entries, states } = game(2, 7);
    entries.forEach((entry, i) => {
      const [before, after] = [states[i] as State, states[i + 1] as State];
      const { clock, town } = changesOf(told([entry]), entry.seat === 0 ? 1 : 0);
      const own = changesOf(told([entry]), entry.seat);
      if (before.day !== after.day || before.phase !== "production" || after.phase !== "production") return;
      const hours = ({ players }: State) => players[entry.seat]?.timepiece.hour;
      expect(clock.has(entry.seat)).toBe(hours(before) !== hours(after));
      expect(own.clock.size + own.town.size + own.boats.size).toBe(0);
      const fresh = after.town.square.filter((card) => !before.town.square.includes(card));
      expect([...town.keys()].toSorted()).toEqual(fresh.toSorted());
      moved += clock.size;
      came += fresh.length;
    });
    expect(moved).toBeGreaterThan(5);
    expect(came).toBeGreaterThan(1);
  });

  it("is forgotten when a new day begins", () => {
    const { entries, states } = game(2, 7);
    const day = entries.findIndex((_, i) => states[i]?.day === 1 && states[i + 1]?.day === 2);
    const { clock, town } = changesOf(told(entries.slice(0, day + 1)), 0);
    expect([clock.size, town.size]).toEqual([0, 0]);
  });
});

describe("the last turns of a day", () => {
  it("are announced, and the Peddler has turns and a level until he is past the marker", () => {
    const told = new Set<string>();
    for (const { after } of playOut(1, 2)) {
      const moment = { view: chronomancer.viewFor(after, 0), viewer: 0, table: {} } as unknown as Moment;
      const [peddler] = rivalsOf(moment, "en");
      // He stands in a comparison as the seats do.
      const names = scores(moment, "en")[0]?.parts.map(({ name }) => name);
      expect(peddler?.parts?.map(({ name }) => name)).toEqual(names);
      expect(peddler?.facts).toMatch(/^Normal · /);
      const { phase, marker } = after;
      const open =
        phase === "production" && (marker === null || (after.peddler?.timepiece.hour ?? 0) < marker);
      expect(peddler?.goesOn).toBe(open);
      const said = warning(moment, "en");
      expect(said !== undefined).toBe(phase === "production" && marker !== null);
      told.add(`${said !== undefined} ${peddler?.goesOn}`);
    }
    expect([...told].sort()).toEqual(["false false", "false true", "true false", "true true"]);
  });
});
