/** What somebody is told who is not at the table, where, and when. */
import type { Account, NoticeKind, NoticeSettings } from "@chronarium/authority";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { Switch } from "../shell/switch.tsx";
import { askPeople } from "./ask.ts";
import { Card, Field } from "./card.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

const KINDS: readonly NoticeKind[] = ["turn", "time", "full", "asked", "over"];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const USUAL_QUIET = { from: 22, to: 8 };

type Changed = Partial<Omit<NoticeSettings, "quiet">> & {
  readonly quiet?: NoticeSettings["quiet"] | undefined;
};

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function NoticesCard({
  account: { mail, notices },
  mails,
  onChange,
}: {
  readonly account: Account;
  readonly mails: boolean;
  readonly onChange: () => void;
}): ReactNode {
  const { notices: words } = usePeopleWords();
  const language = useLanguage();
  const [address, setAddress] = useState("");
  const [pushed, setPushed] = useState(false);
  const { ask, refused, asking } = useAsking();
  const setMail = async (chosen: string): Promise<void> => {
    if (asking) return;
    const done = await ask(() => askPeople("setMail", { address: chosen, zone: zoneHere(), language }));
    if (done === undefined) return;
    setAddress("");
    onChange();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void setMail(address.trim());
  };
  const change = async (next: Changed): Promise<void> => {
    const { quiet, ...rest } = { ...notices, ...next };
    const chosen = { ...rest, zone: zoneHere(), language };
    const whole = quiet === undefined ? chosen : { ...chosen, quiet };
    if ((await ask(() => askPeople("setNotices", whole))) !== undefined) onChange();
  };
  const mailed = mails && mail?.confirmed === true;
  return (
    <Card title={words.title} note={words.note}>
      <PushSwitch onChange={setPushed} />
      {!mails ? (
        <p className="people-note">{words.none}</p>
      ) : mail === undefined ? (
        <form onSubmit={submit}>
          <Field label={words.address} value={address} autoComplete="email" onChange={setAddress} />
          <button type="submit" className="btn" aria-disabled={asking}>
            {words.set}
          </button>
        </form>
      ) : (
        <>
          <p role="status">
            {mail.confirmed ? words.confirmed(mail.address) : words.unconfirmed(mail.address)}
          </p>
          <button type="button" className="btn" aria-disabled={asking} onClick={() => void setMail("")}>
            {words.drop}
          </button>
        </>
      )}
      {refused !== undefined && <p role="alert">{refused}</p>}
      {(mailed || pushed) && (
        <Chosen notices={notices} mailed={mailed} onChange={(next) => void change(next)} />
      )}
      <p className="people-note">{words.hidden}</p>
    </Card>
  );
}

function Chosen({
  notices: { kinds, quiet, digest },
  mailed,
  onChange,
}: {
  readonly notices: NoticeSettings;
  readonly mailed: boolean;
  readonly onChange: (next: Changed) => void;
}): ReactNode {
  const { notices: words } = usePeopleWords();
  return (
    <>
      <fieldset className="people-kinds">
        <legend>{words.what}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className="people-check">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  kinds: KINDS.filter((each) => (each === kind ? target.checked : kinds.includes(each))),
                })
              }
            />
            {words.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <Switch
        label={words.quiet}
        explanation={words.quietNote}
        on={quiet !== undefined}
        onChange={(on) => onChange({ quiet: on ? USUAL_QUIET : undefined })}
      />
      {quiet !== undefined && (
        <div className="people-hours">
          <Hour
            label={words.from}
            value={quiet.from}
            onChange={(from) => onChange({ quiet: { ...quiet, from } })}
          />
          <Hour label={words.to} value={quiet.to} onChange={(to) => onChange({ quiet: { ...quiet, to } })} />
        </div>
      )}
      {mailed && (
        <Switch
          label={words.digest}
          explanation={words.digestNote}
          on={digest}
          onChange={(on) => onChange({ digest: on })}
        />
      )}
    </>
  );
}

function Hour({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (hour: number) => void;
}): ReactNode {
  const { notices: words } = usePeopleWords();
  const id = useId();
  return (
    <div className="people-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {words.hour(hour)}
          </option>
        ))}
      </select>
    </div>
  );
}
