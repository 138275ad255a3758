/** The table as lists and buttons: the same commands without a drawing. */
import {
  ABILITIES,
  BOATS,
  COLOURS,
  DOCKS,
  FIGURES,
  hitOf,
  meanings,
  type Place,
  type Player,
  SIZES,
  SPACES,
} from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { TextPlaces, TextTable } from "../../../play/text-table.tsx";
import { useTable } from "../../../table/store.ts";
import { lastMove } from "../chronicle/chronicle.ts";
import { useChoose } from "../commands.ts";
import type { Scene } from "../play.ts";
import {
  speakBoat,
  speakClock,
  speakDock,
  speakFigure,
  speakGood,
  speakIcon,
  speakIcons,
  speakSpace,
  speakTile,
} from "./spoken.ts";

type Item = { readonly place: Place; readonly said: string };

export function TextBoard({ scene }: { readonly scene: Scene }): ReactNode {
  const entries = useTable((state) => state.entries);
  const { words, text, state, me, moment, names } = scene;
  const player = state.players[me] as Player;
  const move = lastMove(entries, moment.revision);
  const last = move?.seat === me ? move.spaces : [];
  return (
    <TextTable>
      <h2>{words.board.day(state.day)}</h2>
      <p>{speakClock(scene, state)}</p>
      <Items
        scene={scene}
        title={words.board.groups.figures}
        items={FIGURES.map((figure) => ({
          place: { on: "figure", figure },
          said: speakFigure(scene, player, figure, true),
        }))}
      />
      <Items
        scene={scene}
        title={words.places.spaces}
        items={SPACES.map((space) => ({
          place: { on: "space", space },
          said: speakSpace(scene, player, space, true, last),
        }))}
      />
      <Items
        scene={scene}
        title={words.board.groups.icons}
        items={COLOURS.map((colour) => ({
          place: { on: "icon", colour },
          said: speakIcon(scene, player, colour, true),
        }))}
      />
      <Items
        scene={scene}
        title={words.board.stream}
        items={player.stream.map((laid) => ({
          place: { on: "tile", tile: laid.tile },
          said: speakTile(scene, laid),
        }))}
      />
      <Items
        scene={scene}
        title={words.places.boats}
        items={BOATS.map((boat) => ({ place: { on: "boat", boat }, said: speakBoat(scene, state, boat) }))}
      />
      <Items
        scene={scene}
        title={words.places.docks}
        items={DOCKS.map((dock) => ({ place: { on: "dock", dock }, said: speakDock(scene, state, dock) }))}
      />
      <Items
        scene={scene}
        title={words.board.town(false)}
        items={state.town.square.map((card) => ({
          place: { on: "card", card },
          said: `${text.townsfolk[card]}. ${text.townsfolkDoes(card)} ${speakIcons(scene, card)}`,
        }))}
      />
      <Items
        scene={scene}
        title={words.board.shelf}
        items={SIZES.flatMap((size) =>
          COLOURS.map((colour) => ({
            place: { on: "good", size, colour } as const,
            said: speakGood(scene, state, player, size, colour),
          })),
        )}
      />
      <Items
        scene={scene}
        title={words.board.staff}
        items={ABILITIES.map((ability) => {
          const card = player.staff[ability];
          const used = scene.at.frame?.kind === "staff" && scene.at.frame.used.includes(ability);
          return {
            place: { on: "ability", ability },
            said: words.abilityOf(
              text.abilities[ability].name,
              text.abilities[ability].does,
              card === undefined ? undefined : text.townsfolk[card],
              used,
            ),
          };
        })}
      />
      <p>{text.status(state, names)}</p>
    </TextTable>
  );
}

function Items({
  scene: { lit, plan, seat },
  title,
  items,
}: {
  readonly scene: Scene;
  readonly title: string;
  readonly items: readonly Item[];
}): ReactNode {
  const choose = useChoose();
  const chooseKey = (key: string): void => {
    const item = items.find(({ place }) => hitOf(place) === key);
    if (item !== undefined) choose(item.place);
  };
  const places = items.map(({ place, said }) => ({
    key: hitOf(place),
    said,
    lit: meanings(place).some((pick) => lit.has(pick)),
    chosen: meanings(place).some((pick) => plan.picks.includes(pick)),
  }));
  return <TextPlaces title={title} places={places} onChoose={seat === undefined ? undefined : chooseKey} />;
}
