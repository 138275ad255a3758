/** Sentences read aloud on demand, and the short names of places. */
import { costAt, type Player, type Space } from "@chronarium/chronomancer";
import { languageNow } from "../../app/text.ts";
import type { Table } from "../../table/store.ts";
import { consequences } from "./consequences.ts";
import { partsAt } from "./facts.ts";
import type { Place } from "./picks.ts";
import { doesAt } from "./speech.ts";
import { headOf } from "./tray.tsx";
import { type Scene, sceneNow } from "./use-scene.ts";

export function readConsequences(table: Table): string {
  const scene = sceneNow(table, languageNow());
  const head = headOf(scene);
  return [
    head.endsWith(".") || head.endsWith("?") ? head : `${head}.`,
    ...consequences(scene).map(({ text }) => text),
  ].join(" ");
}

/** D: what makes up the price of a space. */
export function readSum(table: Table, space: Space): string {
  const scene = sceneNow(table, languageNow());
  const player = scene.state.players[scene.me] as Player;
  return `${scene.words.spaceNames[space]}. ${doesAt(scene, player, space)}. ${scene.words.sum(partsAt(player, space), costAt(player.slots, space))}.`;
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
      return words.pick.aboard(words.pieceOf(place.piece), text.boat(place.boat));
    case "dock":
      return words.dockNames[place.dock];
  }
}
