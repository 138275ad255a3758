/** What a shared table says before everything else: the line, time that is up, wishes of the others. */
import type { Client, Party } from "@chronarium/authority";
import AlarmClock from "lucide-react/icons/alarm-clock";
import Flag from "lucide-react/icons/flag";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { go } from "../app/router.ts";
import { useText } from "../app/text.ts";
import { useTable } from "../table/store.ts";
import { useLineAlert } from "./line-notice.tsx";
import { playAgain } from "./shared-library.ts";
import { freshShare } from "./shares.ts";
import { onClock, useNow } from "./times.ts";
import { type Asking, useAsking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";

type Props = { readonly party: Party; readonly ahead: number; readonly asking: Asking };

/** Undefined when there is nothing to say. */
export function useTableAlert(party: Party, ahead: number): ReactNode {
  const kept = useTable((state) => state.busy);
  const line = useLineAlert(kept);
  const asking = useAsking();
  const props = { party, ahead, asking };
  if (line !== undefined) return line;
  if (asking.refused !== undefined) return <p className="strip-said">{asking.refused}</p>;
  if (party.timeUp !== undefined) return <TimeUp {...props} timeUp={party.timeUp} />;
  if (party.phase === "running" && party.ending.length > 0) return <Ending {...props} />;
  if (party.again !== undefined) return <Again again={party.again} />;
  if (party.phase === "ended") return <Ended {...props} />;
  return party.phase === "running" && party.you === undefined ? returning(props) : undefined;
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
  const { seat, until, choices } = timeUp;
  const choose = (choice: "wait" | "bot" | "end") => (): void => {
    void asking.ask(({ caller }) => caller.call("timeChoice", { table: party.id, choice }));
  };
  const own = choices.find((each) => each.seat === party.you)?.choice;
  if (party.you === seat)
    return (
      <p className="strip-said">
        <AlarmClock size={18} aria-hidden="true" /> <b>{table.timeUpYou}</b>
      </p>
    );
  return (
    <>
      <p className="strip-said">
        <AlarmClock size={18} aria-hidden="true" /> <b>{table.timeUp(nameAt(party, seat))}</b>
      </p>
      <p className="strip-note">{table.timeUpLead(onClock(Math.max(0, until - now - ahead)))}</p>
      {party.you !== undefined &&
        (["wait", "bot", "end"] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            className="btn"
            aria-pressed={own === choice}
            onClick={choose(choice)}
          >
            {table.timeChoices[choice]}
          </button>
        ))}
    </>
  );
}

function Ending({ party, asking }: Props): ReactNode {
  const { table } = useOnlineWords();
  const { you, ending, id, seats } = party;
  const wish = (wished: boolean) => (): void => {
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
        <button type="button" className="btn" onClick={wish(!mine)}>
          {mine ? table.endWithdraw : table.endAgree}
        </button>
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

/** A bot plays for whoever is told this: he may come back. */
function returning({ party, asking }: Props): ReactNode {
  const held = party.seats.flatMap((seat, i) => (seat.kind === "bot" && seat.yours ? [i] : []));
  const [seat] = held;
  return seat === undefined ? undefined : <Return party={party} asking={asking} seat={seat} />;
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
