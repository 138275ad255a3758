/** Actions that were not offered: legal ones with one thing changed, and ones made up from the table alone. */
import { canonicalJson } from "../src/canonical.ts";
import type { AnyRules, Refusal, Seat } from "../src/contract.ts";
import { readAction } from "../src/read.ts";
import type { ActionField } from "../src/spec.ts";
import { must } from "./broken.ts";
import type { Dice } from "./dice.ts";

type Shape = Readonly<Record<string, unknown>>;

/** Texts that stood in legal actions: no table can say which other texts mean something. */
export type SeenTexts = Map<ActionField, Set<string>>;

const CHANGED = 10;
const SPOILT = 5;
const INVENTED = 10;

/** Every action is refused exactly when it is not on the list, and by a code that the game declares. */
export function checkMutants(
  rules: AnyRules,
  state: unknown,
  lists: readonly (readonly Shape[])[],
  /** Actions to make mutants of: the legal ones, or at the end of the game the last that were. */
  models: readonly Shape[],
  texts: SeenTexts,
  dice: Dice,
): readonly string[] {
  for (const action of models) rememberTexts(rules, action, texts);
  const mutants: unknown[] = [];
  for (let i = 0; i < CHANGED; i++)
    mutants.push(changed(rules, dice.pick(models), lists.length, texts, dice));
  for (let i = 0; i < SPOILT; i++) mutants.push(spoilt(dice.pick(models), dice));
  for (let i = 0; i < INVENTED; i++) mutants.push(invented(rules, lists.length, texts, dice));
  mutants.push(dice.pick(models));

  const known = lists.map((list) => new Set(list.map(canonicalJson)));
  const actors: readonly Seat[] = rules.actors(state);
  const codes: string[] = [];
  for (const mutant of mutants) {
    // Mostly the actors themselves, because the others are refused for that reason alone.
    const seat = actors.length === 0 || dice.below(4) === 0 ? dice.below(lists.length) : dice.pick(actors);
    const code = judge(rules, state, seat, mutant, known[seat]!, lists.length);
    if (code !== undefined) codes.push(code);
  }
  return codes;
}

function judge(
  rules: AnyRules,
  state: unknown,
  seat: Seat,
  mutant: unknown,
  legal: ReadonlySet<string>,
  seats: number,
): string | undefined {
  const read = readAction<Shape>(rules, seats, mutant);
  if (!read.ok) return read.refusal.code;
  const refusal: Refusal | undefined = rules.refusal(state, seat, read.action);
  const listed = legal.has(canonicalJson(read.action));
  const described = () => `seat ${seat}: ${canonicalJson(read.action)}`;
  if (refusal === undefined) {
    must(listed, "only legal actions pass", () => `${described()} passes but is not on the list`);
    return undefined;
  }
  must(
    !listed,
    "every legal action passes",
    () => `${described()} is on the list but refused: ${refusal.code}`,
  );
  const { code, params, rule } = refusal;
  must(
    rules.refusalCodes.includes(code),
    "refusals are known",
    () => `${code} is not among the refusal codes`,
  );
  must(rule !== "", "refusals are known", () => `${code} cites no rule`);
  const plain = Object.values(params).every((value) => ["string", "number"].includes(typeof value));
  must(plain, "refusals are known", () => `${code} has params ${JSON.stringify(params)}`);
  return code;
}

function rememberTexts(rules: AnyRules, action: Shape, texts: SeenTexts): void {
  for (const [name, field] of Object.entries(rules.actions[action.type as string] ?? {})) {
    const value = action[name];
    if (field.kind !== "text" || typeof value !== "string") continue;
    const seen = texts.get(field) ?? new Set();
    texts.set(field, seen.add(value));
  }
}

/** A legal action with another allowed value in one field. */
function changed(rules: AnyRules, action: Shape, seats: number, texts: SeenTexts, dice: Dice): unknown {
  const fields = Object.entries(rules.actions[action.type as string] ?? {});
  if (fields.length === 0) return { ...action, type: dice.pick(Object.keys(rules.actions)) };
  const [name, field] = dice.pick(fields);
  return { ...action, [name]: anyValue(field, seats, texts, dice) };
}

const NONSENSE: readonly unknown[] = [
  null,
  -1,
  1e9,
  1.5,
  Number.NaN,
  "nonsense",
  "",
  true,
  [],
  [0],
  ["nonsense"],
  {},
];

/** A legal action with a value that no table allows, or a field too many or too few. */
function spoilt(action: Shape, dice: Dice): unknown {
  const name = dice.pick(Object.keys(action));
  const way = dice.below(4);
  if (way === 0) return { ...action, unheardOf: 1 };
  if (way === 1) return Object.fromEntries(Object.entries(action).filter(([key]) => key !== name));
  return { ...action, [name]: dice.pick(NONSENSE) };
}

function invented(rules: AnyRules, seats: number, texts: SeenTexts, dice: Dice): unknown {
  const type = dice.pick(Object.keys(rules.actions));
  const action: Record<string, unknown> = { type };
  for (const [name, field] of Object.entries(rules.actions[type]!)) {
    if (field.optional === true && dice.below(2) === 0) continue;
    action[name] = anyValue(field, seats, texts, dice);
  }
  return action;
}

/** A value that the table allows; undefined for a text if none was seen yet. */
function anyValue(field: ActionField, seats: number, texts: SeenTexts, dice: Dice): unknown {
  switch (field.kind) {
    case "choice":
      return dice.pick(field.values);
    case "integer":
      return integerIn(field.min, field.max, dice);
    case "seat":
      return dice.below(seats);
    case "text": {
      const seen = [...(texts.get(field) ?? [])];
      return seen.length === 0 ? undefined : dice.pick(seen);
    }
    case "choices": {
      const length = integerIn(field.min, Math.min(field.max, field.min + 6), dice);
      return Array.from({ length }, () => dice.pick(field.values));
    }
    case "integers":
      return Array.from({ length: field.length }, () => integerIn(field.min, field.max, dice));
  }
}

/** Small numbers are where the rules live, so a wide range is sampled near its lower end half of the time. */
function integerIn(min: number, max: number, dice: Dice): number {
  const width = Math.min(max - min + 1, 2 ** 32);
  return min + dice.below(dice.below(2) === 0 ? Math.min(width, 8) : width);
}
