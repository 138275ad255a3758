import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { checkDoors } from "../doors.ts";

const manifests = {
  "package.json": { workspaces: ["kernel", "games/*", "bots", "server", "web", "cli", "bench"] },
  "kernel/package.json": {
    name: "@chronarium/kernel",
    exports: { ".": "./src/index.ts", "./test-kit": "./test-kit/index.ts" },
  },
  "games/khronos/package.json": {
    name: "@chronarium/khronos",
    exports: { ".": "./src/index.ts", "./text": "./text/index.ts" },
  },
  "games/other/package.json": { name: "@chronarium/other", exports: { ".": "./src/index.ts" } },
  "bots/package.json": { name: "@chronarium/bots", exports: { ".": "./src/index.ts" } },
  "server/package.json": { name: "@chronarium/server" },
  "web/package.json": { name: "@chronarium/web" },
  "cli/package.json": { name: "@chronarium/cli" },
  "bench/package.json": { name: "@chronarium/bench" },
};

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A house of the same shape as ours with the given sources in it; returns what the check finds. */
function problems(sources: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), "chronarium-doors-"));
  made.push(root);
  const texts = Object.entries(manifests).map(([path, json]) => [path, JSON.stringify(json)] as const);
  for (const [path, text] of [...texts, ...Object.entries(sources)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkDoors(root).map(({ file, line, problem }) => `${file}:${line} ${problem}`);
}

const game = "games/khronos/src/a.ts";

describe("doors that stay shut", () => {
  test.each([
    ["a game imports another game", game, 'import "@chronarium/other";', 'the door "games"'],
    ["a game imports the bots", game, 'import "@chronarium/bots";', 'the door "@chronarium/bots"'],
    ["a game imports a Node built-in", game, 'import fs from "node:fs";', 'the door "node"'],
    ["a built-in without its prefix", game, 'import fs from "fs";', 'the door "node"'],
    ["a game imports third-party code", game, 'export * from "zod";', 'the door "third-party"'],
    ["a dynamic import", game, 'await import("zod");', 'the door "third-party"'],
    ["a type-only import", game, 'import type { Z } from "zod";', 'the door "third-party"'],
    ["a game's sources use the test kit", game, 'import "@chronarium/kernel/test-kit";', "test-kit"],
    ["a game's rulebook imports a built-in", "games/khronos/rulebook/a.ts", 'import "node:fs";', '"node"'],
    ["a game's text imports a built-in", "games/khronos/text/a.ts", 'import "node:fs";', '"node"'],
    ["a game's tests import the bots", "games/khronos/test/a.ts", 'import "@chronarium/bots";', "bots"],
    ["the kernel imports a game", "kernel/src/a.ts", 'import "@chronarium/khronos";', 'the door "games"'],
    ["the kernel imports a built-in", "kernel/src/a.ts", 'import "node:crypto";', 'the door "node"'],
    ["the kernel uses its own test kit", "kernel/src/a.ts", 'import "../test-kit/a.ts";', "only tests"],
    ["the same, by name", "kernel/src/a.ts", 'import "@chronarium/kernel/test-kit";', "test-kit"],
    ["the bots import a game", "bots/src/a.ts", 'import "@chronarium/khronos";', 'the door "games"'],
    ["the web client imports a built-in", "web/src/a.ts", 'import "node:fs";', 'the door "node"'],
    ["the command imports third-party code", "cli/src/a.ts", 'import "zod";', 'the door "third-party"'],
    ["the benchmark imports another peer", "bench/src/a.ts", 'import "zod";', 'the door "third-party"'],
    ["a deep path", "cli/src/a.ts", 'import "@chronarium/kernel/src/rng.ts";', "does not export"],
    ["web imports server", "web/src/a.ts", 'import "@chronarium/server";', "does not export"],
    ["cli imports web by path", "cli/src/a.ts", 'import "../../web/src/b.ts";', "lies outside cli"],
    ["a path into another package", game, 'import "../../../kernel/src/b.ts";', "lies outside games/khronos"],
    ["a file in no room", "attic/a.ts", "", "belongs to no room"],
  ])("%s", (_title, file, text, expected) => {
    const found = problems({ [file]: `// first line\n${text}\n` });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
    if (text !== "") expect(found[0]).toContain(`${file}:2 imports `);
  });

  test.each([
    "Math.random()",
    "Date.now()",
    "new Date()",
    "performance.now()",
    "process.env",
    "document.body",
    "window.open",
    "fetch(x)",
  ])("pure code uses %s", (text) => {
    for (const file of [game, "games/khronos/text/a.ts", "games/khronos/rulebook/a.ts", "kernel/src/a.ts"])
      expect(problems({ [file]: `const a = \`\${${text}}\`;` })).toHaveLength(1);
  });

  test.each(["server", "web", "cli"])("%s stays apart from the others on top, exported or not", (from) => {
    for (const to of ["server", "web", "cli"].filter((name) => name !== from)) {
      const manifest = JSON.stringify({ name: `@chronarium/${to}`, exports: { ".": "./src/a.ts" } });
      const found = problems({
        [`${to}/package.json`]: manifest,
        [`${from}/src/a.ts`]: `import "@chronarium/${to}";`,
      });
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`it would need the door "@chronarium/${to}"`);
    }
  });
});

describe("doors that stand open", () => {
  test("every import the architecture gives", () => {
    const found = problems({
      "kernel/src/a.ts": 'import "./b.ts";',
      "kernel/test-kit/a.ts": 'import "vitest"; import "fast-check"; import "node:fs"; import "../src/a.ts";',
      [game]: 'import { rng } from "@chronarium/kernel"; import "../text/a.ts";',
      "games/khronos/test/a.ts":
        'import "vitest"; import "@chronarium/kernel/test-kit"; import "../src/a.ts";',
      "games/khronos/test/b.ts": 'import "@chronarium/khronos/text"; const now = Date.now();',
      "bots/src/a.ts": 'import "@chronarium/kernel";',
      "server/src/a.ts": 'import "fastify"; import "node:http"; import "@chronarium/khronos";',
      "web/src/a.ts": 'import "react"; import "./a.css"; import "@chronarium/bots";',
      "cli/src/a.ts": 'import "node:fs"; import "@chronarium/khronos/text"; import "@chronarium/bots";',
      "bench/src/a.ts": 'import "boardgame.io/core"; import "chessops/fen"; import "@chronarium/khronos";',
    });
    expect(found).toEqual([]);
  });

  test("words in comments, strings and patterns are not code", () => {
    const text = [
      "// Math.random() would break replay",
      '/* import "node:fs"; */',
      'const a = "Date.now() from \\"zod\\"";',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text, not a template.
      "const b = `process.env import 'zod' ${a} window.x`;",
      "const c = /[/\"'] fetch\\(/.test(a);",
      "const d = state.process.step + state.document.title;",
    ].join("\n");
    expect(problems({ [game]: text })).toEqual([]);
  });

  test("this repository keeps its doors", () => {
    expect(checkDoors(fileURLToPath(new URL("../..", import.meta.url)))).toEqual([]);
  });
});
