/** Something that a stranger at an open device must not do: he is asked once more who he is. */
import type { Account } from "@chronarium/authority";
import KeyRound from "lucide-react/icons/key-round";
import { type FormEvent, type ReactNode, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { askPeople } from "./ask.ts";
import { Field } from "./card.tsx";
import { passkeysPossible, signInByPasskey } from "./passkey.ts";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

export function Confirmed({
  title,
  lead,
  account: { name, password: hasPassword, passkeys },
  go,
  onGo,
  onClose,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly account: Account;
  readonly go: string;
  /** Refused like everything else that is asked. */
  readonly onGo: () => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { guest, signIn } = usePeopleWords();
  const [password, setPassword] = useState("");
  const { ask, refused, asking } = useAsking();
  const prove = async (how: () => Promise<undefined>): Promise<void> => {
    if (asking) return;
    await ask(async () => {
      await how();
      await onGo();
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void prove(() =>
      hasPassword ? askPeople("signIn", { name, password, bring: false }) : signInByPasskey(false),
    );
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="people-confirm" onSubmit={submit}>
        <p>{lead}</p>
        {hasPassword && (
          <Field
            label={guest.password}
            type="password"
            value={password}
            autoComplete="current-password"
            onChange={setPassword}
          />
        )}
        {children}
        {refused !== undefined && <p role="alert">{refused}</p>}
        <button type="submit" className="btn" data-kind="primary" aria-disabled={asking}>
          {hasPassword ? go : signIn.byPasskey(go)}
        </button>
        {hasPassword && passkeys.length > 0 && passkeysPossible() && (
          <button
            type="button"
            className="btn"
            aria-disabled={asking}
            onClick={() => void prove(() => signInByPasskey(false))}
          >
            <KeyRound size={18} aria-hidden="true" /> {signIn.byPasskey(go)}
          </button>
        )}
      </form>
    </Dialog>
  );
}
