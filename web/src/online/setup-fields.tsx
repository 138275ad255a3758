/** How a shared table is played: seats, clock, and who may sit. */
import type { ClockRule, PartySetup } from "@chronarium/authority";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { SegmentedControl } from "../shell/segmented-control.tsx";
import "./setup-fields.css";
import { useOnlineWords } from "./use-words.ts";

export type Pace = "live" | "turns";

const LIVE: readonly ClockRule[] = [
  { kind: "live", bank: 300, added: 10 },
  { kind: "live", bank: 600, added: 20 },
  { kind: "live", bank: 1200, added: 30 },
  { kind: "none" },
];
const TURNS: readonly ClockRule[] = [
  { kind: "turns", hours: 24 },
  { kind: "turns", hours: 48 },
  { kind: "turns", hours: 168 },
];

export const usualClock = (pace: Pace): ClockRule =>
  pace === "live" ? { kind: "live", bank: 600, added: 20 } : { kind: "turns", hours: 24 };

const keyOf = (clock: ClockRule): string => JSON.stringify(clock);

export function SetupFields({
  setup,
  pace,
  seats,
  onChange,
}: {
  readonly setup: PartySetup;
  readonly pace: Pace;
  /** How many may sit; no fewer than sit there already. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly onChange: (setup: PartySetup) => void;
}): ReactNode {
  const { form } = useOnlineWords();
  const nameOf = (clock: ClockRule): string => {
    if (clock.kind === "none") return form.clocks.none;
    return clock.kind === "live" ? form.minutes(clock.bank / 60, clock.added) : form.hours(clock.hours);
  };
  const offered = pace === "live" ? LIVE : TURNS;
  const clocks = offered.some((clock) => keyOf(clock) === keyOf(setup.clock))
    ? offered
    : [setup.clock, ...offered];
  return (
    <>
      <div className="setup-field">
        <span id="setup-seats">{form.seats}</span>
        <fieldset aria-labelledby="setup-seats" className="setup-seats">
          <span className="setup-marks" aria-hidden="true">
            {Array.from({ length: setup.seats }, (_, seat) =>
              seat === 0 ? (
                <SeatMark key={lookOf(seat)} look={lookOf(seat)} size={24} />
              ) : (
                <i key={lookOf(seat)} />
              ),
            )}
          </span>
          <output>{setup.seats}</output>
          <button
            type="button"
            className="btn"
            aria-label={form.fewer}
            aria-disabled={setup.seats <= seats.min}
            onClick={() => setup.seats > seats.min && onChange({ ...setup, seats: setup.seats - 1 })}
          >
            <Minus size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="btn"
            aria-label={form.more}
            aria-disabled={setup.seats >= seats.max}
            onClick={() => setup.seats < seats.max && onChange({ ...setup, seats: setup.seats + 1 })}
          >
            <Plus size={18} aria-hidden="true" />
          </button>
        </fieldset>
      </div>
      <div className="setup-field">
        <SegmentedControl
          label={form.clock}
          value={keyOf(setup.clock)}
          segments={clocks.map((clock) => ({ value: keyOf(clock), label: nameOf(clock) }))}
          onChange={(chosen) => {
            const clock = clocks.find((each) => keyOf(each) === chosen);
            if (clock !== undefined) onChange({ ...setup, clock });
          }}
        />
      </div>
      <div className="setup-field">
        <SegmentedControl<"link" | "lobby">
          label={form.who}
          value={setup.lobby ? "lobby" : "link"}
          segments={[
            { value: "link", label: form.link },
            { value: "lobby", label: form.lobby },
          ]}
          onChange={(who) => onChange({ ...setup, lobby: who === "lobby" })}
        />
      </div>
      <div className="setup-field">
        <SegmentedControl<"free" | "rated">
          label={form.counts}
          value={setup.rated ? "rated" : "free"}
          segments={[
            { value: "free", label: form.unrated },
            { value: "rated", label: form.rated },
          ]}
          onChange={(counts) => onChange({ ...setup, rated: counts === "rated" })}
        />
      </div>
    </>
  );
}
