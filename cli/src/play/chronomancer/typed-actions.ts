/** From a typed action to legal actions, or to the action that the rules will refuse with the right sentence. */
import { type Action, DEEDS, type View } from "@chronarium/chronomancer";
import type { TypedAction } from "./short-forms.ts";

/** Legal actions that do what was wanted. */
export const granted = ({ type, said }: TypedAction, legal: readonly Action[]): readonly Action[] =>
  legal.filter((action) => {
    const fields = new Map<string, unknown>(Object.entries(action));
    return (
      action.type === type &&
      Object.entries(said).every(([name, value]) => same(name, value, fields.get(name)))
    );
  });

/** Lists of icons and piers have no order; one that is missing is empty. */
const UNORDERED: readonly string[] = ["icons", "frozen", "rogues"];
function same(name: string, wanted: unknown, value: unknown): boolean {
  if (!UNORDERED.includes(name)) return JSON.stringify(wanted) === JSON.stringify(value);
  const [some, others] = [wanted, value ?? []];
  return (
    Array.isArray(some) &&
    Array.isArray(others) &&
    some.length === others.length &&
    some.every((each) => others.includes(each)) &&
    others.every((each) => some.includes(each))
  );
}

/** What must have been said for the rules to have an opinion. */
const NEEDED: Readonly<Partial<Record<Action["type"], readonly string[]>>> = {
  move: ["to"],
  freeze: ["icons"],
  shift: ["tile"],
  recruit: ["card"],
  place: ["ability"],
  discard: ["card"],
  dock: ["dock"],
};

/** Stands in for what was not said, where it does not matter; of the deeds, the first of everything. */
const ANY: Readonly<Partial<Record<Action["type"], Readonly<Record<string, unknown>>>>> = {
  ...Object.fromEntries(
    Object.values(DEEDS).map(({ answer, fields }) => [
      answer,
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, field.kind === "choice" ? field.values[0] : 1]),
      ),
    ]),
  ),
  move: { figure: "assistant" },
  relic: { colour: "R" },
  recruit: { card: "L01" },
  place: { ability: "security" },
  shift: { tile: "P01" },
  freeze: { icons: ["R", "G"] },
  dock: { dock: "left" },
  seat: { piece: "R", boat: 1 },
  recombobulate: { from: "R", to: "G" },
  embiggen: { colour: "R" },
  fracture: { colour: "R" },
  sell: { colour: "R", small: [1, 0], large: [0, 0] },
};

/**
 * The typed action made whole, for the rules to say why it is not possible; what was not said is as in a legal
 * action of the kind. Undefined where too much is missing to say.
 */
export function wholeAction(
  view: View,
  { type, said }: TypedAction,
  legal: readonly Action[],
): Action | undefined {
  const [like] = legal.filter((action) => action.type === type);
  const asked = like !== undefined || (view.pending.length === 0 && type === "move");
  if (asked && !(NEEDED[type] ?? []).every((field) => said[field] !== undefined)) return undefined;
  const fields = { ...ANY[type], ...like, ...said, type };
  // A sale that names no Rogues has none.
  const { rogues: _, ...plain } = fields as Readonly<Record<string, unknown>>;
  // The compiler cannot follow fields put together by name; the match reads every action by its table again.
  return (said.rogues === undefined ? plain : fields) as unknown as Action;
}
