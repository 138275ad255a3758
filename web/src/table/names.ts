/** How the people and bots at a table are called. */
import type { Seat } from "@chronarium/kernel";
import type { Moment } from "../driver/types.ts";
import type { Names } from "../games/ui.ts";
import type { Language } from "../text/catalogue.ts";

const SEAT_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Jade", "Saffron", "Brick", "Ink", "Chalk"],
  fr: ["Jade", "Safran", "Brique", "Encre", "Craie"],
};

/** What the new-game form calls a person who gave no name; sentences about "You" need another form of the verb. */
const NAMELESS: readonly string[] = ["", "You", "Vous"];

/** A seat without a name of its own is called by its colour. */
export const namesOf = (
  { table }: { readonly table: Pick<Moment["table"], "seats"> },
  language: Language,
): Names => ({
  seat: (seat: Seat): string => {
    const name = table.seats[seat]?.name.trim() ?? "";
    return NAMELESS.includes(name) ? (SEAT_WORDS[language][seat] ?? `${seat + 1}`) : name;
  },
});
