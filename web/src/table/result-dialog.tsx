/** The result, and what to play next. */
import { lazy, type ReactNode, Suspense, use, useState } from "react";
import { PartBoundary } from "../app/missing.tsx";
import { go } from "../app/router.ts";
import { useText } from "../app/text.ts";
import { Dialog } from "../shell/dialog.tsx";
import { useLibrary } from "./library-context.ts";
import { usePanels } from "./panels.ts";
import { SlotsContext } from "./slots.ts";
import { useOpenUi, useTable } from "./store.ts";

const VerifyReport = lazy(() => import("./verify-report.tsx"));

export function ResultDialog(): ReactNode {
  const { table: text } = useText();
  const library = useLibrary();
  const { EndScreen } = useOpenUi();
  const { result } = use(SlotsContext);
  const live = useTable((state) => state.live);
  const driver = useTable((state) => state.driver);
  const [verifying, setVerifying] = useState(false);
  // Whoever has only watched would take the place of somebody who played.
  const played = live.own === undefined || live.own.length > 0;
  const close = (): void => usePanels.setState({ dialog: undefined });
  const again = async (): Promise<void> => {
    const { game, seats } = live.table;
    go(`/t/${await library.create({ game, seats, options: live.options })}`);
  };
  // A branch of a finished game starts from its true state: from step 0 it is the same deal once more.
  const sameDeal = async (): Promise<void> => go(`/t/${await driver.branch(0, text.end.sameDeal)}`);
  return (
    <Dialog title={text.end.title} onClose={close}>
      {/* The buttons come with what they stand below: nothing moves under a pointer. */}
      <Suspense fallback={null}>
        <PartBoundary>
          {result}
          <EndScreen />
          <Suspense fallback={null}>{verifying && <VerifyReport />}</Suspense>
        </PartBoundary>
        <div className="end-go">
          {played && (
            <button type="button" className="btn" data-kind="primary" onClick={() => void again()}>
              {text.end.rematch}
            </button>
          )}
          <button type="button" className="btn" onClick={() => void sameDeal()}>
            {text.end.sameDeal}
          </button>
          <button type="button" className="btn" onClick={() => go(`/new/${live.table.game}`)}>
            {text.end.newGame}
          </button>
          {!verifying && (
            <button type="button" className="btn" onClick={() => setVerifying(true)}>
              {text.fair.verify}
            </button>
          )}
          <button type="button" className="btn" onClick={close}>
            {text.end.look}
          </button>
        </div>
      </Suspense>
    </Dialog>
  );
}
