/** What a step back takes and brings, in words: phrases for the tray, and what the places say of themselves. */
import { type Place, SLOTS, type TileId, type Who } from "@chronarium/chronomancer";
import { ofName, type Seat } from "@chronarium/kernel";
import type { Told } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Names, Returning } from "../../ui.ts";
import { textIn, wordsIn } from "../text.ts";
import { type Undone, undoneIn } from "./difference.ts";

/** `who` is undefined for the person who reads. */
type Owner = string | undefined;
type Words = {
  readonly figure: (who: Owner, figure: string, back: string) => string;
  readonly tile: (tile: TileId, who: Owner) => string;
  readonly frozen: (who: Owner, count: number) => string;
  readonly frozenHour: string;
  readonly goods: (goods: string, who: Owner) => string;
  readonly staff: (card: string, who: Owner) => string;
  readonly town: (card: string) => string;
  readonly corruption: (who: Owner, count: number) => string;
  readonly gold: (who: Owner, count: number) => string;
  readonly goldGone: (who: Owner, count: number) => string;
  readonly clock: (who: Owner, hour: string) => string;
  readonly docked: (boat: string, dock: string) => string;
  readonly atSea: (boat: string) => string;
  /** What a place says after its own words; or with what would return there. */
  readonly wouldGo: (what?: string) => string;
  readonly wouldReturn: (what?: string) => string;
  /** Where the boat would lie again: at a dock, or in the open cove. */
  readonly wouldSail: (dock: string | undefined) => string;
};

/** The heads of two lists: what would go, what would return. */
export const HEADS = {
  en: { goes: "What would go", returns: "What would return" },
  fr: { goes: "Ce qui partirait", returns: "Ce qui reviendrait" },
} as const;

const whose = (who: Owner): string => (who === undefined ? "your" : `${who}’s`);
const of = (article: string, thing: string, who: Owner): string =>
  who === undefined ? `votre ${thing}` : `${article}${thing} ${ofName(who)}`;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    figure: (who, figure, back) => `${whose(who)} ${figure} to ${back}`,
    tile: (tile, who) => `tile ${tile} in ${whose(who)} workshop`,
    frozen: (who, count) =>
      `${count === 1 ? "1 Frozen Hour" : `${count} Frozen Hours`} in ${whose(who)} workshop`,
    frozenHour: "The Frozen Hour",
    goods: (goods, who) => `${goods} on ${whose(who)} Sale shelf`,
    staff: (card, who) => `${card} in ${whose(who)} staff`,
    town: (card) => `${card} to the Town Square`,
    corruption: (who, count) => `${count} Corruption for ${who ?? "you"}`,
    gold: (who, count) => `${count} Gold for ${who ?? "you"}`,
    goldGone: (who, count) => `${count} of ${whose(who)} Gold`,
    clock: (who, hour) => `${whose(who)} Timepiece to ${hour}`,
    docked: (boat, dock) => `${boat} to its dock (${dock})`,
    atSea: (boat) => `${boat} to the open cove`,
    wouldGo: (what) => `${what === undefined ? "Would" : `${what} would`} go.`,
    wouldSail: (dock) => `Would return to ${dock === undefined ? "the open cove" : `its dock (${dock})`}.`,
    wouldReturn: (what) => `${what === undefined ? "Would" : `${what} would`} return.`,
  },
  fr: {
    figure: (who, figure, back) => `${of(/^[AEIOU]/.test(figure) ? "l’" : "le ", figure, who)} vers ${back}`,
    tile: (tile, who) => `tuile ${tile} dans ${of("l’", "atelier", who)}`,
    frozen: (who, count) =>
      `${count === 1 ? "1 Heure Gelée" : `${count} Heures Gelées`} dans ${of("l’", "atelier", who)}`,
    frozenHour: "l’Heure Gelée",
    goods: (goods, who) => `${goods} sur ${of("l’", "Étal", who)}`,
    staff: (card, who) => `${card} dans ${of("l’", "Équipe", who)}`,
    town: (card) => `${card} sur la Grand-Place`,
    corruption: (who, count) => `${count} Corruption pour ${who ?? "vous"}`,
    gold: (who, count) => `${count} Or pour ${who ?? "vous"}`,
    goldGone: (who, count) => (who === undefined ? `${count} de votre Or` : `${count} Or ${ofName(who)}`),
    clock: (who, hour) => `${of("le ", "pion Sablier", who)} sur ${hour}`,
    docked: (boat, dock) => `${boat} à quai (${dock})`,
    atSea: (boat) => `${boat} au large`,
    wouldGo: (what) => (what === undefined ? "Partirait." : `Partirait\u202f: ${what}.`),
    wouldSail: (dock) => (dock === undefined ? "Reviendrait au large." : `Reviendrait à quai (${dock}).`),
    wouldReturn: (what) => (what === undefined ? "Reviendrait." : `Reviendrait\u202f: ${what}.`),
  },
};

export function returnsOf(told: Told, language: Language, names: Names): Returning {
  const { boats, shops, clock, town, is } = undoneIn(told);
  const [say, text, words] = [WORDS[language], textIn(language), wordsIn(language)];
  const owner = (seat: Seat): Owner => (seat === names.you ? undefined : names.seat(seat));
  const merchant = (who: Who): Owner => (who === names.you ? undefined : text.who(who, names));
  const goes: string[] = [];
  const returns: string[] = [];
  const either = (more: number): string[] => (more > 0 ? returns : goes);
  for (const { boat, goes: seats, returns: pieces, dock } of boats) {
    const name = text.boat(boat);
    const aboard = is.boats[boat - 1]?.pieces ?? [];
    for (const seat of seats) goes.push(words.aboard(text.pieces[aboard[seat] ?? "X"].one, name));
    for (const piece of pieces) returns.push(words.aboard(text.pieces[piece].one, name));
    if (dock !== undefined)
      returns.push(dock === null ? say.atSea(name) : say.docked(name, text.outlook.quays[dock]));
  }
  for (const [seat, shop] of shops.entries()) {
    const who = owner(seat);
    for (const { figure, back } of shop.figures)
      returns.push(say.figure(who, text.figures[figure], text.spaces[back]));
    for (const { goes: out, returns: back } of shop.tiles) {
      if (out !== undefined) goes.push(say.tile(out.tile, who));
      if (back !== undefined) returns.push(say.tile(back.tile, who));
    }
    for (const { size, colour, more } of shop.goods)
      either(more).push(say.goods(text.goods(size, colour, Math.abs(more)), who));
    for (const more of [1, -1]) {
      const count = shop.frozen.filter((one) => one.more === more).length;
      if (count > 0) either(more).push(say.frozen(who, count));
    }
    for (const { goes: out, returns: back } of shop.staff) {
      if (out !== undefined) goes.push(say.staff(text.townsfolk[out], who));
      if (back !== undefined) returns.push(say.staff(text.townsfolk[back], who));
    }
    if (shop.corruption !== 0) either(shop.corruption).push(say.corruption(who, Math.abs(shop.corruption)));
    if (shop.gold > 0) returns.push(say.gold(who, shop.gold));
    if (shop.gold < 0) goes.push(say.goldGone(who, -shop.gold));
  }
  for (const card of town) returns.push(say.town(text.townsfolk[card]));
  for (const { who, back } of clock) returns.push(say.clock(merchant(who), text.hour(back)));
  return { goes, returns };
}

/** Whole sentences: the words of a place may end without a stop. */
const after = (words: string, sentences: readonly string[]): string =>
  sentences.length === 0 ? words : [/[.!?]$/.test(words) ? words : `${words}.`, ...sentences].join(" ");

/** The words of a place with what would become of it; `owner` is whose workshop it lies in. */
export function undoneAt(
  undone: Undone,
  language: Language,
  words: string,
  place: Place,
  owner: Seat | undefined,
): string {
  return after(words, sentencesAt(undone, language, place, owner));
}

function sentencesAt(
  { shops, boats, is, was }: Undone,
  language: Language,
  place: Place,
  owner: Seat | undefined,
): readonly string[] {
  const [say, text] = [WORDS[language], textIn(language)];
  const shop = owner === undefined ? undefined : shops[owner];
  const one = (back: boolean): readonly string[] => [back ? say.wouldReturn() : say.wouldGo()];
  switch (place.on) {
    case "boat": {
      const change = boats.find(({ boat }) => boat === place.boat);
      if (change === undefined) return [];
      const aboard = is.boats[place.boat - 1]?.pieces ?? [];
      const leaving = text.outlook.company(change.goes.map((seat) => aboard[seat] ?? "X"));
      const coming = text.outlook.company(change.returns);
      return [
        ...(leaving === "" ? [] : [say.wouldGo(leaving)]),
        ...(coming === "" ? [] : [say.wouldReturn(coming)]),
        ...(change.dock === undefined
          ? []
          : [say.wouldSail(change.dock === null ? undefined : text.outlook.quays[change.dock])]),
      ];
    }
    case "figure":
      return shop?.figures.some(({ figure }) => figure === place.figure) === true ? one(false) : [];
    case "space":
      return (shop?.figures ?? [])
        .filter(({ back }) => back === place.space)
        .map(({ figure }) => say.wouldReturn(text.figures[figure]));
    case "icon": {
      const change = shop?.frozen.find(({ colour }) => colour === place.colour);
      if (change === undefined) return [];
      return [change.more > 0 ? say.wouldReturn(say.frozenHour) : say.wouldGo(say.frozenHour)];
    }
    case "tile": {
      // Those of the Time Stream are named: one of them lay in the workshop.
      const slots = owner === undefined ? undefined : was.players[owner]?.slots;
      return SLOTS.some((slot) => slots?.[slot].tile === place.tile) ? one(true) : [];
    }
    case "good": {
      const change = shop?.goods.find(({ size, colour }) => size === place.size && colour === place.colour);
      if (change === undefined) return [];
      const what = text.goods(place.size, place.colour, Math.abs(change.more));
      return [change.more > 0 ? say.wouldReturn(what) : say.wouldGo(what)];
    }
    case "ability": {
      const change = shop?.staff.find(({ ability }) => ability === place.ability);
      return [
        ...(change?.goes === undefined ? [] : [say.wouldGo(text.townsfolk[change.goes])]),
        ...(change?.returns === undefined ? [] : [say.wouldReturn(text.townsfolk[change.returns])]),
      ];
    }
    default:
      return [];
  }
}
