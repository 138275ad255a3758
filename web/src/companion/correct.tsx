/** Corrections (CP-9) and joining in mid-game (CP-10): unit steps, each judged at once, each in the log. */
import "./correct.css";
import {
  type Action,
  type Bot,
  type Counter,
  CUBES,
  MOST_START_STEPS,
  MOST_STEPS,
  SHAPES,
  type State,
  WORKERS,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useEffect, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Anomaly, Die, Paradox, PlateSign, Suit } from "../anachrony-art/bot.tsx";
import { Breakthrough, Cube, Drop, Vp, WorkerHex } from "../anachrony-art/goods.tsx";
import { TheTable, Tiles, Tokens, WarpTiles } from "./correct-parts.tsx";
import { Keypad } from "./keypad.tsx";
import { Foot, RuleLink, Screen, Stepper } from "./parts.tsx";
import { useSpeech } from "./speech.ts";
import { act, type Told, useGame, useTable, useTableStore } from "./store.ts";
import { useStep } from "./use-step.ts";
import type { Words } from "./words/types.ts";

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
    vp: (
      <Art size={32} reach={14}>
        <Vp>VP</Vp>
      </Art>
    ),
    timeTravel: (
      <Art size={32} reach={16}>
        <PlateSign plate={{ kind: "timeTravel" }} />
      </Art>
    ),
    morale: (
      <Art size={32} reach={16}>
        <PlateSign plate={{ kind: "supply" }} />
      </Art>
    ),
    actions: (
      <Art size={32} reach={14}>
        <Die r={13} dark>
          ?
        </Die>
      </Art>
    ),
  };
  return drawn[counter];
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

/** Named only if all steps went into it: what else was changed is kept, too. */
const keepWords = (
  words: Words["correct"],
  steps: number,
  counter: Counter,
  from: number,
  to: number,
): string =>
  Math.abs(to - from) === steps ? words.keepOne(words.counters[counter], from, to) : words.keep(steps);

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
    : before !== undefined && only !== undefined && changed.length === 1
      ? keepWords(correct, steps, only, countOf(before, only) ?? 0, countOf(state, only) ?? 0)
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
