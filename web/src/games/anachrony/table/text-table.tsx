/** The table as lists and buttons: the same commands without a drawing. */
import {
  botScore,
  CUBES,
  humanScore,
  PLATE,
  type Place,
  POSITIONS,
  SPACES,
  thresholdOf,
  total,
  WORKERS,
} from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { TextPlaces, TextTable } from "../../../play/text-table.tsx";
import { useMedia } from "../../../table/use-media.ts";
import { ownPlaces } from "../board/own-board.tsx";
import { useChoose } from "../commands.ts";
import type { Scene } from "../play.ts";
import { useBoardProps } from "./board-props.ts";
import { BotStory, NextRoll } from "./bot-panel.tsx";
import { speakPlace } from "./spoken.ts";

export function TextBoard({ scene }: { readonly scene: Scene }): ReactNode {
  const { words, text, state, names, moment } = scene;
  const board = useBoardProps(scene, state, false);
  const choose = useChoose();
  // Where there is room they stand beside the table.
  const narrow = useMedia("(max-width: 1180px)");
  const own = ownPlaces(state);
  const { bot, human } = state;
  const lists: readonly (readonly [string, readonly Place[]])[] = [
    [words.said.lists.crew, own.filter((place) => place.startsWith("worker "))],
    [words.regions.capital, SPACES.map((space): Place => `space ${space}`)],
    [
      words.said.lists.pools,
      [
        ...WORKERS.filter((worker) => state.board.recruitPool[worker] > 0).map(
          (worker): Place => `pool ${worker}`,
        ),
        ...CUBES.filter((cube) => state.board.minePool[cube] > 0).map((cube): Place => `cube ${cube}`),
      ],
    ],
    [words.said.lists.open, own.filter((place) => place.startsWith("open "))],
    [
      words.own.spots,
      own.filter((place) => place.startsWith("spot ") || place === "supply" || place === "beside"),
    ],
    [words.own.freeActions, own.filter((place) => place.startsWith("free "))],
    [words.said.lists.warp, own.filter((place) => place.startsWith("warp "))],
    [
      words.regions.timeline,
      [1, 2, 3, 4, 5, 6, 7].flatMap((era): Place[] => [
        `era ${era}`,
        ...(human.warpOn[era - 1] ?? []).map((tile): Place => `warp ${tile}`),
      ]),
    ],
  ];
  return (
    <TextTable>
      <h2>{words.said.eraName(state.era)}</h2>
      <p>
        {words.said.you(total(humanScore(state)), total(botScore(bot)))} {text.words.amount(human.goods)}.{" "}
        {words.own.paradoxesOf(human.paradox, thresholdOf(state))}
      </p>
      <p>{text.status(moment.view as Parameters<typeof text.status>[0], names)}</p>
      {lists.map(([title, places]) => (
        <TextPlaces
          key={title}
          title={title}
          places={places.map((place) => ({
            key: place,
            said: speakPlace(board, place, "none"),
            lit: board.light(place) === "possible",
            chosen: board.light(place) === "chosen",
          }))}
          onChoose={scene.seat === undefined ? undefined : (key) => choose(key as Place)}
        />
      ))}
      <TextPlaces
        title={words.bot.name}
        places={[
          { key: "tokens", said: words.bot.tokens(state, text) },
          { key: "facts", said: words.bot.said(state, text) },
          ...POSITIONS.filter((position) => bot.tokens.includes(position)).map((position) => ({
            key: position,
            said: words.bot.onPlate(
              bot.tokens.flatMap((at, i) => (at === position ? [i + 1] : [])),
              text.bot.plate(PLATE[position]),
            ),
          })),
        ]}
        onChoose={undefined}
      />
      {narrow && <BotStory scene={scene} />}
      {narrow && <NextRoll scene={scene} />}
    </TextTable>
  );
}
