/** What people type instead of the full words: `keep D2`, `upgrade C2 to castle`, `travel 1 faith`. */
import {
  type Action,
  type BuildingType,
  COLOURS,
  type Colour,
  ERAS,
  type Era,
  kindName,
  SIZES,
  type Size,
  type SquareId,
  TYPES,
} from "@chronarium/khronos";
import { longestFirst, type Phrase, phrase, tokensOf } from "../phrases.ts";
import { VERBS, type Verb, type Vocabulary } from "./text/index.ts";
import { type GameWords, kindWord } from "./words.ts";

/** An action as far as somebody said it. What is missing is filled from the legal actions. */
export type TypedAction = {
  readonly type: Action["type"];
  readonly era?: Era;
  readonly building?: BuildingType;
  readonly size?: Size;
  /** The old building of an upgrade, the square of everything else. */
  readonly at?: SquareId;
  /** Where the upgraded building is to stand. */
  readonly onto?: SquareId;
  readonly pawn?: 0 | 1;
  readonly cards?: readonly Colour[];
  /** How many cards a renovation takes. */
  readonly count?: number;
  readonly from?: "deck" | Colour;
};

export type ShortForm =
  | { readonly ok: true; readonly typed: TypedAction }
  /** `word` is the one that means nothing; without it something is missing. */
  | { readonly ok: false; readonly word?: string };

type Token =
  | { readonly is: "verb"; readonly verb: Verb }
  | { readonly is: "kind"; readonly building: BuildingType; readonly size: Size }
  | { readonly is: "era"; readonly era: Era }
  | { readonly is: "colour"; readonly colour: Colour }
  | { readonly is: "square"; readonly square: SquareId }
  | { readonly is: "number"; readonly number: number }
  | { readonly is: "deck" | "all" | "none" | "filler" };

export type Lexicon = readonly Phrase<Token>[];

export function lexiconOf(words: GameWords, vocabularies: readonly Vocabulary[]): Lexicon {
  const phrases: Phrase<Token>[] = [];
  const add = (text: string, token: Token): void => {
    phrases.push(phrase(text, token));
  };
  for (const building of TYPES)
    for (const size of SIZES)
      for (const name of [kindName(building, size), kindWord(words, building, size)])
        add(name, { is: "kind", building, size });
  for (const era of ERAS) for (const name of [era, words.eras[era]]) add(name, { is: "era", era });
  for (const colour of COLOURS)
    for (const name of [colour, ...Object.values(words.colours[colour])]) add(name, { is: "colour", colour });
  for (const verb of VERBS) add(verb, { is: "verb", verb });
  for (const vocabulary of vocabularies) {
    for (const verb of VERBS) for (const name of vocabulary.verbs[verb]) add(name, { is: "verb", verb });
    for (const name of vocabulary.deck) add(name, { is: "deck" });
    for (const name of vocabulary.all) add(name, { is: "all" });
    for (const name of vocabulary.none) add(name, { is: "none" });
    for (const name of vocabulary.fillers) add(name, { is: "filler" });
  }
  return longestFirst(phrases);
}

/** `decision` is what the game waits for besides a turn; then a bare square or colour is an answer. */
export function readShortForm(
  lexicon: Lexicon,
  line: string,
  context: { readonly decision?: Action["type"] | undefined; readonly hand: readonly Colour[] },
): ShortForm {
  const read = tokensOf(lexicon, line, squareOrNumber);
  if (!read.ok) return read;
  const { tokens } = read;
  // Whatever is no answer is read as in a turn: the rules then say what they wait for.
  const typed = answerWish(tokens, context) ?? turnWish(tokens, context.hand);
  return typed === undefined ? { ok: false } : { ok: true, typed };
}

const SQUARE = /^[a-p]\d{1,2}$/;

function squareOrNumber(word: string): Token | undefined {
  if (SQUARE.test(word)) return { is: "square", square: word.toUpperCase() };
  return /^\d$/.test(word) ? { is: "number", number: Number(word) } : undefined;
}

/** What the words contain, whatever their order. */
function gather(tokens: readonly Token[]): {
  readonly verb: Verb | undefined;
  readonly kind: { readonly building: BuildingType; readonly size: Size } | undefined;
  readonly era: Era | undefined;
  readonly squares: readonly SquareId[];
  readonly colours: readonly Colour[];
  readonly number: number | undefined;
  readonly said: (is: Token["is"]) => boolean;
} {
  const said = (is: Token["is"]): boolean => tokens.some((token) => token.is === is);
  return {
    verb: tokens.find((token) => token.is === "verb")?.verb,
    kind: tokens.find((token) => token.is === "kind"),
    era: tokens.find((token) => token.is === "era")?.era,
    squares: tokens.flatMap((token) => (token.is === "square" ? [token.square] : [])),
    colours: tokens.flatMap((token) => (token.is === "colour" ? [token.colour] : [])),
    number: tokens.find((token) => token.is === "number")?.number,
    said,
  };
}

function turnWish(tokens: readonly Token[], hand: readonly Colour[]): TypedAction | undefined {
  const { verb, kind, era, squares, colours, number, said } = gather(tokens);
  const [at, onto] = squares;
  const inEra = era === undefined ? {} : { era };
  const atSquare = at === undefined ? {} : { at };
  switch (verb) {
    case undefined:
    case "build":
      if (kind === undefined) return undefined;
      return { type: "build", building: kind.building, size: kind.size, ...inEra, ...atSquare };
    case "upgrade":
      return {
        type: "upgrade",
        ...inEra,
        ...atSquare,
        ...(kind === undefined ? {} : { building: kind.building, size: kind.size }),
        ...(onto === undefined ? {} : { onto }),
      };
    case "demolish":
      return { type: "demolish", ...inEra, ...atSquare };
    case "populate":
      return { type: "populate", ...atSquare };
    case "renovate":
      return { type: "renovate", ...atSquare, ...(number === undefined ? {} : { count: number }) };
    case "travel": {
      const pawn = number === 1 ? 0 : number === 2 ? 1 : undefined;
      if (number !== undefined && pawn === undefined) return undefined;
      return { type: "travel", ...inEra, ...(pawn === undefined ? {} : { pawn }) };
    }
    case "exchange": {
      const cards = said("all") ? hand : colours;
      return { type: "exchange", ...(cards.length === 0 ? {} : { cards: sorted(cards) }) };
    }
    case "end":
      return { type: "end" };
    default:
      return undefined;
  }
}

function answerWish(
  tokens: readonly Token[],
  { decision, hand }: { readonly decision?: Action["type"] | undefined; readonly hand: readonly Colour[] },
): TypedAction | undefined {
  const { squares, colours, said } = gather(tokens);
  const [at] = squares;
  const [colour] = colours;
  switch (decision) {
    case "chooseLoser":
    case "placeDownsized":
      return at === undefined ? undefined : { type: decision, at };
    case "draw":
      if (said("deck")) return { type: "draw", from: "deck" };
      return colour === undefined ? undefined : { type: "draw", from: colour };
    case "keep":
      // "keep" by itself keeps nothing; with a square it would be the building.
      if (said("none") || (said("kind") && colours.length + squares.length === 0))
        return { type: "keep", cards: [] };
      if (said("all")) return { type: "keep", cards: hand };
      return colours.length === 0 ? undefined : { type: "keep", cards: sorted(colours) };
    default:
      return undefined;
  }
}

const sorted = (cards: readonly Colour[]): readonly Colour[] =>
  COLOURS.flatMap((colour) => cards.filter((card) => card === colour));
