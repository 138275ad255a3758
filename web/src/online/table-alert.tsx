/** What a shared table says before everything else: the line, time that is up, wishes of the others. */
import type { Client, Party } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import Bot from "lucide-react/icons/bot";
import Flag from "lucide-react/icons/flag";
import Plane from "lucide-react/icons/plane";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Scale from "lucide-react/icons/scale";
import UserPlus from "lucide-react/icons/user-plus";
import { type ReactNode, useEffect, useRef } from "react";
import { go } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import { seatToAct, useTable } from "../table/store.ts";
import type { Alert } from "./alert.tsx";
import { useBackOnLine } from "./back-on-line.tsx";
import { useKeptMove } from "./kept-move.tsx";
import { useLineAlert } from "./line-notice.tsx";
import { NameField } from "./online-form.tsx";
import { type Around, backAlert, endingAlert, nameAt, timeUpAlert } from "./questions.tsx";
import type { RatedChange } from "./rated-change.ts";
import { playAgain } from "./shared-library.ts";
import { freshShare } from "./shares.ts";
import { useDay, useTimeOfDay } from "./times.ts";
import { useAskingAtTable } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";

/** Undefined when there is nothing to say. */
export function useTableAlert(party: Party, ahead: number, change: RatedChange): Alert | undefined {
  const { table: words } = useOnlineWords();
  const { table: text } = useText();
  const { waits, lost } = useKeptMove();
  const plays = useTable((state) => seatToAct(state) !== undefined);
  const line = useLineAlert(waits, plays);
  const back = useBackOnLine();
  const asking = useAskingAtTable();
  const withdraws = useEndAnswer(party);
  const dayOf = useDay();
  const looksBack = useTable((state) => state.live !== state.shown);
  const { phase, you, timeUp, ending, again: next } = party;
  const runs = phase === "running";
  const around: Around = { party, ahead, asking, words };
  if (line !== undefined) return line;
  if (lost !== undefined) return lost;
  // Whoever could sit in is offered that first, also while the others choose once more.
  const open = runs && you === undefined ? openSeat(party) : -1;
  if (open !== -1) return sitIn(around, open);
  if (timeUp !== undefined) return timeUpAlert(around, timeUp);
  if (party.back !== undefined) return backAlert(around, party.back);
  if (runs && ending.length > 0) return endingAlert(around, withdraws);
  if (next !== undefined)
    return {
      key: `again ${next.table}`,
      Icon: RotateCcw,
      said: words.again(next.by),
      act: button(words.goThere, () => go(`/t/${next.table}`)),
    };
  if (phase === "ended")
    return {
      key: "ended",
      Icon: Flag,
      said: words.ended,
      ...(you !== undefined && {
        act: button(text.end.rematch, () => void asking.ask((client) => again(client, party))),
      }),
    };
  if (change !== undefined && change !== "awaited" && !looksBack)
    return { key: "rated", Icon: Scale, said: words.rated(change.before, change.after), calm: true };
  const until = you === undefined ? 0 : (party.clock?.off?.[you]?.until ?? 0);
  if (runs && until > party.now)
    return {
      key: `rest ${until}`,
      Icon: Plane,
      said: words.resting(dayOf(until - ahead)),
      act: button(
        words.restEnds,
        () => void asking.ask(({ caller }) => caller.call("rest", { table: party.id, days: 0 })),
      ),
    };
  return (runs && you === undefined ? returning(around) : undefined) ?? back;
}

const button = (name: string, run: () => void): ReactNode => (
  <button type="button" className="btn" onClick={run}>
    {name}
  </button>
);

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

const again = async (line: Client, party: Party): Promise<void> => {
  const { you } = party;
  go(`/t/${await playAgain(line, party.id, you === undefined ? "" : nameAt(party, you))}`);
};

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

const openSeat = ({ seats }: Party): number =>
  seats.findIndex((seat) => seat.kind === "person" && seat.lent !== undefined);

function sitIn({ party, asking, words }: Around, seat: Seat): Alert {
  const sit = (): void => {
    const { name } = useSettings.getState();
    void asking.ask(({ caller }) => caller.call("sit", { table: party.id, seat, name, share: freshShare() }));
  };
  const said = words.seatOpen(nameAt(party, seat));
  return {
    key: `open ${seat}`,
    Icon: UserPlus,
    seat,
    said,
    question: {
      title: said,
      text: <OwnName seat={seat} />,
      answers: (
        <button type="button" className="btn" data-kind="primary" onClick={sit}>
          {words.sitIn}
        </button>
      ),
    },
  };
}

function OwnName({ seat }: { readonly seat: Seat }): ReactNode {
  return <NameField name={useSettings((settings) => settings.name)} seat={seat} />;
}

/** A bot plays for whoever is told this, and he may come back. */
function returning({ party, asking, words }: Around): Alert | undefined {
  const seat = party.seats.findIndex((each) => each.kind === "bot" && each.yours);
  if (seat === -1) return undefined;
  const name = nameAt(party, seat);
  const sit = (): void => {
    void asking.ask(({ caller }) => caller.call("sit", { table: party.id, seat, name, share: freshShare() }));
  };
  return {
    key: `replaced ${seat}`,
    Icon: Bot,
    seat,
    said: words.replaced(name),
    question: {
      title: words.replaced(name),
      text: words.replacedLead,
      answers: (
        <button type="button" className="btn" data-kind="primary" onClick={sit}>
          {words.takeBack}
        </button>
      ),
    },
  };
}
