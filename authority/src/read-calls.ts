/** How the authority reads what it is asked. Strict: a field too many is refused like a field too few. */
import { isLevel } from "@chronarium/bots";
import { MAX_NAME, MAX_RECORD_BYTES, type Seat, type Viewer } from "@chronarium/kernel";
import { type Fields, isInteger, isList, isObject, isText } from "./guards.ts";
import type { AuthorityCalls } from "./protocol.ts";
import { fail } from "./refusals.ts";
import type { Readers } from "./rpc.ts";
import type { NewTable, SeatSetup, Spoken } from "./types.ts";

const MAX_SEATS = 99;
/** More than any player confirms with one press. */
const MAX_ACTIONS = 100;
const MAX_KEYS = 2000;
const MAX_SAID = 2000;

type FieldReaders = Readonly<Record<string, (value: unknown, place: string) => unknown>>;
type Read<Shape extends FieldReaders> = { readonly [Name in keyof Shape]: ReturnType<Shape[Name]> };

/** An object of exactly these fields. */
function object<Shape extends FieldReaders>(shape: Shape): (value: unknown, place?: string) => Read<Shape> {
  const names = Object.keys(shape);
  return (value, place = "") => {
    const fields = fieldsOf(value, place === "" ? "message" : place);
    const stranger = Object.keys(fields).find((name) => !Object.hasOwn(shape, name));
    if (stranger !== undefined) return wrong(inner(place, stranger));
    const pairs = names.map((name) => {
      const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, shape[name]?.(own, inner(place, name))] as const;
    });
    // Every field of the shape has been read by its own reader.
    return Object.fromEntries(pairs) as Read<Shape>;
  };
}

const wrong = (place: string): never => fail("driver/bad-call", { place });
const inner = (place: string, name: string): string => (place === "" ? name : `${place}.${name}`);

function fieldsOf(value: unknown, place: string): Fields {
  return isObject(value) ? value : wrong(place);
}
function nothing(value: unknown): undefined {
  return value === undefined ? undefined : wrong("message");
}
/** A whole file. */
function file(value: unknown, place: string): string {
  return isText(value) && value.length <= MAX_RECORD_BYTES ? value : wrong(place);
}
function name(value: unknown, place: string): string {
  return isText(value) && value.length <= MAX_NAME ? value : wrong(place);
}
function said(value: unknown, place: string): string {
  return isText(value) && value.length <= MAX_SAID ? value : wrong(place);
}
function integer(value: unknown, place: string): number {
  return isInteger(value) ? value : wrong(place);
}
function seat(value: unknown, place: string): Seat {
  return isInteger(value) && value < MAX_SEATS ? value : wrong(place);
}
function viewer(value: unknown, place: string): Viewer {
  return value === "observer" ? value : seat(value, place);
}
function list<Item>(item: (value: unknown, place: string) => Item, max: number, min = 0) {
  return (value: unknown, place: string): readonly Item[] => {
    if (!isList(value) || value.length < min || value.length > max) return wrong(place);
    return value.map((each, i) => item(each, `${place}[${i}]`));
  };
}
function anything(value: unknown): unknown {
  return value;
}
function listeners(value: unknown, place: string): Spoken["to"] {
  return value === "all" ? value : list(seat, MAX_SEATS)(value, place);
}
function seatSetup(value: unknown, place: string): SeatSetup {
  const { kind } = fieldsOf(value, place);
  if (kind === "human") return { kind, name: object({ kind: anything, name })(value, place).name };
  if (kind !== "bot") return wrong(`${place}.kind`);
  const { name: called, level } = object({ kind: anything, name, level: integer })(value, place);
  if (!isLevel(level)) return wrong(`${place}.level`);
  return { kind, name: called, level };
}

const newTable: (value: unknown) => NewTable = object({
  game: name,
  seats: list(seatSetup, MAX_SEATS),
  // For `readOptions` to judge.
  options: fieldsOf,
  seed: (value, place) => (value === undefined ? undefined : name(value, place)),
});
const ofTable = object({ table: name });
const at = object({ session: integer });
const atSeat = object({ session: integer, seat });
const doing = object({ session: integer, seat, id: name });

export const authorityReaders: Readers<AuthorityCalls> = {
  hello: object({ protocol: integer }),
  ping: nothing,
  tryStore: nothing,
  playUnstored: nothing,
  list: nothing,
  create: newTable,
  lay: object({ game: name, scene: name }),
  open: object({ table: name, language: name }),
  rename: object({ table: name, name }),
  remove: ofTable,
  export: object({ table: name, passphrase: name }),
  import: object({ text: file, passphrase: name }),
  verify: ofTable,
  analysis: ofTable,
  keepAnalysis: object({ table: name, text: file }),
  blame: object({ table: name, seconds: integer }),
  look: object({ session: integer, viewer }),
  sync: at,
  moment: object({ session: integer, revision: integer }),
  chronicle: at,
  act: object({
    session: integer,
    seat,
    id: name,
    version: integer,
    actions: list(anything, MAX_ACTIONS, 1),
  }),
  undo: doing,
  redo: doing,
  branch: object({ session: integer, revision: integer, name }),
  hint: atSeat,
  cancelHint: at,
  say: object({ session: integer, seat, text: said, to: listeners }),
  words: object({ session: integer, keys: list(name, MAX_KEYS), language: name }),
  close: at,
};
