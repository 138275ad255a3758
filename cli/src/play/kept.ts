/** The game behind the terminal: an authority in this process holds the match, and the screen sees what its seat sees. */
import { randomBytes } from "node:crypto";
import {
  Authority,
  answerJob,
  type BotAnswer,
  type BotJob,
  Client,
  type Driver,
  inProcess,
  MemoryStore,
  type Moment,
  serve,
  type Thinker,
} from "@chronarium/authority";
import { seatBot } from "@chronarium/bots";
import type { AnyMatch, AnyRules, Viewer } from "@chronarium/kernel";
import { type Player, seatSetups } from "./seats.ts";
import type { Language } from "./text/index.ts";

export type Kept = {
  readonly driver: Driver;
  /** The newest moment, through the eyes that looked last. */
  readonly now: () => Moment;
  readonly look: (viewer: Viewer) => Promise<void>;
  /** Answers when no bot is to act. */
  readonly botsDone: () => Promise<void>;
  /** The whole game, for the terminal's own store. */
  readonly text: () => Promise<string>;
  /** A file to take elsewhere; an empty passphrase seals nothing. */
  readonly file: (passphrase: string) => Promise<string>;
};

const chance = (bytes: number): string => randomBytes(bytes).toString("hex");

/** From here on nobody but the authority has the match. */
export async function keepMatch(
  match: AnyMatch,
  players: readonly Player[],
  language: Language,
): Promise<Kept> {
  const { rules, id } = match;
  const authority = new Authority({
    store: new MemoryStore(),
    clock: {
      now: () => Date.now(),
      tick: () => process.threadCpuUsage().user / 1000,
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    },
    chance,
    rulesOf: async () => rules,
    allRules: async () => [rules],
    thinker: () => thinkerFor(rules, players),
    announce: () => {},
    listChanged: () => {},
    working: () => {},
  });
  await authority.keep(id, match, {
    // Which bot it is the thinker knows; files say of which level.
    seats: seatSetups(players),
  });
  const [near, far] = inProcess();
  serve(far, { authority: Promise.resolve(authority), opened: () => {} });
  const library = new Client(near, { chance, rulesOf: async () => rules, end: () => {} });
  const driver = await library.open(id, language);
  let now: Moment | undefined;
  let changed = (): void => {};
  driver.subscribe(({ moment }) => {
    now = moment;
    changed();
  });
  const present = (): Moment => {
    if (now === undefined) throw new Error("A driver tells the present moment first.");
    return now;
  };
  return {
    driver,
    now: present,
    look: async (viewer) => {
      if (present().viewer !== viewer) await driver.look(viewer);
    },
    botsDone: async () => {
      while (present().thinking !== undefined) {
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      }
      const { stopped } = present();
      if (stopped !== undefined) throw new Error(`The game cannot go on: ${stopped.code}.`);
    },
    text: () => authority.record(id),
    file: (passphrase) => authority.export(id, passphrase),
  };
}

/** Thinks at once, in this thread: the terminal waits for its bots. */
function thinkerFor(rules: AnyRules, players: readonly Player[]): Thinker {
  const choose = async (job: BotJob): Promise<BotAnswer> => {
    if (job.advice) return answerJob(rules, job, () => performance.now());
    const bot = players[job.seat]?.bot;
    if (bot === undefined) throw new Error(`No bot sits on seat ${job.seat}.`);
    return { action: seatBot(rules, bot, job.seed)(job.view, job.seat) };
  };
  return { think: (job) => ({ answer: choose(job), cancel: () => {} }), close: () => {} };
}
