import { type ReactNode, useId, useState } from "react";
import "./segmented-control.css";

export type Segment<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Why it cannot be chosen yet; it stays reachable, and choosing it tells the reason. */
  readonly unavailable?: string;
};

/** One choice of a few, side by side: radio buttons in look and speech. */
export function SegmentedControl<Value extends string | number>({
  label,
  hideLabel = false,
  segments,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}): ReactNode {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const choose = (segment: Segment<Value>): void => {
    setRefused(segment.unavailable);
    if (segment.unavailable === undefined) onChange(segment.value);
  };
  return (
    <fieldset className="segmented">
      <legend className={hideLabel ? "vh" : ""}>{label}</legend>
      <div className="segmented-row" data-icons={segments.some(({ icon }) => icon !== undefined)}>
        {segments.map((segment) => (
          <label key={segment.value} data-unavailable={segment.unavailable !== undefined}>
            <input
              type="radio"
              name={id}
              checked={segment.value === value}
              aria-disabled={segment.unavailable !== undefined}
              {...(segment.unavailable === undefined ? {} : { "aria-describedby": `${id}-reason` })}
              onChange={() => choose(segment)}
              onFocus={() => setRefused(segment.unavailable)}
            />
            {segment.icon}
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-reason`} className="segmented-reason" role="status">
        {refused}
      </p>
    </fieldset>
  );
}
