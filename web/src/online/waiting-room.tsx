/** Before the game: who sits, who is ready, how it will be played, and the link for those who are missing. */
import type { Party, PartySeat } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import BookOpen from "lucide-react/icons/book-open";
import Bot from "lucide-react/icons/bot";
import Check from "lucide-react/icons/check";
import Lightbulb from "lucide-react/icons/lightbulb";
import MessagesSquare from "lucide-react/icons/messages-square";
import Users from "lucide-react/icons/users";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect } from "react";
import { Link } from "../app/link.tsx";
import { go } from "../app/router.ts";
import { changeSettings, useSettings } from "../app/settings.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useArrival } from "../app/use-arrival.ts";
import { useTitle } from "../app/use-title.ts";
import { playable } from "../games/catalogue.ts";
import { loadGame } from "../games/registry.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { Switch } from "../shell/switch.tsx";
import { useGameOnDocument } from "../table/use-game-on-document.ts";
import { useMedia } from "../table/use-media.ts";
import { Arrangement } from "./arrangement.tsx";
import { bandOf } from "./bands.ts";
import { Chat } from "./chat.tsx";
import { type OpenChat, useOpenChat } from "./chat-tool.tsx";
import { Invitation } from "./invitation.tsx";
import { openLine } from "./line.ts";
import { LineNotice } from "./line-notice.tsx";
import { NameField } from "./online-form.tsx";
import { RoomBar } from "./room-bar.tsx";
import { freshShare, noteShare, shareAfter } from "./shares.ts";
import { type Asking, useAsking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";
import "./shared-table.css";
import "./waiting-room.css";

const USUAL_LEVEL = 3;

export function WaitingRoom({ party }: { readonly party: Party }): ReactNode {
  const { room, chat: words } = useOnlineWords();
  const language = useLanguage();
  const game = playable(party.game);
  const art = bandOf(party.game) ?? game?.art;
  const asking = useAsking();
  const main = useArrival();
  const beside = useMedia("(min-width: 901px)");
  const talking = useOpenChat(party, beside);
  const { chat } = talking;
  // A narrow page shows one of the two.
  const [seats, talk] = [beside || !talking.open, beside || talking.open];
  const { id, you, deal } = party;
  const taken = party.seats.filter(({ kind }) => kind !== "free").length;
  const status = party.phase === "closed" ? room.closed : room.status(taken, party.seats.length, []);
  const title = game?.words[language].name ?? party.game;
  useTitle(`${status} · ${title}`);
  useGameOnDocument(party.game);
  useEffect(() => {
    // When the game begins nobody waits for its boards.
    loadGame(party.game).catch(() => {});
  }, [party.game]);
  const own = you === undefined ? undefined : party.seats[you];
  const [sent, name] = own?.kind === "person" ? [own.share, own.name] : [];
  useEffect(() => {
    if (you === undefined || sent === undefined || name === undefined || party.phase !== "waiting") return;
    const share = shareAfter(id, deal.commitment, sent);
    if (share === sent) return;
    openLine()
      .then(({ caller }) => caller.call("sit", { table: id, seat: you, name, share }))
      // The deal is another then, and the end screen says so.
      .catch(() => {});
  }, [id, you, sent, name, party.phase, deal.commitment]);
  return (
    <div className="room-frame">
      <RoomBar party={party} title={title} rules={beside} />
      <LineNotice />
      <main ref={main} className="room" tabIndex={-1}>
        {(seats || party.phase === "closed") && art !== undefined && (
          <img className="room-art" src={art} alt="" />
        )}
        {party.phase === "closed" ? (
          <div className="room-closed">
            <h2>{room.closed}</h2>
            <p>{room.closedLead}</p>
          </div>
        ) : (
          seats && (
            <div className="room-columns">
              <div>
                <Seats party={party} asking={asking} />
                <Arrangement party={party} asking={asking} />
                {you !== undefined && <TurnSound />}
              </div>
              <Invitation code={party.code} />
            </div>
          )
        )}
      </main>
      {/* Whoever goes by keys sits down before he talks. */}
      <Foot party={party} asking={asking} />
      {party.phase !== "closed" && talk && (
        <aside className="chat room-chat" aria-label={words.title}>
          <Chat party={party} chat={chat} />
        </aside>
      )}
      {!beside && party.phase !== "closed" && <RoomTabs game={party.game} talking={talking} />}
    </div>
  );
}

function RoomTabs({
  game,
  talking: { open, turn, unread },
}: {
  readonly game: string;
  readonly talking: OpenChat;
}): ReactNode {
  const { room, chat } = useOnlineWords();
  const { shell, table: text } = useText();
  return (
    <nav className="tabs room-tabs" aria-label={text.regions.tabs}>
      <button type="button" aria-current={open ? undefined : "page"} onClick={() => turn(false)}>
        <Users size={20} aria-hidden="true" />
        {room.seats}
      </button>
      <button
        type="button"
        className="chat-tool"
        aria-label={chat.open(unread)}
        aria-current={open ? "page" : undefined}
        onClick={() => turn(true)}
      >
        <MessagesSquare size={20} aria-hidden="true" />
        {chat.title}
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
      <Link to="/learn">
        <Lightbulb size={20} aria-hidden="true" />
        {shell.nav.learn}
      </Link>
      <Link to={`/rules/${game}`}>
        <BookOpen size={20} aria-hidden="true" />
        {text.tabs.rules}
      </Link>
    </nav>
  );
}

function Seats({ party, asking }: { readonly party: Party; readonly asking: Asking }): ReactNode {
  const { room } = useOnlineWords();
  const { levels } = useText();
  const { id, you, host } = party;
  const hosting = you === host && you !== undefined;
  const sealed = playable(party.game)?.sealed === true;
  return (
    <section aria-labelledby="room-seats">
      <h2 id="room-seats">{room.seats}</h2>
      <ol className="room-seats">
        {party.seats.map((seat, i) => (
          <li key={lookOf(i)}>
            {seat.kind === "free" ? <i className="room-free" /> : <SeatMark look={lookOf(i)} size={34} />}
            <p>
              <b>{seat.kind === "free" ? room.free : i === you ? room.you(seat.name) : seat.name}</b>
              <small data-presence={seat.kind === "person" ? markOf(seat) : undefined}>
                {seat.kind === "free"
                  ? room.freeNote
                  : seat.kind === "bot"
                    ? `${room.bot}, ${levels[seat.level].name}`
                    : [i === host ? room.host : "", presenceOf(seat, room)].filter(Boolean).join(", ")}
              </small>
              {seat.kind === "person" && seat.account !== undefined && (
                <Link to={`/people/${encodeURIComponent(seat.account)}`} className="room-profile">
                  {room.profile(seat.account)}
                </Link>
              )}
            </p>
            {seat.kind === "person" && (
              <span className="room-ready" data-ready={seat.ready}>
                {seat.ready && <Check size={18} aria-hidden="true" />}
                {seat.ready ? room.ready : room.notReady}
              </span>
            )}
            {seat.kind === "free" && hosting && !sealed && !party.setup.rated && (
              <button
                type="button"
                className="btn"
                onClick={() =>
                  void asking.ask(({ caller }) =>
                    caller.call("seatBot", { table: id, seat: i, level: USUAL_LEVEL }),
                  )
                }
              >
                <Bot size={18} aria-hidden="true" /> {room.seatBot}
              </button>
            )}
            {seat.kind === "free" && you === undefined && <SitHere party={party} seat={i} asking={asking} />}
            {seat.kind !== "free" && hosting && i !== you && (
              <button
                type="button"
                className="icon-btn"
                aria-label={room.remove(seat.name)}
                onClick={() =>
                  void asking.ask(({ caller }) => caller.call("clearSeat", { table: id, seat: i }))
                }
              >
                <X size={18} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whoever is not here has left the room: before the game nobody is cut off from it. */
const markOf = ({ presence: { state } }: Extract<PartySeat, { kind: "person" }>): string =>
  state === "gone" ? "left" : state;

const presenceOf = (
  { presence }: Extract<PartySeat, { kind: "person" }>,
  room: ReturnType<typeof useOnlineWords>["room"],
): string => (presence.state === "here" ? room.here : presence.state === "away" ? room.away : room.left);

async function sit({ ask }: Asking, { id: table, deal }: Party, seat: Seat): Promise<void> {
  const share = freshShare();
  const { name } = useSettings.getState();
  noteShare(table, share, deal.commitment);
  await ask(({ caller }) => caller.call("sit", { table, seat, name, share }));
}

function SitHere({
  party,
  seat,
  asking,
}: {
  readonly party: Party;
  readonly seat: Seat;
  readonly asking: Asking;
}): ReactNode {
  const { room } = useOnlineWords();
  return (
    <button type="button" className="btn" onClick={() => void sit(asking, party, seat)}>
      {room.sitHere}
    </button>
  );
}

function Foot({ party, asking }: { readonly party: Party; readonly asking: Asking }): ReactNode {
  const { room, join } = useOnlineWords();
  const { shell } = useText();
  const { id, you, host, seats, phase, setup } = party;
  const { ask, refused } = asking;
  const [first] = seats.flatMap((seat, i) => (seat.kind === "free" ? [i] : []));
  if (phase === "closed")
    return (
      <section className="room-foot" aria-label={room.closed}>
        <Link className="btn" data-kind="primary" to="/">
          {join.home}
        </Link>
      </section>
    );
  const free = seats.filter(({ kind }) => kind === "free").length;
  const people = seats.flatMap((seat) => (seat.kind === "person" ? [seat] : []));
  const slow = people.filter(({ ready }) => !ready).map(({ name }) => name);
  const solo = seats.length === 1;
  const alone = people.length < 2 && !solo;
  const sealed = playable(party.game)?.sealed === true;
  const hostSeat = seats[host];
  const own = you === undefined ? undefined : seats[you];
  const lead = solo
    ? room.waitsForWatchers
    : alone
      ? room.waitsForSecond
      : slow.length + free === 0
        ? room.allReady
        : own?.kind === "person" && !own.ready
          ? room.waitsForYou
          : room.waitsFor(slow, free);
  // Nobody begins alone, and a rated seat waits for whoever has an account.
  const early = !alone && (sealed || !setup.rated || free === 0);
  const sooner =
    you === host
      ? sealed
        ? room.youStartSealed
        : room.youStart(free)
      : hostSeat?.kind === "person" &&
        (sealed ? room.hostStartsSealed(hostSeat.name) : room.hostStarts(hostSeat.name, free));
  const leave = async (): Promise<void> => {
    if (you === undefined || (await ask(({ caller }) => caller.call("stand", { table: id })))) go("/");
  };
  return (
    <section className="room-foot" aria-label={lead}>
      <div>
        <h2>{you !== undefined ? lead : first === undefined ? room.youWatchFull : room.youWatch}</h2>
        {you === undefined ? (
          <OwnName seat={first} onDone={() => first !== undefined && void sit(asking, party, first)} />
        ) : (
          !solo && (
            <p>
              {room.startNote} {early && sooner}
            </p>
          )
        )}
        {refused !== undefined && (
          <p role="alert">
            {refused} {you === undefined && setup.rated && <Link to="/account">{shell.account}</Link>}
          </p>
        )}
      </div>
      <div className="room-acts">
        <button type="button" className="btn" onClick={() => void leave()}>
          {room.leave}
        </button>
        {you === undefined ? (
          first !== undefined && (
            <button
              type="button"
              className="btn"
              data-kind="primary"
              onClick={() => void sit(asking, party, first)}
            >
              {room.sit}
            </button>
          )
        ) : you === host ? (
          <button
            type="button"
            className="btn"
            data-kind="primary"
            aria-disabled={alone || (setup.rated && free > 0)}
            onClick={() => void ask(({ caller }) => caller.call("start", { table: id }))}
          >
            {solo
              ? room.startSolo
              : sealed
                ? room.startSealed(people.length)
                : room.start(setup.rated ? 0 : free)}
          </button>
        ) : (
          own?.kind === "person" && (
            <button
              type="button"
              className="btn"
              data-kind={own.ready ? undefined : "primary"}
              onClick={() => void ask(({ caller }) => caller.call("ready", { table: id, ready: !own.ready }))}
            >
              {own.ready ? room.notYet : room.imReady}
            </button>
          )
        )}
      </div>
    </section>
  );
}

function OwnName({
  seat,
  onDone,
}: {
  readonly seat: Seat | undefined;
  readonly onDone: () => void;
}): ReactNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <NameField name={useSettings((settings) => settings.name)} seat={seat} />
    </form>
  );
}

function TurnSound(): ReactNode {
  const { room } = useOnlineWords();
  const on = useSettings((settings) => settings.sound);
  return <Switch label={room.sound} on={on} onChange={(sound) => changeSettings({ sound })} />;
}
