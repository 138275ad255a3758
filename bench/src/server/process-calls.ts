/** What the bench asks of the server it has started. */
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Milliseconds of all threads of this process. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const chance = (bytes: number): string => randomBytes(bytes).toString("hex");

/** A table, the cookies of those who sit there, and its deal: nobody else could know what may be played. */
export type Laid = { readonly table: string; readonly cookies: readonly string[]; readonly seed: string };
/** Milliseconds, and the whole process. */
export type Figures = { readonly loopP99: number; readonly idleP99: number; readonly megabytes: number };

/** Who acts, and what. */
export type Play = { readonly seat: number; readonly action: unknown };

export type ProcessCalls = {
  readonly lay: {
    readonly ask: {
      readonly game: string;
      readonly tables: number;
      readonly seats: number;
      readonly bots: number;
    };
    readonly answer: readonly Laid[];
  };
  /** Milliseconds that the process works until the first moment of a stored game is there. */
  readonly openCold: {
    readonly ask: { readonly actions: readonly Play[]; readonly laid: Laid };
    readonly answer: number;
  };
  /** Milliseconds that the process has worked. */
  readonly worked: { readonly ask: undefined; readonly answer: number };
  /** Forgets how late the loop has been. */
  readonly begin: { readonly ask: undefined; readonly answer: undefined };
  readonly figures: { readonly ask: undefined; readonly answer: Figures };
};
export type Question = { readonly id: number; readonly call: keyof ProcessCalls; readonly ask: unknown };
type Answer = { readonly id: number; readonly content?: unknown; readonly error?: string };

export type Started = {
  readonly child: ChildProcess;
  /** What it said first. */
  readonly first: unknown;
  readonly stop: () => Promise<void>;
};

/** As `npm start` starts the server. */
function startFlags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.match(/--max-\S+/g) ?? [];
}

/** A program of this folder, on a folder of its own; `through` another program, if one is to look on. */
export async function startProcess(
  program: string,
  flags: readonly string[] = [],
  through: readonly string[] = [],
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), "chronarium-bench-"));
  const [first, ...rest] = through;
  const node = ["--expose-gc", ...flags];
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [folder], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    ...(first === undefined
      ? { execArgv: node }
      : { execPath: first, execArgv: [...rest, process.execPath, ...node] }),
  });
  // Nobody would answer any more: whoever waits for it would wait for ever.
  const died = (): never => {
    throw new Error(`${program} has ended.`);
  };
  child.once("exit", died);
  const [said] = await once(child, "message");
  return {
    child,
    first: said,
    stop: async () => {
      child.off("exit", died);
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export class OurServer {
  readonly #started: Started;
  readonly #waiting: Map<number, (answer: Answer) => void> = new Map();
  #asked = 0;

  static async start(through?: readonly string[]): Promise<OurServer> {
    return new OurServer(await startProcess("./our-process.ts", startFlags(), through));
  }

  private constructor(started: Started) {
    this.#started = started;
    started.child.on("message", (answer: Answer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  get origin(): string {
    return (this.#started.first as { readonly origin: string }).origin;
  }

  ask<Call extends keyof ProcessCalls>(
    call: Call,
    ask: ProcessCalls[Call]["ask"],
  ): Promise<ProcessCalls[Call]["answer"]> {
    const id = ++this.#asked;
    this.#started.child.send({ id, call, ask } satisfies Question);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ content, error }) => {
        if (error === undefined) resolve(content as ProcessCalls[Call]["answer"]);
        else reject(new Error(error));
      });
    });
  }

  stop(): Promise<void> {
    return this.#started.stop();
  }
}
