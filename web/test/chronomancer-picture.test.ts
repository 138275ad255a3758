import { chronomancer, type State } from "@chronarium/chronomancer";
import { describe, expect, it } from "vitest";
import { framesOf } from "../src/games/chronomancer/table/frames.ts";
import { positions } from "./chronomancer-games.ts";

/** What the boards draw. */
const drawn = ({ players, boats, halls, lair, marker, day, town, peddler }: State) => ({
  players: players.map(
    ({ assistant, chronomancer: figure, slots, stream, open, shelf, staff, corruption, gold }) => ({
      assistant,
      figure,
      slots,
      stream,
      open,
      shelf,
      staff,
      corruption,
      gold,
    }),
  ),
  hours: [...players, ...(peddler === null ? [] : [peddler])].map(({ timepiece }) => timepiece.hour),
  boats: boats.map(({ dock, pieces }) => ({ dock, pieces: [...pieces].sort() })),
  halls,
  lair,
  marker,
  day,
  square: town.square,
});

describe("the play of events", () => {
  it("ends where the rules end, whatever happened", () => {
    for (const { state, events, after } of positions(12)) {
      if (after.phase === "over") continue; // What the end brings is told by the result.
      const frames = framesOf(state, events);
      if (frames.length === 0) continue;
      expect(drawn(frames.at(-1)?.picture as State)).toEqual(drawn(after));
    }
  });

  it("walks space by space, clockwise", () => {
    const [move] = [...positions(1)].filter(({ action }) => action.type === "move");
    if (move?.action.type !== "move") throw new Error("A game begins with a move.");
    const { figure, to } = move.action;
    const way = framesOf(move.state, move.events)
      .filter(({ event }) => event.type === "moved")
      .map(({ picture }) => picture.players[move.seat]?.[figure]);
    expect(way.at(-1)).toBe(to);
    expect(new Set(way).size).toBe(way.length);
  });

  it("tells the Peddler's turns one after the other", () => {
    const solo = [...positions(1)].find(
      ({ events }) => events.filter(({ type }) => type === "peddlerPlayed").length > 1,
    );
    const frames = framesOf(solo?.state as State, solo?.events ?? []);
    expect(frames.filter(({ event }) => event.type === "peddlerPlayed").length).toBeGreaterThan(1);
    expect(frames.reduce((sum, { ms }) => sum + ms, 0)).toBeGreaterThan(1000);
    expect(chronomancer.seats.min).toBe(1);
  });
});
