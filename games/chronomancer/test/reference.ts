/**
 * A second, plain reading of the parts of the register that are easiest to get wrong. It shares no code with the
 * engine: icons are strings, stacks are lists of Timepieces, Goods are sold one by one.
 */
import type { Event, Goods, SellAction, State, Who } from "../src/index.ts";

type Colour = "R" | "G" | "B" | "Y";
const COLOURS: readonly Colour[] = ["R", "G", "B", "Y"];

/** DS-1: white left edge, white right edge, blue left edge, blue right edge; h an Hourglass, c a Corruption. */
const EDGES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  P01: ["h", "h", "h", ""],
  P02: ["h", "c", "h", ""],
  P03: ["h", "h", "", "h"],
  P04: ["h", "h", "h", ""],
  P05: ["h", "hh", "h", "h"],
  P06: ["hc", "h", "h", "h"],
  P07: ["hh", "h", "h", "h"],
  P08: ["hh", "c", "hh", ""],
  P09: ["hhc", "h", "hh", "h"],
  P10: ["hhc", "h", "hc", "h"],
};
type Laid = { readonly tile: string; readonly side: "white" | "blue" };
const leftEdge = ({ tile, side }: Laid): string => EDGES[tile]![side === "white" ? 0 : 2];
const rightEdge = ({ tile, side }: Laid): string => EDGES[tile]![side === "white" ? 1 : 3];

/** CM-21, CM-26, CM-30, DS-2: all icons that a figure pays on a space, as one string. */
export function iconsAt(slots: Readonly<Record<"TL" | "TR" | "BL" | "BR", Laid>>, space: string): string {
  const { TL, TR, BL, BR } = slots;
  const icons: Readonly<Record<string, string>> = {
    LA: "hh",
    RA: "hh",
    LC: "h",
    RC: "h",
    T1: `h${leftEdge(TL)}`,
    T2: rightEdge(TL) + leftEdge(TR),
    T3: `${rightEdge(TR)}h`,
    B1: `${rightEdge(BR)}h`,
    B2: rightEdge(BL) + leftEdge(BR),
    B3: `h${leftEdge(BL)}`,
  };
  return icons[space]!;
}
export const countOf = (icons: string, icon: string): number => icons.split(icon).length - 1;

/** The Clock as one sees it on the table: on every hour a stack, bottom first (BG-28, BG-41). */
export class Dial {
  private stacks = new Map<number, Who[]>();

  constructor({ players, peddler }: Pick<State, "players" | "peddler">) {
    const all: { who: Who; order: number; hour: number }[] = players.map(({ timepiece }, who) => ({
      who,
      ...timepiece,
    }));
    if (peddler !== null) all.push({ who: "peddler", ...peddler.timepiece });
    for (const { who, hour } of all.sort((a, b) => a.order - b.order)) this.put(who, hour);
  }

  private put(who: Who, hour: number): void {
    this.stacks.set(hour, [...(this.stacks.get(hour) ?? []), who]);
  }

  hourOf(who: Who): number {
    for (const [hour, stack] of this.stacks) if (stack.includes(who)) return hour;
    throw new Error(`${who} has no Timepiece on the dial`);
  }

  private hours(): number[] {
    return [...this.stacks.keys()].filter((hour) => this.stacks.get(hour)!.length > 0).sort((a, b) => a - b);
  }

  get leading(): number {
    return this.hours().at(-1)!;
  }

  /** Furthest back, the top of the stack. */
  get next(): Who {
    return this.stacks.get(this.hours()[0]!)!.at(-1)!;
  }

  /** Hour by hour, and the marks stepped on. */
  advance(who: Who, hours: number, marks: readonly number[]): number[] {
    const from = this.hourOf(who);
    if (hours === 0) return [];
    this.stacks.set(
      from,
      this.stacks.get(from)!.filter((other) => other !== who),
    );
    const met: number[] = [];
    let dial = ((from - 1) % 12) + 1;
    for (let step = 1; step <= hours; step++) {
      dial = dial === 12 ? 1 : dial + 1;
      if (marks.includes(dial)) met.push(from + step);
    }
    this.put(who, from + hours);
    return met;
  }

  /** BG-41: hour by hour from the marker on, each stack as it lies is put onto the one at the marker. */
  gather(marker: number): Who[] {
    const pile: Who[] = [];
    for (const hour of this.hours()) {
      if (hour < marker) throw new Error(`somebody is still at ${hour}, before the marker at ${marker}`);
      pile.push(...this.stacks.get(hour)!);
    }
    this.stacks = new Map([[marker, pile]]);
    return [...pile].reverse();
  }

  /** Everybody, first to act first. */
  order(): Who[] {
    return this.hours().flatMap((hour) => [...this.stacks.get(hour)!].reverse());
  }
}

type Pier = "left" | "centre" | "right";
const PIER: Readonly<Record<string, Pier>> = {
  left: "left",
  centreLeft: "centre",
  centreRight: "centre",
  right: "right",
};
type Harbour = Pick<State, "boats">;

/** Everybody on a pier, as one string. */
const crowdOn = ({ boats }: Harbour, pier: Pier): string =>
  boats
    .filter(({ dock }) => dock !== null && PIER[dock] === pier)
    .map(({ pieces }) => pieces.join(""))
    .join("");

const VALUE: Readonly<Record<"small" | "large", Readonly<Record<Colour, number>>>> = {
  small: { R: 2, G: 2, B: 3, Y: 3 },
  large: { R: 4, G: 4, B: 6, Y: 6 },
};

/** BG-46..BG-53, DS-7: all ways to sell Goods of one colour, by deciding for every single Good where it goes. */
export function allSales(
  state: Harbour & Pick<State, "rogue">,
  shelf: Goods,
  colour: Colour,
): Map<string, { gold: number; cards: number }> {
  type Plan = { readonly size: "small" | "large"; readonly to: Pier | "kept" }[];
  let plans: Plan[] = [[]];
  for (const size of ["small", "large"] as const) {
    const outer: Pier = size === "small" ? "left" : "right";
    for (let i = 0; i < shelf[size][colour]; i++)
      plans = plans.flatMap((plan) =>
        (["kept", outer, "centre"] as const).map((to) => [...plan, { size, to }]),
      );
  }
  const out = new Map<string, { gold: number; cards: number }>();
  for (const plan of plans) {
    const piers = (["left", "centre", "right"] as const).filter((pier) => plan.some(({ to }) => to === pier));
    if (piers.length === 0) continue;
    // Every choice of piers whose Rogues are counted.
    for (let mask = 0; mask < 2 ** piers.length; mask++) {
      const counted = piers.filter((_, i) => (mask >> i) % 2 === 1);
      let gold = 0;
      let cards = 0;
      let possible = true;
      for (const pier of piers) {
        const crowd = crowdOn(state, pier);
        const rogues = countOf(crowd, "X");
        if (counted.includes(pier) && (state.rogue !== "cultists" || rogues === 0)) possible = false;
        const buyers = countOf(crowd, colour) + (counted.includes(pier) ? rogues : 0);
        if (buyers === 0) possible = false;
        // Each buyer pays for each Good.
        for (const { size, to } of plan) if (to === pier) gold += VALUE[size][colour] * buyers;
        if (pier === "centre") cards += 1;
        if (counted.includes(pier)) cards += 1;
      }
      if (!possible) continue;
      const number = (size: string, to: string): number =>
        plan.filter((good) => good.size === size && good.to === to).length;
      out.set(
        saleName({
          type: "sell",
          colour,
          small: [number("small", "left"), number("small", "centre")],
          large: [number("large", "right"), number("large", "centre")],
          rogues: counted,
        }),
        { gold, cards },
      );
    }
  }
  return out;
}

export const saleName = ({ colour, small, large, rogues = [] }: SellAction): string =>
  `${colour} ${small.join()} ${large.join()} ${[...rogues].sort().join()}`;

/** DS-8.6: Gold, kept Goods and Corruption cards of the Peddler's sales. */
export function peddlersMarket(
  harbour: Harbour,
  stock: Goods,
): { readonly gold: number; readonly cards: number; readonly stock: Goods } {
  const left = { small: { ...stock.small }, large: { ...stock.large } };
  let gold = 0;
  let cards = 0;
  for (const colour of COLOURS) {
    const buyers = (pier: Pier): number => countOf(crowdOn(harbour, pier), colour);
    const small = stock.small[colour] * VALUE.small[colour];
    const large = stock.large[colour] * VALUE.large[colour];
    const outside = small * buyers("left") + large * buyers("right");
    const mixed =
      Math.max(small * buyers("left"), small * buyers("centre")) +
      Math.max(large * buyers("right"), large * buyers("centre"));
    if (mixed - outside > 8) {
      gold += mixed;
      cards += 1;
      if (buyers("left") + buyers("centre") > 0) left.small[colour] = 0;
      if (buyers("right") + buyers("centre") > 0) left.large[colour] = 0;
    } else {
      gold += outside;
      if (buyers("left") > 0) left.small[colour] = 0;
      if (buyers("right") > 0) left.large[colour] = 0;
    }
  }
  return { gold, cards, stock: left };
}

/** DS-8.4: the boats with a free seat in the order of his liking, best first. */
export function peddlersBoats({ boats }: Harbour, piece: string): number[] {
  const free = boats.flatMap(({ pieces, dock }, i) =>
    dock === null && pieces.length < 4 ? [{ boat: i + 1, pieces: pieces.join("") }] : [],
  );
  if (piece === "X") free.sort((a, b) => a.pieces.length - b.pieces.length || a.boat - b.boat);
  else
    free.sort(
      (a, b) =>
        countOf(b.pieces, piece) - countOf(a.pieces, piece) ||
        b.pieces.length - a.pieces.length ||
        a.boat - b.boat,
    );
  return free.map(({ boat }) => boat);
}

/** DS-8.5: where he docks a boat that is full now. */
export function peddlersDock({ boats }: Harbour, boat: number, stock: Goods): string | null {
  const [outer, inner, goods] =
    boat <= 3
      ? (["left", "centreLeft", stock.small] as const)
      : (["right", "centreRight", stock.large] as const);
  const taken = (dock: string): boolean => boats.some((other) => other.dock === dock);
  if (taken(outer) && taken(inner)) return null;
  if (taken(outer)) return inner;
  if (taken(inner)) return outer;
  const wanted = COLOURS.some((colour) => goods[colour] > 0 && boats[boat - 1]!.pieces.includes(colour));
  return wanted ? outer : inner;
}

/** DS-4: the icons of the Townsfolk. */
const ICONS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "L01 RG,L02 RB,L03 RY,L04 GB,L05 GY,L06 BY,L07 R,L08 G,L09 B,L10 Y,L11 RB,L12 GY,M01 ,M02 ,M03 ,M04 ,M05 RX,M06 GX," +
    "M07 BX,M08 YX,M09 RBX,M10 GYX,M11 RYX,M12 GBX,S01 R,S02 G,S03 B,S04 Y,S05 RX,S06 G,S07 B,S08 RG,S09 BY,S10 GB,S11 RY,S12 Y"
  )
    .split(",")
    .map((row) => row.split(" ") as [string, string]),
);

/** BG-71, BG-72: what the end brings. */
export function endGold(
  { halls, lair }: Pick<State, "halls" | "lair">,
  staff: readonly string[],
  corruption: readonly string[],
): number {
  let gold = 0;
  for (const card of staff)
    for (const icon of ICONS[card]!) gold += icon === "X" ? -lair : halls[icon as Colour];
  // C10, C11 and C12 have two icons.
  for (const card of corruption) gold -= ["C10", "C11", "C12"].includes(card) ? 2 * lair : lair;
  return gold;
}

/** Everything in the events that gives a Who Gold. */
export function goldIn(event: Event): { readonly who: Who; readonly gold: number } | undefined {
  if (event.type === "sponsored" || event.type === "sold") return { who: event.who, gold: event.gold };
  if (event.type === "peddlerPoached") return { who: "peddler", gold: event.gold };
  return undefined;
}
