/** How one comes in, and where one is signed in. */
import type { Account, Device } from "@chronarium/authority";
import Check from "lucide-react/icons/check";
import KeyRound from "lucide-react/icons/key-round";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { useNow } from "../online/times.ts";
import { toast } from "../shell/toasts.tsx";
import { timeAgo } from "../timelines/time-ago.ts";
import { askPeople } from "./ask.ts";
import { Card, Field } from "./card.tsx";
import { Confirmed } from "./confirmed.tsx";
import { makePasskey, passkeysPossible } from "./passkey.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

type Asked = "password" | "codes" | "passkey" | { readonly remove: string };

export function SignInCard({
  account,
  onChange,
}: {
  readonly account: Account;
  readonly onChange: () => void;
}): ReactNode {
  const { signIn, guest } = usePeopleWords();
  const language = useLanguage();
  const now = useNow(0);
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
  const addPasskey = async (): Promise<void> => {
    await makePasskey(account.name);
    done();
  };
  const newCodes = async (): Promise<void> => {
    setCodes((await askPeople("newCodes", undefined)).codes);
    done();
  };
  const removePasskey = (passkey: string) => async (): Promise<void> => {
    await askPeople("passkeyRemove", { passkey });
    done();
  };
  const [title, go] =
    asked === "password"
      ? [signIn.password, changePassword]
      : asked === "passkey"
        ? [signIn.addPasskey, addPasskey]
        : typeof asked === "object"
          ? [signIn.removePasskey, removePasskey(asked.remove)]
          : [signIn.codes, newCodes];
  if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <Card title={signIn.title}>
      <ul className="people-rows">
        {account.passkeys.map(({ id, name, used }) => (
          <li key={id}>
            <p>
              <b>{signIn.passkey(name === "" ? signIn.unknownDevice : name)}</b>
              <small>{signIn.used(timeAgo(used, now, language))}</small>
            </p>
            <button
              type="button"
              className="btn"
              aria-label={`${signIn.removePasskey}: ${name}`}
              onClick={() => setAsked({ remove: id })}
            >
              {signIn.remove}
            </button>
          </li>
        ))}
        <li>
          <p>
            <b>{signIn.password}</b>
            <small>{account.password ? signIn.passwordNote : signIn.noPassword}</small>
          </p>
          <button type="button" className="btn" onClick={() => setAsked("password")}>
            {account.password ? signIn.change : signIn.setPassword}
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
      {passkeysPossible() && (
        <button type="button" className="btn" onClick={() => setAsked("passkey")}>
          <KeyRound size={18} aria-hidden="true" /> {signIn.addPasskey}
        </button>
      )}
      <h3>{signIn.devices}</h3>
      <ul className="people-rows">
        {account.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={onChange} />
        ))}
      </ul>
      {asked !== undefined && (
        <Confirmed
          title={title}
          lead={signIn.again}
          account={account}
          go={signIn.againDo}
          onGo={go}
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
