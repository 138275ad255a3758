/** The Main board as a street: Construct, Recruit, Research, Council, Mine, and the spaces without a limit. */
import {
  afterImpact,
  CUBES,
  type Cube,
  evacuationValue,
  MINE_CUBES,
  mayPerform,
  type Place,
  SPACES,
  type Space,
  type State,
  WORKERS,
  type Worker,
} from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { Hits } from "../../../play/hits.tsx";
import { BuildingArt } from "./building-art.tsx";
import { C, hexagon } from "./colours.ts";
import { GoodMark } from "./goods.tsx";
import { occupantOf, Pad } from "./pad.tsx";
import { At, Banner, CubeMark, Icon, WorkerMark } from "./pieces.tsx";
import { PoolArt } from "./pool-art.tsx";
import { Ring } from "./ring.tsx";
import { Sky } from "./scenery.tsx";
import type { BoardProps } from "./types.ts";
import "./bands.css";

const PAD = 31;
const MINE_PAD = 24.5;
type HexSpace = Exclude<Space, "purify" | "trade" | "evacuate">;
const PADS: Readonly<Record<HexSpace, readonly [x: number, y: number, r: number]>> = {
  construct1: [75, 92, PAD],
  construct2: [75, 164, PAD],
  recruit1: [212, 92, PAD],
  recruit2: [212, 164, PAD],
  research1: [418, 92, PAD],
  research2: [418, 164, PAD],
  council1: [546, 124, PAD],
  council2: [632, 124, PAD],
  mine1: [730, 74, MINE_PAD],
  mine2: [730, 121, MINE_PAD],
  mine3: [730, 168, MINE_PAD],
};
const HEXES = Object.keys(PADS) as HexSpace[];
const PANELS = { purify: 6, trade: 70, evacuate: 134 } as const;
const panel = (y: number, height = 60): string => `M866 ${y}h130v${height}h-130Z`;

/** The pools as they lie: every worker and every cube for itself. */
const poolWorkers = ({ board }: State): readonly Worker[] =>
  (["En", "Ad", "Ge", "Sc"] as const).flatMap((worker) =>
    Array.from({ length: board.recruitPool[worker] }, () => worker),
  );
const poolCubes = ({ board }: State): readonly Cube[] =>
  CUBES.flatMap((cube) => Array.from({ length: board.minePool[cube] }, () => cube));

const WAITING: readonly (readonly [x: number, y: number])[] = [
  [273, 103],
  [309, 103],
  [273, 153],
  [309, 153],
];

/** Who may go, as signs on the ground. */
const allowed = (state: State, action: "construct" | "recruit" | "research"): readonly Worker[] =>
  WORKERS.toReversed().filter((worker) => mayPerform(state, action, worker));

export function Capital(props: BoardProps): ReactNode {
  const { state, words, light, speak, onChoose, onAim } = props;
  const ruined = afterImpact(state.era);
  const workers = poolWorkers(state);
  const cubes = poolCubes(state);
  const places: readonly { readonly place: Place; readonly d: string }[] = [
    ...SPACES.map((space): { place: Place; d: string } => {
      const place: Place = `space ${space}`;
      if (space === "purify" || space === "trade" || space === "evacuate")
        return { place, d: panel(PANELS[space], space === "evacuate" ? 66 : 60) };
      const [x, y, r] = PADS[space];
      return { place, d: hexagon(x, y, r + 3) };
    }),
    // Of several alike one is the place of all.
    ...WORKERS.flatMap((worker) => {
      const [x, y] = WAITING[workers.indexOf(worker)] ?? [];
      return x === undefined || y === undefined
        ? []
        : [{ place: `pool ${worker}` as Place, d: hexagon(x, y, 16) }];
    }),
    ...CUBES.flatMap((cube) => {
      const i = cubes.indexOf(cube);
      return i < 0 ? [] : [{ place: `cube ${cube}` as Place, d: hexagon(828, 80 + i * 26, 14) }];
    }),
  ];
  return (
    <div className="an-capital">
      <svg viewBox="0 4 1000 228" role="presentation">
        <Sky ruined={ruined} />
        <At x={0} y={0}>
          <BuildingArt of="construct" ruined={ruined} />
        </At>
        <At x={160} y={0}>
          <BuildingArt of="recruit" ruined={ruined} />
        </At>
        <At x={348} y={0}>
          <BuildingArt of="research" ruined={ruined} />
        </At>
        <At x={494} y={0}>
          <BuildingArt of="council" ruined={ruined} />
        </At>
        <At x={690} y={0}>
          <BuildingArt of="mine" ruined={ruined} />
        </At>
        <Waiting workers={workers} words={words} />
        <At x={589} y={54} s={1.15}>
          <Banner of={state.banner === "bot" ? "bot" : "you"} />
        </At>
        {[510, 596].map((x) => (
          <rect key={x} x={x} y={162} width={72} height={36} fill={C.ink} />
        ))}
        {words.board.councilSigns.map((lines, i) =>
          lines.map((line, at) => (
            <text
              key={line}
              className="an-small"
              x={546 + 86 * i}
              y={177 + 14 * at}
              textAnchor="middle"
              fill={C.bone}
            >
              {line}
            </text>
          )),
        )}
        <path d="M802 46H854L850 200H806Z" fill={C.ink} />
        <text className="an-small" x={828} y={62} textAnchor="middle" fill={C.bone}>
          {words.board.pool}
        </text>
        {[0, 1, 2, 3, 4].map((i) => (
          <At key={i} x={828} y={80 + i * 26}>
            {cubes[i] === undefined ? (
              <path d={hexagon(0, 0, 10)} fill="none" stroke={C.c4} strokeWidth={1.4} strokeDasharray="3 3" />
            ) : (
              <CubeMark cube={cubes[i]} />
            )}
          </At>
        ))}
        {HEXES.map((space) => {
          const [x, y, r] = PADS[space];
          return (
            <At key={space} x={x} y={y}>
              <Pad {...props} space={space} r={r} />
            </At>
          );
        })}
        {(["mine1", "mine2", "mine3"] as const).map((space, i) => (
          <At key={space} x={774} y={PADS[space][1]}>
            <CubeMark cube={MINE_CUBES[i] ?? "T"} off={occupantOf(state, space) !== "free"} />
          </At>
        ))}
        <Signs state={state} words={words} />
        <Panels state={state} words={words} />
        {places.map(({ place, d }) => (
          <Ring key={place} d={d} light={light(place)} />
        ))}
        <Hits
          label={words.regions.capital}
          hits={places.map(({ place, d }) => ({
            id: place,
            d,
            label: speak(place),
            pressed: light(place) === "chosen",
            lit: light(place) === "possible" || light(place) === "chosen",
          }))}
          onChoose={onChoose}
          onAim={onAim}
        />
      </svg>
    </div>
  );
}

/** Goods as signs: their names are too long for the places side by side. */
const BROUGHT = { Sc: [2, "W"], En: [1, "E"] } as const;

function Brings({
  worker,
  words,
  x,
  y,
}: {
  readonly worker: Worker;
  readonly words: BoardProps["words"];
  readonly x: number;
  readonly y: number;
}): ReactNode {
  if (worker === "Ad" || worker === "Ge")
    return (
      <text className="an-small" x={x} y={y} textAnchor="middle" fill={C.yellow}>
        {words.board.bonus[worker]}
      </text>
    );
  const [count, good] = BROUGHT[worker];
  return (
    <>
      <text className="an-small" x={x} y={y} textAnchor="end" fill={C.yellow}>
        +{count}
      </text>
      <At x={x + 8} y={y - 4} s={0.55}>
        <GoodMark good={good} />
      </At>
    </>
  );
}

function Waiting({
  workers,
  words,
}: {
  readonly workers: readonly Worker[];
  readonly words: BoardProps["words"];
}): ReactNode {
  return (
    <>
      <rect x={254} y={66} width={74} height={134} fill={C.ink} />
      <text className="an-small" x={291} y={82} textAnchor="middle" fill={C.bone}>
        {words.board.waiting}
      </text>
      {workers.map((worker, i) => {
        const [x = 0, y = 0] = WAITING[i] ?? [];
        return (
          <g key={`${x} ${y}`}>
            <At x={x} y={y} s={0.87}>
              <WorkerMark worker={worker} />
            </At>
            <Brings worker={worker} words={words} x={x} y={y + 26} />
          </g>
        );
      })}
    </>
  );
}

const SIGNS = [
  ["construct", 14],
  ["recruit", 168],
  ["research", 356],
] as const;
function Signs({ state, words }: Pick<BoardProps, "state" | "words">): ReactNode {
  return (
    <>
      {SIGNS.map(([action, x]) => (
        <g key={action}>
          <text className="an-letter an-start" x={x} y={223} fontSize={14.5} fill={C.bone}>
            {words.board.signs[action]}
          </text>
          {allowed(state, action).map((worker, i) => (
            <At key={worker} x={x + words.board.signWidth[action] + i * 18} y={218} s={0.54}>
              <WorkerMark worker={worker} />
            </At>
          ))}
        </g>
      ))}
      <text className="an-letter an-start" x={504} y={223} fontSize={14.5} fill={C.bone}>
        {words.board.signs.council}
      </text>
      <text className="an-letter an-start" x={698} y={223} fontSize={14.5} fill={C.bone}>
        {words.board.signs.mine}
      </text>
      <text className="an-small" x={850} y={223} textAnchor="end" fill={C.bone}>
        {words.board.anyWorker}
      </text>
      <text className="an-small" x={931} y={223} textAnchor="middle" fill={C.bone}>
        {words.board.noLimit}
      </text>
    </>
  );
}

function Panels({ state, words }: Pick<BoardProps, "state" | "words">): ReactNode {
  const open = afterImpact(state.era);
  const lines: Readonly<Record<keyof typeof PANELS, readonly [string, string]>> = {
    purify: words.board.panels.purify,
    trade: words.board.panels.trade,
    evacuate: !open
      ? words.board.panels.shut
      : state.human.evacuated
        ? words.board.panels.left
        : words.board.panels.open(evacuationValue(state, state.human)),
  };
  return (["purify", "trade", "evacuate"] as const).map((space) => {
    const y = PANELS[space];
    const shut = space === "evacuate" && !open;
    return (
      <g key={space}>
        <path
          d={panel(y, space === "evacuate" ? 66 : 60)}
          fill={shut ? "#c9ccc3" : C.bone}
          stroke={C.ink}
          strokeWidth={2.2}
          strokeDasharray={shut ? "5 4" : undefined}
        />
        <At x={868} y={y}>
          <PoolArt of={space === "evacuate" ? (open ? "open" : "shut") : space} />
        </At>
        <text className="an-letter an-start" x={916} y={y + 24} fontSize={13} fill={C.ink}>
          {words.board.signs[space]}
        </text>
        {lines[space].map((line, i) => (
          <text key={line} className="an-small" x={916} y={y + 39 + 13 * i} fill="#33383a">
            {line}
          </text>
        ))}
      </g>
    );
  });
}

/** The same as bands, for a phone: each action with its pads beside its name. */
const BANDS = [
  ["construct", ["construct1", "construct2"]],
  ["recruit", ["recruit1", "recruit2"]],
  ["research", ["research1", "research2"]],
  ["council", ["council1", "council2"]],
  ["mine", ["mine1", "mine2", "mine3"]],
] as const;
const ART_BOX: Readonly<Record<(typeof BANDS)[number][0], string>> = {
  construct: "8 8 120 160",
  recruit: "0 0 130 174",
  research: "10 0 124 166",
  council: "0 16 190 190",
  mine: "10 0 124 206",
};

export function CapitalBands(props: BoardProps): ReactNode {
  const { state, words, light, speak, onChoose, onAim } = props;
  const ruined = afterImpact(state.era);
  return (
    <div className="an-bands">
      {BANDS.map(([action, spaces]) => {
        const step = spaces.length === 3 ? 57 : 64;
        const pool: readonly (readonly [Place, ReactNode])[] =
          action === "recruit"
            ? [...new Set(poolWorkers(state))].map((worker) => [
                `pool ${worker}`,
                <WorkerMark key={worker} worker={worker} />,
              ])
            : action === "mine"
              ? [...new Set(poolCubes(state))].map((cube) => [
                  `cube ${cube}`,
                  <g key={cube} transform="scale(1.3)">
                    <CubeMark cube={cube} />
                  </g>,
                ])
              : [];
        return (
          <div key={action} className="an-band" data-action={action}>
            <svg
              className="an-band-art"
              viewBox={ART_BOX[action]}
              preserveAspectRatio="xMidYMin slice"
              aria-hidden="true"
            >
              <rect x={-20} y={-20} width={300} height={300} fill={ruined ? "#6b3a30" : C.c1} />
              <BuildingArt of={action} ruined={ruined} />
            </svg>
            <div className="an-band-name">
              <h3>{words.board.signs[action]}</h3>
              {pool.length > 0 ? (
                <div className="an-pool">
                  {pool.map(([place, mark]) => (
                    <button
                      key={place}
                      type="button"
                      data-hit={place}
                      data-lit={light(place) !== "none" || undefined}
                      data-light={light(place)}
                      aria-pressed={light(place) === "chosen"}
                      onClick={() => onChoose?.(place, "touch")}
                    >
                      <span className="vh">{speak(place)}</span>
                      <Icon size={26} half={17}>
                        {mark}
                      </Icon>
                      <b className="an-count" aria-hidden="true">
                        {countIn(state, place)}
                      </b>
                    </button>
                  ))}
                </div>
              ) : (
                <p>
                  {action === "council"
                    ? words.board.councilBrief
                    : action === "mine"
                      ? words.board.anyWorker
                      : allowed(state, action === "recruit" ? "recruit" : action).map((worker) => (
                          <Icon key={worker} size={20} half={17}>
                            <WorkerMark worker={worker} />
                          </Icon>
                        ))}
                </p>
              )}
            </div>
            <svg
              className="an-band-pads"
              viewBox={`-36 -40 ${step * (spaces.length - 1) + 72} 80`}
              style={{ width: `${(step * (spaces.length - 1) + 72) * 0.8}px` }}
              role="presentation"
            >
              {spaces.map((space, i) => (
                <At key={space} x={i * step} y={action === "mine" ? -6 : 0}>
                  <Pad {...props} space={space} r={action === "mine" ? 26 : 30} />
                </At>
              ))}
              {spaces.map((space, i) => (
                <Ring
                  key={space}
                  d={hexagon(i * step, action === "mine" ? -6 : 0, action === "mine" ? 29 : 33)}
                  light={light(`space ${space}`)}
                />
              ))}
              {action === "mine" &&
                spaces.map((space, i) => (
                  <At key={space} x={i * step + 12} y={21} s={0.9}>
                    <CubeMark cube={MINE_CUBES[i] ?? "T"} off={occupantOf(state, space) !== "free"} />
                  </At>
                ))}
              <Hits
                label={words.board.signs[action]}
                hits={spaces.map((space, i) => ({
                  id: `space ${space}` as Place,
                  d: `M${i * step - step / 2} -40h${step}v80h${-step}Z`,
                  label: speak(`space ${space}`),
                  pressed: light(`space ${space}`) === "chosen",
                  lit: light(`space ${space}`) === "possible" || light(`space ${space}`) === "chosen",
                }))}
                onChoose={onChoose}
                onAim={onAim}
              />
            </svg>
          </div>
        );
      })}
      <div className="an-pools">
        {(["purify", "trade", "evacuate"] as const).map((space) => {
          const place: Place = `space ${space}`;
          const open = afterImpact(state.era);
          const lines =
            space === "evacuate"
              ? !open
                ? words.board.panels.shut
                : state.human.evacuated
                  ? words.board.panels.left
                  : words.board.panels.open(evacuationValue(state, state.human))
              : words.board.panels[space];
          return (
            <button
              key={space}
              type="button"
              data-hit={place}
              data-lit={light(place) !== "none" || undefined}
              data-light={light(place)}
              aria-pressed={light(place) === "chosen"}
              onClick={() => onChoose?.(place, "touch")}
            >
              <span className="vh">{speak(place)}</span>
              <b aria-hidden="true">{words.board.signs[space]}</b>
              <small aria-hidden="true">{lines.join(" ")}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
}

const countIn = ({ board }: State, place: Place): number =>
  place.startsWith("pool ")
    ? board.recruitPool[place.slice(5) as Worker]
    : board.minePool[place.slice(5) as Cube];
