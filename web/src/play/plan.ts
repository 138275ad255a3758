/**
 * What the player is about to do: actions chosen and not yet committed, and picks towards the next. As long as chance
 * has not spoken a plan may run over several questions; one press commits all of it. The plan knows no rule.
 *
 * `choosePick` is what a click does: put back, go on, answer the next question, replace the last pick, or begin
 * something else. `outlook` is what follows from a plan: what is lit, meant, looked at and missing.
 */
import type { Seat } from "@chronarium/kernel";
import { litBy, meant, type Way } from "./picks.ts";

/** The position a player looks at, with everything that can be done in it. Made once for each moment. */
export type Setting<State, Action, Pick extends string> = {
  /** Looks exactly like the moment to its viewer; what nobody may know is dealt at random. */
  readonly state: State;
  /** Who acts on this screen; undefined while somebody else does, or in the past. */
  readonly seat: Seat | undefined;
  readonly ways: readonly Way<Action, Pick>[];
};

export type Plan<Action, Pick extends string, Place> = {
  /** Each answers what the one before leads to. */
  readonly script: readonly Action[];
  readonly picks: readonly Pick[];
  /** What the pointer looks at. */
  readonly aim: Pick | undefined;
  /** The place whose possibilities are listed. */
  readonly open: Place | undefined;
  /** Something that the rules refuse: "Why not?" explains it. */
  readonly attempt: { readonly action: Action; readonly place: Place | undefined } | undefined;
};

export const EMPTY: Plan<never, never, never> = {
  script: [],
  picks: [],
  aim: undefined,
  open: undefined,
  attempt: undefined,
};

/** Nothing is planned: a suggestion may show. */
export const idle = ({ script, picks, open, attempt }: Plan<unknown, string, unknown>): boolean =>
  script.length === 0 && picks.length === 0 && open === undefined && attempt === undefined;

/** Esc: one level. */
export function stepBack<Action, Pick extends string, Place>(
  plan: Plan<Action, Pick, Place>,
): Plan<Action, Pick, Place> {
  const { attempt, open, picks, script } = plan;
  if (attempt !== undefined) return { ...plan, attempt: undefined };
  if (open !== undefined) return { ...plan, open: undefined };
  if (picks.length > 0) return { ...EMPTY, script, picks: picks.slice(0, -1) };
  return script.length > 0 ? { ...EMPTY, script: script.slice(0, -1) } : EMPTY;
}

/** The plan whose primary button commits this legal action. */
export function planOfAction<Action, Pick extends string, Place>(
  { ways }: { readonly ways: readonly Way<Action, Pick>[] },
  action: Action,
): Plan<Action, Pick, Place> {
  const same = JSON.stringify(action);
  const way =
    ways.find((each) => each.action === action) ?? ways.find((each) => JSON.stringify(each.action) === same);
  return way === undefined ? EMPTY : { ...EMPTY, picks: [...way.picks, ...(way.details ?? [])] };
}

/** What an action leads to if the same player is asked something more and nothing is revealed. */
type Next<S, Action> = (setting: S, action: Action) => S | undefined;

/** Where the script leads, step by step; the first is the position itself. */
export function stops<Action, Pick extends string, Place, S extends Setting<unknown, Action, Pick>>(
  setting: S,
  { script }: Plan<Action, Pick, Place>,
  next: Next<S, Action>,
): readonly [S, ...S[]] {
  const passed: [S, ...S[]] = [setting];
  for (const action of script) {
    const there = next(passed.at(-1) ?? setting, action);
    if (there === undefined) break;
    passed.push(there);
  }
  return passed;
}

export type Outlook<S, Action, Pick extends string> = {
  /** The position in which the picks count. */
  readonly at: S;
  /** The action that the picks mean. */
  readonly planned: Action | undefined;
  /** The same, or what the pointer looks at. */
  readonly looked: Action | undefined;
  /** The next question, once the picks mean an action and it leads to one. */
  readonly ahead: S | undefined;
  /** All that the primary button commits. */
  readonly commits: readonly Action[];
  /** All that can be chosen: to go on, or instead of the last pick. */
  readonly lit: ReadonlySet<Pick>;
  /** What goes on with the picks, and what answers the next question. */
  readonly onward: ReadonlySet<Pick>;
  readonly after: ReadonlySet<Pick>;
};

export function outlook<Action, Pick extends string, Place, S extends Setting<unknown, Action, Pick>>(
  setting: S,
  plan: Plan<Action, Pick, Place>,
  next: Next<S, Action>,
): Outlook<S, Action, Pick> {
  const { script, picks, aim } = plan;
  const at = stops(setting, plan, next).at(-1) ?? setting;
  const planned = meant(at.ways, picks)?.action;
  const aimed =
    aim === undefined || picks.includes(aim) ? undefined : meant(at.ways, [...picks, aim])?.action;
  const ahead = planned === undefined ? undefined : next(at, planned);
  const onward = litBy(at.ways, picks);
  const instead = picks.length === 0 ? onward : litBy(at.ways, picks.slice(0, -1));
  const after: ReadonlySet<Pick> = ahead === undefined ? new Set() : litBy(ahead.ways, []);
  return {
    at,
    planned,
    looked: planned ?? aimed,
    ahead,
    commits: planned === undefined ? script : [...script, planned],
    lit: new Set([...onward, ...instead, ...after].filter((pick) => !picks.includes(pick))),
    onward,
    after,
  };
}

/** The plan after something was picked; undefined when the rules have nothing for it. */
export function choosePick<Action, Pick extends string, Place, S extends Setting<unknown, Action, Pick>>(
  setting: S,
  plan: Plan<Action, Pick, Place>,
  pick: Pick,
  next: Next<S, Action>,
): Plan<Action, Pick, Place> | undefined {
  const { script, picks } = plan;
  const passed = stops(setting, plan, next);
  const at = passed.at(-1) ?? setting;
  const to = (more: readonly Action[], chosen: readonly Pick[]): Plan<Action, Pick, Place> => ({
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
  const planned = meant(at.ways, picks)?.action;
  const ahead = planned === undefined ? undefined : next(at, planned);
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

/** The plan after a place was chosen: by the first of its meanings that the rules have something for. */
export function chooseMeaning<Action, Pick extends string, Place, S extends Setting<unknown, Action, Pick>>(
  setting: S,
  plan: Plan<Action, Pick, Place>,
  meanings: (at: S) => readonly Pick[],
  next: Next<S, Action>,
): Plan<Action, Pick, Place> | undefined {
  for (const pick of meanings(stops(setting, plan, next).at(-1) ?? setting)) {
    const chosen = choosePick(setting, plan, pick, next);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}
