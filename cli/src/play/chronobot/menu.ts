/** What the companion can be told now, as few lines; what a line leaves open is asked field by field. */
import {
  type Action,
  appDie,
  appParadox,
  appShape,
  chronobot,
  type OpenTile,
  type State,
} from "@chronarium/anachrony/companion";
import type { CompanionText } from "@chronarium/anachrony/text";
import type { Seed } from "@chronarium/kernel";
import { grouped } from "../questions.ts";
import { partOf, type Sayable } from "../said.ts";
import type { Names, Step } from "../terminal-game.ts";
import type { ChronobotPlayText } from "./text/index.ts";

export type Speech = {
  readonly text: ChronobotPlayText;
  readonly words: CompanionText;
  readonly names: Names;
};
export type MenuItem = { readonly label: string; readonly actions: readonly Action[] };

/** CP-2: of the app's faces the one that the seed shows, so that nobody has to look it up. */
export function offered(state: State, seed: Seed): readonly Action[] {
  const n = state.appRolls + 1;
  const shown = { rollDie: appDie, rollParadox: appParadox, rollShape: appShape } as const;
  return chronobot.legalActions(state, 0).filter((action) => {
    if (action.type !== "rollDie" && action.type !== "rollParadox" && action.type !== "rollShape")
      return true;
    return action.origin === "hand" || action.face === shown[action.type](seed, n);
  });
}

/** Actions of one kind are one line, but for the few that answer a question. */
const ONE_BY_ONE: readonly Action["type"][] = [
  "space",
  "worker",
  "couldNot",
  "humanWarps",
  "paradoxRolls",
  "cleanUp",
];
function keyOf(action: Action): string {
  if (action.type === "rollParadox" && action.origin === "hand") return `hand ${action.face}`;
  if ("origin" in action) return `roll ${action.origin}`;
  if (action.type === "score") return `score ${action.category}`;
  if (action.type === "done" && Object.keys(action).length === 1) return "done alone";
  return ONE_BY_ONE.includes(action.type) ? JSON.stringify(action) : action.type;
}

export const menuItems = (actions: readonly Action[], speech: Speech): readonly MenuItem[] =>
  grouped(actions, keyOf).map((group) => ({ label: labelOf(group, speech), actions: group }));

function labelOf(actions: readonly Action[], { text, words, names }: Speech): string {
  const [first, second] = actions as readonly [Action, ...Action[]];
  if (first.type === "rollParadox" && first.origin === "hand") return `${text.groups.hand} · ${first.face}`;
  if ("origin" in first) return text.groups[first.origin];
  if (first.type === "score") return words.words.categories[first.category];
  if (second === undefined) return words.action(first, names);
  return first.type in text.groups
    ? text.groups[first.type as keyof typeof text.groups]
    : words.action(first, names);
}

const typesValue = ({ type }: Action): boolean => type === "rollDie" || type === "score";

type Value = string | number | readonly (string | number)[];
const fieldsOf = (action: Action): readonly (readonly [string, Value])[] =>
  Object.entries(action as Readonly<Record<string, Value>>).filter(
    ([field]) => field !== "type" && field !== "origin",
  );
const itemsIn = (value: Value): readonly (string | number)[] => (typeof value === "object" ? value : [value]);
const valueIn = (action: Action, field: string): string => {
  const value = fieldsOf(action).find(([name]) => name === field)?.[1];
  return value === undefined ? "" : itemsIn(value).join(" ");
};

/** Which fields may differ behind a line, in the order in which they are asked. */
const ASKED: Readonly<Partial<Record<Action["type"], readonly string[]>>> = {
  done: ["space", "worker", "cube", "tile", "superproject", "shape"],
  openTile: ["tile", "vp"],
  openSuperproject: ["era", "vp"],
  pool: ["cubes"],
  correctCounter: ["counter", "change"],
  correctToken: ["token", "position"],
  correctTile: ["tile", "vp", "change"],
  correctWarp: ["whose", "era", "change"],
  correctSpace: ["space", "by"],
};

export function stepsFor(action: Action, speech: Speech): readonly Step<Action>[] {
  const { text, words, names } = speech;
  const fields = ASKED[action.type] ?? fieldsOf(action).map(([field]) => field);
  const whole: Step<Action> = {
    ask: text.ask.other,
    key: keyOf,
    label: (it) => labelOf([it, it], speech),
  };
  return [
    whole,
    ...fields.map((field): Step<Action> => {
      const last = field === fields.at(-1);
      return {
        ask: text.ask[(field in text.ask ? field : "other") as keyof typeof text.ask],
        // A number stands for a line, unless it is itself what is asked for.
        key: (it) => (typesValue(it) ? valueIn(it, field) : `${field} ${valueIn(it, field)}`),
        // The last question shows the whole answer, as a sentence.
        label: (it) =>
          valueIn(it, field) === ""
            ? text.nothing
            : last && fields.length > 1
              ? words.action(it, names)
              : named(it, field, speech),
        ...(field === "vp" && action.type === "score" && { shown: () => [text.vpRange], hint: text.ask.vp }),
        isAnswer: (line) => field === "vp" && /^-?\d+$/.test(line),
      };
    }),
  ];
}

/** A value in words, where the catalogue has one. */
function named(action: Action, field: string, { words, text, names }: Speech): string {
  const { words: of } = words;
  const entered = fieldsOf(action).find(([name]) => name === field)?.[1] ?? "";
  if (typeof entered === "object") return entered.join(" ");
  const value = entered;
  switch (field) {
    case "space":
      return of.spaces[value as keyof typeof of.spaces];
    case "worker":
      return of.worker[value as keyof typeof of.worker];
    case "cube":
      return of.goods[value as keyof typeof of.goods];
    case "face":
      return typeof value === "number" ? String(value) : of.shapes[value as keyof typeof of.shapes];
    case "thing":
    case "phase":
    case "side":
    case "era":
      return words.action(action, names);
    case "whose":
      return value === "bot" ? text.its : text.you;
    case "counter":
      return value in of.goods
        ? of.goods[value as keyof typeof of.goods]
        : value in of.worker
          ? of.worker[value as keyof typeof of.worker]
          : counterName(action, { words, text, names });
    case "tile":
      return value in of.rows ? of.rows[value as keyof typeof of.rows] : words.openTile(value as OpenTile);
    case "shape":
      return of.shapes[value as keyof typeof of.shapes];
    case "superproject":
      return words.action({ type: "done", superproject: Number(value) }, names);
    default:
      return String(value);
  }
}

/** "One more of Water" without its beginning. */
const counterName = (action: Action, { words, names }: Speech): string =>
  words.action(action, names).replace(/^(One more of |One less of |Un de plus : |Un de moins : )/, "");

/** Every action goes by its sentence in the languages of the table, and by the values of its fields. */
export function sayable(action: Action, spoken: readonly Speech[]): Sayable<Action> {
  const sentences = spoken.flatMap(({ words, names, text }) => [
    words.action(action, names),
    ...(text.verbs[action.type] ?? []),
    ...("origin" in action ? [text.groups[action.origin]] : []),
  ]);
  const fields = fieldsOf(action).flatMap(([, value]) => itemsIn(value));
  return {
    action,
    parts: [partOf(action.type, ...sentences), ...fields.map((value) => partOf(value))],
  };
}
