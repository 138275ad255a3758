import type { HtmlTagDescriptor, Plugin } from "vite";

/** Files of the public folder, which the bundle does not know. A changed one gets a new name. */
const PUBLIC_FILES = [
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon.svg",
  "/icon-180.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
];
const WORKER = "sw.js";
/** The first text of every page is set in these. */
const FIRST_FONTS = /atkinson-hyperlegible-next-latin-(400|600)-normal-.*\.woff2$/;
/** Every browser that runs the page reads woff2. */
const NOT_KEPT = /\.(map|woff)$/;

/** A short name for a text; not for secrets (FNV-1a). */
function nameFor(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Builds the service worker with the list of all built files, and has the first fonts loaded early. */
export function offline(): Plugin {
  return {
    name: "chronarium-offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/offline/service-worker.ts", fileName: WORKER });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
            injectTo: "head-prepend",
          })),
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        const page = bundle["index.html"];
        if (worker?.type !== "chunk" || page?.type !== "asset")
          return this.error("The page and its service worker are built.");
        // Browsers start it as a plain script.
        if (worker.imports.length > 0)
          return this.error(`The service worker is one file; it imports ${worker.imports.join(", ")}.`);
        const built = Object.keys(bundle)
          .filter((file) => file !== WORKER && !file.endsWith(".html") && !NOT_KEPT.test(file))
          .map((file) => `/${file}`)
          .toSorted();
        const files = ["/", ...PUBLIC_FILES, ...built];
        const version = nameFor(`${files.join()}${String(page.source)}${worker.code}`);
        worker.code = worker.code.replace("PRECACHE", JSON.stringify({ version, files }));
      },
    },
  };
}
