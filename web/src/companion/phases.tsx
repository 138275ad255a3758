/** The wizard through the phases of an Era (CP-11): reminders for both sides, what is asked, and the way on. */
import "./phases.css";
import {
  type Action,
  CUBES,
  cleanUpAsks,
  ERAS,
  mostRolls,
  type Phase,
  type Side,
  type State,
  WORKERS,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { BotFace, Suit } from "../anachrony-art/bot.tsx";
import { Cube, WorkerHex } from "../anachrony-art/goods.tsx";
import { Returned } from "./human.tsx";
import { Chips, Foot, RuleLink, Screen, Stepper } from "./parts.tsx";
import { NAMES, useSpeech } from "./speech.ts";
import { act, appRoll, lastOrigin, sincePhase, useGame, useTable, useTableStore } from "./store.ts";

export function PhaseScreen(): ReactNode {
  const { phase } = useGame();
  switch (phase) {
    case "preparation":
      return <Preparation />;
    case "paradox":
      return <ParadoxPhase />;
    case "powerUp":
      return <PowerUp />;
    case "warp":
      return <WarpPhase />;
    default:
      return <CleanUp />;
  }
}

const RULE_OF: Readonly<Partial<Record<Phase, string>>> = {
  preparation: "AN-22",
  paradox: "AN-33",
  powerUp: "AN-40",
  warp: "AN-45",
  cleanUp: "AN-70",
};

function PhaseFrame({
  foot,
  children,
}: {
  readonly foot: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const { words, game } = useSpeech();
  const state = useGame();
  const rule = RULE_OF[state.phase];
  const told = useTable(({ entries }) => entries);
  const happened = sincePhase(told).filter(({ type }) => TELLING.includes(type));
  const lists = [
    [words.phase.you, game.reminders(state), <Suit key="you" who="you" />],
    [words.phase.bot, game.botReminders(state), <Suit key="bot" who="bot" />],
  ] as const;
  return (
    <Screen
      art={
        <Art size={76} reach={56}>
          <BotFace>{state.era}</BotFace>
        </Art>
      }
      title={words.phases[state.phase]}
      lead={
        <>
          {words.phase.of(state.era)} {rule !== undefined && <RuleLink rule={rule} />}
        </>
      }
      foot={foot}
    >
      {lists.map(([name, lines, art]) => (
        <section key={name} className="co-side">
          <h2>
            <span className="co-plate" data-small="true">
              <Art size={28} reach={28}>
                {art}
              </Art>
            </span>
            {name}
          </h2>
          <ul className="co-reminders">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {happened.length > 0 && (
        <ul className="co-happened">
          {happened.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same roll may come twice.
            <li key={i}>{game.event(event, NAMES)}</li>
          ))}
        </ul>
      )}
      {children !== undefined && <div className="co-ask">{children}</div>}
    </Screen>
  );
}

/** What has come out in this phase already; the rest stands in the log. */
const TELLING: readonly string[] = [
  "botParadox",
  "botAnomaly",
  "botWarped",
  "humanWarped",
  "humanWarpReturned",
];

const count = <Kind extends string>(
  kinds: readonly Kind[],
  of: Readonly<Record<Kind, number>>,
): readonly Kind[] => kinds.flatMap((kind) => Array.from({ length: of[kind] }, () => kind));
const NO_WORKERS = { Ge: 0, Ad: 0, En: 0, Sc: 0 } as const;
const NO_CUBES = { N: 0, U: 0, G: 0, T: 0 } as const;

function Preparation(): ReactNode {
  const { words, game } = useSpeech();
  const table = useTableStore();
  const state = useGame();
  const [workers, setWorkers] = useState<Readonly<Record<(typeof WORKERS)[number], number>>>(NO_WORKERS);
  const [cubes, setCubes] = useState<Readonly<Record<(typeof CUBES)[number], number>>>(NO_CUBES);
  const askWorkers = state.tracks.recruit && state.recruitPool === undefined;
  const askCubes = state.tracks.mine && state.minePool === undefined;
  const given = { workers: count(WORKERS, workers), cubes: count(CUBES, cubes) };
  const missing = [
    ...(askWorkers && given.workers.length !== 4
      ? [`${words.phase.recruitCard}: ${words.phase.entered(given.workers.length, 4)}`]
      : []),
    ...(askCubes && given.cubes.length !== 5
      ? [`${words.phase.mineCard}: ${words.phase.entered(given.cubes.length, 5)}`]
      : []),
  ];
  const actions: readonly Action[] = [
    ...(askWorkers ? [{ type: "recruitCard", workers: given.workers } as const] : []),
    ...(askCubes ? [{ type: "mineCard", cubes: given.cubes } as const] : []),
    { type: "confirm" },
  ];
  const change = (held: number, by: number, sum: number, most: number): number =>
    sum + by > most ? held : Math.max(0, held + by);
  return (
    <PhaseFrame
      foot={
        <Foot
          press={words.phase.next(state.era === 1 ? "powerUp" : "paradox")}
          needs={missing.length === 0 ? undefined : missing.join(" · ")}
          onPress={() => void act(table, ...actions)}
        />
      }
    >
      {askWorkers && (
        <fieldset className="co-card">
          <legend>{words.phase.recruitCard}</legend>
          {WORKERS.map((kind) => (
            <Stepper
              key={kind}
              value={<output>{workers[kind]}</output>}
              less={words.phase.less(game.words.worker[kind])}
              more={words.phase.more(game.words.worker[kind])}
              onStep={(by) =>
                setWorkers({ ...workers, [kind]: change(workers[kind], by, given.workers.length, 4) })
              }
            >
              <Art size={30} reach={17}>
                <WorkerHex kind={kind} />
              </Art>
              <span>{game.words.worker[kind]}</span>
            </Stepper>
          ))}
        </fieldset>
      )}
      {askCubes && (
        <fieldset className="co-card">
          <legend>{words.phase.mineCard}</legend>
          {CUBES.map((kind) => (
            <Stepper
              key={kind}
              value={<output>{cubes[kind]}</output>}
              less={words.phase.less(game.words.goods[kind])}
              more={words.phase.more(game.words.goods[kind])}
              onStep={(by) => setCubes({ ...cubes, [kind]: change(cubes[kind], by, given.cubes.length, 5) })}
            >
              <Art size={30} reach={13}>
                <Cube kind={kind} />
              </Art>
              <span>{game.words.goods[kind]}</span>
            </Stepper>
          ))}
        </fieldset>
      )}
    </PhaseFrame>
  );
}

/** Three faces to tap, and the app's own roll. */
function ParadoxDie({ title }: { readonly title: string }): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  return (
    <div className="co-dice">
      <h2>{title}</h2>
      <p className="co-quiet">{words.phase.paradoxDie}</p>
      <div>
        {[0, 1, 2].map((face) => (
          <button
            key={face}
            type="button"
            aria-label={words.phase.faceOf(face)}
            onClick={() => void act(table, { type: "rollParadox", face, origin: "hand" })}
          >
            {face}
          </button>
        ))}
      </div>
    </div>
  );
}

function AppRoll(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const app = useTable(({ entries }) => lastOrigin(entries)) === "app";
  return (
    <div className="co-press">
      <button
        type="button"
        className="btn"
        {...(app ? { "data-kind": "primary" } : {})}
        onClick={() => void act(table, appRoll(table, "paradox"))}
      >
        {words.roll.app}
      </button>
    </div>
  );
}

function ParadoxPhase(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const state = useGame();
  const { rolls } = state;
  const [due, setDue] = useState<number>();
  if (rolls === undefined)
    return (
      <PhaseFrame
        foot={
          <Foot
            press={words.phase.rollsLeft(due ?? 0)}
            needs={due === undefined ? words.phase.rollsAsk : undefined}
            onPress={() => {
              if (due !== undefined) void act(table, { type: "paradoxRolls", count: due });
            }}
          />
        }
      >
        <p>
          {words.phase.rollsLine} <RuleLink rule="AN-33" />
        </p>
        <Chips
          legend={words.phase.rollsAsk}
          chips={Array.from({ length: mostRolls(state) + 1 }, (_, value) => ({
            value,
            label: String(value),
          }))}
          chosen={due === undefined ? [] : [due]}
          onChoose={([chosen]) => setDue(chosen)}
        />
      </PhaseFrame>
    );
  if (rolls > 0)
    return (
      <PhaseFrame foot={<AppRoll />}>
        <ParadoxDie title={words.phase.rollsLeft(rolls)} />
      </PhaseFrame>
    );
  return (
    <PhaseFrame
      foot={<Foot press={words.phase.next("powerUp")} onPress={() => void act(table, { type: "confirm" })} />}
    >
      <Returned />
    </PhaseFrame>
  );
}

function PowerUp(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  return (
    <PhaseFrame
      foot={<Foot press={words.phase.next("warp")} onPress={() => void act(table, { type: "confirm" })} />}
    />
  );
}

function WarpPhase(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const { warped, tracks, humanWarp = [] } = useGame();
  const [tiles, setTiles] = useState<number>();
  const ask = tracks.warp && !warped.human;
  if (!warped.bot)
    return (
      <PhaseFrame foot={<AppRoll />}>
        <ParadoxDie title={words.phase.warpRoll} />
      </PhaseFrame>
    );
  const left = 9 - humanWarp.reduce((sum, each) => sum + each, 0);
  const actions: readonly Action[] = [
    ...(ask ? [{ type: "humanWarps", count: tiles ?? 0 } as const] : []),
    { type: "confirm" },
  ];
  return (
    <PhaseFrame
      foot={
        <Foot
          press={words.phase.rounds}
          needs={ask && tiles === undefined ? words.phase.yourWarp : undefined}
          onPress={() => void act(table, ...actions)}
        />
      }
    >
      {ask && (
        <Chips
          legend={words.phase.yourWarp}
          chips={[0, 1, 2].filter((n) => n <= left).map((value) => ({ value, label: String(value) }))}
          chosen={tiles === undefined ? [] : [tiles]}
          onChoose={([chosen]) => setTiles(chosen)}
        />
      )}
    </PhaseFrame>
  );
}

function CleanUp(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const state: State = useGame();
  const asks = cleanUpAsks(state);
  const [first, setFirst] = useState<Side>();
  const [collapsed, setCollapsed] = useState<"yes" | "no">();
  const needs =
    asks.first && first === undefined
      ? words.phase.firstAsk
      : asks.collapsed && collapsed === undefined
        ? words.phase.collapsedAsk
        : undefined;
  const ends = state.era === ERAS || collapsed === "yes";
  return (
    <PhaseFrame
      foot={
        <Foot
          press={ends ? words.phase.score : words.phase.era(state.era + 1)}
          needs={needs}
          onPress={() =>
            void act(table, {
              type: "cleanUp",
              ...(asks.first && first !== undefined && { first }),
              ...(asks.collapsed && collapsed !== undefined && { collapsed }),
            })
          }
        />
      }
    >
      {asks.first && (
        <Chips
          legend={words.phase.firstAsk}
          chips={(["human", "bot"] as const).map((value) => ({ value, label: words.sides[value] }))}
          chosen={first === undefined ? [] : [first]}
          onChoose={([chosen]) => setFirst(chosen)}
        />
      )}
      {asks.collapsed && (
        <Chips
          legend={words.phase.collapsedAsk}
          chips={(["no", "yes"] as const).map((value) => ({ value, label: words.phase[value] }))}
          chosen={collapsed === undefined ? [] : [collapsed]}
          onChoose={([chosen]) => setCollapsed(chosen)}
        />
      )}
    </PhaseFrame>
  );
}
