import { expect, test } from "vitest";
import { ruleCoverage, ruleIds, rulesNamed } from "../src/coverage.ts";

test("ranges are written out, each id once", () => {
  expect(ruleIds("KH-101..KH-104 and KH-48..50, KH-49, AN-7, KHX-1, kh-2")).toEqual([
    "KH-101",
    "KH-102",
    "KH-103",
    "KH-104",
    "KH-48",
    "KH-49",
    "KH-50",
    "AN-7",
  ]);
  expect(ruleIds("KH-09..11")).toEqual(["KH-09", "KH-10", "KH-11"]);
  expect(ruleIds("KH-1..999999")).toHaveLength(501);
});

test("a register may have a second series, and invariants", () => {
  expect(ruleIds("CM-A 11, CM-11 and CM-A 25..27, CM-A 3..CM-A 4; INV-1..2; DS-8.6")).toEqual([
    "CM-A 11",
    "CM-11",
    "CM-A 25",
    "CM-A 26",
    "CM-A 27",
    "CM-A 3",
    "CM-A 4",
    "INV-1",
    "INV-2",
    "DS-8",
  ]);
  expect(rulesNamed("# CM-A 1 BG-2 INV-3 KH-4", "CM", "INV")).toEqual(["CM-A 1", "INV-3"]);
});

test("ids count in headings, in comment lines of transcripts and in titles, not in code", () => {
  const code = `/** KH-1: heading */\nimport x from "KH-2";\n// KH-3\ntest("KH-4..5: a title", () => { use("KH-6"); });\nit.skip(\`KH-7\`, f);`;
  expect(rulesNamed(code, "KH")).toEqual(["KH-1", "KH-4", "KH-5", "KH-7"]);
  expect(rulesNamed("# KH-1 AN-2\ngame x\n  # KH-3\nr go KH-4", "KH")).toEqual(["KH-1", "KH-3"]);
});

test("the table tells who proves what, and what nobody proves", () => {
  const proofs = [
    { file: "a.txt", rules: ["KH-1", "KH-2"] },
    { file: "b.txt", rules: ["KH-2"] },
    { file: "a.txt", rules: ["KH-1"] },
  ];
  expect(ruleCoverage(["KH-1", "KH-2", "KH-3"], proofs)).toEqual({
    rules: 3,
    proved: 2,
    missing: ["KH-3"],
    table: [
      { id: "KH-1", provedBy: ["a.txt"] },
      { id: "KH-2", provedBy: ["a.txt", "b.txt"] },
      { id: "KH-3", provedBy: [] },
    ],
  });
});
