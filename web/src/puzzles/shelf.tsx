/** The puzzles of a game on the page of lessons: one of the day, and all of them. */

import type { Puzzle } from "@chronarium/kernel";
import Crosshair from "lucide-react/icons/crosshair";
import { type ReactNode, useState } from "react";
import { Link } from "../app/link.tsx";
import { useLanguage } from "../app/text.ts";
import { locales } from "../text/catalogue.ts";
import { puzzleOfDay } from "./day.ts";
import { Picture } from "./picture.tsx";
import { type Outcome, useOutcomes } from "./progress.ts";
import { type Fetched, usePuzzles } from "./source.ts";
import { type PuzzlesText, puzzlesText } from "./words.ts";
import "./puzzles.css";

export function Puzzles({ game }: { readonly game: string }): ReactNode {
  const text = puzzlesText[useLanguage()];
  const fetched = usePuzzles(game);
  return (
    <section className="learn-card puzzles" aria-labelledby="puzzles">
      <h2 id="puzzles">{text.title}</h2>
      {fetched === "loading" && <p role="status">{text.loading}</p>}
      {fetched === "failed" && <p role="alert">{text.none}</p>}
      {typeof fetched === "object" && <List game={game} text={text} {...fetched} />}
    </section>
  );
}

function List({
  game,
  text,
  list,
  words,
}: Fetched & { readonly game: string; readonly text: PuzzlesText }): ReactNode {
  const language = useLanguage();
  const outcomes = useOutcomes((all) => all[game]) ?? {};
  const { puzzles, damaged } = list;
  const [filter, setFilter] = useState<Filter>("all");
  const now = new Date();
  const today = puzzles[puzzleOfDay(Math.max(1, puzzles.length), now)];
  if (today === undefined) return <p role="alert">{text.none}</p>;
  const date = new Intl.DateTimeFormat(locales[language], { day: "numeric", month: "long" }).format(now);
  const done = puzzles.filter(({ id }) => outcomes[id] === "solved").length;
  const stateOf = ({ id }: Puzzle): Outcome | "new" => outcomes[id] ?? "new";
  const wanted = puzzles.filter((puzzle) => filter === "all" || stateOf(puzzle) === filter);
  return (
    <>
      <p className="learn-count">{text.solved(done, puzzles.length)}</p>
      <div className="puzzle-today">
        <Picture key={today.id} game={game} puzzle={today} />
        <h3>{text.today(date)}</h3>
        <p>{words.goals[today.goal]?.task(today.best.points - today.from)}</p>
        <Difficulty text={text} steps={today.difficulty} />
        <Link className="btn" data-kind="primary" to={`/learn/${game}/puzzle/${today.id}`}>
          <Crosshair size={18} aria-hidden="true" />{" "}
          {outcomes[today.id] === "solved" ? text.again : text.solve}
        </Link>
      </div>
      <h3>{text.list}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no form. */}
      <div className="puzzle-filter" role="group" aria-label={text.filter}>
        {FILTERS.map((each) => (
          <button key={each} type="button" aria-pressed={each === filter} onClick={() => setFilter(each)}>
            {each === "all" ? text.all : text.states[each]}
          </button>
        ))}
      </div>
      <ol className="puzzle-list">
        {wanted.map((puzzle, i) => (
          <li key={puzzle.id} data-state={stateOf(puzzle)} data-pictured={i < PICTURED || undefined}>
            <Link to={`/learn/${game}/puzzle/${puzzle.id}`}>
              {i < PICTURED && <Picture game={game} puzzle={puzzle} />}
              <b>
                <span className="vh">{text.number(puzzles.indexOf(puzzle) + 1)}</span>
                <span aria-hidden="true">{puzzles.indexOf(puzzle) + 1}</span>
              </b>
              <Difficulty text={text} steps={puzzle.difficulty} />
              <small>{text.states[stateOf(puzzle)]}</small>
            </Link>
          </li>
        ))}
      </ol>
      {wanted.length === 0 && <p>{text.noneSo}</p>}
      {damaged.length > 0 && (
        <p role="alert">{text.damaged(damaged.map(({ id, why }) => `${id} (${why})`).join(", "))}</p>
      )}
    </>
  );
}

const FILTERS = ["all", "new", "failed", "solved"] as const;
type Filter = (typeof FILTERS)[number];
/** So many of the list are drawn; a board is a thousand lines. */
const PICTURED = 6;

const STEPS = [1, 2, 3, 4, 5];

export function Difficulty({
  text,
  steps,
}: {
  readonly text: PuzzlesText;
  readonly steps: number;
}): ReactNode {
  return (
    <span className="puzzle-steps">
      <span className="vh">{text.difficulty(steps)}</span>
      {STEPS.map((step) => (
        <i key={step} data-on={step <= steps || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
