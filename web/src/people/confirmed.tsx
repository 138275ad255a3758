/** Something that a stranger at an open device must not do: the password is asked for once more. */
import { type FormEvent, type ReactNode, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { askPeople } from "./ask.ts";
import { Field } from "./card.tsx";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

export function Confirmed({
  title,
  lead,
  name,
  go,
  onGo,
  onClose,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  /** Of the account. */
  readonly name: string;
  readonly go: string;
  /** Refused like everything else that is asked. */
  readonly onGo: () => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { guest } = usePeopleWords();
  const [password, setPassword] = useState("");
  const { ask, refused, asking } = useAsking();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (asking) return;
    await ask(async () => {
      await askPeople("signIn", { name, password, bring: false });
      await onGo();
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="people-confirm" onSubmit={(event) => void submit(event)}>
        <p>{lead}</p>
        <Field
          label={guest.password}
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={setPassword}
        />
        {children}
        {refused !== undefined && <p role="alert">{refused}</p>}
        <button type="submit" className="btn" data-kind="primary" aria-disabled={asking}>
          {go}
        </button>
      </form>
    </Dialog>
  );
}
