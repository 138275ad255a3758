import { readFileSync } from "node:fs";
import {
  ABILITIES,
  type BoatState,
  COLOURS,
  CORRUPTION_IDS,
  type LaidTile,
  PIECES,
  type Piece,
  type Player,
  placeOf,
  ROGUE_CARDS,
  SIZES,
  SPACES,
  TILE,
  TILES,
  TOWNSFOLK_IDS,
} from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  Clock,
  CorruptionCards,
  Cove,
  type CoveOverlay,
  Faction,
  FigureIcon,
  Halls,
  Icon,
  Portrait,
  RogueCard,
  Shelf,
  StaffBoard,
  Tile,
  TimeStream,
  TownSquare,
  Workshop,
  type WorkshopOverlay,
} from "../src/games/chronomancer/board/index.ts";
import { FACTION, SPOT, wayBetween } from "../src/games/chronomancer/board/shapes.ts";
import { SEAT_LOOKS } from "../src/shell/seat-shapes.ts";

/** The only word that the props bring: a text with anything else in it was written by a drawing. */
const WORD = "qqq";
const white = (tile: LaidTile["tile"]): LaidTile => ({ tile, side: "white" });
const blue = (tile: LaidTile["tile"]): LaidTile => ({ tile, side: "blue" });
const player: Pick<Player, "assistant" | "chronomancer" | "slots" | "open" | "stream" | "staff"> = {
  assistant: "T1",
  chronomancer: "LC",
  slots: { TL: white("P01"), TR: blue("P05"), BL: white("P09"), BR: white("P02") },
  open: ["B", "Y"],
  stream: [blue("P03"), blue("P04"), white("P06"), blue("P07"), blue("P08"), blue("P10")],
  staff: { recombobulator: "L01", fractor: "M06" },
};
const boat = (pieces: string, dock: BoatState["dock"] = null): BoatState => ({
  pieces: pieces.split("") as Piece[],
  dock,
});
const boats = [
  boat("RGR"),
  boat("BY"),
  boat("RGRB", "left"),
  boat("GXG"),
  boat("RRBY", "centreRight"),
  boat("YR"),
];
const sign = { name: WORD, note: WORD };
const words = { name: WORD, does: WORD };
const edges = { left: WORD, right: WORD };

function workshop(overlay: WorkshopOverlay = {}, of = player, acting = true): string {
  return renderToStaticMarkup(
    <Workshop
      label={WORD}
      groups={{ spaces: WORD, figures: WORD, icons: WORD }}
      player={of}
      look="jade"
      overlay={overlay}
      name={(space) => `space ${space}`}
      figureName={(figure) => `the ${figure}`}
      iconName={(colour) => `icon ${colour}`}
      sum={() => WORD}
      {...(acting
        ? {
            onSpace: () => undefined,
            onFigure: () => undefined,
            onIcon: () => undefined,
          }
        : {})}
    />,
  );
}
function cove(overlay: CoveOverlay = {}, of: readonly BoatState[] = boats): string {
  return renderToStaticMarkup(
    <Cove
      label={WORD}
      boats={of}
      piers={{ left: sign, centre: sign, right: sign }}
      freeDock={WORD}
      overlay={overlay}
      name={(place) => Object.values(place).join(" ")}
      onBoat={() => undefined}
      onDock={() => undefined}
      onSeat={() => undefined}
    />,
  );
}
const count = (markup: string, what: RegExp): number => [...markup.matchAll(what)].length;
/** The opening tag of the button with this id. */
const button = (markup: string, id: string): string => {
  const found = markup.match(new RegExp(`<(?:g|button)[^>]*data-hit="${id}"[^>]*>`))?.[0];
  if (found === undefined) throw new Error(`No button ${id}.`);
  return found;
};
const hitIds = (markup: string): string[] =>
  [...markup.matchAll(/data-hit="([^"]+)"/g)].map((hit) => hit[1] ?? "");

describe("the workshop", () => {
  test("has a named button for every space, figure and icon", () => {
    const markup = workshop();
    expect(hitIds(markup)).toEqual([...SPACES, "chronomancer", "assistant", ...COLOURS]);
    for (const space of SPACES) expect(button(markup, space)).toContain(`aria-label="space ${space}"`);
    expect(button(markup, "assistant")).toContain('aria-label="the assistant"');
    // One stop for Tab in each of the four groups.
    expect(count(markup, /data-hit="[^"]+"[^>]*tabindex="0"/gi)).toBe(3);
  });

  test("lights what is legal, presses what is chosen and keeps the rest in reach", () => {
    const markup = workshop({
      legal: { assistant: ["T2", "T3", "RA"] },
      chosen: "T3",
      locked: ["chronomancer"],
    });
    expect(button(markup, "T2")).toContain("data-lit");
    expect(button(markup, "T2")).not.toContain("aria-disabled");
    expect(button(markup, "T3")).toContain('aria-pressed="true"');
    expect(button(markup, "B1")).toContain('aria-disabled="true"');
    expect(button(markup, "B1")).toContain("tabindex");
    expect(button(markup, "chronomancer")).toContain('aria-disabled="true"');
    expect(button(markup, "assistant")).not.toContain("aria-disabled");
    expect(count(markup, /cm-ring-legal/g)).toBe(2);
    expect(count(markup, /cm-ring-now/g)).toBe(1);
    // Whose ring it is needs telling only where both figures have one.
    expect(markup).not.toContain('cm-badge"');
    expect(workshop({ legal: { assistant: ["RA"], chronomancer: ["T1"] } })).toContain('cm-badge"');
  });

  test("only shows, where nobody may act", () => {
    const markup = workshop({}, player, false);
    expect(hitIds(markup)).not.toContain("TL");
    for (const space of SPACES) expect(button(markup, space)).toContain('aria-disabled="true"');
  });

  test("a tile pushed in moves its column and nothing else", () => {
    const place = (markup: string, slide: number): string =>
      [...markup.matchAll(/class="cm-slide"[^>]*>/g)][slide]?.[0] ?? "";
    const before = workshop();
    expect(count(before, /class="cm-slide"/g)).toBe(4);
    // In the order of the tiles' ids: P01 TL, P02 BR, P05 TR, P09 BL.
    const after = workshop({ shift: { column: "left", tile: white("P06") } });
    expect(count(after, /class="cm-slide"/g)).toBe(5);
    expect(place(after, 0)).toContain("translate(174px, 212px)");
    expect(place(after, 1)).toBe(place(before, 1));
    expect(place(after, 2)).toBe(place(before, 2));
    expect(place(after, 3)).toContain("translate(174px, 66px)");
    expect(place(after, 3)).toContain('data-way="in"');
    expect(place(after, 4)).toContain('data-way="out"');
  });

  test("covered icons carry a Frozen Hour; one that would pay becomes covered", () => {
    expect(count(workshop(), /cm-ice-body/g)).toBe(2);
    expect(count(workshop({ icons: { legal: ["B", "Y"], chosen: ["B"] } }), /cm-ice-body/g)).toBe(3);
    expect(count(workshop({ icons: { legal: ["R", "G"], chosen: ["R"] } }), /cm-ice-body/g)).toBe(2);
  });

  test("the way is clockwise, from space to space", () => {
    expect(wayBetween("T1", "T3")).toEqual([SPOT.T1.way, SPOT.T2.way, SPOT.T3.way]);
    expect(wayBetween("B3", "LC")).toEqual([SPOT.B3.way, SPOT.LC.way]);
    expect(wayBetween("RA", "LA").length).toBe(7);
    // A Time Machine is walked around on its outer side.
    expect(wayBetween("LC", "T1")[1]?.[0]).toBeLessThan(20);
    // All around, and never for ever.
    expect(wayBetween("T1", "T1").length).toBe(13);
  });

  test("one glyph for each hour and each card, on every tile and side", () => {
    for (const tile of TILES)
      for (const side of ["white", "blue"] as const) {
        const { left, right } = TILE[tile];
        const markup = renderToStaticMarkup(<Tile tile={{ tile, side }} edges={edges} label={WORD} />);
        const glyphs = left[side].hours + left[side].corruption + right[side].hours + right[side].corruption;
        expect(count(markup, /cm-glyph/g)).toBe(glyphs);
      }
  });

  test("places are large enough for a finger on a phone", () => {
    const markup = workshop();
    const scale = 382 / 776;
    for (const space of [...SPACES, "assistant", "chronomancer"]) {
      const d = markup
        .slice(markup.indexOf(`data-hit="${space}"`))
        .match(/d="M[-\d.]+ [-\d.]+a([\d.]+)/)?.[1];
      expect(Number(d) * 2 * scale).toBeGreaterThanOrEqual(44);
    }
    for (const colour of COLOURS) {
      const [, width, height] =
        markup.slice(markup.indexOf(`data-hit="${colour}"`)).match(/d="M[-\d.]+ [-\d.]+h([\d.]+)v([\d.]+)/) ??
        [];
      expect(Math.min(Number(width), Number(height)) * scale).toBeGreaterThanOrEqual(44);
    }
  });
});

describe("the cove", () => {
  test("has six boats and the free docks to choose", () => {
    const markup = cove();
    expect(hitIds(markup)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((n) => `boat ${n}`),
      "dock centreLeft",
      "dock right",
    ]);
    expect(button(markup, "boat 4")).toContain('aria-label="boat 4"');
    expect(count(markup, /class="cm-free"/g)).toBe(2);
    // Of 24 seats, 18 are taken.
    expect(count(markup, /cm-seat-free/g)).toBe(24 - 18);
  });

  test("counts each faction on each pier", () => {
    const times = (of: readonly BoatState[]): string[] =>
      [...cove({}, of).matchAll(/cm-times"[^>]*>×(?:<!-- -->)?(\d)/g)].map((hit) => hit[1] ?? "");
    // Left pier R 2, G 1, B 1; centre R 2, B 1, Y 1.
    expect(times(boats)).toEqual(["2", "1", "1", "2", "1", "1"]);
    expect(times(boats.map(({ pieces }) => ({ pieces, dock: null })))).toEqual([]);
    expect(times([boat("RGBY", "centreLeft"), boat("XXXX", "centreRight")])).toEqual([
      "1",
      "1",
      "1",
      "1",
      "4",
    ]);
  });

  test("shows a boat's pieces to choose among", () => {
    const markup = cove({ manifest: { boat: 1, legal: [0, 2], chosen: 2 }, chosenBoats: [1] });
    expect(hitIds(markup).slice(-3)).toEqual(["seat 0", "seat 1", "seat 2"]);
    expect(button(markup, "seat 1")).toContain('aria-disabled="true"');
    expect(button(markup, "seat 2")).toContain('aria-pressed="true"');
    expect(button(markup, "boat 1")).toContain('aria-pressed="true"');
  });

  test("a ghost takes the next free seat or the dock", () => {
    expect(count(cove({ ghosts: [{ piece: "G", boat: 1 }] }), /cm-ring-ghost/g)).toBe(1);
    const markup = cove({ ghostDock: { boat: 1, dock: "right" } });
    expect(count(markup, /cm-hull/g)).toBe(7);
    expect(count(markup, /class="cm-free"/g)).toBe(1);
  });
});

describe("the clock", () => {
  const clock = (more: Partial<Parameters<typeof Clock>[0]>): string =>
    renderToStaticMarkup(
      <Clock
        label={WORD}
        title={WORD}
        marks={[4, 8, 12]}
        timepieces={[
          { key: "a", look: "jade", hour: 13, order: 2 },
          { key: "b", look: "ink", hour: 13, order: 7 },
          { key: "c", look: "brick", hour: 5, order: 1 },
        ]}
        {...more}
      />,
    );

  test("the top of a stack is drawn last and has number 1", () => {
    const markup = clock({});
    expect([...markup.matchAll(/cm-order"[\s\S]*?>(\d)</g)].map((hit) => hit[1])).toEqual(["2", "1"]);
    expect(markup.indexOf("cm-jade")).toBeLessThan(markup.indexOf("cm-ink"));
  });

  test("washes the hours that would be crossed, over midnight too", () => {
    expect(count(clock({ cross: { from: 23, to: 26 } }), /cm-wash/g)).toBe(3);
    expect(count(clock({ cross: { from: 5, to: 5 } }), /cm-wash/g)).toBe(0);
    expect(count(clock({ marker: 30 }), /cm-cloth/g)).toBe(1);
    expect(count(clock({ marker: null }), /cm-cloth/g)).toBe(0);
    expect(count(clock({}), /cm-adventurer/g)).toBe(3);
  });
});

const everything: readonly ReactNode[] = [
  <Clock
    key={0}
    label={WORD}
    title={WORD}
    lines={[WORD]}
    marks={[3]}
    timepieces={[]}
    marker={3}
    ghost={{ look: "jade", hour: 2 }}
  />,
  <TimeStream
    key={1}
    label={WORD}
    title={WORD}
    tiles={player.stream}
    edges={edges}
    sides={{ white: WORD, blue: WORD }}
    name={() => WORD}
    joining={white("P01")}
    legal={["P03"]}
    onTile={() => undefined}
  />,
  <Shelf
    key={2}
    label={WORD}
    title={WORD}
    goods={{ small: { R: 3, G: 0, B: 1, Y: 2 }, large: { R: 2, G: 1, B: 0, Y: 0 } }}
    name={() => WORD}
    tags={{ small: { R: WORD } }}
    ghost={{ large: ["Y"] }}
    onGood={() => undefined}
  />,
  <StaffBoard
    key={3}
    label={WORD}
    title={WORD}
    staff={player.staff}
    abilities={{ recombobulator: words, embiggener: words, fractor: words, security: words }}
    cardName={() => WORD}
    icons={() => WORD}
    empty={WORD}
    legal={ABILITIES}
    ghost={{ card: "L11", ability: "security" }}
    onAbility={() => undefined}
  />,
  <TownSquare
    key={4}
    label={WORD}
    title={WORD}
    cards={TOWNSFOLK_IDS}
    words={() => words}
    icons={() => WORD}
    onCard={() => undefined}
  />,
  <Halls
    key={5}
    label={WORD}
    halls={{ R: 3, G: 2, B: 4, Y: 2 }}
    lair={3}
    names={{ R: WORD, G: WORD, B: WORD, Y: WORD, X: WORD }}
    notes={{ R: WORD }}
  />,
  <CorruptionCards
    key={6}
    label={WORD}
    cards={CORRUPTION_IDS}
    words={() => ({ name: WORD, icons: WORD })}
    onCard={() => undefined}
  />,
  ...ROGUE_CARDS.map((card) => <RogueCard key={card} card={card} name={WORD} text={WORD} />),
  <Icon key={8} name="frozen" />,
  <FigureIcon key={9} figure="assistant" look="ink" label={WORD} />,
];

describe("words", () => {
  test("no drawing brings a word of its own", () => {
    const markup = [
      ...everything.map((one) => renderToStaticMarkup(one)),
      workshop({ hint: [{ at: "T1", number: 1 }] }),
      cove(),
    ].join("");
    const text = markup.replace(/<[^>]*>/g, " ");
    expect(text).toContain(WORD);
    // Left over: numbers, the times sign, the dial's numerals, and the names of portals and tiles (CM-9, DS-1).
    expect(text.replaceAll(WORD, "").replace(/[TB][123]|P\d\d|[\s\d×IVX]/g, "")).toBe("");
  });

  test("every button has a name, and every card says its icons", () => {
    for (const one of everything) {
      const markup = renderToStaticMarkup(one);
      for (const [tag, inside] of [...markup.matchAll(/<button[^>]*>([\s\S]*?)<\/button>/g)].map(
        (hit) => [hit[0], hit[1] ?? ""] as const,
      ))
        expect(tag.includes("aria-label=") || inside.includes(WORD)).toBe(true);
    }
  });

  test("Goods that nobody may choose are named pictures", () => {
    const markup = renderToStaticMarkup(
      <Shelf
        label={WORD}
        goods={{ small: { R: 1, G: 0, B: 0, Y: 0 }, large: { R: 0, G: 0, B: 0, Y: 0 } }}
        name={(size, colour) => `${size} ${colour}`}
      />,
    );
    for (const size of SIZES)
      for (const colour of COLOURS) expect(markup).toContain(`aria-label="${size} ${colour}"`);
    expect(markup).not.toContain("data-hit");
  });
});

describe("places", () => {
  test("everything that can be pointed at stands for a place: W and a right click explain it", () => {
    const markup = [...everything.map((one) => renderToStaticMarkup(one)), workshop(), cove()].join("");
    const hits = hitIds(markup);
    expect(hits.length).toBeGreaterThan(80);
    for (const hit of hits) expect(placeOf(hit), hit).toBeDefined();
  });

  test("a Corruption card is known by its kind, and copies of a kind are alike", () => {
    const markup = renderToStaticMarkup(
      <CorruptionCards
        label={WORD}
        cards={["C07", "C02", "C07"]}
        words={() => ({ name: WORD, icons: WORD })}
        onCard={() => undefined}
      />,
    );
    expect(hitIds(markup).map(placeOf)).toEqual([
      { on: "corruption", card: "C07" },
      { on: "corruption", card: "C02" },
      { on: "corruption", card: "C07" },
    ]);
  });
});

describe("told apart without colour", () => {
  test("36 Townsfolk, 5 factions, 5 seats", () => {
    const bare = (node: ReactNode): string => renderToStaticMarkup(node).replace(/(class|fill)="[^"]*"/g, "");
    expect(new Set(TOWNSFOLK_IDS.map((card) => bare(<Portrait card={card} />))).size).toBe(36);
    expect(new Set(PIECES.map((piece) => FACTION[piece])).size).toBe(5);
    expect(new Set(PIECES.map((piece) => bare(<Faction of={piece} />))).size).toBe(5);
    expect(
      new Set(SEAT_LOOKS.map((look) => bare(<FigureIcon figure="chronomancer" look={look} />))).size,
    ).toBe(5);
    // The two sides of a tile: a bar, or four dots.
    expect(bare(<Tile tile={white("P03")} edges={edges} />)).not.toBe(
      bare(<Tile tile={blue("P03")} edges={edges} />),
    );
  });

  test("what is written on the boards stands out", () => {
    const css = ["board", "workshop", "harbour"]
      .map((name) =>
        readFileSync(new URL(`../src/games/chronomancer/board/${name}.css`, import.meta.url), "utf8"),
      )
      .join("")
      .replace(/\/\*[\s\S]*?\*\//g, "");
    /** The value of a property in the first rule with this selector. */
    const value = (selector: string, property: string): string => {
      const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter((rule) =>
        (rule[1] ?? "").split(",").some((one) => one.trim() === selector),
      );
      for (const rule of rules) {
        const found = (rule[2] ?? "").match(new RegExp(`(?:^|\\s)${property}:\\s*(#[0-9a-f]{3,6})`))?.[1];
        if (found !== undefined) return found;
      }
      throw new Error(`${selector} has no ${property}.`);
    };
    const light = (hex: string): number => {
      const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex;
      const [r, g, b] = [1, 3, 5].map((at) => {
        const c = Number.parseInt(full.slice(at, at + 2), 16) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: string, b: string): number => {
      const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
      return (high + 0.05) / (low + 0.05);
    };
    const texts: readonly (readonly [string, string, string, string])[] = [
      [".cm-art .cm-numeral", "fill", ".cm-wedge", "fill"],
      [".cm-art .cm-numeral", "fill", ".cm-wedge[data-marked]", "fill"],
      [".cm-art .cm-day", "fill", ".cm-hub", "fill"],
      [".cm-art .cm-day-line", "fill", ".cm-hub", "fill"],
      [".cm-art .cm-order text", "fill", ".cm-order circle", "fill"],
      [".cm-art .cm-sign", "fill", ".cm-deck", "fill"],
      [".cm-art .cm-note", "fill", ".cm-deck", "fill"],
      [".cm-art .cm-note", "fill", ".cm-free-note", "stroke"],
      [".cm-art .cm-times", "fill", ".cm-deck", "fill"],
      [".cm-art .cm-boat-number", "fill", ".cm-sail", "fill"],
      [".cm-bubble text", "fill", ".cm-bubble rect", "fill"],
      [".cm-art .cm-count", "fill", ".cm-inside", "fill"],
      [".cm-art .cm-tag text", "fill", ".cm-tag rect", "fill"],
      [".cm-white", "color", ".cm-white", "--tile"],
      [".cm-white", "color", ".cm-white", "--half"],
      [".cm-blue", "color", ".cm-blue", "--tile"],
      [".cm-blue", "color", ".cm-blue", "--half"],
      [".cm-on-wood", "color", ".cm-printed", "fill"],
      [".cm-ice", "color", ".cm-ice-body", "fill"],
    ];
    for (const [text, property, ground, of] of texts)
      expect(
        contrast(value(text, property), value(ground, of)),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
    for (const piece of PIECES)
      expect(contrast(value(`.cm-${piece}`, "--g"), value(`.cm-${piece}`, "--f"))).toBeGreaterThanOrEqual(
        3.9,
      );
  });
});

test("a whole table stays small", () => {
  const markup = [
    workshop({ legal: { assistant: ["T2"] }, ghost: { figure: "assistant", to: "T2" } }),
    cove(),
  ].join("");
  expect(count(markup, /<[a-z]/g)).toBeLessThan(1200);
});
