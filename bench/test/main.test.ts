import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Row } from "../src/row.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const bench = (...given: string[]) => spawnSync(process.execPath, [main, ...given], { encoding: "utf8" });

const FIELDS = ["name", "value", "unit", "peer", "peerValue", "ratio", "bar", "holds"];

test("--json prints one object with every row, and the exit code says whether all hold", () => {
  const { status, stdout, stderr } = bench(
    "kernel",
    "khronos",
    "chronomancer",
    "anachrony",
    "--json",
    "--quick",
  );
  expect(stderr).toBe("");
  const report: { readonly rows: readonly Row[] } = JSON.parse(stdout);
  expect(Object.keys(report)).toEqual(["rows"]);
  expect(report.rows.map(({ name }) => name)).toEqual([
    "kernel: connect four",
    "khronos: legal actions, four players",
    "khronos: apply p99, below 1 ms",
    "khronos: legalActions p99, below 4 ms",
    "khronos: random games, four players",
    "chronomancer: steps, alone against the Peddler",
    "chronomancer: steps, four players",
    "anachrony: steps, alone against the Chronobot",
    "anachrony: steps, beside the Chronomancer’s",
    "anachrony: legalActions p99, below 2 ms",
    "anachrony: largest state, below 10000 bytes",
    "anachrony: explained turns of the Chronobot",
    "anachrony: odds of six faces p99, below 5 ms",
    "anachrony: largest stored game, below 80000 bytes",
    "anachrony: heap after 10 times as many games, below 1.1 ×",
  ]);
  for (const row of report.rows) {
    expect(Object.keys(row)).toEqual(FIELDS);
    expect(row.value).toBeGreaterThan(0);
    if (row.peerValue === null) expect([row.peer, row.ratio]).toEqual([null, null]);
    else expect(row.ratio).toBeCloseTo(row.value / row.peerValue);
  }
  expect(status).toBe(report.rows.every(({ holds }) => holds) ? 0 : 1);
});

test("a group measures its own rows alone", () => {
  const { stdout } = bench("kernel", "--json", "--quick");
  const { rows }: { readonly rows: readonly Row[] } = JSON.parse(stdout);
  expect(rows.map(({ name }) => name)).toEqual(["kernel: connect four"]);
});

test("the authority is measured with one and with many who look", () => {
  const { stdout } = bench("authority", "--json", "--quick");
  const { rows }: { readonly rows: readonly Row[] } = JSON.parse(stdout);
  const named = (part: string) => rows.find(({ name }) => name.includes(part));
  expect(named("logs read again")?.value).toBe(0);
  expect(named("thoughts of a bot")?.value).toBe(1);
  expect(named("8 sessions against one")?.bar).toBe(2);
  expect(rows.every(({ name }) => name.startsWith("authority: "))).toBe(true);
});

test("--help names the groups", () => {
  const { status, stdout } = bench("--help");
  expect(status).toBe(0);
  expect(stdout).toMatch(/kernel.*khronos.*chronomancer.*missions.*authority.*web/s);
});

test.each([["abacus"], ["--abacus"]])("%s is not known", (given) => {
  const { status, stdout, stderr } = bench(given);
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain("abacus");
});
