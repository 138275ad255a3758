/** Asks for the name of a branch, says what is dealt anew, and goes there. */
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { failureSentence } from "../app/refusal-text.ts";
import { go } from "../app/router.ts";
import { useText } from "../app/text.ts";
import { BranchIcon } from "../shell/branch-icon.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { dropBranch, useTable, useTableStore } from "../table/store.ts";
import { chapterAt, sentenceAt } from "./sentence.ts";
import { useSpeech } from "./use-line.ts";

/** Longer names are not kept. */
const LONGEST = 64;

/** A modal dialog gives the focus to the element with this attribute, which React does not write. */
const startHere = (input: HTMLInputElement | null): void => input?.setAttribute("autofocus", "");

export default function BranchDialog({
  revision,
  placeholder,
}: {
  readonly revision: number;
  readonly placeholder: string;
}): ReactNode {
  const { timeline } = useText();
  const table = useTableStore();
  const over = useTable((state) => state.live.table.result !== undefined);
  const others = useTable(({ live, ui }) => !ui.sealed && (live.own?.length ?? 0) > 0);
  const speech = useSpeech();
  const id = useId();
  const [name, setName] = useState("");
  const [state, setState] = useState<"asking" | "making" | { readonly failed: string }>("asking");
  const close = (): void => dropBranch(table);
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === "making") return;
    setState("making");
    try {
      const made = await table.getState().driver.branch(revision, name.trim());
      close();
      go(`/t/${made}`);
    } catch (error) {
      setState({ failed: failureSentence(error) });
    }
  };
  return (
    <Dialog title={timeline.dialog.title(chapterAt(speech, revision))} onClose={close}>
      <form className="branch-form" onSubmit={(event) => void create(event)}>
        <p>{sentenceAt(speech, revision)}</p>
        <p>
          {over ? timeline.dialog.truth : timeline.dialog.redealt} {others && timeline.dialog.bots}
        </p>
        <label htmlFor={id}>{timeline.dialog.name}</label>
        <input
          id={id}
          ref={startHere}
          type="text"
          maxLength={LONGEST}
          placeholder={placeholder}
          value={name}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={(event) => setName(event.target.value)}
        />
        <small id={`${id}-help`}>{timeline.dialog.naming}</small>
        {typeof state === "object" && (
          <p role="alert">
            {timeline.dialog.failed} {state.failed}
          </p>
        )}
        <div className="branch-go">
          <button
            type="submit"
            className="btn"
            data-kind="primary"
            aria-disabled={state === "making" || undefined}
          >
            <BranchIcon size={18} /> {timeline.dialog.create}
          </button>
          <button type="button" className="btn" onClick={close}>
            {timeline.dialog.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
