/** Tables of the rulebook that the tables of the game fill, so that no number is written twice. */
import { CONFIG } from "../src/config.ts";
import { movesOf } from "../src/ring.ts";
import {
  ABILITIES,
  COLOURS,
  CORRUPTION_COPIES,
  CORRUPTION_IDS,
  type Cost,
  FRAME,
  LEVELS,
  PEDDLER_CARD,
  PEDDLER_CARDS,
  PIECES,
  PIECES_IN_GAME,
  ROGUE_CARDS,
  ROGUE_ICONS,
  SIZES,
  SPACES,
  type Space,
  TILE,
  TILES,
  type TownsfolkSet,
} from "../src/tables.ts";
import { iconsOf, setOf, TOWNSFOLK_IDS } from "../src/townsfolk.ts";
import { hour } from "../text/pieces.ts";
import type { GameText } from "../text/types.ts";

type Table = readonly (readonly string[])[];
type Head = readonly string[];
type Words<Key extends keyof GameText> = Pick<GameText, Key>;

const NONE = "–";
const costCell = (cost: Cost, words: Words<"cost">): string =>
  cost.hours + cost.corruption === 0 ? NONE : words.cost(cost);

/** BG-2. */
export const adventurers = (head: Head, { pieces, colours }: Words<"pieces" | "colours">): Table => [
  head,
  ...PIECES.map((piece) => [
    pieces[piece].many,
    piece === "X" ? NONE : colours[piece].name,
    String(PIECES_IN_GAME[piece]),
  ]),
];

/** BG-32. */
export const marks = (head: Head): Table => [
  head,
  ...["1", "2", "3", "4"].map((players) => [
    players,
    (CONFIG.marks[Number(players)] ?? []).map(hour).join(", "),
  ]),
];

/** BG-51. */
export const baseValues = (head: Head, { colours }: Words<"colours">): Table => [
  head,
  ...COLOURS.map((colour) => [
    colours[colour].name,
    ...SIZES.map((size) => String(CONFIG.base[size][colour])),
  ]),
];

/** DS-1: a star for the two that begin on top. */
export const tiles = (head: Head, words: Words<"portal" | "cost">): Table => [
  head,
  ...TILES.map((id) => {
    const { marked, action, left, right } = TILE[id];
    const costs = [left.white, right.white, left.blue, right.blue];
    return [
      `${id}${marked ? " ★" : ""}`,
      words.portal(action),
      ...costs.map((cost) => costCell(cost, words)),
    ];
  }),
];

/** DS-2. */
export const frame = (head: Head, words: Words<"portal" | "cost">): Table => [
  head,
  ...(["T1", "T3", "B1", "B3"] as const).map((space) => {
    const printed = FRAME[space];
    return [space, "action" in printed ? words.portal(printed.action) : NONE, costCell(printed.cost, words)];
  }),
];

/** CM-38..CM-42. */
export const abilityTable = (head: Head, { abilities }: Words<"abilities">): Table => [
  head,
  ...ABILITIES.map((ability) => [abilities[ability].name, abilities[ability].does]),
];

/** DS-4. */
export const townsfolkTable = (
  head: Head,
  set: TownsfolkSet,
  words: Words<"townsfolk" | "townsfolkDoes" | "pieces">,
): Table => [
  head,
  ...TOWNSFOLK_IDS.filter((card) => setOf(card) === set).map((card) => [
    words.townsfolk[card],
    words.townsfolkDoes(card),
    iconsOf(card)
      .map((icon) => words.pieces[icon].one)
      .join(", ") || NONE,
  ]),
];

/** DS-6. */
export const corruptionTable = (head: Head, words: Words<"corruption">): Table => [
  head,
  ...CORRUPTION_IDS.map((card) => [
    words.corruption[card],
    String(ROGUE_ICONS[card]),
    String(CORRUPTION_COPIES),
  ]),
];

/** DS-7. */
export const rogueCards = (head: Head, { rogues }: Words<"rogues">): Table => [
  head,
  ...ROGUE_CARDS.map((card) => [
    rogues[card].name,
    String(CONFIG.rogues[card].lair),
    String(CONFIG.rogues[card].bag),
    rogues[card].does,
  ]),
];

/** DS-8. */
export const peddlerCards = (head: Head, { peddlerCard }: Words<"peddlerCard">): Table => [
  head,
  ...PEDDLER_CARDS.map((card) => [
    peddlerCard(card).name,
    String(PEDDLER_CARD[card].hours),
    peddlerCard(card).does,
  ]),
];
export const levelTable = (head: Head, words: Words<"levels">): Table => [
  head,
  ...LEVELS.map((level) => {
    const gold = CONFIG.peddler.gold[level];
    return [words.levels[level], String(gold), String(gold + CONFIG.peddler.cultistsExtra[level])];
  }),
];

/** CM-12..CM-20: every pair of places that a game can reach, in the order of the ring. */
export function moves(head: Head): Table {
  const seen = new Map<string, readonly [assistant: Space, chronomancer: Space]>();
  const visit = (assistant: Space, chronomancer: Space): void => {
    const key = `${assistant}, ${chronomancer}`;
    if (seen.has(key)) return;
    seen.set(key, [assistant, chronomancer]);
    for (const to of movesOf({ assistant, chronomancer }, "assistant")) visit(to, chronomancer);
    for (const to of movesOf({ assistant, chronomancer }, "chronomancer")) visit(assistant, to);
  };
  visit("LA", "LC");
  const place = (space: Space): number => SPACES.indexOf(space);
  // A lap begins in the left Time Machine; there the Chronomancer may still be on the lap before.
  const lap = ([assistant, chronomancer]: readonly [Space, Space]): number =>
    (assistant === "LA" && chronomancer !== "LC" ? 100 : 10 * place(assistant)) + place(chronomancer) / 10;
  return [
    head,
    ...[...seen.values()]
      .toSorted((a, b) => lap(a) - lap(b))
      .map(([assistant, chronomancer]) => [
        assistant,
        chronomancer,
        movesOf({ assistant, chronomancer }, "assistant").join(" ") || NONE,
        movesOf({ assistant, chronomancer }, "chronomancer").join(" ") || NONE,
      ]),
  ];
}
