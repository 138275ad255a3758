import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./compress-plugin.ts";
import { heads } from "./heads-plugin.ts";
import { offline } from "./offline-plugin.ts";

/** The game whose rules a module belongs to. */
const gameOf = (id: string): string | null => /[\\/]games[\\/](\w+)[\\/]src[\\/]/.exec(id)?.[1] ?? null;

export default defineConfig({
  plugins: [react(), heads(), offline(), compress()],
  // As modules, so that a worker loads only the game it plays.
  worker: { format: "es" },
  build: {
    // The server's content policy allows files of our own origin and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licences.txt" },
    rolldownOptions: {
      output: {
        // Board, market, end and diagrams share most of a game's rules, each another part: one chunk packs better than
        // the dozen that would follow from that. Rules import the kernel alone, so it closes no circle of chunks.
        codeSplitting: {
          groups: [
            { debugName: "rules", name: gameOf, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
