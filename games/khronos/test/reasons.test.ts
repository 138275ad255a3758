/** What a line of play is for, said in the words of the game about things that stand on the boards. */
import { type Explained, type Explainer, explainTurn } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { type Action, khronos, type State } from "../src/index.ts";
import { en } from "../text/en/reasons.ts";
import { fr } from "../text/fr/reasons.ts";
import { dealHand, tableOf, withPlayer } from "./table.ts";

const NAMES = { seat: (seat: number) => ["Lucie", "Idris", "Ondine", "Hélène"][seat] ?? "", you: 0 };
const table = (position: string, round = 1): State => ({
  ...withPlayer(
    dealHand(tableOf(position, { map: "plain9x6" }), 0, ["orange", "orange", "blue", "fuchsia", "fuchsia"]),
    0,
    { pawns: ["might", "faith"] },
  ),
  round,
});
const inEnglish = (state: State, ...actions: readonly Action[]): Explained =>
  en.explain(state, 0, actions, NAMES);
const inFrench = (state: State, ...actions: readonly Action[]): Explained =>
  fr.explain(state, 0, actions, NAMES);
const said = ({ reasons }: Explained): readonly string[] => reasons.map(({ text }) => text);

const keepAt = (at: string): Action => ({
  type: "build",
  era: "might",
  building: "military",
  size: 2,
  at,
  pay: [2, 0],
});

describe("a domain that can be taken over", () => {
  const state = table("Might C3-@A1 M1b@D1 | Faith | Reason", 4);

  it("is named with its Ecus, its leader and its income, by a building that stands already", () => {
    const told = inEnglish(state, keepAt("A4"));
    expect(told.places).toEqual(["might:A1", "might:A4"]);
    expect(told.nudge).toBe("Look at the City at A1 on Might and at the ground at A4 on Might.");
    expect(told.idea).toBe(
      "The domain at A1 on Might is worth 3 Ecus to its leader, and that is Idris so far. Its highest military building decides who collects.",
    );
    expect(told.move).toBe("Build a Keep at A4 on Might.");
    expect(said(told)).toEqual([
      "Takes the lead of the domain at A1 on Might from Idris, 3 Ecus in this income.",
      "1 Ecu at once.",
      "The Keep also appears on Faith and on Reason.",
    ]);
    expect(told.reasons.map(({ rule }) => rule)).toEqual(["KH-112", "KH-29", "KH-53"]);
  });

  it("is the first aim of a turn; what else is done in it follows, up to the draw", () => {
    const hamlet: Action = { type: "build", era: "faith", building: "civil", size: 1, at: "H5", pay: [0, 1] };
    const chapel: Action = {
      type: "build",
      era: "faith",
      building: "religious",
      size: 1,
      at: "H1",
      pay: [0, 1],
    };
    const turn = [keepAt("A4"), hamlet, chapel, { type: "end" } as const];
    const told = explainTurn(khronos, en as Explainer, state, 0, turn, NAMES);
    expect(told.move).toBe("Build a Keep at A4 on Might.");
    expect(told.covers).toBe(1);
    expect(told.rest).toEqual(["Build a Hamlet at H5 on Faith", "Build a Chapel at H1 on Faith"]);
  });

  it("is told in French", () => {
    const told = inFrench(state, keepAt("A4"));
    expect(told.nudge).toBe("Regardez la cité en A1 sur Puissance et le terrain en A4 sur Puissance.");
    expect(told.idea).toBe(
      "Le domaine en A1 sur Puissance vaut 3 Écus à qui le mène, et pour l’instant c’est Idris. Le plus haut bâtiment militaire décide qui encaisse.",
    );
    expect(said(told)[0]).toBe(
      "Vous menez le domaine en A1 sur Puissance à la place d’Idris, 3 Écus à ces revenus.",
    );
  });

  it("pays only where a pawn will be", () => {
    const away = withPlayer({ ...state, round: 2 }, 0, { pawns: ["might", "might"] });
    const line: readonly Action[] = [
      { type: "travel", pawn: 1, to: "faith" },
      { ...keepAt("A4"), pay: [2, 0] } as Action,
    ];
    expect(inEnglish(away, ...line).move).toBe(
      "Travel to Faith with pawn 2, then build a Keep at A4 on Might.",
    );
    const faith = withPlayer(table("Might | Faith C3-@A1 | Reason"), 0, { pawns: ["might", "might"] });
    const monastery: Action = {
      type: "build",
      era: "might",
      building: "religious",
      size: 2,
      at: "D2",
      pay: [2, 0],
    };
    expect(said(inEnglish(faith, monastery))[0]).toBe(
      "Takes the lead of the domain at A1 on Faith, 3 Ecus at the income of round 4 if a pawn of yours is on Faith by then.",
    );
  });
});

it("tells of one's own domain that grows, and of one that is held more firmly", () => {
  const state = table("Might C2-@A1 M1r@C1 | Faith | Reason");
  const hamlet: Action = { type: "build", era: "might", building: "civil", size: 1, at: "A3", pay: [1, 0] };
  expect(said(inEnglish(state, hamlet))[0]).toBe(
    "Your domain at A1 on Might is worth 1 Ecu more at the income of round 4.",
  );
  const larger: Action = { type: "upgrade", era: "might", from: "C1", size: 2, at: "C1", pay: [1, 0] };
  const told = inEnglish(state, larger);
  expect(told.move).toBe("Upgrade the Watchtower at C1 on Might to a Keep.");
  expect(told.idea).toBe("You lead the domain at A1 on Might, 2 Ecus: see that nobody takes it.");
  expect(said(told)[0]).toBe("Holds the domain at A1 on Might, 2 Ecus, more firmly: with a Keep.");
});

it("names a rival's building that falls, and what he no longer earns", () => {
  const state = table("Might | Faith R1b@A1 C2-@A2 | Reason");
  const told = inEnglish(state, keepAt("A1"));
  expect(said(told)).toEqual([
    "Idris loses 2 Ecus of the domain at A2 on Faith.",
    "Idris’s Chapel at A1 on Faith falls.",
    "1 Ecu at once.",
    "The Keep also appears on Faith and on Reason.",
  ]);
  expect(told.idea).toBe("Idris earns with the domain at A2 on Faith: that can be stopped.");
  expect(said(inFrench(state, keepAt("A1")))[1]).toBe("La chapelle d’Idris en A1 sur Foi tombe.");
});

it("counts cubes on Reason, and sees who has as many", () => {
  const state = withPlayer(table("Might | Faith | Reason C2-@A1{b:1} M2+@C1"), 0, {
    pawns: ["reason", "faith"],
  });
  const cube: Action = { type: "populate", at: "A1", pay: [1, 0] };
  expect(said(inEnglish(state, cube))).toEqual([
    "Draws level in the domain at C1 on Reason: 2 Ecus at the income of round 4.",
  ]);
});

it("tells of a pawn that comes to where domains pay", () => {
  const state = withPlayer(table("Might | Faith R2r@A1 C2-@A3 | Reason", 7), 0, {
    pawns: ["might", "reason"],
  });
  const told = inEnglish(state, { type: "travel", pawn: 0, to: "faith" }, { type: "end" });
  expect(told.nudge).toBe("Look at your pawn on Might.");
  expect(told.idea).toBe("Only eras with a pawn of yours pay. Faith has 2 Ecus for you.");
  expect(said(told)).toEqual(["Your pawn is on Faith when your domains there pay 2 Ecus in round 7."]);
});

it("says nothing of cards that nobody has seen", () => {
  const told = inEnglish(table("Might | Faith | Reason"), { type: "exchange", cards: ["orange", "blue"] });
  expect(told.places).toEqual(["hand"]);
  expect(told.idea).toBe("Your cards fit badly together: new ones are worth 2 Ecus.");
  expect(told.reasons).toEqual([]);
});

it("gives points their sign", () => {
  expect([en.points(6.14), en.points(-0.5), fr.points(6.14)]).toEqual([
    "+6.1 Ecus",
    "−0.5 Ecus",
    "+6,1 Écus",
  ]);
});
