/** The clocks of a table. The server's own clock decides; nothing here reads it. */
import { type ClockRule, failParty, type PartyClock } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** In milliseconds: how long the others may choose before it happens by itself, and what waiting gives. */
export type RunningRule = Exclude<ClockRule, { readonly kind: "none" }>;
type OfKind = Readonly<Record<RunningRule["kind"], number>>;
export const GRACE: OfKind = { live: 120 * SECOND, turns: 12 * HOUR };
const WAITED: OfKind = { live: 300 * SECOND, turns: 24 * HOUR };

const allowed = (rule: RunningRule): number =>
  rule.kind === "live" ? rule.bank * SECOND : rule.hours * HOUR;

export function firstClock(
  rule: RunningRule,
  seats: number,
  running: readonly Seat[],
  since: number,
): PartyClock {
  const each = <Value>(value: Value): readonly Value[] => Array.from({ length: seats }, () => value);
  const off = rule.kind === "turns" && { off: each({ days: rule.daysOff, until: 0 }) };
  return { left: each(allowed(rule)), running, since, ...off };
}

/** What is left at a time. A day off takes nothing. */
export function leftAt({ left, running, since, off }: PartyClock, seat: Seat, now: number): number {
  const from = Math.max(since, off?.[seat]?.until ?? 0);
  return Math.max(0, (left[seat] ?? 0) - (running.includes(seat) ? Math.max(0, now - from) : 0));
}

/** So many days off from now; 0 ends those one has, and whole days that were not needed come back. */
export function rested(clock: PartyClock, seat: Seat, days: number, now: number): PartyClock {
  const own = clock.off?.[seat];
  const resting = own !== undefined && own.until > now;
  if (own === undefined || (days === 0) !== resting || days > own.days) return failParty("party/no-days-off");
  const given = days === 0 ? Math.floor((own.until - now) / DAY) : -days;
  const next = { days: own.days + given, until: days === 0 ? now : now + days * DAY };
  return {
    ...clock,
    left: clock.left.map((_, each) => leftAt(clock, each, now)),
    since: now,
    off: (clock.off ?? []).map((each, i) => (i === seat ? next : each)),
  };
}

/** Others are to act now: whoever has had his turn gets what a turn brings. */
export function passed(
  rule: RunningRule,
  clock: PartyClock,
  running: readonly Seat[],
  now: number,
): PartyClock {
  const left = clock.left.map((_, seat) => {
    const kept = leftAt(clock, seat, now);
    const ran = clock.running.includes(seat);
    const runs = running.includes(seat);
    if (rule.kind === "live") return ran && !runs ? kept + rule.added * SECOND : kept;
    return runs && !ran ? allowed(rule) : kept;
  });
  return { ...clock, left, running, since: now };
}

/** Nobody plays any more. */
export const stopped = (clock: PartyClock, now: number): PartyClock => ({
  ...clock,
  left: clock.left.map((_, seat) => leftAt(clock, seat, now)),
  running: [],
  since: now,
});

export function waited(rule: RunningRule, clock: PartyClock, seat: Seat, now: number): PartyClock {
  const { left, ...rest } = passed(rule, clock, clock.running, now);
  return { ...rest, left: left.map((ms, each) => (each === seat ? ms + WAITED[rule.kind] : ms)) };
}

/** The server was not there between the two: that time counts for nobody. */
export function resumed(rule: RunningRule, clock: PartyClock, lastAlive: number, now: number): PartyClock {
  return { ...passed(rule, clock, clock.running, Math.max(clock.since, lastAlive)), since: now };
}

/** Whose time is up. */
export const outOfTime = (clock: PartyClock, now: number): Seat | undefined =>
  clock.running.find((seat) => leftAt(clock, seat, now) === 0);
