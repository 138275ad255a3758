import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks, noCircles } from "./chunks.ts";
import { compress } from "./compress-plugin.ts";
import { heads } from "./heads-plugin.ts";
import { missions } from "./missions-plugin.ts";
import { offline } from "./offline-plugin.ts";

/** Whoever starts the product wants its address, not what each plugin took. */
const checks = { bundlerTimings: false };

export default defineConfig({
  plugins: [react(), heads(), missions({ emit: true }), offline(), compress(), noCircles()],
  // As modules, so that a worker loads only the game it plays.
  worker: { format: "es", plugins: () => [missions({ emit: false })], rolldownOptions: { checks } },
  build: {
    // The server's content policy allows files of our own origin and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A list of every part's parts would stand in the first chunk; scripts name theirs themselves, styles cannot.
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === "html" ? parts : parts.filter((part) => part.endsWith(".css")),
    },
    license: { fileName: "licences.txt" },
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: { groups: chunks(import.meta.dirname) },
      },
    },
  },
});
