/** Sentences read aloud on demand, and the short names of places. */
import { costAt, type Place, type Player, priceAt, type Space } from "@chronarium/chronomancer";
import type { Scene } from "../play.ts";
import { consequences, headOf } from "./consequences.ts";

export function readConsequences(scene: Scene): string {
  const head = headOf(scene);
  return [
    head.endsWith(".") || head.endsWith("?") ? head : `${head}.`,
    ...consequences(scene).map(({ text }) => text),
  ].join(" ");
}

export const sumAt = ({ words }: Scene, player: Player, space: Space): string =>
  words.sum(
    priceAt(player, space).map(({ cost }) => cost),
    costAt(player.slots, space),
  );

/** D: what makes up the price of a space. */
export function readSum(scene: Scene, space: Space): string {
  const player = scene.state.players[scene.me] as Player;
  return `${scene.words.spaceNames[space]}. ${scene.text.outlook.does(player, space)}. ${sumAt(scene, player, space)}.`;
}

/** What a place is called in a verdict. */
export function placeName({ words, text }: Scene, place: Place): string {
  switch (place.on) {
    case "figure":
      return text.figures[place.figure];
    case "space":
      return words.spaceNames[place.space];
    case "icon":
      return text.colours[place.colour].faction;
    case "tile":
      return text.tile(place.tile);
    case "card":
      return text.townsfolk[place.card];
    case "ability":
      return text.abilities[place.ability].name;
    case "corruption":
      return text.corruption[place.card];
    case "hall":
      return place.piece === "X" ? words.board.lair : text.colours[place.piece].hall;
    case "good":
      return words.pick.good(text.goods(place.size, place.colour, 1));
    case "boat":
      return text.boat(place.boat);
    case "seat":
      return words.aboard(text.pieces[place.piece].one, text.boat(place.boat));
    case "dock":
      return text.outlook.quays[place.dock];
  }
}
