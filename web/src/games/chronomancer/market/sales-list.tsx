/** What the merchants have sold in this Market Phase. */
import { type ClosedSales, COLOURS, closedSales, type Event, PIERS, soldAt } from "@chronarium/chronomancer";
import type { GameText, Names } from "@chronarium/chronomancer/text";
import type { ReactNode } from "react";
import type { Language } from "../../../text/catalogue.ts";
import { Faction } from "../board/index.ts";
import { capital } from "../text.ts";
import { marketWords } from "./words.ts";
import "./market.css";

export type SalesListProps = {
  /** Of the whole chronicle; only the last Market Phase is shown. */
  readonly events: readonly Event[];
  readonly language: Language;
  readonly text: GameText;
  readonly names: Names;
};

export function SalesList({ events, ...speech }: SalesListProps): ReactNode {
  return closedSales(events).map((closed) => <Closed key={closed.who} closed={closed} {...speech} />);
}

function Closed({
  closed: { who, gold, corruption, sales },
  language,
  text,
  names,
}: Omit<SalesListProps, "events"> & { readonly closed: ClosedSales }): ReactNode {
  const words = marketWords[language];
  const name = capital(text.who(who, names));
  if (sales.length === 0) return <p className="market-closed">{words.soldNothing(name)}</p>;
  return (
    <section className="market-closed">
      <h3>
        {words.soldBy(name, gold)} · {words.cards(corruption)}
      </h3>
      <ul>
        {COLOURS.flatMap((colour) =>
          PIERS.flatMap((pier) => {
            const sale = soldAt(sales, colour, pier);
            return sale === undefined
              ? []
              : [
                  <li key={`${colour}${pier}`}>
                    <Faction of={colour} size={18} label={text.colours[colour].name} />
                    <span>
                      {capital(text.piers[pier].name)}
                      <small>
                        {words.sale(
                          words.lots(sale.small, sale.large, who === "peddler"),
                          words.sum(sale.worth, sale.buyers, sale.gold),
                        )}
                      </small>
                    </span>
                  </li>,
                ];
          }),
        )}
      </ul>
    </section>
  );
}
