/** What is said to screen readers without being shown. One place for the whole page, so nothing is said twice. */
import type { ReactNode } from "react";
import { create } from "zustand";

type Urgency = "polite" | "assertive";
type Said = Readonly<Record<Urgency, { readonly text: string; readonly turn: number }>>;

const nothing = { text: "", turn: 0 };
const useSaid = create<Said>()(() => ({ polite: nothing, assertive: nothing }));

export function announce(text: string, urgency: Urgency = "polite"): void {
  useSaid.setState((said) => ({ [urgency]: { text, turn: said[urgency].turn + 1 } }));
}

export function LiveRegion(): ReactNode {
  const said = useSaid();
  return (
    <>
      {(["polite", "assertive"] as const).map((urgency) => (
        <div key={urgency} className="vh" aria-live={urgency} aria-atomic="true">
          {/* A new element each time: the same sentence twice is two events. */}
          <p key={said[urgency].turn}>{said[urgency].text}</p>
        </div>
      ))}
    </>
  );
}
