/** Boats, docks, the Clock and the market. */
import {
  type BoatState,
  type Colour,
  type Dock,
  freeDocks,
  type Goods,
  marksFor,
  type Piece,
  type Pier,
  proceeds,
  type Size,
} from "../../src/index.ts";
import type { Diagram, Picture, Timepiece } from "./types.ts";

const boat = (pieces: string, dock: Dock | null = null): BoatState => ({
  pieces: pieces.split("") as Piece[],
  dock,
});
const SEA = ["RG", "GB", "RX", "YR", "GG", "BY"].map((pieces) => boat(pieces));
const FULL = [
  boat("RG"),
  boat("GBRR"),
  boat("RXG"),
  boat("YR"),
  boat("GGRX", "right"),
  boat("BYRG", "centreRight"),
];
const MARKET = [
  boat("RRGB", "left"),
  boat("RRRB", "centreLeft"),
  boat(""),
  boat("BYYX", "centreRight"),
  boat("GGYX", "right"),
  boat(""),
];
const SOLD: Goods = {
  small: { R: 2, G: 0, B: 0, Y: 0 },
  large: { R: 0, G: 0, B: 1, Y: 0 },
};
const sum = (colour: Colour, size: Size, pier: Pier): string => {
  const goods = { small: 0, large: 0, [size]: SOLD[size][colour] };
  const { worth, buyers, gold } = proceeds({ boats: MARKET }, colour, { ...goods, pier, withRogues: false });
  return `${worth} × ${buyers} = ${gold}`;
};

const at = (key: number, hour: number, order: number): Timepiece => ({ key, hour, order });
type ClockPicture = Extract<Picture, { kind: "clock" }>;
const clock = (drawn: Omit<ClockPicture["clock"], "marks">, players = 3): ClockPicture => ({
  kind: "clock",
  clock: { marks: marksFor(players), ...drawn },
});

export const cove: readonly Diagram[] = [
  {
    at: ["BG-28"],
    pictures: [clock({ timepieces: [at(0, 4, 1), at(1, 4, 2), at(2, 6, 3)], acting: 1 })],
    caption: {
      en: "The square and the triangle share hour IV, furthest back. The triangle came last, lies on top and acts; then the square, then the diamond on VI.",
      fr: "Le carré et le triangle sont à l’heure IV, les plus en arrière. Le triangle, arrivé en dernier, est au-dessus et joue ; puis le carré, puis le losange en VI.",
    },
  },
  {
    at: ["BG-30", "BG-30 BG-36 BG-79"],
    pictures: [
      clock(
        {
          timepieces: [at(0, 5, 2), at(1, 6, 1)],
          acting: 0,
          cross: { from: 5, to: 8 },
          ghost: { key: 0, hour: 8 },
        },
        2,
      ),
    ],
    caption: {
      en: "Two players: a mark on every even hour. Moving 3 Hours from V to VIII meets the marks on VI and VIII.",
      fr: "Deux joueurs : un repère toutes les heures paires. De V à VIII, 3 Heures rencontrent les repères de VI et de VIII.",
    },
  },
  {
    at: ["BG-34 BG-35"],
    pictures: [
      {
        kind: "cove",
        boats: SEA,
        overlay: { docks: ["left", "centreLeft", "centreRight", "right"] },
      },
    ],
    caption: {
      en: "Six boats at sea, 1 to 3 on the left, 4 to 6 on the right. The four docks: left pier, both sides of the central pier, right pier.",
      fr: "Six bateaux en mer, 1 à 3 à gauche, 4 à 6 à droite. Les quatre postes : le quai de gauche, les deux côtés du quai central, le quai de droite.",
    },
  },
  {
    at: ["BG-36"],
    pictures: [
      {
        kind: "cove",
        boats: FULL,
        overlay: { chosenBoats: [2], docks: freeDocks({ boats: FULL }, 2) },
      },
    ],
    caption: {
      en: "Boat 2 is full. It may dock at the left pier or on the left side of the central pier; the docks of the right half are taken.",
      fr: "Le bateau 2 est plein. Il peut accoster au quai de gauche ou du côté gauche du quai central ; les postes de la moitié droite sont pris.",
    },
  },
  {
    at: ["BG-38"],
    pictures: [clock({ timepieces: [at(0, 7, 2), at(1, 5, 1), at(2, 8, 3)], marker: 9, acting: 1 })],
    caption: {
      en: "The fourth dock is taken while the diamond leads on VIII: the Market marker goes to IX. Everybody still has a turn.",
      fr: "Le quatrième poste est pris alors que le losange mène, en VIII : le marqueur Marché va en IX. Chacun a encore un tour.",
    },
  },
  {
    at: ["BG-41 BG-42"],
    pictures: [
      {
        ...clock({ timepieces: [at(0, 9, 1), at(1, 11, 2), at(2, 10, 3)], marker: 9 }),
        when: "before",
      },
      {
        ...clock({ timepieces: [at(0, 9, 1), at(2, 9, 2), at(1, 9, 3)], marker: 9 }),
        when: "after",
      },
    ],
    caption: {
      en: "All have reached the marker on IX. The triangle went furthest and comes to lie on top, the diamond below it, then the square.",
      fr: "Tous ont atteint le marqueur, en IX. Le triangle, allé le plus loin, se retrouve au-dessus, le losange sous lui, puis le carré.",
    },
  },
  {
    at: ["BG-46", "BG-46 BG-48 BG-49"],
    pictures: [
      { kind: "cove", boats: MARKET },
      {
        kind: "shelf",
        goods: SOLD,
        tags: { small: { R: sum("R", "small", "centre") }, large: { B: sum("B", "large", "centre") } },
      },
    ],
    caption: {
      en: "At the Black Market stand 3 Warriors and 2 Wizards. 2 red Relics bring (2 + 2) × 3 = 12 Gold there, 1 blue Artifact 6 × 2 = 12, each colour for 1 Corruption card.",
      fr: "Au Marché noir se tiennent 3 Guerriers et 2 Magiciens. 2 Reliques rouges y rapportent (2 + 2) × 3 = 12 Or, 1 Artefact bleu 6 × 2 = 12, chaque couleur pour 1 carte Corruption.",
    },
  },
];
