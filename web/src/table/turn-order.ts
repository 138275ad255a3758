/** Whose turns surround the present one, from what the game tells of turns past and to come. */
import type { Seat } from "@chronarium/kernel";
import type { Turn } from "../games/ui.ts";
import type { TableState, Told } from "./store.ts";

export type OrderedTurn = { readonly seat: Seat; readonly tense: "past" | "now" | "ahead" };

type Known = Pick<TableState, "ui" | "live" | "entries">;

/** The seats of the present round or day, each once, in the order of their turns. */
export function turnsNow({ ui, live, entries }: Known): {
  readonly chapter: number;
  readonly turns: readonly OrderedTurn[];
} {
  const past = ui.turnOf(entries, live);
  const now = past.at(-1);
  if (now === undefined) return { chapter: 1, turns: [] };
  const here = ({ chapter }: Turn): boolean => chapter === now.chapter;
  const ahead = ui.turnsAhead(live).filter(here);
  const order: OrderedTurn[] = [
    ...past
      .slice(0, -1)
      .filter(here)
      .map(({ seat }): OrderedTurn => ({ seat, tense: "past" })),
    { seat: now.seat, tense: "now" },
    ...ahead.map(({ seat }): OrderedTurn => ({ seat, tense: "ahead" })),
  ];
  // Where somebody has several turns, the present one counts, then the next, then the last.
  const best = (seat: Seat): OrderedTurn | undefined =>
    order.find((turn) => turn.seat === seat && turn.tense === "now") ??
    order.find((turn) => turn.seat === seat && turn.tense === "ahead") ??
    order.findLast((turn) => turn.seat === seat);
  return { chapter: now.chapter, turns: order.filter((turn) => best(turn.seat) === turn) };
}

/**
 * The turns between the viewer's last one and his next, and which of them is being told; for whoever has no turns of
 * his own, those of the same round or day. `yours`: a turn of the viewer's comes after them.
 */
export function turnsTold(
  { ui, live, entries }: Known,
  telling: Told,
): { readonly turns: readonly OrderedTurn[]; readonly yours: boolean } {
  const { viewer } = live;
  const step = telling.entries[0]?.revision ?? live.revision;
  const past = ui.turnOf(entries, live);
  const at = past.findLastIndex(({ revision }) => revision < step);
  const chapter = past[at]?.chapter;
  const inside = (turn: Turn): boolean => viewer !== "observer" || turn.chapter === chapter;
  const own = past.findLastIndex(({ seat }, i) => seat === viewer && i < at);
  const rest = [...past.slice(at + 1), ...ui.turnsAhead(live)];
  const until = rest.findIndex(({ seat }) => seat === viewer);
  const ordered = (turns: readonly Turn[], tense: OrderedTurn["tense"]): readonly OrderedTurn[] =>
    turns.filter(inside).map(({ seat }) => ({ seat, tense }));
  const turns = [
    ...ordered(past.slice(own + 1, at), "past"),
    ...ordered(past.slice(at, at + 1), "now"),
    ...ordered(rest.slice(0, until < 0 ? undefined : until), "ahead"),
  ];
  return { turns, yours: until >= 0 };
}
