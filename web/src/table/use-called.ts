/** How the table calls its seats: the only person at this screen is "You" in every list. */
import type { Seat } from "@chronarium/kernel";
import { useMemo } from "react";
import { useLanguage, useText } from "../app/text.ts";
import type { Moment } from "../driver/types.ts";
import type { Names } from "../games/ui.ts";
import { namesOf } from "./names.ts";
import { useTable } from "./store.ts";

export type Called = { readonly names: Names; readonly called: (seat: Seat) => string };

export const isYou = ({ seats }: Pick<Moment["table"], "seats">, seat: Seat): boolean =>
  seats[seat]?.kind === "human" && seats.filter(({ kind }) => kind === "human").length === 1;

export function useCalled(): Called {
  const { you } = useText().table.players;
  const language = useLanguage();
  const seats = useTable((state) => state.live.table.seats);
  const viewer = useTable((state) => state.live.viewer);
  return useMemo(() => {
    const names = namesOf({ table: { seats }, viewer }, language);
    return { names, called: (seat) => (isYou({ seats }, seat) ? you : names.seat(seat)) };
  }, [seats, viewer, language, you]);
}
