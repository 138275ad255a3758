/** The turns of the Chronomancer: those played, from the chronicle alone, and the next ones that the Clock tells. */
import { CONFIG, clockOrder, type Event, type State, type View } from "@chronarium/chronomancer";
import type { Entry, Moment } from "../../../driver/types.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { ChapterNames, PastTurn, Turn } from "../../ui.ts";
import { wordsIn } from "../text.ts";

type Seen = { readonly view: unknown };

export function turnOf(entries: readonly Entry[], { view }: Seen): readonly PastTurn[] {
  const now = view as View;
  const all = entries.map(({ revision, events }) => ({ revision, events: events as readonly Event[] }));
  const days = all.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "dayBegan" ? [event.day] : [])),
  );
  let chapter = (days[0] ?? now.day + 1) - 1;
  const first = entries[0]?.seat ?? now.turn;
  const turns: PastTurn[] = [{ seat: first, chapter, revision: 0 }];
  for (const { revision, events } of all)
    for (const event of events) {
      if (event.type === "dayBegan") chapter = event.day;
      if (event.type === "turnBegan") turns.push({ seat: event.seat, chapter, revision });
    }
  return turns;
}

/** Nobody can know how many turns a day will have: one for each merchant in the order of the Clock stands for them. */
export function turnsAhead({ view }: Pick<Moment, "view">): readonly Turn[] {
  const now = view as View;
  if (now.phase === "over") return [];
  const order = clockOrder(now as unknown as State).filter((who) => who !== "peddler");
  const rest = now.phase === "market" ? [] : [...order.filter((seat) => seat !== now.turn), now.turn];
  const days = Array.from({ length: CONFIG.rounds - now.day }, (_, i) => now.day + 1 + i);
  return [
    ...rest.map((seat) => ({ seat, chapter: now.day })),
    ...days.flatMap((chapter) => order.map((seat) => ({ seat, chapter }))),
  ];
}

export function chapterNames(day: number, language: Language): ChapterNames {
  const name = wordsIn(language).board.day(day);
  return { long: name, plain: name, short: `${day}` };
}
