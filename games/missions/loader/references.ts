/** Every id that is named exists and is of the right kind; no effects start themselves (E-REF, E-DUPLICATE, E-LOOP). */
import { printable } from "@chronarium/kernel";
import type { Condition, Effect, Pack } from "../src/pack.ts";
import { conditionsOf, eachAtom, eachEffect, innerLists, rootsOf, sidesOf, testsOf } from "../src/walk.ts";
import { nearest } from "./problem.ts";

export type Finding = {
  readonly code: string;
  readonly object: object;
  /** The field within the object, for the position. */
  readonly field?: readonly (string | number)[];
  readonly message: string;
  readonly near?: string;
};

type Ids = Readonly<Record<string, ReadonlySet<string>>>;

function idsOf(pack: Pack): Ids {
  const set = (things: readonly { readonly id: string }[]) => new Set(things.map(({ id }) => id));
  return {
    receptacle: set(pack.receptacles),
    location: set(pack.locations),
    card: set(pack.locations.flatMap(({ cards }) => cards)),
    item: set(pack.items),
    token: set(pack.tokens),
    spot: set([...pack.map.spots, ...pack.items.flatMap(({ map }) => map?.adds ?? [])]),
    conflict: set(pack.conflicts),
    ending: set(pack.endings),
    test: new Set(testsOf(pack).map(({ test }) => test.id)),
  };
}

export function referenceFindings(pack: Pack): readonly Finding[] {
  const ids = idsOf(pack);
  const found: Finding[] = [];
  const ref = (
    object: object,
    kind: keyof typeof ids,
    id: string | undefined,
    ...field: (string | number)[]
  ) => {
    if (id === undefined || ids[kind]!.has(id)) return;
    const near = nearest(id, ids[kind]!);
    const message = `There is no ${kind} ${printable(id)}.${near === undefined ? "" : ` Did you mean ${printable(near)}?`}`;
    found.push({ code: "E-REF", object, field, message, ...(near !== undefined && { near }) });
  };
  const who = (object: object, name: string | undefined, ...field: string[]) => {
    if (name?.startsWith("rec:")) ref(object, "receptacle", name, ...field);
  };

  for (const location of pack.locations)
    for (const [at, card] of location.panorama.entries()) ref(location, "card", card, "panorama", at);
  for (const spot of [...pack.map.spots, ...pack.items.flatMap(({ map }) => map?.adds ?? [])])
    ref(spot, "location", spot.loc, "loc");
  for (const item of pack.items)
    for (const [at, spot] of (item.map?.covers ?? []).entries()) ref(item, "spot", spot, "map", "covers", at);
  for (const params of Object.values(pack.params.byReceptacles))
    for (const [at, rec] of params.forced.entries()) ref(params, "receptacle", rec, "forced", at);
  for (const [at, rec] of pack.params.solo.preselect.entries())
    ref(pack, "receptacle", rec, "params", "solo", "preselect", at);
  for (const trigger of pack.triggers) {
    const { source } = trigger;
    const kind = source.startsWith("item:") ? "item" : source.startsWith("loc:") ? "location" : "token";
    ref(trigger, kind, source, "source");
  }
  for (const { variants } of sidesOf(pack))
    for (const variant of variants) {
      if (variant.conflict?.kind === "group") ref(variant, "conflict", variant.conflict.id, "conflict", "id");
      for (const reader of Object.keys(variant.knows ?? {}))
        ref(variant, "receptacle", reader, "knows", reader);
    }
  for (const { effects } of rootsOf(pack)) eachEffect(effects, (effect) => effectRefs(effect, ref, who));
  for (const { condition, owner } of conditionsOf(pack))
    eachAtom(condition, (atom) => atomRefs(owner, atom, ref));
  return [...found, ...duplicates(pack), ...selfStarting(pack), ...shapeFindings(pack)];
}

type Ref = (object: object, kind: string, id: string | undefined, ...field: (string | number)[]) => void;
type WhoRef = (object: object, name: string | undefined, ...field: string[]) => void;

function effectRefs(effect: Effect, ref: Ref, who: WhoRef): void {
  for (const kind of ["take", "stow", "remove", "give", "read"] as const) {
    const body = (effect as Readonly<Record<string, unknown>>)[kind] as
      | { item?: string; token?: string; card?: string }
      | undefined;
    if (body === undefined) continue;
    ref(effect, "item", body.item, kind, "item");
    ref(effect, "token", body.token, kind, "token");
    ref(effect, "card", body.card, kind, "card");
  }
  if ("reveal" in effect) ref(effect, "card", effect.reveal.card, "reveal", "card");
  if ("replace" in effect) {
    ref(effect, "card", effect.replace.card, "replace", "card");
    ref(effect, "card", effect.replace.with, "replace", "with");
  }
  const panorama =
    "addCard" in effect ? effect.addCard : "removeCard" in effect ? effect.removeCard : undefined;
  if (panorama !== undefined) {
    const kind = "addCard" in effect ? "addCard" : "removeCard";
    ref(effect, "card", panorama.card, kind, "card");
    ref(effect, "location", panorama.loc, kind, "loc");
  }
  if ("map" in effect) {
    ref(effect, "item", effect.map.place, "map", "place");
    ref(effect, "spot", effect.map.open, "map", "open");
    ref(effect, "spot", effect.map.close, "map", "close");
  }
  if ("conflict" in effect) ref(effect, "conflict", effect.conflict, "conflict");
  if ("end" in effect) ref(effect, "ending", effect.end, "end");
  if ("force" in effect) {
    ref(effect, "card", effect.force.explore, "force", "explore");
    ref(effect, "test", effect.force.test, "force", "test");
  }
  if ("chorus" in effect)
    for (const [at, { speakers }] of effect.chorus.lines.entries())
      for (const speaker of speakers) ref(effect, "receptacle", speaker, "chorus", "lines", at, "speaker");
  const [kind, body] = Object.entries(effect)[0] as [string, unknown];
  if (typeof body === "object" && body !== null) {
    if ("who" in body) who(effect, String(body.who), kind, "who");
    if (kind === "give" && "to" in body) who(effect, String(body.to), kind, "to");
  }
}

function atomRefs(owner: object, atom: Exclude<Condition, "always">, ref: Ref): void {
  if ("has" in atom) {
    ref(owner, "item", atom.has.item, "when");
    ref(owner, "token", atom.has.token, "when");
  }
  if ("token" in atom) ref(owner, "token", atom.token, "when");
  if ("receptacle" in atom) ref(owner, "receptacle", atom.receptacle, "when");
  if ("visited" in atom) ref(owner, "location", atom.visited, "when");
  if ("defeated" in atom) ref(owner, "conflict", atom.defeated, "when");
  if ("itemInPlay" in atom) ref(owner, "item", atom.itemInPlay, "when");
  if ("at" in atom) ref(owner, "location", atom.at, "when");
  if ("holds" in atom) ref(owner, "card", atom.holds, "when");
}

function duplicates(pack: Pack): readonly Finding[] {
  const seen = new Set<string>();
  const found: Finding[] = [];
  const once = (object: { readonly id: string | number }, prefix = ""): void => {
    const id = `${prefix}${object.id}`;
    if (seen.has(id))
      found.push({
        code: "E-DUPLICATE",
        object,
        field: ["id"],
        message: `The id ${printable(id)} stands twice.`,
      });
    seen.add(id);
  };
  for (const list of [
    pack.receptacles,
    pack.locations,
    pack.items,
    pack.tokens,
    pack.conflicts,
    pack.endings,
  ])
    for (const each of list) once(each);
  for (const { cards } of pack.locations) for (const card of cards) once(card);
  for (const spot of [...pack.map.spots, ...pack.items.flatMap(({ map }) => map?.adds ?? [])]) once(spot);
  for (const { interactions, gear, snap } of pack.receptacles) {
    for (const interaction of interactions) once(interaction);
    once(gear);
    once(snap);
  }
  for (const { test } of testsOf(pack)) once(test, "test ");
  for (const { variants } of sidesOf(pack))
    for (const { options } of variants) for (const option of options) once(option, "option ");
  return found;
}

/** Green and white Items and triggers act without a decision: none may lead back to itself. */
function selfStarting(pack: Pack): readonly Finding[] {
  const edges = new Map<object, Set<object>>();
  const items = new Map(pack.items.map((item) => [item.id, item]));
  const listOf = (id: string | undefined): readonly Effect[] | undefined => {
    const item = id === undefined ? undefined : items.get(id);
    return item !== undefined && (item.colour === "green" || item.colour === "white")
      ? item.variants[0]?.effects
      : undefined;
  };
  const on = (event: string) =>
    pack.triggers.filter((trigger) => trigger.on === event).map(({ effects }) => effects);
  const link = (list: readonly Effect[]): void => {
    if (edges.has(list)) return;
    const next = new Set<object>();
    edges.set(list, next);
    for (const effect of list) {
      if (effect.once === true) continue;
      const taken = "take" in effect ? effect.take.item : "map" in effect ? effect.map.place : undefined;
      const own = listOf(taken);
      if (own !== undefined) next.add(own);
      if (taken !== undefined) for (const each of on("itemTaken")) next.add(each);
      if ("force" in effect && effect.force.test !== undefined)
        for (const each of on("testInitiated")) next.add(each);
      if ("chorus" in effect) for (const { effects } of innerLists(effect)) link(effects);
    }
    for (const each of next) link(each as readonly Effect[]);
  };
  for (const item of pack.items) for (const { effects } of item.variants) link(effects);
  for (const { effects } of pack.triggers) link(effects);
  const found: Finding[] = [];
  const done = new Set<object>();
  const walk = (list: object, way: ReadonlySet<object>): void => {
    if (way.has(list)) {
      found.push({
        code: "E-LOOP",
        object: list,
        message: "These effects start themselves again without a decision.",
      });
      return;
    }
    if (done.has(list)) return;
    for (const next of edges.get(list) ?? []) walk(next, new Set([...way, list]));
    done.add(list);
  };
  for (const list of edges.keys()) walk(list, new Set());
  return found.slice(0, 5);
}

/** What the schema cannot say: a conflict has its test or its id, the numbers of crystals fit. */
function shapeFindings(pack: Pack): readonly Finding[] {
  const found: Finding[] = [];
  const bad = (object: object, message: string, ...field: (string | number)[]) =>
    found.push({ code: "E-SCHEMA", object, message, field });
  for (const [count, params] of Object.entries(pack.params.byReceptacles)) {
    const n = Number(count);
    if (params.forced.length > 0 && params.forced.length !== n)
      bad(params, `${n} receptacles need ${n} forced ones, or none.`, "forced");
    if (pack.receptacles.length < n) bad(params, `There are fewer than ${n} receptacles.`);
    const levels = pack.receptacles.map(({ azrak }) => azrak).sort((a, b) => b - a);
    const most =
      levels.slice(0, n).reduce((sum, each) => sum + each, 0) + n * params.bonusEach + params.bonusShared;
    if (most > pack.params.azrakTotal)
      bad(
        params,
        `The pools of ${n} receptacles take ${most} crystals; there are ${pack.params.azrakTotal}.`,
      );
  }
  if (Object.keys(pack.params.byReceptacles).length === 0)
    bad(pack, "A mission is for 2, 3 or 4 receptacles.", "params");
  if (pack.destiny.length === 0) bad(pack, "There are no Destiny cards.", "counts");
  for (const { variants } of sidesOf(pack))
    for (const variant of variants) if (variant.text === "") bad(variant, "A text is missing here.", "text");
  for (const location of pack.locations) {
    const [first] = location.panorama;
    const card = location.cards.find(({ id }) => id === first);
    if (card !== undefined && card.readAloud !== true)
      bad(card, "The first card of a panorama is card A: it needs readAloud: true.", "back");
  }
  const fixed = pack.tutorial?.destiny;
  if (fixed !== undefined) {
    const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b).join();
    if (sorted(fixed) !== sorted(pack.destiny.map(({ value }) => value)))
      bad(pack, "The fixed order of draws must be the Destiny cards in some order.", "tutorial", "destiny");
  }
  return found;
}
