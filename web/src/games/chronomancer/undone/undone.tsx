/** A step back that somebody asks for: what would go is marked where it stands, what would return is a ghost there. */
import {
  type Colour,
  clockOrder,
  dialHour,
  type Figure,
  type Size,
  type Slot,
  timepieceOf,
  type Who,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { type ReactNode, useLayoutEffect } from "react";
import { Cross } from "../../../play/cross.tsx";
import { lookOf, type SeatLook, seatPath } from "../../../shell/seat-shapes.ts";
import type { Told } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import { polar, rise } from "../board/clock.tsx";
import { BoatArt, placeOf, seatX } from "../board/cove-boats.tsx";
import { Disc, Ice } from "../board/pieces.tsx";
import { Hatch, Ring } from "../board/rings.tsx";
import { box, circle, HULL, ICE, ringAt, SPOT } from "../board/shapes.ts";
import { ROW, shelfX } from "../board/shelf.tsx";
import { ICON_Y, iconX } from "../board/workshop.tsx";
import { Ghost } from "../board/workshop-marks.tsx";
import { CORNER, TileFace } from "../board/workshop-plate.tsx";
import { lookOfWho } from "../look.ts";
import { showTab, useView } from "../places.ts";
import type { Scene } from "../play.ts";
import { type BoatUndone, onClock, type ShopUndone, type Undone, undoneIn } from "./difference.ts";
import type { Over } from "./over.ts";
import { undoneAt } from "./words.ts";

export function overOf(undone: Undone, language: Language): Over {
  const by = lookOf(undone.by);
  return {
    clock: <ClockOver undone={undone} />,
    cove: <CoveOver undone={undone} />,
    shops: undone.shops.map((shop, seat) => shopOver(undone, shop, seat)),
    changes: {
      boats: new Map(undone.boats.map(({ boat }) => [boat, by])),
      clock: new Map(undone.clock.map(({ who }) => [who, by])),
      town: new Map(),
    },
    said: (words, place, owner) => undoneAt(undone, language, words, place, owner),
  };
}

/** Draws nothing itself: it lays the marks over the drawings as long as it is there. */
export function UndoneOver({ scene, told }: { readonly scene: Scene; readonly told: Told }): ReactNode {
  const { language } = scene;
  useLayoutEffect(() => {
    useView.setState({ over: overOf(undoneIn(told), language) });
    return () => useView.setState({ over: undefined });
  }, [told, language]);
  useWhereItIs(told);
  return null;
}

/**
 * A workshop that changes is shown, one's own before that of whoever asks, and on a phone a part of the table that
 * changes; then again what was shown.
 */
function useWhereItIs(told: Told): void {
  useLayoutEffect(() => {
    const { by, shops, boats } = undoneIn(told);
    const before = useView.getState();
    const changed = shops.flatMap(({ figures, tiles, frozen, goods, staff }, seat) =>
      figures.length + tiles.length + frozen.length + goods.length + staff.length > 0 ? [seat] : [],
    );
    const shown = [told.after.viewer, by, ...changed].find((seat) => changed.some((each) => each === seat));
    const inShop = shown !== undefined;
    const atSea = boats.length > 0;
    const changes = { workshop: inShop, cove: atSea, town: !inShop && !atSea };
    if (!changes[before.tab]) showTab(inShop ? "workshop" : atSea ? "cove" : "town");
    if (shown !== undefined && shown !== "observer") useView.setState({ workshop: shown });
    return () => useView.setState({ tab: before.tab, workshop: before.workshop });
  }, [told]);
}

function ClockOver({ undone: { clock, is } }: { readonly undone: Undone }): ReactNode {
  const stacks = new Map<number, Who[]>();
  // The last to act lies lowest.
  for (const who of clockOrder(onClock(is)).toReversed()) {
    const hour = dialHour(timepieceOf(onClock(is), who).hour);
    stacks.set(hour, [...(stacks.get(hour) ?? []), who]);
  }
  return clock.map(({ who, at, back }, i) => {
    const [x, y] = polar(dialHour(at), 77);
    const [ghostX, ghostY] = polar(dialHour(back), 77);
    const place = stacks.get(dialHour(at))?.indexOf(who) ?? 0;
    const same = clock.slice(0, i).filter((one) => dialHour(one.back) === dialHour(back)).length;
    const below = (stacks.get(dialHour(back))?.length ?? 0) + same;
    const shape = seatPath(lookOfWho(who), 11);
    return (
      <g key={who}>
        <g transform={`translate(${ghostX} ${ghostY + rise(below)})`}>
          <path fill="#fff" fillOpacity="0.72" d={shape} />
          <Ring d={shape} tense="ghost" />
        </g>
        <Cross x={x - 11} y={y + rise(place) - 9} r={6.5} />
      </g>
    );
  });
}

function CoveOver({ undone }: { readonly undone: Undone }): ReactNode {
  return undone.boats.map((boat) => <BoatOver key={boat.boat} undone={undone} change={boat} />);
}

function BoatOver({ undone, change }: { readonly undone: Undone; readonly change: BoatUndone }): ReactNode {
  const { boat, goes, returns, dock } = change;
  const now = undone.is.boats[boat - 1];
  const [x, y] = placeOf(boat, now?.dock ?? null);
  if (dock !== undefined)
    return (
      <>
        <BoatArt
          boat={boat}
          pieces={(undone.was.boats[boat - 1]?.pieces ?? []).join("")}
          dock={dock}
          tense={undefined}
          ghost={undefined}
          leaving=""
          faint
        />
        <g transform={`translate(${placeOf(boat, dock).join(" ")})`}>
          <Ring d={HULL} tense="ghost" />
        </g>
        <Cross x={x + 38} y={y + 26} r={9} />
      </>
    );
  const stay = (now?.pieces.length ?? 0) - goes.length;
  return (
    <g transform={`translate(${x} ${y})`}>
      {returns.map((piece, i) => {
        const spot = { x: seatX(boat, stay + i), y: 9 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a faction are alike.
          <g key={i}>
            <g className="cm-faint">
              <Disc of={piece} {...spot} s={0.82} />
            </g>
            <Ring d={circle(spot.x, spot.y, 8.5)} tense="ghost" />
          </g>
        );
      })}
      {goes.map((seat) => (
        <Cross key={seat} x={seatX(boat, seat) + 5} y={0} r={6.5} />
      ))}
    </g>
  );
}

function shopOver(undone: Undone, shop: ShopUndone, seat: Seat): Over["shops"][number] {
  const back = shop.staff.find(({ returns }) => returns !== undefined);
  const coming = (size: Size): readonly Colour[] =>
    shop.goods.flatMap((one) =>
      one.size === size && one.more > 0 ? Array<Colour>(one.more).fill(one.colour) : [],
    );
  return {
    workshop: <WorkshopOver shop={shop} look={lookOf(seat)} />,
    shelf: (
      <ShelfOver shop={shop} goods={(size, colour) => undone.is.players[seat]?.shelf[size][colour] ?? 0} />
    ),
    goods: { small: coming("small"), large: coming("large") },
    staff: back?.returns === undefined ? undefined : { card: back.returns, ability: back.ability },
    // Where somebody returns, the ghost says that whoever is there would go.
    leaves: shop.staff.flatMap(({ ability, returns }) => (returns === undefined ? [ability] : [])),
  };
}

function WorkshopOver({ shop, look }: { readonly shop: ShopUndone; readonly look: SeatLook }): ReactNode {
  const hatch = `undone-${look}`;
  return (
    <>
      <Hatch id={hatch} />
      {shop.tiles.map((tile) => (
        <TileOver key={tile.slot} {...tile} hatch={hatch} />
      ))}
      {shop.frozen.map(({ colour, more }) => (
        <g key={colour} transform={`translate(${iconX(colour)} ${ICON_Y})`}>
          {more > 0 ? (
            <>
              <g className="cm-faint">
                <Ice />
              </g>
              <Ring d={ICE} tense="ghost" />
            </>
          ) : (
            <Cross x={-17} y={-15} r={9} />
          )}
        </g>
      ))}
      {shop.figures.map(({ figure, at }) => (
        <Ring key={figure} d={ringAt(at, 2)} tense="past" />
      ))}
      {shop.figures.map(({ figure, at, back }) => (
        <g key={figure}>
          <Ghost figure={figure} to={back} look={look} hatch={hatch} />
          <Cross x={SPOT[at].at[0] + besideOf(figure)} y={SPOT[at].at[1] - 16} r={11} />
        </g>
      ))}
    </>
  );
}

/** Beside his head. */
const besideOf = (figure: Figure): number => (figure === "chronomancer" ? 26 : 22);

/** The tile that came in is crossed out; the one that left lies as a small card where it lay. */
function TileOver({
  slot,
  goes,
  returns,
  hatch,
}: ShopUndone["tiles"][number] & { readonly slot: Slot; readonly hatch: string }): ReactNode {
  const [x, y] = CORNER[slot];
  return (
    <g transform={`translate(${x} ${y})`}>
      {goes !== undefined && <Ring d={box(5, 5, 204, 122)} tense="past" />}
      {returns !== undefined && (
        <g transform="translate(53 20) scale(.5)">
          <g className="cm-faint">
            <TileFace {...returns} />
          </g>
          <path d={box(2, 2, 210, 128)} fill={`url(#${hatch})`} opacity=".3" />
          <g transform="scale(2)">
            <Ring d={box(0, 0, 107, 66)} tense="ghost" />
          </g>
        </g>
      )}
      {goes !== undefined && <Cross x={188} y={20} r={12} />}
    </g>
  );
}

function ShelfOver({
  shop,
  goods,
}: {
  readonly shop: ShopUndone;
  readonly goods: (size: Size, colour: Colour) => number;
}): ReactNode {
  return shop.goods.map(({ size, colour, more }) => {
    const there = goods(size, colour);
    const shown = there + Math.max(0, more);
    const from = more > 0 ? there : there + more;
    return Array.from({ length: Math.abs(more) }, (_, i) => {
      const [x, y] = shelfX(size, colour, from + i, shown);
      const half = size === "small" ? 12.5 : 21.5;
      return more > 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: Goods of a kind are alike.
        <Ring key={`${size}${colour}${i}`} d={box(x - 11, y - half, 22, 2 * half)} tense="ghost" />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: Goods of a kind are alike.
        <Cross key={`${size}${colour}${i}`} x={x + 5} y={y - ROW[size].height / 2 + 9} r={6} />
      );
    });
  });
}
