/** Whatever a command prints from outside is shown, not obeyed, and no longer than 80 letters: a table of all commands. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { saveText } from "@chronarium/kernel";
import { FOREIGN } from "@chronarium/kernel/hostile";
import { expect, test } from "vitest";
import { freshFolder } from "./chronarium.ts";
import { playedMatch } from "./sample.ts";

/** Red, a new title, a bell, the eight-bit introducer, writing from right to left; then far too much of one letter. */
const HOSTILE = `\u001b[31mMal\u001b]0;owned\u0007lory\u009b2J\u202egnp\u2066${FOREIGN.repeat(120)}`;
const OBEYED = /(?!\n)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const TOO_LONG = new RegExp(`${FOREIGN}{81}`);

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const MAIN = join(PROJECT, "cli/src/main.ts");
const folder = freshFolder();
const OWN = { CHRONARIUM_DATA: folder, CHRONARIUM_PASSPHRASE: "some phrase" };
const written = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const record = { ...playedMatch("printed", 30).record(), id: HOSTILE, names: [HOSTILE, `${HOSTILE}2`, "Cy"] };
const save = written("save.json", saveText(record));
const foreign = written("foreign.json", JSON.stringify({ ...record, game: HOSTILE, [HOSTILE]: 1 }));
const sealed = written(
  "sealed.json",
  JSON.stringify({ format: "chronarium-sealed/1", key: { name: HOSTILE } }),
);
const transcript = written("t.txt", `# ${HOSTILE}\ngame khronos seats=2 seed=1\n= ${HOSTILE} 1\n`);
const lesson = written(
  "l.txt",
  `game khronos seats=2 seed=1\nothers ${HOSTILE}\n\nstep ${HOSTILE} KH-1\nlook ${HOSTILE}\n`,
);
const brokenLesson = written(
  "b.txt",
  `game khronos seats=2 seed=1\nothers A\n\nstep ${HOSTILE} KH-1\nr ${HOSTILE}\n`,
);
const mission = join(folder, "mission");
cpSync(join(PROJECT, "games/missions/test/missions/clockwork"), mission, { recursive: true });
const damaged = join(folder, "damaged");
cpSync(mission, damaged, { recursive: true });
writeFileSync(
  join(damaged, "mission.yaml"),
  `${readFileSync(join(mission, "mission.yaml"), "utf8")}\n"${FOREIGN.repeat(120)}\\e[31m\\u202e": "\\e]0;x\\a"\n`,
);
mkdirSync(join(mission, "walkthroughs"), { recursive: true });
writeFileSync(join(mission, "walkthroughs", "w.txt"), `game missions seats=2 seed=1\nr ${HOSTILE}\n`);

const LINES: readonly (readonly [args: readonly string[], input?: string])[] = [
  [["replay", save, "--events"]],
  [["verify", save, "--json"]],
  [["verify", foreign]],
  [["import", save, "--json"]],
  [["import", foreign]],
  [["verify", sealed]],
  [["export", save, "--format", "transcript"]],
  [["transcript", transcript]],
  [["transcript", transcript, "--json"]],
  [["lesson", lesson]],
  [["lesson", brokenLesson]],
  [
    ["play", "khronos", "--load", save],
    `\nlog\n${HOSTILE}\nwhy ${HOSTILE}\nrule ${HOSTILE}\nboard ${HOSTILE}\nquit\n`,
  ],
  [["play", "khronos", "--seats", `you:${HOSTILE},bot:${HOSTILE}`]],
  [["chronobot"], `${HOSTILE}\n${JSON.stringify({ position: { era: HOSTILE, [HOSTILE]: 1 } })}\n`],
  [["check", damaged, "--quick"]],
  [["check", damaged, "--quick", "--json"]],
  [["check", HOSTILE]],
  [["mission", "walk", mission]],
  [["mission", "explain", mission, HOSTILE]],
  [["mission", "graph", damaged]],
  [["mission", HOSTILE, mission]],
  [["rules", "khronos", HOSTILE]],
  [["rules", HOSTILE]],
  [["sim", "khronos", "--bots", HOSTILE]],
  [["sim", HOSTILE, "--option", HOSTILE]],
  [["bench", HOSTILE]],
  [[HOSTILE]],
];

test("every command escapes and cuts what comes from outside", { timeout: 900_000 }, () => {
  const problems: string[] = [];
  for (const [args, input = ""] of LINES) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      input,
      encoding: "utf8",
      cwd: folder,
      env: { ...process.env, NO_COLOR: "1", LANG: "C", LC_ALL: "", ...OWN },
    });
    const said = stdout + stderr;
    const at = OBEYED.exec(said)?.index;
    // JSON tells the file as it is, written out.
    const whole = args.includes("--json") || args.includes("--events");
    const what = [
      (status ?? 4) > 3 || said.includes("    at ") ? `fails: ${said.slice(0, 300)}` : "",
      said === "" ? "says nothing" : "",
      at === undefined ? "" : `obeys ${JSON.stringify(said.slice(Math.max(0, at - 60), at + 20))}`,
      !whole && TOO_LONG.test(said) ? `echoes ${/.{60}Ж{81}/s.exec(said)?.[0].slice(0, 80)}` : "",
    ];
    for (const problem of what.filter((each) => each !== ""))
      problems.push(`${args.join(" ").slice(0, 60)} ${problem}`);
  }
  expect(problems).toEqual([]);
});
