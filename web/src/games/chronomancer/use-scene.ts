/** The plan of the player at this table, and everything that follows from it for one moment. */
import type { Action, State, Who } from "@chronarium/chronomancer";
import type { GameText } from "@chronarium/chronomancer/text";
import type { Seat } from "@chronarium/kernel";
import { useMemo } from "react";
import { create } from "zustand";
import { useLanguage } from "../../app/text.ts";
import type { Hint, Moment } from "../../driver/types.ts";
import { namesOf } from "../../table/names.ts";
import { dropHint, seatToAct, type Table, type TableState, useTable } from "../../table/store.ts";
import type { Language } from "../../text/catalogue.ts";
import type { Names } from "../ui.ts";
import { type Derived, derive, EMPTY, type Plan, planFor, reduce, type Step } from "./plan.ts";
import { type Setting, settingOf } from "./setting.ts";
import { textIn, wordsIn } from "./text.ts";
import type { ChronomancerWords } from "./words/types.ts";

/** A plan belongs to one position of one seat: elsewhere it counts as empty. */
type Held = { readonly key: string; readonly plan: Plan };
const useHeld = create<Held>()(() => ({ key: "", plan: EMPTY }));

const keyOf = ({ live, curtain }: TableState): string =>
  `${live.table.id} ${live.revision} ${live.viewer} ${curtain ?? ""}`;

export function planOf(table: Table): Plan {
  const { key, plan } = useHeld.getState();
  const state = table.getState();
  return withHint(key === keyOf(state) ? plan : EMPTY, state);
}

const idle = ({ script, picks, attempt }: Plan): boolean =>
  script.length === 0 && picks.length === 0 && attempt === undefined;

const hinted = new WeakMap<Hint, Plan>();
/** While nothing is planned, a suggestion counts as the plan: its ghost and its consequences show at once. */
function withHint(plan: Plan, state: TableState): Plan {
  const { hint, shown } = state;
  const seat = seatToAct(state);
  if (hint === undefined || seat === undefined || !idle(plan)) return plan;
  let suggested = hinted.get(hint);
  if (suggested === undefined) {
    suggested = planFor(settingOf(shown, seat), hint.action as Action);
    hinted.set(hint, suggested);
  }
  return suggested;
}

export function dispatch(table: Table, step: Step): void {
  const before = planOf(table);
  const after = reduce(before, step);
  if (after !== before) setPlan(table, after, step.type === "aim");
}

/** Whatever the player chooses, the suggestion has had its say; looking around leaves it. */
export function setPlan(table: Table, plan: Plan, looking = false): void {
  if (looking && table.getState().hint !== undefined) return;
  dropHint(table);
  const key = keyOf(table.getState());
  const before = useHeld.getState();
  if (before.key !== key || before.plan !== plan) useHeld.setState({ key, plan });
}

/** What was planned is done. */
export const forgetPlan = (): void => useHeld.setState({ key: "", plan: EMPTY });

const derivations = new WeakMap<Setting, WeakMap<Plan, Derived>>();
export function derivedFor(setting: Setting, plan: Plan): Derived {
  const known = derivations.get(setting) ?? new WeakMap<Plan, Derived>();
  derivations.set(setting, known);
  let derived = known.get(plan);
  if (derived === undefined) {
    derived = derive(setting, plan);
    known.set(plan, derived);
  }
  return derived;
}

/** What does not depend on the plan. */
type Ground = {
  readonly moment: Moment;
  readonly setting: Setting;
  readonly state: State;
  /** Who acts on this screen. */
  readonly seat: Seat | undefined;
  /** Whose table it is: the viewer, or whoever acts if nobody in particular looks. */
  readonly me: Seat;
  readonly language: Language;
  readonly words: ChronomancerWords;
  readonly text: GameText;
  readonly names: Names;
  readonly who: (who: Who) => string;
};
export type Scene = Ground & Derived & { readonly ground: Ground; readonly plan: Plan };

/** Stage, tray and ledger stand on the same ground: it is made once. */
const grounds = new WeakMap<Setting, Map<Language, Ground>>();

function groundOf(moment: Moment, seat: Seat | undefined, language: Language): Ground {
  const setting = settingOf(moment, seat);
  const known = grounds.get(setting) ?? new Map<Language, Ground>();
  grounds.set(setting, known);
  let ground = known.get(language);
  if (ground === undefined) {
    const names = namesOf(moment, language);
    const text = textIn(language);
    ground = {
      moment,
      setting,
      state: setting.state,
      seat,
      me: moment.viewer === "observer" ? setting.state.turn : moment.viewer,
      language,
      words: wordsIn(language),
      text,
      names,
      who: (who) => text.who(who, names),
    };
    known.set(language, ground);
  }
  return ground;
}

const sceneOn = (ground: Ground, plan: Plan): Scene => ({
  ...ground,
  ground,
  plan,
  ...derivedFor(ground.setting, plan),
});

/** The scene outside of React. */
export function sceneNow(table: Table, language: Language): Scene {
  const state = table.getState();
  return sceneOn(groundOf(state.shown, seatToAct(state), language), planOf(table));
}

export function useScene(): Scene {
  const moment = useTable((state) => state.shown);
  const seat = useTable(seatToAct);
  const key = useTable(keyOf);
  const held = useHeld((it) => (it.key === key ? it.plan : EMPTY));
  const plan = useTable((state) => withHint(held, state));
  const language = useLanguage();
  return useMemo(() => sceneOn(groundOf(moment, seat, language), plan), [moment, seat, language, plan]);
}
