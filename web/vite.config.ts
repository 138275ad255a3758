import { defineConfig } from "vite";

export default defineConfig({
  // The server's content policy allows files of our own origin and no data: addresses.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
