/** The games that wait, one line each over seven days. Every row is a link; the drawing is its picture. */
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useState } from "react";
import { Link } from "../app/link.tsx";
import { stateOf, titleOf, turnOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import type { TableCard } from "../driver/types.ts";
import { locales } from "../text/catalogue.ts";
import { dayLines, NOW_AT, ROW_HEIGHT, runningGames, type Thread, threadOf, timeOfDay } from "./threads.ts";
import "./threads-strip.css";

const ROWS = 4;

export function ThreadsStrip({ tables }: { readonly tables: readonly TableCard[] | undefined }): ReactNode {
  const { home } = useText();
  const [now] = useState(() => Date.now());
  const cards = tables ?? [];
  const running = runningGames(cards);
  const waiting = running.filter((card) => stateOf(card) === "waiting").length;
  return (
    <section className="threads" aria-label={home.threads.label}>
      <h2>{home.threads.waiting(waiting)}</h2>
      <Days now={now} />
      {running.length === 0 ? (
        <p className="thread-empty">
          {tables !== undefined && <span>{cards.length === 0 ? home.threads.empty : home.threads.none}</span>}
        </p>
      ) : (
        <ul>
          {running.slice(0, ROWS).map((card) => (
            <Row key={card.id} card={card} all={cards} now={now} />
          ))}
        </ul>
      )}
      {running.length > ROWS && (
        <Link className="thread-all" to="/timelines">
          {home.threads.all(running.length)}
        </Link>
      )}
    </section>
  );
}

function Days({ now }: { readonly now: number }): ReactNode {
  const { home } = useText();
  const weekday = new Intl.DateTimeFormat(locales[useLanguage()], { weekday: "short" });
  return (
    <div className="thread-days" aria-hidden="true">
      {dayLines().map(({ days, x }) => {
        const day = weekday.format(timeOfDay(days, now));
        return (
          <span key={days} data-today={days === 0} style={{ left: `${x}%` }}>
            {days === 0 ? home.threads.today(day) : day}
          </span>
        );
      })}
    </div>
  );
}

function Row({
  card,
  all,
  now,
}: {
  readonly card: TableCard;
  readonly all: readonly TableCard[];
  readonly now: number;
}): ReactNode {
  const text = useText();
  const language = useLanguage();
  const branches = all.filter(({ branch }) => branch?.parent === card.id);
  const waiting = stateOf(card) === "waiting";
  return (
    <li>
      <Link to={`/t/${card.id}`} className="thread-row">
        <span className="thread-diamond" data-waiting={waiting} />
        <b className="thread-name">{titleOf(card, text, language)}</b>
        <Picture thread={threadOf(card, branches, now)} waiting={waiting} />
        <span className="thread-turn" data-waiting={waiting}>
          {turnOf(card, text)}
        </span>
        <ChevronRight className="thread-go" size={20} aria-hidden="true" />
      </Link>
    </li>
  );
}

function Picture({ thread, waiting }: { readonly thread: Thread; readonly waiting: boolean }): ReactNode {
  const { home } = useText();
  const { line, knots, end, fork } = thread;
  return (
    <span className="thread-picture" data-game={thread.card.game} aria-hidden="true">
      <svg viewBox={`0 0 100 ${ROW_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="thread-ahead" d={`M${end.x} ${end.y}H100`} />
        {fork && <path className="thread-fork" d={fork.path} />}
        <path className="thread-past" d={line} />
      </svg>
      {knots.map(({ x, y }) => (
        <i key={x} className="thread-knot" style={{ left: `${x}%`, top: y }} />
      ))}
      {fork && (
        <span className="thread-branch" style={{ left: `${fork.label.x}%`, top: fork.label.y }}>
          {home.threads.branch(fork.branch.branch?.name ?? "")}
        </span>
      )}
      {waiting && <i className="thread-now" style={{ left: `${NOW_AT}%`, top: end.y }} />}
    </span>
  );
}
