/**
 * The play of one game on the page: the plan of the player at this table, everything that follows from it for one
 * moment, and the commands. A game says how a position becomes ways and what follows from a plan:
 *
 *     export const play = definePlay({ rules, makeSetting, planFor, derive, ground });
 *     const scene = play.useScene();            // in a component
 *     play.setPlan(table, choosePick(…)); play.dispatch(table, { type: "back" }); play.commit(table);
 *
 * `scene` is the ground (moment, setting, seat, language, names and what `ground` adds), the plan, and what `derive`
 * makes of both. Setting, ground and derivation are each made once, however many parts of the page ask.
 */
import type { Refusal, Seat } from "@chronarium/kernel";
import { useMemo } from "react";
import { create } from "zustand";
import { languageNow, useLanguage } from "../app/text.ts";
import type { Moment } from "../driver/types.ts";
import type { Names } from "../games/ui.ts";
import { namesOf } from "../table/names.ts";
import {
  act,
  dropHint,
  offerBranch,
  seatToAct,
  type Table,
  type TableState,
  useTable,
} from "../table/store.ts";
import type { Language } from "../text/catalogue.ts";
import { EMPTY, idle, type Plan, type Setting, stepBack } from "./plan.ts";

/** What does not depend on the plan. */
export type Ground<S> = {
  readonly moment: Moment;
  readonly setting: S;
  /** Who acts on this screen. */
  readonly seat: Seat | undefined;
  readonly language: Language;
  readonly names: Names;
};

/** Changes of the plan that are the same in every game. */
export type Step<Action, Pick extends string, Place> =
  | { readonly type: "aim"; readonly pick: Pick | undefined }
  | { readonly type: "open"; readonly place: Place | undefined }
  | { readonly type: "attempt"; readonly attempt: Plan<Action, Pick, Place>["attempt"] }
  | { readonly type: "back" }
  | { readonly type: "clear" };

type Definition<
  State,
  Action extends { readonly type: string },
  Pick extends string,
  Place,
  S,
  Derived,
  More,
> = {
  readonly rules: { refusal(state: State, seat: Seat, action: Action): Refusal | undefined };
  /** The position with a way for each legal action. */
  readonly makeSetting: (state: State, seat: Seat | undefined) => S;
  /** The plan that leads to a legal action: for hints, ways out and lists. */
  readonly planFor: (setting: S, action: Action) => Plan<Action, Pick, Place>;
  readonly derive: (setting: S, plan: Plan<Action, Pick, Place>) => Derived;
  /** What the game adds to the ground: its words, its forecast. */
  readonly ground: (basics: Ground<S>) => More;
};

/** A plan belongs to one position of one seat: elsewhere it counts as empty. */
const keyOf = ({ live, curtain, visits }: TableState): string =>
  `${live.table.id} ${live.revision} ${live.viewer} ${curtain ?? ""} ${visits}`;

/** Makes a value for two keys once; what else it is made of follows from them. */
function once<A extends object, B, Rest extends readonly unknown[], Value>(
  make: (a: A, b: B, ...rest: Rest) => Value,
): (a: A, b: B, ...rest: Rest) => Value {
  const known = new WeakMap<A, Map<B, { readonly value: Value }>>();
  return (a, b, ...rest) => {
    const ofA = known.get(a) ?? new Map<B, { readonly value: Value }>();
    known.set(a, ofA);
    let found = ofA.get(b);
    if (found === undefined) {
      found = { value: make(a, b, ...rest) };
      ofA.set(b, found);
    }
    return found.value;
  };
}

/** The same where both are objects that come and go. */
function onceEach<A extends object, B extends object, Value>(
  make: (a: A, b: B) => Value,
): (a: A, b: B) => Value {
  const known = new WeakMap<A, WeakMap<B, { readonly value: Value }>>();
  return (a, b) => {
    const ofA = known.get(a) ?? new WeakMap<B, { readonly value: Value }>();
    known.set(a, ofA);
    let found = ofA.get(b);
    if (found === undefined) {
      found = { value: make(a, b) };
      ofA.set(b, found);
    }
    return found.value;
  };
}

type Scene<S, P, Derived, More> = Ground<S> &
  More &
  Derived & { readonly ground: Ground<S> & More; readonly plan: P };

/** Everything that the parts of a page need of the play of their game. */
export interface Play<
  State,
  Action extends { readonly type: string },
  Pick extends string,
  Place,
  S extends Setting<State, Action, Pick>,
  Derived,
  More,
> {
  readonly planOf: (table: Table) => Plan<Action, Pick, Place>;
  /** `looking`: the pointer only looks around, so a suggestion stays. */
  readonly setPlan: (table: Table, plan: Plan<Action, Pick, Place>, looking?: boolean) => void;
  readonly dispatch: (table: Table, step: Step<Action, Pick, Place>) => void;
  readonly settingNow: (table: Table) => S;
  readonly derive: (setting: S, plan: Plan<Action, Pick, Place>) => Derived;
  readonly planFor: (setting: S, action: Action) => Plan<Action, Pick, Place>;
  /** Commits one action after the other; stops where the table says no. */
  readonly commitAll: (table: Table, actions: readonly Action[]) => Promise<boolean>;
  /** Commits all that is planned; answers whether there was something to commit. */
  readonly commit: (table: Table) => Promise<boolean>;
  /** Nobody can act here; in the past, a choice offers a branch. */
  readonly onlyLooking: (table: Table) => boolean;
  /** "Why not?" opens when the rules refuse it; answers whether they do. */
  readonly attempt: (
    table: Table,
    setting: Setting<State, Action, Pick>,
    action: Action,
    place?: Place,
  ) => boolean;
  readonly refusal: (setting: Setting<State, Action, Pick>, action: Action) => Refusal | undefined;
  /** The scene outside of React. */
  readonly sceneNow: (table: Table) => Scene<S, Plan<Action, Pick, Place>, Derived, More>;
  readonly useScene: () => Scene<S, Plan<Action, Pick, Place>, Derived, More>;
}

export function definePlay<
  State,
  Action extends { readonly type: string },
  Pick extends string,
  Place,
  S extends Setting<State, Action, Pick>,
  Derived extends { readonly commits: readonly Action[] },
  More,
>(
  game: Definition<State, Action, Pick, Place, S, Derived, More>,
): Play<State, Action, Pick, Place, S, Derived, More> {
  type P = Plan<Action, Pick, Place>;
  type OwnPlay = Play<State, Action, Pick, Place, S, Derived, More>;
  const useKept = create<{ readonly key: string; readonly plan: P }>()(() => ({ key: "", plan: EMPTY }));

  const settingOf = once((moment: Moment, seat: Seat | undefined) =>
    game.makeSetting(moment.imagined as State, seat),
  );
  const derive = onceEach(game.derive);
  const suggestion = onceEach((action: { readonly type: string }, setting: S) =>
    game.planFor(setting, action as Action),
  );

  /**
   * While nothing is planned, the move of a hint counts as the plan: its ghost and its consequences show at once. While
   * somebody asks for a step back, what is planned waits.
   */
  const withHint = (plan: P, state: TableState): P => {
    const { hint, shown, undone } = state;
    if (undone !== undefined) return EMPTY;
    const seat = seatToAct(state);
    const action = hint?.step === 3 && hint.ms !== undefined ? hint.lines[0]?.actions[0] : undefined;
    return action === undefined || seat === undefined || !idle(plan)
      ? plan
      : suggestion(action, settingOf(shown, seat));
  };

  function planOf(table: Table): P {
    const { key, plan } = useKept.getState();
    const state = table.getState();
    return withHint(key === keyOf(state) ? plan : EMPTY, state);
  }

  /** Whatever the player chooses, the suggestion has had its say; looking around leaves it. */
  function setPlan(table: Table, plan: P, looking = false): void {
    const { hint, undone } = table.getState();
    if (undone !== undefined || (looking && hint !== undefined)) return;
    dropHint(table);
    const key = keyOf(table.getState());
    const before = useKept.getState();
    if (before.key !== key || before.plan !== plan) useKept.setState({ key, plan });
  }

  function dispatch(table: Table, step: Step<Action, Pick, Place>): void {
    const before = planOf(table);
    const after = reduce(before, step);
    if (after !== before) setPlan(table, after, step.type === "aim");
  }

  const settingNow = (table: Table): S => {
    const state = table.getState();
    return settingOf(state.shown, seatToAct(state));
  };

  async function commitAll(table: Table, actions: readonly Action[]): Promise<boolean> {
    for (const action of actions) if (!(await act(table, action))) return false;
    if (actions.length > 0) useKept.setState({ key: "", plan: EMPTY });
    return actions.length > 0;
  }

  const grounds = once((setting: S, language: Language, moment: Moment): Ground<S> & More => {
    const basics = { moment, setting, seat: setting.seat, language, names: namesOf(moment, language) };
    return { ...basics, ...game.ground(basics) };
  });
  const groundOf = (moment: Moment, seat: Seat | undefined, language: Language): Ground<S> & More =>
    grounds(settingOf(moment, seat), language, moment);

  type OwnScene = Scene<S, P, Derived, More>;
  const sceneOn = onceEach(
    (ground: Ground<S> & More, plan: P): OwnScene => ({
      ...ground,
      ground,
      plan,
      ...derive(ground.setting, plan),
    }),
  );

  const refusal: OwnPlay["refusal"] = ({ state, seat }, action) =>
    seat === undefined ? undefined : game.rules.refusal(state, seat, action);

  return {
    planOf,
    setPlan,
    dispatch,
    settingNow,
    derive,
    planFor: game.planFor,
    commitAll,
    commit: (table) => commitAll(table, derive(settingNow(table), planOf(table)).commits),
    onlyLooking: (table) => {
      const { live, shown } = table.getState();
      if (settingNow(table).seat !== undefined) return false;
      if (live !== shown) offerBranch(table);
      return true;
    },
    attempt: (table, setting, action, place) => {
      if (refusal(setting, action) === undefined) return false;
      dispatch(table, { type: "attempt", attempt: { action, place } });
      return true;
    },
    refusal,
    sceneNow: (table) => {
      const state = table.getState();
      return sceneOn(groundOf(state.shown, seatToAct(state), languageNow()), planOf(table));
    },
    useScene: () => {
      const moment = useTable((state) => state.shown);
      const seat = useTable(seatToAct);
      const key = useTable(keyOf);
      const kept = useKept((it) => (it.key === key ? it.plan : EMPTY));
      const plan = useTable((state) => withHint(kept, state));
      const language = useLanguage();
      return useMemo(() => sceneOn(groundOf(moment, seat, language), plan), [moment, seat, language, plan]);
    },
  };
}

export function reduce<Action, Pick extends string, Place>(
  plan: Plan<Action, Pick, Place>,
  step: Step<Action, Pick, Place>,
): Plan<Action, Pick, Place> {
  switch (step.type) {
    case "aim":
      return plan.aim === step.pick ? plan : { ...plan, aim: step.pick };
    case "open":
      return { ...plan, open: step.place, attempt: undefined };
    case "attempt":
      return { ...plan, attempt: step.attempt, aim: undefined };
    case "back":
      return stepBack(plan);
    case "clear":
      return EMPTY;
  }
}
