/** Four ways out of being a guest. */
import KeyRound from "lucide-react/icons/key-round";
import { type FormEvent, type ReactNode, useState } from "react";
import { changeSettings, useSettings } from "../app/settings.ts";
import { SegmentedControl } from "../shell/segmented-control.tsx";
import { askPeople } from "./ask.ts";
import { Card, Field } from "./card.tsx";
import { makePasskey, passkeysPossible, signInByPasskey } from "./passkey.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";
import type { Way } from "./words/words.ts";

const WAYS: readonly Way[] = ["signUp", "signIn", "recover", "useCode"];

export function Guest({ tables }: { readonly tables: number }): ReactNode {
  const { guest } = usePeopleWords();
  const [way, setWay] = useState<Way>("signUp");
  const [name, setName] = useState(useSettings((settings) => settings.name));
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [bring, setBring] = useState(true);
  const [codes, setCodes] = useState<readonly string[]>();
  const { ask, refused, asking } = useAsking();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={() => location.reload()} />;

  const go = async (): Promise<readonly string[] | undefined> => {
    switch (way) {
      case "signUp":
        return (await askPeople("signUp", { name, password })).codes;
      case "signIn":
        return askPeople("signIn", { name, password, bring });
      case "recover":
        return askPeople("recover", { name, code, password, bring });
      case "useCode":
        return askPeople("useCode", { code, bring });
    }
  };
  const byPasskey = (): Promise<readonly string[] | undefined> =>
    way === "signUp" ? makePasskey(name) : signInByPasskey(bring);
  const enter = async (how: () => Promise<readonly string[] | undefined>): Promise<void> => {
    if (asking) return;
    const done = await ask(how);
    if (done === undefined) return;
    if (way !== "useCode" && name.trim() !== "") changeSettings({ name: name.trim() });
    // Another cookie: the whole page begins anew with it.
    if (done.answer === undefined) location.reload();
    else setCodes(done.answer);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter(go);
  };
  return (
    <Card title={guest.ways[way]}>
      <p>{guest.lead}</p>
      <SegmentedControl
        label={guest.way}
        hideLabel
        value={way}
        onChange={setWay}
        segments={WAYS.map((each) => ({ value: each, label: guest.ways[each] }))}
      />
      <form onSubmit={submit}>
        {way !== "useCode" && (
          <Field
            label={guest.name}
            {...(way === "signUp" && { note: guest.nameNote })}
            value={name}
            autoComplete="username"
            onChange={setName}
          />
        )}
        {way === "recover" && (
          <Field label={guest.recovery} value={code} autoComplete="off" onChange={setCode} />
        )}
        {way === "useCode" && (
          <Field
            label={guest.code}
            note={guest.codeNote}
            value={code}
            autoComplete="one-time-code"
            onChange={setCode}
          />
        )}
        {way !== "useCode" && (
          <Field
            label={way === "recover" ? guest.newPassword : guest.password}
            {...(way !== "signIn" && { note: guest.passwordNote })}
            type="password"
            value={password}
            autoComplete={way === "signIn" ? "current-password" : "new-password"}
            onChange={setPassword}
          />
        )}
        {tables > 0 &&
          (way === "signUp" ? (
            <p className="people-note">{guest.tables(tables)}</p>
          ) : (
            <label className="people-check">
              <input type="checkbox" checked={bring} onChange={({ target }) => setBring(target.checked)} />
              {guest.bring(tables)}
            </label>
          ))}
        {refused !== undefined && <p role="alert">{refused}</p>}
        <button type="submit" className="btn" data-kind="primary" aria-disabled={asking}>
          {guest.go[way]}
        </button>
        {passkeysPossible() && (way === "signUp" || way === "signIn") && (
          <button type="button" className="btn" aria-disabled={asking} onClick={() => void enter(byPasskey)}>
            <KeyRound size={18} aria-hidden="true" /> {guest.passkey[way]}
          </button>
        )}
      </form>
    </Card>
  );
}
