import { expect, test } from "vitest";
import { chronarium } from "./chronarium.ts";

const COMMANDS = [
  "play",
  "sim",
  "transcript",
  "puzzles",
  "replay",
  "analyse",
  "verify",
  "rules",
  "export",
  "import",
  "check",
  "mission",
  "admin",
  "bench",
];

test("--help lists every command, and every command has its own help", async () => {
  const { code, out } = await chronarium(["--help"]);
  expect(code).toBe(0);
  for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, "m"));
  for (const command of COMMANDS) {
    const help = await chronarium([command, "--help"]);
    expect([command, help.code, help.err]).toEqual([command, 0, ""]);
    expect(help.out).toContain("--");
  }
});

test("--version is the version of the package", async () => {
  expect(await chronarium(["--version"])).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    err: "",
  });
});

test("without a command it shows the help as wrong usage", async () => {
  const { code, out, err } = await chronarium([]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("chronarium COMMAND");
});

test.each([
  [["simm", "khronos"], 'There is no command "simm"; did you mean sim?'],
  [
    ["fly"],
    'There is no command "fly"; the commands are: play, sim, transcript, lesson, puzzles, replay, analyse, verify, rules, chronobot, export, import, check, mission, admin, bench.',
  ],
  [["sim"], "sim takes one game of these: khronos, chronomancer, anachrony, chronobot, missions."],
  [
    ["sim", "chess"],
    'There is no game "chess"; the games are: khronos, chronomancer, anachrony, chronobot, missions.',
  ],
  [["sim", "kronos"], 'There is no game "kronos"; did you mean khronos?'],
  [["sim", "khronos", "--game", "3"], "There is no option --game; did you mean --games?"],
  [["sim", "khronos", "--games"], "--games needs a value: --games N."],
  [["sim", "khronos", "--games", "--json"], "--games needs a value: --games N."],
  [["sim", "khronos", "--games", "many"], '--games takes a whole number from 1 to 10000000, not "many".'],
  [["sim", "khronos", "--players", "9"], '--players takes a whole number from 2 to 5, not "9".'],
  [["sim", "khronos", "--bots", "rando"], 'There is no bot "rando"; did you mean random?'],
  [
    ["sim", "khronos", "--bots", "random,random,random"],
    "--bots names 3 bots for 2 players; name 2 at most.",
  ],
  [["sim", "khronos", "--option", "holdem"], '--option takes NAME=VALUE, not "holdem".'],
  [["sim", "khronos", "--option", "holdem=perhaps"], "The option “holdem” must be one of: true, false."],
  [["sim", "khronos", "--level", "slow"], '--level is one of fast, checked, not "slow".'],
  [["sim", "khronos", "--json=yes"], "--json is a switch and takes no value; write --json alone."],
  [["sim", "khronos", "--seed", "1", "--seed", "2"], "--seed stands twice; give it once."],
  [
    ["transcript"],
    "transcript takes files or folders, such as: chronarium transcript games/GAME/test/transcripts.",
  ],
  [["transcript", "nowhere.txt"], "There is no file nowhere.txt; check its name and folder."],
  [["replay", "nowhere.json"], "There is no file nowhere.json; check its name and folder."],
  [["verify", "."], ". is a folder; name a file in it."],
  [["export", "a", "b"], "export takes one saved match, such as: chronarium export data/saves/my-game.json."],
  [["import"], "import takes one saved match, such as: chronarium import my-game.json."],
  [["rules"], "rules takes one game of these: khronos, chronomancer, anachrony, chronobot, missions."],
  [["rules", "khronos", "KH-999"], 'There is no rule "KH-999"; the rules go from KH-1 to KH-139.'],
  [["rules", "khronos", "--lang", "de"], '--lang is one of en, fr, not "de".'],
])("wrong usage says in one sentence what would be right: %j", async (args, sentence) => {
  expect(await chronarium(args)).toEqual({ code: 2, out: "", err: `${sentence}\n` });
});
