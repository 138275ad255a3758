/** `npm run soak -- hostile`: attacks every door for a while, and fails with the smallest input that breaks one. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inputOf, knocked } from "@chronarium/kernel/hostile";
import { DOORS } from "./attacks.ts";
import { besiege, type SiegeReport } from "./siege.ts";

const HELP = `npm run soak -- hostile [--minutes N] [--seed S] [--door NAME]…
npm run soak -- hostile --door NAME --seed S --attack N   repeats one input

Attacks every door through which something comes from outside, for 30 minutes in all unless told otherwise.
Doors: ${DOORS.map(({ name }) => name).join(", ")}.`;

/** What is too long for a screen is written to a file. */
const SHOWN = 4000;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
    door: { type: "string", multiple: true, default: [] },
    attack: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
const { seed } = values;
const chosen = DOORS.filter(({ name }) => values.door.length === 0 || values.door.includes(name));
const minutes = Number(values.minutes);
if (values.help || chosen.length < values.door.length || !(minutes > 0)) {
  console.error(HELP);
  process.exit(values.help ? 0 : 1);
}
if (values.attack !== undefined) await repeat(Number(values.attack));
else await attackAll();

async function attackAll(): Promise<void> {
  const weights = chosen.reduce((sum, { weight }) => sum + weight, 0);
  const reports: SiegeReport[] = [];
  for (const { name, weight } of chosen) {
    const ms = (minutes * 60_000 * weight) / weights;
    const doors = new URL("./attacks.ts", import.meta.url).href;
    const report = await besiege({ doors, door: name, seed, ms });
    reports.push(report);
    console.log(line(report));
  }
  const broken = reports.filter(({ fault }) => fault !== undefined);
  for (const report of broken) tell(report);
  const tried = reports.reduce((sum, report) => sum + report.tried, 0);
  console.log(`${tried} hostile inputs, seed ${seed}; ${broken.length} of ${reports.length} doors broke`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

function line({ door, tried, letIn, slowest, slowestNumber, longest, heap, fault }: SiegeReport): string {
  const figures = `${tried} inputs, ${letIn} let in, slowest ${Math.round(slowest)} ms of work (${slowestNumber}), ${Math.round(longest)} ms by the clock, ${Math.round(heap)} MB`;
  return `${fault === undefined ? "✓" : "✗"} ${door}: ${figures}`;
}

function tell({ door, fault }: SiegeReport): void {
  if (fault === undefined) return;
  const input = JSON.stringify(fault.input);
  console.error(`\n✗ ${door}: ${fault.message}`);
  console.error(`  npm run soak -- hostile --door ${door} --seed ${seed} --attack ${fault.number}`);
  if (input.length <= SHOWN) console.error(`  the smallest input found: ${input}`);
  else {
    const file = join(mkdtempSync(join(tmpdir(), "chronarium-hostile-")), `${door}-${fault.number}.json`);
    writeFileSync(file, input);
    console.error(`  the smallest input found: ${file}`);
  }
}

async function repeat(number: number): Promise<void> {
  for (const { name, attack: open } of chosen) {
    const attack = open(seed);
    const input = inputOf(attack, seed, number);
    console.log(JSON.stringify(input));
    const { message, open: letIn } = await knocked(attack, seed, number, input);
    console.log(`${name} ${number}: ${message ?? (letIn ? "let in" : "refused")}`);
    attack.close?.();
    if (message !== undefined) process.exitCode = 1;
  }
}
