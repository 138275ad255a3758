import { stripVTControlCharacters } from "node:util";
import { readOptions } from "@chronarium/kernel";
import { khronos, type Options, type View } from "@chronarium/khronos";
import { khronosText } from "@chronarium/khronos/text";
import { describe, expect, test } from "vitest";
import { drawBoards } from "../src/play/khronos/boards.ts";
import { statusLines, tableLines } from "../src/play/khronos/table.ts";
import { khronosPlayText } from "../src/play/khronos/text/index.ts";
import { noPaint, paintFor } from "../src/play/paint.ts";

const POSITION =
  "Might M3r@A1 C2-@D1 M2w@F2 M1b@A4 C1*@C5 C1-@D5 R1r@H5 | " +
  "Faith M3r@A1 C2-@D1 R2b@F3 C1*@C5 | " +
  "Reason M3%@A1{prog:b} C2-@D1{r:1,b:2} R2+@F3 C3-@G5{r:2,b:2,w:1} C1*@C5{w:1}";

function optionsOf(given: Partial<Options> = {}): Options {
  const read = readOptions(khronos.options, given);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.options;
}

function viewOf(position: string): View {
  const state = khronos.position?.read(khronos.setup(optionsOf({ map: "plain9x7" }), 3, "boards"), position);
  if (state === undefined) throw new Error("Khronos reads positions.");
  return khronos.viewFor(state, 0);
}

const titles = { eras: khronosText.en.eras, pawns: "pawns" };
const draw = (view: View, width: number): string[] =>
  drawBoards(view, ["might", "faith", "reason"], { width, paint: noPaint, titles });

describe("the boards", () => {
  test("show every kind of tile, its owner and its cubes without colour", () => {
    expect(draw(viewOf(POSITION), 120)).toMatchInlineSnapshot(`
      [
        "   MIGHT  pawns rrbbww      FAITH                   REASON",
        "   A B C D E F G H I       A B C D E F G H I       A B C D E F G H I",
        " 1 M3r──┐C2─┐· · · ·     1 M3r──┐C2─┐· · · ·     1 M3%b╌┐C2─┐· · · ·",
        " 2 │    │└──┘M2w┐· ·     2 │    │└──┘· · · ·     2 ╎    ╎rbb┘· · · ·",
        " 3 └────┘· · └──┘· ·     3 └────┘· · R2b┐· ·     3 └╌╌╌╌┘· · R2+╗· ·",
        " 4 Mb· · · · · · · ·     4 · · · · · └──┘· ·     4 · · · · · ╚══╝· ·",
        " 5 · · C*C-· · · Rr·     5 · · C*· · · · · ·     5 · · Cw· · · C3───┐",
        " 6 · · · · · · · · ·     6 · · · · · · · · ·     6 · · · · · · rrbbw│",
        " 7 · · · · · · · · ·     7 · · · · · · · · ·     7 · · · · · · └────┘",
      ]
    `);
  });

  test("stand side by side where they fit, and one above the other where they do not", () => {
    const view = viewOf(POSITION);
    expect(draw(view, 69)).toHaveLength(9);
    expect(draw(view, 68)).toHaveLength(9 + 1 + 9);
    expect(draw(view, 10)).toHaveLength(3 * 9 + 2);
    for (const line of draw(view, 69)) expect(line.length).toBeLessThanOrEqual(69);
  });

  test("show the ground of the valley", () => {
    const view = khronos.viewFor(khronos.setup(optionsOf(), 2, "valley"), "observer");
    const [title, letters, first] = drawBoards(view, ["might"], { width: 80, paint: noPaint, titles });
    expect(title).toBe("   MIGHT  pawns rrbb");
    expect(letters).toBe("   A B C D E F G H I J K L M N O P");
    expect(first).toBe(" 1 ▲ ▲ ▲ ▲ ♣ ♣ · ≈≈· ♣ ♣ ▲ ▲ ▲ ▲ ▲");
  });

  test("say the same with colour as without", () => {
    const view = viewOf(POSITION);
    const paint = paintFor({ isTTY: true }, {});
    const painted = drawBoards(view, ["might", "reason"], { width: 120, paint, titles, before: view.boards });
    const plain = drawBoards(view, ["might", "reason"], { width: 120, paint: noPaint, titles });
    expect(painted.map((line) => stripVTControlCharacters(line).trimEnd())).toEqual(plain);
    expect(painted.join("")).not.toBe(plain.join(""));
  });

  test("mark what is new since somebody last looked", () => {
    const view = viewOf(POSITION);
    const paint = paintFor({ isTTY: true }, {});
    const before = viewOf(POSITION.replace(" M2w@F2", "")).boards;
    const lines = drawBoards(view, ["might"], { width: 120, paint, titles, before });
    expect(lines.filter((line) => line.includes("\u001b[7m"))).toHaveLength(2);
  });
});

test("NO_COLOR is heeded, and files get no colour", () => {
  expect(paintFor({ isTTY: true }, { NO_COLOR: "1" })("strong", "x")).toBe("x");
  expect(paintFor({}, {})("strong", "x")).toBe("x");
  expect(paintFor({}, { FORCE_COLOR: "1" })("strong", "x")).not.toBe("x");
});

describe("the table", () => {
  const speech = { text: khronosPlayText.en, words: khronosText.en, names: ["Ann", "Bob", "Greedy"] };

  test("tells money, cubes, pawns and the viewer's own hand", () => {
    const state = khronos.setup(optionsOf({ holdem: true }), 3, "table");
    expect(statusLines(khronos.viewFor(state, 1), speech, noPaint)).toMatchInlineSnapshot(`
      [
        "Round 1 of 7 · Ann’s turn · income in round 4 · deck 40, discard 0",
        ">  r  Ann       4 Ecus  25 cubes  4 cards  pawns  Might, Might",
        "   b  Bob       4 Ecus  25 cubes  4 cards  pawns  Might, Might",
        "   w  Greedy    4 Ecus  25 cubes  4 cards  pawns  Might, Might",
        "Your hand: orange fuchsia fuchsia blue",
        "Your pawns: 1 on Might, carries 2 cards · 2 on Might, carries 2 cards",
        "Open cards: orange fuchsia blue",
      ]
    `);
  });

  test("an onlooker sees no hand", () => {
    const view = khronos.viewFor(khronos.setup(optionsOf(), 3, "table"), "observer");
    expect(statusLines(view, speech, noPaint).join("\n")).not.toContain("Your hand");
  });

  test("stands beside the boards on a wide screen and below them on a narrow one", () => {
    const view = viewOf(POSITION);
    const lines = (width: number): string[] => tableLines(view, ["might"], speech, { width, paint: noPaint });
    expect(lines(200)[0]).toContain("Round 1 of 7");
    expect(lines(60)[0]).not.toContain("Round 1 of 7");
    expect(lines(60)[9]).toContain("Round 1 of 7");
  });
});
