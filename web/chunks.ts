/** Into which files the page is cut. */
import type { Rolldown } from "vite";

/** The game whose rules a module belongs to. */
const gameOf = (id: string): string | null => /[\\/]games[\\/](\w+)[\\/]src[\\/]/.exec(id)?.[1] ?? null;

export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Whatever the first page needs is one file: fifty small ones say the same words to each other and pack badly.
  // The service worker begins elsewhere.
  { name: "shell", test: /^(?!.*service-worker)/, tags: ["$initial"], includeDependenciesRecursively: false },
  // Board, market, end and diagrams share most of a game's rules, each another part: one chunk packs better than
  // the dozen that would follow from that. Rules import the kernel alone, so it closes no circle of chunks.
  { name: gameOf, minShareCount: 2, includeDependenciesRecursively: false },
];
