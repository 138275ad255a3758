/** What is asked about how a shared table is played, each question by itself and all of them one below the other. */
import type { ClockRule, PartySetup } from "@chronarium/authority";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import type { ComponentType, ReactNode } from "react";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { SegmentedControl } from "../shell/segmented-control.tsx";
import { Switch } from "../shell/switch.tsx";
import "./setup-fields.css";
import { useOnlineWords } from "./use-words.ts";
import type { SetupQuestion } from "./words/words.ts";

export type Pace = "live" | "turns";
/** How many may sit; no fewer than sit there already. */
export type SeatLimits = { readonly min: number; readonly max: number };
/** The rules of the game are asked for elsewhere. */
export type FieldQuestion = Exclude<SetupQuestion, "rules">;

type FieldProps = {
  readonly setup: PartySetup;
  readonly seats: SeatLimits;
  readonly onChange: (setup: PartySetup) => void;
};

const LIVE: readonly ClockRule[] = [
  { kind: "live", bank: 300, added: 10 },
  { kind: "live", bank: 600, added: 20 },
  { kind: "live", bank: 1200, added: 30 },
  { kind: "none" },
];
const TURNS: readonly ClockRule[] = [
  { kind: "turns", hours: 24, daysOff: 7 },
  { kind: "turns", hours: 48, daysOff: 7 },
  { kind: "turns", hours: 168, daysOff: 7 },
];
const DAYS_OFF = [0, 3, 7, 14] as const;

export const usualClock = (pace: Pace): ClockRule =>
  pace === "live" ? { kind: "live", bank: 600, added: 20 } : { kind: "turns", hours: 24, daysOff: 7 };

/** Days off are a question of their own. */
const keyOf = (clock: ClockRule): string =>
  clock.kind === "turns" ? `turns ${clock.hours}` : JSON.stringify(clock);

/** Nobody has turns in a sealed game, and nobody can help there; nobody is rated against himself. */
export function questionsFor(
  { clock, rated }: PartySetup,
  most: number,
  sealed: boolean,
): readonly FieldQuestion[] {
  const together = most > 1;
  const wanted: Readonly<Record<FieldQuestion, boolean>> = {
    seats: together,
    clock: together && !sealed,
    daysOff: clock.kind === "turns",
    who: true,
    counts: together && !sealed,
    takeBack: together && !sealed && !rated,
    help: !sealed && !rated,
  };
  return (Object.keys(wanted) as FieldQuestion[]).filter((question) => wanted[question]);
}

function SeatsField({ setup, seats, onChange }: FieldProps): ReactNode {
  const { form } = useOnlineWords();
  return (
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
  );
}

function ClockField({ setup, onChange }: FieldProps): ReactNode {
  const { form } = useOnlineWords();
  const nameOf = (clock: ClockRule): string => {
    if (clock.kind === "none") return form.clocks.none;
    return clock.kind === "live" ? form.minutes(clock.bank / 60, clock.added) : form.hours(clock.hours);
  };
  const turns = setup.clock.kind === "turns" ? setup.clock : undefined;
  const offered = turns === undefined ? LIVE : TURNS;
  const clocks = offered.some((clock) => keyOf(clock) === keyOf(setup.clock))
    ? offered
    : [setup.clock, ...offered];
  return (
    <div className="setup-field setup-clock">
      <SegmentedControl
        label={form.clock}
        value={keyOf(setup.clock)}
        segments={clocks.map((clock) => ({ value: keyOf(clock), label: nameOf(clock) }))}
        onChange={(chosen) => {
          const clock = clocks.find((each) => keyOf(each) === chosen);
          if (clock === undefined) return;
          const daysOff = turns?.daysOff ?? 0;
          onChange({ ...setup, clock: clock.kind === "turns" ? { ...clock, daysOff } : clock });
        }}
      />
    </div>
  );
}

function DaysOffField({ setup, onChange }: FieldProps): ReactNode {
  const { form } = useOnlineWords();
  const { clock } = setup;
  if (clock.kind !== "turns") return null;
  return (
    <div className="setup-field">
      <SegmentedControl<number>
        label={form.daysOff}
        value={clock.daysOff}
        segments={DAYS_OFF.map((days) => ({ value: days, label: form.days(days) }))}
        onChange={(daysOff) => onChange({ ...setup, clock: { ...clock, daysOff } })}
      />
    </div>
  );
}

function WhoField({ setup, onChange }: FieldProps): ReactNode {
  const { form } = useOnlineWords();
  return (
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
  );
}

function CountsField({ setup, onChange }: FieldProps): ReactNode {
  const { form } = useOnlineWords();
  return (
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
  );
}

function TakeBackField({ setup, onChange }: FieldProps): ReactNode {
  const { form } = useOnlineWords();
  return (
    <Switch
      label={form.takeBack}
      explanation={form.takeBackNote}
      on={setup.takeBack}
      onChange={(takeBack) => onChange({ ...setup, takeBack })}
    />
  );
}

function HelpField({ setup, onChange }: FieldProps): ReactNode {
  const { form } = useOnlineWords();
  return (
    <Switch
      label={form.help}
      explanation={form.helpNote}
      on={setup.help}
      onChange={(help) => onChange({ ...setup, help })}
    />
  );
}

const FIELDS: Readonly<Record<FieldQuestion, ComponentType<FieldProps>>> = {
  seats: SeatsField,
  clock: ClockField,
  daysOff: DaysOffField,
  who: WhoField,
  counts: CountsField,
  takeBack: TakeBackField,
  help: HelpField,
};

export function SetupField({
  question,
  ...props
}: FieldProps & { readonly question: FieldQuestion }): ReactNode {
  const Field = FIELDS[question];
  return <Field {...props} />;
}

/** They share a line. */
const SWITCHES: readonly FieldQuestion[] = ["takeBack", "help"];

export function SetupFields({ sealed, ...props }: FieldProps & { readonly sealed: boolean }): ReactNode {
  const questions = questionsFor(props.setup, props.seats.max, sealed);
  const switches = questions.filter((question) => SWITCHES.includes(question));
  return (
    <>
      {questions
        .filter((question) => !switches.includes(question))
        .map((question) => (
          <SetupField key={question} question={question} {...props} />
        ))}
      {switches.length > 0 && (
        <div className="setup-field">
          {switches.map((question) => (
            <SetupField key={question} question={question} {...props} />
          ))}
        </div>
      )}
    </>
  );
}
