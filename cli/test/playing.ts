/** Plays in a process of its own, with lines typed from a script. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AnyMatch, type AnyRules, openMatch, parseSave } from "@chronarium/kernel";
import { afterEach, beforeEach } from "vitest";

const MAIN = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "main.ts");

export type Run = { readonly status: number | null; readonly out: string; readonly err: string };

export type Desk = {
  /** A fresh folder for every test. */
  readonly data: string;
  /** Plays with these lines typed; language, colour and width are fixed, whatever the machine has. */
  readonly play: (
    args: readonly string[],
    lines?: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Run;
  readonly saves: () => string[];
};

export function desk(): Desk {
  let data = "";
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), "chronarium-play-"));
  });
  afterEach(() => rmSync(data, { recursive: true, force: true }));
  return {
    get data() {
      return data;
    },
    play: (args, lines = [], env = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, "play", ...args], {
        input: lines.map((line) => `${line}\n`).join(""),
        encoding: "utf8",
        maxBuffer: 2 ** 28,
        env: {
          ...process.env,
          LC_ALL: "C.UTF-8",
          COLUMNS: "120",
          CHRONARIUM_DATA: data,
          FORCE_COLOR: "0",
          ...env,
        },
      });
      return { status, out: stdout, err: stderr };
    },
    saves: () => readdirSync(join(data, "saves")).map((name) => join(data, "saves", name)),
  };
}

export function openSaved(rules: AnyRules, path: string): AnyMatch {
  const parsed = parseSave(readFileSync(path, "utf8"));
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const opened = openMatch(rules, parsed.record);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.match;
}
