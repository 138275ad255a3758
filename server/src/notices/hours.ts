/** What time it is where somebody lives. */
import type { NoticeSettings } from "@chronarium/authority";

const HOUR = 3600_000;
/** When the mail of a day goes out. */
const DIGEST_HOUR = 8;

function hourIn(zone: string, now: number): number {
  const text = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: zone }).format(
    now,
  );
  return Number(text) % 24;
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const isQuiet = ({ quiet, zone }: NoticeSettings, at: number): boolean => {
  if (quiet === undefined) return false;
  const { from, to } = quiet;
  const hour = hourIn(zone, at);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
};

/** The first full hour from now on that fits; now, where now does. */
function next(now: number, fits: (at: number) => boolean): number {
  const begun = Math.floor(now / HOUR) * HOUR;
  for (let hours = 1; hours <= 48; hours++) if (fits(begun + hours * HOUR)) return begun + hours * HOUR;
  return now;
}

/** When a notice may go out that has just come up. Only mail is gathered for the morning. */
export function dueAt(settings: NoticeSettings, now: number, by: "mail" | "push" = "mail"): number {
  if (settings.digest && by === "mail")
    return next(now, (at) => hourIn(settings.zone, at) === DIGEST_HOUR && !isQuiet(settings, at));
  return isQuiet(settings, now) ? next(now, (at) => !isQuiet(settings, at)) : now;
}
