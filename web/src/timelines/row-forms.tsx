import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../app/text.ts";

const LONGEST_NAME = 60;

export function RenameForm({
  title,
  onSave,
  onCancel,
}: {
  readonly title: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { timelines } = useText();
  const [name, setName] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="row-rename"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      <input
        ref={field}
        aria-label={timelines.renameLabel(title)}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="btn" data-kind="primary">
        {timelines.keepName}
      </button>
      <button type="button" className="btn" onClick={onCancel}>
        {timelines.cancel}
      </button>
    </form>
  );
}

/** The second step before something is lost. The way back has the focus. */
export function Confirm({
  question,
  yes,
  no,
  onYes,
  onNo,
}: {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <fieldset
      className="row-confirm"
      onKeyDown={(event) => {
        if (event.key === "Escape") onNo();
      }}
    >
      <legend>{question}</legend>
      <button type="button" className="btn" data-lost onClick={onYes}>
        {yes}
      </button>
      <button ref={keep} type="button" className="btn" onClick={onNo}>
        {no}
      </button>
    </fieldset>
  );
}
