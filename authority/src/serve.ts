/** The authority behind a port: whoever sits at the other end asks, and hears of changes unasked. */
import type { Authority } from "./authority.ts";
import type { KeptStore } from "./kept-store.ts";
import {
  type AuthorityCalls,
  type LibraryCalls,
  PROTOCOL,
  type TableCalls,
  TOPICS,
  type Told,
} from "./protocol.ts";
import { authorityReaders } from "./read-calls.ts";
import { fail } from "./refusals.ts";
import type { Rights } from "./rights.ts";
import { answerCalls, type Handlers, type Port, say } from "./rpc.ts";
import type { Session } from "./session.ts";
import type { TableCard } from "./types.ts";

export type Served = {
  /** Calls are answered from the start; they wait here until the store is open. */
  readonly authority: Promise<Authority>;
  /** Of a store that may fail. */
  readonly store?: Pick<KeptStore, "keeping" | "tryNow" | "playUnstored">;
  /** A table has been opened, and its first moment is on its way. */
  readonly opened: (session: Session) => void;
};

/** Somebody who shares the tables with others: what is his own. */
export type Visitor = {
  /** Throws where he may not even look. */
  readonly rightsAt: (table: string) => Rights;
  readonly list: () => Promise<readonly TableCard[]>;
  /** Whether hints and branches may be asked for at a table before its end. */
  readonly helpedAt: (table: string) => boolean;
  /** So many tables may be open at once. */
  readonly most: number;
  /** A quicker way to say what a session is told, where many are told the same. */
  readonly tell?: (session: number, told: Told) => void;
};

/** The keeper of the library at the other end: all tables are his. */
export function serve(port: Port, served: Served): void {
  const { authority, store } = served;
  const library: Handlers<LibraryCalls> = {
    tryStore: async () => {
      await store?.tryNow();
    },
    playUnstored: async () => {
      await store?.playUnstored();
    },
    create: async (table) => (await authority).create(table),
    lay: async ({ game, scene }) => (await authority).lay(game, scene),
    rename: async ({ table, name }) => {
      await (await authority).rename(table, name);
    },
    remove: async ({ table }) => {
      await (await authority).remove(table);
    },
    import: async ({ text, passphrase }) => (await authority).import(text, passphrase),
    analysis: async ({ table }) => (await authority).analysis(table),
    keepAnalysis: async ({ table, text }) => {
      await (await authority).keepAnalysis(table, text);
    },
    blame: async ({ table, seconds }) => {
      await (await authority).blame(table, seconds);
    },
  };
  answerCalls<AuthorityCalls>(port, authorityReaders, { ...library, ...tablesFor(port, served).handlers });
}

/** What can be done at tables; `closeAll` when the other end is gone. Without a visitor all tables are his. */
export function tablesFor(
  port: Port,
  { authority, store, opened }: Served,
  visitor?: Visitor,
): { readonly handlers: Handlers<TableCalls>; readonly closeAll: () => void } {
  const sessions: Map<number, Session> = new Map();
  let sessionsMade = 0;
  let opening = 0;
  let gone = false;
  const at = (session: number): Session => sessions.get(session) ?? fail("driver/closed");
  const rightsAt = (table: string): Rights => visitor?.rightsAt(table) ?? "owner";

  const begin = async (table: string, language: string): Promise<{ session: number; told: Told }> => {
    if (visitor !== undefined && sessions.size + opening > visitor.most) fail("driver/too-many-open");
    const house = await authority;
    const rights = (): Rights => rightsAt(table);
    rights();
    const number = ++sessionsMade;
    const push = (told: Told): void => {
      if (visitor?.tell === undefined) say(port, TOPICS.told, { session: number, told });
      else visitor.tell(number, told);
    };
    const helped = (): boolean => visitor?.helpedAt(table) ?? true;
    const session = await house.open(table, push, { language, rights, helped });
    try {
      const told = await session.sync("opened");
      if (gone) return fail("driver/closed");
      sessions.set(number, session);
      opened(session);
      return { session: number, told };
    } catch (error) {
      house.close(session);
      throw error;
    }
  };

  const handlers: Handlers<TableCalls> = {
    hello: async ({ protocol }) => {
      if (protocol !== PROTOCOL) fail("driver/other-protocol", { mine: protocol, theirs: PROTOCOL });
      const { since } = await authority;
      return { protocol: PROTOCOL, keeping: store?.keeping ?? { state: "stored" }, since };
    },
    ping: async () => undefined,
    list: async () => visitor?.list() ?? (await authority).list(),
    open: async ({ table, language }) => {
      opening++;
      try {
        return await begin(table, language);
      } finally {
        opening--;
      }
    },
    export: async ({ table, passphrase }) => (await authority).export(table, passphrase, rightsAt(table)),
    verify: async ({ table }) => (await authority).verify(table, rightsAt(table)),

    look: async ({ session, viewer }) => {
      await at(session).look(viewer);
    },
    sync: async ({ session }) => at(session).sync("reloaded"),
    moment: async ({ session, revision }) => at(session).moment(revision),
    past: async ({ session }) => at(session).past(),
    chronicle: async ({ session }) => at(session).chronicle(),
    act: async ({ session, seat, actions, version, id }) => at(session).act(seat, actions, version, id),
    undo: async ({ session, seat, id }) => at(session).undo(seat, id),
    redo: async ({ session, seat, id }) => at(session).redo(seat, id),
    branch: async ({ session, revision, name }) => at(session).branch(revision, name),
    branchFile: async ({ session, revision }) => at(session).branchFile(revision),
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
  };
  return {
    handlers,
    closeAll: () => {
      gone = true;
      void authority.then((house) => {
        for (const session of sessions.values()) house.close(session);
        sessions.clear();
      });
    },
  };
}
