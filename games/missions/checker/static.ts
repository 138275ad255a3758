/** Pass 1: counts, references of words, orphans, cells, offers, the order of variants (5.1). */
import type { Finding, Loaded } from "../loader/index.ts";
import type { Condition, Effect, Pack } from "../src/pack.ts";
import { conditionsOf, eachAtom, eachEffect, rootsOf, sidesOf, testsOf } from "../src/walk.ts";
import { keysOf } from "./keys.ts";

export function staticFindings({ pack, texts }: Loaded): readonly Finding[] {
  return [
    ...countFindings(pack),
    ...priceFindings(pack),
    ...keyFindings(pack, texts),
    ...orphanFindings(pack),
    ...cellFindings(pack),
    ...offerFindings(pack),
    ...variantFindings(pack),
    ...criticalFindings(pack),
    ...farmFindings(pack),
    ...voidFlags(pack),
  ];
}

function countFindings(pack: Pack): readonly Finding[] {
  const { counts, covers } = pack;
  const cards = pack.locations.reduce((sum, location) => sum + location.cards.length, 0);
  const interactions = pack.receptacles.reduce((sum, each) => sum + each.interactions.length, 0);
  const found = {
    // Order with its Return side, and the reference card (TS-3).
    story: covers.story + 2 + pack.setup.prologue.length + pack.receptacles.length + cards,
    common: covers.common + pack.destiny.length + 1 + pack.items.length,
    personal: covers.personal + 2 * pack.receptacles.length + interactions,
    azrak: pack.params.azrakTotal,
    destiny: pack.destiny.length,
  };
  const wrong = (Object.keys(found) as (keyof typeof found)[]).filter((name) => counts[name] !== found[name]);
  const findings: Finding[] = wrong.map((name) => ({
    code: "E-COUNT",
    object: pack,
    field: ["counts", name],
    message: `counts.${name} is ${counts[name]}; the files have ${found[name]}.`,
  }));
  const numbers = pack.items.map(({ id }) => Number(id.slice("item:".length))).sort((a, b) => a - b);
  const gap = numbers.findIndex((number, at) => number !== at + 1);
  if (gap >= 0)
    findings.push({
      code: "E-COUNT",
      object: pack.items[gap]!,
      field: ["id"],
      message: `Item numbers go from 1 on without a gap; number ${gap + 1} is missing.`,
    });
  const levels = pack.receptacles.map(({ azrak }) => azrak);
  if (pack.players.includes(4) && levels.length === 4) {
    const rest = pack.params.azrakTotal - levels.reduce((sum, each) => sum + each, 0);
    if (rest > 0)
      findings.push({
        code: "W-AZRAK",
        object: pack,
        field: ["params", "azrakTotal"],
        message: `With four receptacles ${rest} crystals start in the Vortex (AM-1).`,
      });
  }
  return findings;
}

/** E-AZRAK: whoever is not ejected owns one crystal, so that nothing that must be paid may cost more (5.2). */
function priceFindings(pack: Pack): readonly Finding[] {
  const { costs } = pack.params;
  const fights =
    pack.conflicts.length > 0 ||
    sidesOf(pack).some(({ variants }) => variants.some(({ conflict }) => conflict !== undefined));
  const compulsory = { enterLocation: true, initiate: fights };
  return (["enterLocation", "initiate"] as const)
    .filter((cost) => compulsory[cost] && costs[cost] > 1)
    .map((cost) => ({
      code: "E-AZRAK",
      object: pack,
      field: ["params", "costs", cost],
      message: `Whoever has one crystal left cannot pay ${costs[cost]}, and has to.`,
    }));
}

function keyFindings(pack: Pack, texts: Loaded["texts"]): readonly Finding[] {
  const findings: Finding[] = [];
  // A file that could not be read at all has been told of once.
  const read = pack.languages.filter((language) => Object.keys(texts[language] ?? {}).length > 0);
  for (const { key, object, field } of keysOf(pack)) {
    const lacking = read.filter((language) => texts[language]?.[key] === undefined);
    if (lacking.length > 0)
      findings.push({
        code: "E-REF",
        object,
        field,
        message: `The text ${key} is missing in: ${lacking.join(", ")}.`,
      });
  }
  return findings;
}

/** Everything that is there is named by something. */
function orphanFindings(pack: Pack): readonly Finding[] {
  const named = new Set<string>();
  for (const { effects } of rootsOf(pack))
    eachEffect(effects, (effect) => {
      for (const [kind, body] of Object.entries(effect)) {
        if (kind === "when" || kind === "once") continue;
        for (const id of JSON.stringify(body).match(/"(?:item|tok|hex|conf|end|card):[^"]+"|"coin"/g) ?? [])
          named.add(JSON.parse(id) as string);
        if (kind === "read" && typeof body === "object" && body !== null) {
          if ("interaction" in body) named.add(`interaction ${String(body.interaction)}`);
          if ("snap" in body) named.add("snap");
        }
        if (kind === "coins") named.add("coin");
      }
    });
  for (const { variants } of sidesOf(pack))
    for (const { conflict } of variants) if (conflict?.kind === "group") named.add(conflict.id);
  for (const { panorama } of pack.locations) for (const card of panorama) named.add(card);
  for (const { coins } of pack.receptacles) if (coins > 0) named.add("coin");
  const spots = new Set(
    [...pack.map.spots, ...pack.items.flatMap(({ map }) => map?.adds ?? [])].map(({ loc }) => loc),
  );
  const findings: Finding[] = [];
  const orphan = (object: object, what: string) =>
    findings.push({ code: "E-ORPHAN", object, message: `Nothing leads to ${what}.` });
  for (const list of [pack.items, pack.tokens, pack.conflicts, pack.endings])
    for (const each of list) if (!named.has(each.id)) orphan(each, each.id);
  for (const location of pack.locations) {
    if (!spots.has(location.id)) orphan(location, location.id);
    for (const card of location.cards) if (!named.has(card.id)) orphan(card, card.id);
  }
  for (const { interactions, snap } of pack.receptacles) {
    for (const [at, interaction] of interactions.entries())
      if (!named.has(`interaction ${at + 1}`)) orphan(interaction, interaction.id);
    if (!named.has("snap")) orphan(snap, snap.id);
  }
  return findings;
}

function cellFindings(pack: Pack): readonly Finding[] {
  return testsOf(pack).flatMap(({ test }) =>
    Object.values(test.results).flatMap((cell): readonly Finding[] =>
      cell !== "same" && cell.effects.length > 0 && cell.text === undefined
        ? [{ code: "E-CELL", object: cell, message: `A cell of ${test.id} does something and has no words.` }]
        : [],
    ),
  );
}

function offerFindings(pack: Pack): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { effects } of rootsOf(pack))
    eachEffect(effects, (effect) => {
      if (!("choose" in effect)) return;
      const free = effect.choose.options.some(({ when, price }) => when === undefined && price === undefined);
      if (!free)
        findings.push({
          code: "E-OFFER",
          object: effect,
          field: ["choose"],
          message: "A question needs an answer without a condition and without a price.",
        });
    });
  for (const conflict of pack.conflicts)
    if (conflict.tests.every(({ when }) => when !== undefined))
      findings.push({
        code: "E-OFFER",
        object: conflict,
        message: `The group conflict ${conflict.id} needs a test without a condition.`,
      });
  return findings;
}

/** An earlier variant that always holds shuts the later ones; the last should hold always. */
function variantFindings(pack: Pack): readonly Finding[] {
  const findings: Finding[] = [];
  const check = (variants: readonly { readonly when: Condition }[], id: string): void => {
    const always = variants.findIndex(({ when }) => when === "always");
    if (always >= 0 && always < variants.length - 1)
      findings.push({
        code: "E-DEADVAR",
        object: variants[always + 1]!,
        message: `This variant of ${id} is never chosen: an earlier one always holds.`,
      });
    if (always < 0)
      findings.push({
        code: "E-AMBIG",
        object: variants.at(-1)!,
        field: ["when"],
        message: `The last variant of ${id} should say when: always.`,
      });
  };
  for (const { id, variants } of sidesOf(pack)) check(variants, id);
  for (const { id, variants } of pack.endings) check(variants, id);
  return findings;
}

/** E-CRIT: what a condition needs stands in some cell or card that is no critical one. */
function criticalFindings(pack: Pack): readonly Finding[] {
  const needed = new Set<string>();
  for (const { condition } of conditionsOf(pack))
    eachAtom(condition, (atom, negated) => {
      if (negated) return;
      const id =
        "has" in atom
          ? (atom.has.item ?? atom.has.token)
          : "token" in atom
            ? atom.token
            : "flag" in atom
              ? atom.flag
              : "itemInPlay" in atom
                ? atom.itemInPlay
                : undefined;
      if (id !== undefined) needed.add(id);
    });
  const elsewhere = new Set<string>();
  const critical = new Map<string, Effect>();
  for (const { root, effects } of rootsOf(pack))
    eachEffect(effects, (effect) => {
      const gives =
        "take" in effect
          ? (effect.take.item ?? effect.take.token)
          : "flag" in effect
            ? effect.flag.set
            : "map" in effect
              ? effect.map.place
              : undefined;
      if (gives === undefined) return;
      if (root.kind === "cell" && root.cell === "critical") critical.set(gives, effect);
      else elsewhere.add(gives);
    });
  return [...critical]
    .filter(([id]) => needed.has(id) && !elsewhere.has(id))
    .map(([id, object]) => ({
      code: "E-CRIT",
      object,
      message: `${id} is needed, and only a critical cell gives it.`,
    }));
}

/** E-LOOP: an unlimited gain without a price. */
function farmFindings(pack: Pack): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { root, effects } of rootsOf(pack))
    eachEffect(effects, (effect) => {
      const gains =
        ("azrak" in effect && effect.azrak.gain !== undefined) ||
        ("coins" in effect && effect.coins.gain !== undefined) ||
        "update" in effect;
      if (!gains || effect.once !== false) return;
      const free =
        root.kind === "option" && root.option.limit === undefined && root.option.price === undefined;
      if (free || root.kind === "variant")
        findings.push({
          code: "E-LOOP",
          object: effect,
          message: "This gain can be had again and again for nothing.",
        });
    });
  return findings;
}

/** W-VOID: a flag that nobody reads. */
function voidFlags(pack: Pack): readonly Finding[] {
  const readFlags = new Set<string>();
  for (const { condition } of conditionsOf(pack))
    eachAtom(condition, (atom) => {
      if ("flag" in atom) readFlags.add(atom.flag);
    });
  const findings: Finding[] = [];
  for (const { effects } of rootsOf(pack))
    eachEffect(effects, (effect) => {
      if ("flag" in effect && effect.flag.set !== undefined && !readFlags.has(effect.flag.set))
        findings.push({ code: "W-VOID", object: effect, message: `Nobody reads ${effect.flag.set}.` });
    });
  return findings;
}
