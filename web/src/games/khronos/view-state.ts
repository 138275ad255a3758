/** How the player looks at the boards: which era is large, what is pointed at, whether domains are drawn. */
import type { Era } from "@chronarium/khronos";
import { create } from "zustand";
import type { Spot } from "./plan.ts";

type ViewState = {
  /** The large board of a tablet, the only one of a phone. */
  readonly era: Era;
  readonly pointed: Spot | undefined;
  readonly domains: boolean;
  readonly goTo: boolean;
};

export const useView = create<ViewState>()(() => ({
  era: "might",
  pointed: undefined,
  domains: false,
  goTo: false,
}));

export const showEra = (era: Era): void => useView.setState({ era });

/** Moves the keyboard to a square of a board. */
export function focusSquare({ era, at }: Spot): void {
  showEra(era);
  requestAnimationFrame(() =>
    document.querySelector<SVGElement>(`.k-board[data-era="${era}"] [data-square="${at}"]`)?.focus(),
  );
}

export const squareElement = ({ era, at }: Spot): Element | null =>
  document.querySelector(`.k-board[data-era="${era}"] [data-square="${at}"]`);
