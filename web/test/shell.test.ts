import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { FONTS, ICONS, SOFTWARE } from "../src/about/credits.ts";
import { placeBeside, placePointing } from "../src/shell/place.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

describe("credits", () => {
  const manifest: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, "web", "package.json"), "utf8"),
  );
  const credits = [...FONTS, ...ICONS, ...SOFTWARE];

  test("name everything of others that is in the page", () => {
    const named = credits.map((credit) => credit.package);
    const others = Object.keys(manifest.dependencies).filter(
      (name) => !name.startsWith("@chronarium/") && name !== "react-dom",
    );
    expect(named.toSorted()).toEqual(others.toSorted());
  });

  test.each(credits)("$work is credited as its package says", (credit) => {
    const licence = readFileSync(join(root, "node_modules", credit.package, "LICENSE"), "utf8");
    const [holder = ""] = credit.by.split(/ DBA |;/);
    expect(licence).toContain(holder.replace(/^The (?=React)/, ""));
    expect(licence).toMatch(
      { "SIL OFL 1.1": /SIL Open Font License, Version 1\.1/, MIT: /MIT License/, ISC: /ISC License/ }[
        credit.licence
      ] ?? /never/,
    );
  });
});

describe("popovers", () => {
  const box = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40, height: 40 });
  const panel = { width: 200, height: 100 };
  const window = { width: 400, height: 300 };

  test("open below their anchor, centred", () => {
    expect(placeBeside(box(180, 20), panel, window)).toEqual({ left: 100, top: 68 });
  });

  test("open above it where there is no room below", () => {
    expect(placeBeside(box(180, 240), panel, window)).toEqual({ left: 100, top: 132 });
  });

  test("stay within the window", () => {
    expect(placeBeside(box(0, 20), panel, window).left).toBe(8);
    expect(placeBeside(box(360, 20), panel, window).left).toBe(192);
  });

  test("that point lie to the right, or else left, below, above, and never over what they point at", () => {
    expect(placePointing(box(20, 100), panel, window)).toEqual({
      side: "right",
      left: 74,
      top: 70,
      pointer: 50,
    });
    expect(placePointing(box(340, 100), panel, window)).toEqual({
      side: "left",
      left: 126,
      top: 70,
      pointer: 50,
    });
    expect(placePointing(box(180, 20), panel, window)).toEqual({
      side: "below",
      left: 100,
      top: 74,
      pointer: 100,
    });
    expect(placePointing(box(180, 240), panel, window)).toEqual({
      side: "above",
      left: 100,
      top: 126,
      pointer: 100,
    });
  });

  test("keep their pointer off their corners", () => {
    expect(placePointing(box(20, 0), panel, window)).toMatchObject({ top: 8, pointer: 20 });
    expect(placePointing(box(20, 260), panel, window)).toMatchObject({ top: 192, pointer: 80 });
  });

  test("do not point where they would cover everything", () => {
    expect(placePointing(box(180, 130), { width: 380, height: 280 }, window)).toBeUndefined();
  });
});
