/**
 * What the player is about to do: actions chosen and not yet committed, and picks towards the next. As long as chance
 * has not spoken a plan may run over several questions; the primary button commits all of it. The plan knows no rule.
 */
import type { Action, Boat } from "@chronarium/chronomancer";
import { litBy, meanings, meant, type Pick, type Place } from "./picks.ts";
import { type Outcome, outcomeOf, type Setting } from "./setting.ts";

export type Plan = {
  /** Each answers what the one before leads to. */
  readonly script: readonly Action[];
  readonly picks: readonly Pick[];
  /** What the pointer looks at. */
  readonly aim: Pick | undefined;
  /** The boat whose pieces are shown large. */
  readonly manifest: Boat | undefined;
  /** Something that the rules refuse: "Why not?" explains it. */
  readonly attempt: { readonly action: Action; readonly place: Place | undefined } | undefined;
};

export const EMPTY: Plan = {
  script: [],
  picks: [],
  aim: undefined,
  manifest: undefined,
  attempt: undefined,
};

export type Step =
  | { readonly type: "aim"; readonly pick: Pick | undefined }
  | { readonly type: "manifest"; readonly boat: Boat | undefined }
  | { readonly type: "attempt"; readonly attempt: Plan["attempt"] }
  | { readonly type: "back" }
  | { readonly type: "clear" };

export function reduce(plan: Plan, step: Step): Plan {
  switch (step.type) {
    case "aim":
      return plan.aim === step.pick ? plan : { ...plan, aim: step.pick };
    case "manifest":
      return { ...plan, manifest: step.boat, attempt: undefined };
    case "attempt":
      return { ...plan, attempt: step.attempt, aim: undefined };
    case "back":
      return stepBack(plan);
    case "clear":
      return EMPTY;
  }
}

/** Esc: one level. */
function stepBack(plan: Plan): Plan {
  const { attempt, manifest, picks, script } = plan;
  if (attempt !== undefined) return { ...plan, attempt: undefined };
  if (manifest !== undefined) return { ...plan, manifest: undefined };
  if (picks.length > 0) return { ...EMPTY, script, picks: picks.slice(0, -1) };
  return script.length > 0 ? { ...EMPTY, script: script.slice(0, -1) } : EMPTY;
}

/** Where the script leads, step by step; the first is the position itself. */
function stops(setting: Setting, script: readonly Action[]): readonly Setting[] {
  const passed = [setting];
  for (const action of script) {
    const { next } = outcomeOf(passed.at(-1) ?? setting, action);
    if (next === undefined) break;
    passed.push(next);
  }
  return passed;
}

export type Derived = {
  /** The position in which the picks count. */
  readonly at: Setting;
  /** The action that the picks mean. */
  readonly planned: Action | undefined;
  /** The same, or what the pointer looks at. */
  readonly looked: Action | undefined;
  /** What the whole plan leads to. */
  readonly outcome: Outcome | undefined;
  /** The next question, once the picks mean an action and it leads to one. */
  readonly ahead: Setting | undefined;
  /** All that the primary button commits. Hours are paid without Frozen Hours unless some are chosen. */
  readonly commits: readonly Action[];
  /** All that can be chosen: to go on, or instead of the last pick. */
  readonly lit: ReadonlySet<Pick>;
  /** What is to be chosen next, for the list in the tray. */
  readonly next: readonly Pick[];
};

const NO_FROZEN: Action = { type: "pay" };

export function derive(setting: Setting, plan: Plan): Derived {
  const { script, picks, aim } = plan;
  const at = stops(setting, script).at(-1) ?? setting;
  const planned = meant(at.ways, picks);
  const aimed = aim === undefined || picks.includes(aim) ? undefined : meant(at.ways, [...picks, aim]);
  const looked = planned ?? aimed;
  const outcome = looked === undefined ? undefined : outcomeOf(at, looked);
  const ahead = planned === undefined ? undefined : outcome?.next;
  const paysAfter = ahead?.frame?.kind === "pay";
  const onward = litBy(at.ways, picks);
  const instead = picks.length === 0 ? onward : litBy(at.ways, picks.slice(0, -1));
  const after = ahead === undefined ? [] : litBy(ahead.ways, []);
  // Hours to pay are settled already, with no Frozen Hours: each that is spent is one pick more.
  const goesOn = planned === undefined || at.frame?.kind === "pay";
  return {
    at,
    planned,
    looked,
    outcome,
    ahead,
    commits: planned === undefined ? script : [...script, planned, ...(paysAfter ? [NO_FROZEN] : [])],
    lit: new Set([...onward, ...instead, ...after].filter((pick) => !picks.includes(pick))),
    next: [...(goesOn ? onward : after)],
  };
}

/** The plan after a place was chosen; undefined when the rules have nothing for it. */
export function choose(setting: Setting, plan: Plan, place: Place): Plan | undefined {
  const { frame } = stops(setting, plan.script).at(-1) ?? setting;
  for (const pick of meanings(place, frame)) {
    const chosen = choosePick(setting, plan, pick);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

export function choosePick(setting: Setting, plan: Plan, pick: Pick): Plan | undefined {
  const { script, picks } = plan;
  const passed = stops(setting, script);
  const at = passed.at(-1) ?? setting;
  const to = (more: readonly Action[], chosen: readonly Pick[]): Plan => ({
    ...EMPTY,
    script: more,
    picks: chosen,
  });
  if (picks.includes(pick))
    return to(
      script,
      picks.filter((other) => other !== pick),
    );
  if (litBy(at.ways, picks).has(pick)) return to(script, [...picks, pick]);
  const { planned, ahead } = derive(setting, plan);
  if (planned !== undefined && ahead !== undefined && litBy(ahead.ways, []).has(pick))
    return to([...script, planned], [pick]);
  if (picks.length > 0 && litBy(at.ways, picks.slice(0, -1)).has(pick))
    return to(script, [...picks.slice(0, -1), pick]);
  // Something else altogether: from here, or from an earlier point of the plan.
  for (let i = passed.length - 1; i >= 0; i--) {
    const ways = passed[i]?.ways ?? [];
    if (litBy(ways, []).has(pick)) return to(script.slice(0, i), [pick]);
  }
  return undefined;
}

/** The plan whose primary button commits this legal action. */
export function planFor({ ways }: Setting, action: Action): Plan {
  const same = JSON.stringify(action);
  const way = ways.find((each) => JSON.stringify(each.action) === same);
  return way === undefined ? EMPTY : { ...EMPTY, picks: way.picks };
}
