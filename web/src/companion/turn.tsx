/** The Chronobot's turn: its die, what it asks, and the verdict. */
import "./turn.css";
import { type BotStep, botExosuits, DICE, PLATE, stepsToDo } from "@chronarium/anachrony/companion";
import { type ReactNode, useEffect } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { BotFace, Die, PlateSign } from "../anachrony-art/bot.tsx";
import { announce } from "../shell/live-region.tsx";
import { Foot, RuleLink, Screen } from "./parts.tsx";
import { plain } from "./plain.ts";
import { useSpeech } from "./speech.ts";
import { Lines, plateName, positionName, StepArt, Why } from "./steps.tsx";
import {
  act,
  appRoll,
  lastOrigin,
  readVerdict,
  type Table,
  takeBack,
  useGame,
  useTable,
  useTableStore,
} from "./store.ts";

function Counters(): ReactNode {
  const { counters } = useSpeech().words;
  const { bot, era } = useGame();
  const cells = [
    [bot.vp, counters.vp],
    [bot.water, counters.water],
    [counters.exosuits(bot.exosuits, botExosuits(era)), counters.exosuitsName],
    [counters.turn(bot.actions), counters.turnName],
  ] as const;
  return (
    <dl className="co-counters">
      {cells.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const TITLES: readonly BotStep["type"][] = ["botPassed", "botFellBack"];
/** What the turn came to: its pass or its fallback, otherwise what it gained. */
function gist(steps: readonly BotStep[]): BotStep | undefined {
  const toDo = stepsToDo(steps);
  return (
    toDo.find(({ type }) => TITLES.includes(type)) ??
    toDo.find(({ type }) => type !== "botPlaced" && type !== "botScoredSet")
  );
}

/** CP-6: the Breakthrough was taken for granted; that answer is taken back and the other one given. */
async function noneLeft(table: Table): Promise<void> {
  if (await takeBack(table, "undo")) await act(table, { type: "couldNot", reason: "nothing" });
}

export function Verdict({ steps }: { readonly steps: readonly BotStep[] }): ReactNode {
  const speech = useSpeech();
  const { words, game } = speech;
  const table = useTableStore();
  const { phase, era, turn, humanPassed, tiles } = useGame();
  const rolled = steps.find((step) => step.type === "botRolled");
  const come = gist(steps);
  const title = come === undefined ? words.name : words.verdict(come);
  const lines = stepsToDo(steps).map((step) => ({
    art: <StepArt step={step} />,
    text: words.todo(step, game.words, era),
  }));
  const spoken = [title, ...lines.map(({ text }) => plain(text))].join(" ");
  useEffect(() => announce(spoken), [spoken]);
  const press =
    phase !== "actions" ? words.doneEra : turn === "bot" && humanPassed ? words.doneAgain : words.done;
  return (
    <Screen
      art={
        rolled === undefined ? (
          <Art size={92} reach={54}>
            <BotFace>–</BotFace>
          </Art>
        ) : (
          <Art size={92} reach={50}>
            <Die r={48}>{rolled.die}</Die>
          </Art>
        )
      }
      title={title}
      lead={rolled === undefined ? undefined : words.stands(rolled.die, positionName(rolled.position, words))}
      foot={
        <Foot press={press} onPress={() => readVerdict(table)}>
          {come?.type === "botResearched" && tiles === undefined && (
            <button type="button" className="btn" onClick={() => void noneLeft(table)}>
              {words.couldNot.noneLeft}
            </button>
          )}
        </Foot>
      }
    >
      <Lines lines={lines} />
      <Why steps={steps} />
      <Counters />
    </Screen>
  );
}

/** CP-1: real or app dice, chosen anew for each roll. */
export function RollDie(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const { bot, era, humanPassed, options } = useGame();
  const app = useTable(({ entries }) => lastOrigin(entries)) === "app";
  const owed = humanPassed ? Math.max(0, options.minActions - bot.actions) : 0;
  return (
    <Screen
      art={
        <Art size={92} reach={56}>
          <BotFace>?</BotFace>
        </Art>
      }
      title={words.roll.title}
      lead={words.roll.lead}
      foot={
        <div className="co-press">
          <button
            type="button"
            className="btn"
            {...(app ? { "data-kind": "primary" } : {})}
            onClick={() => void act(table, appRoll(table, "chronobot"))}
          >
            {words.roll.app}
          </button>
        </div>
      }
    >
      <div className="co-text">
        <p>
          {words.roll.note} <RuleLink rule="CP-1" />
        </p>
        <p className="co-quiet">
          {words.roll.exosuits(bot.exosuits, botExosuits(era))} · {words.roll.actions(bot.actions)}
        </p>
        {owed > 0 && <p>{words.roll.owed(owed)}</p>}
      </div>
      <div className="co-faces">
        {DICE.map((face) => {
          const plate = PLATE[bot.tokens[face - 1]!];
          return (
            <button
              key={face}
              type="button"
              onClick={() => void act(table, { type: "rollDie", face, origin: "hand" })}
            >
              <Art size={72} reach={50}>
                <Die r={48} dark>
                  {face}
                </Die>
              </Art>
              <span>
                <Art size={26} reach={13}>
                  <PlateSign plate={plate} />
                </Art>
                <span className="vh">{face}, </span>
                {plateName(plate, words)}
              </span>
            </button>
          );
        })}
      </div>
    </Screen>
  );
}

/** CB-38. */
export function NoExosuits(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  return (
    <Screen
      art={
        <Art size={92} reach={56}>
          <BotFace>–</BotFace>
        </Art>
      }
      title={words.roll.none}
      foot={<Foot press={words.roll.nonePress} onPress={() => void act(table, { type: "botPass" })} />}
    >
      <div className="co-text">
        <p>
          {words.roll.noneLead} <RuleLink rule="CB-38" />
        </p>
      </div>
    </Screen>
  );
}
