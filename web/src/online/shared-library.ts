/**
 * Shared tables as the table page knows tables. Branches are tables of this device, and a finished game is checked here,
 * with a copy of it.
 */
import { type Client, type Driver, DriverError, type Library } from "@chronarium/authority";
import { openLibrary } from "../app/library.ts";
import { checked, freshShare, noteShare } from "./shares.ts";

/** A finished game as a table of this browser; answers its id. */
async function copied(
  client: Client,
  id: string,
): Promise<{ readonly library: Library; readonly copy: string }> {
  const library = await openLibrary();
  const imported = await library.import(await client.export(id));
  if (!imported.ok) throw new Error(imported.refusal.code);
  return { library, copy: imported.id };
}

/** `again`: what the same players do once more. */
export function sharedLibrary(client: Client, again: () => Promise<string>): Library {
  return {
    get keeping() {
      return client.keeping;
    },
    get line() {
      return client.line;
    },
    tryStore: async () => {},
    playUnstored: async () => {},
    watch: (listener) => client.watch(listener),
    list: () => client.list(),
    create: again,
    lay: (game, scene) => client.lay(game, scene),
    open: async (id, language) => withBranches(await client.open(id, language)),
    rename: (id, name) => client.rename(id, name),
    remove: (id) => client.remove(id),
    export: (id) => client.export(id),
    import: (text, passphrase) => client.import(text, passphrase),
    verify: async (id) => {
      const { library, copy } = await copied(client, id);
      try {
        const [own, theirs] = await Promise.all([library.verify(copy), client.verify(id)]);
        if (!own.ok || !theirs.ok) return own;
        const shares = theirs.parts.flatMap((part) => (part.part === "shares" ? [part] : []));
        const seed = await seedOf(library, copy);
        const [first, ...others] = own.parts;
        return {
          ...own,
          parts: [...(first ? [first] : []), ...shares.map((part) => checked(id, part, seed)), ...others],
        };
      } finally {
        await library.remove(copy);
      }
    },
    analysis: async () => undefined,
    keepAnalysis: async () => {},
    close: () => {},
  };
}

async function seedOf(library: Library, id: string): Promise<string> {
  const record: unknown = JSON.parse(await library.export(id));
  return typeof record === "object" && record !== null && "seed" in record ? String(record.seed) : "";
}

/** The same players once more: whoever asks first is the host. */
export async function playAgain(client: Client, table: string, name: string): Promise<string> {
  const share = freshShare();
  const next = await client.caller.call("again", { table, name, share });
  noteShare(next, share);
  return next;
}

/** A branch as a table of this browser. */
async function kept(text: string, name: string): Promise<string> {
  const library = await openLibrary();
  const imported = await library.import(text);
  if (!imported.ok) throw new DriverError(imported.refusal);
  await library.rename(imported.id, name);
  return imported.id;
}

function withBranches(driver: Driver): Driver {
  return {
    subscribe: (listener) => driver.subscribe(listener),
    look: (viewer) => driver.look(viewer),
    moment: (revision) => driver.moment(revision),
    chronicle: () => driver.chronicle(),
    act: (seat, actions, version) => driver.act(seat, actions, version),
    undo: (seat) => driver.undo(seat),
    redo: (seat) => driver.redo(seat),
    branchFile: (revision) => driver.branchFile(revision),
    hint: (seat, signal) => driver.hint(seat, signal),
    say: (seat, text, to) => driver.say(seat, text, to),
    words: (keys, language) => driver.words(keys, language),
    close: () => driver.close(),
    // The server makes it, of a running game from what one sees, with bots for the others; or says why not.
    branch: async (revision, name) => kept(await driver.branchFile(revision), name),
  };
}
