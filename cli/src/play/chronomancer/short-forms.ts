/** What people type instead of the full words: `a t3`, `seat r 4`, `sell r 2 0 / 0 1`. */
import {
  ABILITIES,
  type Ability,
  type Action,
  BOATS,
  type Boat,
  COLOURS,
  CORRUPTION_IDS,
  type Colour,
  type CorruptionId,
  DEED_KINDS,
  DEEDS,
  type DeedKind,
  type Dock,
  FIGURES,
  type Figure,
  type Frame,
  halfOf,
  PIECES,
  PIERS,
  type Piece,
  type Pier,
  SPACES,
  type Space,
  TILES,
  type TileId,
  TOWNSFOLK_IDS,
  type TownsfolkId,
  type View,
} from "@chronarium/chronomancer";
import type { GameText } from "@chronarium/chronomancer/text";
import { longestFirst, type Phrase, phrase, tokensOf } from "../phrases.ts";
import { VERBS, type Verb, type Vocabulary } from "./text/index.ts";

/** An action as far as somebody said it, by the names of its fields. */
export type TypedAction = { readonly type: Action["type"]; readonly said: Readonly<Record<string, unknown>> };

export type ShortForm =
  | { readonly ok: true; readonly typed: TypedAction }
  /** `word` is the one that means nothing; without it something is missing. */
  | { readonly ok: false; readonly word?: string };

type Token =
  | { readonly is: "verb"; readonly verb: Verb | DeedKind }
  | { readonly is: "figure"; readonly figure: Figure }
  | { readonly is: "piece"; readonly piece: Piece }
  | { readonly is: "pier"; readonly pier: Pier }
  | { readonly is: "space"; readonly space: Space }
  | { readonly is: "tile"; readonly tile: TileId }
  | { readonly is: "folk"; readonly folk: TownsfolkId }
  | { readonly is: "sin"; readonly sin: CorruptionId }
  | { readonly is: "ability"; readonly ability: Ability }
  | { readonly is: "number"; readonly number: number }
  | { readonly is: "slash" | "filler" };

export type Lexicon = readonly Phrase<Token>[];

type Names = Pick<GameText, "townsfolk" | "corruption" | "abilities">;
type Spoken = { readonly vocabulary: Vocabulary; readonly typed: GameText["typed"] };

export function lexiconOf(words: Names, languages: readonly Spoken[]): Lexicon {
  const phrases: Phrase<Token>[] = [];
  const add = (texts: readonly string[], token: Token): void => {
    for (const text of texts) phrases.push(phrase(text, token));
  };
  for (const verb of VERBS) add([verb], { is: "verb", verb });
  for (const space of SPACES) add([space], { is: "space", space });
  for (const tile of TILES) add([tile, tile.replace("P0", "P")], { is: "tile", tile });
  for (const folk of TOWNSFOLK_IDS) add([folk, words.townsfolk[folk]], { is: "folk", folk });
  for (const sin of CORRUPTION_IDS) add([sin, words.corruption[sin]], { is: "sin", sin });
  for (const ability of ABILITIES) add([ability, words.abilities[ability].name], { is: "ability", ability });
  for (const kind of DEED_KINDS) add([kind], { is: "verb", verb: kind });
  for (const { vocabulary, typed: words } of languages) {
    for (const kind of DEED_KINDS) add(words[kind], { is: "verb", verb: kind });
    for (const verb of VERBS) add(vocabulary.verbs[verb], { is: "verb", verb });
    for (const figure of FIGURES) add(vocabulary.figures[figure], { is: "figure", figure });
    for (const piece of PIECES) add(vocabulary.pieces[piece], { is: "piece", piece });
    for (const pier of PIERS) add(vocabulary.piers[pier], { is: "pier", pier });
    add(vocabulary.fillers, { is: "filler" });
  }
  return [...longestFirst(phrases), { words: ["/"], token: { is: "slash" } }];
}

/** The view says what the game waits for: then a bare colour, card or dock is an answer. */
export function readShortForm(lexicon: Lexicon, line: string, view: View): ShortForm {
  const read = tokensOf(lexicon, line.replaceAll("/", " / "), numberIn);
  if (!read.ok) return read;
  const said = gather(read.tokens);
  const typed = said.verb === undefined ? answerWish(said, view) : verbWish(said.verb, said, view);
  return typed === undefined ? { ok: false } : { ok: true, typed };
}

const numberIn = (word: string): Token | undefined =>
  /^\d{1,2}$/.test(word) ? { is: "number", number: Number(word) } : undefined;

/** Whether a line is nothing but names of colours. */
export function isColours(lexicon: Lexicon, line: string): boolean {
  const read = tokensOf(lexicon, line, () => undefined);
  return read.ok && read.tokens.length > 0 && read.tokens.every((token) => token.is === "piece");
}

type Said = {
  readonly tokens: readonly Token[];
  readonly verb: Verb | DeedKind | undefined;
  readonly figure: Figure | undefined;
  readonly pieces: readonly Piece[];
  readonly colours: readonly Colour[];
  readonly piers: readonly Pier[];
  readonly space: Space | undefined;
  readonly tile: TileId | undefined;
  readonly folk: TownsfolkId | undefined;
  readonly sin: CorruptionId | undefined;
  readonly ability: Ability | undefined;
  readonly numbers: readonly number[];
};

/** What the words contain, whatever their order. */
function gather(tokens: readonly Token[]): Said {
  const all = <Is extends Token["is"]>(is: Is): readonly Extract<Token, { is: Is }>[] =>
    tokens.filter((token): token is Extract<Token, { is: Is }> => token.is === is);
  const pieces = all("piece").map(({ piece }) => piece);
  return {
    tokens,
    verb: all("verb")[0]?.verb,
    figure: all("figure")[0]?.figure,
    pieces,
    colours: pieces.flatMap((piece) => (piece === "X" ? [] : [piece])),
    piers: all("pier").map(({ pier }) => pier),
    space: all("space")[0]?.space,
    tile: all("tile")[0]?.tile,
    folk: all("folk")[0]?.folk,
    sin: all("sin")[0]?.sin,
    ability: all("ability")[0]?.ability,
    numbers: all("number").map(({ number }) => number),
  };
}

/** Leaves out what was not said. */
function typed(type: Action["type"], fields: Readonly<Record<string, unknown>>): TypedAction {
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { type, said };
}

function verbWish(verb: Verb | DeedKind, said: Said, view: View): TypedAction | undefined {
  const { figure, pieces, colours, space, tile, folk, ability, numbers } = said;
  const [piece] = pieces;
  const [colour, second] = colours;
  const boats = numbers.flatMap((number): Boat[] => BOATS.filter((boat) => boat === number));
  // A boat that does not exist is a slip, not a typed for any boat.
  const sound = boats.length === numbers.length;
  switch (verb) {
    case "move":
      if (space !== undefined || pieces.length + numbers.length === 0)
        return typed("move", { figure, to: space });
      return deedWish(DEEDS.move, said);
    case "freeze":
      return typed("freeze", { icons: colours.length === 0 ? undefined : colours });
    case "shift":
      return typed("shift", { tile });
    case "relic":
      return typed("relic", { colour });
    case "recruit": {
      const [place] = numbers;
      const card = folk ?? (place === undefined ? undefined : view.town.square[place - 1]);
      return place !== undefined && card === undefined ? undefined : typed("recruit", { card });
    }
    case "place":
      return typed("place", { ability });
    case "seat":
      return sound ? typed("seat", { piece, boat: boats[0] }) : undefined;
    case "recombobulate":
      return typed("recombobulate", { from: colour, to: second });
    case "embiggen":
    case "fracture":
      return typed(verb, { colour });
    case "pay":
      return numbers.length > 0 ? undefined : typed("pay", { frozen: colours });
    case "dock":
      return typed("dock", { dock: dockOf(said.piers[0], view) });
    case "sell":
      return sellWish(said);
    case "close":
    case "pass":
      return typed(verb, {});
    default:
      return deedWish(DEEDS[verb], said);
  }
}

/** The fields of a deed's answer take what was said in its order: pieces, colours, cards, and boats by number. */
function deedWish(
  { answer, fields, sorted = (all) => all }: (typeof DEEDS)[DeedKind],
  { pieces, colours, sin, numbers }: Said,
): TypedAction | undefined {
  const queues = {
    [PIECES.join()]: [...pieces],
    [COLOURS.join()]: [...colours],
    [CORRUPTION_IDS.join()]: sin === undefined ? [] : [sin],
  };
  const boats = [...numbers];
  // A boat that does not exist is a slip, not a word for any boat.
  if (boats.some((number) => !BOATS.some((boat) => boat === number))) return undefined;
  const said = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === "choice" ? queues[field.values.join()]?.shift() : boats.shift(),
  ]);
  return typed(answer, sorted(Object.fromEntries(said)));
}

/** `r 2 0 / 0 1`: Relics at their quay and at the centre, then Artifacts; Rogues by the names of their piers. */
function sellWish({ tokens, colours, pieces, piers }: Said): TypedAction | undefined {
  const slash = tokens.findIndex(({ is }) => is === "slash");
  const numbersOf = (part: readonly Token[]): readonly number[] =>
    part.flatMap((token) => (token.is === "number" ? [token.number] : []));
  const small = numbersOf(slash < 0 ? tokens : tokens.slice(0, slash));
  const large = slash < 0 ? [] : numbersOf(tokens.slice(slash));
  if (small.length > 2 || large.length > 2) return undefined;
  const split = (numbers: readonly number[]): readonly [number, number] => [numbers[0] ?? 0, numbers[1] ?? 0];
  const counted = small.length + large.length > 0;
  return typed("sell", {
    colour: colours[0],
    small: counted ? split(small) : undefined,
    large: counted ? split(large) : undefined,
    rogues: pieces.includes("X") ? piers : undefined,
  });
}

/** The centre has a dock for each half. */
function dockOf(pier: Pier | undefined, view: View): Dock | undefined {
  const frame = view.pending.at(-1);
  if (pier !== "centre") return pier;
  return frame?.kind === "dock" && halfOf(frame.boat) === "right" ? "centreRight" : "centreLeft";
}

/** Without a verb: a move, or an answer to what the game waits for. */
function answerWish(said: Said, view: View): TypedAction | undefined {
  const { figure, space, tile, folk, sin, ability, colours, piers, numbers } = said;
  if (figure !== undefined || space !== undefined) return typed("move", { figure, to: space });
  if (tile !== undefined) return typed("shift", { tile });
  if (folk !== undefined) return typed("recruit", { card: folk });
  if (sin !== undefined) return typed("discard", { card: sin });
  if (ability !== undefined) return typed("place", { ability });
  if (piers.length > 0) return typed("dock", { dock: dockOf(piers[0], view) });
  return colours.length > 0 && numbers.length === 0 ? colourWish(said, view.pending.at(-1)) : undefined;
}

function colourWish(said: Said, frame: Frame | undefined): TypedAction | undefined {
  const { colours } = said;
  const [colour] = colours;
  switch (frame?.kind) {
    case "freeze":
      return typed("freeze", { icons: colours });
    case "pay":
      return typed("pay", { frozen: colours });
    case "relic":
      return typed("relic", { colour });
    case "deed":
      return DEEDS[frame.deed.kind].where === "shop" ? deedWish(DEEDS[frame.deed.kind], said) : undefined;
    case "sell":
      return typed("sell", { colour });
    default:
      return undefined;
  }
}
