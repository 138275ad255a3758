/** A step back over what others did: what it takes from the table of the Chronomancer and what it brings back. */
import { type Action, chronomancer, type Event, type State } from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Workshop } from "../src/games/chronomancer/board/index.ts";
import { loadChronomancerText } from "../src/games/chronomancer/text.ts";
import { undoneIn } from "../src/games/chronomancer/undone/difference.ts";
import { overOf } from "../src/games/chronomancer/undone/undone.tsx";
import { returnsOf, undoneAt } from "../src/games/chronomancer/undone/words.ts";
import { lookOf } from "../src/shell/seat-shapes.ts";
import type { Told } from "../src/table/store.ts";
import { newGame, type Position, playOut } from "./chronomancer-games.ts";
import { played } from "./played.ts";

await Promise.all([loadChronomancerText("en"), loadChronomancerText("fr")]);

const NAMES = ["Ana", "Lucie", "Idris", "Vesper"];
const names = { seat: (seat: number): string => NAMES[seat] ?? "" };
const count = (markup: string, what: RegExp): number => [...markup.matchAll(what)].length;

const start = newGame(3, "a step back");
const opening: readonly (readonly [Seat, Action])[] = [
  [0, { type: "move", figure: "assistant", to: "T1" }],
  [0, { type: "relic", colour: "R" }],
  [0, { type: "seat", piece: "R", boat: 1 }],
];
/** Ana fetches a Relic and brings a Warrior aboard; told to Lucie. */
const { told, state } = played(chronomancer, start, opening, 1);

/** The first act of random play that tells of such an event. */
function first<Type extends Event["type"]>(
  type: Type,
): { readonly position: Position; readonly event: Extract<Event, { type: Type }> } {
  for (let seed = 1; seed < 40; seed++)
    for (const position of playOut(3, seed)) {
      const event = position.events.find((one): one is Extract<Event, { type: Type }> => one.type === type);
      if (event !== undefined) return { position, event };
    }
  throw new Error(`No ${type} in these games.`);
}
const toldOf = ({ state: before, seat, action }: Position): Told =>
  played(chronomancer, before, [[seat, action]], seat).told;

describe("the two moments laid over each other", () => {
  it("tell what goes and what returns", () => {
    const { by, shops, boats, clock, town } = undoneIn(told);
    expect(by).toBe(0);
    expect(shops[0]).toEqual({
      figures: [{ figure: "assistant", at: "T1", back: "LA" }],
      tiles: [],
      frozen: [],
      goods: [{ size: "small", colour: "R", more: -1 }],
      staff: [],
      corruption: 0,
      gold: 0,
    });
    expect(shops.slice(1).flatMap(({ figures, goods }) => [...figures, ...goods])).toEqual([]);
    const aboard = start.boats[0]?.pieces.length ?? 0;
    expect(boats).toEqual([{ boat: 1, goes: [aboard], returns: [], dock: undefined }]);
    expect(clock).toEqual([{ who: 0, at: 3, back: 1 }]);
    expect(town).toEqual([]);
  });

  it("know a tile that came in from one that only slid", () => {
    const { position, event } = first("shifted");
    const [top, bottom] = event.column === "left" ? ["TL", "BL"] : ["TR", "BR"];
    expect(undoneIn(toldOf(position)).shops[position.seat]?.tiles).toEqual([
      { slot: top, goes: event.tile },
      {
        slot: bottom,
        returns: { ...event.out, side: position.state.players[position.seat]?.slots[bottom as "BL"].side },
      },
    ]);
  });

  it("put Frozen Hours back on their icons, and boats to sea", () => {
    const froze = first("froze");
    const { frozen } = undoneIn(toldOf(froze.position)).shops[froze.position.seat] ?? { frozen: [] };
    expect(frozen).toEqual(
      froze.event.icons
        .toSorted()
        .map((colour) => ({ colour, more: 1 }))
        .toSorted((a, b) => "RGBY".indexOf(a.colour) - "RGBY".indexOf(b.colour)),
    );
    const docked = first("docked");
    expect(undoneIn(toldOf(docked.position)).boats).toContainEqual(
      expect.objectContaining({ boat: docked.event.boat, dock: null }),
    );
  });

  it("find nothing where nothing changed, and say something of whatever moves", () => {
    for (const position of playOut(3, 7)) {
      const undone = toldOf(position);
      const both = returnsOf(undone, "en", names);
      const moves = position.events.some(({ type }) =>
        ["moved", "gained", "seated", "docked", "placed"].includes(type),
      );
      if (moves) expect(both.goes.length + both.returns.length).toBeGreaterThan(0);
      expect(returnsOf({ ...undone, after: undone.before }, "fr", names)).toEqual({ goes: [], returns: [] });
    }
  });
});

describe("the words", () => {
  it("are short phrases for the tray", () => {
    expect(returnsOf(told, "en", names)).toEqual({
      goes: ["Warrior on boat 1", "1 red Relic on Ana’s Sale shelf"],
      returns: ["Ana’s Assistant to the left Time Machine", "Ana’s Timepiece to I"],
    });
    expect(returnsOf(told, "fr", { ...names, you: 0 })).toEqual({
      goes: ["Guerrier sur le bateau 1", "1 Relique rouge sur votre Étal"],
      returns: ["votre Assistant vers la Machine Temporelle de gauche", "votre pion Sablier sur I"],
    });
  });

  it("are said by the places", () => {
    const undone = undoneIn(told);
    expect(undoneAt(undone, "en", "Boat 1. Empty.", { on: "boat", boat: 1 }, undefined)).toBe(
      "Boat 1. Empty. 1 Warrior would go.",
    );
    expect(undoneAt(undone, "en", "The Time Machine", { on: "space", space: "LA" }, 0)).toBe(
      "The Time Machine. Assistant would return.",
    );
    expect(undoneAt(undone, "fr", "L’Assistant, en T1", { on: "figure", figure: "assistant" }, 0)).toBe(
      "L’Assistant, en T1. Partirait.",
    );
    expect(undoneAt(undone, "en", "Boat 2.", { on: "boat", boat: 2 }, undefined)).toBe("Boat 2.");
    expect(undoneAt(undone, "en", "The Assistant", { on: "figure", figure: "assistant" }, 1)).toBe(
      "The Assistant",
    );
  });
});

describe("the drawings", () => {
  const over = overOf(undoneIn(told), "en");
  const word = (): string => "";
  const workshop = (of: State, seat: Seat): string =>
    renderToStaticMarkup(
      <Workshop
        label=""
        groups={{ spaces: "", figures: "", icons: "" }}
        player={of.players[seat] as State["players"][number]}
        look={lookOf(seat)}
        name={word}
        figureName={word}
        iconName={word}
        over={over.shops[seat]?.workshop}
      />,
    );

  it("mark what goes and draw what returns as a ghost, in the workshop that it is about", () => {
    expect(count(workshop(state, 0), /data-goes/g)).toBe(1);
    expect(count(workshop(state, 0), /class="cm-ghost"/g)).toBe(1);
    expect(count(workshop(state, 1), /data-goes|class="cm-ghost"/g)).toBe(0);
    const harbour = renderToStaticMarkup(
      <svg>
        <title>harbour</title>
        {over.cove}
        {over.clock}
        {over.shops[0]?.shelf}
      </svg>,
    );
    // The Warrior, the Timepiece and the Relic go; the Timepiece returns.
    expect(count(harbour, /data-goes/g)).toBe(3);
    expect(count(harbour, /cm-ring-ghost/g)).toBe(1);
    expect([...over.changes.boats.keys()]).toEqual([1]);
  });
});
