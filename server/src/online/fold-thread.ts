/** The thread that plays whole games again, for those who look back or check a deal: no table waits for it. */
import { parentPort } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { answerCalls, foldPast, verifyStored } from "@chronarium/authority";
import { type FoldCalls, foldReaders } from "./fold-calls.ts";
import { rulesOf } from "./games.ts";

const port = parentPort;
if (port === null) throw new Error("Whole games have a thread of their own.");

answerCalls<FoldCalls>(
  {
    send: (message) => port.postMessage(message),
    listen: (hear) => {
      port.on("message", hear);
    },
  },
  foldReaders,
  {
    // The past of a long game is a hundred kilobytes, and sockets are not compressed.
    past: async (job) => {
      const past = await foldPast(job, rulesOf);
      return past && { packed: gzipSync(JSON.stringify(past)).toString("base64") };
    },
    verify: (job) => verifyStored(job, rulesOf),
  },
);
