import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import type { SeatLook } from "../shell/seat-shapes.ts";
import "./caption.css";

/** What is being played, and whose it is; the screen reader hears it from the chronicle. */
export function Caption({ look, text }: { readonly look: SeatLook; readonly text: string }): ReactNode {
  const { skip } = useText().play;
  return (
    <p className="playing" aria-hidden="true">
      <SeatMark look={look} size={18} /> {text} <small>{skip}</small>
    </p>
  );
}
