/** DS-8: the Peddler says which rule decided each of his steps, and what it left or saw. */
import { playRandom } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { chronomancer, type Event, type State } from "../src/index.ts";
import { peddlerTurn } from "../src/peddler.ts";
import { tableOf } from "../src/table.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { newTable } from "./table.ts";

/** What the Peddler does with a card, on a table with this changed. */
function plays(card: "K09" | "K10" | "K11" | "K12", change: Partial<State>): readonly Event[] {
  const state = newTable({ seats: 1 });
  const table = tableOf({ ...state, ...change, peddler: { ...state.peddler!, deck: [card] } });
  peddlerTurn(table);
  return table.events;
}
const told = (events: readonly Event[], type: Event["type"]) => events.find((event) => event.type === type);
const names = { seat: () => "Ada" };
const boats = (...pieces: readonly State["boats"][number]["pieces"][]): State["boats"] =>
  pieces.map((each) => ({ pieces: each, dock: null }));

test("DS-8: of equal Halls the first pays, and the others are named", () => {
  const event = told(plays("K09", { halls: { R: 1, G: 3, B: 2, Y: 3 } }), "sponsored")!;
  expect(event).toMatchObject({ faction: "G", because: [{ rule: "DS-8.2", kept: ["G", "Y"] }] });
  expect(en.detail(event, names)).toBe("Equal here: green and yellow.");
  expect(fr.detail(event, names)?.replaceAll("\u202f", " ")).toBe("À égalité ici : vert et jaune.");
});

test("DS-8: a piece is seated by company, then by fullness, then by number", () => {
  const events = plays("K10", {
    bag: { R: 2, G: 0, B: 0, Y: 0, X: 0 },
    boats: boats(["R"], ["R", "G"], ["G", "G"], ["R", "B"], [], ["R"]),
  });
  expect(told(events, "seated")).toMatchObject({
    boat: 2,
    because: [
      { rule: "DS-8.4", kept: ["1", "2", "4", "6"] },
      { rule: "DS-8.4", kept: ["2", "4"] },
    ],
  });
  expect(en.detail(told(events, "seated")!, names)).toContain("Equal here: boat 2 and boat 4.");
});

test("DS-8: a Rogue goes to the emptiest boat", () => {
  const events = plays("K10", {
    bag: { R: 0, G: 0, B: 0, Y: 0, X: 2 },
    boats: boats(["R"], ["R", "G"], [], ["R"], ["R"], ["R"]),
  });
  expect(told(events, "seated")).toMatchObject({ boat: 3, because: [{ rule: "DS-8.4", kept: ["3"] }] });
  expect(en.detail(told(events, "seated")!, names)).not.toContain("Equal");
});

test("DS-8: the poached card and the colour of the shady deal", () => {
  const { town } = newTable({ seats: 1 });
  const square = ["M01", "L11", "L12", "L10"] as const;
  expect(told(plays("K11", { town: { ...town, square } }), "peddlerPoached")).toMatchObject({
    card: "L11",
    because: [{ rule: "DS-8.2", kept: ["L11", "L12"] }],
  });
  const gained = told(plays("K12", { boats: boats(["B"], ["B", "Y"], [], ["X"], [], []) }), "peddlerGained");
  expect(gained).toMatchObject({ colour: "B", because: [{ rule: "DS-8.2", kept: ["B"] }] });
});

test("DS-8: in whole games every decision of his has its reason, and nobody else's has one", () => {
  const decided = new Set<string>();
  for (let game = 0; game < 12; game++) {
    playRandom(chronomancer, {
      seats: 1,
      seed: `because ${game}`,
      onStep: ({ events }) => {
        for (const event of events) {
          const his = "who" in event && event.who === "peddler";
          const reasons = "because" in event ? event.because : undefined;
          if (reasons === undefined) {
            expect(his && (event.type === "seated" || event.type === "sold")).toBe(false);
            continue;
          }
          expect(his || event.type.startsWith("peddler")).toBe(true);
          for (const { rule } of reasons) expect(rule).toMatch(/^DS-8\.\d$/);
          decided.add(event.type);
          if (event.type !== "sold") continue;
          expect(reasons[0]?.kept).toEqual([
            expect.stringMatching(/^outside \d+$/),
            expect.stringMatching(/^mixed \d+$/),
          ]);
        }
      },
    });
  }
  expect([...decided].sort()).toEqual([
    "docked",
    "peddlerGained",
    "peddlerPoached",
    "seated",
    "sold",
    "sponsored",
  ]);
});
