/** Tells whoever runs the server about an account. */
import Flag from "lucide-react/icons/flag";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { toast } from "../shell/toasts.tsx";
import { askPeople } from "./ask.ts";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

const LONGEST = 1000;

export function Report({ name }: { readonly name: string }): ReactNode {
  const { profile: words } = usePeopleWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { ask, refused, asking } = useAsking();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (asking || (await ask(() => askPeople("report", { name, text }))) === undefined) return;
    toast(words.reported);
    setOpen(false);
    setText("");
  };
  return (
    <>
      <button type="button" className="btn people-report" onClick={() => setOpen(true)}>
        <Flag size={18} aria-hidden="true" /> {words.report}
      </button>
      {open && (
        <Dialog title={words.reportTitle(name)} onClose={() => setOpen(false)}>
          <form className="people-confirm" onSubmit={(event) => void send(event)}>
            <p>{words.reportLead}</p>
            <div className="people-field">
              <label htmlFor={id}>{words.reportText}</label>
              <textarea
                id={id}
                rows={5}
                maxLength={LONGEST}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </div>
            {refused !== undefined && <p role="alert">{refused}</p>}
            <button type="submit" className="btn" data-kind="primary" aria-disabled={asking}>
              {words.reportGo}
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}
