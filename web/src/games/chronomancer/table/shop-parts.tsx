/** A workshop with its Time Stream, its shelf and its staff: one's own, or another merchant's to look at. */
import {
  type Ability,
  bestWorth,
  COLOURS,
  type Colour,
  type Figure,
  type Place,
  type Player,
  SIZES,
  type Size,
  type Space,
  type State,
  type TileId,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { type ReactNode, useMemo } from "react";
import type { Means } from "../../../play/use-hits.ts";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { useTable, useTableStore } from "../../../table/store.ts";
import { Shelf, StaffBoard, TimeStream, Workshop } from "../board/index.ts";
import { lastMove } from "../chronicle/chronicle.ts";
import { useChoose } from "../commands.ts";
import { useOver } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { sumAt } from "../tray/reading.ts";
import type { PartProps } from "./harbour-parts.tsx";
import { lightOf } from "./light.ts";
import { joiningTile, shelfOverlay, workshopOverlay } from "./overlays.ts";
import { speakFigure, speakGood, speakIcon, speakIcons, speakSpace, speakTile } from "./spoken.ts";

type ShopProps = PartProps & { readonly owner: Seat };

/** The words of a place of this shop, while somebody asks for a step back with what would become of it. */
function useSaid(owner: Seat): (words: string, place: Place) => string {
  const over = useOver();
  return (words, place) => over?.said(words, place, owner) ?? words;
}

/** Whose shop it is, and whether something can be chosen in it now. */
const shopOf = ({ scene: { me, watches }, state, playing, owner }: ShopProps) => ({
  player: state.players[owner] as Player,
  own: owner === me && !watches,
  active: owner === me && !playing,
});

export function WorkshopPart(props: ShopProps): ReactNode {
  const { scene, owner } = props;
  const { player, own, active } = shopOf(props);
  const { words, moment } = scene;
  const table = useTableStore();
  const entries = useTable((it) => it.entries);
  const choose = useChoose();
  const move = useMemo(() => lastMove(entries, moment.revision), [entries, moment.revision]);
  const over = useOver();
  const said = useSaid(owner);
  const last: readonly Space[] = useMemo(
    () => (move?.seat === owner && over === undefined ? move.spaces : []),
    [move, owner, over],
  );
  const overlay = useMemo(
    () => (active ? workshopOverlay(scene, player, last) : { lastMove: last }),
    [active, scene, player, last],
  );
  const choosing = {
    onAim: (space: Space | undefined) =>
      play.dispatch(table, { type: "aim", pick: space === undefined ? undefined : `space ${space}` }),
    onSpace: (space: Space, means: Means) => choose({ on: "space", space }, means),
    onFigure: (figure: Figure, means: Means) => choose({ on: "figure", figure }, means),
    onIcon: (colour: Colour, means: Means) => choose({ on: "icon", colour }, means),
  };
  return (
    <Workshop
      label={words.board.workshop(own ? undefined : scene.who(owner))}
      groups={words.board.groups}
      player={player}
      look={lookOf(owner)}
      overlay={overlay}
      name={(space) => said(speakSpace(scene, player, space, own, last), { on: "space", space })}
      figureName={(figure) => said(speakFigure(scene, player, figure, own), { on: "figure", figure })}
      iconName={(colour) => said(speakIcon(scene, player, colour, own), { on: "icon", colour })}
      free={words.board.free}
      sum={(space) => sumAt(scene, player, space)}
      over={over?.shops[owner]?.workshop}
      {...(own && choosing)}
    />
  );
}

export function StreamPart(props: ShopProps): ReactNode {
  const { scene } = props;
  const { player, active } = shopOf(props);
  const { board } = scene.words;
  const said = useSaid(props.owner);
  const choose = useChoose();
  return (
    <TimeStream
      label={board.stream}
      title={board.stream}
      tiles={player.stream}
      edges={board.edges}
      sides={scene.text.sides}
      name={(laid) => said(speakTile(scene, laid), { on: "tile", tile: laid.tile })}
      {...lightOf<TileId>(scene, "tile", active)}
      joining={active ? joiningTile(scene, player) : undefined}
      onTile={active ? (tile) => choose({ on: "tile", tile }) : undefined}
    />
  );
}

/** "sells for 12": what the Goods on the shelf would bring on the piers as they stand. */
function tagsOf({ words }: Scene, state: State, { shelf }: Player) {
  const tags = (size: Size) =>
    COLOURS.flatMap((colour) => {
      const gold = bestWorth(state, size, colour, shelf[size][colour]);
      return gold > 0 ? [[colour, words.board.sell(gold)]] : [];
    });
  return Object.fromEntries(SIZES.map((size) => [size, Object.fromEntries(tags(size))]));
}

export function ShelfPart(props: ShopProps): ReactNode {
  const { scene, state, owner } = props;
  const { player, own, active } = shopOf(props);
  const { words, who } = scene;
  const choose = useChoose();
  const over = useOver()?.shops[owner];
  const said = useSaid(owner);
  return (
    <Shelf
      label={words.board.shelfOf(own ? undefined : who(owner))}
      title={words.board.shelf}
      goods={player.shelf}
      name={(size, colour) =>
        said(speakGood(scene, state, player, size, colour), { on: "good", size, colour })
      }
      tags={tagsOf(scene, state, player)}
      {...(active && shelfOverlay(scene))}
      {...(over && { ghost: over.goods, over: over.shelf })}
      onGood={active ? (size, colour) => choose({ on: "good", size, colour }) : undefined}
    />
  );
}

export function StaffPart(props: ShopProps): ReactNode {
  const { scene, owner } = props;
  const { player, own, active } = shopOf(props);
  const { words, text, at, who, looked } = scene;
  const choose = useChoose();
  const { frame } = at;
  const over = useOver()?.shops[owner];
  return (
    <StaffBoard
      label={words.board.staffOf(own ? undefined : who(owner))}
      title={words.board.staff}
      staff={player.staff}
      abilities={text.abilities}
      cardName={(card) => text.townsfolk[card]}
      icons={(card) => speakIcons(scene, card)}
      empty={words.board.emptyPlace}
      {...lightOf<Ability>(scene, "ability", active)}
      used={frame?.kind === "staff" ? frame.used : undefined}
      leaves={over?.leaves}
      ghost={
        over?.staff ??
        (active && frame?.kind === "place" && looked?.type === "place"
          ? { card: frame.card, ability: looked.ability }
          : undefined)
      }
      onAbility={active ? (ability) => choose({ on: "ability", ability }) : undefined}
    />
  );
}
