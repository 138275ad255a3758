/** Pictures of a mission: the page knows how to find one whose name it was told, and no other. */

import { edition, files } from "virtual:missions/art";
import { sha256 } from "@chronarium/kernel";

const known = new Set(files);
const addresses = new Map<string, string | undefined>();

/** The address of a picture, where it has been drawn. */
export function pictureOf(mission: string, name: string): string | undefined {
  const full = `${mission}/${name}`;
  if (!addresses.has(full)) {
    const file = sha256(`${edition}/${full}`).slice(0, 24);
    addresses.set(full, known.has(file) ? `/assets/m-${file}.svg` : undefined);
  }
  return addresses.get(full);
}

/** Cards are cut from one scene: `bakery-b` is its second card. */
export const CARD = { width: 196, height: 332 } as const;

export function cardPicture(mission: string, art: string): string | undefined {
  const cut = /^(.+)-([a-h])$/.exec(art);
  const [, scene = "", letter = ""] = cut ?? [];
  const whole = cut === null ? undefined : pictureOf(mission, scene);
  if (whole === undefined) return pictureOf(mission, art);
  const x = (letter.charCodeAt(0) - "a".charCodeAt(0)) * CARD.width;
  return `${whole}#svgView(viewBox(${x},0,${CARD.width},${CARD.height}))`;
}

/** `item:1` and `gear:ruben` as they lie on the table. */
export const thingPicture = (mission: string, id: string): string | undefined =>
  pictureOf(mission, `things/${id.replace(":", "-")}`);

export type Mood = "calm" | "tense";
const TENSE = ["fierce", "wary", "worried", "stern"] as const;

export function portraitOf(mission: string, portrait: string, mood: Mood = "calm"): string | undefined {
  const calm = pictureOf(mission, `people/${portrait}`);
  if (mood === "calm") return calm;
  return TENSE.map((name) => pictureOf(mission, `people/${portrait}-${name}`)).find(Boolean) ?? calm;
}
