/** The curve as a table: for screen readers, and for whoever likes numbers. */
import type { Analysis } from "@chronarium/bots/analysis";
import type { ReactNode } from "react";
import type { Measure, Party } from "./turns.ts";
import type { AnalysisWords } from "./words.ts";

export function CurveTable({
  words,
  analysis,
  measure,
  parties,
  turnName,
  value,
}: {
  readonly words: AnalysisWords;
  readonly analysis: Analysis;
  readonly measure: Measure;
  readonly parties: readonly Party[];
  readonly turnName: (moment: number) => string;
  readonly value: (amount: number) => string;
}): ReactNode {
  return (
    <div className="vh">
      <table>
        <caption>
          {words.table}: {words[measure]}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.turnColumn}</th>
            {parties.map(({ look, name }) => (
              <th key={look} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {analysis.moments.map(({ revision, chances, scores }, i) => (
            <tr key={revision}>
              <th scope="row">{turnName(i)}</th>
              {(measure === "chance" ? chances : scores).map(({ mean, low, high }, party) => (
                <td key={parties[party]?.look}>{words.spread(value(mean), value(low), value(high))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
