/** What a step back takes and brings, in words: phrases for the tray, captions of the eras, what the squares say. */
import type { Seat } from "@chronarium/kernel";
import { ERAS, type Era, gridOf, placeAt, type Site, type Spot } from "@chronarium/khronos";
import { type GameText, kindOf } from "@chronarium/khronos/text";
import type { Told } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Names, Returning } from "../../ui.ts";
import { textIn, wordsIn } from "../text.ts";
import type { KhronosWords } from "../words/types.ts";
import { type EraUndone, type Turned, type Undone, undoneIn } from "./difference.ts";

type Side = EraUndone["goes"];
type Telling = {
  readonly words: KhronosWords;
  readonly text: GameText;
  /** "you" for whoever reads, otherwise the name. */
  readonly who: (seat: Seat) => string;
};

const isRuin = ({ tile }: Turned): boolean => "renovated" in tile && !tile.renovated;
const kindIn = ({ tile }: Turned): ReturnType<typeof kindOf> => kindOf(tile.type, tile.size);

/** "Lucie’s Hamlet", "the Keep ruin". */
const pieceIn = ({ text, who }: Telling, turned: Turned): string =>
  text.outlook.piece({
    kind: kindIn(turned),
    ...(turned.whose === undefined ? {} : { owner: who(turned.whose) }),
    ruin: turned.whose === undefined && isRuin(turned),
  });

/** A building reaches several eras, and nobody owns it on the last of them: it is told once. */
function piecesIn(telling: Telling, sides: readonly Side[]): readonly string[] {
  const all = sides.flatMap(({ tiles }) => tiles);
  const told = all.filter(
    (one) =>
      one.whose !== undefined ||
      !all.some(
        (other) =>
          other.whose !== undefined && other.tile.at === one.tile.at && kindIn(other) === kindIn(one),
      ),
  );
  return told.map((one) => telling.words.undone.at(pieceIn(telling, one), one.tile.at));
}

const cubesIn = ({ words, who }: Telling, sides: readonly Side[]): readonly string[] =>
  sides.flatMap(({ cubes }) =>
    cubes.map(({ seat, at }) => words.undone.at(words.undone.cube(who(seat)), at)),
  );

export function returnsOf(told: Told, language: Language, names: Names): Returning {
  const undone = undoneIn(told);
  const words = wordsIn(language);
  const who = (seat: Seat): string => (seat === names.you ? "you" : names.seat(seat));
  const telling = { words, text: textIn(language), who };
  const goes = ERAS.map((era) => undone.eras[era].goes);
  const returns = ERAS.map((era) => undone.eras[era].returns);
  const say = words.undone;
  return {
    goes: unique([
      ...piecesIn(telling, goes),
      ...cubesIn(telling, goes),
      ...undone.purses.flatMap(({ seat, cards, ecus }) => [
        ...(cards < 0 ? [say.cardsGone(who(seat), -cards)] : []),
        ...(ecus < 0 ? [say.ecusGone(who(seat), -ecus)] : []),
      ]),
    ]),
    returns: unique([
      ...piecesIn(telling, returns),
      ...cubesIn(telling, returns),
      ...ERAS.flatMap((era) =>
        undone.eras[era].returns.pawns.map(({ seat, pawn }) => say.journey(who(seat), pawn, era)),
      ),
      ...undone.purses.flatMap(({ seat, cards, ecus }) => [
        ...(cards > 0 ? [say.cards(who(seat), cards)] : []),
        ...(ecus > 0 ? [say.ecus(who(seat), ecus)] : []),
      ]),
    ]),
  };
}

const unique = (phrases: readonly string[]): readonly string[] => [...new Set(phrases)];

const countIn = ({ tiles, cubes, pawns }: Side): number => tiles.length + cubes.length + pawns.length;

/** "the Hamlet and 1 pawn"; where there is much, only how many. */
function nounsIn({ words, text }: Telling, side: Side): string {
  const kinds = Object.values(
    Object.groupBy(side.tiles, (turned) => `${kindIn(turned)} ${isRuin(turned)}`),
  ).flatMap((alike) => {
    const [one, ...more] = alike ?? [];
    if (one === undefined) return [];
    const [kind, ruin] = [kindIn(one), isRuin(one)];
    return more.length === 0
      ? [text.outlook.piece({ kind, ruin })]
      : [words.undone.several(more.length + 1, kind, ruin)];
  });
  const nouns = [
    ...kinds,
    ...(side.cubes.length > 0 ? [text.count.cubes(side.cubes.length)] : []),
    ...(side.pawns.length > 0 ? [words.tab.pawns(side.pawns.length)] : []),
  ];
  return nouns.length > 2 ? words.undone.pieces(countIn(side)) : text.count.list(nouns);
}

/** Beside the era’s name: "the Hamlet goes, the Keep returns". */
export function undoneCaption(undone: Undone, era: Era, telling: Telling): string {
  const { goes, returns } = undone.eras[era];
  const say = telling.words.undone;
  return [
    ...(countIn(goes) > 0 ? [say.goes(nounsIn(telling, goes), countIn(goes))] : []),
    ...(countIn(returns) > 0 ? [say.returns(nounsIn(telling, returns), countIn(returns))] : []),
  ].join(", ");
}

/** On the tab of a phone what goes comes first: "Hamlet F6 goes", "your Keep back". Undefined where nothing changes. */
export function undoneTab(undone: Undone, era: Era, telling: Telling): string | undefined {
  const { goes, returns } = undone.eras[era];
  const { words, who } = telling;
  const what = (side: Side): string => {
    const [turned] = side.tiles;
    if (countIn(side) > 1) return `${countIn(side)}`;
    if (turned === undefined) return nounsIn(telling, side);
    const mine = side === returns && turned.whose !== undefined && who(turned.whose) === "you";
    return words.undone.short(kindIn(turned), isRuin(turned), mine ? undefined : turned.tile.at);
  };
  if (countIn(goes) > 0) return words.undone.goes(what(goes), countIn(goes));
  return countIn(returns) > 0 ? words.undone.back(what(returns), countIn(returns)) : undefined;
}

/** The squares of buildings and cubes that a step back changes. */
export function squaresOf(undone: Undone, { options }: Site, era: Era): ReadonlySet<string> {
  const grid = gridOf(options.map);
  const { goes, returns } = undone.eras[era];
  return new Set(
    [goes, returns].flatMap(({ tiles, cubes }) =>
      [...tiles.map(({ tile }) => tile), ...cubes].flatMap(({ at, size }) =>
        (placeAt(grid, at, size)?.squares ?? []).map((square) => grid.names[square] ?? at),
      ),
    ),
  );
}

/** What a square says of it: "Would go. Your Keep would return." */
export function undoneAt(undone: Undone, site: Site, { era, at }: Spot, telling: Telling): string {
  const grid = gridOf(site.options.map);
  const square = grid.indexOf.get(at) ?? -1;
  const { goes, returns } = undone.eras[era];
  const covers = (one: { readonly at: string; readonly size: 1 | 2 | 3 }): boolean =>
    placeAt(grid, one.at, one.size)?.squares.includes(square) === true;
  const cubes = ({ cubes: loose }: Side): readonly string[] =>
    loose.filter(covers).map(({ seat }) => telling.words.undone.cube(telling.who(seat)));
  const back = [
    ...returns.tiles.filter(({ tile }) => covers(tile)).map((one) => pieceIn(telling, one)),
    ...cubes(returns),
  ];
  const say = telling.words.undone;
  return [
    ...(goes.tiles.some(({ tile }) => covers(tile)) ? [say.wouldGo()] : []),
    ...(cubes(goes).length > 0 ? [say.wouldGo(cubes(goes))] : []),
    ...(back.length > 0 ? [say.wouldReturn(back)] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(" ");
}
