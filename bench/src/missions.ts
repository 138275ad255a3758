/** Missions: acts with legal acts, what a seat is sent, how large it is, and how long a mission takes to load. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { playRandom } from "@chronarium/kernel";
import { type MissionRules, missionRules, type State } from "@chronarium/missions";
import { type Files, type Loaded, loadMission } from "@chronarium/missions/loader";
import { type Budget, type Progress, ratesOf, timed } from "./measure.ts";
import { type Row, rowAtLeast, rowBelow } from "./row.ts";

const GAMES = 40;
const ACTS_PER_SECOND = 100_000;
const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
/** A mission of 46, 51 and 38 cards. */
const GENERATED = join(PROJECT, "games/missions/test/generated.ts");

function filesOf(folder: string): Files {
  const at = join(PROJECT, folder);
  const names = readdirSync(at, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".yaml"),
  );
  return new Map(names.sort().map((name) => [name, readFileSync(join(at, name), "utf8")]));
}

function loaded(files: Files): Loaded {
  const result = loadMission(files);
  if (!result.ok) throw new Error(JSON.stringify(result.problems[0]));
  return result;
}

export function measureMissions(budget: Budget, progress: Progress): readonly Row[] {
  const shipped = filesOf("missions/ten-to-six");
  const small = loaded(shipped);
  // Has four receptacles and every mechanism; the tests play it too.
  const full = loaded(filesOf("games/missions/test/missions/clockwork"));
  const long = filesOf("missions/the-hour-that-answers");
  const story = loaded(long);
  const rules = missionRules([small, full, story]);
  const acts = (name: string, mission: string, seats: number): Row => {
    const game = timed(
      (index) => playRandom(rules, { seats, options: { mission }, seed: `m ${index % GAMES}` }).log.length,
    );
    const [value] = ratesOf(name, [game], budget, progress) as [number];
    return rowAtLeast({ name, value, unit: "acts/s" }, ACTS_PER_SECOND);
  };
  const hour = `${story.pack.id}@${story.pack.version}`;
  const states = [...statesOf(rules, "clockwork@1.0.0"), ...statesOf(rules, hour)];
  const moment = timed((index) => {
    const state = states[index % states.length]!;
    for (let seat = 0; seat < 4; seat++) {
      rules.viewFor(state, seat);
      rules.sealed.acts(state, seat);
    }
    return 4;
  });
  const load = timed(() => (loadMission(shipped).ok ? 1 : 0));
  const loadLong = timed(() => (loadMission(long).ok ? 1 : 0));
  // As much of it as is read at all: 20,000 keys are allowed.
  const words = Array.from({ length: 20_001 }, (_, at) => `k${at}: "x"`).join("\n");
  const hostile = new Map([...shipped, ["text/en.yaml", words]]);
  const refuse = timed(() => (loadMission(hostile).ok ? 0 : 1));
  const [moments] = ratesOf("missions: view and acts", [moment], budget, progress) as [number];
  const [loads] = ratesOf("missions: loading", [load], budget, progress) as [number];
  const [longLoads] = ratesOf("missions: loading the long one", [loadLong], budget, progress) as [number];
  const [refusals] = ratesOf("missions: refusing", [refuse], budget, progress) as [number];
  const largest = (sizes: readonly number[]): number => Math.max(...sizes) / 1000;
  return [
    acts("missions: acts, two receptacles", "ten-to-six@1.0.0", 2),
    acts("missions: acts, four receptacles", "clockwork@1.0.0", 4),
    acts("missions: acts of The Hour That Answers, two receptacles", hour, 2),
    acts("missions: acts of The Hour That Answers, four receptacles", hour, 4),
    rowBelow({ name: "missions: view and acts of one seat", value: 1000 / moments, unit: "ms" }, 1),
    rowBelow(
      {
        name: "missions: state",
        value: largest(states.map((state) => JSON.stringify(state).length)),
        unit: "kB",
      },
      16,
    ),
    rowBelow(
      {
        name: "missions: view",
        value: largest(states.map((state) => JSON.stringify(rules.viewFor(state, 0)).length)),
        unit: "kB",
      },
      10,
    ),
    rowBelow({ name: "missions: loading Ten to Six", value: 1000 / loads, unit: "ms" }, 300),
    rowBelow({ name: "missions: loading The Hour That Answers", value: 1000 / longLoads, unit: "ms" }, 300),
    rowBelow(
      { name: "missions: pack of the long one", value: zipped(JSON.stringify(story.pack)), unit: "kB" },
      60,
    ),
    ...Object.entries(story.texts).map(([language, texts]) =>
      rowBelow(
        { name: `missions: its words in ${language}`, value: zipped(JSON.stringify(texts)), unit: "kB" },
        70,
      ),
    ),
    rowBelow({ name: "missions: refusing 20,001 keys", value: 1000 / refusals, unit: "ms" }, 1000),
    ...pictureRows(join(PROJECT, "missions/the-hour-that-answers/art")),
    ...checkRows(budget, progress),
  ];
}

/** Each picture as it is sent, and all that are kept for playing offline. */
function pictureRows(folder: string): readonly Row[] {
  const sizes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svg"))
    .map((name) => zipped(readFileSync(join(folder, name), "utf8")));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return [
    rowBelow({ name: "missions: the largest picture", value: Math.max(...sizes), unit: "kB" }, 45),
    rowBelow({ name: "missions: all pictures of the long one", value: all, unit: "kB" }, 550),
  ];
}

/** `chronarium check` as an author runs it, and what `watch` does after a save, each in a process of its own. */
function checkRows(budget: Budget, progress: Progress): readonly Row[] {
  const large = mkdtempSync(join(tmpdir(), "chronarium-"));
  run(`
    import { mkdirSync, writeFileSync } from "node:fs";
    import { dirname, join } from "node:path";
    const { generatedMission } = await import(${JSON.stringify(GENERATED)});
    for (const [name, text] of generatedMission()) {
      const file = join(${JSON.stringify(large)}, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }`);
  const rows = Object.entries({
    "a generated mission": large,
    "The Hour That Answers": join(PROJECT, "missions/the-hour-that-answers"),
  }).flatMap(([name, folder]) => {
    progress(`missions: checking ${name}`);
    const saved = checked(folder, true);
    const whole = checked(folder, budget.slices === 1);
    return [
      rowBelow({ name: `missions: ${name} after a save`, value: saved.seconds, unit: "s" }, 2),
      rowBelow({ name: `missions: check of ${name}`, value: whole.seconds, unit: "s" }, 60),
      rowBelow({ name: `missions: its memory`, value: whole.megabytes, unit: "MB" }, 512),
    ];
  });
  rmSync(large, { recursive: true });
  return rows;
}

/** Processor time and the most memory of one check: whatever else the machine does counts for nothing. */
function checked(folder: string, quick: boolean): { readonly seconds: number; readonly megabytes: number } {
  const args = JSON.stringify(quick ? [folder, "--quick"] : [folder]);
  const memory = run(`
    const { memoryOf } = await import(${JSON.stringify(join(PROJECT, "cli/src/guarded.ts"))});
    process.stdout.write(memoryOf("check", ${args}));`);
  const figures = run(
    `
    const { check } = await import(${JSON.stringify(join(PROJECT, "cli/src/commands/mission/check.ts"))});
    const began = process.cpuUsage();
    console.log = () => {};
    await check(${args});
    const { user, system } = process.cpuUsage(began);
    const { maxRSS } = process.resourceUsage();
    process.stdout.write(JSON.stringify({ seconds: (user + system) / 1e6, megabytes: maxRSS / 1000 }));`,
    // As an author's check is started.
    memory,
  );
  return JSON.parse(figures) as { readonly seconds: number; readonly megabytes: number };
}

function run(program: string, ...flags: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, "--input-type=module", "-e", program],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** As it is sent. */
const zipped = (text: string): number => gzipSync(text).length / 1000;

function statesOf(rules: MissionRules, mission: string): readonly State[] {
  const states: State[] = [];
  for (let game = 0; game < 4; game++)
    playRandom(rules, {
      seats: 4,
      options: { mission },
      seed: `sizes ${game}`,
      onStep: ({ revision, after }) => {
        if (revision % 10 === 0) states.push(after);
      },
    });
  return states;
}
