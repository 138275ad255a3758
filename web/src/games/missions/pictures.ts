/** Pictures of a mission: the page knows how to find one whose name it was told, and no other. */

import { edition, files, type Weather, weathers } from "virtual:missions/art";
import { sha256 } from "@chronarium/kernel";
import type { View } from "@chronarium/missions";
import type { Language } from "../../text/catalogue.ts";

const known = new Set(files);
const addresses = new Map<string, string | undefined>();

const nameOf = (full: string): string => sha256(`${edition}/${full}`).slice(0, 24);

/** The address of a picture, where it has been drawn. */
function pictureOf(mission: string, name: string): string | undefined {
  const full = `${mission}/${name}`;
  if (!addresses.has(full)) {
    const file = nameOf(full);
    addresses.set(full, known.has(file) ? `/assets/m-${file}.svg` : undefined);
  }
  return addresses.get(full);
}

/** The name of the file at an address. */
export const fileIn = (src: string): string => src.replace(/#.*/, "").replace(/^.*\//, "");

export const CARD = { width: 196, height: 332 } as const;

/** `l3-b+desk-lid` is the second window of the scene `l3`, with `l3+desk-lid` over it. */
function filesOf(art: string): { readonly names: readonly string[]; readonly window: number } {
  const [part = "", ...over] = art.split("+");
  const [, scene = part, letter = "a"] = /^(.+)-([a-h])$/.exec(part) ?? [];
  return {
    names: [scene, ...over.map((layer) => `${scene}+${layer}`)],
    window: letter.charCodeAt(0) - "a".charCodeAt(0),
  };
}

/** The drawings of a card, the uppermost last. A sign that has words is another file in another language. */
export function cardPictures(mission: string, art: string | null, language: Language): readonly string[] {
  if (art === null) return [];
  const { names, window } = filesOf(art);
  const view = `#svgView(viewBox(${window * CARD.width},0,${CARD.width},${CARD.height}))`;
  return names.flatMap((name) => {
    const src = pictureOf(mission, `${name}@${language}`) ?? pictureOf(mission, name);
    return src === undefined ? [] : [`${src}${view}`];
  });
}

const STILL: readonly Weather[] = [];

/** What moves on a card. It belongs to the scene, not to what has come to light on it. */
export function cardWeather(mission: string, art: string | null): readonly Weather[] {
  const [part = ""] = art?.split("+") ?? [];
  return weathers[nameOf(`${mission}/${part}`)] ?? STILL;
}

/** The whole scene of a place, without what lies over single cards. */
export function sceneOf({ visit, mission }: View): string | undefined {
  const art = visit?.cards[0]?.art;
  return art == null ? undefined : pictureOf(mission.id, filesOf(art).names[0] ?? "");
}

/** A conflict may have a scene of its own; else it is fought where everybody stands. */
export const conflictPicture = (view: View): string | undefined =>
  (view.conflict === null
    ? undefined
    : pictureOf(view.mission.id, view.conflict.id.replace("conf:", "conflict-"))) ?? sceneOf(view);

/** The uppermost map that lies on the table: that of the newest white Item which has one, else the first. */
export const mapOf = ({ mission, white }: View): string | undefined =>
  white
    .toReversed()
    .map(({ id }) => pictureOf(mission.id, id.replace("item:", "map-")))
    .find((src) => src !== undefined) ?? pictureOf(mission.id, "map-base");

/** A mission may draw each of its endings, or one picture for all of them. */
export const endPicture = ({ mission, end }: View): string | undefined =>
  (end?.id == null ? undefined : pictureOf(mission.id, end.id.replace(":", "-"))) ??
  pictureOf(mission.id, "end");

/** `item:1` and `gear:ruben` as they lie on the table. */
export const thingPicture = (mission: string, id: string): string | undefined =>
  pictureOf(mission, `things/${id.replace(":", "-")}`);

export type Mood = "calm" | "tense";

export function portraitOf(mission: string, portrait: string, mood: Mood = "calm"): string | undefined {
  const tense = mood === "tense" ? pictureOf(mission, `people/${portrait}-2`) : undefined;
  return tense ?? pictureOf(mission, `people/${portrait}`);
}
