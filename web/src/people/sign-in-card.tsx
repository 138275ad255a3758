/** How one comes in, and where one is signed in. */
import type { Account, Device } from "@chronarium/authority";
import Check from "lucide-react/icons/check";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { useNow } from "../online/times.ts";
import { toast } from "../shell/toasts.tsx";
import { timeAgo } from "../timelines/time-ago.ts";
import { askPeople } from "./ask.ts";
import { Card, Field } from "./card.tsx";
import { Confirmed } from "./confirmed.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

type Asked = "password" | "codes";

export function SignInCard({
  account,
  onChange,
}: {
  readonly account: Account;
  readonly onChange: () => void;
}): ReactNode {
  const { signIn, guest } = usePeopleWords();
  const [asked, setAsked] = useState<Asked>();
  const [next, setNext] = useState("");
  const [codes, setCodes] = useState<readonly string[]>();
  const done = (): void => {
    setAsked(undefined);
    setNext("");
    onChange();
  };
  const changePassword = async (): Promise<void> => {
    await askPeople("changePassword", { password: next });
    toast(signIn.changed);
    done();
  };
  const newCodes = async (): Promise<void> => {
    setCodes((await askPeople("newCodes", undefined)).codes);
    done();
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <Card title={signIn.title}>
      <ul className="people-rows">
        <li>
          <p>
            <b>{signIn.password}</b>
            <small>{signIn.passwordNote}</small>
          </p>
          <button type="button" className="btn" onClick={() => setAsked("password")}>
            {signIn.change}
          </button>
        </li>
        <li>
          <p>
            <b>{signIn.codes}</b>
            <small>{signIn.codesLeft(account.codes)}</small>
          </p>
          <button type="button" className="btn" onClick={() => setAsked("codes")}>
            {signIn.newCodes}
          </button>
        </li>
      </ul>
      <h3>{signIn.devices}</h3>
      <ul className="people-rows">
        {account.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={onChange} />
        ))}
      </ul>
      {asked !== undefined && (
        <Confirmed
          title={asked === "password" ? signIn.password : signIn.codes}
          lead={signIn.again}
          name={account.name}
          go={signIn.againDo}
          onGo={asked === "password" ? changePassword : newCodes}
          onClose={() => setAsked(undefined)}
        >
          {asked === "password" && (
            <Field
              label={guest.newPassword}
              note={guest.passwordNote}
              type="password"
              value={next}
              autoComplete="new-password"
              onChange={setNext}
            />
          )}
        </Confirmed>
      )}
    </Card>
  );
}

function DeviceRow({
  device: { id, name, seen, here },
  onEnd,
}: {
  readonly device: Device;
  readonly onEnd: () => void;
}): ReactNode {
  const { signIn } = usePeopleWords();
  const language = useLanguage();
  const now = useNow(0);
  const { ask, refused } = useAsking();
  const end = async (): Promise<void> => {
    if ((await ask(() => askPeople("endDevice", { device: id }))) !== undefined) onEnd();
  };
  const called = name === "" ? signIn.unknownDevice : name;
  return (
    <li>
      <p>
        <b>{called}</b>
        <small>{signIn.seen(timeAgo(seen, now, language))}</small>
        {refused !== undefined && <small role="alert">{refused}</small>}
      </p>
      {here ? (
        <span className="people-here">
          <Check size={18} aria-hidden="true" /> {signIn.here}
        </span>
      ) : (
        <button
          type="button"
          className="btn"
          aria-label={`${signIn.end}: ${called}`}
          onClick={() => void end()}
        >
          {signIn.end}
        </button>
      )}
    </li>
  );
}
