import {
  type Board as BoardState,
  CAPACITY,
  CUBES_EACH,
  ERAS,
  type Era,
  gridOf,
  KINDS,
  khronos,
  mapData,
  SIZES,
  type SquareId,
  type State,
  type Tile,
  TYPES,
} from "@chronarium/khronos";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { outline } from "../src/games/khronos/board/geometry.ts";
import {
  Board,
  type BoardOverlay,
  Card,
  CardBack,
  Crop,
  type Effect,
  MiniBoard,
  Pawn,
} from "../src/games/khronos/board/index.ts";
import { SeatMark } from "../src/shell/seat-mark.tsx";
import { SEAT_LOOKS } from "../src/shell/seat-shapes.ts";

const grid = gridOf("valley");
const { terrain, hamlets } = mapData("valley");
const PRINTED = hamlets.map((at) => `C1*@${at}`).join(" ");

function position(text: string): State {
  const options = Object.fromEntries(
    Object.entries(khronos.options).map(([name, spec]) => [name, spec.default]),
  ) as State["options"];
  const start = khronos.setup(options, 5, "board");
  const state = khronos.position?.read(start, text);
  if (state === undefined) throw new Error("Khronos reads positions.");
  return state;
}

const few = position(
  [
    `Might C2-@C7 M2r@E7 R2w@M5 C2-@J12 R1g@J11 ${PRINTED}`,
    `Faith C2-@J12 R2g@M13 ${PRINTED}`,
    `Reason C2-@J12{g:2} R2+@M13 M3%@E5{prog:b} ${PRINTED.replace("C1*@L16", "C1*@L16{b:1}")}`,
  ].join(" | "),
);

/** Every tile of the box and every cube of five players, spread over the boards: no game can have more to draw. */
function everything(): State {
  const tiles: Record<Era, Tile[]> = { might: [], faith: [], reason: [] };
  let laid = 0;
  let cubes = 5 * CUBES_EACH;
  for (const type of TYPES) {
    for (const size of SIZES) {
      // Small buildings never reach Reason (KH-55).
      const eras: readonly Era[] = size === 1 ? ["might", "faith"] : ERAS;
      for (let i = 0; i < KINDS[type][size].tiles; i++) {
        const era = eras[i % eras.length] as Era;
        const at = grid.placesOf[size][laid++]?.at as SquareId;
        if (era === "reason") {
          tiles.reason.push(
            type === "civil" ? { type, size, at, cubes: [] } : { type, size, at, renovated: false },
          );
        } else if (type === "civil") {
          tiles[era].push({ type, size, at });
        } else {
          tiles[era].push({ type, size, at, owner: cubes-- % 5 });
        }
      }
    }
  }
  const reason = tiles.reason.map((tile): Tile => {
    if (!("cubes" in tile)) return tile;
    const settlers = Math.min(cubes, CAPACITY[tile.size]);
    cubes -= settlers;
    return { ...tile, cubes: [settlers] };
  });
  const boardOf = (list: readonly Tile[]): BoardState => ({ tiles: list, hamletCubes: {} });
  return {
    ...few,
    boards: { might: boardOf(tiles.might), faith: boardOf(tiles.faith), reason: boardOf(reason) },
  };
}

function board(
  era: Era,
  overlay: BoardOverlay = {},
  more: { state?: State; cursor?: SquareId; effects?: readonly Effect[]; interactive?: boolean } = {},
): string {
  const { state = few, interactive = true, ...rest } = more;
  return renderToStaticMarkup(
    <Board
      era={era}
      grid={grid}
      terrain={terrain}
      hamlets={state.hamlets}
      board={state.boards[era]}
      seatStyles={SEAT_LOOKS}
      overlay={overlay}
      label={`Board of ${era}`}
      describe={(square) => `${square}, told`}
      onAim={() => {}}
      onChoose={() => {}}
      interactive={interactive}
      language="en"
      {...rest}
    />,
  );
}

const nodes = (markup: string): number => markup.match(/<[a-z]/gi)?.length ?? 0;
const count = (markup: string, part: string | RegExp): number =>
  markup.match(
    typeof part === "string"
      ? new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g")
      : new RegExp(part, "g"),
  )?.length ?? 0;
const layer = (markup: string, name: string): string => {
  const from = markup.indexOf(`data-layer="${name}"`);
  const next = markup.indexOf("data-layer=", from + 12);
  return from === -1 ? "" : markup.slice(from, next === -1 ? undefined : markup.lastIndexOf("<g", next));
};
const cell = (markup: string, square: SquareId): string =>
  new RegExp(`<rect role="gridcell" data-square="${square}"[^>]*>`).exec(markup)?.[0] ?? "";

describe("the drawing", () => {
  test("has its layers in order, the squares on top", () => {
    const layers = [...board("might").matchAll(/data-layer="([^"]+)"/g)].map(([, name]) => name);
    expect(layers).toEqual([
      "rulers",
      "terrain",
      "grid",
      "printed",
      "tiles",
      "marks",
      "last-move",
      "threat",
      "legal",
      "ghost",
      "domains",
      "cursor",
      "labels",
      "hit",
    ]);
  });

  test("fits the valley and any other map", () => {
    expect(board("faith")).toContain('viewBox="-15 -14 402 497"');
    const small = renderToStaticMarkup(
      <MiniBoard
        era="might"
        grid={gridOf("river7x4")}
        terrain={mapData("river7x4").terrain}
        hamlets={[]}
        board={{ tiles: [], hamletCubes: {} }}
        seatStyles={SEAT_LOOKS}
        label="A river"
        rulers
      />,
    );
    expect(small).toContain('viewBox="-15 -14 186 113"');
    expect(small).toContain('role="img" aria-label="A river"');
    expect(small).not.toContain("gridcell");
  });

  test("keeps to 2,500 nodes for three boards, with every piece of the box and a preview", () => {
    const state = everything();
    const overlay: BoardOverlay = {
      legal: new Set(grid.placesOf[3].map(({ at }) => at)),
      legalSize: 3,
      ghost: { type: "military", size: 3, at: "L12", kind: "ghost" },
      threatened: ["A3", "C3", "E3"],
      lastMove: ["A6"],
    };
    const total = ERAS.map((era) => nodes(board(era, overlay, { state, cursor: "L12" }))).reduce(
      (a, b) => a + b,
    );
    expect(total).toBeLessThanOrEqual(2500);
  });

  test("draws the ground in few paths", () => {
    for (const era of ERAS) expect(nodes(layer(board(era), "terrain"))).toBeLessThan(20);
  });

  test("gives the patterns of every board an id of its own", () => {
    const both = renderToStaticMarkup(
      (["might", "faith"] as const).map((era) => (
        <MiniBoard
          key={era}
          era={era}
          grid={grid}
          terrain={terrain}
          hamlets={few.hamlets}
          board={few.boards[era]}
          seatStyles={SEAT_LOOKS}
          label={era}
        />
      )),
    );
    const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(8);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("tells kinds, owners, ruins and cubes apart by form", () => {
    const might = board("might");
    expect(count(layer(might, "tiles"), "k-tile k-")).toBe(5);
    expect(count(layer(might, "marks"), "k-seat k-jade")).toBe(1);
    expect(count(layer(might, "marks"), "k-seat k-ink")).toBe(1);
    const reason = board("reason");
    expect(layer(reason, "tiles")).toContain("k-tile k-ruin k-military");
    expect(layer(reason, "tiles")).toContain("k-renewed");
    expect(layer(reason, "marks")).toContain("k-progress");
    expect(count(layer(reason, "marks"), "k-seat k-ink")).toBe(2);
    // One place of three is free, in the Town; the hamlet's cube and the marker are saffron.
    expect(layer(reason, "marks")).toMatch(/k-pips" d="M31 41h0"/);
    expect(count(layer(reason, "marks"), "k-seat k-saffron")).toBe(2);
  });

  test("keeps covered hamlets in place", () => {
    const printed = layer(board("might"), "printed");
    expect(count(printed, 'class="k-printed"')).toBe(hamlets.length);
    expect(count(printed, "data-covered")).toBe(2);
  });
});

describe("the squares", () => {
  test("are a grid of rows and cells with one tab stop", () => {
    const markup = board("might", {}, { cursor: "L12" });
    expect(markup).toContain('role="grid" aria-label="Board of might" aria-rowcount="20" aria-colcount="16"');
    expect(count(markup, 'role="row"')).toBe(20);
    expect(count(markup, 'role="gridcell"')).toBe(320);
    expect(count(markup, 'tabindex="0"')).toBe(1);
    expect(cell(markup, "L12")).toContain('tabindex="0"');
  });

  test("say what stands on them; empty ones say their name until the cursor comes", () => {
    const markup = board("might", { legal: new Set(["A12"]), legalSize: 3 }, { cursor: "L12" });
    expect(cell(markup, "L12")).toContain('aria-label="L12, told"');
    expect(cell(markup, "D8")).toContain('aria-label="D8, told"');
    expect(cell(markup, "E3")).toContain('aria-label="E3, told"');
    expect(cell(markup, "A12")).toContain('aria-label="A12, told"');
    expect(cell(markup, "P20")).toContain('aria-label="P20"');
  });

  test("know which are selected and which are barred", () => {
    const markup = board("might", { selected: "E7", legal: new Set(["A12"]), legalSize: 3 });
    expect(cell(markup, "E7")).toContain('aria-selected="true"');
    expect(cell(markup, "A12")).not.toContain("aria-disabled");
    expect(cell(markup, "P20")).toContain('aria-disabled="true"');
    expect(board("might")).not.toContain("aria-disabled");
  });

  test("can be read when they cannot be chosen", () => {
    expect(board("might", {}, { interactive: false })).toContain('aria-readonly="true"');
  });

  test("hide the drawing from screen readers", () => {
    expect(board("might")).toContain('class="k-art" aria-hidden="true"');
  });
});

describe("the tenses", () => {
  test("legal places of a piece share one outline; every place has its tick", () => {
    const legal = layer(board("might", { legal: new Set(["A12", "B12"]), legalSize: 3 }), "legal");
    expect(count(legal, "k-legal-ring")).toBe(1);
    expect(legal).toContain('class="k-tick" d="M5 274.5v-5.5h5.5M29 274.5v-5.5h5.5"');
    // Four columns and three rows, two units inside.
    expect(legal).toContain(
      'class="k-legal-ring" d="M2 272Q2 266 8 266L88 266Q94 266 94 272L94 328Q94 334 88 334L8 334Q2 334 2 328Z"',
    );
  });

  test("legal buildings each have a ring of their own size", () => {
    const legal = layer(board("reason", { legal: new Set(["J12", "L16"]) }), "legal");
    expect(count(legal, "k-ring k-ring-legal")).toBe(2);
    expect(legal).toContain('width="50" height="50"');
    expect(legal).toContain('width="26" height="26"');
  });

  test("a ghost is hatched, a ruin's is broken off, a blocked one has a bar and no hatch", () => {
    const ghost = (kind: "ghost" | "ruin" | "blocked"): string =>
      layer(board("faith", { ghost: { type: "military", size: 3, at: "L12", kind } }), "ghost");
    expect(ghost("ghost")).toMatch(/k-ghost-base"[^>]*fill="url\(#[^"]*hatch\)"/);
    expect(ghost("ghost")).toContain("k-ghost-detail");
    expect(ghost("ruin")).toMatch(/k-ghost-base"[^>]*fill="url\(#[^"]*hatch\)"/);
    // A hollow outline on the hatch could not be made out: what is left of the building is drawn like a ruin's.
    expect(ghost("ruin")).toMatch(/<g clip-path="url\(#[^"]*stump\)"><path class="k-ghost-body"/);
    expect(ghost("ruin")).toContain("k-ghost-edge");
    for (const whole of ["ghost", "blocked"] as const) {
      expect(ghost(whole)).toContain("k-ghost-body");
      expect(ghost(whole)).not.toContain("clip-path");
    }
    expect(ghost("blocked")).toMatch(/k-ghost-base"[^>]*fill="none"/);
    expect(ghost("blocked")).toContain("k-bar");
    expect(ghost("ghost")).not.toContain("k-bar");
    for (const kind of ["ghost", "ruin", "blocked"] as const)
      expect(ghost(kind)).toContain(`data-kind="${kind}" transform="translate(264 264)"`);
  });

  test("what would be lost is crossed out, with a badge off the ghost and off the owner's mark", () => {
    const alone = board("faith", { threatened: ["M13"] });
    expect(layer(alone, "threat")).toMatch(/k-threat-base"[^>]*fill="url\(#[^"]*cross\)"/);
    expect(layer(alone, "labels")).toContain('transform="translate(333 291)"');
    const under = board("faith", {
      threatened: ["M13"],
      ghost: { type: "military", size: 3, at: "L11", kind: "ghost" },
    });
    expect(layer(under, "labels")).toContain('transform="translate(291 333)"');
  });

  test("last move, selection, hints and the cursor have rings of their own", () => {
    const markup = board(
      "might",
      { lastMove: ["M5"], selected: "E7", hint: [{ at: "A12", size: 2, number: 1 }] },
      { cursor: "L12" },
    );
    expect(layer(markup, "last-move")).toContain("k-ring-past");
    expect(layer(markup, "cursor")).toContain("k-ring-now");
    expect(layer(markup, "cursor")).toContain("k-ring-hint");
    expect(layer(markup, "cursor")).toContain("k-ring-focus");
    expect(layer(markup, "labels")).toContain(">1</text>");
    expect(layer(markup, "tiles")).toContain("data-lifted");
  });

  test("the cursor's ring grows to the ghost that stands there", () => {
    const ghost = { type: "military", size: 3, at: "L12", kind: "ghost" } as const;
    expect(layer(board("might", { ghost }, { cursor: "L12" }), "cursor")).toContain('width="78"');
    expect(layer(board("might", { ghost }, { cursor: "A1" }), "cursor")).toContain('width="30"');
  });

  test("a domain has a letter, its leaders and its worth", () => {
    const markup = board("might", {
      domains: [{ letter: "A", squares: ["J11", "J12"], leaders: [3], ecus: 2 }],
    });
    const badge = layer(markup, "labels");
    expect(badge).toContain(">A</text>");
    expect(badge).toContain("k-seat k-ink");
    expect(badge).toContain(">2</text>");
    // Two buildings, one outline: it begins above the Chapel, 2.4 units outside.
    expect(layer(markup, "domains")).toContain("M213.6 243.6Q213.6 237.6 219.6 237.6");
    expect(count(layer(markup, "domains"), 'class="k-domain"')).toBe(1);
  });
});

describe("effects", () => {
  const effects: readonly Effect[] = [
    { kind: "lost", at: "M13", size: 2, type: "religious" },
    { kind: "appear", at: "E7", size: 2 },
    { kind: "ring", at: "C7", size: 2 },
  ];

  test("play one after the other, on the piece they name", () => {
    const tiles = layer(board("might", {}, { effects }), "tiles");
    // The Keep at E7 comes when the Monastery at M13 has gone.
    expect(tiles).toContain(
      'data-anim="appear" style="--k-delay:calc(0ms + var(--k-lost))"><g class="k-tile k-military" transform="translate(96 144)"',
    );
    expect(tiles).toContain(
      'data-anim="lost" style="--k-delay:calc(0ms)"><g class="k-tile k-religious" transform="translate(288 288)"',
    );
    expect(count(board("might", {}, { effects }), "k-change")).toBe(3);
  });

  test("leave no trace when there are none", () => {
    expect(board("might")).not.toContain("k-anim");
  });
});

describe("cards, travellers, seats", () => {
  test("a card says its colour, and is a button only where it can be pressed", () => {
    const picture = renderToStaticMarkup(<Card colour="blue" word="bleu" />);
    expect(picture).toContain('role="img" aria-label="bleu"');
    expect(picture).toContain("k-civil");
    const button = renderToStaticMarkup(
      <Card colour="orange" word="orange" label="Orange, pays for the Castle" pressed onPress={() => {}} />,
    );
    expect(button).toContain('aria-pressed="true"');
    expect(button).toContain('aria-label="Orange, pays for the Castle"');
    expect(button).toContain("orange</span>");
    expect(renderToStaticMarkup(<CardBack label="Face down" />)).toContain('aria-label="Face down"');
  });

  test("every seat has its own silhouette", () => {
    const shapes = SEAT_LOOKS.map(
      (look) => / d="([^"]+)"/.exec(renderToStaticMarkup(<SeatMark look={look} />))?.[1],
    );
    expect(new Set(shapes).size).toBe(5);
    expect(renderToStaticMarkup(<Pawn style="ink" label="Lucie, ink circle" />)).toContain(
      "Lucie, ink circle",
    );
  });
});

describe("why not", () => {
  const crop = renderToStaticMarkup(
    <Crop
      era="might"
      grid={grid}
      terrain={terrain}
      hamlets={few.hamlets}
      board={few.boards.might}
      refused={{ at: "L13", size: 3 }}
      guilty={[
        { at: "J12", letter: "A" },
        { at: "L16", letter: "B" },
      ]}
      label="A Castle at L13"
    />,
  );

  test("shows eight by eight squares around the placement", () => {
    expect(crop).toContain(`viewBox="${8 * 24} ${9 * 24} 192 192"`);
    expect(crop).toContain('role="img" aria-label="A Castle at L13"');
  });

  test("grows until everything with a letter is in the picture", () => {
    const wide = renderToStaticMarkup(
      <Crop
        era="might"
        grid={grid}
        terrain={terrain}
        hamlets={few.hamlets}
        board={few.boards.might}
        refused={{ at: "H9", size: 2 }}
        guilty={[{ at: "C7", letter: "A" }, { at: "E7" }, { at: "M5", letter: "B" }]}
        label="far apart"
      />,
    );
    // From C to N: twelve columns, and as many rows.
    const [, x, y, width, height] = /viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(wide)?.map(Number) ?? [];
    expect([x, width, height]).toEqual([2 * 24, 12 * 24, 12 * 24]);
    expect(y).toBeLessThanOrEqual(4 * 24);
  });

  test("marks the edges that touch, and letters the guilty", () => {
    // The Town touches beside row 13, the hamlet below column L.
    expect(crop).toContain('class="k-contact" d="M264 288v24M264 360h24"');
    expect(count(crop, 'class="k-guilty"')).toBe(2);
    expect(crop).toContain(">A</text>");
    expect(crop).toContain(">B</text>");
    expect(crop).toMatch(/k-refused"[^>]*fill="url\(#[^"]*cross\)"/);
  });
});

test("an outline goes around holes and keeps corners that only touch apart", () => {
  const ring = [0, 1, 2]
    .flatMap((y) => [0, 1, 2].map((x) => [x, y] as const))
    .filter(([x, y]) => x !== 1 || y !== 1);
  expect(count(outline(ring, 24, 4), "Z")).toBe(2);
  expect(
    count(
      outline(
        [
          [0, 0],
          [1, 1],
        ],
        24,
        4,
      ),
      "Z",
    ),
  ).toBe(2);
});
