/** /learn: the lessons of the games; with a step, the lesson's own table. */
import { sceneTable } from "@chronarium/authority";
import Check from "lucide-react/icons/check";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { openLibrary } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { go, useRoute } from "../app/router.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { GAMES } from "../games/catalogue.ts";
import type { PlayableGame } from "../games/entry.ts";
import { PuzzlePage } from "../puzzles/puzzle-page.tsx";
import { Puzzles } from "../puzzles/shelf.tsx";
import NotFound from "../shell/not-found.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { OneRule } from "../shown/one-rule.tsx";
import { RulePage } from "../shown/rule-page.tsx";
import { FirstGame } from "./first-game.tsx";
import { FirstStory } from "./first-story.tsx";
import { LastGames } from "./last-games.tsx";
import { LessonPage } from "./lesson-page.tsx";
import { type Taught, useLesson } from "./lesson-source.ts";
import { keepProgress, progressIn, useProgress } from "./progress.ts";
import { shelfText } from "./words.ts";
import "./learn.css";

/** A sealed game is taught by its own first story. */
const TAUGHT: readonly PlayableGame[] = GAMES.flatMap((game) =>
  game.coming || (game.lesson === undefined && !game.sealed) ? [] : [game],
);

export default function LearnPage(): ReactNode {
  const route = useRoute();
  if (route.page !== "learn") return null;
  const { game: id, step, puzzle, rule } = route;
  const game = TAUGHT.find((taught) => taught.id === id) ?? (id === undefined ? TAUGHT[0] : undefined);
  if (game === undefined) return <NotFound />;
  if (puzzle !== undefined) return <PuzzlePage key={`${game.id} ${puzzle}`} game={game.id} id={puzzle} />;
  if (rule !== undefined) return <RulePage key={`${game.id} ${rule}`} game={game.id} rule={rule} />;
  return step === undefined ? (
    <Shelf game={game} />
  ) : (
    <LessonPage key={`${game.id} ${step}`} game={game.id} step={step} />
  );
}

function Shelf({ game }: { readonly game: PlayableGame }): ReactNode {
  const { learn } = useText();
  const language = useLanguage();
  useTitle(learn.title);
  return (
    <PageFrame section="learn">
      <div className="learn">
        <header className="learn-head">
          <h1>{learn.title}</h1>
          <nav className="learn-games" aria-label={learn.games}>
            {TAUGHT.map(({ id, words }) => (
              <Link key={id} to={`/learn/${id}`} {...(id === game.id && { "aria-current": "page" })}>
                {words[language].name}
              </Link>
            ))}
          </nav>
          <p>{learn.lead}</p>
        </header>
        <div className="learn-cards">
          {game.sealed ? <FirstStory game={game} /> : <FirstMinutes key={game.id} game={game.id} />}
          {game.puzzles !== undefined && <Puzzles key={`puzzles ${game.id}`} game={game.id} />}
          <div className="learn-beside">
            <OneRule key={`rule ${game.id}`} game={game.id} />
            {game.reasons !== undefined && <LastGames game={game.id} />}
          </div>
        </div>
        <Link className="btn learn-rules" to={`/rules/${game.id}`}>
          {learn.first.rules}
        </Link>
      </div>
    </PageFrame>
  );
}

function FirstMinutes({ game }: { readonly game: string }): ReactNode {
  const { first: text } = useText().learn;
  const { damaged } = shelfText[useLanguage()];
  const lesson = useLesson(game);
  return (
    <section className="learn-card" aria-labelledby="first-minutes">
      <h2 id="first-minutes">{text.title}</h2>
      <p>{text.lead}</p>
      {lesson === "loading" && <p role="status">{text.loading}</p>}
      {lesson !== "loading" && "damage" in lesson && (
        <>
          <p role="alert">
            {text.damaged} {damaged(lesson.damage)}
          </p>
          <Link className="btn" to={`/rules/${game}`}>
            {text.rules}
          </Link>
        </>
      )}
      {lesson !== "loading" && "lesson" in lesson && <Steps game={game} taught={lesson} />}
    </section>
  );
}

function Steps({ game, taught }: { readonly game: string; readonly taught: Taught }): ReactNode {
  const { first: text } = useText().learn;
  const { done, at } = useProgress((progress) => progressIn(progress, game));
  const { steps } = taught.lesson;
  const here = Math.min(at, steps.length);
  const begun = done.length > 0 || here > 1;
  const whole = steps.every(({ id }) => done.includes(id));
  return (
    <>
      <p className="learn-count">
        {text.done(steps.filter(({ id }) => done.includes(id)).length, steps.length)}
      </p>
      <ol className="learn-steps">
        {steps.map(({ id }, i) => {
          const state = done.includes(id) ? "done" : begun && i + 1 === here ? "here" : "open";
          return (
            <li key={id} data-state={state}>
              <Link to={`/learn/${game}/${i + 1}`}>
                <span className="learn-number" aria-hidden="true">
                  {state === "done" ? <Check size={18} /> : i + 1}
                </span>
                <b>{taught.words.steps[id]?.name}</b>
                <small>{state === "done" ? text.stepDone : state === "here" ? text.here : ""}</small>
              </Link>
            </li>
          );
        })}
      </ol>
      {whole ? (
        <FirstGame lesson={taught.lesson} kind="primary" />
      ) : (
        <Link className="btn learn-go" data-kind="primary" to={`/learn/${game}/${here}`}>
          <Play size={18} aria-hidden="true" /> {begun ? text.goOn(here) : text.start}
        </Link>
      )}
      {begun && (
        <button type="button" className="btn" data-kind="quiet" onClick={() => void startAgain(game, taught)}>
          {text.again}
        </button>
      )}
    </>
  );
}

/** The tables of all steps are put away, so that each is laid anew. */
async function startAgain(game: string, { lesson }: Taught): Promise<void> {
  const library = await openLibrary();
  for (let step = 1; step <= lesson.steps.length; step++)
    await library.remove(sceneTable(game, `lesson/${step}`));
  keepProgress(game, { done: [], at: 1 });
  go(`/learn/${game}/1`);
}
