/** The bar of the waiting room: which table this is, how far it is, who watches. */
import type { Party } from "@chronarium/authority";
import BookOpen from "lucide-react/icons/book-open";
import Eye from "lucide-react/icons/eye";
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useText } from "../app/text.ts";
import { MainMenu } from "../shell/main-menu.tsx";
import { Mark } from "../shell/mark.tsx";
import { useOnlineWords } from "./use-words.ts";

export function RoomBar({
  party: { game, host, phase, seats, setup, watching, you },
  title,
  rules,
}: {
  readonly party: Party;
  readonly title: string;
  /** A narrow page has them among its tabs. */
  readonly rules: boolean;
}): ReactNode {
  const { room } = useOnlineWords();
  const { shell, table: text } = useText();
  const [hostSeat, own] = [seats[host], you === undefined ? undefined : seats[you]];
  const people = seats.flatMap((seat) => (seat.kind === "person" ? [seat] : []));
  const slow = people.flatMap(({ ready, name }) => (ready ? [] : [name]));
  const taken = seats.filter(({ kind }) => kind !== "free").length;
  const closed = phase === "closed";
  // Whether the others wait for what one does.
  const mine =
    !closed &&
    own?.kind === "person" &&
    (!own.ready || (you === host && people.length >= Math.min(2, seats.length)));
  // Nobody counts himself.
  const others = watching - (you === undefined ? 1 : 0);
  return (
    <header className="bar">
      <Link className="bar-home" to="/" aria-label={shell.home}>
        <Mark size={30} />
      </Link>
      <h1>{title}</h1>
      {hostSeat?.kind === "person" && (
        <p className="where">{room.where(hostSeat.name, setup.clock.kind === "turns" ? "turns" : "live")}</p>
      )}
      <p className="status" data-mine={mine || undefined}>
        <i className="now-dot" aria-hidden="true" />
        <span role="status">
          <span className="long">{closed ? room.closed : room.status(taken, seats.length, slow)}</span>
          <span className="brief" aria-hidden="true">
            {closed ? room.closed : room.title}
            <small>{closed ? "" : room.taken(taken, seats.length)}</small>
          </span>
        </span>
      </p>
      <nav className="tools" aria-label={text.regions.tools}>
        {others > 0 && (
          <span className="bar-pill">
            <Eye size={18} aria-hidden="true" />
            <span className="long">{room.watching(others)}</span>
            <span className="brief" aria-hidden="true">
              {others}
            </span>
          </span>
        )}
        {rules && (
          <Link className="icon-btn" to={`/rules/${game}`} aria-label={text.tools.rules}>
            <BookOpen size={20} aria-hidden="true" />
          </Link>
        )}
        <MainMenu />
      </nav>
    </header>
  );
}
