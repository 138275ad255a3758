/** How the text of a tile is written as data (register 3, "How to read an effect"). */
import type { Amount, Cube, Worker } from "./goods.ts";

/** One part of a gain. Parts happen from left to right (AN-106). */
export type Gain =
  | { readonly kind: "goods"; readonly goods: Amount }
  | { readonly kind: "vp"; readonly vp: number }
  /** X of choice (AN-86); `alike` is how many of them may be alike. */
  | { readonly kind: "cubes"; readonly count: number; readonly of: readonly Cube[]; readonly alike?: number }
  /** F≤r (AN-96); `water` comes with a tile sent back by it; `again` may be done once more. */
  | {
      readonly kind: "focus";
      readonly range: number;
      readonly water?: number;
      readonly again?: true;
    }
  | { readonly kind: "takeBack"; readonly most: number; readonly may?: true }
  | { readonly kind: "exosuit" }
  | { readonly kind: "paradox"; readonly change: 1 | -1 }
  | { readonly kind: "noParadox" }
  | { readonly kind: "morale" }
  /** Tired workers become Active; `least` of them must. */
  | { readonly kind: "wake"; readonly most: number; readonly least: number }
  | { readonly kind: "hire"; readonly of: readonly Worker[]; readonly tired?: true }
  | { readonly kind: "breakthrough" }
  | { readonly kind: "swap"; readonly most: number }
  /** LB13: more with two Breakthroughs. */
  | { readonly kind: "museum" }
  /** S04: W, and one more for each own life support. */
  | { readonly kind: "condense" }
  /** S07. */
  | { readonly kind: "exchange" }
  /** S09: a standard Capital action by this worker. */
  | { readonly kind: "standard" }
  /** S11. */
  | { readonly kind: "placement" }
  /** S15: Research without a worker. */
  | { readonly kind: "research" }
  /** S17. */
  | { readonly kind: "copy" };

/** What a text asks for. `x`: so many X of choice; `worker`: one Active or Tired worker of any type (AN-103). */
export type Price = { readonly goods?: Amount; readonly x?: number; readonly worker?: true };

export type WorkerEffect = {
  readonly who: Worker | "any";
  /** `M`: comes back Active; `†`: is lost. */
  readonly back?: "active" | "lost";
  readonly price?: Price;
  readonly gain: readonly Gain[];
};
export type FreeEffect = { readonly price?: Price; readonly gain: readonly Gain[] };

/** Effects that work by being there; each is read where its rule stands. */
export type Passive =
  | "range"
  | "threshold"
  | "mildAnomalies"
  | "reroll"
  | "cheapSupply"
  | "supplyVp"
  | "sentBackWater"
  | "freeCouncil"
  | "cheapConstruct"
  | "forceByWater"
  | "extraCube"
  | "evacuation";
export type EndEffect = "perBuilding" | "perSuperproject";

export type Effects = {
  readonly work?: WorkerEffect;
  readonly free?: FreeEffect;
  readonly now?: readonly Gain[];
  readonly passive?: readonly Passive[];
  readonly end?: EndEffect;
};

export const goods = (amount: Amount): Gain => ({ kind: "goods", goods: amount });
export const vp = (points: number): Gain => ({ kind: "vp", vp: points });
export const focus = (range: number): Gain => ({ kind: "focus", range });
export const anyX = (count: number, alike?: number): Gain => ({
  kind: "cubes",
  count,
  of: ["U", "G", "T"],
  ...(alike !== undefined && { alike }),
});
export const EXOSUIT: Gain = { kind: "exosuit" };
