/** Corrections (CP-9) and joining in mid-game (CP-10): unit steps, each judged at once, each in the log. */
import "./correct.css";
import {
  type Action,
  type Bot,
  type Counter,
  CUBES,
  ERAS,
  HEX_SPACES,
  HOMES,
  MOST_START_STEPS,
  MOST_STEPS,
  type OpenPhase,
  PHASES,
  type Position,
  ROWS,
  SHAPES,
  type Side,
  type State,
  type TileKind,
  WORKERS,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Anomaly, Die, Paradox, Suit } from "../anachrony-art/bot.tsx";
import { Breakthrough, Cube, Drop, Vp, WorkerHex } from "../anachrony-art/goods.tsx";
import { occupantOf } from "./board.tsx";
import { Keypad } from "./keypad.tsx";
import { Foot, RuleLink, Screen, Stepper } from "./parts.tsx";
import { useSpeech } from "./speech.ts";
import { positionName } from "./steps.tsx";
import { act, type Told, useGame, useTable, useTableStore } from "./store.ts";

const SHOWN: readonly Counter[] = [
  "water",
  "vp",
  "exosuits",
  "paradox",
  "anomalies",
  "timeTravel",
  "morale",
  "actions",
  ...WORKERS,
  ...CUBES,
  ...SHAPES,
];
const POOLS = {
  recruit: ["poolGe", "poolAd", "poolEn", "poolSc"],
  mine: ["poolN", "poolU", "poolG", "poolT"],
} as const satisfies Record<string, readonly Counter[]>;

/** Undefined where it is not tracked. */
function countOf({ bot, recruitPool, minePool }: State, counter: Counter): number | undefined {
  const pools: Readonly<Record<string, number>> = { ...recruitPool, ...minePool };
  if (counter.startsWith("pool")) return pools[counter.slice("pool".length)];
  const held: Readonly<Record<string, number>> = { ...bot.cubes, ...bot.workers, ...bot.breakthroughs };
  return held[counter] ?? (bot[counter as keyof Bot] as number);
}

function CounterArt({ counter }: { readonly counter: Counter }): ReactNode {
  const kind = counter.replace("pool", "");
  const worker = WORKERS.find((each) => each === kind);
  const cube = CUBES.find((each) => each === kind);
  const shape = SHAPES.find((each) => each === kind);
  if (worker !== undefined)
    return (
      <Art size={32} reach={17}>
        <WorkerHex kind={worker} />
      </Art>
    );
  if (cube !== undefined)
    return (
      <Art size={32} reach={13}>
        <Cube kind={cube} />
      </Art>
    );
  if (shape !== undefined)
    return (
      <Art size={32} reach={18}>
        <Breakthrough shape={shape} />
      </Art>
    );
  const drawn: Readonly<Record<string, ReactNode>> = {
    water: (
      <Art size={32} reach={13}>
        <Drop />
      </Art>
    ),
    exosuits: (
      <Art size={32} reach={27}>
        <Suit who="bot" />
      </Art>
    ),
    paradox: (
      <Art size={32} reach={11}>
        <Paradox />
      </Art>
    ),
    anomalies: (
      <Art size={32} reach={25}>
        <Anomaly />
      </Art>
    ),
  };
  return (
    drawn[counter] ?? (
      <Art size={32} reach={14}>
        <Vp>VP</Vp>
      </Art>
    )
  );
}

/** Where the open correction began: what stood before it. */
function beginning(entries: readonly Told[], state: State): number | undefined {
  if (state.correction === undefined) return undefined;
  const opened = entries.findLast(({ events }) => events.some(({ type }) => type === "correctionOpened"));
  return state.correction.start ? 0 : (opened?.revision ?? 1) - 1;
}

function useBefore(): State | undefined {
  const state = useGame();
  const driver = useTable((table) => table.driver);
  const revision = beginning(
    useTable(({ entries }) => entries),
    state,
  );
  const [before, setBefore] = useState<State>();
  useEffect(() => {
    let wanted = true;
    if (revision === undefined) setBefore(undefined);
    else
      driver
        .moment(revision)
        .then(({ view }) => {
          if (wanted) setBefore(view as State);
        })
        // Without it only the small "was" is missing.
        .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [driver, revision]);
  return before;
}

/** Each step opens a correction first, if none is open. */
function useStep(): (...actions: readonly Action[]) => void {
  const table = useTableStore();
  const { correction } = useGame();
  return (...actions) =>
    void act(table, ...(correction === undefined ? [{ type: "correct" } as const] : []), ...actions);
}

const PARTS = ["counters", "tokens", "tiles", "warp", "table"] as const;
type Part = (typeof PARTS)[number];

export function Correct(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const state = useGame();
  const { correction } = state;
  const before = useBefore();
  const [part, setPart] = useState<Part>(correction?.start === true ? "table" : "counters");
  const [entering, setEntering] = useState<Counter>();
  const step = useStep();
  const { correct } = words;
  const start = correction?.start === true;
  if (state.phase === "closed")
    return (
      <Screen title={correct.title}>
        <p className="co-text">{correct.closed}</p>
      </Screen>
    );
  const changed =
    before === undefined ? [] : SHOWN.filter((each) => countOf(before, each) !== countOf(state, each));
  const [only] = changed;
  const steps = correction?.steps ?? 0;
  const keep = start
    ? correct.begin
    : changed.length === 1 && only !== undefined && before !== undefined
      ? correct.keepOne(correct.counters[only], countOf(before, only) ?? 0, countOf(state, only) ?? 0)
      : correct.keep(steps);
  return (
    <Screen
      title={start ? correct.joinTitle : correct.title}
      lead={start ? correct.joinLead : correct.lead}
      foot={
        entering === undefined ? (
          <Foot
            press={keep}
            needs={correction === undefined ? correct.keep(0) : undefined}
            note={
              correction === undefined ? undefined : (
                <>
                  {correct.steps(steps, start ? MOST_START_STEPS : MOST_STEPS)}{" "}
                  <RuleLink rule={start ? "CP-10" : "CP-9"} />
                </>
              )
            }
            onPress={() => void act(table, { type: "corrected" })}
          />
        ) : (
          <Keypad
            what={correct.counters[entering]}
            onClose={() => setEntering(undefined)}
            onEnter={(wish) => {
              setEntering(undefined);
              const by = wish - (countOf(state, entering) ?? 0);
              const change = by > 0 ? "up" : "down";
              const unit: Action = { type: "correctCounter", counter: entering, change };
              if (by !== 0) step(...Array.from({ length: Math.abs(by) }, () => unit));
            }}
          />
        )
      }
    >
      <nav className="co-parts" aria-label={correct.title}>
        {PARTS.map((each) => (
          <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
            {correct.tabs[each]}
          </button>
        ))}
      </nav>
      {part === "counters" && <Counters before={before} onEnter={setEntering} />}
      {part === "tokens" && <Tokens />}
      {part === "tiles" && <Tiles />}
      {part === "warp" && <WarpTiles />}
      {part === "table" && <TheTable />}
    </Screen>
  );
}

function Counters({
  before,
  onEnter,
}: {
  readonly before: State | undefined;
  readonly onEnter: (counter: Counter) => void;
}): ReactNode {
  const { correct } = useSpeech().words;
  const state = useGame();
  const step = useStep();
  const shown = [...SHOWN, ...POOLS.recruit, ...POOLS.mine].filter(
    (each) => countOf(state, each) !== undefined,
  );
  return (
    <ul className="co-values">
      {shown.map((counter) => {
        const value = countOf(state, counter) ?? 0;
        const was = before === undefined ? value : (countOf(before, counter) ?? value);
        const name = correct.counters[counter];
        return (
          <li key={counter} data-changed={was !== value}>
            <CounterArt counter={counter} />
            <span className="co-value-name">
              {name}
              {was !== value && <small>{correct.was(was)}</small>}
            </span>
            <Stepper
              value={
                <button
                  type="button"
                  aria-label={correct.set(`${name} ${value}`)}
                  onClick={() => onEnter(counter)}
                >
                  {value}
                </button>
              }
              less={correct.less(name)}
              more={correct.more(name)}
              onStep={(by) => step({ type: "correctCounter", counter, change: by > 0 ? "up" : "down" })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Choice<Value extends string | number>({
  label,
  art,
  value,
  options,
  disabled = false,
  onChoose,
}: {
  readonly label: string;
  readonly art?: ReactNode;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChoose: (value: Value) => void;
}): ReactNode {
  const id = useId();
  return (
    <li>
      {art}
      <label htmlFor={id} className="co-value-name">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </li>
  );
}

function Tokens(): ReactNode {
  const { words } = useSpeech();
  const { bot } = useGame();
  const step = useStep();
  return (
    <ul className="co-values">
      {HOMES.map((homes, i) => (
        <Choice<Position>
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number.
          key={i}
          label={words.correct.token(i + 1)}
          art={
            <Art size={36} reach={14}>
              <Die r={13} dark>
                {i + 1}
              </Die>
            </Art>
          }
          value={bot.tokens[i]!}
          options={homes.map((value) => ({ value, label: positionName(value, words) }))}
          onChoose={(position) => step({ type: "correctToken", token: i + 1, position })}
        />
      ))}
    </ul>
  );
}

function Tiles(): ReactNode {
  const { correct } = useSpeech().words;
  const { bot } = useGame();
  const step = useStep();
  const kinds: readonly TileKind[] = [...ROWS, "superproject"];
  return (
    <>
      {kinds.map((tile) => {
        const held = (
          tile === "superproject" ? bot.superprojects : bot.buildings.filter(({ row }) => row === tile)
        ).map(({ vp }) => vp);
        const name = correct.tiles[tile];
        const vps = tile === "superproject" ? [3, 4, 5, 6, 7, 8] : [1, 2, 3, 4];
        return (
          <section key={tile} className="co-tile-kind">
            <h2>{name}</h2>
            <div>
              {held.map((vp, i) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may be alike.
                  key={i}
                  type="button"
                  className="btn"
                  data-held="true"
                  onClick={() => step({ type: "correctTile", tile, vp, change: "down" })}
                >
                  <span aria-hidden="true">{vp} ✕</span>
                  <span className="vh">{correct.removeTile(name, vp)}</span>
                </button>
              ))}
            </div>
            <p className="co-quiet">{correct.addTile}</p>
            <div>
              {vps.map((vp) => (
                <button
                  key={vp}
                  type="button"
                  className="btn"
                  aria-label={correct.addTileOf(name, vp)}
                  onClick={() => step({ type: "correctTile", tile, vp, change: "up" })}
                >
                  {vp}
                </button>
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

function WarpTiles(): ReactNode {
  const { correct, sides } = useSpeech().words;
  const { bot, humanWarp, era } = useGame();
  const step = useStep();
  const rows: readonly (readonly [Side, readonly number[]])[] = [
    ["bot", bot.warpOn],
    ...(humanWarp === undefined ? [] : [["human", humanWarp] as const]),
  ];
  return (
    <>
      {rows.map(([whose, tiles]) => (
        <section key={whose} className="co-tile-kind">
          <h2>{whose === "bot" ? correct.botWarp : correct.yourWarp}</h2>
          <ul className="co-values">
            {tiles.slice(0, era).map((count, i) => {
              const name = `${sides[whose]}, ${correct.era(i + 1)}`;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an Era is its place.
                <li key={i}>
                  <span className="co-value-name">{correct.era(i + 1)}</span>
                  <Stepper
                    value={<output>{count}</output>}
                    less={correct.less(name)}
                    more={correct.more(name)}
                    onStep={(by) =>
                      step({ type: "correctWarp", whose, era: i + 1, change: by > 0 ? "up" : "down" })
                    }
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

function TheTable(): ReactNode {
  const { words } = useSpeech();
  const { correct } = words;
  const state = useGame();
  const step = useStep();
  const start = state.correction?.start === true;
  const phases = PHASES.filter((phase) => phase !== "paradox" || state.era > 1);
  return (
    <>
      <ul className="co-values">
        <Choice
          label={correct.presentEra}
          value={state.era}
          disabled={!start}
          options={Array.from({ length: ERAS }, (_, i) => ({ value: i + 1, label: correct.era(i + 1) }))}
          onChoose={(era) => step({ type: "correctEra", era })}
        />
        <Choice<OpenPhase>
          label={correct.phase}
          value={state.phase as OpenPhase}
          options={phases.map((value) => ({ value, label: words.phases[value] }))}
          onChoose={(phase) => step({ type: "correctPhase", phase })}
        />
        <Choice<Side>
          label={correct.first}
          value={state.banner}
          options={(["human", "bot"] as const).map((value) => ({ value, label: words.sides[value] }))}
          onChoose={(side) => step({ type: "correctFirst", side })}
        />
      </ul>
      {!start && <p className="co-text co-quiet">{correct.eraSet}</p>}
      {state.spaces !== undefined && (
        <section className="co-tile-kind">
          <h2>{correct.spaces}</h2>
          <ul className="co-values">
            {HEX_SPACES.map((space) => (
              <Choice
                key={space}
                label={words.board.spaceNames[space]}
                value={occupantOf(state.spaces, space)}
                options={(["free", "human", "bot", "gone"] as const).map((value) => ({
                  value,
                  label: correct.occupants[value],
                }))}
                onChoose={(by) => step({ type: "correctSpace", space, by })}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
