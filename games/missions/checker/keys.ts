/** Every text key of a pack, with its slot: how long the words may be, and who hears them (4.11). */
import type { Pack } from "../src/pack.ts";
import { eachEffect, rootsOf, sidesOf, testsOf } from "../src/walk.ts";

export type Slot =
  | "card"
  | "aloud"
  | "interaction"
  | "item"
  | "event"
  | "button"
  | "cell"
  | "long"
  | "name"
  | "coach";
export type KeyAt = {
  readonly key: string;
  readonly slot: Slot;
  readonly object: object;
  readonly field: readonly (string | number)[];
};

/** Characters that fit the printed card. */
export const LENGTHS: Readonly<Record<Slot, number>> = {
  card: 900,
  aloud: 900,
  interaction: 500,
  item: 420,
  // A red Item fills a card of its own and is read to all.
  event: 900,
  button: 28,
  cell: 320,
  long: 2400,
  name: 60,
  coach: 160,
};

export function keysOf(pack: Pack): readonly KeyAt[] {
  const found: KeyAt[] = [];
  const add = (slot: Slot, object: object, key: string | undefined, ...field: (string | number)[]) => {
    if (key !== undefined && key !== "") found.push({ key, slot, object, field });
  };
  add("name", pack, pack.title, "title");
  add("long", pack, pack.lead, "lead");
  for (const [at, key] of pack.contentNotes.entries()) add("long", pack, key, "contentNotes", at);
  add("card", pack, pack.setup.order, "setup", "order");
  add("card", pack, pack.setup.return, "setup", "return");
  for (const card of pack.setup.prologue) {
    add("aloud", card, card.text, "text");
    add("long", card, card.alt, "alt");
  }
  for (const act of pack.acts) add("name", act, act.name, "name");
  for (const coach of pack.tutorial?.coach ?? []) add("coach", coach, coach.text, "text");
  for (const ending of pack.endings)
    for (const variant of ending.variants) add("long", variant, variant.text, "text");
  for (const receptacle of pack.receptacles) {
    const { name, story, talent, gear, snap, interactions } = receptacle;
    add("name", receptacle, name, "name");
    for (const [at, key] of story.entries()) add("card", receptacle, key, "story", at);
    add("item", receptacle, talent?.text, "talent", "text");
    add("name", gear, gear.name, "name");
    add("item", gear, gear.text, "text");
    add("card", snap, snap.text, "text");
    if (snap.deed !== undefined) add("button", snap.deed, snap.deed.text, "text");
    for (const interaction of interactions) add("name", interaction, interaction.npc, "npc");
  }
  for (const location of pack.locations) {
    add("name", location, location.name, "name");
    for (const card of location.cards) {
      add("name", card, card.caption, "caption");
      for (const face of card.faces) add("long", card, face.alt, "alt");
      for (const [at, key] of (card.keywords ?? []).entries()) add("name", card, key, "back", "keywords", at);
    }
  }
  for (const item of pack.items) add("name", item, item.name, "name");
  for (const token of pack.tokens) {
    add("name", token, token.name, "name");
    add("item", token, token.text, "text");
  }
  for (const side of sidesOf(pack))
    for (const variant of side.variants) {
      const slot: Slot =
        side.kind === "interaction"
          ? "interaction"
          : side.item?.colour === "red"
            ? "event"
            : side.item !== undefined
              ? "item"
              : side.card?.readAloud === true
                ? "aloud"
                : "card";
      add(slot, variant, variant.text, "text");
      for (const [reader, key] of Object.entries(variant.knows ?? {}))
        add("cell", variant, key, "knows", reader);
      for (const [at, key] of (variant.hints ?? []).entries()) add("long", variant, key, "hints", at);
      for (const [at, key] of (variant.chips ?? []).entries()) add("button", variant, key, "chips", at);
      for (const option of variant.options) add("button", option, option.text, "text");
    }
  for (const { test } of testsOf(pack)) {
    add("button", test, test.name, "name");
    for (const cell of Object.values(test.results)) {
      if (cell === "same") continue;
      if (typeof cell.text === "string") add("cell", cell, cell.text, "text");
      else for (const text of cell.text ?? []) add("cell", text, text.text, "text");
    }
  }
  for (const conflict of pack.conflicts) {
    add("name", conflict, conflict.name, "name");
    add("card", conflict, conflict.text, "text");
  }
  for (const { effects } of rootsOf(pack))
    eachEffect(effects, (effect) => {
      if ("choose" in effect) {
        add("item", effect, effect.choose.prompt, "choose", "prompt");
        for (const choice of effect.choose.options) add("button", choice, choice.text, "text");
      }
      if ("chorus" in effect)
        for (const line of effect.chorus.lines) add("item", effect, line.text, "chorus", "lines");
    });
  return found;
}
