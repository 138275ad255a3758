/** One table: the shell around whatever game lies on it. */
import { isPartyId, refusalOf } from "@chronarium/authority";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { fetchAhead } from "../app/late.tsx";
import { openLibrary } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { isMissing, Missing, PartBoundary } from "../app/missing.tsx";
import { failureSentence } from "../app/refusal-text.ts";
import { go, type Route, useRoute } from "../app/router.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import type { Library } from "../driver/types.ts";
import { companionOf } from "../games/catalogue.ts";
import type { Language } from "../text/catalogue.ts";
import { LibraryContext } from "./library-context.ts";
import { openKept } from "./open-kept.ts";
import { closePanels } from "./panels.ts";
import { scrub, type Table, TableProvider, useTable } from "./store.ts";
import { TableShell } from "./table-shell.tsx";

type Opened =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly table: Table; readonly library: Library }
  | { readonly state: "failed"; readonly error: unknown };

async function open(
  id: string,
  language: Language,
): Promise<{ table: Table; library: Library; stop: () => void }> {
  const library = await openLibrary();
  return { library, ...(await openKept(library, id, language)) };
}

function useOpened({ table: id, at }: Extract<Route, { page: "table" }>): Opened {
  // The step in the address counts when the table opens, not later.
  const [first] = useState(at);
  const [opened, setOpened] = useState<Opened>({ state: "opening" });
  // The words of a sealed game come with it: in another language it is opened anew.
  const language = useLanguage();
  const sealed = opened.state === "open" && opened.table.getState().ui.sealed === true;
  const [spoken, setSpoken] = useState(language);
  if (sealed && spoken !== language) setSpoken(language);
  useEffect(() => {
    let wanted = true;
    let stop = (): void => {};
    setOpened({ state: "opening" });
    closePanels();
    open(id, spoken)
      .then(async (ready) => {
        if (!wanted) {
          ready.stop();
          return;
        }
        stop = ready.stop;
        if (first !== undefined) await scrub(ready.table, first);
        setOpened({ state: "open", table: ready.table, library: ready.library });
        setTimeout(fetchAhead, 2000);
      })
      .catch((error: unknown) => {
        if (!wanted) return;
        const companion = companionOf(String(refusalOf(error).params.game ?? ""));
        if (companion === undefined) setOpened({ state: "failed", error });
        else go(companion.address(id), "replace");
      });
    return () => {
      wanted = false;
      stop();
    };
  }, [id, first, spoken]);
  return opened;
}

export default function TablePage(): ReactNode {
  const route = useRoute();
  if (route.page !== "table") return null;
  return isPartyId(route.table) ? (
    <PartBoundary>
      <Suspense fallback={<Loading />}>
        <OnlineTable key={route.table} route={route} />
      </Suspense>
    </PartBoundary>
  ) : (
    <OpenTable key={route.table} route={route} />
  );
}

function OpenTable({ route }: { readonly route: Extract<Route, { page: "table" }> }): ReactNode {
  const opened = useOpened(route);
  switch (opened.state) {
    case "opening":
      return <Loading />;
    case "failed":
      return <Failed error={opened.error} />;
    case "open":
      return (
        <LibraryContext value={opened.library}>
          <TableProvider value={opened.table}>
            {/* Nobody reckons with a sealed game: it has no analysis, and its table stands there instead. */}
            {route.analysis && opened.table.getState().ui.sealed !== true ? <Analysed /> : <Shell />}
          </TableProvider>
        </LibraryContext>
      );
  }
}

/** A sealed game brings a table of its own. */
function Shell(): ReactNode {
  const ui = useTable((state) => state.ui);
  return ui.sealed ? <ui.Table /> : <TableShell />;
}

const OnlineTable = lazy(() => import("../online/online-table.tsx"));
const AnalysisPage = lazy(() => import("../analysis/analysis-page.tsx"));

function Analysed(): ReactNode {
  return (
    <PartBoundary>
      <Suspense fallback={<Loading />}>
        <AnalysisPage />
      </Suspense>
    </PartBoundary>
  );
}

/** Whether the table could not be fetched; a file that came and is damaged is named instead. */
function isLoadable(error: unknown): boolean {
  const { code, params } = refusalOf(error);
  return isMissing(error) || (code === "driver/not-loaded" && params.file === undefined);
}

function Failed({ error }: { readonly error: unknown }): ReactNode {
  const { table } = useText();
  useTitle(table.failed.title);
  return (
    <main className="table-failed">
      <h1>{table.failed.title}</h1>
      {isLoadable(error) ? <Missing /> : <p>{failureSentence(error)}</p>}
      <Link className="btn" to="/">
        {table.failed.back}
      </Link>
    </main>
  );
}
