/** Tables for tests, and every set of options that changes the rules. */
import { readOptions } from "@chronarium/kernel";
import { chronomancer, type Frame, type Options, PAIRS, type Player, type State } from "../src/index.ts";

export type TableOptions = Partial<Options> & { readonly seats?: number; readonly seed?: string };

export function newTable({ seats = 2, seed = "test", ...options }: TableOptions = {}): State {
  const read = readOptions(chronomancer.options, options);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return chronomancer.setup(read.options, seats, seed);
}

/** BG-15, BG-16: each Rogue card with each pair of Townsfolk sets. */
export const ALL_OPTIONS: readonly Partial<Options>[] = (
  ["criminals", "cultists", "robbers"] as const
).flatMap((rogues) =>
  (Object.keys(PAIRS) as (keyof typeof PAIRS)[]).map((townsfolk) => ({ rogues, townsfolk })),
);

export const withPlayer = (state: State, seat: number, change: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

/** What a state waits for: a frame, the deed of a card, or nothing but a move. */
export function waitsFor({ phase, pending }: State): string {
  if (phase === "over") return "over";
  const frame: Frame | undefined = pending.at(-1);
  if (frame === undefined) return "move";
  return frame.kind === "deed" ? `deed ${frame.deed.kind}` : frame.kind;
}

export const bagSize = ({ bag }: Pick<State, "bag">): number =>
  Object.values(bag).reduce((sum, count) => sum + count, 0);
