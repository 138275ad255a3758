/** The companion: the list of its tables, or one of them. */
import { type ReactNode, use, useEffect, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { failureSentence } from "../app/refusal-text.ts";
import { useRoute } from "../app/router.ts";
import { speakWith } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import "./theme.css";
import { loadSpeech, useSpeech } from "./speech.ts";
import { openTable, type Table, TableProvider } from "./store.ts";
import { CompanionTable } from "./table.tsx";
import { Tables } from "./tables.tsx";

const speaking = speakWith(loadSpeech);

export default function CompanionPage(): ReactNode {
  use(speaking);
  const route = useRoute();
  const id = route.page === "companion" ? route.table : undefined;
  return id === undefined ? <Tables /> : <Opened key={id} id={id} />;
}

type Opening =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly table: Table }
  | { readonly state: "failed"; readonly error: unknown };

function Opened({ id }: { readonly id: string }): ReactNode {
  const [opening, setOpening] = useState<Opening>({ state: "opening" });
  useEffect(() => {
    let wanted = true;
    let stop = (): void => {};
    openLibrary()
      .then((library) => openTable(library, id))
      .then((opened) => {
        if (!wanted) {
          opened.stop();
          return;
        }
        stop = opened.stop;
        setOpening({ state: "open", table: opened.table });
      })
      .catch((error: unknown) => {
        if (wanted) setOpening({ state: "failed", error });
      });
    return () => {
      wanted = false;
      stop();
    };
  }, [id]);
  switch (opening.state) {
    case "opening":
      return <Loading />;
    case "failed":
      return <Failed error={opening.error} />;
    case "open":
      return (
        <TableProvider value={opening.table}>
          <CompanionTable />
        </TableProvider>
      );
  }
}

function Failed({ error }: { readonly error: unknown }): ReactNode {
  const { failed } = useSpeech().words;
  useTitle(failed.title);
  return (
    <main className="table-failed">
      <h1>{failed.title}</h1>
      <p>{failureSentence(error)}</p>
      <Link className="btn" to="/companion">
        {failed.back}
      </Link>
    </main>
  );
}
