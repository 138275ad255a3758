/** An act as a button. What cannot be done stays in reach and says why. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { namesOf } from "../../../table/names.ts";
import { useTable, useTableStore } from "../../../table/store.ts";
import type { Names } from "../../ui.ts";
import { missionNames } from "../known.ts";
import { type Act, useSight } from "../sight.ts";
import { refusalText, wordsIn } from "../text.ts";
import { take, useHand } from "./hand.ts";
import "./why.css";

export function ActButton({
  act,
  children,
  small,
  primary = false,
  className = "",
}: {
  readonly act: Act;
  readonly children: string;
  readonly small?: string | undefined;
  readonly primary?: boolean;
  readonly className?: string;
}): ReactNode {
  const table = useTableStore();
  const busy = useTable((state) => state.busy);
  const greyed = act.refusal !== undefined;
  return (
    <button
      type="button"
      className={`btn ${className}`}
      data-kind={primary && !greyed ? "primary" : undefined}
      aria-disabled={greyed || busy || undefined}
      data-greyed={greyed || undefined}
      onClick={() => {
        if (!busy) void take(table, act, children);
      }}
    >
      <span>{children}</span>
      {small !== undefined && <small>{small}</small>}
    </button>
  );
}

/** Why something cannot be done: the sentence, the rule, and what was meant; as long as it is so. */
export function WhyNot(): ReactNode {
  const language = useLanguage();
  const table = useTableStore();
  const { acts } = useSight();
  const live = useTable((state) => state.live);
  const refused = useTable((state) => state.refused?.refusal);
  const why = useHand((hand) => hand.why);
  const words = wordsIn(language);
  const isSame = (act: Act): boolean => JSON.stringify(act) === JSON.stringify(why?.act);
  const asked = acts.find(isSame)?.refusal;
  const refusal = asked ?? refused;
  if (refusal === undefined) return null;
  const names = missionNames(namesOf(live, language), language) as Names;
  return (
    <section className="ms-why" role="alert" aria-label={words.why.title}>
      <b>{asked === undefined ? words.why.title : why?.about}</b>
      <p>
        {refusalText(refusal, language, names)}{" "}
        {/^TS-\d+$/.test(refusal.rule) && <RuleLink rule={refusal.rule} name={refusal.rule} />}
      </p>
      <button
        type="button"
        className="btn"
        onClick={() => {
          useHand.setState({ why: undefined });
          table.setState({ refused: undefined });
        }}
      >
        {words.why.close}
      </button>
    </section>
  );
}
