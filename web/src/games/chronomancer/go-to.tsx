/** G: a place by its name. */
import { BOATS, SPACES } from "@chronarium/chronomancer";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Dialog } from "../../shell/dialog.tsx";
import type { Place } from "./picks.ts";
import type { Scene } from "./use-scene.ts";
import { focusPlace, useView } from "./view-state.ts";

/** "T3", "LA", "boat 3" or just "3". */
export function placeNamed(name: string): Place | undefined {
  const plain = name.trim().toUpperCase();
  const space = SPACES.find((each) => each === plain);
  if (space !== undefined) return { on: "space", space };
  const number = /(\d)$/.exec(plain)?.[1];
  const boat = BOATS.find((each) => String(each) === number);
  return boat === undefined ? undefined : { on: "boat", boat };
}

export function GoTo({ scene }: { readonly scene: Scene }): ReactNode {
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first control; one comes here to write.
  useEffect(() => input.current?.focus(), []);
  const { goTo } = scene.words;
  const close = (): void => useView.setState({ goTo: false });
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const place = placeNamed(name);
    if (place === undefined) {
      setWrong(goTo.unknown(name));
      return;
    }
    close();
    focusPlace(place);
  };
  return (
    <Dialog title={goTo.label} onClose={close}>
      <form onSubmit={go} className="mc-go-to">
        <input
          ref={input}
          aria-label={goTo.label}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
        <button type="submit" className="btn" data-kind="primary">
          {goTo.go}
        </button>
        <p role="alert">{wrong}</p>
      </form>
    </Dialog>
  );
}
