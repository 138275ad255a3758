/** Beside the curve: what it shows, and how everybody stands at the moment looked at. */
import type { Moment } from "@chronarium/bots/analysis";
import type { ReactNode } from "react";
import { SeatMark } from "../shell/seat-mark.tsx";
import type { Measure, Party } from "./turns.ts";
import type { AnalysisWords } from "./words.ts";

export function Legend({
  words,
  measure,
  setMeasure,
  parties,
  own,
  before,
  now,
  value,
}: {
  readonly words: AnalysisWords;
  readonly measure: Measure;
  readonly setMeasure: (measure: Measure) => void;
  readonly parties: readonly Party[];
  readonly own: number;
  /** Where a turn is looked at: how it stood before. */
  readonly before: Moment | undefined;
  readonly now: Moment | undefined;
  readonly value: (amount: number) => string;
}): ReactNode {
  const at = (moment: Moment | undefined, party: number): string => {
    const spreads = measure === "chance" ? moment?.chances : moment?.scores;
    return value(spreads?.[party]?.mean ?? 0);
  };
  return (
    <div className="curve-legend">
      <fieldset className="curve-measure">
        <legend className="vh">{words.measure}</legend>
        {(["chance", "score"] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === measure} onClick={() => setMeasure(each)}>
            {words[each]}
          </button>
        ))}
      </fieldset>
      <small>{measure === "chance" ? words.chanceSpread : words.scoreSpread}</small>
      <ul>
        {parties.map(({ look, name }, party) => (
          <li key={look} data-own={party === own || undefined}>
            <SeatMark look={look} size={18} />
            <span>{name}</span>
            <b>
              {party === own && before !== undefined
                ? words.change(at(before, party), at(now, party))
                : at(now, party)}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
