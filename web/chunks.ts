/** Into which files the page is cut: few, because every small one says the same words again and packs badly. */
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...args: never[]) => unknown>>[1];

/** What a module of the page imports, and what that imports, but for what is loaded late. */
function reach(module: string, context: Context, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module) || !/[\\/]web[\\/]src[\\/]/.test(module)) return found;
  found.add(module);
  for (const id of context.getModuleInfo(module)?.importedIds ?? []) reach(id, context, found);
  return found;
}

/** What one game's table needs is a file, and what the tables of several need another. */
function tables(web: string): Group {
  const boards = globSync(join(web, "src", "games", "*", "index.tsx"));
  let needed: readonly ReadonlySet<string>[] | undefined;
  return {
    debugName: "tables",
    name: (id, context) => {
      needed ??= boards.map((board) => reach(board, context));
      const users = needed.filter((modules) => modules.has(id)).length;
      // What only one board needs today, a late part of another may need tomorrow: only a game's own goes with it.
      if (users > 0)
        return /[\\/]web[\\/]src[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1] ?? (users > 1 ? "play" : null);
      return null;
    },
    includeDependenciesRecursively: false,
  };
}

export const chunks = (web: string): Group[] => [
  // Whatever the first page needs. The service worker begins elsewhere.
  {
    name: "shell",
    test: /^(?!.*service-worker)/,
    tags: ["$initial"],
    includeDependenciesRecursively: false,
  },
  tables(web),
  // Board, market, end and diagrams share most of a game's rules, each another part: one chunk packs better than
  // the dozen that would follow from that. Rules import the kernel alone, so it closes no circle of chunks.
  {
    debugName: "rules and words",
    name: (id) => {
      const [, game, language] =
        /[\\/]games[\\/](\w+)[\\/](?:src|text[\\/](?:(en|fr)[\\/.])?)/.exec(id) ?? [];
      return game === undefined ? null : language === undefined ? game : `${language}-${game}`;
    },
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];
