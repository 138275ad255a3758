/** What a seat collected, domain by domain (KH-110 to KH-115). */

import type { Seat } from "@chronarium/kernel";
import {
  buildingOn,
  type DomainForecast,
  ERAS,
  type Era,
  type Event,
  forecast,
  type SquareId,
  type State,
  type View,
} from "@chronarium/khronos";
import { type Kind, kindOf } from "@chronarium/khronos/text";
import type { Told } from "../../../table/store.ts";
import { eventsOf } from "../chronicle/chronicle.ts";

type Income = Extract<Event, { type: "income" }>;

type PaidDomain = {
  readonly domain: DomainForecast;
  readonly ecus: number;
  /** The building that leads it; on Reason nothing but cubes does. */
  readonly head: { readonly kind: Kind; readonly at: SquareId } | undefined;
};
export type Receipt = {
  readonly era: Era;
  readonly ecus: number;
  readonly domains: readonly PaidDomain[];
  /** What it would have paid with a pawn there; undefined where one stands. */
  readonly missed: number | undefined;
};

export const incomesOf = (told: Pick<Told, "entries">): readonly Income[] =>
  told.entries.flatMap(eventsOf).filter((event) => event.type === "income");

/** The boards stand as they did when it was paid: nothing is built between an income and the next turn. */
export function receiptsOf(told: Told, seat: Seat): readonly Receipt[] {
  const view = told.after.view as View;
  const state = told.after.imagined as State;
  const { domains, seats } = forecast(view);
  const paid = incomesOf(told).filter((event) => event.seat === seat);
  return ERAS.map((era) => {
    const income = paid.find((event) => event.era === era);
    const listed = (income?.domains ?? []).flatMap(({ at, ecus }): readonly PaidDomain[] => {
      const domain = domains[era].find((each) => each.buildings.includes(at));
      return domain === undefined ? [] : [{ domain, ecus, head: headOf(state, era, domain, seat) }];
    });
    const pawn = view.players[seat]?.pawns.includes(era) === true;
    return {
      era,
      ecus: income?.ecus ?? 0,
      domains: listed,
      missed: pawn ? undefined : (seats[seat]?.worth[era] ?? 0),
    };
  });
}

function headOf(state: State, era: Era, { buildings }: DomainForecast, seat: Seat): PaidDomain["head"] {
  const type = era === "might" ? "military" : "religious";
  if (era === "reason") return undefined;
  const [head] = buildings
    .flatMap((at) => buildingOn(state, era, at) ?? [])
    .filter(
      ({ type: own, tile }) => own === type && tile !== undefined && "owner" in tile && tile.owner === seat,
    )
    .sort((a, b) => b.size - a.size);
  return head === undefined ? undefined : { kind: kindOf(head.type, head.size), at: head.at };
}
