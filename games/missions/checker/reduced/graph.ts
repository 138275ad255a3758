/**
 * A mission as a graph: what makes what happen. Its nodes are the pack's own objects (places, cards, variants, tests,
 * cells, options, answers, Items, conflicts); an edge leads from what is done or read to what can follow from it.
 */
import type { Mission } from "../../src/index.ts";
import type { Condition, Effect, Price, Test, Variant } from "../../src/pack.ts";
import { closed, defeated, done, gone, laid, opened, shut } from "./facts.ts";

type Guard = {
  readonly when?: Condition;
  /** None of these may hold: earlier variants of the same side. */
  readonly before?: readonly Condition[];
  /** None of these facts may hold: what is used up, or out of the game. */
  readonly unless?: readonly string[];
  /** These must: a card that lies there, a thing that is in play. */
  readonly needs?: readonly string[];
};
export type Edge = {
  readonly from: object;
  readonly to: object;
  readonly guard: Guard;
  /** The players may leave it. */
  readonly free: boolean;
  readonly commits: boolean;
};
export type Write = {
  readonly from: object;
  readonly fact: string;
  readonly value: boolean;
  readonly guard: Guard;
};
export type Graph = {
  readonly edges: ReadonlyMap<object, readonly Edge[]>;
  readonly writes: ReadonlyMap<object, readonly Write[]>;
  /** Endings that a node brings, and whatever takes the table out of the players' hands. */
  readonly ends: ReadonlyMap<object, readonly string[]>;
  readonly alarms: ReadonlySet<object>;
};

/** What is open to everybody wherever the table is. */
export const ANYWHERE = {};

export function graphOf(mission: Mission, receptacles: readonly string[]): Graph {
  const { pack } = mission;
  const edges = new Map<object, Edge[]>();
  const writes = new Map<object, Write[]>();
  const ends = new Map<object, string[]>();
  const alarms = new Set<object>();
  const edge = (from: object, to: object, more: Partial<Omit<Edge, "from" | "to">> = {}): void => {
    const one: Edge = { from, to, guard: {}, free: false, commits: false, ...more };
    edges.set(from, [...(edges.get(from) ?? []), one]);
  };
  const write = (from: object, fact: string, value: boolean, guard: Guard = {}): void => {
    writes.set(from, [...(writes.get(from) ?? []), { from, fact, value, guard }]);
  };
  const price = (from: object, { stow, remove }: Price = {}): void => {
    const thing = stow ?? remove;
    if (thing !== undefined) write(from, thing, false);
    if (remove !== undefined) write(from, gone(remove), true);
  };
  const side = (from: object, variants: readonly Variant[]): void => {
    for (const [at, variant] of variants.entries()) {
      const before = variants.slice(0, at).map(({ when }) => when);
      // The last is read where none holds.
      const when = at === variants.length - 1 ? undefined : variant.when;
      edge(from, variant, { guard: { ...(when !== undefined && { when }), before } });
    }
  };
  const ofTest = (from: object, test: Test, isFree: boolean, conflict: boolean): void => {
    const commits = test.commits === true;
    const guard: Guard = { ...(test.when !== undefined && { when: test.when }), unless: [shut(test.id)] };
    edge(from, test, { guard, free: isFree, commits });
    if (test.attempts !== "unlimited" && !conflict) write(test, shut(test.id), true);
    for (const cell of Object.values(test.results)) if (cell !== "same") edge(test, cell);
  };
  const ofEffects = (from: object, effects: readonly Effect[]): void => {
    const first = mission.firstEffect[mission.listOf.get(effects) ?? -1] ?? -1;
    for (const [at, effect] of effects.entries()) ofEffect(from, effect, first + at);
  };
  const ofEffect = (from: object, effect: Effect, place: number): void => {
    const guard: Guard = {
      ...(effect.when !== undefined && { when: effect.when }),
      ...(effect.once === true && { unless: [done(place)] }),
    };
    if (effect.once === true) write(from, done(place), true, guard);
    if ("take" in effect) takes(from, effect.take.item ?? effect.take.token, guard);
    else if ("stow" in effect) write(from, (effect.stow.item ?? effect.stow.token)!, false, guard);
    else if ("remove" in effect) {
      const { item, token, card } = effect.remove;
      const thing = item ?? token;
      if (thing !== undefined) {
        write(from, thing, false, guard);
        write(from, gone(thing), true, guard);
      }
      if (card !== undefined) write(from, laid(card, mission.cards.get(card)!.loc), false, guard);
    } else if ("read" in effect) {
      const { interaction, card, item, collectively } = effect.read;
      if (interaction !== undefined)
        for (const id of receptacles) {
          const own = mission.receptacles.get(id)?.interactions[interaction - 1];
          if (own !== undefined) edge(from, own, { guard });
        }
      const id = card ?? item;
      if (id !== undefined && collectively === true) edge(from, nodeOf(id), { guard });
    } else if ("reveal" in effect) {
      if (effect.reveal.to === "all") edge(from, nodeOf(effect.reveal.card), { guard });
    } else if ("replace" in effect) {
      const { loc } = mission.cards.get(effect.replace.card)!;
      write(from, laid(effect.replace.card, loc), false, guard);
      write(from, laid(effect.replace.with, loc), true, guard);
    } else if ("addCard" in effect) write(from, laid(effect.addCard.card, effect.addCard.loc), true, guard);
    else if ("removeCard" in effect)
      write(from, laid(effect.removeCard.card, effect.removeCard.loc), false, guard);
    else if ("map" in effect) {
      const { place: item, open, close } = effect.map;
      if (item !== undefined) takes(from, item, guard);
      if (open !== undefined) {
        write(from, closed(open), false, guard);
        write(from, opened(open), true, guard);
      }
      if (close !== undefined) {
        write(from, opened(close), false, guard);
        write(from, closed(close), true, guard);
      }
    } else if ("flag" in effect) {
      if (effect.flag.set !== undefined) write(from, effect.flag.set, true, guard);
      if (effect.flag.clear !== undefined) write(from, effect.flag.clear, false, guard);
    } else if ("conflict" in effect) edge(from, mission.conflicts.get(effect.conflict)!, { guard });
    else if ("force" in effect) {
      const { explore, test } = effect.force;
      if (explore !== undefined) edge(from, nodeOf(explore), { guard });
      if (test !== undefined) ofTest(from, mission.tests.get(test)!.test, false, false);
      alarms.add(from);
    } else if ("choose" in effect)
      for (const choice of effect.choose.options) {
        edge(from, choice, { guard, commits: choice.commits === true });
        price(choice, choice.price);
      }
    else if ("chorus" in effect) {
      edge(from, effect.chorus.right, { guard });
      edge(from, effect.chorus.wrong, { guard });
    } else if ("end" in effect) ends.set(from, [...(ends.get(from) ?? []), effect.end]);
    else if ("eject" in effect || "leave" in effect) alarms.add(from);
  };
  const nodeOf = (id: string): object => mission.cards.get(id)?.card ?? mission.items.get(id)!;
  const takes = (from: object, thing: string | undefined, guard: Guard): void => {
    if (thing === undefined) return;
    const without: Guard = { ...guard, unless: [...(guard.unless ?? []), gone(thing)] };
    const item = mission.items.get(thing);
    if (item !== undefined) edge(from, item, { guard: without });
    if (item === undefined || item.colour === "green" || item.colour === "white")
      write(from, thing, true, without);
  };

  for (const { card } of mission.cards.values()) side(card, card.variants);
  for (const item of pack.items) {
    side(item, item.variants);
    if ((item.colour === "yellow" || item.colour === "red") && item.after === "remove")
      write(item, gone(item.id), true);
    // Tests and options of what somebody has are open everywhere (AM-76, AM-87).
    const [variant] = item.variants;
    if (item.colour !== "green" && item.colour !== "white") continue;
    const offers = {};
    edge(ANYWHERE, offers, { guard: { needs: [item.id] }, free: true });
    for (const test of variant?.tests ?? []) ofTest(offers, test, true, false);
    for (const option of variant?.options ?? [])
      edge(offers, option, { free: true, commits: option.commits === true });
  }
  for (const { id, interactions, snap, gear } of pack.receptacles) {
    for (const interaction of interactions) side(interaction, interaction.variants);
    if (!receptacles.includes(id)) continue;
    if (snap.deed !== undefined) edge(ANYWHERE, snap.deed, { guard: { when: snap.deed.when }, free: true });
    const again = gear.hook === "interaction.again" || hooked(pack, "interaction.again");
    if (again) for (const interaction of interactions) edge(ANYWHERE, interaction, { free: true });
  }
  const sides = [...mission.sides.values()];
  for (const { variants } of sides)
    for (const variant of variants) {
      ofEffects(variant, variant.effects);
      for (const test of variant.tests) ofTest(variant, test, true, false);
      if (variant.conflict?.kind === "personal") ofTest(variant, variant.conflict.test, false, false);
      if (variant.conflict?.kind === "group") edge(variant, mission.conflicts.get(variant.conflict.id)!);
      for (const option of variant.options)
        edge(variant, option, {
          guard: option.when === undefined ? {} : { when: option.when },
          free: true,
          commits: option.commits === true,
        });
    }
  for (const { option } of mission.options.values()) {
    price(option, option.price);
    ofEffects(option, option.effects);
  }
  for (const { test } of mission.tests.values())
    for (const cell of Object.values(test.results)) if (cell !== "same") ofEffects(cell, cell.effects);
  for (const list of mission.lists)
    for (const effect of list) {
      if ("choose" in effect) for (const choice of effect.choose.options) ofEffects(choice, choice.effects);
      if ("chorus" in effect) {
        ofEffects(effect.chorus.right, effect.chorus.right);
        ofEffects(effect.chorus.wrong, effect.chorus.wrong);
      }
    }
  for (const { snap } of pack.receptacles)
    if (snap.deed !== undefined) ofEffects(snap.deed, snap.deed.effects);
  for (const conflict of pack.conflicts) {
    const guard = { unless: [defeated(conflict.id)] };
    for (const test of conflict.tests) ofTest(conflict, test, false, true);
    write(conflict, defeated(conflict.id), true, guard);
    const won = conflict.onDefeat;
    edge(conflict, won);
    ofEffects(won, won);
    alarms.add(conflict);
  }
  // AM-77: what lasts until an Update may be gone at any time.
  for (const { id, rule } of pack.tokens) if (rule?.until === "update") write(ANYWHERE, id, false);
  const lies = new Set([...writes.values()].flat().flatMap(({ fact, value }) => (value ? [fact] : [])));
  for (const place of pack.locations)
    for (const { card } of mission.cards.values()) {
      if (card.only !== undefined && !card.only.includes(receptacles.length)) continue;
      if (!place.panorama.includes(card.id) && !lies.has(laid(card.id, place.id))) continue;
      edge(place, card, { guard: { needs: [laid(card.id, place.id)] } });
    }
  for (const trigger of pack.triggers) {
    edge(ANYWHERE, trigger, { guard: trigger.when === undefined ? {} : { when: trigger.when } });
    ofEffects(trigger, trigger.effects);
  }
  return { edges, writes, ends, alarms };
}

const hooked = ({ items, tokens, receptacles }: Mission["pack"], hook: string): boolean =>
  [...items, ...tokens].some(({ rule }) => rule?.hook === hook) ||
  receptacles.some(({ talent }) => talent?.hook === hook);
