import { type Era, forecast, type SquareId } from "@chronarium/khronos";
import { describe, expect, it } from "vitest";
import type { Moment } from "../src/driver/types.ts";
import { status } from "../src/games/khronos/chronicle/chronicle.ts";
import { type Act, makeSetting } from "../src/games/khronos/plan/picks.ts";
import { loadKhronosText, textIn, wordsIn } from "../src/games/khronos/text.ts";
import { speak, speakingOf } from "../src/games/khronos/words/speech.ts";
import { lay } from "./khronos-position.ts";

type Language = "en" | "fr";
await Promise.all([loadKhronosText("en"), loadKhronosText("fr")]);

const NAMES = ["Ana", "Lucie", "Idris", "Vesper"];
const names = { seat: (seat: number) => NAMES[seat] ?? "" };

const state = lay("Might C1*@A1 | Faith R2b@M13 C1*@A1 | Reason R2+@M13 C1*@A1", {
  map: "valley",
  hand: ["orange", "orange", "orange", "blue"],
});

function say(language: Language, era: Era, at: SquareId, act?: Act, full = false): string {
  const ground = {
    moment: { revision: 0 } as Moment,
    setting: makeSetting(state, 0),
    seat: 0,
    language,
    names,
    forecast: forecast(state),
    words: wordsIn(language),
    text: textIn(language),
    who: (seat: number) => (seat === 0 ? "you" : (NAMES[seat] ?? "")),
  };
  return speak(speakingOf(ground, act === undefined ? [] : [act], []), { era, at }, full, true);
}

const CASTLE: Act = "build military 3";

describe("a square speaks", () => {
  it("says name, contents, what is possible and what would be lost", () => {
    expect(say("en", "might", "L12", CASTLE)).toBe(
      "L12, Might. Empty, plain. Possible: Castle, 3 orange cards. Faith: Lucie’s Monastery would be lost. Reason: the Monastery would be lost.",
    );
    expect(say("fr", "might", "L12", CASTLE)).toBe(
      "L12, Puissance. Vide, plaine. Possible : château, 3 cartes orange. Foi : le monastère de Lucie disparaîtrait. Raison : le monastère disparaîtrait.",
    );
  });

  it("says what stands there, whose it is, and who leads the domain", () => {
    expect(say("en", "faith", "N14")).toBe("N14, Faith. Lucie’s Monastery. Domain led by Lucie, 0 Ecus.");
    expect(say("fr", "faith", "N14")).toBe("N14, Foi. Monastère de Lucie. Domaine mené par Lucie, 0 Écu.");
    expect(say("en", "reason", "A1")).toBe(
      "A1, Reason. Printed hamlet, 0 of 1 cube. Domain without a leader.",
    );
    expect(say("fr", "reason", "A1")).toBe("A1, Raison. Hameau imprimé, 0 cube sur 1. Domaine sans chef.");
  });

  it("says the terrain and its price", () => {
    expect(say("en", "might", "H5")).toBe("H5, Might. Empty, plain.");
    expect(say("en", "might", "I5")).toBe("I5, Might. Empty, river.");
    expect(say("en", "might", "B1")).toBe("B1, Might. Empty, mountain, 1 card more.");
    expect(say("fr", "might", "B1")).toBe("B1, Puissance. Vide, montagne, 1 carte de plus.");
  });

  it("says in full why a place is not possible", () => {
    expect(say("en", "might", "I5", CASTLE, true)).toContain(
      "Not possible: A Castle at I5 would stand in the river.",
    );
    expect(say("en", "might", "I5", CASTLE)).not.toContain("Not possible");
  });
});

describe("the status line", () => {
  const seats = NAMES.map((name) => ({ kind: "human", name }) as const);
  const moment = (view: unknown, viewer: number): Moment =>
    ({ view, viewer, actors: [0], table: { seats } }) as unknown as Moment;
  const view = (round: number) => ({ round, turn: { seat: 0 }, over: false });

  it("has a long and a brief form in both languages", () => {
    expect(status(moment(view(4), 0), "en", names)).toEqual({
      long: "Your turn, round 4 of 7: actions, then income",
      brief: "Your turn · 4/7",
    });
    expect(status(moment(view(3), 0), "fr", names)).toEqual({
      long: "À vous, manche 3 sur 7 : actions",
      brief: "À vous",
    });
    expect(status(moment(view(2), 1), "en", names)).toEqual({
      long: "Ana’s turn, round 2 of 7",
      brief: "Ana’s turn",
    });
    expect(status(moment(view(7), 1), "fr", names)).toEqual({
      long: "Tour d’Ana, manche 7 sur 7, avec revenus",
      brief: "Tour d’Ana",
    });
  });

  it("says who has won, with the viewer among them or not", () => {
    const over = (winners: readonly number[], viewer: number): Moment =>
      ({ view: { over: true }, viewer, table: { seats, result: { winners } } }) as unknown as Moment;
    const [ana, ben] = NAMES;
    expect(status(over([0], 0), "en", names).brief).toBe("You win");
    expect(status(over([0], 1), "en", names).brief).toBe(`${ana} wins`);
    expect(status(over([0, 1], 1), "en", names).brief).toBe(`You and ${ana} share the victory`);
    expect(status(over([0, 1], 0), "fr", names).brief).toBe(`Vous partagez la victoire avec ${ben}`);
    expect(status(over([0, 1], 2), "en", names).brief).toBe(`${ana} and ${ben} share the victory`);
  });
});
