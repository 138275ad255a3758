/** How the authority reads what it is asked. */
import { isLevel } from "@chronarium/bots";
import type { AuthorityCalls, LibraryCalls, TableCalls } from "./protocol.ts";
import {
  anything,
  fieldsOf,
  file,
  integer,
  list,
  listeners,
  MAX_SEATS,
  name,
  nothing,
  object,
  said,
  seat,
  viewer,
  wrong,
} from "./read-fields.ts";
import type { Readers } from "./rpc.ts";
import type { NewTable, SeatSetup } from "./types.ts";

/** More than any player confirms with one press. */
const MAX_ACTIONS = 100;
const MAX_KEYS = 2000;

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

const libraryReaders: Readers<LibraryCalls> = {
  tryStore: nothing,
  playUnstored: nothing,
  create: newTable,
  lay: object({ game: name, scene: name }),
  rename: object({ table: name, name }),
  remove: ofTable,
  import: object({ text: file, passphrase: name }),
  analysis: ofTable,
  keepAnalysis: object({ table: name, text: file }),
  blame: object({ table: name, seconds: integer }),
};

export const tableReaders: Readers<TableCalls> = {
  hello: object({ protocol: integer }),
  ping: nothing,
  list: nothing,
  open: object({ table: name, language: name }),
  export: object({ table: name, passphrase: name }),
  verify: ofTable,
  look: object({ session: integer, viewer }),
  sync: at,
  moment: object({ session: integer, revision: integer }),
  past: at,
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
  branchFile: object({ session: integer, revision: integer }),
  hint: atSeat,
  cancelHint: at,
  say: object({ session: integer, seat, text: said, to: listeners }),
  words: object({ session: integer, keys: list(name, MAX_KEYS), language: name }),
  close: at,
};

export const authorityReaders: Readers<AuthorityCalls> = { ...libraryReaders, ...tableReaders };
