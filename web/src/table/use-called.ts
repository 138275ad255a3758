/** How the table calls its seats: the only person at this screen is "You" in every list. */
import type { Seat } from "@chronarium/kernel";
import { useMemo } from "react";
import { useLanguage, useText } from "../app/text.ts";
import type { Names } from "../games/ui.ts";
import { isYou, namesOf } from "./names.ts";
import { useTable } from "./store.ts";

export type Called = { readonly names: Names; readonly called: (seat: Seat) => string };

export function useCalled(): Called {
  const { you } = useText().table.players;
  const language = useLanguage();
  const seats = useTable((state) => state.live.table.seats);
  const viewer = useTable((state) => state.live.viewer);
  const own = useTable((state) => state.live.own);
  return useMemo(() => {
    const seen = { table: { seats }, viewer, ...(own && { own }) };
    const names = namesOf(seen, language);
    return { names, called: (seat) => (isYou(seen, seat) ? you : names.seat(seat)) };
  }, [seats, viewer, own, language, you]);
}
