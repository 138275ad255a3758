/** The human's board: leader and crew, hex slots, open tiles and building spots, goods, tracks, Warp tiles. */
import {
  anomalyOn,
  boardFor,
  COLUMNS,
  effectsOf,
  evacuationValue,
  FREE_SLOTS,
  type FreeSource,
  freeSlots,
  type Good,
  humanScore,
  isSuperproject,
  onTimeline,
  ownTiles,
  PAID_SLOTS,
  type Place,
  ROWS,
  type Row,
  SHAPES,
  type Spot,
  type State,
  spareExosuits,
  supplyPrice,
  type TileId,
  thresholdOf,
  tileOn,
  total,
  vpOf,
  WARP_TILES,
  WORKERS,
  type Worker,
} from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { signed } from "../../../play/signed.ts";
import { C } from "./colours.ts";
import { GoodMark, Price } from "./goods.tsx";
import { HitButton, HitGroup } from "./hit-group.tsx";
import { Emblem, Portrait } from "./people.tsx";
import {
  AnomalyMark,
  At,
  Hex,
  Icon,
  ParadoxMark,
  PieceMark,
  RowMark,
  ShapeMark,
  Suit,
  SuperprojectMark,
  WarpMark,
  WorkerMark,
  type WorkerState,
} from "./pieces.tsx";
import type { BoardProps } from "./types.ts";
import "./own-board.css";

/** The Free Actions there are: Force Workers, the leader's, and those of own tiles. */
const freeSources = ({ human, leader }: State): readonly FreeSource[] => [
  "force",
  ...(leader === "oldRoot" || leader === "timeClerk" ? [leader] : []),
  ...ownTiles(human).flatMap(({ tile }) => (effectsOf(tile).free === undefined ? [] : [tile])),
];

const openTiles = ({ board }: State, row: Row): readonly (TileId | undefined)[] => [
  board.secondary[row][0],
  board.primary[row][0],
];
const spotsOf = (row: Row): readonly Spot[] => COLUMNS.map((column): Spot => `${row}${column}`);
/** Of a Superproject, which fills two spots, the left one. */
const isRight = (state: State, spot: Spot): boolean => {
  const tile = tileOn(state, spot);
  const left = `${spot.slice(0, -1)}${Number(spot.at(-1)) - 1}` as Spot;
  return tile !== "" && isSuperproject(tile) && !spot.endsWith("1") && tileOn(state, left) === tile;
};

/** Every place of the own board, in reading order. */
export const ownPlaces = (state: State): readonly Place[] => [
  ...WORKERS.toReversed()
    .filter((worker) => state.human.active[worker] > 0)
    .map((worker): Place => `worker ${worker}`),
  ...ROWS.flatMap((row): Place[] => [
    ...openTiles(state, row).flatMap((tile): Place[] => (tile === undefined ? [] : [`open ${tile}`])),
    ...spotsOf(row)
      .filter((spot) => !isRight(state, spot))
      .map((spot): Place => `spot ${spot}`),
  ]),
  "supply",
  ...(state.human.beside > 0 ? (["beside"] as const) : []),
  ...freeSources(state).map((source): Place => `free ${source}`),
  ...WARP_TILES.filter((tile) => state.human.warpSupply.includes(tile)).map((tile): Place => `warp ${tile}`),
];

export function OwnBoard(props: BoardProps): ReactNode {
  const { state, words, light, speak, onChoose, onAim } = props;
  return (
    <HitGroup
      className="an-mine"
      label={words.regions.mine}
      places={ownPlaces(state)}
      light={light}
      speak={speak}
      onChoose={onChoose}
      onAim={onAim}
    >
      <Crew {...props} />
      <Rows {...props} />
      <Goods {...props} />
      <Foot {...props} />
    </HitGroup>
  );
}

function Crew(props: BoardProps): ReactNode {
  const { state, words, text } = props;
  const { human, leader, path } = state;
  const lanes: readonly (readonly [string, readonly (readonly [Worker, WorkerState, number])[]])[] = [
    [words.own.active, WORKERS.toReversed().map((worker) => [worker, "active", human.active[worker]])],
    [
      words.own.busy,
      WORKERS.toReversed().flatMap((worker) => [
        [worker, "busy", human.busy[worker]] as const,
        [worker, "motivated", human.motivated[worker]] as const,
        [worker, "doomed", human.doomed[worker]] as const,
      ]),
    ],
    [words.own.tired, WORKERS.toReversed().map((worker) => [worker, "tired", human.tired[worker]])],
  ];
  return (
    <div className="an-crew">
      <div className="an-who" data-about="leader">
        {leader === undefined ? (
          <Icon size={44} half={30}>
            <Emblem path={path} />
          </Icon>
        ) : (
          <Portrait of={leader} width={42} />
        )}
        <div>
          <h3>{text.words.paths[path]}</h3>
          <p>
            {leader === undefined ? words.own.noLeader : <b>{text.words.leaders[leader].name}</b>}
            {leader !== undefined && <small>{text.words.leaders[leader].does}</small>}
          </p>
        </div>
      </div>
      {lanes.map(([name, crew], i) => (
        <div key={name} className="an-lane">
          <b>{name}</b>
          <div>
            {crew
              .filter(([, , count]) => count > 0)
              .map(([worker, is, count]) => {
                const marks = (
                  <>
                    <Icon size={30} half={18}>
                      <WorkerMark worker={worker} is={is} />
                    </Icon>
                    {count > 1 && <i>{count}</i>}
                  </>
                );
                return i === 0 ? (
                  <HitButton key={worker} place={`worker ${worker}`} className="an-worker">
                    {marks}
                  </HitButton>
                ) : (
                  <span
                    key={`${worker}${is}`}
                    className="an-worker"
                    role="img"
                    aria-label={words.own.crew(count, text.words.worker[worker], is)}
                  >
                    {marks}
                  </span>
                );
              })}
          </div>
        </div>
      ))}
      <Slots {...props} />
    </div>
  );
}

/** Two rows of three hexes; the Impact covers two of the upper row, the left one first. */
function Slots({ state, words, ghosts }: BoardProps): ReactNode {
  const { human } = state;
  const covered = FREE_SLOTS - freeSlots(state);
  const slots = [
    ...Array.from({ length: FREE_SLOTS }, (_, i) => ({
      price: words.own.free,
      covered: covered > 0 && (i === 0 || (i === 2 && covered > 1)),
    })),
    ...Array.from({ length: PAID_SLOTS }, () => ({ price: words.own.core, covered: false })),
  ];
  // Slots of one price are alike (AN-108): suits stand on those in use first, the covered ones last.
  const order = slots
    .map((_, i) => i)
    .toSorted((a, b) => Number(slots[a]?.covered) - Number(slots[b]?.covered));
  const powered = ghosts.powered ?? human.powered;
  const suits = new Set(order.slice(0, powered));
  return (
    <div className="an-slots">
      <svg
        viewBox="0 0 104 66"
        width={104}
        height={66}
        role="img"
        aria-label={words.own.slots(human.powered, human.placed, spareExosuits(human))}
      >
        {slots.map((slot, i) => {
          const upper = i < FREE_SLOTS;
          const x = (upper ? 19 : 19) + (i % 3) * 33;
          const y = upper ? 18 : 48;
          const has = suits.has(i);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
            <At key={i} x={x} y={y}>
              {slot.covered && !has ? (
                <>
                  <Hex r={15.5} fill={C.c5} width={2} />
                  <path d="M-9 7L9-7M-9-2L3-10M-2 10L9 2" stroke={C.c3} strokeWidth={2} />
                </>
              ) : (
                <>
                  <Hex r={15.5} fill={has ? "#cfe9df" : C.bone} stroke={has ? C.ink : C.c4} width={2} />
                  {has ? (
                    <g transform="scale(.5)">
                      <Suit of="you" ghost={ghosts.powered !== undefined} />
                    </g>
                  ) : (
                    <text className="an-small" y={4} textAnchor="middle" fill={C.ink} fontSize={9.5}>
                      {slot.price}
                    </text>
                  )}
                </>
              )}
            </At>
          );
        })}
      </svg>
      <p className="an-lbl" aria-hidden="true">
        {words.own.exosuits}
        <b>{words.own.ready(human.powered)}</b>
        {words.own.out(human.placed, spareExosuits(human))}
      </p>
    </div>
  );
}

function Rows(props: BoardProps): ReactNode {
  const { state, words, text } = props;
  return (
    <div className="an-rows">
      <p className="an-cap an-lbl" aria-hidden="true">
        <span />
        <span>{words.own.secondary}</span>
        <span>{words.own.primary}</span>
        <span />
        <span className="an-cap-spots">{words.own.spots}</span>
      </p>
      {ROWS.map((row) => (
        <div key={row} className="an-row">
          <span className="an-type" title={text.words.rows[row]}>
            <Icon size={24} half={13}>
              <RowMark row={row} ink={C.yellow} />
            </Icon>
          </span>
          {openTiles(state, row).map((tile, i) =>
            tile === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place.
              <span key={i} className="an-tile" data-is="none">
                {words.own.noTile}
              </span>
            ) : (
              <HitButton key={tile} place={`open ${tile}`} className="an-tile an-open">
                <span>{text.words.tiles[tile]}</span>
                <i>{vpOf(tile)}</i>
              </HitButton>
            ),
          )}
          <span className="an-arrow" />
          {spotsOf(row)
            .filter((spot) => !isRight(state, spot))
            .map((spot) => (
              <SpotTile key={spot} {...props} spot={spot} row={row} />
            ))}
        </div>
      ))}
    </div>
  );
}

function SpotTile({
  state,
  words,
  text,
  ghosts,
  crew,
  spot,
  row,
}: BoardProps & { readonly spot: Spot; readonly row: Row }): ReactNode {
  const tile = tileOn(state, spot);
  const anomaly = anomalyOn(state, spot) !== undefined;
  const place: Place = `spot ${spot}`;
  const cost = boardFor(state).spots[row][Number(spot.at(-1)) - 1] ?? {};
  if (tile === "" && anomaly)
    return (
      <HitButton place={place} className="an-tile an-anomaly">
        <Icon size={30} half={24}>
          <AnomalyMark />
        </Icon>
        <span>
          {words.own.anomaly}
          <small>{words.own.anomalyPrice}</small>
        </span>
        <i>−3</i>
      </HitButton>
    );
  if (tile === "") {
    if (ghosts.tile !== undefined && ghosts.spots.includes(spot))
      return (
        <HitButton place={place} className="an-tile an-ghost">
          <span>{text.words.tiles[ghosts.tile]}</span>
          <i>{vpOf(ghosts.tile)}</i>
        </HitButton>
      );
    return (
      <HitButton place={place} className="an-tile an-empty">
        <Price amount={cost} said="" size={17} />
      </HitButton>
    );
  }
  const large = isSuperproject(tile);
  const worker = crew.works.get(tile);
  const used = state.human.worked.includes(tile);
  return (
    <HitButton
      place={place}
      className={`an-tile an-built${large ? " an-large" : ""}${anomaly ? " an-covered" : ""}`}
    >
      {large && (
        <Icon size={24} half={13}>
          <SuperprojectMark />
        </Icon>
      )}
      <span>
        {text.words.tiles[tile]}
        <small>{anomaly ? words.own.covered : used ? words.own.inUse : text.words.tileDoes(tile)}</small>
      </span>
      <i>{vpOf(tile)}</i>
      {worker !== undefined && used && (
        <span className="an-stands">
          <Icon size={22} half={17}>
            <WorkerMark worker={worker} />
          </Icon>
        </span>
      )}
      {anomaly && (
        <span className="an-stands">
          <Icon size={24} half={24}>
            <AnomalyMark />
          </Icon>
        </span>
      )}
    </HitButton>
  );
}

const SHOWN: readonly Good[] = ["N", "U", "G", "T", "W", "E"];

function Goods({ state, words, text, ghosts }: BoardProps): ReactNode {
  const { human } = state;
  const board = boardFor(state);
  const threshold = thresholdOf(state);
  return (
    <div className="an-goods">
      <p className="an-score" data-about="score you">
        <span className="an-lbl">{words.own.vpNow}</span>
        <b>{signed(total(humanScore(state)))}</b>
      </p>
      <ul className="an-store">
        {SHOWN.map((good) => {
          const change = ghosts.goods[good] ?? 0;
          return (
            <li key={good}>
              <Icon size={24} half={13}>
                <GoodMark good={good} />
              </Icon>
              <span className="vh">{text.words.goods[good]}</span>
              {human.goods[good]}
              {change !== 0 && <ins>{change > 0 ? `+${change}` : `−${-change}`}</ins>}
            </li>
          );
        })}
      </ul>
      <div className="an-pair">
        <div>
          <span className="an-lbl">{words.own.breakthroughs}</span>
          <p className="an-marks">
            {human.breakthroughs.length === 0 &&
              SHAPES.map((shape) => (
                <Icon key={shape} size={22} half={18}>
                  <ShapeMark shape={shape} off />
                </Icon>
              ))}
            {human.breakthroughs.map((piece, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike.
              <span key={i} role="img" aria-label={text.words.piece(piece)} title={text.words.piece(piece)}>
                <Icon size={24} half={18}>
                  <PieceMark piece={piece} />
                </Icon>
              </span>
            ))}
          </p>
        </div>
        <div>
          <span className="an-lbl">{words.own.paradoxes}</span>
          <p className="an-marks" role="img" aria-label={words.own.paradoxesOf(human.paradox, threshold)}>
            {Array.from({ length: threshold }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place.
              <Icon key={i} size={19} half={10}>
                <ParadoxMark on={i < human.paradox} />
              </Icon>
            ))}
          </p>
        </div>
      </div>
      <Track label={words.own.morale} values={board.morale} at={human.morale}>
        <HitButton place="supply" className="an-supply">
          {words.own.supply(supplyPrice(state))}
        </HitButton>
      </Track>
      <Track label={words.own.timeTravel} values={board.timeTravel} at={human.timeTravel} />
    </div>
  );
}

function Track({
  label,
  values,
  at,
  children,
}: {
  readonly label: string;
  readonly values: readonly number[];
  readonly at: number;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div>
      <div className="an-track-head">
        <span className="an-lbl">{label}</span>
        {children}
      </div>
      <ol className="an-track">
        {values.map((vp, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place.
          <li key={i} aria-current={i === at || undefined}>
            {signed(vp)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Foot({ state, words, text }: BoardProps): ReactNode {
  const { human } = state;
  const value = evacuationValue(state, human);
  return (
    <div className="an-foot">
      <div>
        <p className="an-lbl">{words.own.freeActions}</p>
        <p className="an-frees">
          {freeSources(state).map((source) => (
            <HitButton key={source} place={`free ${source}`} className="an-free">
              {words.own.source(source, text)}
              {human.used.includes(source) && <small className="an-used">{words.own.used}</small>}
            </HitButton>
          ))}
          {human.beside > 0 && (
            <HitButton place="beside" className="an-free">
              {words.own.beside(human.beside)}
            </HitButton>
          )}
        </p>
      </div>
      <div>
        <p className="an-lbl">{words.own.warpSupply(human.warpSupply.length, onTimeline(human).length)}</p>
        <p className="an-warps">
          {WARP_TILES.map((tile) =>
            human.warpSupply.includes(tile) ? (
              <HitButton key={tile} place={`warp ${tile}`} className="an-warp">
                <Icon size={32} half={16}>
                  <WarpMark tile={tile} />
                </Icon>
              </HitButton>
            ) : (
              <span key={tile} className="an-warp">
                <Icon size={32} half={16}>
                  <WarpMark tile={tile} off />
                </Icon>
              </span>
            ),
          )}
        </p>
      </div>
      <div>
        <p className="an-lbl">{words.own.evacuation(state.era, human.evacuated)}</p>
        <p className="an-evacuation">
          {text.words.evacuation(state)}. {!human.evacuated && <b>{words.own.evacuationNow(value)}</b>}
        </p>
      </div>
    </div>
  );
}
