/** What is wrong with the line, since when, and what can be done about it. */
import RefreshCw from "lucide-react/icons/refresh-cw";
import WifiOff from "lucide-react/icons/wifi-off";
import { type ReactNode, useEffect, useRef } from "react";
import { takeNewest } from "../offline/newest.ts";
import { announce } from "../shell/live-region.tsx";
import { toast } from "../shell/toasts.tsx";
import { type Alert, AlertRow } from "./alert.tsx";
import { tryNow, useLine } from "./line.ts";
import { forSoLong, useNow, useTimeOfDay } from "./times.ts";
import { useOnlineWords } from "./use-words.ts";

/** Undefined when all is well. `kept`: a move waits for the line. `plays`: whoever is told is to act. */
export function useLineAlert(kept: boolean, plays: boolean): Alert | undefined {
  const { table } = useOnlineWords();
  // Field by field: how quick the line is changes with every beat, and is no matter of the table.
  const state = useLine((line) => line.state);
  const since = useLine((line) => line.since);
  const tooOld = useLine((line) => line.tooOld);
  const timeOf = useTimeOfDay();
  if (tooOld)
    return {
      // A move that was made all the same is another matter.
      key: kept ? "old, unsent" : "old",
      Icon: RefreshCw,
      said: table.old,
      question: { title: table.oldTitle, text: kept ? table.oldKept : table.oldLead, answers: <Reload /> },
    };
  if (state === "well") return undefined;
  const status = kept ? table.statusKept : table.statusCut(timeOf(since));
  const hurry =
    state === "cut" ? (
      <button type="button" className="btn" onClick={tryNow}>
        <RefreshCw size={16} aria-hidden="true" /> {table.tryNow}
      </button>
    ) : undefined;
  return {
    key: kept ? "line, kept" : "line",
    Icon: WifiOff,
    said: state === "silent" ? table.silent(timeOf(since)) : table.cut(timeOf(since)),
    note: <Cut {...(!kept && { may: table.plan })} />,
    status: { long: status, brief: status },
    ...(kept ? { question: { title: table.keptTitle, text: table.kept, answers: hurry } } : { act: hurry }),
    // A plan goes on meanwhile.
    ...(!kept && (plays || state === "silent") && { calm: true }),
  };
}

export function Reload(): ReactNode {
  const { table } = useOnlineWords();
  return (
    <button type="button" className="btn" data-kind="primary" onClick={() => void takeNewest()}>
      <RefreshCw size={18} aria-hidden="true" /> {table.reload}
    </button>
  );
}

/** `may`: what one can do meanwhile. */
function Cut({ may }: { readonly may?: string }): ReactNode {
  const { table } = useOnlineWords();
  const { state, since, nextTry } = useLine();
  const now = useNow(1000);
  return [
    ...(state === "cut" ? [table.cutFor(forSoLong(now - since))] : []),
    ...(may === undefined ? [] : [may]),
    ...(nextTry === undefined ? [] : [table.next(Math.max(0, Math.round((nextTry - now) / 1000)))]),
  ].join(" ");
}

/** Said once when it breaks, and once when it is well again. */
export function useLineSpoken(): void {
  const { table } = useOnlineWords();
  const state = useLine((line) => line.state);
  const since = useLine((line) => line.since);
  const restarted = useLine((line) => line.restarted);
  const timeOf = useTimeOfDay();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    if (state !== "well" && before.current === "well") announce(table.silent(timeOf(since)), "assertive");
    if (state === "well") toast((restarted ? table.restarted : table.back)(timeOf(since)));
    before.current = state;
  });
}

/** In the waiting room, where there is no strip. */
export function LineNotice(): ReactNode {
  const alert = useLineAlert(false, false);
  useLineSpoken();
  return alert === undefined ? null : <AlertRow alert={alert} />;
}
