/** What a viewer cannot notice must change nothing for him: neither what he sees and hears, nor what he may do. */
import { canonicalJson } from "../src/canonical.ts";
import type { AnyRules, GameEvent, Refusal, Seat, Viewer } from "../src/contract.ts";
import { type Law, must } from "./broken.ts";
import type { Dice } from "./dice.ts";
import { heard, type Outcome, told } from "./heard.ts";
import type { NextAction } from "./non-interference.ts";
import { same } from "./same.ts";

const SECRETS: Law = "nobody learns what he may not know";
const TRACE: Law = "what is hidden leaves no trace";
const STALE: Law = "acts are never stale";

export function checkUnnoticed(
  rules: AnyRules,
  state: unknown,
  /** Everybody's legal actions. */
  lists: readonly (readonly unknown[])[],
  next: NextAction,
  dice: Dice,
): void {
  const after: Outcome = rules.apply(state, next.seat, next.action);
  const other: unknown = dice.pick<unknown>(lists[next.seat]!);
  const instead: Outcome = rules.apply(state, next.seat, other);
  // Where both lead to the same state there is no secret left.
  const isSecret = canonicalJson(after.state) !== canonicalJson(instead.state);
  const choice = `${JSON.stringify(next.action)} or ${JSON.stringify(other)} of ${next.seat}`;
  const viewers: readonly Viewer[] = [...lists.keys(), "observer"];
  for (const viewer of viewers) {
    if (viewer === next.seat) continue;
    const what = `of ${JSON.stringify(next.action)} of ${next.seat}, which ${viewer} does not notice,`;
    if (viewer !== "observer" && looksAlike(rules, state, after.state, viewer))
      checkStillLegal(rules, lists[viewer]!, after.state, viewer, what);
    if (told(rules, after.events, viewer).length === 0) {
      checkNoTrace(rules, state, after, viewer, what);
      checkFollower(rules, state, after, viewer, next, dice);
    }
    if (isSecret) checkChoice(rules, after, instead, viewer, choice);
  }
}

function checkNoTrace(rules: AnyRules, state: unknown, after: Outcome, viewer: Viewer, what: string): void {
  same(rules.viewFor(state, viewer), rules.viewFor(after.state, viewer), TRACE, `${what} the view`);
  same(rules.actors(state), rules.actors(after.state), TRACE, `${what} who may act`);
  if (viewer === "observer") return;
  const acts = (at: unknown): unknown => rules.sealed?.acts(at, viewer) ?? rules.legalActions(at, viewer);
  same(acts(state), acts(after.state), TRACE, `${what} what ${viewer} may do`);
}

/**
 * What somebody chose in secret: who cannot see which of two actions it was must not hear it either. In turns an action
 * of another kind is open, and may leave the same table.
 */
function checkChoice(rules: AnyRules, one: Outcome, other: Outcome, viewer: Viewer, choice: string): void {
  if (!looksAlike(rules, one.state, other.state, viewer)) return;
  const [a, b] = [told(rules, one.events, viewer), told(rules, other.events, viewer)];
  const kinds = (events: readonly GameEvent[]): string => events.map(({ type }) => type).join();
  if (!rules.simultaneous && kinds(a) !== kinds(b)) return;
  same(a, b, SECRETS, `what ${viewer} hears and does not see of ${choice}`);
}

const looksAlike = (rules: AnyRules, state: unknown, after: unknown, viewer: Viewer): boolean =>
  JSON.stringify(rules.viewFor(state, viewer)) === JSON.stringify(rules.viewFor(after, viewer));

/** Whoever sees no change may do what he could do before: a refusal would be about something he cannot know. */
function checkStillLegal(
  rules: AnyRules,
  legal: readonly unknown[],
  after: unknown,
  seat: Seat,
  what: string,
): void {
  for (const action of legal) {
    const refusal: Refusal | undefined = rules.refusal(after, seat, action);
    must(
      refusal === undefined,
      STALE,
      () => `${what} makes ${canonicalJson(action)} of ${seat} refused: ${refusal?.code}`,
    );
  }
}

/** The next thing that the viewer hears sounds the same whether the hidden one happened or not. */
function checkFollower(
  rules: AnyRules,
  state: unknown,
  after: Outcome,
  viewer: Viewer,
  next: NextAction,
  dice: Dice,
): void {
  const others: readonly Seat[] = rules.actors(state).filter((seat: Seat) => seat !== next.seat);
  if (others.length === 0) return;
  const seat = dice.pick(others);
  const action: unknown = dice.pick<unknown>(rules.legalActions(state, seat));
  if (rules.refusal(after.state, seat, action) !== undefined) return;
  const [without, withIt]: readonly Outcome[] = [
    rules.apply(state, seat, action),
    rules.apply(after.state, seat, action),
  ] as const;
  const [a, b] = [heard(rules, without!, viewer), heard(rules, withIt!, viewer)];
  const both = a.open === b.open ? Number.POSITIVE_INFINITY : Math.min(a.events.length, b.events.length);
  const what = `what ${viewer} hears of ${JSON.stringify(action)} of ${seat} after a hidden action`;
  same(a.events.slice(0, both), b.events.slice(0, both), TRACE, what);
}
