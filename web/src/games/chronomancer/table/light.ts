import { valuesOf } from "../../../play/picks.ts";
import type { Scene } from "../play.ts";

/** What can be chosen and what is chosen among the picks of one kind; nothing where nobody may choose. */
export const lightOf = <Id extends string>(
  { lit, plan }: Scene,
  kind: string,
  on = true,
): { readonly legal?: readonly Id[]; readonly chosen?: Id | undefined } =>
  on ? { legal: valuesOf<Id>(lit, kind), chosen: valuesOf<Id>(plan.picks, kind)[0] } : {};
