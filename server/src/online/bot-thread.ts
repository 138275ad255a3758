/** The thread that bots think in: it gets what their seats see, so no bot can know more. */
import { performance } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";
import { answerCalls, answerJob, type BotCalls, botReaders } from "@chronarium/authority";
import { rulesOf } from "./games.ts";

const port = parentPort;
if (port === null) throw new Error("Bots have a thread of their own.");

answerCalls<BotCalls>(
  {
    send: (message) => port.postMessage(message),
    listen: (hear) => {
      port.on("message", hear);
    },
  },
  botReaders,
  { choose: async (job) => answerJob(await rulesOf(job.game), job, () => performance.now()) },
);
