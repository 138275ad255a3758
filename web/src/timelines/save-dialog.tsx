/** A game that is not over becomes a file: with what its owner may know, or whole behind a passphrase. */
import { PASSPHRASE_LETTERS } from "@chronarium/authority";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { failureSentence } from "../app/refusal-text.ts";
import { useText } from "../app/text.ts";
import type { TableCard } from "../driver/types.ts";
import { playable } from "../games/catalogue.ts";
import { Dialog } from "../shell/dialog.tsx";
import "./save-dialog.css";

export default function SaveDialog({
  card,
  save,
  onClose,
}: {
  readonly card: TableCard;
  /** Without a passphrase it is empty. */
  readonly save: (passphrase: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const { table } = useText();
  const text = table.save;
  const [passphrase, setPassphrase] = useState("");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useId();
  // What somebody may know of a sealed game cannot be played on.
  const sealed = playable(card.game)?.sealed === true;
  const people = card.seats.filter(({ kind }) => kind === "human").length;
  const attempt = async (chosen: string): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await save(chosen);
      onClose();
    } catch (error) {
      setFailure(failureSentence(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className="save-ways">
        {!sealed && <p>{text.lead}</p>}
        {failure !== undefined && <p role="alert">{failure}</p>}
        {!sealed && (
          <section>
            <h3>{text.own}</h3>
            <p>{text.ownLead(people)}</p>
            <button
              type="button"
              className="btn"
              data-kind="primary"
              disabled={busy}
              onClick={() => void attempt("")}
            >
              {text.ownGo}
            </button>
          </section>
        )}
        <section>
          <h3>{text.sealed}</h3>
          <p>{text.sealedLead}</p>
          <form
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void attempt(passphrase);
            }}
          >
            <label htmlFor={field}>{text.passphrase(PASSPHRASE_LETTERS)}</label>
            <input
              id={field}
              type="text"
              autoComplete="off"
              spellCheck={false}
              minLength={PASSPHRASE_LETTERS}
              maxLength={200}
              required
              value={passphrase}
              onChange={({ target }) => setPassphrase(target.value)}
            />
            <button type="submit" className="btn" disabled={busy}>
              {text.sealedGo}
            </button>
          </form>
        </section>
      </div>
    </Dialog>
  );
}
