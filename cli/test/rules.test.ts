import { stripVTControlCharacters } from "node:util";
import { register as anachrony } from "@chronarium/anachrony/rulebook";
import { register as chronomancer } from "@chronarium/chronomancer/rulebook";
import { ruleCoverage } from "@chronarium/kernel";
import { register as khronos } from "@chronarium/khronos/rulebook";
import { expect, test } from "vitest";
import { coverageInWords } from "../src/commands/rules.ts";
import { chronarium } from "./chronarium.ts";

test.each([
  ["khronos", khronos, 131],
  ["chronomancer", chronomancer, 169],
  ["anachrony", anachrony, 181],
  ["chronobot", anachrony, 181],
] as const)(
  "rules counts every id of the register of %s once, and fails exactly when one has no proof",
  async (game, register, count) => {
    const [json, text] = await Promise.all([
      chronarium(["rules", game, "--json"]),
      chronarium(["rules", game]),
    ]);
    const beyond = Object.keys(register.untestable).length;
    expect(JSON.parse(json.out)).toEqual({
      game,
      rules: count,
      proved: count - beyond,
      untestable: register.untestable,
      missing: [],
    });
    expect([json.code, text.code]).toEqual([0, 0]);
    const rows = text.out.split("\n").slice(2, 2 + count);
    expect(rows.map((row) => row.split(/ {2,}/)[0])).toEqual(register.ids);
    expect(rows.filter((row) => row.includes("  cannot be tested  "))).toHaveLength(beyond);
    for (const reason of Object.values(register.untestable)) expect(text.out).toContain(reason);
    expect(text.out).not.toContain("only named");
  },
);

test("what is only named is not called proved, and is missing", () => {
  const report = ruleCoverage(
    { ids: ["KH-1", "KH-2", "KH-3", "KH-4"], untestable: { "KH-4": "It is about wood." } },
    [
      { file: "a.txt", proves: ["KH-1"], names: ["KH-1", "KH-2"] },
      { file: "the rulebook", proves: [], names: ["KH-1", "KH-2", "KH-4"] },
    ],
  );
  expect(stripVTControlCharacters(coverageInWords("khronos", report)).split("\n").slice(2)).toEqual([
    "KH-1  proved by              a.txt",
    "KH-2  only named by          a.txt, the rulebook",
    "KH-3  not named by anything",
    "KH-4  cannot be tested       It is about wood.",
    "",
    "1 of 4 rules of khronos are proved, 1 cannot be tested; missing: KH-2, KH-3",
  ]);
});

test("rules tells where a rule is proved", async () => {
  const { out } = await chronarium(["rules", "khronos"]);
  expect(out).toMatch(/^KH-64 +proved by +.*p09-paradox\.txt/m);
  expect(out.indexOf("KH-9 ")).toBeLessThan(out.indexOf("KH-10 "));
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
