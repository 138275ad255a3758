/** Questions to values from outside: another thread, another tab, the store. */
import type { Refusal } from "@chronarium/kernel";

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === "string";
/** A whole number from 0: a revision, a seat, the number of a call. */
export const isInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const isRefusal = (value: unknown): value is Refusal =>
  isObject(value) && isText(value.code) && isText(value.rule) && isObject(value.params);

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
