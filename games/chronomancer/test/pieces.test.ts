/** The tables of the register, typed again here: tiles, frame, cards. */
import { describe, expect, test } from "vitest";
import {
  actionAt,
  COLOURS,
  CONFIG,
  CORRUPTION_COPIES,
  CORRUPTION_IDS,
  costAt,
  deedsOf,
  FRAME,
  iconsOf,
  type LaidTile,
  PEDDLER_CARD,
  PEDDLER_CARDS,
  PORTALS,
  ROGUE_ICONS,
  rogueIcons,
  SEAMS,
  type Side,
  SLOTS,
  setOf,
  TILE,
  TILES,
  type TileId,
  TOWNSFOLK_IDS,
} from "../src/index.ts";

const SIDES: readonly Side[] = ["white", "blue"];
/** A cost as the register writes it: 2h 1c. */
const written = ({ hours, corruption }: { readonly hours: number; readonly corruption: number }): string =>
  [hours > 0 && `${hours}h`, corruption > 0 && `${corruption}c`].filter(Boolean).join(" ") || "-";

/** Tile, mark, action | white L | white Rt | blue L | blue Rt. */
const REGISTER_TILES = `
P01 * pair RG | 1h | 1h | 1h | -
P02 * pair BY | 1h | 1c | 1h | -
P03 . relic R | 1h | 1h | - | 1h
P04 . relic G | 1h | 1h | 1h | -
P05 . relic B | 1h | 2h | 1h | 1h
P06 . relic Y | 1h 1c | 1h | 1h | 1h
P07 . artifact R | 2h | 1h | 1h | 1h
P08 . artifact G | 2h | 1c | 2h | -
P09 . artifact B | 2h 1c | 1h | 2h | 1h
P10 . artifact Y | 2h 1c | 1h | 1h 1c | 1h`;

function writtenTile(id: TileId): string {
  const { marked, action, left, right } = TILE[id];
  const shown =
    action.kind === "relicPair"
      ? `pair ${action.colours.join("")}`
      : action.kind === "relicOrSponsor"
        ? `relic ${action.colour}`
        : action.kind === "artifact"
          ? `artifact ${action.colour}`
          : action.kind;
  const costs = [left.white, right.white, left.blue, right.blue].map(written);
  return [`${id} ${marked ? "*" : "."} ${shown}`, ...costs].join(" | ");
}

describe("tiles", () => {
  test("DS-1: the ten tiles are those of the register", () => {
    expect(TILES.map(writtenTile)).toEqual(REGISTER_TILES.trim().split("\n"));
  });

  test("CM-11 CM-A 22: the blue side has exactly one icon less, and it is an Hourglass or a Corruption", () => {
    const missing = TILES.map((id) => {
      const { left, right } = TILE[id];
      const less = [left, right].flatMap(({ white, blue }) => [
        white.hours - blue.hours,
        white.corruption - blue.corruption,
      ]);
      expect(less.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
      return less.indexOf(1) % 2 === 0 ? "hour" : "corruption";
    });
    expect(missing.filter((icon) => icon === "hour")).toHaveLength(6);
    expect(missing.filter((icon) => icon === "corruption")).toHaveLength(4);
  });

  test("DS-1 CM-3: two marked tiles offer every colour as a Relic; each colour is once in each kind", () => {
    const marked = TILES.filter((id) => TILE[id].marked);
    expect(marked).toEqual(["P01", "P02"]);
    const actions = TILES.map((id) => TILE[id].action);
    const pairs = actions.flatMap((action) => (action.kind === "relicPair" ? action.colours : []));
    const relics = actions.flatMap((action) => (action.kind === "relicOrSponsor" ? [action.colour] : []));
    const artifacts = actions.flatMap((action) => (action.kind === "artifact" ? [action.colour] : []));
    for (const colours of [pairs, relics, artifacts]) expect(colours).toEqual([...COLOURS]);
  });

  test("DS-2 CM-A 2: the frame costs an Hour everywhere, recruits top right and activates bottom right", () => {
    expect(FRAME).toEqual({
      T1: { cost: { hours: 1, corruption: 0 } },
      B3: { cost: { hours: 1, corruption: 0 } },
      T3: { cost: { hours: 1, corruption: 0 }, action: { kind: "recruit" } },
      B1: { cost: { hours: 1, corruption: 0 }, action: { kind: "activate" } },
    });
  });

  test("CM-A 1 CM-9: four slots make six portal spaces", () => {
    expect(SLOTS).toEqual(["TL", "TR", "BL", "BR"]);
    expect(PORTALS).toHaveLength(6);
    expect(SEAMS).toEqual({
      T1: { right: "TL" },
      T2: { left: "TL", right: "TR" },
      T3: { left: "TR" },
      B1: { left: "BR" },
      B2: { left: "BL", right: "BR" },
      B3: { right: "BL" },
    });
  });

  test("DS-2 CM-10 CM-29 CM-30: costs and actions of all tiles on all seams, and their ranges", () => {
    const ranges: Record<string, { hours: Set<number>; corruption: Set<number> }> = {};
    const laid = TILES.flatMap((tile) => SIDES.map((side): LaidTile => ({ tile, side })));
    for (const left of laid) {
      for (const right of laid) {
        if (left.tile === right.tile) continue;
        const slots = { TL: left, TR: right, BL: left, BR: right };
        const [l, r] = [TILE[left.tile], TILE[right.tile]];
        const expected = {
          T1: [{ hours: 1, corruption: 0 }, l.left[left.side], l.action],
          T2: [l.right[left.side], r.left[right.side], r.action],
          T3: [r.right[right.side], { hours: 1, corruption: 0 }, { kind: "recruit" }],
          B1: [r.right[right.side], { hours: 1, corruption: 0 }, { kind: "activate" }],
          B2: [l.right[left.side], r.left[right.side], r.action],
          B3: [{ hours: 1, corruption: 0 }, l.left[left.side], l.action],
        } as const;
        for (const portal of PORTALS) {
          const [one, other, action] = expected[portal];
          const cost = costAt(slots, portal);
          expect(cost).toEqual({
            hours: one.hours + other.hours,
            corruption: one.corruption + other.corruption,
          });
          expect(actionAt(slots, portal)).toEqual(action);
          ranges[portal] ??= { hours: new Set(), corruption: new Set() };
          ranges[portal].hours.add(cost.hours);
          ranges[portal].corruption.add(cost.corruption);
        }
      }
    }
    const sorted = (set: Set<number>): number[] => [...set].sort((a, b) => a - b);
    for (const portal of ["T1", "B3", "T3", "B1"] as const) {
      expect(sorted(ranges[portal]!.hours)).toEqual([1, 2, 3]);
      expect(sorted(ranges[portal]!.corruption)).toEqual([0, 1]);
    }
    for (const portal of ["T2", "B2"] as const) {
      expect(sorted(ranges[portal]!.hours)).toEqual([0, 1, 2, 3, 4]);
      expect(sorted(ranges[portal]!.corruption)).toEqual([0, 1, 2]);
    }
  });

  test("CM-21 CM-26: Freeze costs 2 Hours, Shifting 1, and neither Corruption", () => {
    const white = (tile: TileId): LaidTile => ({ tile, side: "white" });
    const slots = { TL: white("P01"), TR: white("P02"), BL: white("P03"), BR: white("P04") };
    const costs = (["LA", "RA", "LC", "RC"] as const).map((space) => costAt(slots, space));
    expect(costs.map(written)).toEqual(["2h", "2h", "1h", "1h"]);
  });
});

const REGISTER_FOLK = `
L01 discard1 RG
L02 discard1 RB
L03 discard1 RY
L04 discard1 GB
L05 discard1 GY
L06 discard1 BY
L07 discard2 R
L08 discard2 G
L09 discard2 B
L10 discard2 Y
L11 sponsor RB
L12 sponsor GY
M01 gain2smallR -
M02 gain2smallG -
M03 gain2smallB -
M04 gain2smallY -
M05 gain1largeR RX
M06 gain1largeG GX
M07 gain1largeB BX
M08 gain1largeY YX
M09 gain1smallRB RBX
M10 gain1smallGY GYX
M11 gain1smallRY RYX
M12 gain1smallGB GBX
S01 draw1 R
S02 draw1 G
S03 draw1 B
S04 draw2 Y
S05 returnRGBYX RX
S06 returnRGBYX G
S07 returnRGBYX B
S08 move RG
S09 move BY
S10 swap GB
S11 swap RY
S12 returnX+discard1 Y`;

describe("cards", () => {
  test("DS-4 BG-4: the 36 Townsfolk are those of the register, twelve of each set", () => {
    const lines = TOWNSFOLK_IDS.map((id) => {
      const deeds = deedsOf(id).map((deed) => {
        switch (deed.kind) {
          case "discard":
            return `discard${deed.most}`;
          case "gain":
            return `gain${deed.count}${deed.size}${deed.colours.join("")}`;
          case "draw":
            return `draw${deed.pieces}`;
          case "return":
            return `return${deed.of.join("")}`;
          default:
            return deed.kind;
        }
      });
      return `${id} ${deeds.join("+")} ${iconsOf(id).join("") || "-"}`;
    });
    expect(lines).toEqual(REGISTER_FOLK.trim().split("\n"));
    for (const set of ["locals", "mercenaries", "sailors"])
      expect(TOWNSFOLK_IDS.filter((id) => setOf(id) === set)).toHaveLength(12);
  });

  test("DS-4 CM-36 BG-69 BG-70: 32 of 36 have a coloured icon; the sets have their characters", () => {
    const coloured = TOWNSFOLK_IDS.filter((id) => iconsOf(id).some((icon) => icon !== "X"));
    expect(coloured).toHaveLength(32);
    const withRogue = TOWNSFOLK_IDS.filter((id) => iconsOf(id).includes("X"));
    expect(withRogue).toEqual(["M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12", "S05"]);
    const icons = (letter: string): number =>
      TOWNSFOLK_IDS.filter((id) => id.startsWith(letter))
        .flatMap(iconsOf)
        .filter((icon) => icon !== "X").length;
    expect(icons("L")).toBe(20);
    expect(icons("M")).toBe(12);
    expect(icons("S")).toBe(16);
    const kinds = (letter: string): Set<string> =>
      new Set(
        TOWNSFOLK_IDS.filter((id) => id.startsWith(letter)).flatMap((id) => deedsOf(id).map((d) => d.kind)),
      );
    expect(kinds("L")).toEqual(new Set(["discard", "sponsor"]));
    expect(kinds("M")).toEqual(new Set(["gain"]));
    expect(kinds("S")).toEqual(new Set(["draw", "return", "move", "swap", "discard"]));
  });

  test("DS-6 BG-6 BG-62: 60 Corruption cards, 75 icons, five copies of nine kinds with 1 and three with 2", () => {
    expect(CORRUPTION_IDS.length * CORRUPTION_COPIES).toBe(60);
    const deck = CORRUPTION_IDS.flatMap((id) => Array.from({ length: CORRUPTION_COPIES }, () => id));
    expect(rogueIcons(deck)).toBe(75);
    const kinds = (icons: number) => CORRUPTION_IDS.filter((id) => ROGUE_ICONS[id] === icons);
    expect(kinds(1)).toHaveLength(9);
    expect(kinds(2)).toEqual(["C10", "C11", "C12"]);
  });

  test("DS-8: the twelve cards of the Peddler", () => {
    const lines = PEDDLER_CARDS.map((id) => {
      const { hours, effect } = PEDDLER_CARD[id];
      return `${id} ${hours} ${effect.kind === "good" ? `${effect.size} ${effect.colour}` : effect.kind}`;
    });
    expect(lines).toEqual([
      "K01 1 small R",
      "K02 1 small G",
      "K03 1 small B",
      "K04 1 small Y",
      "K05 2 large R",
      "K06 2 large G",
      "K07 2 large B",
      "K08 2 large Y",
      "K09 1 hawking",
      "K10 1 luring",
      "K11 1 poaching",
      "K12 1 shadyDeal",
    ]);
  });

  test("BG-3 BG-20 BG-32 BG-33 BG-38 BG-49 BG-51 CM-A 8 DS-5 DS-7 DS-8: every guessed value", () => {
    expect(CONFIG).toEqual({
      rounds: 3,
      hoursOnDial: 12,
      startHour: 1,
      seats: 4,
      seatedAtArrival: 2,
      marks: { 1: [2, 4, 6, 8, 10, 12], 2: [2, 4, 6, 8, 10, 12], 3: [3, 6, 9, 12], 4: [4, 8, 12] },
      corruptionHours: [],
      base: { small: { R: 2, G: 2, B: 3, Y: 3 }, large: { R: 4, G: 4, B: 6, Y: 6 } },
      blackMarketCorruptionPerColour: 1,
      townSquareCosts: [1, 2, 2, 3],
      activateExtraHours: 0,
      rogues: {
        criminals: { lair: 2, bag: 6 },
        cultists: { lair: 1, bag: 7 },
        robbers: { lair: 2, bag: 6 },
      },
      peddler: {
        gold: { easy: 0, normal: 55, hard: 95 },
        cultistsExtra: { easy: 10, normal: 30, hard: 50 },
        blackMarketMargin: 8,
      },
      marketMarkerAhead: 1,
    });
    // BG-32: players × marks = 12, about one new adventurer for each hour of table time.
    for (const players of [2, 3, 4]) expect(CONFIG.marks[players]!.length * players).toBe(12);
    // BG-51: large = 2 × small, so the Fractor is neutral (CM-41).
    for (const colour of COLOURS) expect(CONFIG.base.large[colour]).toBe(2 * CONFIG.base.small[colour]);
  });
});
