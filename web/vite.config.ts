import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks, noCircles } from "./chunks.ts";
import { compress } from "./compress-plugin.ts";
import { heads } from "./heads-plugin.ts";
import { offline } from "./offline-plugin.ts";

export default defineConfig({
  plugins: [react(), heads(), offline(), compress(), noCircles()],
  // As modules, so that a worker loads only the game it plays.
  worker: { format: "es" },
  build: {
    // The server's content policy allows files of our own origin and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licences.txt" },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks(import.meta.dirname) },
      },
    },
  },
});
