/** `npm run soak -- wire [--frames N] [--seed S]`: the siege of the door for lines, whole. */
import { parseArgs } from "node:util";
import { besiege } from "./siege.ts";

/** What is kept in mind after the attack, against what was kept after its first tenth. */
const MOST_GROWTH = 1.1;

const { values } = parseArgs({
  options: { frames: { type: "string", default: "100000" }, seed: { type: "string", default: "wire" } },
});
const report = await besiege(Number(values.frames), values.seed);
const { frames, answers, codes, actions, waited, before, after } = report;
console.log(
  `${frames} frames, ${answers} answers and news; honest players: ${actions} actions, at most ${Math.round(waited)} ms`,
);
for (const [code, times] of [...codes].sort((a, b) => b[1] - a[1])) console.log(`  ${code}: ${times}`);
console.log(`memory: ${before.toFixed(1)} MB, afterwards ${after.toFixed(1)} MB`);
if (after > before * MOST_GROWTH) {
  console.error("The server keeps more in mind than before.");
  process.exitCode = 1;
}
