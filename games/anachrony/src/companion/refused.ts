/** How a refusal is made. */
import type { Refusal } from "@chronarium/kernel";
import type { RefusalCode } from "./codes.ts";

export const no = (code: RefusalCode, rule: string, params: Refusal["params"] = {}): Refusal => ({
  code,
  params,
  rule,
});
