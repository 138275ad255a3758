/** The log of a table: every step in words, and a branch from each. */
import { type ReactNode, useState } from "react";
import { failureSentence } from "../app/refusal-text.ts";
import { go } from "../app/router.ts";
import { toast } from "../shell/toasts.tsx";
import { companion } from "./entry.ts";
import { toldOf } from "./parts.tsx";
import { NAMES, useSpeech } from "./speech.ts";
import { useTable, useTableStore } from "./store.ts";

const SHOWN = 60;

export function Log(): ReactNode {
  const speech = useSpeech();
  const { log } = speech.words;
  const table = useTableStore();
  const entries = useTable((state) => state.entries);
  const driver = useTable((state) => state.driver);
  const [all, setAll] = useState(false);
  const dice = entries.flatMap(({ events }) => events.filter((event) => event.type === "dieEntered"));
  const app = dice.filter(({ origin }) => origin === "app").length;
  const shown = entries.toReversed().slice(0, all ? entries.length : SHOWN);
  const branch = async (revision: number): Promise<void> => {
    try {
      go(companion.address(await driver.branch(revision, log.branchName(revision))));
    } catch (error) {
      toast(failureSentence(error));
    }
  };
  if (entries.length === 0) return <p>{log.empty}</p>;
  return (
    <>
      <p>{log.lead}</p>
      <p className="co-quiet">{log.dice(app, dice.length - app)}</p>
      <ol className="co-log" reversed start={table.getState().live.last}>
        {shown.map((entry) => (
          <li key={entry.revision}>
            <b>{entry.revision}</b>
            <span>
              {entry.events.length === 0
                ? toldOf(entry, speech)
                : entry.events.map((event) => speech.game.event(event, NAMES)).join(" ")}
            </span>
            <button
              type="button"
              className="btn"
              aria-label={log.branchOf(entry.revision)}
              onClick={() => void branch(entry.revision)}
            >
              {log.branch}
            </button>
          </li>
        ))}
      </ol>
      {!all && entries.length > SHOWN && (
        <button type="button" className="btn" onClick={() => setAll(true)}>
          {log.more}
        </button>
      )}
    </>
  );
}
