/** G: a place by its name. `find` answers what brings the keyboard there, or nothing for a name that is none. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { create } from "zustand";
import { useText } from "../app/text.ts";
import { Dialog } from "../shell/dialog.tsx";
import "./go-to.css";

const useOpen = create<{ readonly open: boolean }>()(() => ({ open: false }));
export const openGoTo = (): void => useOpen.setState({ open: true });
const close = (): void => useOpen.setState({ open: false });

type Props = {
  readonly label: string;
  readonly unknown: (name: string) => string;
  readonly find: (name: string) => (() => void) | undefined;
};

export function GoTo(props: Props): ReactNode {
  const { open } = useOpen();
  useEffect(() => close, []);
  return open && <Asking {...props} />;
}

function Asking({ label, unknown, find }: Props): ReactNode {
  const { play: text } = useText();
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first control; one comes here to write.
  useEffect(() => input.current?.focus(), []);
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const there = find(name.trim().toUpperCase());
    if (there === undefined) {
      setWrong(unknown(name));
      return;
    }
    close();
    there();
  };
  return (
    <Dialog title={label} onClose={close}>
      <form onSubmit={go} className="go-to">
        <input
          ref={input}
          aria-label={label}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
        <button type="submit" className="btn" data-kind="primary">
          {text.goThere}
        </button>
        <p role="alert">{wrong}</p>
      </form>
    </Dialog>
  );
}
