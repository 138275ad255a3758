/** What a line of play is for, in English. */
import type { Explainer } from "@chronarium/kernel";
import type { Action } from "../../src/solo/actions.ts";
import type { State } from "../../src/solo/state.ts";
import { explainerOf } from "../reasons.ts";
import { event } from "./chronicle.ts";
import { action } from "./menu.ts";

export const en: Explainer<State, Action> = explainerOf(
  {
    nudge: {
      exosuits: "Look at your Exosuits and at what powers them.",
      timeline: "Look at the Timeline.",
      board: "Look at the main board: who could still go there?",
      own: "Look at your own board: what works without an Exosuit?",
      asked: "Look at what you are asked.",
    },
    idea: {
      any: "It is worth more than what else you could do now.",
      powerUp: "Each powered Exosuit is one more worker on the main board in this Era.",
      warp: "What you warp in now helps at once, and has to be sent back later.",
      focus: "What is owed to the past is safest when it is sent back.",
      place: "The spaces of the main board fill up: take what the Chronobot may take as well.",
      work: "Your own tiles work for you as long as a worker is awake.",
      build: "A tile earns points and works in every Era that is left.",
      pass: "Nothing that is left to do is worth a worker.",
      handOver: "Your part is done: now the Chronobot acts.",
    },
    vp: (points) => `${points < 0 ? "−" : "+"}${Math.abs(points)} VP at once.`,
    inTurn: (acts) =>
      acts.map((act, i) => (i === 0 ? act : act.charAt(0).toLowerCase() + act.slice(1))).join(", then "),
    points: (points) => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)} VP`,
  },
  { action, event },
);
