/** The terminal: command lines and files of any kind, and the lines of JSON that the Chronobot reads. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { type Json, saveText } from "@chronarium/kernel";
import {
  type Attack,
  type Dice,
  damagedJson,
  damagedText,
  dice,
  mustBeFit,
  NASTY,
  playOn,
  someMatch,
  strangeJson,
} from "@chronarium/kernel/hostile";
import { GAMES, MISSIONS, ROOT } from "./games.ts";

const MAIN = join(ROOT, "cli/src/main.ts");
const ENV = { ...process.env, NO_COLOR: "1", LANG: "C", LC_ALL: "" };
/** On a busy machine too. */
const PATIENCE_MS = 100_000;

/** FILE stands for the damaged file, FOLDER for a mission with a damaged file. */
const LINES: readonly string[] = [
  "replay FILE",
  "replay FILE --events --lang fr",
  "verify FILE",
  "verify FILE --json",
  "import FILE",
  "import FILE --json --replace",
  "export FILE",
  "export FILE --format transcript",
  "transcript FILE",
  "transcript FILE --json",
  "export FILE --format sealed",
  "lesson FILE",
  "play khronos --load FILE",
  "play chronomancer --load FILE --lang fr",
  "check FOLDER --quick",
  "check FOLDER --quick --json",
  "mission graph FOLDER",
  "mission walk FOLDER",
  "mission explain FOLDER item:1",
  "mission why-not FOLDER item:1",
  "rules khronos KH-1",
  "sim khronos --games 1 --players 2 --bots random",
  "play khronos --seats you,bot:random --seed 1 --option map=plain7x4",
  "chronobot",
];

const TRANSCRIPT = `# KH-11
game khronos seats=2 seed=1 option.map=plain7x4
position Might | Faith | Reason
given players.r.hand ["orange","blue"]
given discard {"played":[0,7],"unplayed":[[4,0,1],[6,0,4]]}
rolls 3 1
!khronos/not-your-turn b end
= players.r.hand ["orange","blue"]
`;

const LESSON = `game khronos seats=2 seed=lesson
others Idris
position Might C2-@M7 | Faith | Reason | Cards r=ooof b=ffbb next=bbof

step build KH-25
look might:L7 hand
aim {"type":"built","seat":0,"building":"military"}
when other-type {"type":"built","seat":0}
r build era=might type=military size=1 at=L7 pay=1,0
`;

type Input = { readonly args: readonly string[]; readonly text: string; readonly file: string };

export function commandAttack(seed: string): Attack {
  const chance = dice(seed);
  const records = Array.from({ length: 10 }, (_, i) => {
    const match = someMatch(GAMES[i % GAMES.length]!, `${seed} ${i}`, chance);
    playOn(match, chance.below(40), chance);
    return match.record();
  });
  const content = (line: string, draw: Dice): string => {
    if (line.includes("transcript")) return damagedText(TRANSCRIPT, draw);
    if (line.includes("lesson")) return damagedText(LESSON, draw);
    if (line.includes("FOLDER")) return damagedText([...MISSIONS[1]!.values()][draw.below(5)]!, draw);
    const record = draw.pick(records);
    return draw.below(3) === 0
      ? damagedText(saveText(record), draw)
      : JSON.stringify(damagedJson(record, draw));
  };
  return {
    input: (draw) => {
      const line = draw.pick(LINES);
      const args = line
        .split(" ")
        .map((word) => (draw.below(6) === 0 ? argument(damagedText(word, draw)) : word));
      if (draw.below(5) === 0) args.splice(draw.below(args.length + 1), 0, argument(draw.pick(NASTY)));
      return { args, text: content(line, draw), file: draw.pick([...MISSIONS[1]!.keys()]) };
    },
    knock: async (input) => {
      const { args, text, file } = input as unknown as Input;
      if (!Array.isArray(args) || typeof text !== "string" || typeof file !== "string") return false;
      // Deep enough that a name with dots stays below it.
      const top = mkdtempSync(join(tmpdir(), "chronarium-hostile-"));
      const folder = join(top, "a", "b", "c", "d");
      try {
        write(join(folder, "FILE"), text);
        for (const [name, own] of MISSIONS[1]!)
          write(join(folder, "FOLDER", name), name === file ? text : own);
        const { code, out, err } = await run(args.map(String), folder);
        if (code === null || code > 3) throw new Error(`ended with ${code}: ${err}`);
        if (/^ {4}at /m.test(err)) throw new Error(`a stack is shown: ${err}`);
        mustBeFit(err);
        // An exported match is the file itself.
        if (!args.includes("export")) mustBeFit(out);
        if (code !== 0 && out + err === "") throw new Error(`ended with ${code} and says nothing`);
        return code === 0;
      } finally {
        rmSync(top, { recursive: true, force: true });
      }
    },
  };
}

/** No command line carries these. */
const argument = (text: string): string => text.replaceAll("\u0000", "").slice(0, 5000);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(
  args: readonly string[],
  cwd: string,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, ["--max-old-space-size=300", MAIN, ...args], {
    cwd,
    env: { ...ENV, CHRONARIUM_DATA: join(cwd, "data") },
  });
  child.stdin.on("error", () => {});
  child.stdin.end();
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code, out, err });
    });
  });
}

const TURN: Json = {
  position: { era: 2, bot: { water: 5, vp: 3 }, minePool: { N: 0, U: 1, G: 1, T: 1 }, banner: "bot" },
  dice: { die: 3, shape: "circle" },
  answers: { freeMines: [0, 2], space: "top", building: { vp: 3 }, worker: "Ge" },
};

export function lineAttack(): Attack & { readonly close: () => void } {
  let child: ChildProcessWithoutNullStreams | undefined;
  let heard: (line: string) => void = () => {};
  const begun = (): ChildProcessWithoutNullStreams => {
    if (child !== undefined) return child;
    child = spawn(process.execPath, ["--max-old-space-size=300", MAIN, "chronobot"], { env: ENV });
    createInterface({ input: child.stdout }).on("line", (line) => heard(line));
    child.on("close", () => {
      child = undefined;
      heard("");
    });
    return child;
  };
  return {
    input: (chance) => {
      switch (chance.below(6)) {
        case 0:
          return damagedText(JSON.stringify(TURN), chance);
        case 1:
          return JSON.stringify(strangeJson(chance));
        default:
          return JSON.stringify(
            damagedJson({ ...(TURN as object), dice: { die: 1 + chance.below(6) } }, chance),
          );
      }
    },
    knock: async (input) => {
      if (typeof input !== "string") return false;
      const line = input.replaceAll(/[\r\n\u2028\u2029]/g, " ");
      if (line.trim() === "") return false;
      const { promise, resolve } = Promise.withResolvers<string>();
      heard = resolve;
      const timer = setTimeout(() => child?.kill("SIGKILL"), PATIENCE_MS);
      begun().stdin.write(`${line}\n`);
      const answer = await promise;
      clearTimeout(timer);
      if (answer === "") throw new Error("the command ended");
      mustBeFit(answer);
      const { ok, message } = JSON.parse(answer) as { readonly ok: boolean; readonly message?: string };
      if (!ok && (message ?? "") === "") throw new Error("no sentence");
      if (!ok) mustBeFit(message ?? "");
      return ok;
    },
    close: () => child?.kill(),
  };
}
