/** Everything that is needed to speak of a table of the Chronomancer, and the words that many parts share. */
import {
  COLOURS,
  type Colour,
  type Cost,
  type PerColour,
  PIECES,
  type Piece,
  type Who,
} from "@chronarium/chronomancer";
import type { GameText } from "@chronarium/chronomancer/text";
import type { Paint, Style } from "../paint.ts";
import type { Names } from "../terminal-game.ts";
import type { ChronomancerPlayText } from "./text/index.ts";

export type Speech = {
  readonly text: ChronomancerPlayText;
  readonly words: GameText;
  readonly names: Names;
};

const STYLES: Readonly<Record<Piece, Style>> = {
  R: "warriors",
  G: "bards",
  B: "wizards",
  Y: "nobles",
  X: "rogues",
};
export const pieceStyle = (piece: Piece): Style => STYLES[piece];

export const letters = ({ text }: Speech, pieces: readonly Piece[], paint: Paint): string =>
  pieces.map((piece) => paint(STYLES[piece], text.letters[piece])).join("");

/** "2R 1X". */
export const tally = ({ text }: Speech, pieces: readonly Piece[]): string =>
  PIECES.map((piece) => [piece, pieces.filter((other) => other === piece).length] as const)
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => `${count}${text.letters[piece]}`)
    .join(" ");

/** "2h 1c"; nothing at all is "0h". */
export const shortCost = ({ hours, corruption }: Cost): string =>
  `${hours}h${corruption === 0 ? "" : ` ${corruption}c`}`;

export const whoName = ({ words, names }: Speech, who: Who): string => words.who(who, names);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "2R 1B": Goods of one size. */
export const colourTally = (speech: Speech, goods: PerColour): string =>
  tally(
    speech,
    COLOURS.flatMap((colour) => Array<Colour>(goods[colour]).fill(colour)),
  );
