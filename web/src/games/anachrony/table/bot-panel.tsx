/** The Chronobot beside the table: its face, plates, possessions, its last turns and what each face would do next. */
import {
  botScore,
  type Die,
  nextRolls,
  PLATE,
  type Position,
  type Roll,
  type State,
  total,
} from "@chronarium/anachrony";
import { Fragment, type ReactNode, useMemo } from "react";
import { RuleLink } from "../../../play/rule-link.tsx";
import { useTable } from "../../../table/store.ts";
import { BotFace, Circuits, Holdings, PlateMark, Possessions } from "../board/bot-board.tsx";
import { C } from "../board/colours.ts";
import { DieMark, Icon } from "../board/pieces.tsx";
import type { Scene } from "../play.ts";
import { lastBotSteps } from "./board-props.ts";
import { rollLine, storyOf } from "./bot-story.ts";

type Props = {
  readonly scene: Scene;
  readonly state: State;
};

/** The die and the plate that were used last. */
function useLastTurn(scene: Scene): {
  readonly die: Die | undefined;
  readonly position: Position | undefined;
} {
  const entries = useTable((it) => it.entries);
  const { revision } = scene.moment;
  return useMemo(() => {
    const rolled = lastBotSteps(entries, revision).findLast((step) => step.type === "botRolled");
    return { die: rolled?.die, position: rolled?.position };
  }, [entries, revision]);
}

export function BotHead({ scene, state }: Props): ReactNode {
  const { words } = scene;
  const { die } = useLastTurn(scene);
  const { bot } = state;
  return (
    <header className="an-bot-head">
      <BotFace die={die} width={76} />
      <div>
        <h2>{words.bot.name}</h2>
        <p>{words.bot.facts(state.first === "bot", bot.actions, bot.passed)}</p>
      </div>
      <p className="an-bot-vp" data-about="score bot">
        {total(botScore(bot))}
        <small>{words.bot.vpNow}</small>
      </p>
    </header>
  );
}

export function BotBoard({ scene, state }: Props): ReactNode {
  const { words, text } = scene;
  const { die, position } = useLastTurn(scene);
  const common = { state, words, text };
  return (
    <>
      <Circuits {...common} last={position} rolled={die} />
      <Holdings {...common} />
      <Possessions {...common} />
    </>
  );
}

/** What it did last, and why: the rules that decided and what they saw. */
export function BotStory({ scene }: Pick<Props, "scene">): ReactNode {
  const entries = useTable((it) => it.entries);
  const { words, text, moment } = scene;
  const turns = useMemo(
    () => storyOf(lastBotSteps(entries, moment.revision), text),
    [entries, moment.revision, text],
  );
  if (turns.length === 0) return <p className="an-story">{words.bot.nothingYet}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long story scrolls, also by keyboard.
    <section className="an-story" aria-label={words.bot.story} tabIndex={0}>
      {turns.map(({ die, position, lines }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns have no other identity.
        <div key={i}>
          <h3>
            <Icon size={26} half={13}>
              <DieMark n={die ?? "–"} r={13} fill={C.hot} />
            </Icon>
            {words.bot.lastTurn(position === undefined ? undefined : text.bot.plateName(PLATE[position]))}
          </h3>
          <ol>
            {lines.map(({ text: line, rules }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other identity.
              <li key={n}>
                <span>
                  {line}{" "}
                  {rules.map((rule) => (
                    <Fragment key={rule}>
                      <RuleLink rule={rule} name={text.rulesOf(rule)} />{" "}
                    </Fragment>
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Six faces; those that the plan would change are marked. */
export function NextRoll({ scene }: Pick<Props, "scene">): ReactNode {
  const { words, text, state, outcome, planned } = scene;
  // What a plan reveals decides for the Chronobot too: then nothing more can be said than what holds now.
  // After a pass it rolls no more, or rolls what is owed.
  const after =
    planned === undefined || planned.type === "pass" || outcome?.reveals !== undefined
      ? undefined
      : outcome?.state;
  const now = useMemo(() => nextRolls(state), [state]);
  const then = useMemo(() => (after === undefined ? undefined : nextRolls(after)), [after]);
  const rolls: readonly Roll[] = then ?? now;
  if (state.phase === "over") return null;
  if (rolls.length === 0)
    return (
      <section className="an-odds">
        <h3>{words.bot.next}</h3>
        <p>
          {state.bot.passed
            ? words.bot.hasPassed
            : state.phase === "actions"
              ? words.bot.noSuits
              : words.bot.later}
        </p>
      </section>
    );
  const planning = then !== undefined && JSON.stringify(then) !== JSON.stringify(now);
  return (
    <section className="an-odds" aria-label={words.bot.next}>
      <h3>
        {words.bot.next} <small>{planning ? words.bot.ifPlanned : words.bot.asItStands}</small>
      </h3>
      <ol>
        {rolls.map((roll, i) => {
          const { plate, does, council } = rollLine(roll, text, words);
          const before = now[i] === undefined ? undefined : rollLine(now[i], text, words);
          const changed =
            planning && before !== undefined && (before.does !== does || before.council !== council);
          return (
            <li key={roll.die} data-changed={changed || undefined} data-about={`plate ${roll.position}`}>
              <Icon size={24} half={12}>
                <DieMark n={roll.die} r={12} />
              </Icon>
              <Icon size={20} half={13}>
                <PlateMark plate={PLATE[roll.position]} ink="currentColor" />
              </Icon>
              <b>{plate}</b>
              <span>
                {council && <em>{words.bot.rolls.council}</em>}
                {council && does !== "" ? ", " : ""}
                {does}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
