/** One move through the authority: what it costs with many who look, and what of it costs most. */
import {
  Authority,
  type BotJob,
  difference,
  Hashes,
  MemoryStore,
  type Rights,
  type Session,
} from "@chronarium/authority";
import { type LogEntry, newMatch, playRandom, seedRng, stateHash, type Viewer } from "@chronarium/kernel";
import { type Action, khronos, type View } from "@chronarium/khronos";
import { type Budget, median, type Progress } from "./measure.ts";
import { type Row, rowBelow, rowNote } from "./row.ts";

const SEATS = 5;
/** The players' own, and guests. */
const MANY = 8;

type Recorded = { readonly seed: string; readonly log: readonly LogEntry<Action>[] };

function record(game: number): Recorded {
  const seed = `authority ${game}`;
  return { seed, log: playRandom(khronos, { seats: SEATS, seed }).log };
}

class CountingStore extends MemoryStore {
  reads = 0;
  override readFrom(...args: Parameters<MemoryStore["readFrom"]>): ReturnType<MemoryStore["readFrom"]> {
    this.reads++;
    return super.readFrom(...args);
  }
}

let chances = 0;
const chance = (bytes: number): string => String(++chances).padStart(bytes * 2, "0");

function authorityOver(store: MemoryStore, jobs: BotJob[] = []): Authority {
  return new Authority({
    store,
    clock: { now: () => 0, tick: () => performance.now(), after: () => () => {} },
    chance,
    rulesOf: async () => khronos,
    allRules: async () => [khronos],
    thinker: () => ({
      // Takes the first legal action: what is counted here is how often it is asked.
      think: (job) => {
        jobs.push(job);
        const imagined = khronos.imagine(job.view as View, job.seat, seedRng(job.seed));
        const [action] = khronos.legalActions(imagined, job.seat);
        return { answer: Promise.resolve(action && { action, gain: 0 }), cancel: () => {} };
      },
      close: () => {},
    }),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
  });
}

/**
 * Milliseconds that this thread has worked: a move is a fraction of one, and what the machine does meanwhile for
 * others would count for more.
 */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Played = { readonly msPerMove: number; readonly reads: number; readonly bytes: number };

/** Plays a recorded game through one session while others look on, each through its own eyes. */
async function play({ seed, log }: Recorded, sessions: number): Promise<Played> {
  const store = new CountingStore();
  const authority = authorityOver(store);
  const match = newMatch(khronos, { id: `${++chances}`, seats: SEATS, seed });
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ kind: "human" as const, name: `${seat}` }));
  const id = await authority.keep(match.id, match, { seats });
  let bytes = 0;
  // What is told leaves as text, as on any socket; those who are told the very same get the same text.
  const texts: WeakMap<object, string> = new WeakMap();
  const textOf = (told: object): string => {
    const text = texts.get(told) ?? JSON.stringify(told);
    texts.set(told, text);
    return text;
  };
  const open: Session[] = [];
  for (let i = 0; i < sessions; i++) {
    const push = (told: object): void => {
      bytes += textOf(told).length;
    };
    const rights = (): Rights => (i === 0 ? "owner" : i < SEATS ? [i] : []);
    const session = await authority.open(id, push, { rights });
    await session.sync("opened");
    open.push(session);
  }
  const [player] = open as [Session];
  const readsBefore = store.reads;
  const begun = worked();
  for (const [version, { seat, action }] of log.entries()) {
    const acted = await player.act(seat, [action], version, `${version}`);
    if (!acted.ok) throw new Error(`Refused: ${JSON.stringify(acted.refusal)}`);
  }
  const msPerMove = (worked() - begun) / log.length;
  return { msPerMove, reads: store.reads - readsBefore, bytes: bytes / log.length / sessions };
}

/** How often a bot is asked for each of its moves while many look on. */
async function jobsPerTurn(): Promise<number> {
  const jobs: BotJob[] = [];
  const authority = authorityOver(new MemoryStore(), jobs);
  const match = newMatch(khronos, { id: `${++chances}`, seats: 3, seed: "bots" });
  const seats = Array.from({ length: 3 }, (_, seat) => ({
    kind: "bot" as const,
    name: `${seat}`,
    level: 1 as const,
  }));
  const id = await authority.keep(match.id, match, { seats });
  const { promise: over, resolve } = Promise.withResolvers<number>();
  for (let i = 0; i < MANY; i++) {
    const session: Session = await authority.open(id, () => {
      if (session.room.over) resolve(session.room.match.revision);
    });
    await session.sync("opened");
  }
  const moves = await over;
  return jobs.length / moves;
}

type Parts = Readonly<Record<"rules" | "view" | "difference" | "digest" | "sha", number>>;

/** The parts of a move for one viewer, each by itself over all moves of recorded games; milliseconds per move. */
function partsOf(games: readonly Recorded[]): Parts {
  const spent = { rules: 0, view: 0, difference: 0, digest: 0, sha: 0 };
  let moves = 0;
  const viewer: Viewer = 0;
  for (const { seed, log } of games) {
    moves += log.length;
    const timed = (part: keyof typeof spent, work: () => void): void => {
      const begun = worked();
      work();
      spent[part] += worked() - begun;
    };
    const match = newMatch(khronos, { id: "parts", seats: SEATS, seed });
    const states = [match.state];
    timed("rules", () => {
      for (const { seat, action, at } of log) {
        match.act(seat, action, at);
        states.push(match.state);
      }
    });
    const views: View[] = [];
    timed("view", () => {
      for (const state of states) views.push(khronos.viewFor(state, viewer));
    });
    timed("difference", () => {
      for (let i = 1; i < views.length; i++) difference(views[i - 1], views[i]);
    });
    // As a room does it: the state for the store, the view for its viewer.
    timed("digest", () => {
      const hashes = new Hashes();
      for (const [i, state] of states.entries()) {
        hashes.turn();
        hashes.of([state, views[i]]);
      }
    });
    timed("sha", () => {
      for (const [i, state] of states.entries()) stateHash([state, views[i]]);
    });
  }
  const of = (part: keyof typeof spent): number => spent[part] / moves;
  return {
    rules: of("rules"),
    view: of("view"),
    difference: of("difference"),
    digest: of("digest"),
    sha: of("sha"),
  };
}

const micro = (ms: number): number => ms * 1000;

export async function measureAuthority(budget: Budget, progress: Progress): Promise<readonly Row[]> {
  const games = Array.from({ length: Math.ceil(budget.games / 4) }, (_, game) => record(game));
  progress("authority: warming up");
  for (const game of games.slice(0, budget.warmUpGames)) {
    await play(game, 1);
    await play(game, MANY);
  }
  const one: number[] = [];
  const many: number[] = [];
  let reads = 0;
  let bytes = 0;
  for (const [i, game] of games.entries()) {
    progress(`authority: game ${i + 1} of ${games.length}`);
    one.push((await play(game, 1)).msPerMove);
    const crowded = await play(game, MANY);
    many.push(crowded.msPerMove);
    reads += crowded.reads;
    bytes += crowded.bytes / games.length;
  }
  const alone = median(one);
  const crowd = median(many);
  const parts = partsOf(games);
  const note = (name: string, ms: number): Row =>
    rowNote({ name: `authority: ${name}`, value: micro(ms), unit: "µs" });
  return [
    note("a Khronos move, one session", alone),
    note(`a Khronos move, ${MANY} sessions`, crowd),
    rowBelow({ name: `authority: ${MANY} sessions against one`, value: crowd / alone, unit: "×" }, 2),
    rowBelow({ name: `authority: logs read again in ${games.length} games`, value: reads, unit: "reads" }, 1),
    rowBelow(
      { name: "authority: thoughts of a bot per turn", value: await jobsPerTurn(), unit: "jobs" },
      1.01,
    ),
    note("of a move, the rules", parts.rules),
    note("of a move, a view", parts.view),
    note("of a move, its difference", parts.difference),
    note("of a move, the hashes of state and view", parts.digest),
    note("the same hashes as SHA-256", parts.sha),
    rowBelow(
      { name: "authority: hashes against the rules", value: parts.digest / parts.rules, unit: "×" },
      1,
    ),
    rowNote({ name: "authority: what one viewer is sent", value: bytes, unit: "bytes/move" }),
  ];
}
