/** G: a square by its name. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../../shell/dialog.tsx";
import type { Scene } from "./use-scene.ts";
import { focusSquare, useView } from "./view-state.ts";

export function GoTo({ scene }: { readonly scene: Scene }): ReactNode {
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first control; one comes here to write.
  useEffect(() => input.current?.focus(), []);
  const close = (): void => useView.setState({ goTo: false });
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const at = name.trim().toUpperCase();
    if (!scene.setting.grid.indexOf.has(at)) {
      setWrong(scene.words.goTo.unknown(name));
      return;
    }
    close();
    focusSquare({ era: useView.getState().era, at });
  };
  return (
    <Dialog title={scene.words.goTo.label} onClose={close}>
      <form onSubmit={go} className="go-to">
        <input
          ref={input}
          aria-label={scene.words.goTo.label}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
        <button type="submit" className="btn" data-kind="primary">
          {scene.words.text.choose}
        </button>
        <p role="alert">{wrong}</p>
      </form>
    </Dialog>
  );
}
