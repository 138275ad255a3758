/** Talk beside the table: players among themselves, watchers among themselves; and what happens there. */
import type { NoteLine, Party, SaidLine } from "@chronarium/authority";
import Send from "lucide-react/icons/send-horizontal";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { AboutPerson } from "./about-person.tsx";
import "./chat.css";
import { NameField } from "./online-form.tsx";
import { useTimeOfDay } from "./times.ts";
import type { Chatting } from "./use-chat.ts";
import { useOnlineWords } from "./use-words.ts";

const LONGEST = 500;

export function Chat({ party, chat }: { readonly party: Party; readonly chat: Chatting }): ReactNode {
  const { chat: words } = useOnlineWords();
  const log = useRef<HTMLDivElement>(null);
  const [last, said] = [chat.lines.at(-1)?.number, chat.said.at(-1)?.number];
  const below = useRef(true);
  useEffect(() => {
    // The newest is below; a note takes nobody away from what he reads further up.
    if (last !== undefined && (below.current || last === said))
      log.current?.scrollTo(0, log.current.scrollHeight);
  }, [last, said]);
  const name = useSettings((settings) => settings.name);
  // At a table in play nothing else asks a watcher how he is called. It stays while he types.
  const [nameless] = useState(name.trim() === "" && party.phase !== "waiting");
  const over = party.phase === "over" || party.phase === "ended";
  const seated = party.you !== undefined;
  return (
    <>
      <p className="chat-lead">
        {seated ? (over ? words.over : words.players(party.watching)) : words.watchers}
      </p>
      <div
        ref={log}
        className="chat-log"
        role="log"
        aria-label={words.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel scrolls it by keys.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          below.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {chat.said.length === 0 && <p className="chat-empty">{words.empty}</p>}
        <ol>
          {chat.lines.map((line) =>
            "note" in line ? (
              <Noted key={line.number} line={line} />
            ) : (
              <Line key={line.number} line={line} chat={chat} />
            ),
          )}
        </ol>
      </div>
      <Silent party={party} chat={chat} />
      {chat.blocked.map((person) => (
        <p key={person.who} className="chat-blocked">
          {words.blockNote}{" "}
          <button type="button" className="btn" onClick={() => chat.block(person, false)}>
            {words.unblock(person.name)}
          </button>
        </p>
      ))}
      {!seated && nameless && <NameField name={name} />}
      {chat.asking.refused !== undefined && <p className="chat-refused">{chat.asking.refused}</p>}
      <Say chat={chat} label={seated ? words.toPlayers : words.toWatchers} />
    </>
  );
}

/** Players of whom nothing is read here: they can be met by their names as well. */
function Silent({ party, chat }: { readonly party: Party; readonly chat: Chatting }): ReactNode {
  const { chat: words } = useOnlineWords();
  const [asked, setAsked] = useState<string>();
  const others = party.seats.flatMap((seat, i) =>
    seat.kind === "person" &&
    i !== party.you &&
    ![...chat.said, ...chat.blocked].some(({ who }) => who === seat.who)
      ? [{ who: seat.who, name: seat.name }]
      : [],
  );
  if (others.length === 0) return null;
  const label = party.you === undefined ? words.atTable : words.silent;
  return (
    <ul className="chat-silent" aria-label={label}>
      <li aria-hidden="true">{label}</li>
      {others.map((person) => (
        <li key={person.who}>
          <button
            type="button"
            className="chat-name"
            aria-expanded={asked === person.who}
            title={words.about(person.name)}
            onClick={() => setAsked(asked === person.who ? undefined : person.who)}
          >
            {person.name}
          </button>
          {asked === person.who && (
            <AboutPerson person={person} chat={chat} onDone={() => setAsked(undefined)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Noted({ line: { note, yours, at } }: { readonly line: NoteLine }): ReactNode {
  const { chat: words } = useOnlineWords();
  const timeOf = useTimeOfDay();
  return (
    <li className="chat-note">
      <p>
        {words.note(note, yours === true)} <small>{timeOf(at)}</small>
      </p>
    </li>
  );
}

function Line({ line, chat }: { readonly line: SaidLine; readonly chat: Chatting }): ReactNode {
  const { chat: words } = useOnlineWords();
  const timeOf = useTimeOfDay();
  const [asked, setAsked] = useState(false);
  const { who, seat, name, yours, text, at, removed } = line;
  const muted = chat.muted.includes(who);
  return (
    <li>
      {seat === undefined ? <i aria-hidden="true" /> : <SeatMark look={lookOf(seat)} size={16} />}
      <div>
        {yours ? (
          <b>{words.you}</b>
        ) : (
          <button
            type="button"
            className="chat-name"
            aria-expanded={asked}
            title={words.about(name)}
            onClick={() => setAsked(!asked)}
          >
            {name}
          </button>
        )}{" "}
        <small>
          {seat === undefined && `${words.watcher} · `}
          {timeOf(at)}
        </small>
        {asked && <AboutPerson person={line} chat={chat} onDone={() => setAsked(false)} />}
        <p>{removed ? <em>{words.removed}</em> : muted ? <em>{words.muted}</em> : text}</p>
      </div>
    </li>
  );
}

function Say({ chat, label }: { readonly chat: Chatting; readonly label: string }): ReactNode {
  const { chat: words } = useOnlineWords();
  const [text, setText] = useState("");
  const send = async (): Promise<void> => {
    // What could not be sent stays.
    if (text.trim() !== "" && (await chat.say(text))) setText("");
  };
  return (
    <form
      className="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="icon-btn" aria-label={words.send}>
        <Send size={20} aria-hidden="true" />
      </button>
    </form>
  );
}
