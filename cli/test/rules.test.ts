import { register as chronomancer } from "@chronarium/chronomancer/rulebook";
import { register as khronos } from "@chronarium/khronos/rulebook";
import { expect, test } from "vitest";
import { chronarium } from "./chronarium.ts";

test.each([
  ["khronos", khronos, 131],
  ["chronomancer", chronomancer, 169],
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
