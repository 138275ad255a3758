/** The game is over: when the result is shown, and the way back to it. */
import { type ReactNode, useEffect, useRef } from "react";
import { late } from "../app/late.tsx";
import { useText } from "../app/text.ts";
import { usePanels } from "./panels.ts";
import { useTable } from "./store.ts";

const ResultDialog = late(async () => (await import("./result-dialog.tsx")).ResultDialog);

export function EndDialog(): ReactNode {
  const { table: text } = useText();
  const open = usePanels((panels) => panels.dialog === "result");
  // The last turn is told, and its income looked at, before the result.
  const over = useTable(
    ({ live, telling, scoring }) =>
      live.table.result !== undefined && telling === undefined && scoring === undefined,
  );
  const before = useRef(over);
  // The last move opens the result; a finished table that is opened again shows its boards first.
  useEffect(() => {
    if (over && !before.current) usePanels.setState({ dialog: "result" });
    before.current = over;
  }, [over]);
  if (!over) return null;
  if (open) return <ResultDialog />;
  return (
    <button
      type="button"
      className="btn show-result"
      data-kind="primary"
      onClick={() => usePanels.setState({ dialog: "result" })}
    >
      {text.end.show}
    </button>
  );
}
