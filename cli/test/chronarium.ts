/** Runs the command as people do: as a process of its own. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };
export type RunIn = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Presses Ctrl-C as soon as the command listens for it. */
  readonly interrupt?: true;
};

/** Says when a process begins to listen for Ctrl-C: before that the signal would end it like any other. */
const LISTENS = `data:text/javascript,process.on("newListener", (signal) => {
  if (signal === "SIGINT") setImmediate(() => process.send(signal));
});`;

export function chronarium(args: readonly string[], around: RunIn = {}): Promise<Ended> {
  // The language of whoever runs the tests must not decide them.
  const env = { ...process.env, LC_ALL: "", LC_MESSAGES: "", LANG: "C", NO_COLOR: "1", ...around.env };
  const child = spawn(process.execPath, ["--import", LISTENS, MAIN, ...args], {
    env,
    stdio: ["pipe", "pipe", "pipe", "ipc"],
    ...(around.cwd && { cwd: around.cwd }),
  });
  let out = "";
  let err = "";
  child.stdout?.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    err += chunk;
  });
  if (around.interrupt) child.once("message", () => child.kill("SIGINT"));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is gone when the tests of the file are through. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "chronarium-cli-"));
  folders.push(folder);
  return folder;
}
