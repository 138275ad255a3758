/** The names that the words use, and the things on the board that carry them. */
import {
  ABILITIES,
  BOATS,
  COLOURS,
  DOCK_OF,
  DOCKS,
  hitOf,
  PIERS,
  type Pier,
  type Place,
  type Player,
  PORTALS,
  TILES,
  TOWNSFOLK_IDS,
} from "@chronarium/chronomancer";
import type { GameText } from "@chronarium/chronomancer/text";

/** A name found in a text: where, and the hits of the drawings that it stands for. */
type Found = { readonly at: number; readonly length: number; readonly hits: readonly string[] };
export type Naming = (text: string) => readonly Found[];

const docksOf = (pier: Pier): readonly Place[] =>
  DOCKS.filter((dock) => DOCK_OF[dock].pier === pier).map((dock) => ({ on: "dock", dock }));

function namesIn(text: GameText): readonly (readonly [string, readonly Place[]])[] {
  return [
    ...BOATS.map((boat) => [text.boat(boat), [{ on: "boat", boat }]] as const),
    ...PORTALS.map((space) => [space, [{ on: "space", space }]] as const),
    ...TILES.map((tile) => [tile, [{ on: "tile", tile }]] as const),
    ...PIERS.map((pier) => [text.piers[pier].name.replace(/^(the|le) /, ""), docksOf(pier)] as const),
    ...ABILITIES.map((ability) => [text.abilities[ability].name, [{ on: "ability", ability }]] as const),
    ...TOWNSFOLK_IDS.map((card) => [text.townsfolk[card], [{ on: "card", card }]] as const),
    ...COLOURS.map((piece) => [text.colours[piece].faction, [{ on: "hall", piece }]] as const),
  ];
}

const made = new WeakMap<GameText, Naming>();

/** In a language; whoever works for the player stands at a Staff Ability. */
export function namingIn(text: GameText, staff: Player["staff"]): Naming {
  const plain = made.get(text) ?? plainNaming(text);
  made.set(text, plain);
  return (sentence) =>
    plain(sentence).map((found) => ({
      ...found,
      hits: found.hits.flatMap((hit) => {
        const ability = ABILITIES.find((each) => hit === `card ${staff[each]}`);
        return ability === undefined ? [hit] : [hit, `ability ${ability}`];
      }),
    }));
}

function plainNaming(text: GameText): Naming {
  const hits = new Map(
    namesIn(text).map(([name, places]) => [name.toLowerCase(), places.map(hitOf)] as const),
  );
  // The longest first: a Navigator is no boat, and boat 1 no part of another name.
  const names = [...hits.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(`(?<![\\p{L}\\d])(?:${names.join("|")})(?![\\p{L}\\d])`, "giu");
  return (sentence) =>
    [...sentence.matchAll(any)].map(({ 0: name, index }) => ({
      at: index,
      length: name.length,
      hits: hits.get(name.toLowerCase()) ?? [],
    }));
}
