/** A pack with everything in it found by its id: made once for each pack and never part of a state. */
import { canonicalJson, sha256 } from "@chronarium/kernel";
import type {
  Card,
  CardId,
  Conflict,
  Effect,
  Ending,
  Hook,
  HookName,
  Item,
  Location,
  LocId,
  Option,
  Pack,
  Receptacle,
  Spot,
  Test,
  Token,
  Trigger,
  TriggerEvent,
  Variant,
} from "./pack.ts";

/** A side that is read: a panorama card, an Item, an Interaction or a Snap Recall. */
export type Side = {
  readonly id: string;
  readonly kind: "card" | "item" | "interaction" | "snap";
  readonly variants: readonly Variant[];
  readonly item?: Item;
  readonly card?: Card;
};
/** Where a test box stands: on a side's variant, or on a group conflict's card. */
type TestPlace = { readonly test: Test; readonly side?: Side; readonly conflict?: Conflict };
type OptionPlace = { readonly option: Option; readonly side: Side; readonly variant: number };

/** Something with a hook: a talent, a Gear, an Item or a token, known by the id of its source. */
export type HookSource = {
  readonly id: string;
  readonly hook: Hook;
  readonly kind: "talent" | "gear" | "item" | "token";
};

export type Mission = {
  readonly pack: Pack;
  /** `id@version`. */
  readonly name: string;
  /** SHA-256 of the canonical bytes. */
  readonly logic: string;
  readonly receptacles: ReadonlyMap<string, Receptacle>;
  readonly cards: ReadonlyMap<CardId, { readonly card: Card; readonly loc: LocId }>;
  readonly locations: ReadonlyMap<LocId, Location>;
  readonly items: ReadonlyMap<string, Item>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly conflicts: ReadonlyMap<string, Conflict>;
  readonly endings: ReadonlyMap<string, Ending>;
  readonly sides: ReadonlyMap<string, Side>;
  readonly tests: ReadonlyMap<string, TestPlace>;
  readonly options: ReadonlyMap<string, OptionPlace>;
  /** Every list of effects has a number, and every effect the number of its place in the pack. */
  readonly lists: readonly (readonly Effect[])[];
  readonly listOf: ReadonlyMap<readonly Effect[], number>;
  readonly firstEffect: readonly number[];
  readonly triggers: ReadonlyMap<TriggerEvent, readonly Trigger[]>;
  readonly hooks: ReadonlyMap<string, HookSource>;
  readonly hooksNamed: ReadonlyMap<HookName, readonly HookSource[]>;
  /** Those that are used by an act of their own. */
  readonly actHooks: readonly HookSource[];
};

const BY_ACT: ReadonlySet<HookName> = new Set<HookName>([
  "test.attribute",
  "conflict.damage",
  "test.ignoreNegativeDestiny",
  "test.redrawDestiny",
  "test.refundOnFail",
  "destiny.peek",
  "update.free",
  "telepathy.showCard",
  "recon.second",
  "interaction.again",
]);

export function packText(pack: Pack): string {
  return canonicalJson(pack);
}

export function missionOf(pack: Pack): Mission {
  const lists: (readonly Effect[])[] = [];
  const listOf = new Map<readonly Effect[], number>();
  const firstEffect: number[] = [];
  let effects = 0;
  const number = (list: readonly Effect[]): void => {
    if (listOf.has(list)) return;
    listOf.set(list, lists.length);
    lists.push(list);
    firstEffect.push(effects);
    effects += list.length;
    for (const effect of list) {
      if ("choose" in effect) for (const { effects: inner } of effect.choose.options) number(inner);
      if ("chorus" in effect) {
        number(effect.chorus.right);
        number(effect.chorus.wrong);
      }
    }
  };
  const tests = new Map<string, TestPlace>();
  const options = new Map<string, OptionPlace>();
  const sides = new Map<string, Side>();
  const numberTest = (place: TestPlace): void => {
    tests.set(place.test.id, place);
    const { fail, success, critical } = place.test.results;
    for (const cell of [fail, success, critical])
      if (cell !== undefined && cell !== "same") number(cell.effects);
  };
  const addSide = (side: Side): void => {
    sides.set(side.id, side);
    for (const [at, variant] of side.variants.entries()) {
      number(variant.effects);
      for (const test of variant.tests) numberTest({ test, side });
      if (variant.conflict?.kind === "personal") numberTest({ test: variant.conflict.test, side });
      for (const option of variant.options) {
        options.set(option.id, { option, side, variant: at });
        number(option.effects);
      }
    }
  };

  number(pack.setup.onStart);
  const cards = new Map<CardId, { card: Card; loc: LocId }>();
  for (const { id: loc, cards: own } of pack.locations)
    for (const card of own) {
      cards.set(card.id, { card, loc });
      addSide({ id: card.id, kind: "card", variants: card.variants, card });
    }
  for (const item of pack.items) addSide({ id: item.id, kind: "item", variants: item.variants, item });
  const hooks = new Map<string, HookSource>();
  const addHook = (id: string, kind: HookSource["kind"], hook: Hook | undefined): void => {
    if (hook !== undefined) hooks.set(id, { id, kind, hook });
  };
  for (const { id, talent, gear, snap, interactions } of pack.receptacles) {
    for (const { id: inter, variants } of interactions) addSide({ id: inter, kind: "interaction", variants });
    addSide({ id: snap.id, kind: "snap", variants: [plainVariant(snap.text)] });
    if (snap.deed !== undefined) number(snap.deed.effects);
    addHook(talentId(id), "talent", talent);
    const { hook } = gear;
    if (hook !== undefined) addHook(gear.id, "gear", { ...gear, hook });
  }
  for (const { id, rule } of pack.items) addHook(id, "item", rule);
  for (const { id, rule } of pack.tokens) addHook(id, "token", rule);
  for (const conflict of pack.conflicts) {
    for (const test of conflict.tests) numberTest({ test, conflict });
    number(conflict.onDefeat);
  }
  const hooksNamed = new Map<HookName, HookSource[]>();
  for (const source of hooks.values())
    hooksNamed.set(source.hook.hook, [...(hooksNamed.get(source.hook.hook) ?? []), source]);
  const triggers = new Map<TriggerEvent, Trigger[]>();
  for (const trigger of pack.triggers) {
    number(trigger.effects);
    triggers.set(trigger.on, [...(triggers.get(trigger.on) ?? []), trigger]);
  }
  const spots = [...pack.map.spots, ...pack.items.flatMap(({ map }) => map?.adds ?? [])];
  return {
    pack,
    name: `${pack.id}@${pack.version}`,
    logic: sha256(packText(pack)),
    receptacles: byId(pack.receptacles),
    cards,
    locations: byId(pack.locations),
    items: byId(pack.items),
    tokens: byId(pack.tokens),
    spots: byId(spots),
    conflicts: byId(pack.conflicts),
    endings: byId(pack.endings),
    sides,
    tests,
    options,
    lists,
    listOf,
    firstEffect,
    triggers,
    hooks,
    hooksNamed,
    actHooks: [...hooks.values()].filter(({ hook }) => BY_ACT.has(hook.hook)),
  };
}

export const talentId = (rec: string): string => `talent:${rec.slice("rec:".length)}`;

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

const plainVariant = (text: string): Variant => ({
  when: "always",
  text,
  effects: [],
  tests: [],
  options: [],
});
