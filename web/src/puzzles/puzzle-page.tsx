/** One puzzle, on the real table. */
import { refusalOf } from "@chronarium/authority";
import { type AnyPuzzleGoal, type Puzzle, type PuzzleWay, SOLVER } from "@chronarium/kernel";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { go } from "../app/router.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useScene } from "../learn/use-scene.ts";
import { LibraryContext } from "../table/library-context.ts";
import { SlotsContext } from "../table/slots.ts";
import { type Table, TableProvider, useTable } from "../table/store.ts";
import { TableShell } from "../table/table-shell.tsx";
import { useCalled } from "../table/use-called.ts";
import { PHONE, useMedia } from "../table/use-media.ts";
import { keepOutcome } from "./progress.ts";
import { Difficulty } from "./shelf.tsx";
import { type Fetched, usePuzzles } from "./source.ts";
import { type PuzzlesText, puzzlesText } from "./words.ts";
import "../learn/lesson.css";
import "./puzzles.css";

/** Up to the act that ends the turn: what it leads to is to be seen. */
async function play(table: Table, acts: PuzzleWay["acts"]): Promise<void> {
  const { driver, live } = table.getState();
  const ends = acts.at(-1)?.type === "end";
  await driver.act(SOLVER, ends ? acts.slice(0, -1) : acts, live.version);
}

export function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const text = puzzlesText[useLanguage()];
  const fetched = usePuzzles(game);
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<"best" | "tempting">();
  const puzzle =
    typeof fetched === "object" ? fetched.list.puzzles.find((each) => each.id === id) : undefined;
  const acts = shown && puzzle?.[shown].acts;
  // Laid anew every time: a puzzle is tried from its beginning.
  const opened = useScene(game, `puzzle/${id}`, {
    round,
    anew: true,
    ...(acts !== undefined && { first: (table) => play(table, acts) }),
  });
  if (
    fetched === "failed" ||
    (typeof fetched === "object" && puzzle === undefined) ||
    opened.state === "failed"
  ) {
    const read =
      typeof fetched === "object" ? fetched.list.damaged.find((each) => each.id === id) : undefined;
    const played = opened.state === "failed" ? refusalOf(opened.error).params.place : undefined;
    return <Missing game={game} text={text} place={read?.why ?? played} />;
  }
  if (fetched === "loading" || opened.state === "opening" || puzzle === undefined) return <Loading />;
  const lay = (way: typeof shown): void => {
    setShown(way);
    setRound(round + 1);
  };
  return (
    <LibraryContext value={opened.library}>
      <TableProvider value={opened.table}>
        <Solving
          key={round}
          game={game}
          text={text}
          fetched={fetched}
          puzzle={puzzle}
          shown={shown}
          lay={lay}
        />
      </TableProvider>
    </LibraryContext>
  );
}

function Missing({
  game,
  text,
  place,
}: {
  readonly game: string;
  readonly text: PuzzlesText;
  /** Where it is damaged, if that is the reason. */
  readonly place: unknown;
}): ReactNode {
  const { table } = useText();
  return (
    <main className="table-failed">
      <h1>{table.failed.title}</h1>
      <p>{place === undefined ? text.missing : text.broken(`${place}`)}</p>
      <Link className="btn" to={`/learn/${game}`}>
        {text.leave}
      </Link>
    </main>
  );
}

type Props = {
  readonly game: string;
  readonly text: PuzzlesText;
  readonly fetched: Fetched;
  readonly puzzle: Puzzle;
  readonly shown: "best" | "tempting" | undefined;
  readonly lay: (way: "best" | "tempting" | undefined) => void;
};

function Solving(props: Props): ReactNode {
  const { game, text, fetched, puzzle } = props;
  const { words, list } = fetched;
  const place = list.puzzles.indexOf(puzzle) + 1;
  return (
    <SlotsContext
      value={{
        strip: (
          <>
            <p className="strip-said">
              <b>
                {text.number(place)}: {words.goals[puzzle.goal]?.title}
              </b>
            </p>
            <Difficulty text={text} steps={puzzle.difficulty} />
            <p className="strip-note">{words.goals[puzzle.goal]?.task(puzzle.best.points - puzzle.from)}</p>
            <Link className="btn lesson-leave" to={`/learn/${game}`}>
              {text.leave}
            </Link>
          </>
        ),
        where: text.where,
        over: <Note {...props} />,
        ledger: (
          <p className="puzzle-task">{words.goals[puzzle.goal]?.task(puzzle.best.points - puzzle.from)}</p>
        ),
      }}
    >
      <TableShell />
    </SlotsContext>
  );
}

/** A phone has no strip: the task lies over the board until somebody reaches for the table. */
function Task({
  game,
  text,
  fetched,
  puzzle,
}: Pick<Props, "game" | "text" | "fetched" | "puzzle">): ReactNode {
  const [read, setRead] = useState(false);
  useEffect(() => {
    const reach = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest(".stage, .tray") !== null) setRead(true);
    };
    document.addEventListener("pointerdown", reach);
    return () => document.removeEventListener("pointerdown", reach);
  }, []);
  if (read) return null;
  const { title, task } = fetched.words.goals[puzzle.goal] ?? {};
  return (
    <aside className="puzzle-note" aria-label={text.note}>
      <p>
        <b>{title}</b> <Difficulty text={text} steps={puzzle.difficulty} />
      </p>
      <p>{task?.(puzzle.best.points - puzzle.from)}</p>
      <Link className="btn" to={`/learn/${game}`}>
        {text.leave}
      </Link>
    </aside>
  );
}

/** What the solver has in the end; undefined as long as the turn goes on. */
function useReached(goal: AnyPuzzleGoal | undefined): number | undefined {
  const driver = useTable((state) => state.driver);
  const entries = useTable((state) => state.entries);
  const [reached, setReached] = useState<number>();
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      for (const { seat, revision } of entries) {
        if (seat !== SOLVER || goal === undefined) continue;
        const { imagined } = await driver.moment(revision);
        if (!goal.over(imagined, SOLVER)) continue;
        if (wanted) setReached(goal.points(imagined, SOLVER));
        return;
      }
    };
    look().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [driver, entries, goal]);
  return reached;
}

function Note({ game, text, fetched, puzzle, shown, lay }: Props): ReactNode {
  const { words, list, explainer } = fetched;
  const goal = list.goals.find(({ id }) => id === puzzle.goal);
  const reached = useReached(goal);
  const root = useRef<HTMLElement>(null);
  const phone = useMedia(PHONE);
  const telling = useTable((state) => state.telling !== undefined || state.scoring !== undefined);
  const solved = reached !== undefined && reached >= puzzle.best.points;
  useEffect(() => {
    if (reached !== undefined && shown === undefined)
      keepOutcome(game, puzzle.id, solved ? "solved" : "failed");
  }, [game, puzzle, reached, shown, solved]);
  useEffect(() => {
    if (reached !== undefined || shown !== undefined) root.current?.focus({ preventScroll: true });
  }, [reached, shown]);
  const gain = (points: number): string => words.points(points - puzzle.from);
  if (telling) return null;
  if (reached === undefined && shown === undefined)
    return phone && <Task {...{ game, text, fetched, puzzle }} />;
  const place = list.puzzles.indexOf(puzzle);
  const next = list.puzzles[(place + 1) % list.puzzles.length] ?? puzzle;
  return (
    <aside ref={root} className="puzzle-note" aria-label={text.note} tabIndex={-1}>
      <div aria-live="polite">
        {shown !== undefined ? (
          <>
            <p>
              <b>
                {shown === "best"
                  ? text.best(gain(puzzle.best.points))
                  : text.tempting(gain(puzzle.tempting.points))}
              </b>
            </p>
            <Told way={puzzle[shown]} explainer={explainer} />
            <p>{text.shown}</p>
          </>
        ) : (
          <>
            <p>
              <b>
                {solved
                  ? text.right(gain(puzzle.best.points))
                  : text.wrong(gain(reached ?? puzzle.from), gain(puzzle.best.points))}
              </b>
            </p>
            <p>{text.tempting(gain(puzzle.tempting.points))}</p>
            <Told way={puzzle.tempting} explainer={explainer} />
            {solved && <p>{text.why}</p>}
          </>
        )}
      </div>
      <footer>
        {shown !== "tempting" && (
          <button type="button" className="btn" onClick={() => lay("tempting")}>
            {text.showTempting}
          </button>
        )}
        {shown !== "best" && (
          <button type="button" className="btn" onClick={() => lay("best")}>
            {text.show}
          </button>
        )}
        {(shown !== undefined || !solved) && (
          <button type="button" className="btn" onClick={() => lay(undefined)}>
            {text.retry}
          </button>
        )}
        <button
          type="button"
          className="btn"
          data-kind="primary"
          onClick={() => go(`/learn/${game}/puzzle/${next.id}`)}
        >
          {text.next}
        </button>
      </footer>
    </aside>
  );
}

/** A way in the game's words, from the position of the puzzle. */
function Told({
  way,
  explainer,
}: {
  readonly way: PuzzleWay;
  readonly explainer: Fetched["explainer"];
}): ReactNode {
  const driver = useTable((state) => state.driver);
  const { names } = useCalled();
  const [told, setTold] = useState("");
  useEffect(() => {
    let wanted = true;
    const tell = async (): Promise<void> => {
      if (explainer === undefined) return;
      const { imagined } = await driver.moment(0);
      const { move, reasons } = explainer.explain(imagined, SOLVER, way.acts, names);
      if (wanted) setTold([move, ...reasons.slice(0, 3).map(({ text }) => text)].join(" "));
    };
    tell().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [way, explainer, driver, names]);
  return <p className="puzzle-told">{told}</p>;
}
