/** The ring, the two figures, portals and sliding tiles. */
import { isLocked, type LaidTile, movesOf, type Player, SPACES, type Space } from "../../src/index.ts";
import type { Diagram, Picture, WorkshopMarks } from "./types.ts";

const white = (tile: LaidTile["tile"]): LaidTile => ({ tile, side: "white" });
const blue = (tile: LaidTile["tile"]): LaidTile => ({ tile, side: "blue" });
const SLOTS: Player["slots"] = { TL: white("P01"), TR: white("P02"), BL: white("P03"), BR: white("P07") };
const SHIFTED: Player["slots"] = { ...SLOTS, TL: blue("P10"), BL: white("P01") };

const standing = (
  assistant: Space,
  chronomancer: Space,
  overlay: WorkshopMarks = {},
  slots = SLOTS,
): Extract<Picture, { kind: "workshop" }> => ({
  kind: "workshop",
  player: { assistant, chronomancer, slots, open: [] },
  overlay,
});

/** With every space that either figure may go to. */
const moves = (assistant: Space, chronomancer: Space, overlay: WorkshopMarks = {}): Picture => {
  const both = { assistant, chronomancer };
  return standing(assistant, chronomancer, {
    legal: { assistant: movesOf(both, "assistant"), chronomancer: movesOf(both, "chronomancer") },
    ...(isLocked(both) && { locked: ["assistant"] }),
    ...overlay,
  });
};

export const workshop: readonly Diagram[] = [
  {
    at: ["CM-9"],
    pictures: [standing("LA", "LC", { hint: SPACES.map((at, i) => ({ at, number: i + 1 })) })],
    caption: {
      en: "The ring, clockwise: 1 LC and 2 LA in the left Time Machine, 3 T1, 4 T2, 5 T3, 6 RC and 7 RA in the right one, 8 B1, 9 B2, 10 B3. Both figures stand where they begin.",
      fr: "L’anneau, dans le sens des aiguilles d’une montre : 1 LC et 2 LA dans la Machine Temporelle de gauche, 3 T1, 4 T2, 5 T3, 6 RC et 7 RA dans celle de droite, 8 B1, 9 B2, 10 B3. Les deux figurines sont à leur départ.",
    },
  },
  {
    at: ["CM-11"],
    pictures: [
      { kind: "tile", tile: white("P09") },
      { kind: "tile", tile: blue("P09") },
    ],
    caption: {
      en: "Tile P09, white and blue. Its left edge costs 2 Hours and 1 Corruption card on the white side, only 2 Hours on the blue one; its right edge 1 Hour on both.",
      fr: "La tuile P09, face blanche et face bleue. Son bord gauche coûte 2 Heures et 1 carte Corruption sur la face blanche, 2 Heures seulement sur la bleue ; son bord droit, 1 Heure sur les deux.",
    },
  },
  {
    at: ["CM-14 CM-18"],
    pictures: [moves("LA", "LC", { ghost: { figure: "assistant", to: "T3" } })],
    caption: {
      en: "From LA the Assistant may go to T1, T2, T3 or RA, and no further. The arrow shows him going to T3.",
      fr: "De LA, l’Assistant peut aller en T1, T2, T3 ou RA, pas plus loin. La flèche le montre allant en T3.",
    },
  },
  {
    at: ["CM-15"],
    pictures: [moves("RA", "T2")],
    caption: {
      en: "The Assistant at RA is locked. Only the Chronomancer at T2 can move: to T3, or to RC, which frees the Assistant.",
      fr: "L’Assistant en RA est enfermé. Seul le Chronomancien en T2 peut bouger : en T3, ou en RC, ce qui libère l’Assistant.",
    },
  },
  {
    at: ["CM-16", "CM-12 CM-14 CM-15 CM-16 CM-17 CM-19 CM-A 3 CM-A 7 CM-A 30"],
    pictures: [moves("T3", "LC", { ghost: { figure: "chronomancer", to: "T2" } })],
    caption: {
      en: "The Assistant stands at T3. The Chronomancer at LC may go to T1 or T2, as the arrow shows, but not to T3 or past it. The Assistant may only go to RA.",
      fr: "L’Assistant est en T3. Le Chronomancien, en LC, peut aller en T1 ou en T2, comme le montre la flèche, mais pas en T3 ni au-delà. L’Assistant ne peut aller qu’en RA.",
    },
  },
  {
    at: ["CM-21", "CM-21 CM-23 CM-24 CM-25 BG-28"],
    pictures: [
      standing("RA", "LC", {
        chosen: "RA",
        icons: { legal: ["R", "G", "B", "Y"], chosen: ["R", "B"] },
      }),
    ],
    caption: {
      en: "Freeze Time at RA: the Frozen Hours of the Warriors and the Wizards are lifted off, and their two icons are open.",
      fr: "Figer le Temps en RA : les Heures Gelées des Guerriers et des Magiciens sont levées, et leurs deux icônes sont ouvertes.",
    },
  },
  {
    at: ["CM-26 CM-27 CM-28"],
    pictures: [
      { ...standing("LA", "LC", { column: "left" }), when: "before" },
      { kind: "tile", tile: blue("P10"), when: "before" },
      { ...standing("LA", "LC", {}, SHIFTED), when: "after" },
      { kind: "tile", tile: blue("P03"), when: "after" },
    ],
    caption: {
      en: "Tile P10 of the Time Stream is pushed into the left column. P01 slides down; P03 drops out, flips to its blue side and joins the Time Stream.",
      fr: "La tuile P10 du Flux Temporel est poussée dans la colonne de gauche. P01 descend ; P03 sort, se retourne sur sa face bleue et rejoint le Flux Temporel.",
    },
  },
  {
    at: ["CM-30", "CM-30 DS-1 DS-2"],
    pictures: [standing("T3", "LC", { chosen: "T2" })],
    caption: {
      en: "Portal T2 joins the right edge of P01 (1 Hour) and the left edge of P02 (1 Hour). The right half offers a blue or yellow Relic, for 1 + 1 = 2 Hours.",
      fr: "La case Portail T2 unit le bord droit de P01 (1 Heure) et le bord gauche de P02 (1 Heure). La moitié droite offre une Relique bleue ou jaune, pour 1 + 1 = 2 Heures.",
    },
  },
];
