/** The play of Anachrony: what a position lets the player pick, what a plan leads to, and the scene. */
import {
  type Action,
  type Asked,
  type BoardPick,
  type Event,
  mayDecline,
  meanings,
  type Place,
  partsOf,
  type State,
  waysOf,
} from "@chronarium/anachrony";
import { anachronyTable } from "@chronarium/anachrony/table";
import type { Seat } from "@chronarium/kernel";
import { definePlay } from "../../play/define-play.ts";
import { type Outcome, outcomeOf as outcomeIn } from "../../play/outcome.ts";
import { litBy } from "../../play/picks.ts";
import {
  type Plan as AnyPlan,
  type Setting as AnySetting,
  chooseMeaning,
  choosePick as chooseNext,
  type Outlook,
  outlook,
  planOfAction,
  stops,
} from "../../play/plan.ts";
import { textIn, wordsIn } from "./text.ts";

export type Setting = AnySetting<State, Action, BoardPick> & {
  /** What is asked; undefined when the game is over. */
  readonly frame: Asked | undefined;
};
export type Plan = AnyPlan<Action, BoardPick, Place>;

export function makeSetting(state: State, seat: Seat | undefined): Setting {
  const frame = state.phase === "over" ? undefined : (state.pending.at(-1) as Asked);
  return { state, seat, frame, ways: seat === undefined ? [] : waysOf(state) };
}

const outcomeOf = ({ state, seat }: Setting, action: Action): Outcome<State, Event> | undefined =>
  seat === undefined ? undefined : outcomeIn(anachronyTable, state, seat, action);

/** These begin something new: a plan ends before them. */
const BEGINNINGS: ReadonlySet<Asked["kind"] | undefined> = new Set([
  undefined,
  "turn",
  "handOver",
  "powerUp",
  "warp",
  "headStart",
  "headStartBuild",
]);

const afterwards = new WeakMap<State, Setting>();
/** The action leads to a further question, and nothing has been revealed: planning may go on. */
function nextOf(setting: Setting, action: Action): Setting | undefined {
  const outcome = outcomeOf(setting, action);
  if (outcome === undefined || outcome.reveals !== undefined) return undefined;
  const { state } = outcome;
  const known = afterwards.get(state) ?? makeSetting(state, setting.seat);
  afterwards.set(state, known);
  return BEGINNINGS.has(known.frame?.kind) ? undefined : known;
}

type Derived = Omit<Outlook<Setting, Action, BoardPick>, "onward" | "after"> & {
  /** What the whole plan leads to. */
  readonly outcome: Outcome<State, Event> | undefined;
  /** Everything that is sure to happen, from the first action of the plan on. */
  readonly sure: readonly Event[];
  /** The position whose answers the tray lists, and those answers. */
  readonly asking: Setting;
  readonly next: readonly BoardPick[];
  /** The plan leads to a question that cannot be left open: nothing is committed before it is answered. */
  readonly incomplete: boolean;
};

export function derive(setting: Setting, plan: Plan): Derived {
  const { onward, after, ...rest } = outlook(setting, plan, nextOf);
  const { at, planned, looked, ahead } = rest;
  const passed = stops(setting, plan, nextOf);
  const outcome = looked === undefined ? undefined : outcomeOf(at, looked);
  const before = plan.script.flatMap((action, i) => {
    const from = passed[i];
    return from === undefined ? [] : (outcomeOf(from, action)?.sure ?? []);
  });
  const goesOn = planned === undefined || ahead === undefined;
  const answers = goesOn ? [...onward, ...(planned === undefined ? [] : insteadOf(at, plan))] : [...after];
  return {
    ...rest,
    outcome,
    sure: [...before, ...(outcome?.sure ?? [])],
    asking: goesOn ? at : ahead,
    next: [...new Set(answers)],
    incomplete: ahead?.frame !== undefined && !mayDecline(ahead.frame),
  };
}

/** What could be chosen instead of the last pick, and what is chosen of its kind: they are listed together. */
function insteadOf({ ways }: Setting, { picks }: Plan): readonly BoardPick[] {
  const last = picks.at(-1);
  if (last === undefined) return [];
  const [kind] = partsOf(last);
  return [...picks, ...litBy(ways, picks.slice(0, -1))].filter((pick) => partsOf(pick)[0] === kind);
}

export const choosePick = (setting: Setting, plan: Plan, pick: BoardPick): Plan | undefined =>
  chooseNext(setting, plan, pick, nextOf);

/** The plan after a place was chosen; undefined when the rules have nothing for it. */
export const choose = (setting: Setting, plan: Plan, place: Place): Plan | undefined =>
  chooseMeaning(setting, plan, ({ state }) => meanings(state, place), nextOf);

export const play = definePlay({
  rules: anachronyTable,
  makeSetting,
  planFor: (setting: Setting, action: Action): Plan => planOfAction(setting, action),
  derive,
  ground: ({ setting: { state }, language }) => ({
    state,
    words: wordsIn(language),
    text: textIn(language),
  }),
});
export type Scene = ReturnType<typeof play.useScene>;
