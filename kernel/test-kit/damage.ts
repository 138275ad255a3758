/** Damage to what comes from outside, as somebody would do it who wants to see what breaks. */
import type { Json } from "../src/contract.ts";
import type { Dice } from "./dice.ts";

/** A letter that stands in no sentence of ours: wherever it is shown, it is an echo from outside. */
export const FOREIGN = "Ж";

/** What a terminal or a page would obey, what no name is, and far too much of it. */
export const NASTY: readonly string[] = [
  "",
  "x",
  "\u001b[31m\u001b]0;owned\u0007\u009b2J",
  "\u202egnp.exe\u2066\u200f",
  "\u0000\r\n\u2028",
  FOREIGN.repeat(300),
  `\u001b[7m${FOREIGN.repeat(90)}\u202e`,
  "\ud800",
  "__proto__",
  "constructor",
  "{{toString}}",
  "../../etc/passwd",
  '"\\"'.repeat(50),
];

const STRANGE: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  2.5,
  -0.1,
  1e12,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[[]]]]]],
  ...NASTY,
];

/** Any value at all, mostly small. */
export function strangeJson(chance: Dice): Json {
  switch (chance.below(8)) {
    case 0:
      return Array.from({ length: chance.below(4) }, () => aStrange(chance));
    case 1:
      return { [chance.pick(NASTY)]: aStrange(chance), type: aStrange(chance) };
    case 2:
      return Array<Json>(5000).fill(chance.pick(STRANGE.slice(0, 8)));
    default:
      return aStrange(chance);
  }
}

/** Of its own: what is damaged further must not be there for the next input. */
const aStrange = (chance: Dice): Json => copied(chance.pick(STRANGE));

/** A copy with one to three changes. */
export function damagedJson(value: unknown, chance: Dice): Json {
  // In a list of one the value itself can be changed too.
  const holder = [copied(value)];
  for (let changes = 1 + chance.below(3); changes > 0; changes--) {
    const slots = slotsOf(holder);
    if (slots.length > 0) change(chance.pick(slots), slots, chance);
  }
  return holder[0] ?? null;
}

/** A copy with one to four cuts, repetitions and strange words. */
export function damagedText(text: string, chance: Dice): string {
  let damaged = text;
  for (let changes = 1 + chance.below(4); changes > 0; changes--) {
    const at = chance.below(damaged.length + 1);
    const end = Math.min(damaged.length, at + 1 + chance.below(chance.below(3) === 0 ? 200 : 6));
    const [before, piece, after] = [damaged.slice(0, at), damaged.slice(at, end), damaged.slice(end)];
    switch (chance.below(7)) {
      case 0:
        damaged = before + after;
        break;
      case 1:
        damaged = before + piece.repeat(2 + chance.below(20)) + after;
        break;
      case 2:
        damaged = before + chance.pick(NASTY) + after;
        break;
      case 3: {
        const from = chance.below(text.length + 1);
        damaged = before + text.slice(from, from + 1 + chance.below(60)) + piece + after;
        break;
      }
      case 4:
        damaged =
          before + piece.replaceAll(/\d/g, () => String(chance.below(10) ** chance.below(12))) + after;
        break;
      case 5:
        damaged = before + chance.pick(SIGNS).repeat(chance.below(4) === 0 ? 3000 : 1) + piece + after;
        break;
      default:
        damaged = before + chance.pick(["0", "-1", "1e9", "99999999999", "null", "\n", " ", "\t"]) + after;
    }
  }
  return damaged;
}
const SIGNS: readonly string[] = [
  '"',
  '"\\',
  "[",
  "{",
  "(",
  ",",
  "|",
  "@",
  "#",
  "=",
  "*",
  "-",
  ":",
  ".",
  "&a",
  "!x ",
];

type Slot = { readonly holder: object; readonly key: string };

/** Every place of a JSON value. Long lists, as the log is one, are well guarded: only their ends are attacked. */
function slotsOf(value: object): readonly Slot[] {
  const slots: Slot[] = [];
  const walk = (holder: object): void => {
    const keys = Object.keys(holder);
    for (const key of Array.isArray(holder) ? keys.slice(-60) : keys) {
      slots.push({ holder, key });
      const inside: unknown = Reflect.get(holder, key);
      if (typeof inside === "object" && inside !== null) walk(inside);
    }
  };
  walk(value);
  return slots;
}

const copied = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;

function change({ holder, key }: Slot, slots: readonly Slot[], chance: Dice): void {
  const value: unknown = Reflect.get(holder, key);
  const put = (next: unknown): unknown => Reflect.set(holder, key, next);
  const other = chance.pick(slots);
  switch (chance.below(7)) {
    case 0:
      return void put(
        typeof value === "number" ? value + chance.below(5) - 2 : value === true ? false : !value,
      );
    case 1:
      return void put(strangeJson(chance));
    case 2:
      return void put(copied(Reflect.get(other.holder, other.key)));
    case 3:
      return void (Array.isArray(holder)
        ? holder.splice(Number(key), 1)
        : Reflect.deleteProperty(holder, key));
    case 4:
      return void (Array.isArray(holder)
        ? holder.splice(chance.below(holder.length + 1), 0, copied(value))
        : Reflect.set(holder, chance.below(2) === 0 ? `${key}x` : chance.pick(NASTY), value));
    case 5: {
      // Two of the same list change places.
      if (!Array.isArray(holder)) return;
      const at = chance.below(holder.length);
      put(holder[at]);
      return void Reflect.set(holder, String(at), value);
    }
    default: {
      // A value that stands in the same field elsewhere.
      const from = chance.pick(slots.filter((slot) => slot.key === key));
      return void put(copied(Reflect.get(from.holder, from.key)));
    }
  }
}
