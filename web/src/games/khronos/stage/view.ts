/** How the player looks at the boards: which era is large, what is pointed at, whether domains are drawn. */
import type { Era, Spot } from "@chronarium/khronos";
import { create } from "zustand";
import { focusOn } from "../../../play/focus.ts";

type ViewState = {
  /** The large board of a tablet, the only one of a phone. */
  readonly era: Era;
  readonly pointed: Spot | undefined;
  readonly domains: boolean;
  /** Places that a word speaks of, while somebody points at the word. */
  readonly named: readonly Spot[];
};

export const useView = create<ViewState>()(() => ({
  era: "might",
  pointed: undefined,
  domains: false,
  named: [],
}));

export const toggleDomains = (): void => useView.setState(({ domains }) => ({ domains: !domains }));

export const showEra = (era: Era): void => useView.setState({ era });

export const squareSelector = ({ era, at }: Spot): string =>
  `.k-board[data-era="${era}"] [data-square="${at}"]`;

/** Moves the keyboard to a square of a board. */
export function focusSquare(spot: Spot): void {
  showEra(spot.era);
  focusOn(squareSelector(spot));
}

/** The square that a part of a drawing stands for. */
export function spotOn(target: EventTarget | null): Spot | undefined {
  if (!(target instanceof Element)) return undefined;
  const at = target.getAttribute("data-square");
  const era = target.closest<HTMLElement>(".k-board")?.dataset.era as Era | undefined;
  return at === null || era === undefined ? undefined : { era, at };
}
