/** What the page itself remembers of a table: whose hand is out, which card is looked at, which lane is asked for. */
import type { Seat } from "@chronarium/kernel";
import { create } from "zustand";
import { actFor, lookWith, type Table } from "../../../table/store.ts";
import type { Act } from "../sight.ts";

type Hand = {
  /** The receptacle that the next click on a card is for. */
  readonly rec: string | undefined;
  /** The card that is asked about: ways to explore it, or why not. */
  readonly card: string | undefined;
  /** The lane behind the curtain: asked for, held open, or open. */
  readonly lane:
    | { readonly rec: string; readonly seat: Seat; readonly open: "no" | "held" | "yes" }
    | undefined;
  /** What was refused, and what was meant by it. */
  readonly why: { readonly act: Act; readonly about: string } | undefined;
  /** Card A is folded away, for the place it belongs to. */
  readonly folded: string | undefined;
  /** The step at which a message ended that has been heard out. */
  readonly heardOut: number | undefined;
  /** How many hints of a card were asked for. */
  readonly hints: Readonly<Record<string, number>>;
};

const EMPTY: Hand = {
  rec: undefined,
  card: undefined,
  lane: undefined,
  why: undefined,
  folded: undefined,
  heardOut: undefined,
  hints: {},
};

export const useHand = create<Hand>()(() => EMPTY);
export const emptyHand = (): void => useHand.setState(EMPTY);

export const askWhy = (act: Act, about: string): void => useHand.setState({ why: { act, about } });

/** Does what is possible; says why the rest is not. */
export async function take(table: Table, act: Act, about: string): Promise<boolean> {
  return takeTogether(table, act.seat, [act], about);
}

/** One press for several agents: each seat's at once, seat by seat, as long as nothing is refused. */
export async function takeAll(table: Table, acts: readonly Act[], about: string): Promise<void> {
  for (const [seat, own] of Map.groupBy(acts, (act) => act.seat))
    if (!(await takeTogether(table, seat, own, about))) return;
}

async function takeTogether(table: Table, seat: Seat, acts: readonly Act[], about: string): Promise<boolean> {
  const refused = acts.find(({ refusal }) => refusal !== undefined);
  if (refused !== undefined) {
    askWhy(refused, about);
    return false;
  }
  useHand.setState({ why: undefined, card: undefined });
  return actFor(
    table,
    seat,
    acts.map(({ action }) => action),
  );
}

/** Whoever wants to read gets the screen; the words are fetched when the curtain opens, and gone when it closes. */
export const askForLane = (rec: string, seat: Seat): void =>
  useHand.setState({ lane: { rec, seat, open: "no" }, why: undefined });

export async function openLane(table: Table, how: "held" | "yes"): Promise<void> {
  const { lane } = useHand.getState();
  if (lane === undefined) return;
  useHand.setState({ lane: { ...lane, open: how } });
  await lookWith(table, lane.seat);
  // Let go in the meantime.
  if (useHand.getState().lane?.open !== how) await lookWith(table, "observer");
}

export async function closeLane(table: Table, away: boolean): Promise<void> {
  const { lane } = useHand.getState();
  if (lane === undefined) return;
  useHand.setState({ lane: away ? undefined : { ...lane, open: "no" } });
  if (lane.open !== "no") await lookWith(table, "observer");
}
