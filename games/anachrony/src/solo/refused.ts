/** How a refusal is made. */
import type { Refusal } from "@chronarium/kernel";
import type { Amount } from "../tables/goods.ts";
import type { RefusalCode } from "./codes.ts";
import { shortOf } from "./human.ts";
import type { Human } from "./state.ts";

export const no = (code: RefusalCode, rule: string, params: Refusal["params"] = {}): Refusal => ({
  code,
  params,
  rule,
});

/** A cost that is not covered. */
export function shortage(human: Human, cost: Amount, rule: string): Refusal | undefined {
  const good = shortOf(human.goods, cost);
  if (good === undefined) return undefined;
  return no("anachrony/not-enough", rule, { good, needed: cost[good] ?? 0, owned: human.goods[good] });
}
