/** The result: you and the Chronobot by category, and both scores over the game. */
import {
  botScore,
  CATEGORIES,
  type Category,
  humanScore,
  type Score,
  type State,
  total,
  type View,
} from "@chronarium/anachrony";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../../../app/text.ts";
import { dealAddress } from "../../../home/deal.ts";
import type { ChosenOptions } from "../../../home/new-game-panel.tsx";
import { decided } from "../../../play/decided.ts";
import { Fair, Why } from "../../../play/end-report.tsx";
import { Graph, type GraphProps } from "../../../play/graph.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { signed } from "../../../play/signed.ts";
import { useLibrary } from "../../../table/library-context.ts";
import { useTable } from "../../../table/store.ts";
import { BotFace } from "../board/bot-board.tsx";
import { Emblem } from "../board/people.tsx";
import { Icon } from "../board/pieces.tsx";
import { begins } from "../chronicle/chronicle.ts";
import { turnOf } from "../chronicle/turns.ts";
import { play, type Scene } from "../play.ts";
import { ownResults, type Tally, talliesOf } from "./results.ts";
import "./end.css";

export function EndScreen(): ReactNode {
  const scene = play.useScene();
  const live = useTable((state) => state.live);
  const language = useLanguage();
  const graph = useCourse(scene);
  const { words, text } = scene;
  const { result } = live.table;
  if (result === undefined) return null;
  const view = live.view as View;
  const mine = (result.seats[0]?.categories ?? {}) as Score;
  const theirs = (result.rivals?.[0]?.categories ?? {}) as Score;
  const [you, bot] = [total(mine), total(theirs)];
  const partsOf = (score: Score): readonly number[] => CATEGORIES.map((each) => score[each]);
  const sentences = decided(
    {
      sides: [
        { key: "you", said: words.end.you, place: you > bot ? 1 : 2, parts: partsOf(mine) },
        { key: "bot", said: words.end.bot, place: you > bot ? 2 : 1, parts: partsOf(theirs) },
      ],
      you: "you",
      sources: CATEGORIES.map((each) => text.words.categories[each]),
      graph,
    },
    language,
  );
  return (
    <div className="result an-end">
      <div className="an-end-head">
        <Icon size={64} half={30}>
          <Emblem path={view.path} />
        </Icon>
        <div>
          <h3>{words.end.title(you, bot)}</h3>
          <p>
            {words.end.tie} <RuleLink rule="CB-44" name={text.rulesOf("CB-44")} />
          </p>
        </div>
        <p className="an-end-score" aria-hidden="true">
          <b>{signed(you)}</b> : <b>{signed(bot)}</b>
        </p>
        <BotFace die={6} width={70} />
      </div>
      <Why table={live.table} sentences={sentences} />
      <Bars mine={mine} theirs={theirs} scene={scene} />
      {graph.points.length > 0 && <Graph {...graph} />}
      <SoFar scene={scene} />
      <DealLink scene={scene} />
      <Fair moment={live} />
    </div>
  );
}

/** Two bars beside each category; what is lost is hatched. */
function Bars({
  mine,
  theirs,
  scene: { words, text },
}: {
  readonly mine: Score;
  readonly theirs: Score;
  readonly scene: Scene;
}): ReactNode {
  const most = Math.max(1, ...CATEGORIES.flatMap((each) => [Math.abs(mine[each]), Math.abs(theirs[each])]));
  const bar = (score: number, side: "you" | "bot"): ReactNode => (
    <span className="an-bar" data-side={side} data-lost={score < 0 || undefined}>
      <b>{signed(score)}</b>
      <i style={{ width: `${(Math.abs(score) / most) * 100}%` }} />
    </span>
  );
  return (
    <table className="an-bars">
      <caption className="vh">{words.end.byCategory}</caption>
      <thead>
        <tr>
          <th scope="col">{words.end.you}</th>
          <th scope="col">{words.end.category}</th>
          <th scope="col">{words.bot.name}</th>
        </tr>
      </thead>
      <tbody>
        {CATEGORIES.map((category: Category) => (
          <tr key={category}>
            <td>{bar(mine[category], "you")}</td>
            <th scope="row">{text.words.categories[category]}</th>
            <td>{bar(theirs[category], "bot")}</td>
          </tr>
        ))}
        <tr>
          <td>
            <b>{signed(total(mine))}</b>
          </td>
          <th scope="row">{words.end.total}</th>
          <td>
            <b>{signed(total(theirs))}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** One's own games by path and difficulty. */
function SoFar({ scene: { words, text } }: { readonly scene: Scene }): ReactNode {
  const library = useLibrary();
  const [tallies, setTallies] = useState<readonly Tally[]>([]);
  useEffect(() => {
    let gone = false;
    ownResults(library).then(
      (results) => {
        if (!gone) setTallies(talliesOf(results));
      },
      // A list that cannot be read leaves the result as it is.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [library]);
  if (tallies.length === 0) return null;
  const { columns } = words.end.soFar;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard.
    <div className="scores" tabIndex={0}>
      <table>
        <caption>{words.end.soFar.title}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ path, difficulty, games, won, best }) => (
            <tr key={`${path} ${difficulty}`}>
              <th scope="row">{text.options.path.values[path]}</th>
              <td>{text.options.difficulty.values[difficulty]}</td>
              <td>{games}</td>
              <td>{won}</td>
              <td>
                {signed(best.you)} : {signed(best.bot)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same deal for somebody else. A branch of a running game has no deal of its own. */
function DealLink({ scene: { words } }: { readonly scene: Scene }): ReactNode {
  const live = useTable((state) => state.live);
  const [copied, setCopied] = useState(false);
  if (live.seed === undefined || live.table.branch !== undefined) return null;
  const address = new URL(
    dealAddress(live.table.game, { seed: live.seed, options: live.options as ChosenOptions }),
    location.href,
  ).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <p className="an-deal">
      <a href={address}>{words.end.dealLink}</a>
      <button type="button" className="btn" onClick={() => void copy()}>
        {copied ? words.end.copied : words.end.copy}
      </button>
    </p>
  );
}

/** Both scores as if each turn were the last: every turn is looked at once more. */
function useCourse({ words }: Scene): GraphProps {
  const driver = useTable((state) => state.driver);
  const live = useTable((state) => state.live);
  const entries = useTable((state) => state.entries);
  const [points, setPoints] = useState<readonly (readonly [number, number])[]>([]);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const found: (readonly [number, number])[] = [];
      for (const { revision } of turnOf(entries, live)) {
        const { view } = revision === live.revision ? live : await driver.moment(revision);
        found.push([total(humanScore(view as State)), total(botScore((view as State).bot))]);
      }
      found.push([total(humanScore(live.view as State)), total(botScore((live.view as State).bot))]);
      if (!gone) setPoints(found);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [driver, live, entries]);
  const turns = turnOf(entries, live);
  const ends = entries.flatMap((entry) => {
    const era = begins(entry);
    return era === undefined ? [] : [{ era: era - 1, revision: entry.revision }];
  });
  const part = (era: number, title: string, step: number): GraphProps["parts"][number] => ({
    name: words.said.eraName(era),
    title,
    when: words.end.inEra(era),
    step,
    scores: points[step] ?? [0, 0],
  });
  return {
    label: words.end.graph,
    who: words.end.who,
    lines: [
      { key: "you", look: "jade", name: words.end.you },
      { key: "bot", look: "ink", name: words.bot.name },
    ],
    points,
    parts:
      points.length === 0
        ? []
        : [
            ...ends
              .filter(({ era }) => era > 0)
              .map(({ era, revision }) => {
                const step = turns.findLastIndex((turn) => turn.revision <= revision);
                return part(era, words.said.eraName(era), Math.max(0, step));
              }),
            part((live.view as State).era, words.end.last, points.length - 1),
          ],
  };
}
