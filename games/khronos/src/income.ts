/** Income and its forecast (KH-110..116): what every domain is worth, to whom, as the boards stand. */
import type { Seat } from "@chronarium/kernel";
import { gridOf, type SquareId } from "./grid.ts";
import { type Building, type Layout, layoutOf, topMembers } from "./layout.ts";
import { worthOf } from "./options.ts";
import type { Board, Player, State } from "./state.ts";
import { ERAS, type Era } from "./tables.ts";

/** What income depends on: all of it open, so a viewer can ask too (KH-135). */
export type Realm = Pick<State, "options" | "hamlets" | "boards"> & {
  readonly players: readonly Pick<Player, "pawns">[];
};

export type DomainForecast = {
  /** Its top-most, then left-most building. */
  readonly at: SquareId;
  readonly buildings: readonly SquareId[];
  /** Who collects: one seat on Might and Faith, on Reason all who are tied for most cubes (KH-115). */
  readonly leaders: readonly Seat[];
  /** What it is worth to each leader. */
  readonly ecus: number;
  /** How firmly it is held: the size of the highest building, or on Reason the cubes that each leader has. */
  readonly hold: number;
};

export type SeatForecast = {
  readonly seat: Seat;
  /** By era, wherever his pawns stand. */
  readonly worth: Readonly<Record<Era, number>>;
  /** What he would collect now: only boards with a pawn of his (KH-111). */
  readonly income: Readonly<Record<Era, number>>;
  readonly total: number;
};

export type Forecast = {
  readonly domains: Readonly<Record<Era, readonly DomainForecast[]>>;
  readonly seats: readonly SeatForecast[];
};

/** If the round ended now: what every domain pays, and what every player would collect. */
export function forecast(realm: Realm): Forecast {
  const domains = {
    might: domainsOn(realm, "might"),
    faith: domainsOn(realm, "faith"),
    reason: domainsOn(realm, "reason"),
  };
  const seats = realm.players.map(({ pawns }, seat): SeatForecast => {
    const worth = { might: 0, faith: 0, reason: 0 };
    const income = { might: 0, faith: 0, reason: 0 };
    for (const era of ERAS) {
      for (const { leaders, ecus } of domains[era]) if (leaders.includes(seat)) worth[era] += ecus;
      if (pawns.includes(era)) income[era] = worth[era];
    }
    return { seat, worth, income, total: income.might + income.faith + income.reason };
  });
  return { domains, seats };
}

const rated = new WeakMap<Board, { readonly realm: Realm; readonly domains: readonly DomainForecast[] }>();

/** A cache like that of layouts: an untouched board keeps its identity from state to state. */
export function domainsOn(realm: Realm, era: Era): readonly DomainForecast[] {
  const board = realm.boards[era];
  const known = rated.get(board);
  if (known !== undefined && known.realm.options === realm.options && known.realm.hamlets === realm.hamlets)
    return known.domains;
  const domains = rateDomains(realm, era);
  rated.set(board, { realm, domains });
  return domains;
}

function rateDomains(realm: Realm, era: Era): readonly DomainForecast[] {
  const layout = layoutOf(gridOf(realm.options.map), realm.hamlets, realm.boards[era]);
  return layout.domains.map((members, domain) => {
    const buildings = members
      .map((i) => layout.buildings[i] as Building)
      .sort((a, b) => a.place.square - b.place.square);
    const squares = buildings.map((building) => building.at);
    const rating =
      era === "reason" ? rateReason(realm, buildings) : rateEarly(realm, layout, domain, era, buildings);
    return { at: squares[0] as SquareId, buildings: squares, ...rating };
  });
}

type Rating = Pick<DomainForecast, "leaders" | "ecus" | "hold">;

/** KH-112, KH-113: the owner of the highest building collects the values of the civil ones. */
function rateEarly(
  realm: Realm,
  layout: Layout,
  domain: number,
  era: "might" | "faith",
  buildings: readonly Building[],
): Rating {
  const [top] = topMembers(layout, domain, era === "might" ? "military" : "religious");
  const ecus = sum(buildings.map(({ type, size }) => (type === "civil" ? worthOf(realm.options, size) : 0)));
  const leaders = top?.tile !== undefined && "owner" in top.tile ? [top.tile.owner] : [];
  return { leaders, ecus, hold: top?.size ?? 0 };
}

/** KH-114, KH-115, KH-105: most cubes on civil buildings collect the renovated military and religious ones. */
function rateReason(realm: Realm, buildings: readonly Building[]): Rating {
  const cubes = realm.players.map(() => 0);
  let ecus = 0;
  for (const { type, size, at, tile } of buildings) {
    if (tile === undefined) {
      const seat = realm.boards.reason.hamletCubes[at];
      if (seat !== undefined) cubes[seat] = (cubes[seat] as number) + 1;
    } else if ("cubes" in tile) {
      for (const [seat, count] of tile.cubes.entries()) cubes[seat] = (cubes[seat] as number) + count;
    } else if (type !== "civil" && "renovated" in tile) {
      ecus += tile.renovated ? worthOf(realm.options, size) : realm.options.ruinValue;
    }
  }
  const most = Math.max(...cubes);
  const leaders = most === 0 ? [] : cubes.flatMap((count, seat) => (count === most ? [seat] : []));
  return { leaders, ecus, hold: most };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
