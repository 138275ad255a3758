/** What the Chronobot asks (CP-4..CP-7): what the app cannot know, one question at a time. */
import {
  type Action,
  type BotQuestion,
  CUBES,
  type Cube as CubeKind,
  MINES,
  type MineSpace,
  PLATE,
  questionOf,
  SHAPES,
  stepsToDo,
  turnOf,
  type Worker,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useEffect, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { BuildingSign, Die, PlateSign, Suit } from "../anachrony-art/bot.tsx";
import { Breakthrough, Cube, WorkerHex } from "../anachrony-art/goods.tsx";
import { announce } from "../shell/live-region.tsx";
import { Chips, Foot, Screen } from "./parts.tsx";
import { openSheet } from "./place.ts";
import { NAMES, useSpeech } from "./speech.ts";
import { Lines, plateName, StepArt } from "./steps.tsx";
import { act, appRoll, lastOrigin, useGame, useTable, useTableStore } from "./store.ts";

type To<Ask extends BotQuestion["ask"]> = { readonly question: Extract<BotQuestion, { ask: Ask }> };
type Answerable = Exclude<BotQuestion, { ask: "die" | "shape" }>;
type Form = {
  /** What is to be done or looked at for the answer. */
  readonly line: string;
  readonly art: ReactNode;
  readonly chips: ReactNode;
  readonly press: string;
  /** Nothing until enough is chosen. */
  readonly actions: readonly Action[] | undefined;
};

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** CP-4: what the app cannot know, one question at a time. */
export function Ask(): ReactNode {
  const { words, game } = useSpeech();
  const state = useGame();
  const question = questionOf(state);
  const turn = turnOf(state);
  const rolled = turn.steps.find((step) => step.type === "botRolled");
  const plate = rolled === undefined ? undefined : PLATE[rolled.position];
  useEffect(() => {
    if (question !== undefined) announce(game.question(question, NAMES));
  }, [question, game]);
  if (question === undefined || question.ask === "die" || rolled === undefined || plate === undefined)
    return null;
  const before = stepsToDo(turn.steps).map((step) => ({
    art: <StepArt step={step} />,
    text: words.todo(step, game.words),
  }));
  const recruits = turn.steps.some(({ type }) => type === "botRecruitsInstead");
  const frame = {
    art: (
      <Art size={92} reach={50}>
        <Die r={48}>{rolled.die}</Die>
      </Art>
    ),
    title: words.plateVerdict(recruits ? { kind: "recruit" } : plate),
    lead: words.stands(rolled.die, plateName(plate, words)),
  };
  if (question.ask === "shape") return <RollShape frame={frame} before={before} />;
  return <AnswerTo key={question.ask} question={question} frame={frame} before={before} />;
}

type Frame = { readonly art: ReactNode; readonly title: string; readonly lead: string };
type Around = {
  readonly frame: Frame;
  readonly before: readonly { readonly art: ReactNode; readonly text: string }[];
};

/** Of each shape there are fifteen: that one is left goes without asking, and the verdict offers the other answer. */
const TAKEN: Action = { type: "taken" };

function RollShape({ frame, before }: Around): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const app = useTable(({ entries }) => lastOrigin(entries)) === "app";
  return (
    <Screen
      {...frame}
      foot={
        <div className="co-press">
          <button
            type="button"
            className="btn"
            {...(app ? { "data-kind": "primary" } : {})}
            onClick={() => void act(table, appRoll(table, "shape"), TAKEN)}
          >
            {words.roll.app}
          </button>
        </div>
      }
    >
      <Lines lines={before} />
      <h2 className="co-question">{words.roll.shapeTitle}</h2>
      <div className="co-faces" data-three="true">
        {SHAPES.map((face) => (
          <button
            key={face}
            type="button"
            onClick={() => void act(table, { type: "rollShape", face, origin: "hand" }, TAKEN)}
          >
            <Art size={64} reach={20}>
              <Breakthrough shape={face} />
            </Art>
            <span>{words.shapes[face]}</span>
          </button>
        ))}
      </div>
    </Screen>
  );
}

function Answer({
  ask,
  form,
  frame,
  before,
}: Around & { readonly ask: Answerable["ask"]; readonly form: Form }): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  return (
    <Screen
      {...frame}
      foot={
        <Foot
          press={form.press}
          needs={form.actions === undefined ? words.ask.blind[ask] : undefined}
          onPress={() => {
            if (form.actions !== undefined) void act(table, ...form.actions);
          }}
        >
          {ask !== "cubes" && (
            <button type="button" className="btn" onClick={() => openSheet("could-not")}>
              {words.couldNot.open}
            </button>
          )}
        </Foot>
      }
    >
      <Lines lines={[...before, { art: form.art, text: form.line }]} />
      <div className="co-ask">{form.chips}</div>
    </Screen>
  );
}

function AnswerTo({ question, ...around }: Around & { readonly question: Answerable }): ReactNode {
  switch (question.ask) {
    case "space":
      return <SpaceAnswer {...around} question={question} />;
    case "freeMines":
      return <MinesAnswer {...around} />;
    case "cubes":
      return <CubesAnswer {...around} />;
    case "worker":
      return <WorkerAnswer {...around} question={question} />;
    case "building":
      return <BuildingAnswer {...around} question={question} />;
    case "superproject":
      return <SuperprojectAnswer {...around} />;
    case "breakthrough":
      return <BreakthroughAnswer {...around} question={question} />;
  }
}

const suit = (
  <Art size={44} reach={30}>
    <Suit who="bot" />
  </Art>
);

function SpaceAnswer({ question: { action }, ...around }: Around & To<"space">): ReactNode {
  const { words, game } = useSpeech();
  const { options } = useGame();
  const [at, setAt] = useState<"top" | "second" | "left" | "right">();
  const places = (["top", "second", "left", "right"] as const).filter(
    (place) => place !== "right" || options.councilRightSpace === "open",
  );
  const name = game.words.capital[action];
  return (
    <Answer
      {...around}
      ask="space"
      form={{
        line: words.ask.spaceLines(name),
        art: suit,
        chips: (
          <Chips
            legend={words.ask.space(name)}
            chips={places.map((value) => ({ value, label: words.ask.places[value] }))}
            chosen={at === undefined ? [] : [at]}
            onChoose={([chosen]) => setAt(chosen)}
          />
        ),
        press: words.ask.bookSpace(at === undefined ? "…" : words.ask.places[at]),
        actions: at === undefined ? undefined : [{ type: "space", at }],
      }}
    />
  );
}

function MinesAnswer(around: Around): ReactNode {
  const { words } = useSpeech();
  const [free, setFree] = useState<readonly MineSpace[]>([]);
  return (
    <Answer
      {...around}
      ask="freeMines"
      form={{
        line: words.ask.freeMinesLine,
        art: suit,
        chips: (
          <Chips
            legend={words.ask.freeMines}
            several
            chips={MINES.map((value) => ({ value, label: words.ask.mines[value] }))}
            chosen={free}
            onChoose={setFree}
          />
        ),
        press: words.ask.bookMines(free.length),
        actions:
          free.length === 0
            ? undefined
            : [{ type: "mines", free: MINES.filter((mine) => free.includes(mine)) }],
      }}
    />
  );
}

function CubesAnswer(around: Around): ReactNode {
  const { words, game } = useSpeech();
  const [chosen, setChosen] = useState<readonly (CubeKind | "none")[]>([]);
  const cubes = CUBES.filter((cube) => chosen.includes(cube));
  const empty = chosen.includes("none");
  return (
    <Answer
      {...around}
      ask="cubes"
      form={{
        line: words.ask.cubesLine,
        art: (
          <Art size={44} reach={16}>
            <Cube kind="N" />
          </Art>
        ),
        chips: (
          <Chips<CubeKind | "none">
            legend={words.ask.cubes}
            several
            chips={[
              ...CUBES.map((value) => ({
                value,
                label: game.words.goods[value],
                art: (
                  <Art size={30} reach={13}>
                    <Cube kind={value} />
                  </Art>
                ),
              })),
              { value: "none", label: words.ask.noCubes, wide: true },
            ]}
            chosen={chosen}
            onChoose={(now) => {
              const emptied = now.includes("none") && !empty;
              setChosen(emptied ? ["none"] : now.filter((each) => each !== "none"));
            }}
          />
        ),
        press: words.ask.bookCubes(cubes.join(", ")),
        actions: cubes.length === 0 && !empty ? undefined : [{ type: "pool", cubes }],
      }}
    />
  );
}

function WorkerAnswer({ question: { order }, ...around }: Around & To<"worker">): ReactNode {
  const { words, game } = useSpeech();
  const [worker, setWorker] = useState<Worker>();
  return (
    <Answer
      {...around}
      ask="worker"
      form={{
        line: words.ask.workerLine(order.map((each) => game.words.worker[each])),
        art: (
          <Art size={44} reach={21}>
            <WorkerHex kind={order[0] ?? "Ge"} />
          </Art>
        ),
        chips: (
          <Chips
            legend={words.ask.worker}
            chips={order.map((value) => ({
              value,
              label: game.words.worker[value],
              art: (
                <Art size={32} reach={17}>
                  <WorkerHex kind={value} />
                </Art>
              ),
            }))}
            chosen={worker === undefined ? [] : [worker]}
            onChoose={([chosen]) => setWorker(chosen)}
          />
        ),
        press: words.ask.bookWorker(worker === undefined ? "…" : game.words.worker[worker]),
        actions: worker === undefined ? undefined : [{ type: "worker", worker }],
      }}
    />
  );
}

function Instead({
  onPress,
  children,
}: {
  readonly onPress: () => void;
  readonly children: string;
}): ReactNode {
  return (
    <button type="button" className="co-instead" onClick={onPress}>
      {children}
    </button>
  );
}

const vpChips = (from: number, to: number): readonly { value: number; label: string }[] =>
  upTo(from, to).map((value) => ({ value, label: String(value) }));

/** CP-7: the VP of the tile taken, or of both open ones. */
function BuildingAnswer({ question: { row }, ...around }: Around & To<"building">): ReactNode {
  const { words } = useSpeech();
  const { ask } = words;
  const [both, setBoth] = useState(false);
  const [vp, setVp] = useState<number>();
  const [primary, setPrimary] = useState<number>();
  const [secondary, setSecondary] = useState<number>();
  const stack = [{ value: 0, label: ask.emptyStack, wide: true }, ...vpChips(1, 4)];
  const art = (
    <Art size={44} reach={16} className="co-sign">
      <BuildingSign row={row} />
    </Art>
  );
  if (both)
    return (
      <Answer
        {...around}
        ask="building"
        form={{
          line: ask.buildingLine(row),
          art,
          chips: (
            <>
              <Chips
                legend={ask.primary}
                chips={stack}
                chosen={primary === undefined ? [] : [primary]}
                onChoose={([chosen]) => setPrimary(chosen)}
              />
              <Chips
                legend={ask.secondary}
                chips={stack}
                chosen={secondary === undefined ? [] : [secondary]}
                onChoose={([chosen]) => setSecondary(chosen)}
              />
              <Instead onPress={() => setBoth(false)}>{ask.oneTile}</Instead>
            </>
          ),
          press: ask.bookTiles,
          actions:
            primary === undefined || secondary === undefined
              ? undefined
              : [{ type: "buildings", primary, secondary }],
        }}
      />
    );
  return (
    <Answer
      {...around}
      ask="building"
      form={{
        line: ask.buildingLine(row),
        art,
        chips: (
          <>
            <Chips
              legend={ask.building}
              chips={vpChips(1, 4)}
              chosen={vp === undefined ? [] : [vp]}
              onChoose={([chosen]) => setVp(chosen)}
            />
            <Instead onPress={() => setBoth(true)}>{ask.bothTiles}</Instead>
          </>
        ),
        press: ask.bookVp(vp ?? 0),
        actions: vp === undefined ? undefined : [{ type: "building", vp }],
      }}
    />
  );
}

/** CP-7: the VP of the one taken, or of each open one. */
function SuperprojectAnswer(around: Around): ReactNode {
  const { words } = useSpeech();
  const { ask } = words;
  const { era } = useGame();
  const [each, setEach] = useState(false);
  const [vp, setVp] = useState<number>();
  const [open, setOpen] = useState<Readonly<Record<number, number>>>({});
  const eras = upTo(1, era);
  const art = (
    <Art size={44} reach={16} className="co-sign">
      <PlateSign plate={{ kind: "superproject" }} />
    </Art>
  );
  const line = ask.superprojectLine(era);
  if (each)
    return (
      <Answer
        {...around}
        ask="superproject"
        form={{
          line,
          art,
          chips: (
            <>
              {eras.map((past) => (
                <Chips
                  key={past}
                  legend={ask.eraOf(past)}
                  chips={[{ value: 0, label: ask.noneOpen, wide: true }, ...vpChips(3, 8)]}
                  chosen={open[past] === undefined ? [] : [open[past]]}
                  onChoose={([chosen = 0]) => setOpen({ ...open, [past]: chosen })}
                />
              ))}
              <Instead onPress={() => setEach(false)}>{ask.oneTile}</Instead>
            </>
          ),
          press: ask.bookTiles,
          actions: eras.some((past) => open[past] === undefined)
            ? undefined
            : [
                ...eras
                  .filter((past) => (open[past] ?? 0) > 0)
                  .map((past): Action => ({ type: "openSuperproject", era: past, vp: open[past] ?? 0 })),
                { type: "decide" },
              ],
        }}
      />
    );
  return (
    <Answer
      {...around}
      ask="superproject"
      form={{
        line,
        art,
        chips: (
          <>
            <Chips
              legend={ask.superproject}
              chips={vpChips(3, 8)}
              chosen={vp === undefined ? [] : [vp]}
              onChoose={([chosen]) => setVp(chosen)}
            />
            <Instead onPress={() => setEach(true)}>{ask.eachOpen}</Instead>
          </>
        ),
        press: ask.bookVp(vp ?? 0),
        actions: vp === undefined ? undefined : [{ type: "superproject", vp }],
      }}
    />
  );
}

function BreakthroughAnswer({ question: { shape }, ...around }: Around & To<"breakthrough">): ReactNode {
  const { words, game } = useSpeech();
  const name = game.words.shapes[shape];
  return (
    <Answer
      {...around}
      ask="breakthrough"
      form={{
        line: words.ask.breakthroughLine(name),
        art: (
          <Art size={44} reach={24}>
            <Breakthrough shape={shape} />
          </Art>
        ),
        chips: <p className="co-question">{words.ask.breakthrough(name)}</p>,
        press: words.ask.taken,
        actions: [{ type: "taken" }],
      }}
    />
  );
}
