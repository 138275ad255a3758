/** The clocks of a table. The server's own clock decides; nothing here reads it. */
import type { ClockRule, PartyClock } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

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
  return { left: Array.from({ length: seats }, () => allowed(rule)), running, since };
}

/** What is left at a time. */
export const leftAt = ({ left, running, since }: PartyClock, seat: Seat, now: number): number =>
  Math.max(0, (left[seat] ?? 0) - (running.includes(seat) ? Math.max(0, now - since) : 0));

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
  return { left, running, since: now };
}

/** Nobody plays any more. */
export const stopped = (clock: PartyClock, now: number): PartyClock => ({
  left: clock.left.map((_, seat) => leftAt(clock, seat, now)),
  running: [],
  since: now,
});

export function waited(rule: RunningRule, clock: PartyClock, seat: Seat, now: number): PartyClock {
  const { left, running } = passed(rule, clock, clock.running, now);
  return {
    left: left.map((ms, each) => (each === seat ? ms + WAITED[rule.kind] : ms)),
    running,
    since: now,
  };
}

/** The server was not there between the two: that time counts for nobody. */
export function resumed(rule: RunningRule, clock: PartyClock, lastAlive: number, now: number): PartyClock {
  const { left, running } = passed(rule, clock, clock.running, Math.max(clock.since, lastAlive));
  return { left, running, since: now };
}

/** Whose time is up. */
export const outOfTime = (clock: PartyClock, now: number): Seat | undefined =>
  clock.running.find((seat) => leftAt(clock, seat, now) === 0);
