/** Goes through a pack: every side, test, option, effect and condition, each once and in the pack's order. */
import type {
  Card,
  Choice,
  Condition,
  Conflict,
  Effect,
  Item,
  Option,
  Pack,
  Receptacle,
  Test,
  Trigger,
  Variant,
} from "./pack.ts";

type SideKind = "card" | "item" | "interaction";
export type SideAt = {
  readonly id: string;
  readonly kind: SideKind;
  readonly variants: readonly Variant[];
  readonly card?: Card;
  readonly item?: Item;
  readonly receptacle?: Receptacle;
};

export function sidesOf(pack: Pack): readonly SideAt[] {
  return [
    ...pack.locations.flatMap(({ cards }) =>
      cards.map((card): SideAt => ({ id: card.id, kind: "card", variants: card.variants, card })),
    ),
    ...pack.items.map((item): SideAt => ({ id: item.id, kind: "item", variants: item.variants, item })),
    ...pack.receptacles.flatMap((receptacle) =>
      receptacle.interactions.map(
        ({ id, variants }): SideAt => ({ id, kind: "interaction", variants, receptacle }),
      ),
    ),
  ];
}

/** Where a list of effects stands. */
export type Root =
  | { readonly kind: "start" }
  | { readonly kind: "variant"; readonly side: SideAt; readonly variant: Variant; readonly at: number }
  | {
      readonly kind: "cell";
      readonly test: Test;
      readonly cell: "fail" | "critical" | "success";
      readonly of: TestRoot;
    }
  | { readonly kind: "option"; readonly option: Option; readonly side: SideAt; readonly at: number }
  | { readonly kind: "deed"; readonly receptacle: Receptacle }
  | { readonly kind: "defeat"; readonly conflict: Conflict }
  | { readonly kind: "trigger"; readonly trigger: Trigger };
type TestRoot =
  | { readonly kind: "variant"; readonly side: SideAt; readonly at: number; readonly personal: boolean }
  | { readonly kind: "conflict"; readonly conflict: Conflict };

export type TestAt = { readonly test: Test; readonly of: TestRoot };

export function testsOf(pack: Pack): readonly TestAt[] {
  const found: TestAt[] = [];
  for (const side of sidesOf(pack))
    for (const [at, { tests, conflict }] of side.variants.entries()) {
      for (const test of tests) found.push({ test, of: { kind: "variant", side, at, personal: false } });
      if (conflict?.kind === "personal")
        found.push({ test: conflict.test, of: { kind: "variant", side, at, personal: true } });
    }
  for (const conflict of pack.conflicts)
    for (const test of conflict.tests) found.push({ test, of: { kind: "conflict", conflict } });
  return found;
}

/** Every list of effects that starts by itself or by a decision, with the place where it stands. */
export function rootsOf(pack: Pack): readonly { readonly root: Root; readonly effects: readonly Effect[] }[] {
  const found: { root: Root; effects: readonly Effect[] }[] = [
    { root: { kind: "start" }, effects: pack.setup.onStart },
  ];
  for (const side of sidesOf(pack))
    for (const [at, variant] of side.variants.entries()) {
      found.push({ root: { kind: "variant", side, variant, at }, effects: variant.effects });
      for (const option of variant.options)
        found.push({ root: { kind: "option", option, side, at }, effects: option.effects });
    }
  for (const { test, of } of testsOf(pack))
    for (const cell of ["fail", "critical", "success"] as const) {
      const own = test.results[cell];
      if (own !== undefined && own !== "same")
        found.push({ root: { kind: "cell", test, cell, of }, effects: own.effects });
    }
  for (const receptacle of pack.receptacles)
    if (receptacle.snap.deed !== undefined)
      found.push({ root: { kind: "deed", receptacle }, effects: receptacle.snap.deed.effects });
  for (const conflict of pack.conflicts)
    found.push({ root: { kind: "defeat", conflict }, effects: conflict.onDefeat });
  for (const trigger of pack.triggers)
    found.push({ root: { kind: "trigger", trigger }, effects: trigger.effects });
  return found;
}

/** The lists within an effect: the answers of a question, the two ends of a chorus. */
export function innerLists(
  effect: Effect,
): readonly { readonly effects: readonly Effect[]; readonly choice?: Choice }[] {
  if ("choose" in effect) return effect.choose.options.map((choice) => ({ effects: choice.effects, choice }));
  if ("chorus" in effect) return [{ effects: effect.chorus.right }, { effects: effect.chorus.wrong }];
  return [];
}

export function eachEffect(effects: readonly Effect[], visit: (effect: Effect) => void): void {
  for (const effect of effects) {
    visit(effect);
    for (const inner of innerLists(effect)) eachEffect(inner.effects, visit);
  }
}

/** All conditions of the pack, each with the object that carries it. */
export function conditionsOf(
  pack: Pack,
): readonly { readonly condition: Condition; readonly owner: object }[] {
  const found: { condition: Condition; owner: object }[] = [];
  const add = (owner: object, condition: Condition | undefined): void => {
    if (condition !== undefined) found.push({ condition, owner });
  };
  for (const spot of [...pack.map.spots, ...pack.items.flatMap(({ map }) => map?.adds ?? [])])
    add(spot, spot.when);
  for (const act of pack.acts) add(act, act.when);
  for (const ending of pack.endings) for (const variant of ending.variants) add(variant, variant.when);
  for (const { cards } of pack.locations)
    for (const { faces } of cards) for (const face of faces) add(face, face.when);
  for (const side of sidesOf(pack))
    for (const variant of side.variants) {
      add(variant, variant.when);
      for (const option of variant.options) add(option, option.when);
    }
  for (const { test } of testsOf(pack)) {
    add(test, test.when);
    for (const mod of test.difficulty.mods ?? []) add(mod, mod.when);
    for (const cell of Object.values(test.results))
      if (cell !== "same" && Array.isArray(cell.text)) for (const text of cell.text) add(text, text.when);
  }
  for (const { snap } of pack.receptacles) if (snap.deed !== undefined) add(snap.deed, snap.deed.when);
  for (const conflict of pack.conflicts) for (const mod of conflict.lifeMods) add(mod, mod.when);
  for (const trigger of pack.triggers) add(trigger, trigger.when);
  for (const value of Object.values(pack.vars))
    if ("count" in value) for (const each of value.count) add(value, each);
  for (const { effects } of rootsOf(pack))
    eachEffect(effects, (effect) => {
      add(effect, effect.when);
      if ("choose" in effect) for (const choice of effect.choose.options) add(choice, choice.when);
    });
  return found;
}

/** The atoms of a condition and whether each stands under a `not`. */
export function eachAtom(
  condition: Condition,
  visit: (atom: Exclude<Condition, "always">, negated: boolean) => void,
  negated = false,
): void {
  if (condition === "always") return;
  if ("all" in condition) for (const each of condition.all) eachAtom(each, visit, negated);
  else if ("any" in condition) for (const each of condition.any) eachAtom(each, visit, negated);
  else if ("not" in condition) eachAtom(condition.not, visit, !negated);
  else if ("atLeast" in condition) for (const each of condition.atLeast.of) eachAtom(each, visit, negated);
  else visit(condition, negated);
}
