import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./compress-plugin.ts";
import { heads } from "./heads-plugin.ts";
import { offline } from "./offline-plugin.ts";

export default defineConfig({
  plugins: [react(), heads(), offline(), compress()],
  // As modules, so that a worker loads only the game it plays.
  worker: { format: "es" },
  // The server's content policy allows files of our own origin and no data: addresses.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, license: { fileName: "licences.txt" } },
});
