/** The Chronobot's board as it should lie on the table. A tap on a value leads to its correction. */
import "./board.css";
import {
  BOT_WARP_TILES,
  type Bot,
  botExosuits,
  botScore,
  CUBES,
  type Die as DieFace,
  ERAS,
  HEX_SPACES,
  type HexSpace,
  HUMAN_WARP_TILES,
  MORALE_VP,
  NEXT,
  OPEN_TILES,
  PLATE,
  type Position,
  ROWS,
  SHAPES,
  SUPPLY_WATER,
  TIME_TRAVEL_VP,
  type Tiles,
  total,
  vpOn,
  WORKERS,
} from "@chronarium/anachrony/companion";
import type { ReactNode } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Banner, BotFace, BotWarp, BuildingSign, Die, PlateSign } from "../anachrony-art/bot.tsx";
import { Breakthrough, Cube, WorkerHex } from "../anachrony-art/goods.tsx";
import { INK } from "../anachrony-art/ink.ts";
import { RuleLink, Screen } from "./parts.tsx";
import { showTab } from "./place.ts";
import { useSpeech } from "./speech.ts";
import { positionName } from "./steps.tsx";
import { useGame, useTable } from "./store.ts";

type Box = { readonly x: number; readonly y: number; readonly w: number };
const HIGH = 50;
/** Three circuits: A and C above, B as a loop, and E5 that leads into it. */
const BOXES: Readonly<Record<Position, Box>> = {
  A1: { x: 7, y: 14, w: 69 },
  A2: { x: 84, y: 14, w: 69 },
  A3: { x: 161, y: 14, w: 69 },
  C1: { x: 242, y: 14, w: 66 },
  C2: { x: 316, y: 14, w: 67 },
  B1: { x: 7, y: 88, w: 86 },
  B2: { x: 103, y: 88, w: 86 },
  B3: { x: 199, y: 88, w: 86 },
  B4: { x: 295, y: 88, w: 86 },
  B7: { x: 7, y: 156, w: 86 },
  B6: { x: 103, y: 156, w: 86 },
  B5: { x: 199, y: 156, w: 86 },
  E5: { x: 295, y: 156, w: 86 },
};
const WAYS =
  "M76 39H84M153 39H161M196 64V76H42V64M308 39H316M350 64V76H275V64M93 113H103M189 113H199M285 113H295M338 138V147H242V156M295 181H285M199 181H189M103 181H93M50 156V138";

/** The token that moved last. */
function useLastToken(): DieFace | undefined {
  return useTable(({ entries }) => {
    for (const { events } of entries.toReversed())
      for (const event of events) if (event.type === "botTokenMoved") return event.token;
    return undefined;
  });
}

function Circuits({ bot }: { readonly bot: Bot }): ReactNode {
  const { words } = useSpeech();
  const last = useLastToken();
  const label = bot.tokens.map((at, i) => words.board.token(i + 1, positionName(at, words))).join(" ");
  return (
    <svg className="co-circuits" viewBox="0 0 390 214" role="img" aria-label={label}>
      <path d={WAYS} fill="none" stroke="currentColor" strokeWidth="3" />
      {(Object.keys(NEXT) as readonly Position[]).map((position) => {
        const { x, y, w } = BOXES[position];
        const here = bot.tokens.flatMap((at, i) => (at === position ? [i + 1] : []));
        const name = positionName(position, words);
        return (
          <g key={position} transform={`translate(${x} ${y})`}>
            <path
              d={`M8 0H${w - 8}L${w} 8V${HIGH - 8}L${w - 8} ${HIGH}H8L0 ${HIGH - 8}V8Z`}
              fill={INK.bone}
              stroke={INK.ink}
              strokeWidth="2.4"
            />
            <g transform={`translate(${w / 2} 18) scale(.86)`} color={INK.ink}>
              <PlateSign plate={PLATE[position]} />
            </g>
            <text
              x={w / 2}
              y="43"
              textAnchor="middle"
              className="art-plate"
              fontSize={Math.min(13, (w - 4) / (name.length * 0.54))}
              fill={INK.ink}
            >
              {name}
            </text>
            {here.map((token, i) => (
              <g key={token} transform={`translate(${w - 6 - i * 24} 2)`}>
                <circle r="13.5" fill={INK.bone} />
                <Die r={12} dark={token !== last}>
                  {token}
                </Die>
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const correct = (): void => showTab("correct");

function Row({
  name,
  under,
  tight = false,
  children,
}: {
  readonly name: string;
  readonly under?: string;
  readonly tight?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className="co-row" onClick={correct}>
      <span className="co-row-name">
        <b>{name}</b>
        {under !== undefined && <small>{under}</small>}
      </span>
      <span className="co-row-value" data-tight={tight}>
        {children}
      </span>
    </button>
  );
}

function Goods({ bot }: { readonly bot: Bot }): ReactNode {
  const { game } = useSpeech();
  return (
    <>
      {WORKERS.map((kind) => (
        <span key={kind} className="co-piece">
          <Art size={26} reach={17}>
            <WorkerHex kind={kind} missing={bot.workers[kind] === 0} />
          </Art>
          <span className="vh">{game.words.worker[kind]}</span>
          <i data-many={bot.workers[kind] > 1}>{bot.workers[kind]}</i>
        </span>
      ))}
      {CUBES.map((kind) => (
        <span key={kind} className="co-piece">
          <Art size={25} reach={13}>
            <Cube kind={kind} missing={bot.cubes[kind] === 0} />
          </Art>
          <span className="vh">{game.words.goods[kind]}</span>
          <i data-many={bot.cubes[kind] > 1}>{bot.cubes[kind]}</i>
        </span>
      ))}
    </>
  );
}

export function BotBoard(): ReactNode {
  const { words, game } = useSpeech();
  const { board, counters } = words;
  const state = useGame();
  const { bot, era, humanWarp } = state;
  const rolled = useLastToken();
  const sets = Math.min(bot.breakthroughs.circle, bot.breakthroughs.triangle, bot.breakthroughs.square);
  const cells = [
    [bot.water, counters.water],
    [counters.exosuits(bot.exosuits, botExosuits(era)), counters.exosuitsName],
    [bot.vp, counters.vp],
    [counters.ofThree(bot.paradox), counters.paradoxes],
    [counters.ofThree(bot.anomalies), counters.anomalies],
  ] as const;
  const held = humanWarp?.reduce((sum, tiles) => sum + tiles, 0);
  return (
    <Screen
      art={
        <Art size={76} reach={56}>
          <BotFace>{rolled ?? "–"}</BotFace>
        </Art>
      }
      title={board.title}
      lead={board.lead}
      aside={
        <p className="co-total">
          <b>{total(botScore(bot))}</b>
          <small>{board.now}</small>
        </p>
      }
    >
      <Circuits bot={bot} />
      <dl className="co-counters">
        {cells.map(([value, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Row name={board.timeTravel} under={board.vp}>
        <Track values={TIME_TRAVEL_VP} at={bot.timeTravel} />
      </Row>
      <Row name={board.morale} under={board.moraleVp}>
        <Track values={MORALE_VP} under={SUPPLY_WATER.map(board.price)} at={bot.morale} />
      </Row>
      <Row name={board.goods} tight>
        <Goods bot={bot} />
      </Row>
      <Row name={board.buildings} under={board.vpEach}>
        {ROWS.map((row) => {
          const tiles = bot.buildings.filter((tile) => tile.row === row).map(({ vp }) => vp);
          return (
            <span key={row} className="co-tiles">
              <Art size={26} reach={13}>
                <BuildingSign row={row} />
              </Art>
              <span className="vh">{game.words.rows[row]}</span>
              {tiles.length === 0 ? "–" : tiles.join(", ")}
            </span>
          );
        })}
      </Row>
      <Row name={board.superprojects} under={board.breakthroughs}>
        <span className="co-tiles">
          <Art size={26} reach={13}>
            <PlateSign plate={{ kind: "superproject" }} />
          </Art>
          {bot.superprojects.length === 0 ? board.ofTwo(0) : bot.superprojects.map(({ vp }) => vp).join(", ")}
        </span>
        {SHAPES.map((shape) => (
          <span key={shape} className="co-tiles">
            <Art size={26} reach={17}>
              <Breakthrough shape={shape} />
            </Art>
            <span className="vh">{words.shapes[shape]}</span>
            {bot.breakthroughs[shape]}
          </span>
        ))}
        <small>{board.sets(sets)}</small>
      </Row>
      <button type="button" className="co-row" data-column="true" onClick={correct}>
        <span className="co-row-name" data-wide="true">
          <b>{board.warp}</b>
          <small>
            {board.supply(bot.warpSupply, held === undefined ? undefined : HUMAN_WARP_TILES - held)}
          </small>
        </span>
        <span className="co-timeline">
          {bot.warpOn.map((tiles, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an Era is its place.
            <span key={i} data-now={i + 1 === era} data-past={i + 1 < era}>
              <b aria-hidden="true">{i + 1}</b>
              <span className="vh">{board.warpOn(i + 1, tiles, humanWarp?.[i])}</span>
              {(humanWarp?.[i] ?? 0) > 0 && <em aria-hidden="true">{humanWarp?.[i]}</em>}
              <span aria-hidden="true">
                {Array.from({ length: Math.min(tiles, BOT_WARP_TILES) }, (_, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: its tiles are alike (CB-46).
                  <Art key={n} size={22} reach={15}>
                    <BotWarp />
                  </Art>
                ))}
              </span>
            </span>
          ))}
        </span>
      </button>
      {state.spaces !== undefined && (
        <button type="button" className="co-row" data-column="true" onClick={correct}>
          <span className="co-row-name" data-wide="true">
            <b>{board.spaces}</b>
          </span>
          <span className="co-spaces">
            {HEX_SPACES.map((space) => (
              <span key={space} data-by={occupantOf(state.spaces, space)}>
                {board.spaceNames[space]}
                <small>{words.correct.occupants[occupantOf(state.spaces, space)]}</small>
              </span>
            ))}
          </span>
        </button>
      )}
      {(state.recruitPool !== undefined || state.minePool !== undefined) && (
        <Row name={board.pools}>
          {WORKERS.filter((kind) => (state.recruitPool?.[kind] ?? 0) > 0).map((kind) => (
            <span key={kind} className="co-piece">
              <Art size={30} reach={17}>
                <WorkerHex kind={kind} />
              </Art>
              <span className="vh">{game.words.worker[kind]}</span>
              <i data-many="true">{state.recruitPool?.[kind]}</i>
            </span>
          ))}
          {CUBES.filter((kind) => (state.minePool?.[kind] ?? 0) > 0).map((kind) => (
            <span key={kind} className="co-piece">
              <Art size={28} reach={13}>
                <Cube kind={kind} />
              </Art>
              <span className="vh">{game.words.goods[kind]}</span>
              <i data-many="true">{state.minePool?.[kind]}</i>
            </span>
          ))}
        </Row>
      )}
      {state.tiles !== undefined && (
        <button type="button" className="co-row" data-column="true" onClick={correct}>
          <span className="co-row-name" data-wide="true">
            <b>{words.openTiles.title}</b>
          </span>
          <span className="co-spaces">
            {OPEN_TILES.map((tile) => (
              <span key={tile}>
                {words.openTiles.name(tile)}
                <small>{words.openTiles.known(vpOn(state.tiles as Tiles, tile))}</small>
              </span>
            ))}
          </span>
        </button>
      )}
      {state.era < ERAS && (
        <p className="co-text co-first">
          <Art size={28} reach={16}>
            <Banner />
          </Art>
          {board.first(state.banner)}
        </p>
      )}
      <p className="co-text co-quiet">
        {board.note} <RuleLink rule="CP-9" />
      </p>
    </Screen>
  );
}

export const occupantOf = (
  spaces: ReturnType<typeof useGame>["spaces"],
  space: HexSpace,
): "free" | "human" | "bot" | "gone" => {
  const kind = space.slice(0, -1) as keyof NonNullable<typeof spaces>;
  return spaces?.[kind][Number(space.at(-1)) - 1] ?? "free";
};

function Track({
  values,
  under,
  at,
}: {
  readonly values: readonly number[];
  readonly under?: readonly string[];
  readonly at: number;
}): ReactNode {
  return (
    <span className="co-track">
      {values.map((value, i) => (
        <span key={value} data-at={i === at}>
          {value}
          {under !== undefined && <small>{under[i]}</small>}
        </span>
      ))}
    </span>
  );
}
