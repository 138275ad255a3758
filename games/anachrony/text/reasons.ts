/** What a line of play is for: the points it brings at once, and what surely happens, as the chronicle would tell it. */
import { type Explained, type Explainer, foresee } from "@chronarium/kernel";
import { total } from "../src/chronobot/phases.ts";
import type { Action } from "../src/solo/actions.ts";
import { humanScore } from "../src/solo/scoring.ts";
import type { State } from "../src/solo/state.ts";
import { anachronyTable } from "../src/table-rules.ts";
import type { GameText } from "./types.ts";

/** Where the eye goes for an action. */
type Where = "exosuits" | "timeline" | "board" | "own" | "asked";
const WHERE: Readonly<Partial<Record<Action["type"], Where>>> = {
  powerUp: "exosuits",
  warp: "timeline",
  focus: "timeline",
  takeBack: "timeline",
  place: "board",
  capital: "board",
  mine: "board",
  work: "own",
  free: "own",
  build: "own",
  wake: "own",
};

export type ReasonWords = {
  readonly nudge: Readonly<Record<Where, string>>;
  readonly idea: Readonly<Partial<Record<Action["type"], string>>> & { readonly any: string };
  readonly vp: (points: number) => string;
  readonly inTurn: (acts: readonly string[]) => string;
  readonly points: (points: number) => string;
};

export const explainerOf = (
  words: ReasonWords,
  text: Pick<GameText, "action" | "event">,
): Explainer<State, Action> => ({
  points: words.points,
  explain: (state, seat, actions, names): Explained => {
    // Handing the turn over goes without saying, and what comes after a pass is no part of the line.
    const told = actions.filter(({ type }, i) => i === 0 || (type !== "handOver" && type !== "pass"));
    const { events, state: after } = foresee(anachronyTable, state, seat, told);
    const gained = total(humanScore(after)) - total(humanScore(state));
    const [first] = actions;
    const said = told.map((action) => text.action(action, names));
    return {
      places: [],
      target: undefined,
      nudge: words.nudge[(first && WHERE[first.type]) ?? "asked"],
      idea: (first && words.idea[first.type]) ?? words.idea.any,
      move: `${words.inTurn(said)}.`,
      brief: said[0] ?? "",
      covers: actions.length,
      reasons: [
        ...(gained === 0 ? [] : [{ text: words.vp(gained), rule: "AN-110" }]),
        ...events.map((event) => ({ text: text.event(event, names) })).filter((each) => each.text !== ""),
      ],
    };
  },
});
