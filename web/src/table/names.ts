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

/**
 * Whether the seat is that of whoever looks at this screen. Those who pass it on read the same sentences: there everybody
 * has a name.
 */
export function isYou(
  { table: { seats }, own }: { readonly table: Pick<Moment["table"], "seats">; readonly own?: Moment["own"] },
  seat: Seat,
): boolean {
  if (own !== undefined) return own.length === 1 && own[0] === seat;
  return seats[seat]?.kind === "human" && seats.filter(({ kind }) => kind === "human").length === 1;
}

const known = new WeakMap<Moment["table"]["seats"], Map<string, Names>>();

/** A seat without a name of its own is called by its colour. The same seats seen by the same person have the same names, one object. */
export function namesOf(
  {
    table: { seats },
    viewer,
    own,
  }: Pick<Moment, "viewer" | "own"> & { readonly table: Pick<Moment["table"], "seats"> },
  language: Language,
): Names {
  const ofSeats = known.get(seats) ?? new Map<string, Names>();
  known.set(seats, ofSeats);
  const you = viewer !== "observer" && isYou({ table: { seats }, own }, viewer) ? viewer : undefined;
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
