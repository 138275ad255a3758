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

const known = new WeakMap<Moment["table"]["seats"], Map<string, Names>>();

/** A seat without a name of its own is called by its colour. The same seats seen by the same person have the same names, one object. */
export function namesOf(
  { table: { seats }, viewer }: Pick<Moment, "viewer"> & { readonly table: Pick<Moment["table"], "seats"> },
  language: Language,
): Names {
  const ofSeats = known.get(seats) ?? new Map<string, Names>();
  known.set(seats, ofSeats);
  // Those who pass the screen on read the same sentences: there everybody has a name.
  const people = seats.filter(({ kind }) => kind === "human").length;
  const you = people === 1 && viewer !== "observer" ? viewer : undefined;
  const key = `${language} ${you}`;
  let names = ofSeats.get(key);
  if (names === undefined) {
    names = {
      ...(you !== undefined && { you }),
      seat: (seat: Seat): string => {
        const name = seats[seat]?.name.trim() ?? "";
        return NAMELESS.includes(name) ? (SEAT_WORDS[language][seat] ?? `${seat + 1}`) : name;
      },
    };
    ofSeats.set(key, names);
  }
  return names;
}
