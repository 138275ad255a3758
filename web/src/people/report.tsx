/** Tells whoever runs the server about an account. */
import Flag from "lucide-react/icons/flag";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { announce } from "../shell/live-region.tsx";
import { toast } from "../shell/toasts.tsx";
import { askPeople } from "./ask.ts";
import "./people.css";
import { peopleFailure, usePeopleWords } from "./use-words.ts";

const LONGEST = 1000;

export function Report({ name }: { readonly name: string }): ReactNode {
  const { profile: words } = usePeopleWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn people-report" onClick={() => setOpen(true)}>
        <Flag size={18} aria-hidden="true" /> {words.report}
      </button>
      {open && (
        <ReportDialog
          name={name}
          label={words.reportText}
          send={(text) => askPeople("report", { name, text }).catch(peopleFailure)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export function ReportDialog({
  name,
  label,
  send,
  onClose,
}: {
  readonly name: string;
  readonly label: string;
  /** Answers why it could not be done, in words. */
  readonly send: (text: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}): ReactNode {
  const { profile: words } = usePeopleWords();
  const id = useId();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const why = await send(text);
    setSending(false);
    setRefused(why);
    if (why !== undefined) return announce(why, "assertive");
    toast(words.reported);
    onClose();
  };
  return (
    <Dialog title={words.reportTitle(name)} onClose={onClose}>
      <form className="people-confirm" onSubmit={(event) => void submit(event)}>
        <p>{words.reportLead}</p>
        <div className="people-field">
          <label htmlFor={id}>{label}</label>
          <textarea
            id={id}
            rows={5}
            maxLength={LONGEST}
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {refused !== undefined && <p role="alert">{refused}</p>}
        <button type="submit" className="btn" data-kind="primary" aria-disabled={sending}>
          {words.reportGo}
        </button>
      </form>
    </Dialog>
  );
}
