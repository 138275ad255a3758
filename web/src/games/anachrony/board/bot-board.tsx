/** The Chronobot's board: thirteen plates in three circuits with the six tokens, what it owns, its tracks. */
import {
  type Bot,
  CUBES,
  type Die,
  MORALE_VP,
  PLATE,
  type Plate,
  POSITIONS,
  type Position,
  ROWS,
  SHAPES,
  type State,
  SUPPLY_WATER,
  TIME_TRAVEL_VP,
  WORKERS,
  type Worker,
} from "@chronarium/anachrony";
import type { GameText } from "@chronarium/anachrony/text";
import type { ReactNode } from "react";
import type { AnachronyWords } from "../words/types.ts";
import { C, octagon } from "./colours.ts";
import {
  AnomalyMark,
  At,
  BotWarp,
  CubeMark,
  Drop,
  Hex,
  Icon,
  ParadoxMark,
  RowMark,
  ShapeMark,
  Suit,
  SuperprojectMark,
  WorkerMark,
} from "./pieces.tsx";
import "./bot-board.css";

type Props = {
  readonly state: State;
  readonly words: AnachronyWords;
  readonly text: GameText;
};

const SIGNS: Readonly<Record<Exclude<Plate["kind"], "construct">, string>> = {
  timeTravel: "M8-2A8 8 0 1 0 4.6 6.6M3.6-1.4A3.6 3.6 0 1 0 1.6 2.8M8.4-8V-2H2.6",
  removeAnomaly: "M-8-8L8 8M8-8L-8 8M-10 0H10M0-10V10",
  water: "M0-10C5-3 7 0 7 4A7 7 0 0 1-7 4C-7 0-5-3 0-10Z",
  research: "M-9 5A4.4 4.4 0 1 1-.2 5A4.4 4.4 0 1 1-9 5M3.4-9L9 0H-2.2ZM3 3H10V10H3Z",
  mine: "M-9-3C-4-10 4-10 9-3M0-8V10",
  recruit: "M-3-1.6A4.2 4.2 0 1 1-2.9-1.6M-10 9C-10 1 4 1 4 9M7.4-7V2M3-2.5H12",
  superproject: "M-9 9V3H-5V-3H-1V-10H1V-3H5V3H9V9Z",
  supply: "M-2-10C2-5 4-2.6 4 .4A6 6 0 0 1-8 .4C-8-2.6-6-5-2-10ZM7-2V8M3.4 4.6L7 8.4L10.6 4.6",
};
export function PlateMark({ plate, ink }: { readonly plate: Plate; readonly ink: string }): ReactNode {
  if (plate.kind === "construct") return <RowMark row={plate.row} ink={ink} />;
  return (
    <path
      d={SIGNS[plate.kind]}
      fill="none"
      stroke={ink}
      strokeWidth={2.1}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The left edge, the top and the width of each plate; all are 42 high. */
const PLATES: Readonly<Record<Position, readonly [x: number, y: number, width: number]>> = {
  A1: [3, 12, 70],
  A2: [81, 12, 71],
  A3: [160, 12, 71],
  C1: [246, 12, 55],
  C2: [309, 12, 79],
  B1: [3, 79, 84],
  B2: [103, 79, 84],
  B3: [203, 79, 84],
  B4: [303, 79, 84],
  B5: [203, 138, 84],
  B6: [103, 138, 84],
  B7: [3, 138, 84],
  E5: [303, 138, 84],
};
const plateShape = (x: number, y: number, width: number): string =>
  `M${x + 7} ${y}H${x + width - 7}L${x + width} ${y + 7}V${y + 35}L${x + width - 7} ${y + 42}H${x + 7}L${x} ${y + 35}V${y + 7}Z`;
const ARROWS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [77, 33, 0],
  [156, 33, 0],
  [117, 64.5, 180],
  [305, 33, 0],
  [312, 64.5, 180],
  [95, 100, 0],
  [195, 100, 0],
  [295, 100, 0],
  [95, 159, 180],
  [195, 159, 180],
  [295, 159, 180],
  [45, 129.5, -90],
  [295, 129.5, 180],
];

/** Plates and tokens; `last` has just been used, `rolled` is its token. */
export function Circuits({
  state,
  words,
  text,
  last,
  rolled,
}: Props & { readonly last?: Position | undefined; readonly rolled?: Die | undefined }): ReactNode {
  const { tokens } = state.bot;
  return (
    <svg className="an-circuits" viewBox="0 0 396 185" role="img" aria-label={words.bot.tokens(state, text)}>
      <g fill="none" stroke={C.yellow} strokeWidth={4.5} strokeLinejoin="round">
        <path d="M38 33H195V64.5H38V33" />
        <path d="M273 33H348V64.5H273V33" />
        <path d="M45 100H345V129.5H245V159H45V100M345 159H245" />
      </g>
      {ARROWS.map(([x, y, turn]) => (
        <path
          key={`${x} ${y}`}
          d="M-5-6L6 0L-5 6Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill={C.yellow}
        />
      ))}
      {POSITIONS.map((position) => {
        const [x, y, width] = PLATES[position];
        const on = position === last;
        const ink = on ? C.ink : C.bone;
        return (
          <g key={position} data-about={`plate ${position}`}>
            <path
              d={plateShape(x, y, width)}
              fill={on ? C.yellow : "#1d1f23"}
              stroke={on ? C.yellow : "#858a83"}
              strokeWidth={2}
            />
            <At x={x + width / 2} y={y + 15} s={0.8}>
              <PlateMark plate={PLATE[position]} ink={ink} />
            </At>
            <text className="an-small" x={x + width / 2} y={y + 36} textAnchor="middle" fill={ink}>
              {text.bot.plateName(PLATE[position])}
            </text>
          </g>
        );
      })}
      {tokens.map((position, i) => {
        const [x, y, width] = PLATES[position];
        const token = i + 1;
        // Two on one plate stand beside each other.
        const before = tokens.slice(0, i).filter((other) => other === position).length;
        return (
          <At key={token} x={x + width - 5 - before * 25} y={y + 1}>
            <path
              d={octagon(0, 0, 12)}
              fill={token === rolled ? C.hot : C.bone}
              stroke={C.ink}
              strokeWidth={2}
            />
            <text className="an-letter" y={5} fontSize={14} fill={token === rolled ? "#fff" : C.ink}>
              {token}
            </text>
          </At>
        );
      })}
    </svg>
  );
}

/** One eye, which holds the last die. */
export function BotFace({
  die,
  width,
}: {
  readonly die: Die | undefined;
  readonly width: number;
}): ReactNode {
  return (
    <svg className="an-face" viewBox="-56 -50 112 90" width={width} aria-hidden="true">
      <path d="M-38-30H38L48-12V22L38 38H-38L-48 22V-12Z" fill={C.yellow} stroke={C.ink} strokeWidth={3} />
      <path
        d="M-54-6H-48V18H-54ZM54-6H48V18H54ZM-3-40H3V-30H-3Z"
        fill={C.c3}
        stroke={C.ink}
        strokeWidth={2.4}
      />
      <circle cy={-43} r={5} fill={C.hot} stroke={C.ink} strokeWidth={2} />
      <path d="M-38-18H38V14H-38Z" fill={C.ink} />
      <path d={octagon(0, -2, 19)} fill={C.hot} />
      <text className="an-letter" y={6} fontSize={23} fill="#fff">
        {die ?? "–"}
      </text>
      <path d="M-30-2H-24M24-2H30" stroke={C.yellow} strokeWidth={4} />
      <path d="M-22 24H22M-22 31H22" stroke={C.ink} strokeWidth={3} />
    </svg>
  );
}

/** Water, Exosuits, Warp tiles, paradoxes, Anomalies. */
export function Holdings({ state, words }: Props): ReactNode {
  const { bot } = state;
  const facts: readonly (readonly [ReactNode, string, string])[] = [
    [<Drop key="w" />, `${bot.water}`, words.bot.water],
    [
      <g key="s" transform="scale(.5)">
        <Suit of="bot" />
      </g>,
      `${bot.exosuits}`,
      words.bot.exosuits,
    ],
    [
      <g key="t" transform="scale(.8)">
        <BotWarp />
      </g>,
      `${bot.warpSupply}`,
      words.bot.warp,
    ],
    [<ParadoxMark key="p" />, words.bot.of(bot.paradox, 3), words.bot.paradoxes],
    [
      <g key="a" transform="scale(.55)">
        <AnomalyMark />
      </g>,
      `${bot.anomalies}`,
      words.bot.anomalies,
    ],
  ];
  return (
    <ul className="an-hold">
      {facts.map(([mark, value, name]) => (
        <li key={name}>
          <Icon size={22} half={13}>
            {mark}
          </Icon>
          <b>{value}</b>
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}

/** Workers and cubes, tiles by type, both tracks. */
export function Possessions({ state, words, text }: Props): ReactNode {
  const { bot } = state;
  return (
    <div className="an-own">
      <div>
        <span className="an-lbl">{words.bot.sets}</span>
        <p className="an-set" role="img" aria-label={setSaid(bot, text)}>
          {WORKERS.map((worker) => (
            <span key={worker}>
              <Icon size={24} half={17}>
                {bot.workers[worker] === 0 ? <Missing worker={worker} /> : <WorkerMark worker={worker} />}
              </Icon>
              {bot.workers[worker] > 1 && <i>{bot.workers[worker]}</i>}
            </span>
          ))}
        </p>
        <p className="an-set" aria-hidden="true">
          {CUBES.map((cube) => (
            <span key={cube}>
              <Icon size={22} half={13}>
                <CubeMark cube={cube} off={bot.cubes[cube] === 0} />
              </Icon>
              {bot.cubes[cube] > 1 && <i>{bot.cubes[cube]}</i>}
            </span>
          ))}
        </p>
      </div>
      <div>
        <ul className="an-tiles">
          {ROWS.map((row) => {
            const own = bot.buildings.filter((building) => building.row === row);
            return (
              <li key={row}>
                <Icon size={16} half={13}>
                  <RowMark row={row} ink={C.bone} />
                </Icon>
                <span className="vh">{text.words.rows[row]}</span>
                <b>{sum(own)}</b>
              </li>
            );
          })}
          <li>
            <Icon size={16} half={13}>
              <SuperprojectMark ink={C.bone} />
            </Icon>
            <span className="vh">{text.words.categories.superprojects}</span>
            <b>{sum(bot.superprojects)}</b>
          </li>
          {SHAPES.map((shape) => (
            <li key={shape}>
              <Icon size={13} half={18}>
                <ShapeMark shape={shape} />
              </Icon>
              <span className="vh">{text.words.shapes[shape]}</span>
              <b>{bot.breakthroughs[shape]}</b>
            </li>
          ))}
        </ul>
        <div className="an-bot-track">
          <span className="an-lbl">{words.bot.timeTravel}</span>
          <ol>
            {TIME_TRAVEL_VP.map((vp, i) => (
              <li key={vp} aria-current={i === bot.timeTravel || undefined}>
                {vp}
              </li>
            ))}
          </ol>
        </div>
        <div className="an-bot-track">
          <span className="an-lbl">{words.bot.morale}</span>
          <ol>
            {MORALE_VP.map((vp, i) => (
              <li key={vp} aria-current={i === bot.morale || undefined}>
                {words.bot.moraleSpot(vp, SUPPLY_WATER[i] ?? 0)}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/** The empty place of a worker. */
function Missing({ worker }: { readonly worker: Worker }): ReactNode {
  return (
    <>
      <Hex r={15} fill="none" stroke="#858a83" width={1.6} dash="3 3" />
      <text className="an-letter" y={4.6} fontSize={13} fill="#b9bdb4">
        {worker}
      </text>
    </>
  );
}

const setSaid = (bot: Bot, text: GameText): string =>
  [
    ...WORKERS.map((worker) => `${text.words.worker[worker]} ${bot.workers[worker]}`),
    ...CUBES.map((cube) => `${text.words.goods[cube]} ${bot.cubes[cube]}`),
  ].join(", ");

const sum = (tiles: readonly { readonly vp: number }[]): number => tiles.reduce((all, { vp }) => all + vp, 0);
