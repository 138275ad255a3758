/** A new table for people on several devices: what its host chooses, and then there is a link to share. */
import type { PartySetup } from "@chronarium/authority";
import type { Seat, SeatRange } from "@chronarium/kernel";
import LinkIcon from "lucide-react/icons/link";
import { type ReactNode, useId, useState } from "react";
import { go } from "../app/router.ts";
import { changeSettings, useSettings } from "../app/settings.ts";
import type { PlayableGame } from "../games/entry.ts";
import { useAccount } from "../people/use-account.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { openLine } from "./line.ts";
import { type Pace, SetupFields, usualClock } from "./setup-fields.tsx";
import { freshShare, noteShare } from "./shares.ts";
import { onlineFailure, useOnlineWords } from "./use-words.ts";

const USUAL_SEATS = 3;
const LONGEST_NAME = 24;

export default function OnlineForm({
  game,
  pace,
  range,
  options,
  children,
}: {
  readonly game: PlayableGame;
  readonly pace: Pace;
  /** For how many what was chosen is. */
  readonly range: SeatRange;
  readonly options: Readonly<Record<string, unknown>>;
  /** The rules of the game. */
  readonly children: ReactNode;
}): ReactNode {
  const { form } = useOnlineWords();
  const limits = { min: Math.min(Math.max(2, range.min), range.max), max: range.max };
  const sealed = game.sealed === true;
  const timeless = sealed || range.max === 1;
  const [chosen, setChosen] = useState<Omit<PartySetup, "options">>({
    seats: USUAL_SEATS,
    clock: timeless ? { kind: "none" } : usualClock(pace),
    lobby: false,
    rated: false,
    help: false,
    takeBack: true,
  });
  // Another pace has other clocks, another mission other seats.
  const clock = fits(chosen.clock, pace) ? chosen.clock : usualClock(pace);
  const seats = Math.max(limits.min, Math.min(limits.max, chosen.seats));
  const setup: PartySetup = { ...chosen, clock, seats, options };
  const name = useSettings((settings) => settings.name);
  const account = useAccount();
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string>();
  // What there is to play of a sealed game comes later than this form, and says for how many it is.
  const unchosen = sealed && Object.keys(options).length === 0;
  const open = async (): Promise<void> => {
    if (opening || unchosen) return;
    setOpening(true);
    setFailure(undefined);
    try {
      const line = await openLine();
      const share = freshShare();
      const table = await line.caller.call("host", { game: game.id, setup, name, share });
      noteShare(table, share);
      go(`/t/${table}`);
    } catch (error) {
      setFailure(await onlineFailure(error));
      setOpening(false);
    }
  };
  return (
    <>
      <NameField name={name} seat={0} note={account === undefined ? form.guest : form.account(account)} />
      <SetupFields setup={setup} seats={limits} sealed={sealed} onChange={setChosen} />
      {children}
      <p className="setup-lead">{form.note}</p>
      <div className="start">
        {failure !== undefined && <p role="alert">{failure}</p>}
        <button
          type="button"
          className="btn"
          data-kind="primary"
          aria-disabled={opening || unchosen}
          onClick={() => void open()}
        >
          <LinkIcon size={18} aria-hidden="true" />
          {opening ? form.opening : form.open}
        </button>
        <p className="setup-note">{timeless ? form.nextSealed : setup.rated ? form.nextRated : form.next}</p>
      </div>
    </>
  );
}

const fits = ({ kind }: PartySetup["clock"], pace: Pace): boolean =>
  kind === "none" ? pace === "live" : kind === pace;

export function NameField({
  name,
  seat,
  note,
}: {
  readonly name: string;
  /** Where one would sit; whoever only watches has no seat. */
  readonly seat?: Seat | undefined;
  readonly note?: string;
}): ReactNode {
  const { form } = useOnlineWords();
  const id = useId();
  return (
    <div className="setup-field setup-name">
      <label htmlFor={id}>{form.name}</label>
      <span>
        {seat !== undefined && <SeatMark look={lookOf(seat)} size={22} />}
        <input
          id={id}
          value={name}
          placeholder={form.namePlaceholder}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          spellCheck={false}
          onChange={({ target }) => changeSettings({ name: target.value })}
        />
        {note !== undefined && <small>{note}</small>}
      </span>
    </div>
  );
}
