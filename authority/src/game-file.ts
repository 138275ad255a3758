/**
 * Games as files. A finished one is whole and open. One that is played holds what its owner may know, and goes on
 * elsewhere from a deal that is imagined; or it is whole, behind a passphrase.
 */
import { LEVELS, type Level } from "@chronarium/bots";
import {
  type AnyMatch,
  type AnyRules,
  type BotSeats,
  type Budget,
  loadText,
  MAX_RECORD_BYTES,
  openSeen,
  parseSave,
  type Refusal,
  SEEN_FORMAT,
  saveText,
  seenRecord,
  seenText,
  stateHash,
  type Viewer,
} from "@chronarium/kernel";
import { type Chance, type Clock, freshId, freshSeed } from "./clock.ts";
import type { Finished, RecordJob } from "./fold.ts";
import { isObject, isText } from "./guards.ts";
import { driverRefusal, fail, refusalOf } from "./refusals.ts";
import { type LaidTable, layTable } from "./rows.ts";
import { Caller, type Connection, type Readers } from "./rpc.ts";
import { SEALED_FORMAT, sealText, unsealText } from "./sealed-file.ts";
import type { SeatSetup } from "./types.ts";

/** Who is a bot travels with the game. */
const botsOf = (seats: readonly SeatSetup[]): BotSeats =>
  seats.map((seat) => (seat.kind === "bot" ? seat.level : null));

/** Everything: for its owner's own store, and for a game that is over. */
export function wholeText(match: AnyMatch, seats: readonly SeatSetup[]): string {
  const record = match.record();
  // A room that is open may know somebody by a name that is his no more.
  const names = record.names && { names: seats.map(({ name }) => name) };
  return saveText({ ...record, ...names, bots: botsOf(seats) });
}

/** The file of a game, running or over. An empty passphrase is none, and what is over hides nothing. */
export async function fileText(
  match: AnyMatch,
  seats: readonly SeatSetup[],
  how: { readonly passphrase: string; readonly chance: Chance },
): Promise<string> {
  return match.over ? wholeText(match, seats) : runningText(match, seats, how);
}

/** A single person's own view; several at one screen have nothing in common but what everybody sees. */
function ownerOf(seats: readonly SeatSetup[]): Viewer {
  const [only, second] = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  return only === undefined || second !== undefined ? "observer" : only;
}

/** Where everybody sees the whole state nothing is hidden: a companion to a game on a real table. */
const isOpen = ({ rules, state }: AnyMatch): boolean =>
  stateHash(rules.viewFor(state, "observer")) === stateHash(state);

/** The file of a game that is played. Nobody can imagine what is sealed: there it takes a passphrase. */
async function runningText(
  match: AnyMatch,
  seats: readonly SeatSetup[],
  { passphrase, chance }: { readonly passphrase: string; readonly chance: Chance },
): Promise<string> {
  if (passphrase !== "") return sealText(wholeText(match, seats), passphrase, chance);
  if (match.rules.sealed) fail("driver/sealed-export");
  if (isOpen(match)) return wholeText(match, seats);
  return seenText({ ...seenRecord(match, ownerOf(seats)), bots: botsOf(seats) });
}

/** A file from outside; `id` and `seed` are for a game that is dealt anew. Without a passphrase it is empty. */
export type FileJob = {
  readonly text: string;
  readonly passphrase: string;
  readonly id: string;
  readonly seed: string;
};
export type FileAnswer =
  | { readonly ok: true; readonly table: LaidTable }
  | { readonly ok: false; readonly refusal: Refusal };

/** More actions than any game takes. */
export const MOST_STEPS = 20_000;

/** A file's match, unsealed or dealt anew. Answers for every text there is, in its own time: see `readInThread`. */
export async function openGameFile(
  rules: readonly AnyRules[],
  job: FileJob,
  budget: Budget,
): Promise<
  | { readonly ok: true; readonly match: AnyMatch; readonly imagined: boolean }
  | { readonly ok: false; readonly refusal: Refusal }
> {
  try {
    if (job.text.length > MAX_RECORD_BYTES)
      return {
        ok: false,
        refusal: driverRefusal("driver/file-too-large", { megabytes: MAX_RECORD_BYTES / 1e6 }),
      };
    const parsed = parseSave(job.text);
    if (!parsed.ok) return parsed;
    const { record } = parsed;
    const format = isObject(record) ? record.format : undefined;
    if (format === SEALED_FORMAT) {
      const text = await unsealText(record, job.passphrase);
      return await openGameFile(rules, { ...job, text }, budget);
    }
    const imagined = format === SEEN_FORMAT;
    const opened = imagined ? openRunning(rules, record, job) : loadText(rules, job.text, budget);
    if (!opened.ok) return { ok: false, refusal: opened.refusal };
    return { ok: true, match: opened.match, imagined };
  } catch (error) {
    return { ok: false, refusal: refusalOf(error) };
  }
}

/** The same, as a table to keep. */
export async function readGameFile(
  rules: readonly AnyRules[],
  job: FileJob,
  budget: Budget,
): Promise<FileAnswer> {
  const opened = await openGameFile(rules, job, budget);
  if (!opened.ok) return opened;
  const { match, imagined } = opened;
  const { parent } = match.beginning;
  const about = {
    seats: seatsOf(match),
    ...(parent && {
      branch: { parent: parent.match, revision: parent.revision, ...(imagined && { imagined }) },
    }),
  };
  return { ok: true, table: layTable(match.id, match, about) };
}

function openRunning(
  games: readonly AnyRules[],
  record: unknown,
  fresh: FileJob,
): ReturnType<typeof openSeen> {
  const game = isObject(record) && isText(record.game) ? record.game : "";
  const rules = games.find(({ id }) => id === game);
  if (rules === undefined)
    return { ok: false, refusal: driverRefusal("driver/unknown-game", { game: game.slice(0, 60) }) };
  return openSeen(rules, record, fresh);
}

/** Old files do not say who is a bot: there everybody is a person. */
function seatsOf({ seats, rules, beginning: { names, bots } }: AnyMatch): readonly SeatSetup[] {
  return Array.from({ length: seats }, (_, seat): SeatSetup => {
    const name = names?.[seat] ?? rules.seatNames[seat] ?? "";
    const level = bots?.[seat] ?? undefined;
    if (level === undefined || rules.sealed) return { kind: "human", name };
    return { kind: "bot", name, level: nearestLevel(level) };
  });
}

/** A level that this house has not. */
const nearestLevel = (level: number): Level =>
  LEVELS.find((each) => each >= level) ?? LEVELS[LEVELS.length - 1]!;

export type FileCalls = {
  /** Answered when everything that reads files has been loaded. */
  readonly ready: { readonly ask: undefined; readonly answer: undefined };
  readonly read: { readonly ask: FileJob; readonly answer: FileAnswer };
  readonly finished: { readonly ask: RecordJob; readonly answer: Finished };
};

export const fileReaders: Readers<FileCalls> = {
  ready: () => undefined,
  read: (content) => {
    const { text, passphrase, id, seed } = isObject(content) ? content : {};
    if (!isText(text) || !isText(passphrase) || !isText(id) || !isText(seed))
      return fail("driver/bad-call", { place: "read" });
    return { text, passphrase, id, seed };
  },
  /** Asked by the page that made the thread; the record alone is from outside. */
  finished: (content) => content as RecordJob,
};

/** So long a file may be read. The longest real game takes a tenth of it on a slow machine. */
const FILE_MS = 10_000;
/** So long the reading thread may take to arrive: a slow line is not the file's fault. */
const ARRIVAL_MS = 60_000;

/** In a thread of its own, which is ended afterwards: a file that hangs keeps nobody waiting but its owner. */
async function inThread<Answer>(
  { connect, clock }: { readonly connect: () => Connection; readonly clock: Clock },
  ask: (caller: Caller<FileCalls>) => Promise<Answer>,
): Promise<Answer> {
  const connection = connect();
  const caller = new Caller<FileCalls>(connection.port);
  connection.onDeath(() => caller.die(driverRefusal("driver/not-loaded")));
  let stop = clock.after(ARRIVAL_MS, () => caller.die(driverRefusal("driver/not-loaded")));
  try {
    await caller.call("ready", undefined);
    stop();
    stop = clock.after(FILE_MS, () =>
      caller.die(driverRefusal("driver/file-too-slow", { seconds: FILE_MS / 1000 })),
    );
    return await ask(caller);
  } finally {
    stop();
    connection.end();
  }
}

export function readInThread(connect: () => Connection, clock: Clock): (job: FileJob) => Promise<FileAnswer> {
  return (job) =>
    inThread({ connect, clock }, (caller) => caller.call("read", job)).catch((error: unknown) => ({
      ok: false,
      refusal: refusalOf(error),
    }));
}

/** A finished game, played again from its record. */
export function foldInThread(connect: () => Connection, clock: Clock): (job: RecordJob) => Promise<Finished> {
  return (job) => inThread({ connect, clock }, (caller) => caller.call("finished", job));
}

export const jobOf = (text: string, passphrase: string, chance: Chance): FileJob => ({
  text,
  passphrase,
  id: freshId(chance),
  seed: freshSeed(chance),
});
