/** What a shared table says before everything else: the line, time that is up, wishes of the others. */
import type { BackAsked, Client, Party, TimeChoice } from "@chronarium/authority";
import AlarmClock from "lucide-react/icons/alarm-clock";
import Flag from "lucide-react/icons/flag";
import Plane from "lucide-react/icons/plane";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Scale from "lucide-react/icons/scale";
import Undo2 from "lucide-react/icons/undo-2";
import UserPlus from "lucide-react/icons/user-plus";
import { type ReactNode, useEffect, useRef } from "react";
import { go } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import { toast } from "../shell/toasts.tsx";
import { useTable } from "../table/store.ts";
import { useKeptMove } from "./kept-move.tsx";
import { useLineAlert } from "./line-notice.tsx";
import { NameField } from "./online-form.tsx";
import type { RatedChange } from "./rated-change.ts";
import { playAgain } from "./shared-library.ts";
import { freshShare } from "./shares.ts";
import { HOUR, onClock, useDay, useNow, useTimeOfDay } from "./times.ts";
import { type Asking, useAsking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";

type Props = { readonly party: Party; readonly ahead: number; readonly asking: Asking };

/** Undefined when there is nothing to say. */
export function useTableAlert(party: Party, ahead: number, change: RatedChange): ReactNode {
  const { waits, lost } = useKeptMove();
  const line = useLineAlert(waits);
  const asking = useAsking();
  const withdraws = useEndAnswer(party);
  const looksBack = useTable((state) => state.live !== state.shown);
  const props = { party, ahead, asking };
  if (line !== undefined) return line;
  if (lost !== undefined) return lost;
  if (asking.refused !== undefined) return <p className="strip-said">{asking.refused}</p>;
  // Whoever could sit in is offered that first, also while the others choose once more.
  const open = party.phase === "running" && party.you === undefined ? openSeat(party) : -1;
  if (open !== -1) return <SitIn party={party} asking={asking} seat={open} />;
  if (party.timeUp !== undefined) return <TimeUp {...props} timeUp={party.timeUp} />;
  if (party.back !== undefined) return <Back {...props} back={party.back} />;
  if (party.phase === "running" && party.ending.length > 0)
    return <Ending {...props} onWithdraw={withdraws} />;
  if (party.again !== undefined) return <Again again={party.again} />;
  if (party.phase === "ended") return <Ended {...props} />;
  if (change !== undefined && change !== "awaited" && !looksBack) return <Rated change={change} />;
  const until = party.you === undefined ? 0 : (party.clock?.off?.[party.you]?.until ?? 0);
  if (party.phase === "running" && until > party.now) return <Resting {...props} until={until} />;
  return party.phase === "running" && party.you === undefined ? returning(props) : undefined;
}

/** Whoever was told no hears it once, and when he may ask again. */
export function useBackAnswer({ back, backFrom, you, now }: Party, ahead: number): void {
  const { table } = useOnlineWords();
  const timeOf = useTimeOfDay();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && back === undefined && backFrom !== undefined && backFrom > now)
      toast(table.backRefused(timeOf(backFrom - ahead)));
    asked.current = back !== undefined && back.seat === you;
  });
}

/** Whoever wished to end the game hears that it goes on; answers what is to be called when he thinks better of it. */
function useEndAnswer({ ending, phase, you }: Party): () => void {
  const { table } = useOnlineWords();
  const asked = useRef(false);
  const wishes = you !== undefined && ending.includes(you);
  useEffect(() => {
    if (asked.current && !wishes && phase === "running") toast(table.endRefused);
    asked.current = wishes;
  }, [wishes, phase, table]);
  return () => {
    asked.current = false;
  };
}

const nameAt = ({ seats }: Party, seat: number): string => {
  const there = seats[seat];
  return there === undefined || there.kind === "free" ? "" : there.name;
};

function TimeUp({
  party,
  ahead,
  asking,
  timeUp,
}: Props & { readonly timeUp: NonNullable<Party["timeUp"]> }): ReactNode {
  const { table } = useOnlineWords();
  const now = useNow(1000);
  const { seat, until, why, choices } = timeUp;
  const sealed = playable(party.game)?.sealed === true;
  const choose = (choice: TimeChoice) => (): void => {
    void asking.ask(({ caller }) => caller.call("timeChoice", { table: party.id, choice }));
  };
  const mine = choices.find((each) => each.seat === party.you);
  const name = nameAt(party, seat);
  const { kind } = party.setup.clock;
  const inTime = (ms: number): string => (ms < HOUR ? onClock(ms) : table.hours(Math.floor(ms / HOUR)));
  const left = until === undefined ? undefined : inTime(Math.max(0, until - now - ahead));
  const named = (choice: TimeChoice): string =>
    choice === "wait" ? table.wait[kind] : table.timeChoices[choice];
  // One's own is the button that is pressed.
  const chosen = choices
    .filter((each) => each !== mine)
    .map((each) => `${nameAt(party, each.seat)}: ${named(each.choice)}.`);
  const watches = party.you === undefined;
  if (party.you === seat)
    return (
      <>
        <p className="strip-said">
          <AlarmClock size={18} aria-hidden="true" /> <b>{table.timeUpYou}</b>
        </p>
        {left !== undefined && <p className="strip-note">{table.timeUpLeadYou(left)}</p>}
      </>
    );
  const [askedOfGone, askedOfLate] = watches
    ? [table.goneOther, table.timeUpOther]
    : [table.goneUp, table.timeUp];
  return (
    <>
      <p className="strip-said">
        <AlarmClock size={18} aria-hidden="true" />{" "}
        <b>{(why === "gone" ? askedOfGone : askedOfLate)(name)}</b>
      </p>
      <p className="strip-note">
        {left === undefined
          ? table.goneLead(chosen.join(" "))
          : [(watches ? table.timeUpLeadOther : table.timeUpLead)(left), ...chosen].join(" ")}
      </p>
      {!watches && (
        <div className="strip-answers">
          {choicesAt(party, sealed).map((choice) => (
            <button
              key={choice}
              type="button"
              className="btn"
              aria-pressed={mine?.choice === choice}
              onClick={choose(choice)}
            >
              {named(choice)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** Whoever is rated plays himself. */
const choicesAt = ({ setup }: Party, sealed: boolean): readonly TimeChoice[] =>
  sealed ? SEALED_CHOICES : CHOICES.filter((choice) => !(setup.rated && choice === "friend"));

const CHOICES: readonly TimeChoice[] = ["wait", "bot", "friend", "end"];
const SEALED_CHOICES: readonly TimeChoice[] = ["wait", "share", "friend", "end"];

/** A step back over what others did: they answer, the asker may leave it. */
function Back({ party, ahead, asking, back }: Props & { readonly back: BackAsked }): ReactNode {
  const { table } = useOnlineWords();
  const now = useNow(1000);
  const { id, you, seats } = party;
  const answer = (agree: boolean) => (): void => {
    void asking.ask(({ caller }) => caller.call("answerBack", { table: id, agree }));
  };
  const missing = seats.flatMap((seat, i) =>
    seat.kind === "person" && i !== back.seat && !back.agreed.includes(i) ? [seat.name] : [],
  );
  const mine = you === back.seat;
  const agreed = you !== undefined && back.agreed.includes(you);
  return (
    <>
      <p className="strip-said">
        <Undo2 size={18} aria-hidden="true" />{" "}
        <b>{mine ? table.backYou(missing.join(", ")) : table.backAsked(nameAt(party, back.seat))}</b>
      </p>
      <p className="strip-note">{table.backLead(onClock(Math.max(0, back.until - now - ahead)))}</p>
      {you !== undefined && (
        <div className="strip-answers">
          {!mine && !agreed && (
            <button type="button" className="btn" data-kind="primary" onClick={answer(true)}>
              {table.backAgree}
            </button>
          )}
          <button type="button" className="btn" onClick={answer(false)}>
            {mine ? table.backWithdraw : table.refuse}
          </button>
        </div>
      )}
    </>
  );
}

function Resting({ party, ahead, asking, until }: Props & { readonly until: number }): ReactNode {
  const { table } = useOnlineWords();
  const dayOf = useDay();
  const end = (): void => {
    void asking.ask(({ caller }) => caller.call("rest", { table: party.id, days: 0 }));
  };
  return (
    <>
      <p className="strip-said">
        <Plane size={18} aria-hidden="true" /> <b>{table.resting(dayOf(until - ahead))}</b>
      </p>
      <button type="button" className="btn" onClick={end}>
        {table.restEnds}
      </button>
    </>
  );
}

function Ending({ party, asking, onWithdraw }: Props & { readonly onWithdraw: () => void }): ReactNode {
  const { table } = useOnlineWords();
  const { you, ending, id, seats } = party;
  const wish = (wished: boolean) => (): void => {
    if (!wished) onWithdraw();
    void asking.ask(({ caller }) => caller.call("wishEnd", { table: id, wish: wished }));
  };
  const missing = seats.flatMap((seat, i) =>
    seat.kind === "person" && !ending.includes(i) ? [seat.name] : [],
  );
  const mine = you !== undefined && ending.includes(you);
  const [first = 0] = ending;
  return (
    <>
      <p className="strip-said">
        <Flag size={18} aria-hidden="true" />{" "}
        <b>{mine ? table.endYou(missing.join(", ")) : table.endAsked(nameAt(party, first))}</b>
      </p>
      {you !== undefined && (
        <div className="strip-answers">
          {!mine && (
            <button type="button" className="btn" onClick={wish(true)}>
              {table.endAgree}
            </button>
          )}
          <button type="button" className="btn" onClick={wish(false)}>
            {mine ? table.endWithdraw : table.refuse}
          </button>
        </div>
      )}
    </>
  );
}

const again = async (line: Client, party: Party): Promise<void> => {
  const { you } = party;
  go(`/t/${await playAgain(line, party.id, you === undefined ? "" : nameAt(party, you))}`);
};

function Again({ again: next }: { readonly again: NonNullable<Party["again"]> }): ReactNode {
  const { table } = useOnlineWords();
  return (
    <>
      <p className="strip-said">
        <RotateCcw size={18} aria-hidden="true" /> <b>{table.again(next.by)}</b>
      </p>
      <button type="button" className="btn" onClick={() => go(`/t/${next.table}`)}>
        {table.goThere}
      </button>
    </>
  );
}

/** What the game has done to one's rating. Its line is there before that is known, so that nothing moves then. */
export function Rated({ change }: { readonly change: NonNullable<RatedChange> }): ReactNode {
  const { table } = useOnlineWords();
  return (
    <p className="strip-said">
      <Scale size={18} aria-hidden="true" />{" "}
      <b>{change === "awaited" ? table.ratedSoon : table.rated(change.before, change.after)}</b>
    </p>
  );
}

function Ended({ party, asking }: Props): ReactNode {
  const { table } = useOnlineWords();
  const { table: text } = useText();
  return (
    <>
      <p className="strip-said">
        <Flag size={18} aria-hidden="true" /> <b>{table.ended}</b>
      </p>
      {party.you !== undefined && (
        <button type="button" className="btn" onClick={() => void asking.ask((line) => again(line, party))}>
          {text.end.rematch}
        </button>
      )}
    </>
  );
}

const openSeat = ({ seats }: Party): number =>
  seats.findIndex((seat) => seat.kind === "person" && seat.lent !== undefined);

/** A bot plays for whoever is told this, and he may come back. */
function returning({ party, asking }: Props): ReactNode {
  const held = party.seats.flatMap((seat, i) => (seat.kind === "bot" && seat.yours ? [i] : []));
  const [seat] = held;
  return seat === undefined ? undefined : <Return party={party} asking={asking} seat={seat} />;
}

function SitIn({ party, asking, seat }: Omit<Props, "ahead"> & { readonly seat: number }): ReactNode {
  const { table } = useOnlineWords();
  const sit = (): void => {
    const { name } = useSettings.getState();
    void asking.ask(({ caller }) => caller.call("sit", { table: party.id, seat, name, share: freshShare() }));
  };
  return (
    <>
      <p className="strip-said">
        <UserPlus size={18} aria-hidden="true" /> <b>{table.seatOpen(nameAt(party, seat))}</b>
      </p>
      <NameField name={useSettings((settings) => settings.name)} seat={seat} />
      <button type="button" className="btn" data-kind="primary" onClick={sit}>
        {table.sitIn}
      </button>
    </>
  );
}

function Return({ party, asking, seat }: Omit<Props, "ahead"> & { readonly seat: number }): ReactNode {
  const { table } = useOnlineWords();
  const name = nameAt(party, seat);
  const sit = (): void => {
    void asking.ask(({ caller }) => caller.call("sit", { table: party.id, seat, name, share: freshShare() }));
  };
  return (
    <>
      <p className="strip-said">
        <b>{table.replaced(name)}</b>
      </p>
      <button type="button" className="btn" onClick={sit}>
        {table.takeBack}
      </button>
    </>
  );
}
