/** What the Chronobot asks (CP-4..CP-7): what the app cannot know, one question at a time. */
import {
  type Action,
  type ActionOf,
  PLATE,
  questionOf,
  SHAPES,
  type Shape,
  type State,
  shapesLeft,
  stepsToDo,
  turnOf,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useEffect } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Die } from "../anachrony-art/bot.tsx";
import { Breakthrough } from "../anachrony-art/goods.tsx";
import { announce } from "../shell/live-region.tsx";
import type { Answerable, Around } from "./answer.tsx";
import { CubesAnswer, MinesAnswer, SpaceAnswer, WorkerAnswer } from "./answers-places.tsx";
import { BreakthroughAnswer, BuildingAnswer, SuperprojectAnswer } from "./answers-tiles.tsx";
import { Screen } from "./parts.tsx";
import { NAMES, useSpeech } from "./speech.ts";
import { Lines, plateName, StepArt } from "./steps.tsx";
import { act, appRoll, lastOrigin, useGame, useTable, useTableStore } from "./store.ts";

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
    text: words.todo(step, game.words, state.era),
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

/** Of each shape there are fifteen: that one is left goes without asking, and the verdict offers the other answer. */
const TAKEN: Action = { type: "taken" };
const andTaken = (state: State, shape: Shape): readonly Action[] =>
  shapesLeft(state).includes(shape) ? [] : [TAKEN];

function RollShape({ frame, before }: Around): ReactNode {
  const state = useGame();
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
            onClick={() => {
              const roll = appRoll(table, "shape");
              void act(table, roll, ...andTaken(state, (roll as ActionOf<"rollShape">).face));
            }}
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
            onClick={() =>
              void act(table, { type: "rollShape", face, origin: "hand" }, ...andTaken(state, face))
            }
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
