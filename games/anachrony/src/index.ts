/** Anachrony's base game against the Chronobot: seven Eras, an Impact, and a rival of dice and rules. */
import type { OpenRules } from "@chronarium/kernel";
import { ACTIONS, type Action } from "./solo/actions.ts";
import { advice } from "./solo/advice.ts";
import { apply } from "./solo/apply.ts";
import { REFUSAL_CODES } from "./solo/codes.ts";
import type { Event } from "./solo/events.ts";
import { invariants } from "./solo/invariants.ts";
import { legalActions } from "./solo/legal.ts";
import { OPTIONS, type Options } from "./solo/options.ts";
import { refusal } from "./solo/refusal.ts";
import { result } from "./solo/scoring.ts";
import { setup } from "./solo/setup.ts";
import type { State } from "./solo/state.ts";
import { stateShape } from "./solo/state-shape.ts";
import { imagine, type View, viewFor } from "./solo/view.ts";

export const anachrony: OpenRules<State, Action, Event, View, Options> = {
  id: "anachrony",
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  seatNames: ["h"],
  options: OPTIONS,
  actions: ACTIONS,
  refusalCodes: REFUSAL_CODES,
  // AN-109: seven Eras of at most 6 placements and 14 works, each with a handful of answers.
  maxSteps: 3000,
  setup,
  actors: ({ phase }) => (phase === "over" ? [] : [0]),
  legalActions,
  refusal,
  apply,
  viewFor,
  redact: (event) => event,
  imagine,
  stateShape,
  result,
  invariants,
  advice,
};

export type { Options } from "./solo/options.ts";
