/** Who is being told about, what is said of it, and what it did to the viewer. */
import { useLanguage, useText } from "../app/text.ts";
import type { Line } from "../games/ui.ts";
import { lookOf, type SeatLook } from "../shell/seat-shapes.ts";
import { linesToTell } from "./following.ts";
import { type Told, useOpenUi, useTable } from "./store.ts";
import { type OrderedTurn, turnsTold } from "./turn-order.ts";
import { useCalled } from "./use-called.ts";

export type Teller = {
  readonly look: SeatLook;
  /** "Vesper acts, 2 of 3" */
  readonly who: string;
  readonly turns: readonly OrderedTurn[];
  /** A turn of the viewer's comes after them. */
  readonly yours: boolean;
  readonly lines: readonly Line[];
  readonly effect: string | undefined;
};

export function useTeller(telling: Told): Teller {
  const { following: text } = useText().table;
  const language = useLanguage();
  const ui = useOpenUi();
  const live = useTable((state) => state.live);
  const entries = useTable((state) => state.entries);
  const { names } = useCalled();
  const lines = linesToTell({ ui }, telling, language);
  const [first] = lines;
  const seat = telling.entries[0]?.seat ?? 0;
  const rival = ui.rivals?.(live, language).find(({ look }) => look === first?.rival);
  const told = turnsTold({ ui, live, entries }, telling);
  // Whoever answers a question in somebody's turn has no turn of his own, and no more has an automa.
  const apart = rival !== undefined || !told.turns.some((turn) => turn.tense === "now" && turn.seat === seat);
  const turns = apart ? [] : told.turns;
  const turn = turns.findIndex(({ tense }) => tense === "now") + 1;
  const { at, of } = telling.part ?? { at: turn - 1, of: turns.length };
  return {
    look: rival?.look ?? lookOf(seat),
    who: text.acts(rival?.name ?? names.seat(seat), at + 1, of),
    turns,
    yours: told.yours,
    lines,
    effect: rival === undefined ? ui.effect?.(telling, language, names) : undefined,
  };
}
