/** What the people at a table are asked together: whose time is up, a step back, an end by consent. */
import type { BackAsked, Party, TimeChoice, TimeUp } from "@chronarium/authority";
import AlarmClock from "lucide-react/icons/alarm-clock";
import Bot from "lucide-react/icons/bot";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Flag from "lucide-react/icons/flag";
import LinkIcon from "lucide-react/icons/link";
import Undo2 from "lucide-react/icons/undo-2";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { playable } from "../games/catalogue.ts";
import type { Alert } from "./alert.tsx";
import { HOUR, onClock, useNow } from "./times.ts";
import { Undone } from "./undone.tsx";
import type { Asking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";
import type { OnlineWords } from "./words/words.ts";

export type Around = {
  readonly party: Party;
  /** How far the server's clock is before ours. */
  readonly ahead: number;
  readonly asking: Asking;
  readonly words: OnlineWords["table"];
};

export const nameAt = ({ seats }: Party, seat: number): string => {
  const there = seats[seat];
  return there === undefined || there.kind === "free" ? "" : there.name;
};

/** Until the server does something by itself. */
function Left({
  until,
  ahead,
  said,
}: {
  readonly until: number;
  readonly ahead: number;
  readonly said: (time: string) => string;
}): ReactNode {
  const { table } = useOnlineWords();
  const left = Math.max(0, until - useNow(1000) - ahead);
  return said(left < HOUR ? onClock(left) : table.hours(Math.floor(left / HOUR)));
}

export function timeUpAlert({ party, ahead, asking, words }: Around, timeUp: TimeUp): Alert {
  const { id, you } = party;
  const { seat, until, why, choices } = timeUp;
  const name = nameAt(party, seat);
  const left = (said: (time: string) => string): Pick<Alert, "note"> =>
    until === undefined ? {} : { note: <Left until={until} ahead={ahead} said={said} /> };
  const about = { key: `time ${seat} ${why}`, Icon: AlarmClock };
  if (you === seat) {
    const status = { long: words.statusTimeUpYou, brief: words.statusTimeUpYou };
    return { ...about, said: words.timeUpYou, ...left(words.timeUpLeadYou), status, calm: true };
  }
  const gone = why === "gone";
  if (you === undefined)
    return {
      ...about,
      seat,
      said: (gone ? words.goneOther : words.timeUpOther)(name),
      ...left(words.timeUpLeadOther),
    };
  const named = (choice: TimeChoice): string =>
    choice === "wait" ? words.wait[party.setup.clock.kind] : words.timeChoices[choice];
  const mine = choices.find((each) => each.seat === you);
  // One's own is the button that is pressed.
  const others = choices
    .filter((each) => each !== mine)
    .map((each) => words.chosen(nameAt(party, each.seat), named(each.choice)));
  return {
    ...about,
    seat,
    said: (gone ? words.goneUp : words.timeUp)(name),
    ...(gone ? { note: words.goneLead } : left(words.timeUpLead)),
    status: { long: (gone ? words.statusGone : words.statusTimeUp)(name), brief: words.briefVote(name) },
    question: {
      title: words.whatNow,
      text: (
        <>
          {others.map((line) => (
            <span key={line}>{line} </span>
          ))}
          {mine === undefined ? words.notChosen : words.youChose}
        </>
      ),
      answers: choicesAt(party).map((choice) => {
        const pressed = mine?.choice === choice;
        const Icon = pressed ? Check : ICONS[choice];
        return (
          <button
            key={choice}
            type="button"
            className="btn"
            aria-pressed={pressed}
            onClick={() => void asking.ask(({ caller }) => caller.call("timeChoice", { table: id, choice }))}
          >
            <Icon size={18} aria-hidden="true" /> {named(choice)}
          </button>
        );
      }),
    },
  };
}

const ICONS = { wait: Clock, bot: Bot, friend: LinkIcon, share: Users, end: Flag } as const;
const CHOICES: readonly TimeChoice[] = ["wait", "bot", "friend", "end"];
const SEALED_CHOICES: readonly TimeChoice[] = ["wait", "share", "friend", "end"];

/** Whoever is rated plays himself. */
const choicesAt = ({ setup, game }: Party): readonly TimeChoice[] =>
  playable(game)?.sealed === true
    ? SEALED_CHOICES
    : CHOICES.filter((choice) => !(setup.rated && choice === "friend"));

/** A step back over what others did: they answer, the asker may leave it. */
export function backAlert({ party, ahead, asking, words }: Around, back: BackAsked): Alert {
  const { id, you, seats } = party;
  const { seat, until, agreed } = back;
  const answer = (agree: boolean) => (): void => {
    void asking.ask(({ caller }) => caller.call("answerBack", { table: id, agree }));
  };
  const missing = seats.flatMap((each, i) =>
    each.kind === "person" && i !== seat && !agreed.includes(i) ? [each.name] : [],
  );
  const name = nameAt(party, seat);
  const mine = you === seat;
  const answered = you !== undefined && agreed.includes(you);
  const waits = words.backWaits(missing.join(", "));
  const left = <Left until={until} ahead={ahead} said={words.backLead} />;
  const lists = <Undone otherwise={words.backAll} />;
  const about = { key: `back ${seat} ${until}`, Icon: Undo2, seat };
  if (you === undefined) return { ...about, said: words.backAsked(name), note: lists };
  return {
    ...about,
    said: mine ? words.backYou : words.backIf(name),
    status:
      mine || answered
        ? { long: waits, brief: waits }
        : { long: words.statusBack(name), brief: words.briefAnswer(name) },
    question: {
      title: mine ? words.backYou : words.backAsked(name),
      text: (
        <>
          {left} {lists} {mine || answered ? waits : words.backSafe}
        </>
      ),
      answers: (
        <>
          {!mine && !answered && (
            <button type="button" className="btn" data-kind="primary" onClick={answer(true)}>
              {words.backAgree}
            </button>
          )}
          <button type="button" className="btn" onClick={answer(false)}>
            {mine ? words.backWithdraw : words.refuse}
          </button>
        </>
      ),
    },
  };
}

export function endingAlert({ party, asking, words }: Around, onWithdraw: () => void): Alert {
  const { you, ending, id, seats } = party;
  const [first = 0] = ending;
  const about = { key: `end ${first}`, Icon: Flag, seat: first };
  const name = nameAt(party, first);
  if (you === undefined) return { ...about, said: words.endAsked(name) };
  const wish = (wished: boolean) => (): void => {
    if (!wished) onWithdraw();
    void asking.ask(({ caller }) => caller.call("wishEnd", { table: id, wish: wished }));
  };
  const missing = seats.flatMap((seat, i) =>
    seat.kind === "person" && !ending.includes(i) ? [seat.name] : [],
  );
  const mine = ending.includes(you);
  const waits = words.backWaits(missing.join(", "));
  return {
    ...about,
    said: mine ? words.endYou : words.endAsked(name),
    ...(mine && { note: waits }),
    status: mine
      ? { long: waits, brief: waits }
      : { long: words.statusEnd(name), brief: words.briefAnswer(name) },
    question: {
      title: mine ? words.endYou : words.endAsked(name),
      text: mine ? waits : words.endNote,
      answers: (
        <>
          {!mine && (
            <button type="button" className="btn" onClick={wish(true)}>
              {words.endAgree}
            </button>
          )}
          <button type="button" className="btn" onClick={wish(false)}>
            {mine ? words.endWithdraw : words.refuse}
          </button>
        </>
      ),
    },
  };
}
