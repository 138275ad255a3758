/** The play of the Chronomancer: what a position lets the player pick, what a plan leads to, and the scene. */
import {
  type Action,
  type BoardPick,
  type Event,
  type Frame,
  meanings,
  type Place,
  picksOf,
  type State,
  type Who,
} from "@chronarium/chronomancer";
import { chronomancerTable } from "@chronarium/chronomancer/table";
import type { Seat } from "@chronarium/kernel";
import { definePlay } from "../../play/define-play.ts";
import { type Outcome, outcomeOf as outcomeIn } from "../../play/outcome.ts";
import {
  type Plan as AnyPlan,
  type Setting as AnySetting,
  chooseMeaning,
  choosePick as chooseNext,
  type Outlook,
  outlook,
  planOfAction,
} from "../../play/plan.ts";
import { textIn, wordsIn } from "./text.ts";

export type Setting = AnySetting<State, Action, BoardPick> & {
  /** What is asked; undefined: a figure is to be moved. */
  readonly frame: Frame | undefined;
};
/** `open`: the boat whose pieces are shown large. */
export type Plan = AnyPlan<Action, BoardPick, Place>;

export function makeSetting(state: State, seat: Seat | undefined): Setting {
  const frame = state.pending.at(-1);
  // The ledger of the market has its own way through the many sales.
  const legal =
    seat === undefined || frame?.kind === "sell" ? [] : chronomancerTable.legalActions(state, seat);
  return { state, seat, frame, ways: legal.map((action) => ({ action, picks: picksOf(frame, action) })) };
}

const outcomeOf = ({ state, seat }: Setting, action: Action): Outcome<State, Event> | undefined =>
  seat === undefined ? undefined : outcomeIn(chronomancerTable, state, seat, action);

const afterwards = new WeakMap<State, Setting>();
/** The same player is asked something more, and nothing has been revealed: planning may go on. */
function nextOf(setting: Setting, action: Action): Setting | undefined {
  const { seat } = setting;
  const outcome = outcomeOf(setting, action);
  if (outcome === undefined || outcome.reveals !== undefined) return undefined;
  const { state } = outcome;
  if (state.turn !== seat || state.phase !== "production" || state.pending.length === 0) return undefined;
  const known = afterwards.get(state) ?? makeSetting(state, seat);
  afterwards.set(state, known);
  return known;
}

type Derived = Omit<Outlook<Setting, Action, BoardPick>, "onward" | "after"> & {
  /** What the whole plan leads to. */
  readonly outcome: Outcome<State, Event> | undefined;
  /** What is to be chosen next, for the list in the tray. */
  readonly next: readonly BoardPick[];
};

/** Hours are paid without Frozen Hours unless some are chosen. */
const NO_FROZEN: Action = { type: "pay" };

export function derive(setting: Setting, plan: Plan): Derived {
  const { onward, after, ...rest } = outlook(setting, plan, nextOf);
  const { at, planned, looked, ahead, commits } = rest;
  const paysAfter = ahead?.frame?.kind === "pay";
  // Hours to pay are settled already, with no Frozen Hours: each that is spent is one pick more.
  const goesOn = planned === undefined || at.frame?.kind === "pay";
  return {
    ...rest,
    outcome: looked === undefined ? undefined : outcomeOf(at, looked),
    commits: planned !== undefined && paysAfter ? [...commits, NO_FROZEN] : commits,
    next: [...(goesOn ? onward : after)],
  };
}

export const choosePick = (setting: Setting, plan: Plan, pick: BoardPick): Plan | undefined =>
  chooseNext(setting, plan, pick, nextOf);

/** The plan after a place was chosen; undefined when the rules have nothing for it. */
export const choose = (setting: Setting, plan: Plan, place: Place): Plan | undefined =>
  chooseMeaning(setting, plan, ({ frame }) => meanings(place, frame), nextOf);

export const play = definePlay({
  rules: chronomancerTable,
  makeSetting,
  planFor: (setting: Setting, action: Action): Plan => planOfAction(setting, action),
  derive,
  ground: ({ moment, setting: { state }, language, names }) => {
    const text = textIn(language);
    return {
      state,
      /** Whose table it is: the viewer, or whoever acts if nobody in particular looks. */
      me: moment.viewer === "observer" ? state.turn : moment.viewer,
      watches: moment.viewer === "observer",
      words: wordsIn(language),
      text,
      who: (who: Who): string => text.who(who, names),
    };
  },
});
export const { planFor } = play;
export type Scene = ReturnType<typeof play.useScene>;
