// All checks in one run: `npm test`. Ends with the line `N passed, N failed`; a check that is neither a vitest test
// nor a test in the browser counts as one.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const bin = (name) => join(root, "node_modules", ".bin", name);

const checks = [
  { title: "Types", command: bin("tsc"), args: ["-b"] },
  { title: "Format and lint", command: bin("biome"), args: ["check", "--error-on-warnings"] },
  { title: "Lint with types", command: bin("oxlint"), args: ["--type-aware", "--deny-warnings"] },
  { title: "Doors", command: process.execPath, args: [join(root, "scripts", "doors.ts")] },
  { title: "Unused code", command: bin("knip"), args: ["--no-progress"] },
  {
    title: "Known holes in dependencies",
    command: process.execPath,
    args: [join(root, "scripts", "audit.mjs")],
    tells: true,
  },
];

function run(command, args, stdio, env = process.env) {
  const child = spawn(command, args, { cwd: root, stdio, env, shell: process.platform === "win32" });
  return new Promise((resolve) => {
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

async function runCheck({ title, command, args, tells }) {
  const begin = performance.now();
  const { code, output } = await run(command, args, ["ignore", "pipe", "pipe"]);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${code === 0 ? "✓" : "✗"} ${title} (${seconds} s)`);
  if (code !== 0 || tells) console.log(`\n${output.trim()}\n`);
  return code === 0;
}

/** A file that fails before its first test, or a crash outside any test, counts as one failure. */
function countTests(report, code) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** The same for the browser: a test that was tried again and passed is a failure here, so there is no second try. */
function countBrowserTests({ stats, errors }, code) {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs a tool that writes a report, and counts what it says. */
async function runTests({ title, command, args, env, count }) {
  const folder = mkdtempSync(join(tmpdir(), "chronarium-test-"));
  const report = join(folder, "report.json");
  const { code } = await run(command, args(report), "inherit", { ...process.env, ...env?.(report) });
  try {
    return count(JSON.parse(readFileSync(report, "utf8")), code);
  } catch {
    console.log(`${title} wrote no report.`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const suites = [
  {
    title: "vitest",
    command: bin("vitest"),
    args: (report) => ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    count: countTests,
  },
  {
    title: "The browser suite",
    command: bin("playwright"),
    args: () => ["test", "--reporter=list,json"],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countBrowserTests,
  },
];

const checked = await Promise.all(checks.map(runCheck));
let passed = checked.filter(Boolean).length;
let failed = checks.length - passed;
for (const suite of suites) {
  const tests = await runTests(suite);
  passed += tests.passed;
  failed += tests.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
