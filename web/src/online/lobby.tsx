/** Shared tables on the first page: one's own, and those that anybody may join or watch. */
import { type Client, type LobbyCard, type OwnTable, TOPICS } from "@chronarium/authority";
import Eye from "lucide-react/icons/eye";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "../app/link.tsx";
import { go, useAddress } from "../app/router.ts";
import { useLanguage } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { playable } from "../games/catalogue.ts";
import { announce } from "../shell/live-region.tsx";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { openLine } from "./line.ts";
import "./lobby.css";
import { LobbyFilter } from "./lobby-filter.tsx";
import { useOnlineWords } from "./use-words.ts";
import { addressOf, fulfils, isOpen, wishesIn } from "./wishes.ts";

/** What the line answers, again whenever the lists may have changed; undefined before the first answer. */
function useListed<Answer>(ask: (line: Client) => Promise<Answer>): Answer | "unreachable" | undefined {
  const [listed, setListed] = useState<Answer | "unreachable">();
  const [asked] = useState(() => ask);
  useEffect(() => {
    let wanted = true;
    let stop = (): void => {};
    const follow = async (): Promise<void> => {
      const line = await openLine();
      const read = async (): Promise<void> => {
        const answer = await asked(line);
        if (wanted) setListed(answer);
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
  }, [asked]);
  return listed;
}

const ownTables = ({ caller }: Client): Promise<readonly OwnTable[]> => caller.call("mine", undefined);
/** Those that one sits at already stand in the other list. */
async function openTables(line: Client): Promise<readonly LobbyCard[]> {
  const [open, own] = await Promise.all([line.caller.call("lobby", undefined), ownTables(line)]);
  return open.filter(({ id }) => own.every((table) => table.id !== id));
}

const useGameName = (game: string): string => playable(game)?.words[useLanguage()].name ?? game;

/** Nothing where one sits nowhere. */
export function OwnTables(): ReactNode {
  const { lobby } = useOnlineWords();
  const listed = useListed(ownTables);
  const own = listed === "unreachable" ? [] : (listed ?? []);
  const turns = own.filter(({ turn }) => turn).length;
  useTitle(turns === 0 ? "" : lobby.tabTitle(turns));
  if (own.length === 0) return null;
  return (
    <section className="lobby" aria-labelledby="own-tables">
      <h2 id="own-tables">{lobby.mine}</h2>
      <ul>
        {own.map((table) => (
          <OwnRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function OwnRow({ table }: { readonly table: OwnTable }): ReactNode {
  const { lobby, clockRule } = useOnlineWords();
  const name = useGameName(table.game);
  const others = table.names.filter((each, seat) => each !== "" && seat !== table.you).join(", ");
  const free = table.seats.filter((kind) => kind === "free").length;
  const playing = table.replaced ? lobby.replaced : table.turn ? lobby.yourTurn : lobby.turnOfOthers;
  const state = table.phase === "waiting" ? lobby.waiting(free) : playing;
  return (
    <li data-turn={table.turn || undefined}>
      <i className="lobby-game" data-game={table.game} />
      <Marks seats={table.seats} />
      <p>
        <b>{lobby.with(name, others)}</b>
        <small>
          {state}
          {table.setup.rated && ` · ${lobby.rated}`}
        </small>
      </p>
      <small className="lobby-clock">{clockRule(table.setup.clock)}</small>
      <Link to={`/t/${table.id}`} className="btn" aria-label={`${lobby.goOn}: ${lobby.with(name, others)}`}>
        {lobby.goOn}
      </Link>
    </li>
  );
}

/** `focus`: whoever has asked for it by a button that is gone stands here. */
export function Lobby({ focus = false }: { readonly focus?: boolean }): ReactNode {
  const { lobby } = useOnlineWords();
  const listed = useListed(openTables);
  const heading = useRef<HTMLHeadingElement>(null);
  const wished = wishesIn(useAddress().search);
  const there = listed !== undefined;
  useEffect(() => {
    if (focus && there) heading.current?.focus();
  }, [focus, there]);
  if (listed === undefined) return null;
  const tables = listed === "unreachable" ? [] : listed;
  const those = (wishes: readonly string[]): readonly LobbyCard[] =>
    tables.filter((card) => fulfils(card, wishes));
  const shown = those(wished);
  const look = (wishes: readonly string[]): void => {
    go(addressOf(location, wishes), "replace");
    announce(lobby.count(those(wishes).length, tables.length));
  };
  return (
    <section className="lobby" aria-labelledby="lobby">
      <header>
        <h2 id="lobby" ref={heading} tabIndex={-1}>
          {lobby.title} {tables.length > 0 && <small>{lobby.count(shown.length, tables.length)}</small>}
        </h2>
        {tables.length > 0 && <LobbyFilter wished={wished} onChange={look} />}
      </header>
      {tables.length === 0 ? (
        <p>{listed === "unreachable" ? lobby.unreachable : lobby.none}</p>
      ) : shown.length === 0 ? (
        <p>
          {lobby.filter.none}
          <button
            type="button"
            className="btn"
            onClick={() => {
              look([]);
              heading.current?.focus();
            }}
          >
            {lobby.filter.clear}
          </button>
        </p>
      ) : (
        <ul>
          {shown.map((card) => (
            <Row key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ card }: { readonly card: LobbyCard }): ReactNode {
  const { lobby, clockRule } = useOnlineWords();
  const name = useGameName(card.game);
  const free = card.seats.filter((kind) => kind === "free").length;
  const open = isOpen(card);
  return (
    <li>
      <i className="lobby-game" data-game={card.game} />
      <Marks seats={card.seats} />
      <p>
        <b>{lobby.tableOf(card.host)}</b>
        <small>
          {name} · {card.phase === "waiting" ? lobby.free(free, card.seats.length) : lobby.played}
          {card.setup.rated && ` · ${lobby.rated}`}
        </small>
      </p>
      <p className="lobby-clock">
        <small>{clockRule(card.setup.clock)}</small>
        {playable(card.game)?.sealed === undefined && (
          <small className="lobby-rules">
            {lobby.rules(Object.keys(card.setup.options).length, card.setup.help)}
          </small>
        )}
      </p>
      <Link
        to={`/t/${card.id}`}
        className="btn"
        aria-label={`${open ? lobby.sit : lobby.watch}: ${lobby.tableOf(card.host)}`}
      >
        {!open && <Eye size={18} aria-hidden="true" />}
        {open ? lobby.sit : lobby.watch}
      </Link>
    </li>
  );
}

function Marks({ seats }: { readonly seats: LobbyCard["seats"] }): ReactNode {
  return (
    <span className="lobby-marks" aria-hidden="true">
      {seats.map((kind, seat) =>
        kind === "free" ? (
          <i key={lookOf(seat)} />
        ) : (
          <SeatMark key={lookOf(seat)} look={lookOf(seat)} size={20} />
        ),
      )}
    </span>
  );
}
