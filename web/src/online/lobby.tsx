/** The tables that anybody may join or watch. */
import { type LobbyCard, TOPICS } from "@chronarium/authority";
import Eye from "lucide-react/icons/eye";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { openLine } from "./line.ts";
import "./lobby.css";
import { useOnlineWords } from "./use-words.ts";

type Listed = readonly LobbyCard[] | "unreachable" | undefined;

function useLobby(): Listed {
  const [listed, setListed] = useState<Listed>();
  useEffect(() => {
    let wanted = true;
    let stop = (): void => {};
    const follow = async (): Promise<void> => {
      const line = await openLine();
      const read = async (): Promise<void> => {
        const cards = await line.caller.call("lobby", undefined);
        if (wanted) setListed(cards);
      };
      if (!wanted) return;
      stop = line.on(TOPICS.lobby, () => void read().catch(() => {}));
      await read();
    };
    follow().catch(() => wanted && setListed("unreachable"));
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return listed;
}

export default function Lobby(): ReactNode {
  const { lobby } = useOnlineWords();
  const listed = useLobby();
  if (listed === undefined) return null;
  return (
    <section className="lobby" aria-labelledby="lobby">
      <h2 id="lobby">
        {lobby.title} {typeof listed === "object" && <small>{lobby.count(listed.length)}</small>}
      </h2>
      {listed === "unreachable" ? (
        <p>{lobby.unreachable}</p>
      ) : listed.length === 0 ? (
        <p>{lobby.none}</p>
      ) : (
        <ul>
          {listed.map((card) => (
            <Row key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ card }: { readonly card: LobbyCard }): ReactNode {
  const { lobby, clockRule } = useOnlineWords();
  const name = playable(card.game)?.words[useLanguage()].name ?? card.game;
  const free = card.seats.filter((kind) => kind === "free").length;
  const open = card.phase === "waiting" && free > 0;
  return (
    <li data-game={card.game}>
      <span className="lobby-marks" aria-hidden="true">
        {card.seats.map((kind, seat) =>
          kind === "free" ? (
            <i key={lookOf(seat)} />
          ) : (
            <SeatMark key={lookOf(seat)} look={lookOf(seat)} size={20} />
          ),
        )}
      </span>
      <p>
        <b>{lobby.tableOf(card.host)}</b>
        <small>
          {name} · {lobby.free(open ? free : 0, card.seats.length)}
        </small>
      </p>
      <small className="lobby-clock">{clockRule(card.setup.clock)}</small>
      <Link to={`/t/${card.id}`} className="btn">
        {!open && <Eye size={18} aria-hidden="true" />}
        {open ? lobby.sit : lobby.watch}
      </Link>
    </li>
  );
}
