/** Every test that docs/security.md names is there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(join(root, "docs/security.md"), "utf8");
/** The last cell of a row: a file in backticks, a colon, a title. */
const named = [...page.matchAll(/\| `([^`]+)`: ([^|\n]+) \|$/gm)].map(([, file, title]) => ({
  file: file!,
  title: title!.trim(),
}));
/** Rows of the tables, without heads and rules. */
const rows = page.split("\n").filter((line) => /^\| (?!threat|---)/.test(line));
/** Titles that the test-kit makes of a game's id. */
const MADE = /whatever can be written of (.+) can be read again/;

test("every threat has a test", () => {
  expect(named).toHaveLength(rows.length);
  expect(rows.length).toBeGreaterThan(20);
});

test.each(named)("$file: $title", ({ file, title }) => {
  expect(existsSync(join(root, file))).toBe(true);
  const source = readFileSync(join(root, file), "utf8");
  const kit = readFileSync(join(root, "kernel/test-kit/describe-written.ts"), "utf8");
  const made = MADE.exec(title)?.[1];
  const isMade = made !== undefined && MADE.test(kit) && source.includes(`describeWritten(${made})`);
  expect(isMade || source.includes(title)).toBe(true);
});
