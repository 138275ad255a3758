/** Who is marked as acting, and how an automa stands while its turns are told one by one. */
import type { Seat } from "@chronarium/kernel";
import type { Moment } from "../driver/types.ts";
import type { OpenUi, Rival } from "../games/ui.ts";
import type { SeatLook } from "../shell/seat-shapes.ts";
import type { Language } from "../text/catalogue.ts";
import { linesToTell } from "./following.ts";
import type { Told } from "./store.ts";

/** Whoever may act, or is told about: an automa answers within somebody's act, and then he does not act. */
export function actingIn(
  ui: OpenUi,
  moment: Moment,
  told: Told | undefined,
  language: Language,
): { readonly seats: readonly Seat[]; readonly rival: SeatLook | undefined } {
  if (told === undefined) return { seats: moment.actors, rival: undefined };
  const rival = linesToTell({ ui }, told, language)[0]?.rival;
  return { seats: rival === undefined ? told.entries.map(({ seat }) => seat) : [], rival };
}

/** All its turns are one step: what they brought is known when the last of them is told. */
export function rivalsIn(
  ui: OpenUi,
  moment: Moment,
  told: Told | undefined,
  language: Language,
): readonly Rival[] {
  const { part, before } = told ?? {};
  const waits = part !== undefined && before !== undefined && part.at + 1 < part.of;
  return ui.rivals?.(waits ? before : moment, language) ?? [];
}
