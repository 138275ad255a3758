/** One line under the bar: the steps of the test that runs, else those of the round. */
import type { Stage, TestView } from "@chronarium/missions";
import type { ReactNode } from "react";
import { useLanguage, useText } from "../../../app/text.ts";
import { openRule } from "../../../table/panels.ts";
import { peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import "./steps.css";

const ROUND: Readonly<Partial<Record<Stage, number>>> = {
  captain: 0,
  entering: 0,
  recon: 1,
  telling: 2,
  actions: 3,
  update: 4,
  swaps: 4,
};

function stepOf({ step, modifier }: TestView): number {
  if (modifier !== null) return 4;
  return step === "boosting" ? 1 : step === "support" ? 2 : 3;
}

export function Steps({ sight }: { readonly sight: Sight }): ReactNode {
  const { table: text } = useText();
  const { steps: words } = wordsIn(useLanguage());
  const tester = peopleOf(sight).find(({ agent }) => agent.test !== null);
  const test = tester?.agent.test ?? undefined;
  const now = test === undefined ? ROUND[sight.view.stage] : stepOf(test);
  const names = test === undefined ? words.round : words.test;
  if (now === undefined) return null;
  return (
    <section className="strip" aria-label={text.following.strip}>
      <ol className="ms-steps" aria-label={words.label}>
        {names.map((name, i) => (
          <li
            key={name}
            data-tense={i < now ? "past" : i === now ? "now" : "ahead"}
            aria-current={i === now ? "step" : undefined}
          >
            <span className="ms-n" aria-hidden="true">
              <i>{i < now ? "✓" : i + 1}</i>
            </span>
            {name}
          </li>
        ))}
      </ol>
      {test !== undefined && (
        <button type="button" className="btn" onClick={() => openRule("TS-74")}>
          {words.rules}
        </button>
      )}
    </section>
  );
}
