/** Parts of every tray: why nothing can be chosen now, and the one button that commits the plan. */
import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import type { Moment } from "../driver/types.ts";
import type { Names } from "../games/ui.ts";
import { mayBranch, useTable } from "../table/store.ts";
import "./tray.css";

/** Somebody else acts, or nobody can here. */
export function Waiting({ moment, names }: { readonly moment: Moment; readonly names: Names }): ReactNode {
  const { play: text } = useText();
  const past = useTable((state) => state.live !== state.shown);
  const branches = useTable(mayBranch);
  if (past) return <p>{branches ? text.past : text.onlyPast}</p>;
  const [actor] = moment.actors;
  // Those who played may have ended it: nobody is waited for.
  if (actor === undefined || moment.table.ended !== undefined) return <p>{text.over}</p>;
  const name = names.seat(actor);
  return <p>{moment.thinking === undefined ? text.waiting(name) : text.thinking(name)}</p>;
}

/** Names the act; in a branch it is only tried. */
export function Confirm({
  name,
  note,
  onConfirm,
}: {
  readonly name: string;
  /** What cannot be taken back. */
  readonly note?: string | undefined;
  readonly onConfirm: () => unknown;
}): ReactNode {
  const { play: text } = useText();
  const busy = useTable((state) => state.busy);
  const branch = useTable((state) => state.live.table.branch !== undefined);
  return (
    <button
      type="button"
      className="btn"
      data-kind="primary"
      disabled={busy}
      onClick={() => void onConfirm()}
    >
      <span>{branch ? text.attempt(name) : name}</span>
      {note !== undefined && <small>{note}</small>}
    </button>
  );
}

export function Cancel({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const { play: text } = useText();
  return (
    <button type="button" className="btn" onClick={onCancel}>
      {text.cancel} <kbd>Esc</kbd>
    </button>
  );
}
