/** Cards that lie open: the Town Square, and the Corruption in front of a merchant. */
import { type CorruptionId, rogueIcons, type TownsfolkId } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { CorruptionCards, TownSquare } from "../board/index.ts";
import { useChoose } from "../commands.ts";
import { type PartProps, useChanges } from "./harbour-parts.tsx";
import { lightOf } from "./light.ts";
import { speakIcons } from "./spoken.ts";

export function TownPart({ scene, state, playing }: PartProps): ReactNode {
  const { words, text } = scene;
  const choose = useChoose();
  const light = lightOf<TownsfolkId>(scene, "card");
  const { town } = useChanges(scene);
  const choosing = light.chosen !== undefined || (!playing && light.legal?.length !== 0);
  return (
    <TownSquare
      label={words.board.town(false)}
      title={words.board.town(choosing)}
      cards={state.town.square}
      words={(card) => ({ name: text.townsfolk[card], does: text.townsfolkDoes(card) })}
      icons={(card) => speakIcons(scene, card)}
      {...light}
      changed={town}
      legal={playing ? [] : (light.legal ?? [])}
      onCard={(card) => choose({ on: "card", card })}
    />
  );
}

export function CorruptionPart({ scene, state }: Omit<PartProps, "playing">): ReactNode {
  const { words, text, me, watches, who } = scene;
  const choose = useChoose();
  const cards = state.players[me]?.corruption ?? [];
  const { legal = [], chosen } = lightOf<CorruptionId>(scene, "corruption");
  return (
    <CorruptionCards
      label={words.board.corruption(watches ? who(me) : undefined)}
      cards={cards}
      words={(card) => ({ name: text.corruption[card], icons: words.board.rogueIcons(rogueIcons([card])) })}
      legal={legal}
      chosen={chosen === undefined ? [] : [cards.indexOf(chosen)]}
      onCard={(card) => choose({ on: "corruption", card })}
    />
  );
}
