/** What a line of play is for, said in the words of the game about things that lie on the table. */
import type { Explained } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { NO_GOODS } from "../src/goods.ts";
import type { Action, BoatState, Piece, State } from "../src/index.ts";
import { en } from "../text/en/reasons.ts";
import { fr } from "../text/fr/reasons.ts";
import { newTable, withPlayer } from "./table.ts";

const NAMES = { seat: (seat: number) => ["Lucie", "Idris"][seat] ?? "", you: 0 };
const inEnglish = (state: State, ...actions: readonly Action[]): Explained =>
  en.explain(state, 0, actions, NAMES);
const inFrench = (state: State, ...actions: readonly Action[]): Explained =>
  fr.explain(state, 0, actions, NAMES);
const said = ({ reasons }: Explained): readonly string[] => reasons.map(({ text }) => text);

const boat = (pieces: string, dock: BoatState["dock"] = null): BoatState => ({
  pieces: pieces.split("") as readonly string[] as readonly Piece[],
  dock,
});
/** Lucie is to move with an empty shelf; the boats are given. */
function table(boats: readonly BoatState[], change: Partial<State> = {}): State {
  const state = { ...newTable(), turn: 0, ...change };
  return withPlayer({ ...state, boats: boats.concat(state.boats.slice(boats.length)) }, 0, {
    shelf: NO_GOODS,
  });
}
const green = { ...NO_GOODS, small: { R: 0, G: 2, B: 0, Y: 0 } };

describe("a Relic from a portal", () => {
  const relic: readonly Action[] = [
    { type: "move", figure: "assistant", to: "T2" },
    { type: "relic", colour: "G" },
  ];
  it("is told with those who stand on the piers for it", () => {
    const told = inEnglish(table([boat("GGRX", "left")]), ...relic);
    expect(told.places).toEqual(["assistant", "T2", "small-G"]);
    expect(told.nudge).toBe("Look at your Assistant and at portal T2.");
    expect(told.idea).toBe("2 Bards stand on the piers and pay for green Goods.");
    expect(told.move).toBe("Assistant to portal T2, then take a green Relic.");
    expect(told.brief).toBe("Red or green Relic at T2");
    expect(said(told)[0]).toBe("A green Relic: 2 Bards on the piers would pay 4 Gold for it.");
  });
  it("is told in French, with those who are still at sea", () => {
    const told = inFrench(table(Array.from({ length: 6 }, (_, i) => boat(i === 1 ? "GGG" : "R"))), ...relic);
    expect(told.nudge).toBe("Regardez votre Assistant et la case T2.");
    expect(told.idea).toBe("3 Bardes en mer\u202f: ayez des Marchandises vertes à leur arrivée.");
    expect(said(told)[0]).toBe("Une Relique verte\u202f: pas encore d’acheteur, mais 3 Bardes en mer.");
  });
});

describe("a piece that takes a seat", () => {
  const seating = (boats: readonly BoatState[]): State =>
    withPlayer(
      table(boats, {
        pending: [{ kind: "endTurn" }, { kind: "seat", pieces: ["G"], hour: 3 }],
      }),
      0,
      { shelf: green },
    );
  it("fills a boat that lands among the own buyers", () => {
    const state = seating([boat("GRX"), boat("RRRR", "centreLeft")]);
    const told = inEnglish(state, { type: "seat", piece: "G", boat: 1 });
    expect(told.idea).toBe("Bring buyers to where your Goods can be sold.");
    expect(said(told)[0]).toBe(
      "A Warrior, 2 Bards and a Rogue land at the Relic Quay: 8 Gold more for what is on your shelf.",
    );
  });
  it("sits among those who would buy", () => {
    const told = inEnglish(seating([boat("G")]), { type: "seat", piece: "G", boat: 1 });
    expect(told.nudge).toBe("Look at boat 1.");
    expect(said(told)).toEqual([
      "A Bard on boat 1: those aboard would pay 8 Gold for what is on your shelf.",
    ]);
  });
});

it("lets a Hall pay at once, and names how many stand there", () => {
  const state = table([], {
    pending: [{ kind: "endTurn" }, { kind: "relic", colours: ["B"], sponsor: true }],
  });
  const told = inEnglish({ ...state, halls: { R: 0, G: 0, B: 4, Y: 0 } }, { type: "sponsor", faction: "B" });
  expect(told.places).toEqual(["hall-B"]);
  expect(told.idea).toBe("4 Wizards stand in their Hall: let them pay you now.");
  expect(said(told)).toEqual(["The Wizards pay 4 Gold at once: 1 for each in their Hall."]);
});

it("says what a sale brings, and what it costs", () => {
  const state = withPlayer(
    table([boat("GGGG", "centreLeft")], {
      phase: "market",
      pending: [{ kind: "endMarket" }, { kind: "sell", seat: 0, sold: [], gold: 0, debt: 0 }],
    }),
    0,
    { shelf: green },
  );
  const told = inEnglish(state, { type: "sell", colour: "G", small: [0, 2], large: [0, 0] });
  expect(told.places).toEqual(["small-G"]);
  expect(said(told)[0]).toBe("2 green Relics at the Black Market: 16 Gold, for 1 Corruption card.");
});

it("says nothing of who will be drawn", () => {
  const state = table([boat("GG")]);
  const twin = { ...state, rng: newTable({ seed: "another" }).rng };
  const move: Action = { type: "move", figure: "assistant", to: "T1" };
  expect(inEnglish(twin, move)).toEqual(inEnglish(state, move));
});
