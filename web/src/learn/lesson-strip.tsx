/** The steps in the strip, and in the ledger what the learner knows by now. */
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useText } from "../app/text.ts";
import type { Taught } from "./lesson-source.ts";
import { progressIn, useProgress } from "./progress.ts";

type Props = { readonly game: string; readonly step: number; readonly taught: Taught };

export function LessonStrip({ game, step, taught }: Props): ReactNode {
  const { lesson: text } = useText().learn;
  const { done } = useProgress((progress) => progressIn(progress, game));
  return (
    <>
      <ol className="lesson-steps" aria-label={text.steps}>
        {taught.lesson.steps.map(({ id }, i) => (
          <li key={id} data-done={done.includes(id) || undefined}>
            <Link to={`/learn/${game}/${i + 1}`} {...(i + 1 === step && { "aria-current": "step" })}>
              {done.includes(id) && i + 1 !== step ? <Check size={15} aria-hidden="true" /> : i + 1}{" "}
              {taught.words.steps[id]?.name}
            </Link>
          </li>
        ))}
      </ol>
      <Link className="btn lesson-leave" to={`/learn/${game}`}>
        {text.leave}
      </Link>
    </>
  );
}

export function Known({ game, taught }: Props): ReactNode {
  const { lesson: text } = useText().learn;
  const { done } = useProgress((progress) => progressIn(progress, game));
  const known = taught.lesson.steps.filter(({ id }) => done.includes(id));
  return (
    <section className="lesson-known">
      <h2>{text.known}</h2>
      {known.length === 0 && <p>{text.nothingKnown}</p>}
      <ul>
        {known.map(({ id }) => (
          <li key={id}>
            <Check size={16} aria-hidden="true" /> {taught.words.steps[id]?.know}
          </li>
        ))}
      </ul>
    </section>
  );
}
