/** Beside a player: whether he is there, and his clock. Shape and word, never colour alone. */
import type { Party, PartyClock } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import Clock from "lucide-react/icons/clock";
import { type ReactNode, useEffect, useRef } from "react";
import { announce } from "../shell/live-region.tsx";
import { useLine } from "./line.ts";
import { HOUR, onClock, useDay, useNow, useTimeOfDay } from "./times.ts";
import { useOnlineWords } from "./use-words.ts";

export function SeatBeside({
  party,
  ahead,
  seat,
}: {
  readonly party: Party;
  readonly ahead: number;
  readonly seat: Seat;
}): ReactNode {
  const { room } = useOnlineWords();
  const { table } = useOnlineWords();
  const timeOf = useTimeOfDay();
  const dayOf = useDay();
  const there = party.seats[seat];
  const off = party.clock?.off?.[seat]?.until ?? 0;
  const lent = there?.kind === "person" ? there.lent : undefined;
  const presence = there?.kind === "person" && seat !== party.you ? there.presence : undefined;
  const left = presence?.state === "gone" && (presence.since === 0 || party.phase !== "running");
  const said =
    presence === undefined
      ? there?.kind === "bot" && there.instead
        ? room.botFor
        : undefined
      : presence.state === "gone"
        ? left
          ? room.left
          : room.gone(timeOf(presence.since - ahead))
        : presence.state === "away"
          ? room.away
          : room.here;
  return (
    <span className="beside">
      {off > party.now && <small data-presence="off">{table.off(dayOf(off - ahead))}</small>}
      {lent !== undefined && <small data-presence="gone">{room.lent[lent]}</small>}
      {said !== undefined && <small data-presence={left ? "left" : (presence?.state ?? "bot")}>{said}</small>}
      {party.clock !== undefined && there?.kind === "person" && party.setup.clock.kind !== "none" && (
        <SeatClock party={party} clock={party.clock} ahead={ahead} seat={seat} />
      )}
    </span>
  );
}

/** By the server's clock; while the line is cut it stands as it was known. */
function useLeft(clock: PartyClock, ahead: number, seat: Seat, everyMs: number): number {
  const cut = useLine(({ state }) => state !== "well");
  const running = clock.running.includes(seat);
  const now = useNow(running && !cut ? everyMs : 0);
  const left = clock.left[seat] ?? 0;
  const from = Math.max(clock.since, clock.off?.[seat]?.until ?? 0);
  return running ? Math.max(0, left - Math.max(0, now + ahead - from)) : left;
}

function SeatClock({
  party,
  clock,
  ahead,
  seat,
}: {
  readonly party: Party;
  readonly clock: PartyClock;
  readonly ahead: number;
  readonly seat: Seat;
}): ReactNode {
  const { table } = useOnlineWords();
  const cut = useLine(({ state }) => state !== "well");
  const left = useLeft(clock, ahead, seat, 200);
  const dayOf = useDay();
  const off = clock.off?.[seat]?.until ?? 0;
  // Whoever has days off is waited for, and yet nothing is taken from him.
  const running = clock.running.includes(seat) && off <= party.now;
  const turns = party.setup.clock.kind === "turns";
  const hours = turns && left >= HOUR ? table.hours(Math.floor(left / HOUR)) : undefined;
  const shown = hours === undefined ? onClock(left) : table.hoursLeft(hours);
  const there = party.seats[seat];
  const name = there?.kind === "person" ? there.name : "";
  return (
    <span
      role="timer"
      className="seat-clock"
      aria-label={table.clockOf(name, off > party.now ? `${shown}, ${table.off(dayOf(off - ahead))}` : shown)}
      data-running={running || undefined}
      data-last={(running && left < 60_000) || undefined}
      data-known={cut || undefined}
    >
      <Clock size={14} aria-hidden="true" />{" "}
      {hours === undefined ? (
        shown
      ) : (
        // A row of seats has no room for the words around them.
        <>
          <i>{shown}</i>
          <b>{hours}</b>
        </>
      )}
    </span>
  );
}

/** One's own clock, spoken once however often it is shown: at five minutes, one minute and ten seconds. */
export function ClockSpeaker({
  clock,
  ahead,
  you,
}: {
  readonly clock: PartyClock;
  readonly ahead: number;
  readonly you: Seat;
}): ReactNode {
  const { table } = useOnlineWords();
  const left = useLeft(clock, ahead, you, 200);
  const before = useRef(left);
  useEffect(() => {
    const passed = (ms: number): boolean => before.current > ms && left <= ms;
    if (passed(300_000)) announce(table.left5, "polite");
    if (passed(60_000)) announce(table.left1, "assertive");
    if (passed(10_000)) announce(table.left10, "assertive");
    before.current = left;
  }, [left, table]);
  return null;
}
