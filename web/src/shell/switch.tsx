import { type ReactNode, useId } from "react";
import { useText } from "../app/text.ts";
import "./switch.css";

/** A setting that is on or off, applied at once. The whole row is the target. */
export function Switch({
  label,
  explanation,
  on,
  onChange,
}: {
  readonly label: string;
  readonly explanation?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}): ReactNode {
  const { shell } = useText();
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      {...(explanation === undefined ? {} : { "aria-describedby": `${id}-explanation` })}
      onClick={() => onChange(!on)}
    >
      <span className="switch-text">
        <span id={`${id}-label`}>{label}</span>
        {explanation !== undefined && <small id={`${id}-explanation`}>{explanation}</small>}
      </span>
      <b className="switch-state" aria-hidden="true">
        {on ? shell.on : shell.off}
      </b>
    </button>
  );
}
