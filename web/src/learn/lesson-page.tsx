/** One step of a lesson, on the real table. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { failureSentence } from "../app/refusal-text.ts";
import { useLanguage, useText } from "../app/text.ts";
import { LibraryContext } from "../table/library-context.ts";
import { SlotsContext } from "../table/slots.ts";
import { TableProvider } from "../table/store.ts";
import { TableShell } from "../table/table-shell.tsx";
import { LessonNote } from "./lesson-note.tsx";
import { type Damage, type Taught, unfit, useLesson } from "./lesson-source.ts";
import { Known, LessonStrip } from "./lesson-strip.tsx";
import { keepProgress } from "./progress.ts";
import { useScene } from "./use-scene.ts";
import { shelfText } from "./words.ts";
import "./lesson.css";

export function LessonPage({ game, step }: { readonly game: string; readonly step: number }): ReactNode {
  const { learn } = useText();
  const { damaged, noStep } = shelfText[useLanguage()];
  const taught = useLesson(game);
  const [round, setRound] = useState(0);
  const opened = useScene(game, `lesson/${step}`, { round, anew: false });
  useEffect(() => keepProgress(game, { at: step }), [game, step]);
  const broken = (damage: Damage): ReactNode => (
    <Failed game={game} sentence={`${learn.first.damaged} ${damaged(damage)}`} />
  );
  if (taught === "loading" || opened.state === "opening") return <Loading />;
  if ("damage" in taught) return broken(taught.damage);
  const { steps } = taught.lesson;
  if (steps[step - 1] === undefined) return <Failed game={game} sentence={noStep(step, steps.length)} />;
  if (opened.state === "failed") {
    const damage = unfit(opened.error, taught.words);
    return damage === undefined ? (
      <Failed game={game} sentence={failureSentence(opened.error)} />
    ) : (
      broken(damage)
    );
  }
  const relay = async (): Promise<void> => {
    await opened.library.remove(opened.id);
    setRound(round + 1);
  };
  return (
    <LibraryContext value={opened.library}>
      <TableProvider value={opened.table}>
        <Lesson key={round} game={game} step={step} taught={taught} relay={relay} />
      </TableProvider>
    </LibraryContext>
  );
}

type LessonProps = {
  readonly game: string;
  readonly step: number;
  readonly taught: Taught;
  readonly relay: () => Promise<void>;
};

function Lesson(props: LessonProps): ReactNode {
  return (
    <SlotsContext
      value={{
        strip: <LessonStrip {...props} />,
        over: <LessonNote {...props} />,
        ledger: <Known {...props} />,
      }}
    >
      <TableShell />
    </SlotsContext>
  );
}

function Failed({ game, sentence }: { readonly game: string; readonly sentence: string }): ReactNode {
  const { learn, table } = useText();
  return (
    <main className="table-failed">
      <h1>{table.failed.title}</h1>
      <p>{sentence}</p>
      <Link className="btn" to={`/learn/${game}`}>
        {learn.title}
      </Link>
    </main>
  );
}
