/** The page in a browser: how much it loads, and how soon it shows what was done. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Budget, median, type Progress, percentile, QUICK } from "./measure.ts";
import { type Row, rowAtLeast, rowBelow } from "./row.ts";

/** As the script writes them; sizes in kB after gzip, times in milliseconds. */
type Figures = {
  /** The first screen, and what each table adds to it. */
  readonly weights: Readonly<Record<keyof typeof BARS, number>>;
  readonly moves: readonly number[];
  readonly scrubbing: { readonly steps: number; readonly perSecond: number };
  /** A change of language or theme at a table until it is on the screen. */
  readonly settings: readonly number[];
  /** A tap of the companion until its verdict is on the screen. */
  readonly verdicts: readonly number[];
  /** The table of a mission: a place until all its pictures are there, a click until its text is. */
  readonly mission: {
    readonly places: readonly number[];
    readonly texts: readonly number[];
    /** Frames a second after each place was entered, on a processor four times slower. */
    readonly frames: readonly number[];
    readonly elements: number;
  };
  /** A move until it is on the disk; a moment of the past while a bot thinks. */
  readonly acknowledged: readonly number[];
  readonly read: readonly number[];
};

/** Kilobytes; `web/e2e/weight.spec.ts` holds every build to the same. */
const BARS = {
  "first screen": 130,
  khronos: 80,
  chronomancer: 80,
  anachrony: 110,
  missions: 80,
  companion: 100,
} as const;

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
  const { weights, moves, scrubbing, settings, verdicts, mission, acknowledged, read } = await figuresOf(
    budget === QUICK,
  );
  return [
    ...(Object.keys(BARS) as (keyof typeof BARS)[]).map((what) =>
      rowBelow({ name: `web: JavaScript, ${what}`, value: weights[what], unit: "kB" }, BARS[what]),
    ),
    rowBelow({ name: "web: tap to verdict p95", value: percentile(verdicts, 95), unit: "ms" }, 50),
    rowBelow({ name: "web: click to new tile on screen p95", value: percentile(moves, 95), unit: "ms" }, 40),
    rowBelow({ name: "web: language or theme p95", value: percentile(settings, 95), unit: "ms" }, 100),
    rowAtLeast(
      { name: `web: scrubbing ${scrubbing.steps} moves`, value: scrubbing.perSecond, unit: "steps/s" },
      30,
    ),
    rowBelow(
      { name: "web: a place with its pictures p95", value: percentile(mission.places, 95), unit: "ms" },
      300,
    ),
    rowBelow({ name: "web: click to open text p95", value: percentile(mission.texts, 95), unit: "ms" }, 50),
    rowAtLeast(
      { name: "web: a place and its weather, slowed 4x", value: median(mission.frames), unit: "frames/s" },
      50,
    ),
    rowBelow({ name: "web: the table of a mission", value: mission.elements, unit: "elements" }, 2501),
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
