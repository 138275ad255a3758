/** How the authority reads what it is asked. */
import type { Seat, Viewer } from "@chronarium/kernel";
import type { At, AuthorityCalls, OfTable } from "./calls.ts";
import { type Fields, isInteger, isObject, isSeatSetup, isText } from "./guards.ts";
import { fail } from "./refusals.ts";
import type { Readers } from "./rpc.ts";
import type { NewTable } from "./types.ts";

/** The kernel reads no longer names. */
const MAX_NAME = 200;
const MAX_SEATS = 99;

export const authorityReaders: Readers<AuthorityCalls> = {
  hello: () => undefined,
  list: () => undefined,
  create: readNewTable,
  open: ofTable,
  rename: (content) => ({ ...ofTable(content), name: readName(fieldsOf(content).name, "name") }),
  remove: ofTable,
  export: ofTable,
  import: (content) => ({ text: readText(fieldsOf(content).text, "text") }),
  look: (content) => ({ ...at(content), viewer: readViewer(fieldsOf(content).viewer) }),
  moment: (content) => ({ ...at(content), revision: readInteger(fieldsOf(content).revision, "revision") }),
  chronicle: at,
  act: (content) => ({
    ...atSeat(content),
    revision: readInteger(fieldsOf(content).revision, "revision"),
    // For `readAction` to judge.
    action: fieldsOf(content).action,
  }),
  undo: atSeat,
  redo: atSeat,
  branch: (content) => ({
    ...at(content),
    revision: readInteger(fieldsOf(content).revision, "revision"),
    name: readName(fieldsOf(content).name, "name"),
  }),
  hint: atSeat,
  cancelHint: at,
  close: at,
};

function fieldsOf(content: unknown): Fields {
  return isObject(content) ? content : fail("driver/bad-call", { place: "message" });
}
function readText(value: unknown, place: string): string {
  return isText(value) ? value : fail("driver/bad-call", { place });
}
function readName(value: unknown, place: string): string {
  return isText(value) && value.length <= MAX_NAME ? value : fail("driver/bad-call", { place });
}
function readInteger(value: unknown, place: string): number {
  return isInteger(value) ? value : fail("driver/bad-call", { place });
}
function readViewer(value: unknown): Viewer {
  return value === "observer" ? value : readInteger(value, "viewer");
}
function at(content: unknown): At {
  return { session: readInteger(fieldsOf(content).session, "session") };
}
function atSeat(content: unknown): At & { readonly seat: Seat } {
  return { ...at(content), seat: readInteger(fieldsOf(content).seat, "seat") };
}
function ofTable(content: unknown): OfTable {
  return { table: readName(fieldsOf(content).table, "table") };
}
function readNewTable(content: unknown): NewTable {
  const { game, seats, options } = fieldsOf(content);
  if (!Array.isArray(seats) || seats.length > MAX_SEATS) return fail("driver/bad-call", { place: "seats" });
  return {
    game: readName(game, "game"),
    seats: seats.map((seat: unknown, i) => {
      if (!isSeatSetup(seat)) return fail("driver/bad-call", { place: `seats[${i}]` });
      const name = readName(seat.name, `seats[${i}].name`);
      return seat.kind === "bot" ? { kind: "bot", name, level: seat.level } : { kind: "human", name };
    }),
    // For `readOptions` to judge.
    options: fieldsOf(options),
  };
}
