import type { Seed } from "./contract.ts";
import { sha256 } from "./sha256.ts";

/** What is shown before the first move: it binds the authority to the seed without telling it. */
export function commitment(seed: Seed): string {
  return sha256(seed);
}
