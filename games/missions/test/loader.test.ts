/** The loader refuses what 4.15 names, says where, and never throws. */

import { join } from "node:path";
import { nextInt, seedRng } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { type Files, jsonSchemas, LIMITS, type LoaderCache, loadMission } from "../loader/index.ts";
import { filesOf, SHIPPED } from "./shelf.ts";

const files = filesOf(join(SHIPPED, "ten-to-six"));
const withFile = (file: string, text: string): Files => new Map([...files, [file, text]]);
const problemsOf = (given: Files) => loadMission(given).problems;

describe("what the loader refuses", () => {
  const cases: readonly (readonly [name: string, given: () => Files, code: string])[] = [
    ["a file above 1 MB", () => withFile("items.yaml", "#".repeat(LIMITS.file + 1)), "E-LIMIT"],
    [
      "a mission above 8 MB",
      () =>
        new Map([
          ...files,
          ...Array.from({ length: 9 }, (_, at) => [`locations/X${at}.yaml`, "#".repeat(990_000)] as const),
        ]),
      "E-LIMIT",
    ],
    ["nesting above 32", () => withFile("items.yaml", `items: ${"[".repeat(40)}${"]".repeat(40)}`), "E-YAML"],
    ["nesting without end", () => withFile("items.yaml", `items: ${"[".repeat(200_000)}`), "E-LIMIT"],
    ["an alias", () => withFile("tokens.yaml", "tokens: &a []\nitems: *a\n"), "E-YAML"],
    ["a merge key", () => withFile("tokens.yaml", "- { <<: { id: hex:1 }, shape: hex }\n"), "E-YAML"],
    ["a tag", () => withFile("tokens.yaml", "tokens: !!js/function 'x'\n"), "E-YAML"],
    ["a duplicate key", () => withFile("tokens.yaml", "tokens: []\ntokens: []\n"), "E-DUPLICATE"],
    ["two documents", () => withFile("tokens.yaml", "tokens: []\n---\ntokens: []\n"), "E-YAML"],
    ["more than 400 cards", () => withFile("locations/L9.yaml", manyCards()), "E-LIMIT"],
    ["a path out of the folder", () => withFile("../evil.yaml", "x: 1"), "E-PATH"],
    ["a bidirectional character", () => withFile("text/en.yaml", 't.title: "a\u202eb"\n'), "E-CHAR"],
    ["a control character", () => withFile("text/en.yaml", 't.title: "a\u0007b"\n'), "E-CHAR"],
    [
      "a text above 4,000 characters",
      () => withFile("text/en.yaml", `t.title: "${"a".repeat(4001)}"\n`),
      "E-LIMIT",
    ],
    ["a link", () => withFile("text/en.yaml", 't.title: "see https://example.org"\n'), "E-TEXT"],
    [
      "20,001 keys",
      () => withFile("text/en.yaml", Array.from({ length: 20_001 }, (_, at) => `k${at}: "x"`).join("\n")),
      "E-LIMIT",
    ],
    ["no file at all", () => new Map(), "E-SCHEMA"],
  ];
  for (const [name, given, code] of cases)
    test(name, () => {
      const problems = problemsOf(given());
      expect(problems.map((problem) => problem.code)).toContain(code);
      expect(problems[0]!.line).toBeGreaterThan(0);
      if (code === "E-LIMIT") expect(loadMission(given()).ok).toBe(false);
    });

  test("an unknown name gets the nearest known one, with its place", () => {
    const problems = problemsOf(
      withFile("items.yaml", files.get("items.yaml")!.replace("after: remove", "aftre: remove")),
    );
    expect(problems[0]).toMatchObject({ code: "E-SCHEMA", file: "items.yaml", line: 4, near: "after" });
    const ref = problemsOf(
      withFile("items.yaml", files.get("items.yaml")!.replace("covers: [spot:L1]", "covers: [spot:Ll]")),
    );
    expect(ref[0]).toMatchObject({
      code: "E-REF",
      file: "items.yaml",
      near: "spot:L1",
      path: "[4].map.covers[0]",
    });
  });
});

function manyCards(): string {
  const ids = Array.from({ length: 401 }, (_, at) => `card:L9.${at}`);
  const cards = ids.map((id) => `  - { id: "${id}", caption: x, back: { readAloud: true, text: x } }`);
  return `id: loc:L9\nname: x\npanorama: ["${ids.join('", "')}"]\ncards:\n${cards.join("\n")}\n`;
}

test("10,000 mutated missions never throw", { timeout: 600_000 }, () => {
  let rng = seedRng("mutants");
  const below = (bound: number): number => {
    const [drawn, next] = nextInt(rng, bound);
    rng = next;
    return drawn;
  };
  const names = [...files.keys()].filter((file) => !file.startsWith("text/"));
  const pieces = [
    "[",
    "{",
    "}",
    "]",
    ":",
    "-",
    " ",
    "\n",
    "item:9",
    "null",
    "~",
    "0",
    "-1",
    '"',
    "&a",
    "*a",
    "when: always",
    "99999999",
  ];
  const logic = new Map([...files].filter(([file]) => !file.startsWith("text/")));
  // Each mutant is read beside the sound files, which are read once.
  const sound: LoaderCache = new Map();
  loadMission(logic, sound);
  let refused = 0;
  for (let round = 0; round < 10_000; round++) {
    const file = names[below(names.length)]!;
    const text = files.get(file)!;
    const at = below(text.length);
    const cut = below(3) === 0 ? below(12) : 0;
    const mutant = text.slice(0, at) + pieces[below(pieces.length)]! + text.slice(at + cut);
    const result = loadMission(new Map([...logic, [file, mutant]]), new Map(sound));
    if (!result.ok) refused++;
    for (const { code } of result.problems)
      if (code === "E-LOADER") throw new Error(`${file}: ${mutant.slice(at - 40, at + 40)}`);
  }
  expect(refused).toBeGreaterThan(5_000);
});

test("the published schemas are made from the types", () => {
  const schemas = jsonSchemas();
  expect(Object.keys(schemas)).toEqual(["mission", "location", "receptacles", "things"]);
  expect(JSON.stringify(schemas.location)).toContain('"panorama"');
});
