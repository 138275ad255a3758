/**
 * Which actions deserve a thought: of those that lead to the same balance of powers only one, so that some
 * hundreds or thousands of legal actions become a few dozen.
 */
import type { Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { countReason } from "./advice-domains.ts";
import { gridOf, type Place, placeAt } from "./grid.ts";
import { type Building, buildingAt, type Layout, layoutOf } from "./layout.ts";
import { worthOf } from "./options.ts";
import type { State } from "./state.ts";
import { ERAS, type Era, TYPES } from "./tables.ts";

/** Exchanges are left out: what they bring cannot be seen ahead, see `gambles`. */
export function worthTrying(state: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  const touches = readContacts(state);
  const seen = new Set<string>();
  return legal.filter((action) => {
    if (action.type === "exchange") return false;
    const key = sameness(state, action, touches);
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** KH-13: what an exchange brings is drawn. */
export function gambles(_state: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  return legal.filter(({ type }) => type === "exchange");
}

/** A pawn that carried nothing since its last journey could have gone to its new board at once (KH-14). */
export function wastes(earlier: readonly Action[], action: Action): boolean {
  if (action.type !== "travel") return false;
  for (const before of earlier.toReversed()) {
    if (before.type === "travel" && before.pawn === action.pawn) return true;
    if ("pay" in before && before.pay[action.pawn] > 0) return false;
  }
  return false;
}

/** Actions with the same key differ only in what does not matter here and now; undefined: like no other. */
function sameness(state: State, action: Action, touches: Contacts): string | undefined {
  switch (action.type) {
    case "build": {
      const { era, building, size, at, pay } = action;
      return `${era} ${building} ${size} ${pay[0] + pay[1]} ${touches(era, at, size)}`;
    }
    case "upgrade": {
      const { era, from, size, at, pay } = action;
      const { type, size: was, tile } = standing(state, era, from) ?? {};
      const owner = tile !== undefined && "owner" in tile ? tile.owner : undefined;
      return `${era} ${type} ${was} ${owner} ${size} ${pay[0] + pay[1]} ${touches(era, at, size)}`;
    }
    case "demolish":
      return `${action.era} ${action.at}`;
    case "populate":
    case "renovate": {
      const { type = "civil", size = 1 } = standing(state, "reason", action.at) ?? {};
      return `${action.type} ${type} ${size} ${action.pay[0] + action.pay[1]} ${touches("reason", action.at, size)}`;
    }
    default:
      return undefined;
  }
}

const standing = (state: State, era: Era, at: string): Building | undefined =>
  buildingAt(layoutOf(gridOf(state.options.map), state.hamlets, state.boards[era]), at);

type Contacts = (from: Era, at: string, size: Place["size"]) => number;

/** A number for what a block touches and covers on its board and, by its ripple, on the later ones (KH-55..57). */
function readContacts(state: State): Contacts {
  const grid = gridOf(state.options.map);
  const boards = ERAS.map((era) => {
    const layout = layoutOf(grid, state.hamlets, state.boards[era]);
    return { layout, kinds: layout.domains.map((_, domain) => kindOf(state, era, layout, domain)) };
  });
  const known = new Map<number, number>();
  return (from, at, size) => {
    const place = placeAt(grid, at, size) as Place;
    const first = ERAS.indexOf(from);
    const key = (first * 4 + size) * 1024 + place.square;
    let found = known.get(key);
    if (found === undefined) {
      found = 0;
      const last = size > 1 ? ERAS.length : first + 1;
      for (let era = first; era < last; era++) {
        const { layout, kinds } = boards[era] as (typeof boards)[number];
        found += (era + 1) * contacts(layout, kinds, place);
      }
      known.set(key, found);
    }
    return found;
  };
}

/** The sum does not depend on the order, and numbers this wild make equal sums of unequal domains unlikely. */
function contacts({ occupant, domainOf }: Layout, kinds: readonly number[], place: Place): number {
  const met: number[] = [];
  let sum = 0;
  for (const square of place.border) {
    const building = occupant[square] as number;
    if (building === -1) continue;
    const domain = domainOf[building] as number;
    if (met.includes(domain)) continue;
    met.push(domain);
    sum += kinds[domain] as number;
  }
  let last = -1;
  for (const square of place.squares) {
    const building = occupant[square] as number;
    if (building === -1 || building === last) continue;
    last = building;
    sum += 3 * (kinds[domainOf[building] as number] as number);
  }
  return sum;
}

/** Everything about a domain that income and Hierarchy ask for, mixed into one number. */
function kindOf(state: State, era: Era, { domains, buildings }: Layout, domain: number): number {
  const members = (domains[domain] as readonly number[]).map((i) => buildings[i] as Building);
  if (era === "reason") {
    const { cubes, worth, ruins, room } = countReason(state, members);
    return mix([worth, ruins, room, ...cubes]);
  }
  const tops = [0, 0, 0];
  const owners = [0, 0, 0];
  const sums = [0, 0, 0];
  for (const { type, size, tile } of members) {
    const i = TYPES.indexOf(type);
    sums[i] = (sums[i] as number) + worthOf(state.options, size);
    if (size <= (tops[i] as number)) continue;
    tops[i] = size;
    owners[i] = tile !== undefined && "owner" in tile ? tile.owner : -1;
  }
  return mix([...tops, ...owners, ...sums]);
}

/** FNV-1a, so that unequal lists give unequal numbers. */
function mix(numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const n of numbers) hash = Math.imul(hash ^ (n + 1), 0x01000193);
  return hash >>> 0;
}
