/** What a line of a turn comes to, in the game's words. */
import type { TurnLine } from "@chronarium/bots/analysis";
import { type AnyOpenRules, type Explainer, explainTurn, type Seat } from "@chronarium/kernel";
import type { Names } from "../games/ui.ts";

export type Told = {
  /** In a few words, for a list. */
  readonly brief: string;
  readonly move: string;
  readonly reasons: string;
  /** The rest of the turn. */
  readonly rest: readonly string[];
};

/** More reasons than this nobody reads. */
const REASONS = 3;

/** Where two lines part: what they have in common says nothing about either. */
export function parting(one: TurnLine, other: TurnLine): number {
  const parts = one.findIndex((act, i) => JSON.stringify(act) !== JSON.stringify(other[i]));
  return Math.max(0, Math.min(parts === -1 ? one.length : parts, one.length - 1, other.length - 1));
}

export function toldLine(
  rules: Pick<AnyOpenRules, "refusal" | "apply" | "redact">,
  explainer: Explainer,
  state: unknown,
  seat: Seat,
  line: TurnLine,
  names: Names,
): Told {
  const { brief, move, reasons, rest } = explainTurn(rules, explainer, state, seat, line, names);
  return {
    brief,
    move,
    rest,
    reasons: reasons
      .slice(0, REASONS)
      .map(({ text }) => text)
      .join(" "),
  };
}
