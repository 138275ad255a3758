/**
 * Relaxed reachability (pass 2): facts grow from the start; every test may give every cell, crystals are without end,
 * nothing is ever lost, and a `not` counts as true. What is not reached here is unreachable for certain.
 */
import type { Condition, Effect, Option, Pack, Test, Variant } from "../src/pack.ts";
import { innerLists, type SideAt, sidesOf, testsOf } from "../src/walk.ts";

export type Facts = {
  /** Ids of Items, tokens, flags, locations, spots, conflicts, endings and sides that can come into play. */
  readonly reached: ReadonlySet<string>;
  readonly variants: ReadonlySet<Variant>;
  readonly cells: ReadonlySet<object>;
  readonly options: ReadonlySet<object>;
  readonly choices: ReadonlySet<object>;
  /** What was still missing for a thing that was not reached, as sentences. */
  missing(object: object): readonly string[];
};

type Grown = {
  readonly pack: Pack;
  readonly receptacles: readonly string[];
  readonly reached: Set<string>;
  readonly variants: Set<Variant>;
  readonly cells: Set<object>;
  readonly options: Set<object>;
  readonly choices: Set<object>;
};

/** From everything that these receptacles can do. */
export function relaxed(pack: Pack, receptacles: readonly string[], given: Iterable<string> = []): Facts {
  const grown: Grown = {
    pack,
    receptacles,
    reached: new Set([...receptacles, ...given]),
    variants: new Set(),
    cells: new Set(),
    options: new Set(),
    choices: new Set(),
  };
  for (const { id, coins, gear } of pack.receptacles)
    if (receptacles.includes(id)) {
      if (coins > 0) grown.reached.add("coin");
      grown.reached.add(gear.id);
    }
  run(grown, pack.setup.onStart);
  let before = -1;
  while (sizeOf(grown) !== before) {
    before = sizeOf(grown);
    grow(grown);
  }
  return { ...grown, missing: (object) => missingFor(grown, object) };
}

const sizeOf = ({ reached, variants, cells, options, choices }: Grown): number =>
  reached.size + variants.size + cells.size + options.size + choices.size;

function grow(grown: Grown): void {
  const { pack, reached, receptacles } = grown;
  const white = pack.items.filter(({ id, map }) => map !== undefined && reached.has(id));
  for (const spot of [...pack.map.spots, ...white.flatMap(({ map }) => map?.adds ?? [])])
    if (possible(grown, spot.when) || reached.has(spot.id)) {
      reached.add(spot.id);
      reached.add(spot.loc);
      reached.add(`visited ${spot.loc}`);
    }
  for (const { id, panorama, cards } of pack.locations) {
    if (!reached.has(id)) continue;
    for (const card of cards) {
      const there = panorama.includes(card.id) || reached.has(card.id);
      if (there && (card.only === undefined || card.only.includes(receptacles.length))) reached.add(card.id);
    }
  }
  for (const side of sidesOf(pack)) if (isReached(grown, side)) readSide(grown, side);
  for (const { id, tests, onDefeat } of pack.conflicts) {
    if (!reached.has(id)) continue;
    for (const test of tests) take(grown, test);
    reached.add(`defeated ${id}`);
    run(grown, onDefeat);
  }
  for (const { source, when, effects } of pack.triggers)
    if (reached.has(source) && possible(grown, when)) run(grown, effects);
  for (const { id, snap } of pack.receptacles)
    if (
      receptacles.includes(id) &&
      reached.has(snap.id) &&
      snap.deed !== undefined &&
      possible(grown, snap.deed.when)
    )
      run(grown, snap.deed.effects);
}

function isReached({ reached, receptacles }: Grown, side: SideAt): boolean {
  if (side.kind !== "interaction") return reached.has(side.id);
  if (!receptacles.includes(side.receptacle!.id)) return false;
  const index = side.receptacle!.interactions.findIndex(({ id }) => id === side.id) + 1;
  return reached.has(`interaction ${index}`);
}

function readSide(grown: Grown, side: SideAt): void {
  for (const variant of side.variants) {
    if (!possible(grown, variant.when)) continue;
    grown.variants.add(variant);
    run(grown, variant.effects);
    for (const test of variant.tests) take(grown, test);
    if (variant.conflict?.kind === "personal") take(grown, variant.conflict.test);
    if (variant.conflict?.kind === "group") grown.reached.add(variant.conflict.id);
    for (const option of variant.options) choose(grown, option);
  }
}

function choose(grown: Grown, option: Option): void {
  if (!possible(grown, option.when)) return;
  const { coins, stow, remove } = option.price ?? {};
  if (coins !== undefined && !grown.reached.has("coin")) return;
  const thing = stow ?? remove;
  if (thing !== undefined && !grown.reached.has(thing)) return;
  grown.options.add(option);
  run(grown, option.effects);
}

function take(grown: Grown, test: Test): void {
  if (!possible(grown, test.when)) return;
  for (const name of ["fail", "critical", "success"] as const) {
    const cell = test.results[name];
    if (cell === undefined || cell === "same") continue;
    grown.cells.add(cell);
    run(grown, cell.effects);
  }
}

function run(grown: Grown, effects: readonly Effect[]): void {
  const { reached } = grown;
  for (const effect of effects) {
    if (!possible(grown, effect.when)) continue;
    if ("take" in effect) {
      for (const id of [effect.take.item, effect.take.token]) if (id !== undefined) reached.add(id);
    } else if ("coins" in effect && effect.coins.gain !== undefined) reached.add("coin");
    else if ("read" in effect) {
      const { interaction, snap, card, item } = effect.read;
      if (interaction !== undefined) reached.add(`interaction ${interaction}`);
      if (snap === true)
        for (const { id, snap: own } of grown.pack.receptacles)
          if (grown.receptacles.includes(id)) reached.add(own.id);
      for (const id of [card, item]) if (id !== undefined) reached.add(id);
    } else if ("map" in effect) {
      for (const id of [effect.map.place, effect.map.open]) if (id !== undefined) reached.add(id);
    } else if ("replace" in effect) reached.add(effect.replace.with);
    else if ("addCard" in effect) reached.add(effect.addCard.card);
    else if ("reveal" in effect) reached.add(effect.reveal.card);
    else if ("conflict" in effect) reached.add(effect.conflict);
    else if ("flag" in effect && effect.flag.set !== undefined) reached.add(effect.flag.set);
    else if ("end" in effect) reached.add(effect.end);
    for (const { effects: inner, choice } of innerLists(effect)) {
      if (choice !== undefined) {
        if (!possible(grown, choice.when)) continue;
        grown.choices.add(choice);
      }
      run(grown, inner);
    }
  }
}

/** Whether a condition can ever hold, `not` counting as true if it can be. */
function possible(grown: Grown, condition: Condition | undefined): boolean {
  return condition === undefined || unmet(grown, condition) === undefined;
}

/** What a condition still lacks, or nothing. */
function unmet(grown: Grown, condition: Condition): string | undefined {
  const { reached, receptacles } = grown;
  const needs = (id: string): string | undefined => (reached.has(id) ? undefined : id);
  if (condition === "always" || "not" in condition) return undefined;
  if ("all" in condition) return firstOf(condition.all.map((each) => unmet(grown, each)));
  if ("any" in condition) {
    const lacks = condition.any.map((each) => unmet(grown, each));
    return lacks.some((each) => each === undefined) ? undefined : lacks.join(" or ");
  }
  if ("atLeast" in condition) {
    const lacks = condition.atLeast.of.flatMap((each) => unmet(grown, each) ?? []);
    return condition.atLeast.of.length - lacks.length >= condition.atLeast.n ? undefined : lacks.join(" or ");
  }
  if ("has" in condition) return needs((condition.has.item ?? condition.has.token)!);
  if ("token" in condition) return needs(condition.token);
  if ("flag" in condition) return needs(condition.flag);
  if ("itemInPlay" in condition) return needs(condition.itemInPlay);
  if ("visited" in condition) return needs(`visited ${condition.visited}`);
  if ("at" in condition) return needs(condition.at);
  if ("holds" in condition) return needs(condition.holds);
  if ("defeated" in condition) return needs(`defeated ${condition.defeated}`);
  if ("receptacle" in condition)
    return receptacles.includes(condition.receptacle) ? undefined : condition.receptacle;
  if ("receptacles" in condition) {
    const { min = 0, max = 9 } = condition.receptacles;
    return receptacles.length >= min && receptacles.length <= max ? undefined : `${min} receptacles`;
  }
  if ("coins" in condition) return condition.coins.min > 0 ? needs("coin") : undefined;
  return undefined;
}

const firstOf = (lacks: readonly (string | undefined)[]): string | undefined =>
  lacks.find((each) => each !== undefined);

/** Why a place, variant, cell, option or choice was not reached. */
function missingFor(grown: Grown, object: object): readonly string[] {
  const found: string[] = [];
  const place = grown.pack.locations.find((location) => location === object);
  if (place !== undefined) {
    const ways = [
      ...grown.pack.map.spots.map((spot) => ({ spot, item: undefined })),
      ...grown.pack.items.flatMap(({ id, map }) => (map?.adds ?? []).map((spot) => ({ spot, item: id }))),
    ];
    for (const { spot, item } of ways.filter(({ spot: { loc } }) => loc === place.id)) {
      const lack = item === undefined || grown.reached.has(item) ? unmet(grown, spot.when ?? "always") : item;
      if (lack !== undefined) found.push(`${spot.id} needs ${lack}`);
    }
  }
  for (const side of sidesOf(grown.pack))
    for (const variant of side.variants) {
      const inside = variant === object || variant.options.some((option) => option === object);
      if (!inside) continue;
      if (!isReached(grown, side)) found.push(`${side.id} is never reached`);
      const lack =
        unmet(grown, variant.when) ??
        (object === variant ? undefined : unmet(grown, (object as Option).when ?? "always"));
      if (lack !== undefined) found.push(`${side.id} needs ${lack}`);
    }
  for (const { test, of } of testsOf(grown.pack))
    if (Object.values(test.results).some((cell) => cell === object)) {
      const lack = test.when === undefined ? undefined : unmet(grown, test.when);
      found.push(
        lack === undefined ? `the test ${test.id} is never reached` : `the test ${test.id} needs ${lack}`,
      );
      if (of.kind === "variant" && !isReached(grown, of.side)) found.push(`${of.side.id} is never reached`);
    }
  return found;
}
