/** The parts of the table: each drawing with its words and what choosing something on it means. */
import {
  type Ability,
  bestWorth,
  COLOURS,
  type Colour,
  type CorruptionId,
  clockOrder,
  docksTaken,
  marksFor,
  type Player,
  rogueIcons,
  SIZES,
  type Space,
  type State,
  type TileId,
  type TownsfolkId,
  timepieceOf,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { type ReactNode, useMemo } from "react";
import { valuesOf } from "../../../play/picks.ts";
import type { Means } from "../../../play/use-hits.ts";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { useTable, useTableStore } from "../../../table/store.ts";
import {
  Clock,
  CorruptionCards,
  Cove,
  Halls,
  Shelf,
  StaffBoard,
  TimeStream,
  TownSquare,
  Workshop,
} from "../board/index.ts";
import { lastMove } from "../chronicle/chronicle.ts";
import { useChoose } from "../commands.ts";
import { lookOfWho } from "../look.ts";
import { play, type Scene } from "../play.ts";
import { forecastOf } from "../tray/consequences.ts";
import { sumAt } from "../tray/reading.ts";
import { coveOverlay, joiningTile, shelfOverlay, workshopOverlay } from "./overlays.ts";
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

export type PartProps = {
  readonly scene: Scene;
  /** As it is drawn: during a play, a moment on the way. */
  readonly state: State;
  readonly playing: boolean;
};

export function ClockPart({ scene, state, playing }: PartProps): ReactNode {
  const { words, seat } = scene;
  const order = clockOrder(state);
  const forecast = playing || seat === undefined ? undefined : forecastOf(scene);
  const marks = marksFor(state.players.length);
  const docks = docksTaken(state);
  const crossed = forecast !== undefined && (scene.looked !== undefined || scene.plan.script.length > 0);
  return (
    <Clock
      label={speakClock(scene, state)}
      timepieces={order.map((each) => ({ key: each, look: lookOfWho(each), ...timepieceOf(state, each) }))}
      marks={marks}
      marker={state.marker}
      {...(crossed && forecast !== undefined && forecast.to > forecast.from && seat !== undefined
        ? {
            cross: { from: forecast.from, to: forecast.to },
            ghost: { look: lookOf(seat), hour: forecast.to },
          }
        : {})}
      acting={state.phase === "over" ? "" : state.turn}
      title={words.board.day(state.day)}
      lines={state.phase === "market" ? [words.board.market] : words.board.docks(docks)}
    />
  );
}

export function CovePart({ scene, state, playing }: PartProps): ReactNode {
  const { words, at } = scene;
  const choose = useChoose();
  const overlay = useMemo(() => (playing ? {} : coveOverlay(scene)), [scene, playing]);
  const look =
    at.frame?.kind === "dock" || at.frame?.kind === "rob"
      ? at.frame.boat
      : (overlay.manifest?.boat ?? overlay.boats?.[0]);
  return (
    <Cove
      label={words.board.cove}
      boats={state.boats}
      piers={words.board.piers}
      freeDock={words.board.freeDock}
      overlay={overlay}
      name={(place) =>
        place.kind === "dock"
          ? speakDock(scene, state, place.dock)
          : place.kind === "boat"
            ? speakBoat(scene, state, place.boat)
            : words.aboard(
                scene.text.pieces[state.boats[place.boat - 1]?.pieces[place.seat] ?? "X"].one,
                scene.text.boat(place.boat),
              )
      }
      onBoat={(boat, means) => choose({ on: "boat", boat }, means)}
      onDock={(dock, means) => choose({ on: "dock", dock }, means)}
      onSeat={(boat, seat, means) => {
        const piece = state.boats[boat - 1]?.pieces[seat];
        if (piece !== undefined) choose({ on: "seat", boat, piece }, means);
      }}
      {...(look === undefined ? {} : { look })}
    />
  );
}

/** A workshop: one's own, or another merchant's to look at. */
export function WorkshopPart({
  scene,
  state,
  playing,
  owner,
}: PartProps & { readonly owner: Seat }): ReactNode {
  const table = useTableStore();
  const { words, me, moment } = scene;
  const entries = useTable((it) => it.entries);
  const choose = useChoose();
  const player = state.players[owner] as Player;
  const own = owner === me;
  const active = own && !playing;
  const move = useMemo(() => lastMove(entries, moment.revision), [entries, moment.revision]);
  const last: readonly Space[] = useMemo(
    () => (move !== undefined && move.seat === owner ? move.spaces : []),
    [move, owner],
  );
  const overlay = useMemo(
    () => (active ? workshopOverlay(scene, player, last) : last.length > 0 ? { lastMove: last } : {}),
    [active, scene, player, last],
  );
  return (
    <Workshop
      label={words.board.workshop(own ? undefined : scene.who(owner))}
      groups={words.board.groups}
      player={player}
      look={lookOf(owner)}
      overlay={overlay}
      name={(space) => speakSpace(scene, player, space, own, last)}
      figureName={(figure) => speakFigure(scene, player, figure, own)}
      iconName={(colour) => speakIcon(scene, player, colour, own)}
      sum={(space) => sumAt(scene, player, space)}
      {...(own
        ? {
            onAim: (space: Space | undefined) =>
              play.dispatch(table, { type: "aim", pick: space === undefined ? undefined : `space ${space}` }),
            onSpace: (space: Space, means: Means) => choose({ on: "space", space }, means),
            onFigure: (figure: "assistant" | "chronomancer", means: Means) =>
              choose({ on: "figure", figure }, means),
            onIcon: (colour: Colour, means: Means) => choose({ on: "icon", colour }, means),
          }
        : {})}
    />
  );
}

export function StreamPart({
  scene,
  state,
  playing,
  owner,
}: PartProps & { readonly owner: Seat }): ReactNode {
  const { words, lit, plan, me } = scene;
  const choose = useChoose();
  const player = state.players[owner] as Player;
  const own = owner === me && !playing;
  const joining = own ? joiningTile(scene, player) : undefined;
  const tile = valuesOf<TileId>(plan.picks, "tile")[0];
  return (
    <TimeStream
      label={words.board.stream}
      title={words.board.stream}
      tiles={player.stream}
      edges={words.board.edges}
      sides={words.board.sides}
      name={(laid) => speakTile(scene, laid)}
      {...(own ? { legal: valuesOf<TileId>(lit, "tile") } : {})}
      {...(own && tile !== undefined ? { chosen: tile } : {})}
      {...(joining === undefined ? {} : { joining })}
      {...(own ? { onTile: (each: TileId) => choose({ on: "tile", tile: each }) } : {})}
    />
  );
}

export function TownPart({ scene, state, playing }: PartProps): ReactNode {
  const { words, text, lit, plan } = scene;
  const choose = useChoose();
  const legal = playing ? [] : valuesOf<TownsfolkId>(lit, "card");
  const card = valuesOf<TownsfolkId>(plan.picks, "card")[0];
  return (
    <TownSquare
      label={words.board.town(false)}
      title={words.board.town(legal.length > 0 || card !== undefined)}
      cards={state.town.square}
      words={(each) => ({ name: text.townsfolk[each], text: text.townsfolkDoes(each) })}
      icons={(each) => speakIcons(scene, each)}
      legal={legal}
      {...(card === undefined ? {} : { chosen: card })}
      onCard={(each) => choose({ on: "card", card: each })}
    />
  );
}

/** "sells for 12": what the Goods on the shelf would bring on the piers as they stand. */
function tagsOf({ words }: Scene, state: State, { shelf }: Player) {
  return Object.fromEntries(
    SIZES.map((size) => [
      size,
      Object.fromEntries(
        COLOURS.flatMap((colour) => {
          const count = shelf[size][colour];
          const gold = bestWorth(state, size, colour, count);
          return count > 0 && gold > 0 ? [[colour, words.board.sell(gold)]] : [];
        }),
      ),
    ]),
  );
}

export function ShelfPart({ scene, state, playing, owner }: PartProps & { readonly owner: Seat }): ReactNode {
  const { words, me, who } = scene;
  const choose = useChoose();
  const player = state.players[owner] as Player;
  const own = owner === me && !playing;
  return (
    <Shelf
      label={words.board.shelfOf(owner === me ? undefined : who(owner))}
      title={words.board.shelf}
      goods={player.shelf}
      name={(size, colour) => speakGood(scene, state, player, size, colour)}
      tags={tagsOf(scene, state, player)}
      {...(own ? shelfOverlay(scene) : {})}
      {...(own
        ? { onGood: (size: "small" | "large", colour: Colour) => choose({ on: "good", size, colour }) }
        : {})}
    />
  );
}

export function StaffPart({ scene, state, playing, owner }: PartProps & { readonly owner: Seat }): ReactNode {
  const { words, text, lit, plan, at, me, who, looked } = scene;
  const choose = useChoose();
  const player = state.players[owner] as Player;
  const own = owner === me && !playing;
  const ability = valuesOf<Ability>(plan.picks, "ability")[0];
  const frame = at.frame;
  const ghost =
    own && frame?.kind === "place" && looked?.type === "place"
      ? { card: frame.card, ability: looked.ability }
      : undefined;
  return (
    <StaffBoard
      label={words.board.staffOf(owner === me ? undefined : who(owner))}
      title={words.board.staff}
      staff={player.staff}
      abilities={
        Object.fromEntries(
          Object.entries(text.abilities).map(([id, { name, does }]) => [id, { name, text: does }]),
        ) as Record<Ability, { name: string; text: string }>
      }
      cardName={(card) => text.townsfolk[card]}
      icons={(card) => speakIcons(scene, card)}
      empty={words.board.emptyPlace}
      {...(own ? { legal: valuesOf<Ability>(lit, "ability") } : {})}
      {...(own && ability !== undefined ? { chosen: ability } : {})}
      {...(frame?.kind === "staff" ? { used: frame.used } : {})}
      {...(ghost === undefined ? {} : { ghost })}
      {...(own ? { onAbility: (each: Ability) => choose({ on: "ability", ability: each }) } : {})}
    />
  );
}

export function HallsPart({ scene, state }: Omit<PartProps, "playing">): ReactNode {
  const { words, text, lit, plan } = scene;
  const choose = useChoose();
  const legal = valuesOf<Colour>(lit, "hall");
  const hall = valuesOf<Colour>(plan.picks, "hall")[0];
  return (
    <Halls
      label={words.board.halls}
      halls={state.halls}
      lair={state.lair}
      names={{
        R: text.colours.R.faction,
        G: text.colours.G.faction,
        B: text.colours.B.faction,
        Y: text.colours.Y.faction,
        X: words.board.lair,
      }}
      notes={Object.fromEntries(legal.map((colour) => [colour, words.board.pays(state.halls[colour])]))}
      legal={legal}
      {...(hall === undefined ? {} : { chosen: hall })}
      onHall={(piece) => choose({ on: "hall", piece })}
    />
  );
}

export function CorruptionPart({ scene, state }: Omit<PartProps, "playing">): ReactNode {
  const { words, text, lit, plan, me } = scene;
  const choose = useChoose();
  const cards = state.players[me]?.corruption ?? [];
  const picked = valuesOf<CorruptionId>(plan.picks, "corruption")[0];
  return (
    <CorruptionCards
      label={words.board.corruption(undefined)}
      cards={cards}
      words={(card) => ({ name: text.corruption[card], icons: words.board.rogueIcons(rogueIcons([card])) })}
      legal={valuesOf<CorruptionId>(lit, "corruption")}
      chosen={picked === undefined ? [] : [cards.indexOf(picked)]}
      onCard={(card) => choose({ on: "corruption", card })}
    />
  );
}

export const seatsOf = (state: State): readonly Seat[] => state.players.map((_, seat) => seat);
