/** Into which files the page is cut: few, because every small one says the same words again and packs badly. */
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...args: never[]) => unknown>>[1];

/** What a module of the page imports, and what that imports, but for what is loaded late. */
function reach(module: string, context: Context, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module) || !/[\\/]web[\\/]src[\\/]/.test(module)) return found;
  found.add(module);
  for (const id of context.getModuleInfo(module)?.importedIds ?? []) reach(id, context, found);
  return found;
}

/**
 * What one game's table shares with its other parts is a file, and what the tables of several games need another.
 * Whatever such a module imports is shared as well: that keeps circles out. The rest goes with the table by itself.
 */
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
    minShareCount: 2,
    includeDependenciesRecursively: false,
  };
}

export const chunks = (web: string): Group[] => [
  // Whatever the first page needs. The service worker begins elsewhere.
  {
    name: "shell",
    test: /^(?!.*[\\/]offline[\\/](?:service-worker|pushed)\.ts)/,
    tags: ["$initial"],
    includeDependenciesRecursively: false,
  },
  tables(web),
  // Board, market, end and diagrams share most of a game's rules, each another part: one chunk packs better than
  // the dozen that would follow from that. Rules import the kernel alone, so it closes no circle of chunks.
  {
    debugName: "rules and words",
    name: (id) => {
      // What hints, analysis and puzzles say of a move comes with them.
      if (/[\\/](?:reasons|purposes|puzzles)\.ts$/.test(id)) return null;
      const [, game, language] =
        /[\\/]games[\\/](\w+)[\\/](?:src|text[\\/](?:(en|fr)[\\/.])?)/.exec(id) ?? [];
      return game === undefined ? null : language === undefined ? game : `${language}-${game}`;
    },
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

/** Files that import each other would run before what they need is there. */
export const noCircles = (): Plugin => ({
  name: "chronarium-no-circles",
  apply: "build",
  generateBundle(_options, bundle) {
    const clear = new Set<string>();
    const follow = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) this.error(`Files import each other: ${[...way, file].join(" → ")}`);
      const chunk = bundle[file];
      if (clear.has(file) || chunk?.type !== "chunk") return;
      for (const next of chunk.imports) follow(next, [...way, file]);
      clear.add(file);
    };
    for (const file of Object.keys(bundle)) follow(file, []);
  },
});
