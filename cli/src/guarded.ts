/**
 * Lessons and missions from elsewhere are read and played in a process of their own: one that takes too long, too much
 * memory or for ever is ended there, and whoever asked gets a sentence.
 */
import { fork } from "node:child_process";
import { bad } from "./terminal/colour.ts";

export type Guarded = "check" | "lesson" | "mission";

/** So long one of them may go without an answer. What is asked to take its time has none. */
const PATIENCE_MS = 120_000;
const UNHURRIED: ReadonlySet<string> = new Set(["--long", "watch"]);
/** A check keeps every state that it has seen, a long one many more; without a bound garbage is kept as well. */
const MEMORY_MB: Readonly<Record<Guarded, number>> = { check: 280, lesson: 300, mission: 300 };
const LONG_MEMORY_MB = 1000;

/**
 * How much the process of a command may keep.
 * @public The bench starts a check as this does.
 */
export const memoryOf = (command: Guarded, args: readonly string[]): string =>
  `--max-old-space-size=${args.includes("--long") ? LONG_MEMORY_MB : MEMORY_MB[command]}`;

/** Its exit code. */
export async function guarded(
  command: Guarded,
  args: readonly string[],
  patienceMs: number = PATIENCE_MS,
): Promise<number> {
  const child = fork(new URL("./guarded-process.ts", import.meta.url), [command, ...args], {
    execArgv: [memoryOf(command, args)],
    stdio: ["inherit", "inherit", "pipe", "ipc"],
  });
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  let dying = false;
  child.stderr?.on("data", (chunk: Buffer) => {
    // The last words of one that ran out of memory are not for people.
    dying ||= chunk.includes("<--- Last few GCs --->") || chunk.includes("FATAL ERROR");
    if (!dying) process.stderr.write(chunk);
  });
  child.on("close", (code, signal) => resolve(signal === null && code !== null ? code : undefined));
  const unhurried = args.some((word) => UNHURRIED.has(word));
  const timer = unhurried ? undefined : setTimeout(() => child.kill("SIGKILL"), patienceMs);
  const code = await promise;
  clearTimeout(timer);
  if (code !== undefined) return code;
  console.error(bad("This takes too long or too much memory, so it was given up."));
  return 1;
}
