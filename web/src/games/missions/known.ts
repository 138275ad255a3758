/** What things are called, from the moments that were seen: the chronicle tells of places that were left long ago. */
import type { Seat } from "@chronarium/kernel";
import type { View } from "@chronarium/missions";
import type { Names as MissionNames } from "@chronarium/missions/text";
import type { Driver, Entry, Moment } from "../../driver/types.ts";
import type { Language } from "../../text/catalogue.ts";
import type { Names } from "../ui.ts";
import { wordsIn } from "./text.ts";

let table = "";
const called = new Map<string, string>();
/** The place of each round, by its number. */
const places = new Map<number, string>();
/** The act of each round, as it was at the earliest moment that was heard of it. */
const acts = new Map<number, { readonly act: string; readonly at: number }>();
const seats = new Map<string, Seat>();

function forget(of: string): void {
  table = of;
  called.clear();
  places.clear();
  acts.clear();
  seats.clear();
}

/** Everything in a view that has an id and a name. */
function namedIn(view: View): readonly (readonly [id: string, key: string])[] {
  const { visit } = view;
  return [
    ...view.receptacles.map(({ id, name }) => [id, name] as const),
    ...view.receptacles.map(({ gear }) => [gear.id, gear.name] as const),
    ...view.map.flatMap(({ id, loc, name }) => [[id, name] as const, [loc, name] as const]),
    ...(visit === null ? [] : [[visit.loc, visit.name] as const, [visit.spot, visit.name] as const]),
    ...(visit?.cards.map(({ id, caption }) => [id, caption] as const) ?? []),
    ...[...view.green, ...view.white, ...view.recap].map(({ id, name }) => [id, name] as const),
    ...view.tokens.map(({ id, name }) => [id, name] as const),
    ...view.proposals.flatMap(({ what, text }) => (text === null ? [] : [[what, text] as const])),
    ...(view.conflict === null ? [] : [[view.conflict.id, view.conflict.name] as const]),
  ];
}

/** A talent has no name but the first words of its text: "*Long arms.* Once in each place…". */
const talentIn = (text: string): string => text.replace(/^\*([^*]+?)\.?\*.*$/s, "$1");

export function hearNames({ table: { id }, revision, view: shown, words = {} }: Moment): void {
  if (id !== table) forget(id);
  const view = shown as View;
  for (const [thing, key] of namedIn(view)) {
    const word = words[key];
    // A ship's name is in italics on the card, and plain in a sentence.
    if (word !== undefined && word !== "") called.set(thing, word.replaceAll("*", ""));
  }
  for (const { id: rec, talent } of view.receptacles)
    if (talent !== null && words[talent] !== undefined)
      called.set(rec.replace("rec:", "talent:"), talentIn(words[talent]));
  for (const { rec, seat } of view.agents) seats.set(rec, seat);
  if (view.visit === null) return;
  places.set(view.round, words[view.visit.name] ?? "");
  if (view.act !== null && revision < (acts.get(view.round)?.at ?? Number.POSITIVE_INFINITY))
    acts.set(view.round, { act: words[view.act] ?? "", at: revision });
}

const IDS = /"(?:card|item|tok|hex|loc|spot|conf):[^"]+"/g;
/** A game of some hours names fewer than this. */
const MOST_ASKED = 80;

/** Whoever comes back, or reads on in another language, is told the old names by the moments they belong to. */
export async function recallNames(live: Moment, driver: Driver, entries: readonly Entry[]): Promise<void> {
  forget(live.table.id);
  hearNames(live);
  let asked = 0;
  for (const { events, revision } of entries) {
    const ids = JSON.stringify(events).match(IDS) ?? [];
    const begins = events.some(({ type }) => type === "displayed" || type === "proposed");
    if (!begins && ids.every((id) => called.has(id.slice(1, -1)))) continue;
    if (++asked > MOST_ASKED) return;
    hearNames(await driver.moment(revision));
  }
}

/** The place of a round; with the hour, "21:00" of "21:00, the storm", where an act begins. */
export function placeOfRound(round: number): string | undefined {
  const [place, act] = [places.get(round), acts.get(round)?.act];
  if (place === undefined || act === undefined || act === acts.get(round - 1)?.act) return place;
  return `${act.split(",")[0]} · ${place}`;
}
export const seatOfAgent = (rec: string): Seat => seats.get(rec) ?? 0;

const KINDS = {
  card: "card",
  item: "item",
  tok: "token",
  hex: "token",
  loc: "place",
  spot: "place",
  coin: "coin",
} as const;

export function nameOf(id: string, language: Language): string {
  const known = called.get(id);
  if (known !== undefined) return known;
  const kind = KINDS[id.split(":")[0] as keyof typeof KINDS];
  return wordsIn(language).unnamed[kind ?? "item"];
}

/** Names as the game's sentences ask for them. */
export const missionNames = (names: Names, language: Language): MissionNames => ({
  seat: names.seat,
  agent: (rec) => nameOf(rec, language),
  thing: (id) => nameOf(id, language),
});
