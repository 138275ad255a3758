/** The receipt of an income: era by era what was paid for, and why an era paid nothing. */
import type { View } from "@chronarium/khronos";
import { type ReactNode, useMemo } from "react";
import { useLanguage } from "../../../app/text.ts";
import { endScoring } from "../../../table/following.ts";
import { type Told, useTableStore } from "../../../table/store.ts";
import { textIn, wordsIn } from "../text.ts";
import { receiptsOf } from "./receipt.ts";
import { incomeWords } from "./words.ts";

export function IncomeTray({ told }: { readonly told: Told }): ReactNode {
  const table = useTableStore();
  const language = useLanguage();
  const [say, text] = [incomeWords[language], textIn(language)];
  const viewer = told.after.viewer === "observer" ? 0 : told.after.viewer;
  const receipts = useMemo(() => receiptsOf(told, viewer), [told, viewer]);
  const gained = receipts.reduce((sum, { ecus }) => sum + ecus, 0);
  const total = (told.after.view as View).players[viewer]?.ecus ?? 0;
  return (
    <div className="income">
      {receipts.map(({ era, ecus, domains, missed }) => (
        <section key={era} className="income-era" data-unpaid={missed !== undefined || undefined}>
          <h2>
            <span className={`era-word era-${era}`}>{text.eras[era]}</span> <b>{ecus}</b>
          </h2>
          <ul>
            {domains.map(({ domain, ecus: paid, head }) => (
              <li key={domain.at} data-at={head?.at ?? domain.at}>
                <span>
                  {head === undefined ? say.cubes(domain.at) : say.domain(text, head.kind, head.at)}
                </span>{" "}
                <b>{paid}</b>
              </li>
            ))}
          </ul>
          {missed !== undefined ? (
            <p>{say.noPawn(text, missed)}</p>
          ) : (
            domains.length === 0 && <p>{say.none}</p>
          )}
        </section>
      ))}
      <p className="income-sum">
        {total - gained} + {gained} = <b>{total}</b> {wordsIn(language).ecuUnit(total)}
      </p>
      <button type="button" className="btn" data-kind="primary" onClick={() => endScoring(table)}>
        {say.goOn}
      </button>
    </div>
  );
}
