/** What the merchants have sold in this Market Phase. */
import {
  type ClosedSales,
  COLOURS,
  type Colour,
  closedSales,
  type Event,
  PIERS,
  type Pier,
  soldAt,
} from "@chronarium/chronomancer";
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
  const at = (colour: Colour, pier: Pier): string | undefined => {
    const sale = soldAt(sales, colour, pier);
    return (
      sale &&
      words.sale(
        words.lots(sale.small, sale.large, who === "peddler"),
        words.sum(sale.worth, sale.buyers, sale.gold),
      )
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard.
    <div className="market-closed" tabIndex={0}>
      <table>
        <caption>
          {words.soldBy(name, gold)} · {words.cards(corruption)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.colour}</th>
            {PIERS.map((pier) => (
              <th key={pier} scope="col">
                {capital(text.piers[pier].name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLOURS.filter((colour) => sales.some((sale) => sale.colour === colour)).map((colour) => (
            <tr key={colour}>
              <th scope="row">
                <Faction of={colour} size={18} /> {capital(text.colours[colour].name)}
              </th>
              {PIERS.map((pier) => (
                <td key={pier}>{at(colour, pier)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
