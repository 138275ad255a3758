/** boardgame.io's server with its file store, in a process of its own: `peer-process.ts <folder>`. */
import { createRequire } from "node:module";
import type * as server from "boardgame.io/dist/types/packages/server.js";
import { game } from "../connect-four-peer.ts";
import { worked } from "./process-calls.ts";

const require = createRequire(import.meta.url);
const { FlatFile, Server }: typeof server = require("boardgame.io/server");
const [, , folder = ""] = process.argv;
const { run } = Server({
  games: [{ ...game, name: "connect-four" }],
  db: new FlatFile({ dir: folder }),
  origins: [],
});
const { appServer } = await run({ port: 0 });
// Every two minutes it would read all of its files, also those that are being written, and end over one of them.
require("node-persist").stopExpiredKeysInterval();
const address = appServer.address();
process.send?.({ port: typeof address === "object" ? address?.port : 0 });
process.on("message", () => process.send?.(worked()));
process.on("disconnect", () => process.exit(0));
