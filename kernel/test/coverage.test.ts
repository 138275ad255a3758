import { expect, test } from "vitest";
import { ruleCoverage, ruleIds, unknownRules } from "../src/coverage.ts";
import { proofOfTest, proofOfTranscript } from "../src/proof.ts";

test("ranges are written out, each id once", () => {
  expect(ruleIds("KH-101..KH-104 and KH-48..50, KH-49, AN-7, KHXY-1, kh-2, K-3")).toEqual([
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

test("a register may have a second series, and series of three letters", () => {
  expect(ruleIds("CM-A 11, CM-11 and CM-A 25..27, CM-A 3..CM-A 4; INV-1..2; DS-8.6; AMB-3")).toEqual([
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
    "AMB-3",
  ]);
});

test("a test proves the rules of its titles; comments, groups, code and skipped tests only name them", () => {
  const code = `/** KH-1: heading */
import x from "KH-2";
// KH-3
describe("KH-4", () => {
  test("KH-5..6: a title", () => { use("KH-7"); });
  it.skip(\`KH-8\`, f);
  it.todo("KH-9");
  test.each(rows)("KH-10 and $name", f);
  it.concurrent('KH-11', f);
  latest("KH-12");
});`;
  const { proves, names } = proofOfTest("a.test.ts", code);
  expect(proves).toEqual(["KH-5", "KH-6", "KH-10", "KH-11"]);
  expect(names).toEqual(Array.from({ length: 12 }, (_, i) => `KH-${i + 1}`));
});

test("a transcript proves the rules of the comment above a game that checks something", () => {
  const file = `# KH-1 KH-2: a refusal
game khronos seats=2 seed=1
# KH-3
!khronos/not-your-turn KH-4 b end

# KH-5: nothing here could fail but an action
game khronos seats=2 seed=1
a end

# KH-6: the state
game khronos seats=2 seed=1
= round 1

# KH-7: a view
game khronos seats=2 seed=1
view b round 1
`;
  const { proves, names } = proofOfTranscript("a.txt", file);
  expect(proves).toEqual(["KH-1", "KH-2", "KH-6", "KH-7"]);
  expect(names).toEqual(["KH-1", "KH-2", "KH-3", "KH-4", "KH-5", "KH-6", "KH-7"]);
  expect(proofOfTranscript("b.txt", "# KH-1\nno game")).toEqual({
    file: "b.txt",
    proves: [],
    names: ["KH-1"],
  });
});

test("the table tells who proves what, who only names it, and what nothing can prove", () => {
  const register = {
    ids: ["KH-1", "KH-2", "KH-3", "KH-4"],
    untestable: { "KH-4": "It is about wood." },
  };
  const proofs = [
    { file: "a.txt", proves: ["KH-1", "KH-2"], names: ["KH-1", "KH-2"] },
    { file: "b.txt", proves: ["KH-2"], names: ["KH-2", "KH-3"] },
    { file: "a.txt", proves: ["KH-1"], names: [] },
  ];
  expect(ruleCoverage(register, proofs)).toEqual({
    rules: 4,
    proved: 2,
    untestable: 1,
    missing: ["KH-3"],
    table: [
      { id: "KH-1", provedBy: ["a.txt"], namedBy: ["a.txt"] },
      { id: "KH-2", provedBy: ["a.txt", "b.txt"], namedBy: ["a.txt", "b.txt"] },
      { id: "KH-3", provedBy: [], namedBy: ["b.txt"] },
      { id: "KH-4", provedBy: [], namedBy: [], untestable: "It is about wood." },
    ],
  });
});

test("an id of the register's series that it does not have is a slip", () => {
  const register = { ids: ruleIds("KH-1..5, CM-A 1..2"), untestable: {} };
  expect(unknownRules(register, ["KH-5", "KH-6", "CM-A 3", "CM-3", "SHA-256"])).toEqual(["KH-6", "CM-A 3"]);
});
