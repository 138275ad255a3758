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
import { type Told, undoneNow, useTable } from "../../../table/store.ts";
import { lastMove } from "../chronicle/chronicle.ts";
import { useChoose } from "../commands.ts";
import type { Scene } from "../play.ts";
import { undoneIn } from "../undone/difference.ts";
import { HEADS, returnsOf, undoneAt } from "../undone/words.ts";
import {
  speakAbility,
  speakBoat,
  speakCard,
  speakClock,
  speakDock,
  speakFigure,
  speakGood,
  speakIcon,
  speakSpace,
  speakTile,
} from "./spoken.ts";

type Item = readonly [place: Place, said: string];

export function TextBoard({ scene }: { readonly scene: Scene }): ReactNode {
  const entries = useTable((state) => state.entries);
  const undone = useTable(undoneNow);
  const { words, text, state, me, moment, names } = scene;
  const player = state.players[me] as Player;
  const move = lastMove(entries, moment.revision);
  const last = move?.seat === me && undone === undefined ? move.spaces : [];
  const { board, places } = words;
  const lists: readonly (readonly [title: string, items: readonly Item[]])[] = [
    [
      board.groups.figures,
      FIGURES.map((figure) => [{ on: "figure", figure }, speakFigure(scene, player, figure, true)]),
    ],
    [
      board.groups.spaces,
      SPACES.map((space) => [{ on: "space", space }, speakSpace(scene, player, space, true, last)]),
    ],
    [
      board.groups.icons,
      COLOURS.map((colour) => [{ on: "icon", colour }, speakIcon(scene, player, colour, true)]),
    ],
    [board.stream, player.stream.map((laid) => [{ on: "tile", tile: laid.tile }, speakTile(scene, laid)])],
    [places.boats, BOATS.map((boat) => [{ on: "boat", boat }, speakBoat(scene, state, boat)])],
    [places.docks, DOCKS.map((dock) => [{ on: "dock", dock }, speakDock(scene, state, dock)])],
    [board.town(false), state.town.square.map((card) => [{ on: "card", card }, speakCard(scene, card)])],
    [
      board.shelf,
      SIZES.flatMap((size) =>
        COLOURS.map(
          (colour): Item => [{ on: "good", size, colour }, speakGood(scene, state, player, size, colour)],
        ),
      ),
    ],
    [
      board.staff,
      ABILITIES.map((ability) => [{ on: "ability", ability }, speakAbility(scene, player, ability)]),
    ],
  ];
  return (
    <TextTable>
      <h2>{board.day(state.day)}</h2>
      <p>{speakClock(scene, state)}</p>
      {undone && <UndoneLists scene={scene} told={undone} />}
      {lists.map(([title, items]) => (
        <Items key={title} scene={scene} title={title} items={items} undone={undone} />
      ))}
      <p>{text.status(state, names)}</p>
    </TextTable>
  );
}

/** What a step back that somebody asks for would take and bring. */
function UndoneLists({ scene, told }: { readonly scene: Scene; readonly told: Told }): ReactNode {
  const { language, names } = scene;
  const lists = returnsOf(told, language, names);
  return (["goes", "returns"] as const).map(
    (way) =>
      lists[way].length > 0 && (
        <TextPlaces
          key={way}
          title={HEADS[language][way]}
          places={lists[way].map((said) => ({ key: said, said }))}
          onChoose={undefined}
        />
      ),
  );
}

function Items({
  scene: { lit, plan, seat, me, language },
  title,
  items,
  undone,
}: {
  readonly scene: Scene;
  readonly title: string;
  readonly items: readonly Item[];
  readonly undone: Told | undefined;
}): ReactNode {
  const choose = useChoose();
  const chooseKey = (key: string): void => {
    const item = items.find(([place]) => hitOf(place) === key);
    if (item !== undefined) choose(item[0]);
  };
  const places = items.map(([place, said]) => ({
    key: hitOf(place),
    said: undone === undefined ? said : undoneAt(undoneIn(undone), language, said, place, me),
    lit: meanings(place).some((pick) => lit.has(pick)),
    chosen: meanings(place).some((pick) => plan.picks.includes(pick)),
  }));
  return <TextPlaces title={title} places={places} onChoose={seat === undefined ? undefined : chooseKey} />;
}
