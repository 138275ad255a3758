/** The page in a browser: how much it loads, and how soon it shows what was done. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Budget, type Progress, percentile, QUICK } from "./measure.ts";
import { type Row, rowAtLeast, rowBelow, rowNote } from "./row.ts";

/** As the script writes them; sizes in kB after gzip, times in milliseconds. */
type Sizes = { readonly firstScreen: number; readonly table: number; readonly workers: number };
type Figures = {
  readonly khronos: Sizes;
  readonly chronomancer: Sizes;
  readonly moves: readonly number[];
  readonly scrubbing: { readonly steps: number; readonly perSecond: number };
  /** What the companion adds to the shell; a tap until its verdict is on the screen. */
  readonly companion: number;
  readonly verdicts: readonly number[];
  /** A move until it is on the disk; a moment of the past while a bot thinks. */
  readonly acknowledged: readonly number[];
  readonly read: readonly number[];
};

const script = fileURLToPath(new URL("../../scripts/web-figures.mjs", import.meta.url));

/** A browser is not a package of ours, so a script of the project drives it. */
function figuresOf(quick: boolean): Promise<Figures> {
  const child = spawn(process.execPath, [script, ...(quick ? ["--quick"] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(JSON.parse(output) as Figures);
      else reject(new Error("The page could not be measured."));
    });
  });
}

export async function measureWeb(budget: Budget, progress: Progress): Promise<readonly Row[]> {
  progress("web: building, serving and opening the page");
  const { khronos, chronomancer, moves, scrubbing, companion, verdicts, acknowledged, read } =
    await figuresOf(budget === QUICK);
  return [
    rowBelow({ name: "web: JavaScript of the first screen", value: khronos.firstScreen, unit: "kB" }, 130),
    rowBelow({ name: "web: JavaScript that a Khronos table adds", value: khronos.table, unit: "kB" }, 80),
    rowBelow(
      { name: "web: JavaScript that a Chronomancer table adds", value: chronomancer.table, unit: "kB" },
      80,
    ),
    rowBelow({ name: "web: JavaScript that the companion adds", value: companion, unit: "kB" }, 100),
    rowBelow({ name: "web: tap to verdict p95", value: percentile(verdicts, 95), unit: "ms" }, 50),
    rowNote({ name: "web: JavaScript of the workers", value: khronos.workers, unit: "kB" }),
    rowBelow({ name: "web: click to new tile on screen p95", value: percentile(moves, 95), unit: "ms" }, 50),
    rowAtLeast(
      { name: `web: scrubbing ${scrubbing.steps} moves`, value: scrubbing.perSecond, unit: "steps/s" },
      30,
    ),
    rowBelow(
      { name: "web: a move until it is on the disk p95", value: percentile(acknowledged, 95), unit: "ms" },
      100,
    ),
    rowAtLeast(
      {
        name: "web: the past read while a bot thinks",
        value: (1000 * read.length) / read.reduce((sum, ms) => sum + ms),
        unit: "moments/s",
      },
      30,
    ),
  ];
}
