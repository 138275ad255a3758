/** The question afterwards: the last games of one's own, each with its analysis. */
import type { ReactNode } from "react";
import { useTables } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { firstOf, listOf, stateOf, titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import type { TableCard } from "../driver/types.ts";
import { shelfText } from "./words.ts";

/** More than these nobody remembers. */
const SHOWN = 3;

export function LastGames({ game }: { readonly game: string }): ReactNode {
  const { lost } = shelfText[useLanguage()];
  const tables = useTables();
  if (tables === undefined) return null;
  const games = tables
    .filter((card) => card.game === game && stateOf(card) === "over")
    .toSorted((a, b) => b.updated - a.updated)
    .slice(0, SHOWN);
  return (
    <section className="learn-card" aria-labelledby="last-games">
      <h2 id="last-games">{lost.title}</h2>
      <p>{games.length === 0 ? lost.none : lost.lead}</p>
      <ul className="last-games">
        {games.map((card) => (
          <LastGame key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function LastGame({ card }: { readonly card: TableCard }): ReactNode {
  const text = useText();
  const language = useLanguage();
  const { lost } = shelfText[language];
  const title = titleOf(card, text, language);
  const first = firstOf(card, language);
  const seat = card.seats.findIndex(({ kind }) => kind === "human");
  const own = card.result?.seats.find((each) => each.seat === seat);
  const outcome =
    own === undefined || first === undefined
      ? lost.over
      : own.place === 1
        ? lost.won(own.score)
        : lost.beaten(own.score, listOf(first.names, language), first.score);
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{outcome}</small>
      </span>
      <Link className="btn" to={`/t/${card.id}/analysis`} aria-label={lost.askOf(title)}>
        {lost.ask}
      </Link>
    </li>
  );
}
