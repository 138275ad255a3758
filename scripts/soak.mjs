// Plays many games at every number of players and fails on the first batch that shows a dead end, a broken
// invariant or a leak: `npm run soak`, or `npm run soak -- --games 500` for so many of each game, or
// `npm run soak -- chronomancer` for one game alone. `npm run soak -- hostile` attacks every door instead,
// `npm run soak -- wire` the door for lines while honest people play, and
// `npm run soak -- puzzles` proves every puzzle by trying every way through its turn; the whole soak does that too.
// `npm run soak -- browser` runs the tests in the browser ten times on a machine that has no time for them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const plans = {
  khronos: {
    seatCounts: [2, 3, 4, 5],
    optionSets: [
      [],
      ["holdem=true", "keepCards=true"],
      ["values135=true", "capacity123=true", "ruinValue=1"],
      ["upgradeOthers=true", "activePlaces=true", "ruinsIgnoreDominion=true"],
      ["terrainSum=true", "deck33=true"],
    ],
  },
  chronomancer: {
    seatCounts: [1, 2, 3, 4],
    optionSets: ["criminals", "cultists", "robbers"].flatMap((rogues) =>
      ["localsMercenaries", "localsSailors", "mercenariesSailors"].map((townsfolk) => [
        `rogues=${rogues}`,
        `townsfolk=${townsfolk}`,
      ]),
    ),
  },
  // About seven Eras a game, so ten thousand games are more than fifty thousand Eras.
  anachrony: {
    seatCounts: [1],
    optionSets: ["verdant", "tide", "lantern", "vow"].flatMap((path) => [
      [`path=${path}`, "leader=first", "evacuation=a"],
      [`path=${path}`, "side=B", "leader=second", "evacuation=b", "headStart=true", "lastWord=true"],
    ]),
  },
  chronobot: {
    seatCounts: [1],
    optionSets: [[], ["minActions=6", "lastWord=true", "councilRightSpace=covered", "paradoxDie=fixed1"]],
  },
};
// These have flags of their own.
const others = {
  hostile: "scripts/test/hostile/main.ts",
  wire: "server/test/wire/main.ts",
  browser: "scripts/soak-browser.mjs",
};
const other = others[process.argv[2]];
if (other !== undefined) {
  const main = join(root, other);
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(3)], { stdio: "inherit" });
  process.exit(status ?? 1);
}
if (process.argv[2] === "puzzles") {
  provePuzzles(Object.keys(plans));
  process.exit(0);
}
const faults = ["deadEnds", "brokenInvariants", "leaks"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: "string", default: "10000" } },
});
const stranger = positionals.find((name) => !Object.hasOwn(plans, name));
if (stranger !== undefined) {
  console.error(`There is no game "${stranger}"; there are ${Object.keys(plans).join(", ")}.`);
  process.exit(1);
}
const chosen = positionals.length > 0 ? positionals : Object.keys(plans);
const total = Number(values.games);
if (!Number.isInteger(total) || total < 1) {
  console.error(`--games takes a whole number from 1 on, not "${values.games}".`);
  process.exit(1);
}

function provePuzzles(games) {
  for (const game of games) {
    const list = join(root, "games", game, "puzzles", "list.txt");
    if (!existsSync(list)) continue;
    const args = [join(root, "cli/src/main.ts"), "puzzles", game, "--prove", list];
    const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
}

/** Spreads the games so that the batches add up to the total. */
function share(index, batches) {
  return Math.floor((total * (index + 1)) / batches) - Math.floor((total * index) / batches);
}

function play({ game, seats, options }, games, seed) {
  const args = [
    "sim",
    game,
    "--games",
    String(games),
    "--players",
    String(seats),
    "--seed",
    String(seed),
    "--json",
  ];
  for (const option of options) args.push("--option", option);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "cli/src/main.ts"), ...args], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return { status, report: JSON.parse(stdout), text: stdout + stderr };
  } catch {
    return { status, report: undefined, text: stdout + stderr };
  }
}

function soak(game) {
  const { seatCounts, optionSets } = plans[game];
  const batches = seatCounts.flatMap((seats) => optionSets.map((options) => ({ game, seats, options })));
  let played = 0;
  for (const [index, batch] of batches.entries()) {
    const games = share(index, batches.length);
    if (games === 0) continue;
    const label = `${game}, ${batch.seats} players, ${batch.options.join(" ") || "standard rules"}`;
    const begin = performance.now();
    const { status, report, text } = play(batch, games, index + 1);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    // A fault that the report leaves out counts as found: silence proves nothing.
    const found = faults.filter((fault) => report?.[fault] !== 0);
    if (status !== 0 || found.length > 0) {
      console.error(`✗ ${label}: ${found.join(", ") || `ended with code ${status}`}\n\n${text.trim()}`);
      process.exit(1);
    }
    console.log(`✓ ${label}: ${games} games (${seconds} s)`);
    played += games;
  }
  return played;
}

const played = chosen.reduce((sum, game) => sum + soak(game), 0);
provePuzzles(chosen);
console.log(`${played} games without a dead end, a broken invariant or a leak`);
