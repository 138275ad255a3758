/**
 * Who sits at a stored table. A row says of how many levels those of its bots are; rows of older pages do not, and mean
 * three. They stay as they are: whoever reads them gets the levels of today.
 */
import { isLevel, LEVELS, type Level, OF_THREE } from "@chronarium/bots";
import { isList, isObject, isText } from "./guards.ts";
import type { SeatSetup } from "./types.ts";

/** What a row says. */
export type Scale = (typeof LEVELS)["length"];
export const SCALE: Scale = LEVELS.length;

const isOfThree = (level: unknown): level is keyof typeof OF_THREE =>
  level === 1 || level === 2 || level === 3;

function levelOf(level: unknown, scale: unknown): Level | undefined {
  if (scale === SCALE) return isLevel(level) ? level : undefined;
  return scale === undefined && isOfThree(level) ? OF_THREE[level] : undefined;
}

function readSeat(value: unknown, scale: unknown): SeatSetup | undefined {
  if (!isObject(value) || !isText(value.name)) return undefined;
  const { kind, name } = value;
  if (kind === "human") return { kind, name };
  const level = levelOf(value.level, scale);
  if (kind !== "bot" || level === undefined) return undefined;
  const { script } = value;
  if (script === undefined) return { kind, name, level };
  return isList(script) ? { kind, name, level, script } : undefined;
}

/** Undefined if one of them is not as it was written. */
export function readSeats(value: unknown, scale: unknown): readonly SeatSetup[] | undefined {
  if (!isList(value)) return undefined;
  const seats = value.flatMap((each) => readSeat(each, scale) ?? []);
  return seats.length === value.length ? seats : undefined;
}
