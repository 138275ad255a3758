/** `npm run bench`: everything that is measured, in one run. */
import { parseArgs } from "node:util";
import { cleaned, printable } from "@chronarium/kernel";
import { measureAnachrony } from "./anachrony.ts";
import { measureAnalysis } from "./analysis.ts";
import { measureAuthority } from "./authority.ts";
import { measureChronomancer } from "./chronomancer.ts";
import { measureHints } from "./hints.ts";
import { measureKernel } from "./kernel.ts";
import { measureKhronos } from "./khronos.ts";
import { type Budget, FULL, type Progress, QUICK } from "./measure.ts";
import { measureMissions } from "./missions.ts";
import type { Row } from "./row.ts";
import { measureServer } from "./server/measure-server.ts";
import { tableOf } from "./table.ts";
import { measureWeb } from "./web.ts";

type Group = {
  readonly about: string;
  readonly measure: (budget: Budget, progress: Progress) => readonly Row[] | Promise<readonly Row[]>;
};

const GROUPS: Readonly<Record<string, Group>> = {
  kernel: { about: "moves of a match, against boardgame.io", measure: measureKernel },
  khronos: { about: "legal actions, against chessops; slowest calls; whole games", measure: measureKhronos },
  chronomancer: { about: "steps with legal actions, by number of players", measure: measureChronomancer },
  anachrony: {
    about: "steps, slowest calls, and explained turns of the Chronobot",
    measure: measureAnachrony,
  },
  missions: { about: "acts with legal acts, what a seat is sent, loading", measure: measureMissions },
  hints: { about: "nudge and move, in processor time", measure: measureHints },
  analysis: { about: "sixty turns of a finished game, in processor time", measure: measureAnalysis },
  authority: {
    about: "a move with one and with many who look; what of it costs most",
    measure: measureAuthority,
  },
  server: {
    about: "moves a second over lines, flushes, memory, bytes; against boardgame.io",
    measure: measureServer,
  },
  web: { about: "what the page loads, and how soon it shows a move, in Chromium", measure: measureWeb },
};

const HELP = `Usage: npm run bench -- [group...] [--json] [--quick]

Measures against peers, side by side in one run, and ends with 1 when a row does not hold.
Without a group all are measured.

${Object.entries(GROUPS)
  .map(([name, { about }]) => `  ${name.padEnd(14)}${about}`)
  .join("\n")}

  --json   one object on stdout: { rows: [{ name, value, unit, peer, peerValue, ratio, bar, holds }] }
  --quick  only shows that everything runs; the figures mean nothing
  --help   this text`;

/** On a terminal one line that is written over and over; elsewhere nothing. */
const progress: Progress = (what) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what}`);
};

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" }, quick: { type: "boolean" }, help: { type: "boolean" } },
  });
  const stranger = positionals.find((name) => !Object.hasOwn(GROUPS, name));
  if (stranger !== undefined)
    throw new Error(
      `There is no group "${printable(stranger)}"; there are ${Object.keys(GROUPS).join(", ")}.`,
    );
  return { ...values, groups: positionals.length > 0 ? positionals : Object.keys(GROUPS) };
}

async function main(): Promise<number> {
  let given: ReturnType<typeof readArguments>;
  try {
    given = readArguments();
  } catch (error) {
    console.error(error instanceof Error ? cleaned(error.message) : error);
    return 2;
  }
  if (given.help) {
    console.log(HELP);
    return 0;
  }
  const rows: Row[] = [];
  for (const name of given.groups)
    rows.push(...(await GROUPS[name]!.measure(given.quick ? QUICK : FULL, progress)));
  progress("");
  console.log(given.json ? JSON.stringify({ rows }) : tableOf(rows));
  return rows.every(({ holds }) => holds) ? 0 : 1;
}

process.exitCode = await main();
