/** Over the boards: the sales of the day, merchant by merchant and pier by pier. */
import { PIERS } from "@chronarium/chronomancer";
import { type ReactNode, useMemo } from "react";
import { useLanguage } from "../../../app/text.ts";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import { type Told, useTable } from "../../../table/store.ts";
import { useCalled } from "../../../table/use-called.ts";
import { Faction, Icon } from "../board/index.ts";
import { lookOfWho } from "../look.ts";
import { useView } from "../places.ts";
import { capital, textIn, wordsIn } from "../text.ts";
import { dayEndOf, type MerchantDay } from "./day-end.ts";
import { dayEndWords } from "./words.ts";
import "./day-end.css";

export function DayEndSheet({ told }: { readonly told: Told }): ReactNode {
  const language = useLanguage();
  const entries = useTable((state) => state.entries);
  const away = useView((view) => view.dayEndAway);
  const day = useMemo(() => dayEndOf(entries, told), [entries, told]);
  const { called, names } = useCalled();
  const [say, text, words] = [dayEndWords[language], textIn(language), wordsIn(language)];
  if (away) return null;
  const best = day.merchants.toSorted((a, b) => b.today - a.today)[0];
  const viewer = told.after.viewer;
  const nameOf = ({ who }: MerchantDay): string =>
    who === "peddler" ? capital(text.who(who, names)) : called(who);
  return (
    <section className="day-end" aria-label={say.title(day.day)}>
      <header>
        <h2>{say.today(day.day)}</h2>
        <p>
          {day.docked > 0 && say.docked(day.docked)}{" "}
          {best !== undefined &&
            best.today > 0 &&
            (best.who === viewer ? say.bestYou(best.today) : say.best(nameOf(best), best.today))}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard. */}
      <div className="day-end-table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.merchant}</th>
              <th scope="col">{say.sponsors}</th>
              {PIERS.map((pier) => (
                <th key={pier} scope="col">
                  {capital(text.piers[pier].name)}
                </th>
              ))}
              <th scope="col">{say.today(day.day)}</th>
              <th scope="col">{say.gold}</th>
              <th scope="col">{say.ended}</th>
            </tr>
          </thead>
          <tbody>
            {day.merchants.map((merchant) => (
              <tr key={merchant.who} data-own={merchant.who === viewer || undefined}>
                <th scope="row">
                  <SeatMark look={lookOfWho(merchant.who)} size={22} />
                  <span>
                    {nameOf(merchant)}
                    <small>{say.cards(merchant.corruption)}</small>
                  </span>
                </th>
                <td data-label={say.sponsors}>
                  {merchant.sponsors.length === 0
                    ? say.nothing
                    : merchant.sponsors.map(({ faction, gold }) => (
                        <span key={faction} className="day-end-sale">
                          <Faction of={faction} size={18} label={text.colours[faction].faction} />{" "}
                          <b>{gold}</b>
                        </span>
                      ))}
                </td>
                {PIERS.map((pier) => (
                  <td key={pier} data-label={capital(text.piers[pier].name)}>
                    {merchant.sales[pier].length === 0
                      ? say.nothing
                      : merchant.sales[pier].map(({ colour, small, worth, buyers, gold }) => (
                          <span key={colour} className="day-end-sale">
                            <Faction
                              of={colour}
                              as={small > 0 ? "relic" : "artifact"}
                              size={20}
                              label={text.colours[colour].name}
                            />{" "}
                            {worth} × {buyers} = <b>{gold}</b>
                            {pier === "centre" && merchant.who !== "peddler" && (
                              <Icon name="corruption" size={16} />
                            )}
                          </span>
                        ))}
                  </td>
                ))}
                <td className="day-end-sum" data-label={say.today(day.day)}>
                  +{merchant.today}
                </td>
                <td className="day-end-gold" data-label={say.gold}>
                  {merchant.gold}
                </td>
                <td className="day-end-sum" data-label={say.ended}>
                  {merchant.ended}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        <h3>{say.halls}</h3>
        {day.halls.length === 0 ? (
          <p>{say.nobody}</p>
        ) : (
          <ul>
            {day.halls.map(({ piece, count }) => (
              <li key={piece}>
                <Faction of={piece} size={20} label={text.pieces[piece].one} /> {count}
              </li>
            ))}
          </ul>
        )}
        <span className="vh">{words.goldUnit}</span>
      </footer>
    </section>
  );
}
