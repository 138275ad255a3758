/** The end of a day: what every merchant sold at every pier, the Peddler's too, and who pays what (BG-44 to BG-50). */
import {
  closedSales,
  type Event,
  goldAtEnd,
  merchantsOf,
  PIECES,
  type Piece,
  type Pier,
  purseOf,
  type View,
  type Who,
} from "@chronarium/chronomancer";
import type { Entry } from "../../../driver/types.ts";
import type { Told } from "../../../table/store.ts";

type Sold = Extract<Event, { type: "sold" }>;
type Sponsored = Extract<Event, { type: "sponsored" }>;

export type MerchantDay = {
  readonly who: Who;
  readonly sponsors: readonly Sponsored[];
  readonly sales: Readonly<Record<Pier, readonly Sold[]>>;
  readonly today: number;
  readonly gold: number;
  readonly corruption: number;
  readonly ended: number;
};
export type DayEnd = {
  /** The day that is over. */
  readonly day: number;
  readonly merchants: readonly MerchantDay[];
  readonly halls: readonly { readonly piece: Piece; readonly count: number }[];
  readonly docked: number;
};

const eventsOf = (entry: Entry): readonly Event[] => entry.events as readonly Event[];

/** The day that begins with these entries, if one does after another. */
export const dayBegun = (entries: readonly Entry[]): number | undefined =>
  entries
    .flatMap(eventsOf)
    .flatMap((event) => (event.type === "dayBegan" && event.day > 1 ? [event.day] : []))[0];

/** From the whole chronicle up to the entries that ended the day. */
export function dayEndOf(chronicle: readonly Entry[], told: Told): DayEnd {
  const view = told.after.view as View;
  const all = chronicle.filter(({ revision }) => revision <= told.after.revision).flatMap(eventsOf);
  const market = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ type }) => type === "marketBegan"),
    ),
  );
  const closed = closedSales(all);
  const filled = market.find((event) => event.type === "hallsFilled");
  const yesterday = all.slice(0, all.length - market.length);
  const began = yesterday.findLastIndex(({ type }) => type === "dayBegan");
  return {
    day: (dayBegun(told.entries) ?? view.day) - 1,
    merchants: merchantsOf(view).map((who) => {
      const sales = closed.find((each) => each.who === who)?.sales ?? [];
      const sponsors = market.filter(
        (event): event is Sponsored =>
          event.type === "sponsored" && event.when === "market" && event.who === who,
      );
      const purse = purseOf(view, who);
      const player = who === "peddler" ? view.peddler : view.players[who];
      return {
        who,
        sponsors,
        sales: {
          left: sales.filter(({ pier }) => pier === "left"),
          centre: sales.filter(({ pier }) => pier === "centre"),
          right: sales.filter(({ pier }) => pier === "right"),
        },
        today:
          sales.reduce((sum, { gold }) => sum + gold, 0) + sponsors.reduce((sum, { gold }) => sum + gold, 0),
        gold: purse.gold,
        corruption: purse.corruption.length,
        ended: player === null || player === undefined ? purse.gold : goldAtEnd(view, player),
      };
    }),
    halls: PIECES.flatMap((piece) => {
      const count = filled?.pieces[piece] ?? 0;
      return count > 0 ? [{ piece, count }] : [];
    }),
    docked: yesterday.slice(Math.max(0, began)).filter(({ type }) => type === "docked").length,
  };
}
