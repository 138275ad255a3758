/** How a pick looks in the tray: a sign, a name and a line. */
import {
  type Action,
  type BoardPick,
  type Bonus,
  boardFor,
  buildingCost,
  type Capital,
  type Cube,
  canRepay,
  type DieFace,
  discounted,
  type Exchange,
  freeSlots,
  type GivenWorker,
  type Icon as IconName,
  isSuperproject,
  itemsOf,
  PAID_SLOTS,
  type Piece,
  partsOf,
  type Row,
  rowOf,
  SHAPES,
  type Shape,
  type SlotPayment,
  type Space,
  type Spot,
  SUPERPROJECT,
  type TileId,
  vpOf,
  WARP,
  type WarpTile,
  type Worker,
  warpEra,
} from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { GoodMark, Price } from "../board/goods.tsx";
import {
  AnomalyMark,
  At,
  CubeMark,
  FocusMark,
  Icon,
  PieceMark,
  RowMark,
  ShapeMark,
  SignMark,
  Suit,
  SuperprojectMark,
  Vp,
  WarpMark,
  WorkerMark,
} from "../board/pieces.tsx";
import type { Scene } from "../play.ts";
import { capital } from "../text.ts";
import { comesBack } from "./telling.ts";

export type Card = {
  readonly mark?: ReactNode;
  readonly name: string;
  readonly note?: ReactNode;
  /** The mark says it already: the name is for ears. */
  readonly marked?: true;
};

const isShape = (face: string): face is Shape => (SHAPES as readonly string[]).includes(face);
const half = (mark: ReactNode, s: number): ReactNode => <g transform={`scale(${s})`}>{mark}</g>;

const cubesMark = (cubes: readonly (Cube | "W" | "E")[]): ReactNode =>
  cubes.map((cube, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a kind are alike.
    <At key={i} x={(i - (cubes.length - 1) / 2) * 15} y={0} s={0.72}>
      <GoodMark good={cube} />
    </At>
  ));
const workersMark = (workers: readonly Worker[]): ReactNode =>
  workers.map((worker, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: workers of a kind are alike.
    <At key={i} x={(i - (workers.length - 1) / 2) * 14} y={0} s={0.6}>
      <WorkerMark worker={worker} />
    </At>
  ));

const BONUS: Readonly<Record<Bonus, ReactNode>> = {
  water: <GoodMark good="W" />,
  energy: <GoodMark good="E" />,
  vp: <Vp n={1} />,
};

/** How a pick looks in the list. */
export function cardOf(scene: Scene, pick: BoardPick): Card {
  const { words, text, asking, plan } = scene;
  const { state, frame } = asking;
  const { human } = state;
  const [kind, value] = partsOf(pick);
  const tray = words.tray;
  switch (kind) {
    case "worker":
    case "hire": {
      const worker = value as Worker;
      const space = plan.picks.find((each) => each.startsWith("space "))?.slice(6) as Space | undefined;
      return {
        mark: <WorkerMark worker={worker} />,
        name: text.words.worker[worker],
        note: space === undefined ? undefined : comesBack(scene, worker, space),
      };
    }
    case "space": {
      const [name, note] = tray.where[value as Space];
      return { name, note };
    }
    case "at": {
      if (value === "supply")
        return { mark: <GoodMark good="W" />, name: words.said.supplyName, note: words.tray.supplyNote };
      if (value === "beside" || /^(PP|FA|LS|LAB)[123]$/.test(value))
        return {
          mark: half(<AnomalyMark />, 0.6),
          name: words.tray.removeAnomaly,
          note: words.own.anomalyPrice,
        };
      return tileCard(scene, value as TileId, text.words.tileDoes(value as TileId));
    }
    case "free":
      return {
        name: words.own.source(value as "force", text),
        note: words.tray.sourceDoes(value as "force", text),
      };
    case "copy":
      return tileCard(scene, value as TileId, text.words.tileDoes(value as TileId));
    case "cubes": {
      const cubes = itemsOf<Cube>(value);
      return { mark: cubesMark(cubes), name: cubes.map((cube) => text.words.goods[cube]).join(" + ") };
    }
    case "give": {
      const given = value as GivenWorker;
      const worker = given.slice(-2) as Worker;
      const tired = given.startsWith("tired");
      return {
        mark: <WorkerMark worker={worker} is={tired ? "tired" : "active"} />,
        name: text.words.worker[worker],
        note: tired ? words.own.tired : words.own.active,
      };
    }
    case "pay":
      return { mark: <GoodMark good="W" />, name: text.words.amount({ W: 3 }), note: text.words.tiles.S10 };
    case "tile": {
      const tile = value as TileId;
      const by = frame !== undefined && "by" in frame ? frame.by : undefined;
      const space = frame?.kind === "construct" ? frame.tile : undefined;
      const cost = isSuperproject(tile)
        ? discounted(human, SUPERPROJECT[tile].cost, by, space)
        : (buildingCost(state, human, rowOf(tile), by, space) ?? {});
      return tileCard(
        scene,
        tile,
        <>
          <Price amount={cost} said={text.words.amount(cost)} size={15} />
          <span className="an-does">{text.words.tileDoes(tile)}</span>
        </>,
      );
    }
    case "row": {
      const row = value as Row;
      return { mark: <RowMark row={row} ink="currentColor" />, name: text.words.rows[row] };
    }
    case "pieces": {
      const pieces = itemsOf<Piece>(value);
      return {
        mark: pieces.map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike.
          <At key={i} x={(i - (pieces.length - 1) / 2) * 17} y={0} s={0.5}>
            <PieceMark piece={piece} />
          </At>
        )),
        name: pieces.length === 1 ? tray.exact : tray.others,
        note: pieces.map(text.words.piece).join(", "),
      };
    }
    case "recruit": {
      const worker = value as Worker;
      return {
        mark: <WorkerMark worker={worker} />,
        name: text.words.worker[worker],
        note: words.board.bonus[worker],
      };
    }
    case "bonus": {
      const bonus = itemsOf<Bonus>(value);
      return {
        mark: bonus.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bonuses may be alike.
          <At key={i} x={(i - (bonus.length - 1) / 2) * 17} y={0} s={0.75}>
            {BONUS[each]}
          </At>
        )),
        name: bonus.map((each) => tray.bonus[each]).join(" + "),
      };
    }
    case "face": {
      const face = value as DieFace;
      const left = Object.entries(state.board.stock).reduce(
        (sum, [piece, count]) =>
          piece.startsWith(`${face}-`) || piece.endsWith(`-${face}`) ? sum + count : sum,
        0,
      );
      return {
        mark: isShape(face)
          ? half(<ShapeMark shape={face} />, 0.8)
          : half(<SignMark icon={face} ink="currentColor" />, 1.3),
        name: text.words.face(face),
        note: tray.left(left),
      };
    }
    case "icon":
      return {
        mark: half(<SignMark icon={value as IconName} ink="currentColor" />, 1.3),
        name: text.words.face(value as IconName),
      };
    case "reroll":
      return { name: text.action({ type: "reroll", die: value as "shape" | "icon" }, scene.names) };
    case "piece": {
      const piece = value as Piece;
      return {
        mark: half(<PieceMark piece={piece} />, 0.8),
        name: text.words.piece(piece),
        note: tray.left(state.board.stock[piece]),
      };
    }
    case "cube": {
      const cube = value as Cube;
      return {
        mark: <CubeMark cube={cube} />,
        name: text.words.goods[cube],
        note: tray.left(state.board.minePool[cube]),
      };
    }
    case "exchange":
      return { name: text.words.exchanges[value as Exchange] };
    case "capital":
      return { name: text.words.capital[value as Capital] };
    case "era":
      return {
        mark: <FocusMark />,
        name: words.said.eraName(Number(value)),
        note: eraNote(scene, Number(value)),
      };
    case "back": {
      if (value === "none") return { mark: <FocusMark />, name: tray.onlyFocus };
      const tile = value as WarpTile;
      const { goods, worker } = WARP[tile];
      return {
        mark: <WarpMark tile={tile} />,
        name: words.said.eraName(warpEra(human, tile)),
        note: tray.owe(
          goods !== undefined
            ? text.words.amount(goods)
            : worker !== undefined
              ? text.words.worker[worker]
              : text.words.warpTiles[tile],
          canRepay(human, tile),
        ),
      };
    }
    case "from":
    case "to":
      return {
        mark: <CubeMark cube={value as Cube} />,
        name: text.words.goods[value as Cube],
        note: kind === "from" ? tray.from : tray.to,
      };
    case "wake": {
      const woken = itemsOf<Worker>(value);
      return {
        mark: workersMark(woken),
        name: text.action(
          woken.length === 0 ? { type: "wake" } : { type: "wake", workers: woken },
          scene.names,
        ),
      };
    }
    case "spot": {
      const spot = value as Spot;
      const cost = boardFor(state).spots[spot.slice(0, -1) as Row][Number(spot.at(-1)) - 1] ?? {};
      return {
        mark: <RowMark row={spot.slice(0, -1) as Row} ink="currentColor" />,
        name: words.said.spot(text.words.rows[spot.slice(0, -1) as Row], Number(spot.at(-1))),
        note: <Price amount={cost} said={text.words.amount(cost)} size={15} />,
      };
    }
    case "card":
      return { name: capital(text.words.headStarts[value as "HS1"]) };
    case "suits": {
      const count = Number(value);
      const paid = Math.max(0, count - freeSlots(state));
      const empty = freeSlots(state) + PAID_SLOTS - count;
      const water = empty * boardFor(state).slotWater;
      return {
        mark: half(<Suit of="you" />, 0.55),
        name: `${count}`,
        note: (
          <>
            <span>
              {paid === 0 ? (
                tray.free
              ) : (
                <Price amount={{ E: paid }} said={text.words.amount({ E: paid })} size={15} />
              )}
            </span>
            <span>
              <span aria-hidden="true">+{water}</span>
              <span className="vh">{tray.gains(water)}</span>
              <Icon size={15} half={13}>
                <GoodMark good="W" />
              </Icon>
            </span>
          </>
        ),
      };
    }
    case "paid": {
      const paid = itemsOf<SlotPayment>(value);
      return {
        mark: cubesMark(paid as readonly (Cube | "W" | "E")[]),
        name:
          paid.length === 0
            ? tray.free
            : paid
                .map((each) =>
                  each === "W" ? text.words.amount({ W: 2 }) : text.words.amount({ [each]: 1 }),
                )
                .join(" + "),
      };
    }
    case "warp": {
      const tile = value as WarpTile;
      const { goods, worker } = WARP[tile];
      return {
        mark: <WarpMark tile={tile} />,
        marked: true,
        name: text.words.warpTiles[tile],
        note:
          worker === undefined ? (
            <span aria-hidden="true">+{goods?.W ?? 1}</span>
          ) : (
            <Price amount={{ W: -1 }} said={tray.costsWater} size={14} />
          ),
      };
    }
    default:
      return { name: doName(scene, value) };
  }
}

export function doName(scene: Scene, what: string): string {
  const { words, text, names } = scene;
  switch (what) {
    case "pass":
      return words.tray.pass;
    case "nothing":
      return words.tray.warpNothing;
    default:
      return text.action({ type: what } as Action, names);
  }
}

function tileCard({ text, words }: Scene, tile: TileId, note: ReactNode): Card {
  return {
    mark: isSuperproject(tile) ? <SuperprojectMark /> : <RowMark row={rowOf(tile)} ink="currentColor" />,
    name: text.words.tiles[tile],
    note: (
      <>
        <span>{words.said.vp(vpOf(tile))}</span> {note}
      </>
    ),
  };
}

function eraNote({ asking, text, words }: Scene, era: number): string {
  const laid = asking.state.board.superprojects[era - 1];
  const own = asking.state.human.warpOn[era - 1] ?? [];
  return [
    ...(laid === undefined || laid.built !== "no" ? [] : [text.words.tiles[laid.id]]),
    ...(own.length === 0 ? [] : [words.said.owed(own.map((tile) => text.words.warpTiles[tile]))]),
  ].join(" · ");
}
