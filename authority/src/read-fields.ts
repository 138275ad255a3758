/** How single fields of a message are read. Strict: a field too many is refused like a field too few. */
import { MAX_NAME, MAX_RECORD_BYTES, type Seat, type Viewer } from "@chronarium/kernel";
import { type Fields, isInteger, isList, isObject, isText } from "./guards.ts";
import { fail } from "./refusals.ts";
import type { Spoken } from "./types.ts";

export const MAX_SEATS = 99;
const MAX_SAID = 2000;

type FieldReaders = Readonly<Record<string, (value: unknown, place: string) => unknown>>;
type Read<Shape extends FieldReaders> = { readonly [Name in keyof Shape]: ReturnType<Shape[Name]> };

/** An object of exactly these fields. */
export function object<Shape extends FieldReaders>(
  shape: Shape,
): (value: unknown, place?: string) => Read<Shape> {
  const names = Object.keys(shape);
  return (value, place = "") => {
    const fields = fieldsOf(value, place === "" ? "message" : place);
    for (const name of Object.keys(fields)) if (!Object.hasOwn(shape, name)) return wrong(inner(place, name));
    const read: Record<string, unknown> = {};
    for (const name of names) {
      const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
      read[name] = shape[name]?.(own, inner(place, name));
    }
    // Every field of the shape has been read by its own reader.
    return read as Read<Shape>;
  };
}

export const wrong = (place: string): never => fail("driver/bad-call", { place });
const inner = (place: string, name: string): string => (place === "" ? name : `${place}.${name}`);

export function fieldsOf(value: unknown, place: string): Fields {
  return isObject(value) ? value : wrong(place);
}
export function nothing(value: unknown): undefined {
  return value === undefined ? undefined : wrong("message");
}
/** A whole file. */
export function file(value: unknown, place: string): string {
  return isText(value) && value.length <= MAX_RECORD_BYTES ? value : wrong(place);
}
export function name(value: unknown, place: string): string {
  return isText(value) && value.length <= MAX_NAME ? value : wrong(place);
}
export function said(value: unknown, place: string): string {
  return isText(value) && value.length <= MAX_SAID ? value : wrong(place);
}
export function yesOrNo(value: unknown, place: string): boolean {
  return typeof value === "boolean" ? value : wrong(place);
}
export function integer(value: unknown, place: string): number {
  return isInteger(value) ? value : wrong(place);
}
export function seat(value: unknown, place: string): Seat {
  return isInteger(value) && value < MAX_SEATS ? value : wrong(place);
}
export function viewer(value: unknown, place: string): Viewer {
  return value === "observer" ? value : seat(value, place);
}
export function list<Item>(item: (value: unknown, place: string) => Item, max: number, min = 0) {
  return (value: unknown, place: string): readonly Item[] => {
    if (!isList(value) || value.length < min || value.length > max) return wrong(place);
    return value.map((each, i) => item(each, `${place}[${i}]`));
  };
}
export function anything(value: unknown): unknown {
  return value;
}
export function listeners(value: unknown, place: string): Spoken["to"] {
  return value === "all" ? value : list(seat, MAX_SEATS)(value, place);
}
