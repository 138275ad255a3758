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
  const { onward, after, ...seen } = outlook(setting, plan, nextOf);
  const { at, planned, looked, ahead } = seen;
  const passed = stops(setting, plan, nextOf);
  const outcome = looked === undefined ? undefined : outcomeOf(at, looked);
  const before = plan.script.flatMap((action, i) => {
    const from = passed[i];
    return from === undefined ? [] : (outcomeOf(from, action)?.sure ?? []);
  });
  const goesOn = planned === undefined || ahead === undefined;
  const stays = planned !== undefined || at.frame?.kind === "recruit";
  const answers = goesOn ? [...onward, ...(stays ? insteadOf(at, plan) : [])] : [...after];
  return {
    ...seen,
    lit: new Set(
      [...onward, ...after, ...plan.picks.flatMap((pick) => othersFor(at, plan, pick))].filter(
        (pick) => !plan.picks.includes(pick),
      ),
    ),
    outcome,
    sure: [...before, ...(outcome?.sure ?? [])],
    asking: goesOn ? at : ahead,
    next: [...new Set(answers)],
    incomplete: ahead?.frame !== undefined && !mayDecline(ahead.frame),
  };
}

/** A space of the Main board and one of the own board answer the same question: where to. */
const kindOf = (pick: BoardPick): string => {
  const [kind] = partsOf(pick);
  return kind === "at" ? "space" : kind;
};

/** Another of a kind goes with the rest of what is chosen. */
const othersFor = ({ ways }: Setting, { picks }: Plan, pick: BoardPick): readonly BoardPick[] =>
  [
    ...litBy(
      ways,
      picks.filter((other) => other !== pick),
    ),
  ].filter((other) => kindOf(other) === kindOf(pick));

/**
 * What could be chosen instead of the last pick, and what is chosen of its kind: they are listed together. Whom one
 * recruits and with which bonus (AN-58) is one question, and all of it stays.
 */
function insteadOf({ frame, ways }: Setting, { picks }: Plan): readonly BoardPick[] {
  const from = frame?.kind === "recruit" ? 0 : Math.max(0, picks.length - 1);
  return picks
    .slice(from)
    .flatMap((one, i) =>
      [...picks, ...litBy(ways, picks.slice(0, from + i))].filter((pick) => kindOf(pick) === kindOf(one)),
    );
}

/** A pick takes the place of one of its kind, whichever was chosen first. */
export function choosePick(setting: Setting, plan: Plan, pick: BoardPick): Plan | undefined {
  const at = stops(setting, plan, nextOf).at(-1) ?? setting;
  const same = plan.picks.findLast((other) => kindOf(other) === kindOf(pick));
  const picks =
    same === undefined || !othersFor(at, plan, same).includes(pick)
      ? plan.picks
      : [...plan.picks.filter((other) => other !== same), same];
  return chooseNext(setting, { ...plan, picks }, pick, nextOf);
}

/** The plan after a place was chosen; undefined when the rules have nothing for it. */
export function choose(setting: Setting, plan: Plan, place: Place): Plan | undefined {
  const { state } = stops(setting, plan, nextOf).at(-1) ?? setting;
  for (const pick of meanings(state, place)) {
    const chosen = choosePick(setting, plan, pick);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/** Others may go there, the chosen worker may not (AN-52…62): that is said, and nothing begins anew. */
export function isClosed(setting: Setting, plan: Plan, place: Place): boolean {
  const { at, lit } = derive(setting, plan);
  const open = litBy(at.ways, []);
  const means = meanings(at.state, place).filter((pick) => open.has(pick) || plan.picks.includes(pick));
  return (
    plan.picks.some((pick) => kindOf(pick) === "worker") &&
    means.length > 0 &&
    means.every((pick) => kindOf(pick) === "space" && !lit.has(pick) && !plan.picks.includes(pick))
  );
}

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
