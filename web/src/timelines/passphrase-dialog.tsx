import { type ReactNode, useState } from "react";
import { useText } from "../app/text.ts";
import { Dialog } from "../shell/dialog.tsx";
import "./save-dialog.css";

/** A sealed file asks for what it was sealed with. */
export function PassphraseDialog({
  file,
  refused,
  onAnswer,
}: {
  readonly file: string;
  /** Why the last one did not open it. */
  readonly refused: string | undefined;
  /** Undefined: it stays shut. */
  readonly onAnswer: (passphrase: string | undefined) => void;
}): ReactNode {
  const { timelines } = useText();
  const [passphrase, setPassphrase] = useState("");
  return (
    <Dialog title={timelines.passphrase.title(file)} onClose={() => onAnswer(undefined)}>
      <form
        className="save-ways"
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(passphrase);
        }}
      >
        {refused !== undefined && <p role="alert">{refused}</p>}
        <label>
          {timelines.passphrase.label}
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={200}
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
          />
        </label>
        <button type="submit" className="btn" data-kind="primary">
          {timelines.passphrase.open}
        </button>
      </form>
    </Dialog>
  );
}
