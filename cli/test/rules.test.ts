import { rulebook } from "@chronarium/khronos/rulebook";
import { expect, test } from "vitest";
import { chronarium } from "./chronarium.ts";

test("rules counts every id of the rulebook once, and fails exactly when one has no proof", async () => {
  const [json, text] = await Promise.all([
    chronarium(["rules", "khronos", "--json"]),
    chronarium(["rules", "khronos"]),
  ]);
  const report = JSON.parse(json.out);
  expect(Object.keys(report)).toEqual(["game", "rules", "proved", "missing"]);
  const ids = new Set(
    rulebook.en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)),
  );
  expect(report).toMatchObject({
    game: "khronos",
    rules: ids.size,
    proved: ids.size - report.missing.length,
  });
  expect(json.code).toBe(report.missing.length === 0 ? 0 : 1);
  expect(text.code).toBe(json.code);
  expect(text.out).toMatch(/^KH-64 .*p09-paradox\.txt/m);
  expect(text.out.match(/nothing proves this rule/g) ?? []).toHaveLength(report.missing.length);
  expect(text.out.indexOf("KH-9 ")).toBeLessThan(text.out.indexOf("KH-10 "));
});

test("rules with an id prints what the rulebook says, in both languages", async () => {
  const english = await chronarium(["rules", "khronos", "kh-43", "--lang", "en"]);
  const french = await chronarium(["rules", "khronos", "KH-43", "--lang", "fr"]);
  expect([english.code, french.code]).toEqual([0, 0]);
  expect(english.out).toContain("may not link two domains");
  expect(french.out).toContain("ne peut pas relier deux domaines");
});

test("a register of several series is listed series by series, and an id with a space is found", async () => {
  const all = await chronarium(["rules", "chronomancer"]);
  expect(all.code).toBe(0);
  const at = (id: string): number => all.out.search(new RegExp(`^${id} `, "m"));
  expect(at("BG-9")).toBeLessThan(at("BG-10"));
  expect(at("CM-A 9")).toBeLessThan(at("CM-A 10"));
  for (const id of ["BG-41", "CM-30", "CM-A 11", "DS-8"]) expect(at(id)).toBeGreaterThan(0);
  const one = await chronarium(["rules", "chronomancer", "cm-a 11"]);
  expect(one.code).toBe(0);
  expect(one.out).toContain("CM-A 11");
});
