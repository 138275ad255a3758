/** What time it is where somebody lives. */
import type { NoticeSettings } from "@chronarium/authority";

/** In milliseconds. The clocks of all zones are whole quarters of an hour apart. */
const STEP = 15 * 60_000;
const DAY = 24 * 3600_000;
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

const isQuietHour = ({ quiet }: NoticeSettings, hour: number): boolean => {
  if (quiet === undefined) return false;
  const { from, to } = quiet;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
};

/** In the morning, or as soon after it as nobody sleeps. */
function digestHour(settings: NoticeSettings): number {
  let hour = DIGEST_HOUR;
  while (isQuietHour(settings, hour % 24)) hour++;
  return hour % 24;
}

/** When it begins to fit, after now. */
function next(zone: string, now: number, fits: (hour: number) => boolean): number {
  const begun = Math.floor(now / STEP) * STEP;
  const fitsAt = (steps: number): boolean => fits(hourIn(zone, begun + steps * STEP));
  for (let steps = 1; steps * STEP <= 2 * DAY; steps++)
    if (fitsAt(steps) && !fitsAt(steps - 1)) return begun + steps * STEP;
  return now;
}

/** When a notice may go out that has just come up. Only mail is gathered for the morning. */
export function dueAt(settings: NoticeSettings, now: number, by: "mail" | "push" = "mail"): number {
  const { zone, digest } = settings;
  if (digest && by === "mail") {
    const morning = digestHour(settings);
    return next(zone, now, (hour) => hour === morning);
  }
  return isQuietHour(settings, hourIn(zone, now))
    ? next(zone, now, (hour) => !isQuietHour(settings, hour))
    : now;
}
