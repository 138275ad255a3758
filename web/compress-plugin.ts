import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
/** Smaller files fit into one packet as they are. */
const WORTH_IT = 1024;

/** Puts a .br and a .gz beside every built text file: the server sends them as they are. */
export function compress(): Plugin {
  let folder = "dist";
  return {
    name: "chronarium-compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!TEXT.test(name) || statSync(path).size < WORTH_IT) continue;
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        );
      }
    },
  };
}
