/** Times of shared tables, as they are shown. */
import { useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { locales } from "../text/catalogue.ts";

export const HOUR = 3600_000;

/** The present, as often as it is asked for; 0 stands still. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (everyMs === 0) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** "4:10", and tenths in the last ten seconds. */
export function onClock(ms: number): string {
  return ms < 10_000 ? `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}` : forSoLong(ms);
}

/** "0:48". */
export function forSoLong(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "14:31". */
export function useTimeOfDay(): (at: number) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], { hour: "2-digit", minute: "2-digit" });
  return (at) => format.format(at);
}

/** "Thu 19 Nov". */
export function useDay(): (at: number) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], {
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  return (at) => format.format(at);
}
