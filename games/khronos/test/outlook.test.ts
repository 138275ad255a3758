/** What a preview says before the move, and how the person who reads is addressed. */
import { describe, expect, it } from "vitest";
import {
  type Action,
  forecast,
  forecastsAfter,
  ghostIn,
  khronos,
  questionIn,
  type State,
  settledForecast,
} from "../src/index.ts";
import { consequences, khronosText, type Language, linesOf } from "../text/index.ts";
import { dealHand, tableOf, withPlayer } from "./table.ts";

const NAMES = ["Lucie", "Idris", "Ondine", "Hélène"];
const who =
  (you: number) =>
  (seat: number): string =>
    seat === you ? "you" : (NAMES[seat] ?? "");

/** The sentences of a preview on one board, as the seat that acts reads them. */
function told(language: Language, state: State, action: Action, era: "might" | "faith" | "reason"): string {
  const { seat } = state.turn;
  const { state: after, events } = khronos.apply(state, seat, action);
  const forecasts = { before: forecast(state), after: forecastsAfter(after) };
  const lines = consequences(khronosText[language], state, { action, seat, events, forecasts }, who(seat));
  const here = lines.find((line) => line.era === era)?.lines ?? [];
  return here.map(({ text }) => text).join(" ");
}

const acting = (state: State, seat: number): State => ({ ...state, turn: { ...state.turn, seat } });

describe("the preview of a junction", () => {
  const abbeys = dealHand(
    acting(tableOf("Might R3r@A1 M1r@A4 R3w@E1 | Faith | Reason", { map: "plain9x6", seats: 4 }), 1),
    1,
    ["orange", "orange", "blue", "blue"],
  );
  const join: Action = { type: "build", era: "might", building: "civil", size: 1, at: "D1", pay: [1, 0] };

  it("names the Abbeys that would meet, the one that gives way, and asks where, not what", () => {
    expect(told("en", abbeys, join, "might")).toBe(
      "You build for 1 blue card and gain 1 Ecu. Lucie’s Abbey (A1) and Ondine’s Abbey (E1) would share the top of one domain: the one at E1 gives way. Ondine then chooses where the Monastery stands.",
    );
    expect(told("fr", abbeys, join, "might")).toBe(
      "Vous construisez pour 1 carte bleue et gagnez 1 Écu. L’abbaye de Lucie (A1) et l’abbaye d’Ondine (E1) partageraient le sommet d’un domaine\u202f: celle en E1 doit céder. Ondine choisit ensuite où se pose le monastère.",
    );
  });

  it("asks which one where the powers are equal", () => {
    const equal = dealHand(
      acting(tableOf("Might M2r@A1 M2w@D1 | Faith | Reason", { map: "plain9x6", seats: 4 }), 1),
      1,
      ["orange", "orange", "blue", "blue"],
    );
    expect(told("en", equal, { ...join, at: "C1" } as Action, "might")).toMatch(
      /of one domain\. You then choose which one shrinks\.$/,
    );
  });
});

describe("incomes while an answer is open", () => {
  const junction = dealHand(
    tableOf("Might M3r@A1 M1r@C4 C2-@A4 M3w@F1 C2-@F4 | Faith | Reason", { map: "plain9x6", seats: 4 }),
    0,
    ["orange", "orange", "blue", "blue"],
  );
  const join: Action = { type: "build", era: "might", building: "civil", size: 2, at: "D2", pay: [2, 0] };

  it("counts what the boards come to however it is answered, not the boards in the middle of it", () => {
    expect(told("en", junction, join, "might")).toMatch(/Your income here rises by 2 to 4 Ecus\.$/);
    expect(told("fr", junction, join, "might")).toMatch(/Votre revenu ici monte de 2 à 4 Écus\.$/);
  });

  it("compares with what stood before the action", () => {
    const { state } = khronos.apply(junction, 0, join);
    expect(questionIn(state)?.kind).toBe("placeDownsized");
    expect(forecast(state).seats[0]?.income.might).toBe(6);
    expect(settledForecast(state).seats[0]?.income.might).toBe(2);
    expect(forecast(junction).seats[0]?.income.might).toBe(2);
  });
});

describe("half a renovation", () => {
  const ruin = withPlayer(
    dealHand(acting(tableOf("Might | Faith | Reason M3%@A1", { map: "plain9x6", seats: 4 }), 0), 0, [
      "orange",
      "orange",
      "blue",
      "blue",
    ]),
    0,
    { pawns: ["reason", "might"] },
  );

  it.each([
    [1, "half"],
    [2, "ghost"],
  ] as const)("paid with %i cards shows as %s", (cards, kind) => {
    const { events } = khronos.apply(ruin, 0, { type: "renovate", at: "A1", pay: [cards, 0] });
    expect(ghostIn(events, "reason")).toEqual({ at: "A1", size: 3, type: "military", kind });
  });

  it("is still a ruin in words", () => {
    const { state } = khronos.apply(ruin, 0, { type: "renovate", at: "A1", pay: [1, 0] });
    const facts = {
      at: "A1",
      era: "reason",
      piece: { kind: "castle", ruin: true },
      printed: false,
      cubes: [],
      capacity: undefined,
      halfPaid: true,
      renovated: false,
      terrain: "plain",
      surcharge: 0,
      domain: undefined,
      lastMove: false,
      possible: undefined,
      lost: [],
      refused: undefined,
    } as const;
    expect(state.boards.reason.tiles[0]).toMatchObject({ renovated: false, progress: 0 });
    expect(khronosText.fr.outlook.square(facts, false)).toBe(
      "A1, Raison. Ruine de château, à moitié rénovée.",
    );
    expect(
      khronosText.fr.outlook.square(
        { ...facts, piece: { kind: "abbey" }, halfPaid: false, renovated: true },
        false,
      ),
    ).toBe("A1, Raison. Abbaye, rénovée.");
  });
});

describe("the chronicle", () => {
  const state = tableOf("Might M2r@A1 M2w@D1 | Faith | Reason", { map: "plain9x6", seats: 4 });
  const dealt = dealHand(acting(state, 3), 3, ["orange", "fuchsia", "fuchsia", "blue"]);
  const { events } = khronos.apply(dealt, 3, {
    type: "build",
    era: "might",
    building: "religious",
    size: 2,
    at: "F4",
    pay: [2, 0],
  });
  const line = (language: Language, you?: number): string | undefined =>
    linesOf(khronosText[language], 3, events, {
      seat: (seat) => NAMES[seat] ?? "",
      ...(you !== undefined && { you }),
    })[0]?.text;

  it("says “you” to the person at the screen, and names everybody else", () => {
    expect(line("en", 3)).toMatch(/^You build a Monastery at F4 on Might for 2 fuchsia cards\./);
    expect(line("en", 0)).toMatch(/^Hélène builds a Monastery/);
    expect(line("fr", 3)).toMatch(/^Vous construisez un monastère en F4 sur Puissance/);
    expect(line("fr")).toMatch(/^Hélène construit un monastère/);
  });

  it("calls what belongs to the reader by “your”, and elides before every vowel that is heard", () => {
    const travelled = khronos.apply(dealt, 3, { type: "travel", pawn: 0, to: "faith" }).events;
    const said = (language: Language, you?: number): string | undefined =>
      linesOf(khronosText[language], 3, travelled, {
        seat: (seat) => NAMES[seat] ?? "",
        ...(you !== undefined && { you }),
      })[0]?.text;
    expect(said("en", 3)).toBe("Your first pawn travels from Might to Faith for 1 Ecu.");
    expect(said("fr", 3)).toBe("Votre premier pion voyage de Puissance vers Foi pour 1 Écu.");
    expect(said("fr")).toBe("Le premier pion d’Hélène voyage de Puissance vers Foi pour 1 Écu.");
  });
});
