/** What a line of play is for, in the words of a language. */
import type { Explained, Explainer } from "@chronarium/kernel";
import type { Action, Place, Player, State } from "../src/index.ts";
import { hitOf } from "../src/outlook/places.ts";
import { type Purpose, placesOf, purposesOf } from "../src/outlook/purposes.ts";
import { capital } from "./pieces.ts";
import type { GameText, Names } from "./types.ts";

export type ReasonWords = {
  /** "your Assistant", "portal T3", "boat 2": with what stands before it after "Look at". */
  readonly thing: (place: Place) => string;
  readonly look: (things: readonly string[]) => string;
  /** Where nothing on the board is meant. */
  readonly elsewhere: string;
  readonly reason: (purpose: Purpose) => string;
  readonly idea: (purpose: Purpose) => string;
  /** The aim of an act that says nothing for itself. */
  readonly plain: Readonly<Partial<Record<Action["type"], string>>> & { readonly any: string };
  /** "Recruit at T3". */
  readonly at: (does: string, space: string) => string;
  readonly recruit: (card: Extract<Action, { type: "recruit" }>["card"]) => string;
  readonly inTurn: (acts: readonly string[]) => string;
  readonly points: (points: number) => string;
};

export const explainerOf = (
  words: ReasonWords,
  text: Pick<GameText, "action" | "outlook">,
): Explainer<State, Action> => ({
  points: words.points,
  explain: (state, seat, actions, names): Explained => {
    const purposes = purposesOf(state, seat, actions);
    const places = placesOf(actions, purposes);
    const [first] = actions;
    // What it costs and who is next is no aim.
    const main = purposes.find(({ kind }) => kind !== "costs" && kind !== "draws");
    const target = first && placesOf([first], []).at(-1);
    return {
      places: places.map(nameOf),
      target: target && nameOf(target),
      nudge:
        places.length === 0
          ? words.elsewhere
          : words.look(places.slice(0, 2).map((place) => words.thing(place))),
      idea: main === undefined ? ((first && words.plain[first.type]) ?? words.plain.any) : words.idea(main),
      move: `${words.inTurn(told(actions).map((action, i) => acted(words, text, action, names, i)))}.`,
      brief: first === undefined ? "" : briefOf(words, text, state.players[seat] as Player, first, names),
      covers: actions.length,
      reasons: purposes.map((purpose) => ({ text: words.reason(purpose), rule: purpose.rule })),
    };
  },
});

/** As lessons name it: without spaces. */
const nameOf = (place: Place): string => hitOf(place).replaceAll(" ", "-");

/** Paying with the Clock alone goes without saying. */
const told = (actions: readonly Action[]): readonly Action[] =>
  actions.filter((action, i) => i === 0 || action.type !== "pay" || (action.frozen ?? []).length > 0);

function acted(
  words: ReasonWords,
  text: Pick<GameText, "action">,
  action: Action,
  names: Names,
  index: number,
): string {
  const said = action.type === "recruit" ? words.recruit(action.card) : text.action(action, names);
  return index === 0 ? said : said.charAt(0).toLowerCase() + said.slice(1);
}

function briefOf(
  words: ReasonWords,
  text: Pick<GameText, "action" | "outlook">,
  mine: Player,
  action: Action,
  names: Names,
): string {
  if (action.type === "move") return capital(words.at(text.outlook.does(mine, action.to), action.to));
  return action.type === "recruit" ? words.recruit(action.card) : text.action(action, names);
}
