// `npm run soak -- browser [--times 10] [web/e2e/X.spec.ts …]`: the tests in the browser again and again, with the
// lowest priority and beside a busy loop on every core. A test that measures before the page has settled fails here.
import { spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: "string", default: "10" } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times takes a whole number from 1 on, not "${values.times}".`);
  process.exit(1);
}

const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
const playwright = join(root, "node_modules", ".bin", "playwright");
const args = ["-n", "19", playwright, "test", "--reporter=dot", ...positionals];
let failed = 0;
for (let time = 1; time <= times; time++) {
  const begin = performance.now();
  const { status } = spawnSync("nice", args, { cwd: root, stdio: "inherit" });
  if (status !== 0) failed++;
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
  console.log(`${status === 0 ? "✓" : "✗"} ${time} of ${times} (${minutes} min)`);
}
for (const loop of loops) loop.kill("SIGKILL");
console.log(`${times - failed} times passed, ${failed} times failed, beside ${loops.length} busy loops`);
process.exit(failed === 0 ? 0 : 1);
