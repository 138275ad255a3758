/** What happens in a mission, in words for its author: every name with its id. */
import type { Event, Pack } from "@chronarium/missions";
import type { Loaded } from "@chronarium/missions/loader";
import { missionsText, type Names } from "@chronarium/missions/text";
import type { Language } from "../../language.ts";

/** What an author wants to hear of a game. */
const TOLD: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "entered",
  "took",
  "itemTaken",
  "tokenTaken",
  "testEnded",
  "answered",
  "conflictWon",
  "ended",
]);

export function toldOf(
  { pack, texts }: Loaded,
  events: readonly Event[],
  language: Language,
): readonly string[] {
  const names = namesFor(pack, texts[language] ?? texts[pack.languages[0]!] ?? {});
  return events
    .filter(({ type }) => TOLD.has(type))
    .map((event) => missionsText[language].event(event, names))
    .filter((line) => line !== "");
}

export function namesFor(pack: Pack, words: Readonly<Record<string, string>>): Names {
  const keys = new Map<string, string>([
    ...pack.receptacles.map(({ id, name }) => [id, name] as const),
    ...pack.receptacles.map(({ gear }) => [gear.id, gear.name] as const),
    ...[...pack.items, ...pack.tokens, ...pack.conflicts, ...pack.locations].map(
      ({ id, name }) => [id, name] as const,
    ),
    ...pack.locations.flatMap(({ cards }) => cards.map(({ id, caption }) => [id, caption] as const)),
  ]);
  const called = (id: string): string => words[keys.get(id) ?? ""] ?? id;
  return {
    seat: String,
    agent: called,
    thing: (id) => (keys.has(id) ? `${called(id)} (${id})` : id),
  };
}
