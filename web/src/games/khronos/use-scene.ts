/** The plan of the player at this table, and everything that follows from it for one moment. */
import type { Seat } from "@chronarium/kernel";
import type { Era } from "@chronarium/khronos";
import { type Action, type Forecast, forecast } from "@chronarium/khronos";
import type { GameText } from "@chronarium/khronos/text";
import { useMemo } from "react";
import { create } from "zustand";
import { useLanguage } from "../../app/text.ts";
import type { Hint, Moment } from "../../driver/types.ts";
import { namesOf } from "../../table/names.ts";
import { dropHint, seatToAct, type Table, type TableState, useTable } from "../../table/store.ts";
import type { Language } from "../../text/catalogue.ts";
import type { Names } from "../ui.ts";
import {
  type Act,
  actNow,
  chosenCards,
  EMPTY,
  type Lit,
  lit,
  type Plan,
  planned,
  reduce,
  type Step,
} from "./plan.ts";
import { planFor } from "./plan-for.ts";
import { type Preview, previewOf } from "./preview.ts";
import { type Setting, settingOf } from "./setting.ts";
import { textIn, wordsIn } from "./text.ts";
import type { KhronosWords } from "./words/types.ts";

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

const idle = ({ act, cards, menu, attempt }: Plan): boolean =>
  act === undefined && cards.length === 0 && menu === undefined && attempt === undefined;

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

export type Derived = {
  readonly act: Act | undefined;
  readonly lit: Readonly<Record<Era, Lit>>;
  /** What the primary button commits. */
  readonly planned: Action | undefined;
  /** What the boards show as a ghost: the plan, or where the pointer looks. */
  readonly looked: Action | undefined;
  readonly preview: Preview | undefined;
  readonly chosen: readonly number[];
};

const derivations = new WeakMap<Setting, WeakMap<Plan, Derived>>();

export function derive(setting: Setting, plan: Plan): Derived {
  const ofSetting = derivations.get(setting) ?? new WeakMap<Plan, Derived>();
  derivations.set(setting, ofSetting);
  let derived = ofSetting.get(plan);
  if (derived === undefined) {
    derived = makeDerived(setting, plan);
    ofSetting.set(plan, derived);
  }
  return derived;
}

function makeDerived(setting: Setting, plan: Plan): Derived {
  const { seat, state } = setting;
  const action = planned(setting, plan);
  const looked = plan.target === undefined ? planned(setting, plan, plan.aim) : action;
  return {
    act: actNow(setting, plan),
    lit: lit(setting, plan),
    planned: action,
    looked,
    preview: looked === undefined || seat === undefined ? undefined : previewOf(state, seat, looked),
    chosen: chosenCards(setting, plan),
  };
}

/** What does not depend on the plan. */
export type Ground = {
  readonly moment: Moment;
  readonly setting: Setting;
  readonly seat: Seat | undefined;
  readonly forecast: Forecast;
  readonly language: Language;
  readonly words: KhronosWords;
  readonly text: GameText;
  readonly names: Names;
  /** "you" for the person at the screen, otherwise the name. */
  readonly who: (seat: Seat) => string;
};
export type Scene = Ground & Derived & { readonly ground: Ground; readonly plan: Plan };

/** Stage, tray and ledger stand on the same ground: it is made once. */
const grounds = new WeakMap<Setting, Map<Language, Ground>>();

export function groundOf(moment: Moment, seat: Seat | undefined, language: Language): Ground {
  const setting = settingOf(moment, seat);
  const known = grounds.get(setting) ?? new Map<Language, Ground>();
  grounds.set(setting, known);
  let ground = known.get(language);
  if (ground === undefined) {
    ground = makeGround(moment, setting, language);
    known.set(language, ground);
  }
  return ground;
}

function makeGround(moment: Moment, setting: Setting, language: Language): Ground {
  const names = namesOf(moment, language);
  return {
    moment,
    setting,
    seat: setting.seat,
    forecast: forecast(setting.state),
    language,
    words: wordsIn(language),
    text: textIn(language),
    names,
    who: (of) => (of === moment.viewer ? "you" : names.seat(of)),
  };
}

export const sceneOn = (ground: Ground, plan: Plan): Scene => ({
  ...ground,
  ground,
  plan,
  ...derive(ground.setting, plan),
});

export function useScene(): Scene {
  const moment = useTable((state) => state.shown);
  const seat = useTable(seatToAct);
  const key = useTable(keyOf);
  const held = useHeld((it) => (it.key === key ? it.plan : EMPTY));
  const plan = useTable((state) => withHint(held, state));
  const language = useLanguage();
  const ground = useMemo(() => groundOf(moment, seat, language), [moment, seat, language]);
  return useMemo(() => sceneOn(ground, plan), [ground, plan]);
}
