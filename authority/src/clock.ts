/** Time and chance belong to the host: a worker, a server, a test. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that only ever grow, for measuring; of the thread's own work where the host can tell. */
  readonly tick: () => number;
  /** Calls back once; answers how to call it off. */
  readonly after: (ms: number, call: () => void) => () => void;
};

/** Random bytes as hexadecimal text, from the best source the host has. */
export type Chance = (bytes: number) => string;

export const freshSeed = (chance: Chance): string => chance(32);
export const freshId = (chance: Chance): string => chance(10);
