/** What is wrong with the line, since when, and what can be done about it. */
import RefreshCw from "lucide-react/icons/refresh-cw";
import WifiOff from "lucide-react/icons/wifi-off";
import { type ReactNode, useEffect, useRef } from "react";
import { takeNewest } from "../offline/newest.ts";
import { announce } from "../shell/live-region.tsx";
import { toast } from "../shell/toasts.tsx";
import { tryNow, useLine } from "./line.ts";
import { forSoLong, useNow, useTimeOfDay } from "./times.ts";
import { useOnlineWords } from "./use-words.ts";

/** Undefined when all is well. `kept`: a move waits for the line. */
export function useLineAlert(kept: boolean): ReactNode {
  const { state, tooOld } = useLine();
  if (tooOld) return <TooOld kept={kept} />;
  return state === "well" ? undefined : <Cut kept={kept} />;
}

function TooOld({ kept }: { readonly kept: boolean }): ReactNode {
  const { table } = useOnlineWords();
  return (
    <>
      <p className="strip-said">
        <RefreshCw size={18} aria-hidden="true" /> <b>{kept ? table.oldKept : table.old}</b>
      </p>
      <Reload />
    </>
  );
}

export function Reload(): ReactNode {
  const { table } = useOnlineWords();
  return (
    <button type="button" className="btn" data-kind="primary" onClick={() => void takeNewest()}>
      {table.reload}
    </button>
  );
}

function Cut({ kept }: { readonly kept: boolean }): ReactNode {
  const { table } = useOnlineWords();
  const { state, since, nextTry } = useLine();
  const now = useNow(1000);
  const timeOf = useTimeOfDay();
  const said =
    state === "silent" ? table.silent(timeOf(since)) : table.cut(timeOf(since), forSoLong(now - since));
  return (
    <>
      <p className="strip-said">
        <WifiOff size={18} aria-hidden="true" /> <b>{said}</b>
      </p>
      <p className="strip-note">
        {kept ? table.kept : table.plan}{" "}
        {nextTry !== undefined && table.next(Math.max(0, Math.round((nextTry - now) / 1000)))}
      </p>
      {state === "cut" && (
        <button type="button" className="btn" onClick={tryNow}>
          <RefreshCw size={16} aria-hidden="true" /> {table.tryNow}
        </button>
      )}
    </>
  );
}

/** Said once when it breaks, and once when it is well again. */
export function useLineSpoken(): void {
  const { table } = useOnlineWords();
  const { state, since } = useLine();
  const timeOf = useTimeOfDay();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    if (state !== "well" && before.current === "well") announce(table.silent(timeOf(since)), "assertive");
    if (state === "well") toast(table.back(timeOf(Date.now())));
    before.current = state;
  });
}

/** In the waiting room, where there is no strip. */
export function LineNotice(): ReactNode {
  const alert = useLineAlert(false);
  useLineSpoken();
  return alert === undefined ? null : <div className="phone-alert">{alert}</div>;
}
