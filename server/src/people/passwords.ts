/** Passwords as they are stored: argon2id. It is slow and takes 19 MiB by design, so only a few are worked on at once. */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { failPeople } from "@chronarium/authority";

/** What OWASP asks for, at least. Memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MOST_WAITING = 20;
const TAG_BYTES = 32;

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

function derived(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    argon2("argon2id", { message, nonce, tagLength: TAG_BYTES, ...cost }, (error, tag) =>
      error === null ? resolve(tag) : reject(error),
    );
  });
}

export class Passwords {
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  async written(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const tag = await this.#inLine(() => derived(password, nonce, COST));
    const { memory, passes, parallelism } = COST;
    return ["argon2id", memory, passes, parallelism, nonce.toString("hex"), tag.toString("hex")].join("$");
  }

  /** Takes as long where there is nothing to compare with: nobody learns who has an account. */
  async fits(kept: string | undefined, password: string): Promise<boolean> {
    const [, memory, passes, parallelism, nonce, tag] = kept?.split("$") ?? [];
    const cost =
      kept === undefined
        ? COST
        : { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const salt = nonce === undefined ? randomBytes(16) : Buffer.from(nonce, "hex");
    const made = await this.#inLine(() => derived(password, salt, cost));
    const wanted = tag === undefined ? Buffer.alloc(TAG_BYTES) : Buffer.from(tag, "hex");
    return timingSafeEqual(made, wanted) && kept !== undefined;
  }

  async #inLine<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#working >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) failPeople("people/busy");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#working++;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place that is free now.
      const next = this.#waiting.shift();
      if (next === undefined) this.#working--;
      else next();
    }
  }
}
