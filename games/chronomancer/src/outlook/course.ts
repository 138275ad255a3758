/** The Gold of every merchant through the game, and why it ended as it did. */
import type { Result } from "@chronarium/kernel";
import type { Event } from "../events.ts";
import type { Ledger, Who } from "../state.ts";
import type { View } from "../view.ts";

type Final = Pick<View, "players" | "peddler">;

/** In the order of the seats; the Peddler is the last. */
export const merchantsOf = ({ players, peddler }: Final): readonly Who[] => [
  ...players.map((_, seat) => seat),
  ...(peddler === null ? [] : ["peddler" as const]),
];

export type FinalPurse = {
  readonly gold: number;
  readonly ledger: Ledger;
  readonly corruption: readonly string[];
  /** The Peddler's. */
  readonly start?: number;
};
export const purseOf = ({ players, peddler }: Final, who: Who): FinalPurse => {
  const purse = who === "peddler" ? peddler : players[who];
  if (purse === undefined || purse === null) throw new Error(`Nobody is called ${who} here.`);
  return purse;
};

function gain(event: Event): { readonly who: Who; readonly gold: number } | undefined {
  switch (event.type) {
    case "sponsored":
    case "sold":
      return event;
    case "peddlerPoached":
      return { who: "peddler", gold: event.gold };
    case "scored":
      return { who: event.who, gold: event.ledger.icons + event.ledger.rogues + event.ledger.corruption };
    default:
      return undefined;
  }
}

export type Course = {
  readonly merchants: readonly Who[];
  /** Gold after each step, by merchant. */
  readonly points: readonly (readonly number[])[];
  /** The evenings: the step, and the Gold before anything of the next day or of the final scoring. */
  readonly days: readonly { readonly day: number; readonly step: number; readonly gold: readonly number[] }[];
};

/** From what happened step by step, and the end; a branch's chronicle begins in the middle, so the beginning is reckoned back. */
export function course(steps: readonly (readonly Event[])[], final: View): Course {
  const merchants = merchantsOf(final);
  const now = merchants.map((who) => purseOf(final, who).gold);
  const add = (event: Event, sign: 1 | -1): void => {
    const gained = gain(event);
    if (gained === undefined) return;
    const at = merchants.indexOf(gained.who);
    now[at] = (now[at] ?? 0) + sign * gained.gold;
  };
  for (const event of steps.flat()) add(event, -1);
  const points = [[...now]];
  const days: Course["days"][number][] = [];
  const evening = (day: number): void => {
    if (days.at(-1)?.day !== day) days.push({ day, step: points.length, gold: [...now] });
  };
  for (const events of steps) {
    for (const event of events) {
      if (event.type === "dayBegan") evening(event.day - 1);
      if (event.type === "scored") evening(final.day);
      add(event, 1);
    }
    points.push([...now]);
  }
  return { merchants, points, days };
}

/** By what the winner is ahead of the next one (BG-74, DS-8.8). */
export type Reason =
  | { readonly kind: "gold"; readonly by: number; readonly over: Who }
  | {
      readonly kind: "corruption" | "townsfolk";
      readonly mine: number;
      readonly theirs: number;
      readonly over: Who;
    }
  /** Nothing tells the winners apart. */
  | { readonly kind: "shared" }
  /** DS-8.8: as much Gold as the Peddler is a loss. */
  | { readonly kind: "tie" };

export function outcome(
  final: Final,
  { winners, seats }: Result,
): { readonly winners: readonly Who[]; readonly reason: Reason } {
  const gold = (who: Who): number => purseOf(final, who).gold;
  if (final.peddler !== null) {
    const won = winners.length > 0;
    const by = Math.abs(gold(0) - gold("peddler"));
    const over = won ? "peddler" : 0;
    return {
      winners: won ? [0] : ["peddler"],
      reason: by === 0 ? { kind: "tie" } : { kind: "gold", by, over },
    };
  }
  const [first] = winners;
  const next = [...seats].sort((a, b) => a.place - b.place).find(({ seat }) => !winners.includes(seat))?.seat;
  if (first === undefined || winners.length > 1 || next === undefined)
    return { winners, reason: { kind: "shared" } };
  const by = gold(first) - gold(next);
  if (by > 0) return { winners, reason: { kind: "gold", by, over: next } };
  const cards = (who: Who): number => purseOf(final, who).corruption.length;
  if (cards(first) !== cards(next))
    return {
      winners,
      reason: { kind: "corruption", mine: cards(first), theirs: cards(next), over: next },
    };
  const staff = (seat: number): number => Object.keys(final.players[seat]?.staff ?? {}).length;
  return { winners, reason: { kind: "townsfolk", mine: staff(first), theirs: staff(next), over: next } };
}
