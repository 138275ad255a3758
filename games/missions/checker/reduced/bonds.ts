/**
 * Facts that come together. Between two visits all that a test, or the end of a conflict, has set going is carried out:
 * the effects of a cell are finished before anybody leaves (AM-57, AM-58, AM-73). So where a test no longer stands
 * open, one of its cells has done all that it does without a condition, as far as nothing ever undoes it.
 */
import type { Mission } from "../../src/index.ts";
import type { Cell, Effect, Test } from "../../src/pack.ts";
import { defeated, gone, shut } from "./facts.ts";

/** Where the first fact holds, all facts of one of the lists do. */
export type Bond = { readonly fact: string; readonly lists: readonly (readonly string[])[] };

export function bondsOf(
  { pack, tests, items }: Mission,
  gained: ReadonlySet<string>,
  lost: ReadonlySet<string>,
): readonly Bond[] {
  /** What an effect is sure to make true for good. */
  const lasting = (effect: Effect): readonly string[] => {
    if (effect.when !== undefined || effect.once !== false) return [];
    const taken = "take" in effect && (effect.take.who ?? "self") === "self";
    const fact = taken
      ? (effect.take.item ?? effect.take.token)!
      : "flag" in effect
        ? effect.flag.set
        : undefined;
    if (fact === undefined || lost.has(fact) || gained.has(gone(fact))) return [];
    const colour = items.get(fact)?.colour;
    return colour === "yellow" || colour === "red" ? [] : [fact];
  };
  const all = (effects: readonly Effect[]): readonly string[] => effects.flatMap(lasting);
  const ofCell = ({ results }: Test, name: "fail" | "critical" | "success"): readonly string[] => {
    const own = results[name];
    const cell: Cell | undefined = own === "same" ? results.success : own;
    return all(cell?.effects ?? []);
  };
  return [
    ...[...tests.values()].map(({ test }) => ({
      fact: shut(test.id),
      lists: (test.attempts === "once" ? CELLS : CELLS.slice(1)).map((name) => ofCell(test, name)),
    })),
    ...pack.conflicts.map(({ id, onDefeat }) => ({ fact: defeated(id), lists: [all(onDefeat)] })),
  ];
}
const CELLS = ["fail", "critical", "success"] as const;
