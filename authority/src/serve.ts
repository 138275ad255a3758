/** The authority behind a port: whoever sits at the other end asks, and hears of changes unasked. */
import type { Authority } from "./authority.ts";
import type { KeptStore } from "./kept-store.ts";
import { type AuthorityCalls, PROTOCOL, TOPICS, type Told } from "./protocol.ts";
import { authorityReaders } from "./read-calls.ts";
import { fail } from "./refusals.ts";
import { answerCalls, type Port, say } from "./rpc.ts";
import type { Session } from "./session.ts";

export type Served = {
  /** Calls are answered from the start; they wait here until the store is open. */
  readonly authority: Promise<Authority>;
  /** Of a store that may fail. */
  readonly store?: Pick<KeptStore, "keeping" | "tryNow" | "playUnstored">;
  /** A table has been opened, and its first moment is on its way. */
  readonly opened: (session: Session) => void;
};

export function serve(port: Port, { authority, store, opened }: Served): void {
  const sessions: Map<number, Session> = new Map();
  let sessionsMade = 0;
  const at = (session: number): Session => sessions.get(session) ?? fail("driver/closed");

  answerCalls<AuthorityCalls>(port, authorityReaders, {
    hello: async ({ protocol }) => {
      if (protocol !== PROTOCOL) fail("driver/other-protocol", { mine: protocol, theirs: PROTOCOL });
      await authority;
      return { protocol: PROTOCOL, keeping: store?.keeping ?? { state: "stored" } };
    },
    ping: async () => undefined,
    tryStore: async () => {
      await store?.tryNow();
    },
    playUnstored: async () => {
      await store?.playUnstored();
    },
    list: async () => (await authority).list(),
    create: async (table) => (await authority).create(table),
    lay: async ({ game, scene }) => (await authority).lay(game, scene),
    open: async ({ table, language }) => {
      const number = ++sessionsMade;
      const push = (told: Told): void => say(port, TOPICS.told, { session: number, told });
      const session = await (await authority).open(table, push, { language });
      try {
        const told = await session.sync("opened");
        sessions.set(number, session);
        opened(session);
        return { session: number, told };
      } catch (error) {
        (await authority).close(session);
        throw error;
      }
    },
    rename: async ({ table, name }) => {
      await (await authority).rename(table, name);
    },
    remove: async ({ table }) => {
      await (await authority).remove(table);
    },
    export: async ({ table, passphrase }) => (await authority).export(table, passphrase),
    import: async ({ text, passphrase }) => (await authority).import(text, passphrase),
    verify: async ({ table }) => (await authority).verify(table),
    analysis: async ({ table }) => (await authority).analysis(table),
    keepAnalysis: async ({ table, text }) => {
      await (await authority).keepAnalysis(table, text);
    },
    blame: async ({ table, seconds }) => {
      await (await authority).blame(table, seconds);
    },

    look: async ({ session, viewer }) => {
      await at(session).look(viewer);
    },
    sync: async ({ session }) => at(session).sync("reloaded"),
    moment: async ({ session, revision }) => at(session).moment(revision),
    chronicle: async ({ session }) => at(session).chronicle(),
    act: async ({ session, seat, actions, version, id }) => at(session).act(seat, actions, version, id),
    undo: async ({ session, seat, id }) => at(session).undo(seat, id),
    redo: async ({ session, seat, id }) => at(session).redo(seat, id),
    branch: async ({ session, revision, name }) => at(session).branch(revision, name),
    hint: async ({ session, seat }) => at(session).hint(seat),
    cancelHint: async ({ session }) => {
      at(session).cancelHint();
    },
    say: async ({ session, seat, text, to }) => {
      await at(session).say(seat, text, to);
    },
    words: async ({ session, keys, language }) => at(session).words(keys, language),
    close: async ({ session }) => {
      (await authority).close(at(session));
      sessions.delete(session);
    },
  });
}
