/** What a line of play is for, in the words of a language. */
import { type Explained, type Explainer, type Seat, unreachable } from "@chronarium/kernel";
import { type Action, buildingOn, type Era, questionIn, type SquareId, type State } from "../src/index.ts";
import { type Line, lineOf, type Purpose, placesOf, targetOf } from "../src/reasons.ts";
import { capital, kindOf } from "./pieces.ts";
import type { Kind, Names } from "./types.ts";

/** A building that a sentence names: whose it is, if it is anybody's. */
type Told = { readonly kind: Kind; readonly owner?: Seat; readonly at: SquareId; readonly era: Era };

export type ReasonWords = {
  /** "your Keep at L7 on Might"; `free` is ground without a building. */
  readonly piece: (piece: Told, names: Names) => string;
  readonly free: (at: SquareId, era: Era) => string;
  readonly pawn: (era: Era) => string;
  readonly hand: string;
  readonly look: (things: readonly string[]) => string;
  readonly reason: (purpose: Purpose, names: Names) => string;
  readonly idea: (purpose: Purpose, names: Names) => string;
  /** The aim of an act that changes no domain. */
  readonly plain: Readonly<Record<Action["type"], string>>;
  /** An act in a few words, in the form that `inTurn` can join; `was` is what stands there. */
  readonly act: (action: Action, was: Kind | undefined, names: Names) => string;
  readonly inTurn: (acts: readonly string[]) => string;
  readonly points: (points: number) => string;
};

export const explainerOf = (words: ReasonWords): Explainer<State, Action> => ({
  explain: (state, seat, actions, names) => explain(words, state, seat, actions, names),
  points: words.points,
});

function explain(
  words: ReasonWords,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  names: Names,
): Explained {
  const line = lineOf(state, seat, actions);
  const [main] = line.purposes;
  const [first] = line.actions;
  const places = placesOf(state, seat, line, questionIn(state));
  return {
    places,
    target: first && targetOf(state, seat, first, questionIn(state)),
    nudge: words.look(places.slice(0, 2).map((place) => thingAt(words, state, place, names))),
    idea: main === undefined ? (first === undefined ? "" : words.plain[first.type]) : words.idea(main, names),
    move: `${capital(words.inTurn(acts(words, state, line, names)))}.`,
    brief: capital(acts(words, state, line, names)[0] ?? ""),
    covers: line.actions.length,
    reasons: line.purposes.map((purpose) => ({ text: words.reason(purpose, names), rule: purpose.rule })),
  };
}

const acts = (words: ReasonWords, state: State, line: Line, names: Names): readonly string[] =>
  line.actions.map((action) => words.act(action, kindBefore(state, action), names));

/** What an action grows, takes down or lives in, as it stands before the line. */
function kindBefore(state: State, action: Action): Kind | undefined {
  switch (action.type) {
    case "upgrade":
      return kindAt(state, action.era, action.from);
    case "demolish":
      return kindAt(state, action.era, action.at);
    case "populate":
    case "renovate":
      return kindAt(state, "reason", action.at);
    case "chooseLoser":
    case "placeDownsized": {
      const question = questionIn(state);
      if (question === undefined || !("era" in question)) return undefined;
      return question.kind === "placeDownsized"
        ? kindOf(question.building, question.size)
        : kindAt(state, question.era, action.at);
    }
    case "build":
    case "travel":
    case "exchange":
    case "end":
    case "keep":
    case "draw":
    case "chooseKeeper":
      return undefined;
    default:
      return unreachable(action);
  }
}

function kindAt(state: State, era: Era, at: SquareId): Kind | undefined {
  const building = buildingOn(state, era, at);
  return building && kindOf(building.type, building.size);
}

function thingAt(words: ReasonWords, state: State, place: string, names: Names): string {
  const [era, at] = place.split(":");
  if (era === undefined || at === undefined) return words.hand;
  if (era === "pawn") return words.pawn(at as Era);
  const building = buildingOn(state, era as Era, at);
  if (building === undefined) return words.free(at, era as Era);
  const { tile, type, size } = building;
  const owner = tile !== undefined && "owner" in tile ? { owner: tile.owner } : {};
  return words.piece({ kind: kindOf(type, size), ...owner, at: building.at, era: era as Era }, names);
}
