/**
 * Files from elsewhere are tried in a process of their own first: one that takes too long, too much memory or for ever
 * is given up there, and whoever asked goes on. A thread would not do: one that runs out of memory may take all others
 * with it.
 */
import { type ChildProcess, fork } from "node:child_process";
import { kernelRefusal, type Refusal, type TranscriptRun } from "@chronarium/kernel";

/** Milliseconds of work that playing a saved match again may take; the longest game takes one or two seconds. */
export const REPLAY_MS = 10_000;
/** More actions than any game takes. */
export const REPLAY_STEPS = 20_000;
/** A process on a busy machine may wait; one that has not answered by then never will. */
const PATIENCE_MS = 60_000;
const MEMORY_MB = 300;

/** What a judge is asked, and what it answers. */
export type Case =
  | { readonly kind: "file"; readonly text: string; readonly passphrase: string }
  | { readonly kind: "transcript"; readonly text: string; readonly name: string };
export type Verdict =
  | { readonly kind: "file"; readonly judged: Judged }
  | { readonly kind: "transcript"; readonly run: TranscriptRun };

/** A file that can be opened here now, as the plain record of a match; `imagined` where it was dealt anew. */
export type Judged =
  | { readonly ok: true; readonly text: string; readonly imagined: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

/** One process, asked one thing after the other, and another one after it had to be ended. */
class Judge {
  #process: ChildProcess | undefined;

  /** Undefined when there was no verdict. */
  async ask(asked: Case): Promise<Verdict | undefined> {
    this.#process ??= fork(new URL("./judge-process.ts", import.meta.url), {
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const judge = this.#process;
    const { promise, resolve } = Promise.withResolvers<Verdict | undefined>();
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    const given = (verdict: unknown): void => resolve(verdict as Verdict);
    const died = (): void => resolve(undefined);
    judge.on("message", given).on("exit", died).on("error", died);
    judge.send(asked, (error) => {
      if (error !== null) died();
    });
    const verdict = await promise;
    clearTimeout(timer);
    judge.off("message", given).off("exit", died).off("error", died);
    if (verdict === undefined) this.close();
    return verdict;
  }

  close(): void {
    this.#process?.kill("SIGKILL");
    this.#process = undefined;
  }
}

/** Refuses what asks too much, and what cannot be unsealed or dealt anew; a plain record need not be sound yet. */
export async function judgeFile(text: string, passphrase: string): Promise<Judged> {
  const judge = new Judge();
  const verdict = await judge.ask({ kind: "file", text, passphrase });
  judge.close();
  if (verdict?.kind === "file") return verdict.judged;
  return { ok: false, refusal: kernelRefusal("kernel/over-budget", {}) };
}

/** Plays transcripts. Their `given` lines can make any state, also one that the rules never get out of. */
export async function* judgeTranscripts(
  transcripts: readonly { readonly text: string; readonly file: string }[],
): AsyncGenerator<{ readonly file: string; readonly run: TranscriptRun }> {
  const judge = new Judge();
  for (const { text, file } of transcripts) {
    const verdict = await judge.ask({ kind: "transcript", text, name: file });
    yield { file, run: verdict?.kind === "transcript" ? verdict.run : givenUp(file) };
  }
  judge.close();
}

function givenUp(file: string): TranscriptRun {
  const message = "Playing it takes too long or too much memory.";
  return { ok: false, problem: { file, line: 1, text: "", code: "kernel/over-budget", message } };
}
