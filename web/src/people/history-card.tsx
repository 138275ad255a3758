/** The games one has finished with others, and a search among them. */
import type { History, PlayedGame, PlayedSeat } from "@chronarium/authority";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { listOf } from "../app/table-words.ts";
import { useLanguage } from "../app/text.ts";
import { PLAYABLE, playable } from "../games/catalogue.ts";
import { askPeople } from "./ask.ts";
import { Card, Field } from "./card.tsx";
import { useDate } from "./use-date.ts";
import { usePeopleWords } from "./use-words.ts";

/** Somebody who types is left in peace for so long. */
const TYPING_MS = 250;

export function HistoryCard(): ReactNode {
  const { history: words } = usePeopleWords();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const [game, setGame] = useState("");
  const [shown, setShown] = useState<History>();
  const [from, setFrom] = useState(0);
  useEffect(() => {
    let wanted = true;
    const read = (): void => {
      askPeople("history", { search, game, from }).then(
        (read) =>
          wanted &&
          setShown((before) =>
            from === 0 ? read : { ...read, games: [...(before?.games ?? []), ...read.games] },
          ),
        () => {},
      );
    };
    const timer = setTimeout(read, search === "" ? 0 : TYPING_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [search, game, from]);
  if (shown === undefined) return null;
  const searching = search !== "" || game !== "";
  const { games, found } = shown;
  return (
    <Card title={words.title} {...(found > 0 && { note: words.count(found) })}>
      {found === 0 && !searching ? (
        <p>{words.none}</p>
      ) : (
        <>
          <div className="people-search">
            <Field
              label={words.search}
              note={words.searchNote}
              value={search}
              autoComplete="off"
              onChange={(text) => {
                setFrom(0);
                setSearch(text);
              }}
            />
            <label className="people-field">
              {words.game}
              <select
                value={game}
                onChange={({ target }) => {
                  setFrom(0);
                  setGame(target.value);
                }}
              >
                <option value="">{words.anyGame}</option>
                {PLAYABLE.map(({ id, words: named }) => (
                  <option key={id} value={id}>
                    {named[language].name}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {found === 0 && <p role="status">{words.nothingFound}</p>}
          <ul className="people-games">
            {games.map((each) => (
              <Row key={each.table} played={each} />
            ))}
          </ul>
          {games.length < found && (
            <button type="button" className="btn" onClick={() => setFrom(games.length)}>
              {words.more}
            </button>
          )}
        </>
      )}
    </Card>
  );
}

function Row({ played }: { readonly played: PlayedGame }): ReactNode {
  const { history: words, ratings } = usePeopleWords();
  const language = useLanguage();
  const date = useDate();
  const { table, game, at, seats, you, rated } = played;
  const nameOf = ({ name, kind }: PlayedSeat): string =>
    name === "" ? words.former : kind === "bot" ? words.bot(name) : name;
  const others = listOf(seats.filter((_, seat) => seat !== you).map(nameOf), language);
  const title = words.with(playable(game)?.words[language].name ?? game, others);
  const own = seats[you];
  const outcome =
    own?.place === undefined
      ? words.stopped
      : `${words.place(own.place, seats.length)} · ${words.points(own.score ?? 0)}`;
  return (
    <li data-game={game}>
      <p>
        <b>{title}</b>
        <small>
          {date(at)} · {outcome}
          {rated && ` · ${ratings.change(rated.before, rated.after)}`}
        </small>
      </p>
      <Link to={`/t/${table}`} className="btn" aria-label={`${words.lookBack}: ${title}`}>
        {words.lookBack}
      </Link>
    </li>
  );
}
