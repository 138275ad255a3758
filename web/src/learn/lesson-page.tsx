/** One step of a lesson, on the real table. */
import { type ReactNode, useEffect, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { failureSentence } from "../app/refusal-text.ts";
import { useText } from "../app/text.ts";
import type { Library } from "../driver/types.ts";
import { LibraryContext } from "../table/library-context.ts";
import { openKept } from "../table/open-kept.ts";
import { closePanels } from "../table/panels.ts";
import { SlotsContext } from "../table/slots.ts";
import { type Table, TableProvider } from "../table/store.ts";
import { TableShell } from "../table/table-shell.tsx";
import { LessonNote } from "./lesson-note.tsx";
import { type Taught, useLesson } from "./lesson-source.ts";
import { Known, LessonStrip } from "./lesson-strip.tsx";
import { keepProgress } from "./progress.ts";
import "./lesson.css";

type Opened =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly id: string; readonly table: Table; readonly library: Library }
  | { readonly state: "failed"; readonly error: unknown };

/** `round` counts how often the step has been laid again. */
function useStepTable(game: string, step: number, round: number): Opened {
  const [opened, setOpened] = useState<Opened>({ state: "opening" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round opens the table that has been laid again.
  useEffect(() => {
    let wanted = true;
    let stop = (): void => {};
    setOpened({ state: "opening" });
    closePanels();
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      const id = await library.lay(game, `lesson/${step}`);
      const ready = await openKept(library, id);
      if (!wanted) return ready.stop();
      stop = ready.stop;
      setOpened({ state: "open", id, table: ready.table, library });
    };
    open().catch((error: unknown) => {
      if (wanted) setOpened({ state: "failed", error });
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [game, step, round]);
  return opened;
}

export function LessonPage({ game, step }: { readonly game: string; readonly step: number }): ReactNode {
  const { learn } = useText();
  const taught = useLesson(game);
  const [round, setRound] = useState(0);
  const opened = useStepTable(game, step, round);
  useEffect(() => keepProgress(game, { at: step }), [game, step]);
  if (taught === "damaged" || (typeof taught === "object" && taught.lesson.steps[step - 1] === undefined)) {
    return <Failed game={game} sentence={learn.first.damaged} />;
  }
  if (opened.state === "failed") return <Failed game={game} sentence={failureSentence(opened.error)} />;
  if (taught === "loading" || opened.state === "opening") return <Loading />;
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
