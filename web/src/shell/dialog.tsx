import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useText } from "../app/text.ts";
import { useBackCloses } from "./back-closes.ts";
import "./dialog.css";

/** A modal dialog while it is mounted. The browser keeps the focus inside and gives it back. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { shell } = useText();
  const id = useId();
  useBackCloses(onClose);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-btn" aria-label={shell.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
