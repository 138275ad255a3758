/** A thread that answers like the one for whole games, but for the game "hanging" never, and for "dying" by its end. */
import { parentPort } from "node:worker_threads";
import { answerCalls } from "@chronarium/authority";
import { type FoldCalls, foldReaders } from "../src/online/fold-calls.ts";

answerCalls<FoldCalls>(
  {
    send: (message) => parentPort?.postMessage(message),
    listen: (hear) => {
      parentPort?.on("message", hear);
    },
  },
  foldReaders,
  {
    past: async () => ({ packed: "" }),
    verify: async ({ game }) => {
      while (game === "hanging");
      if (game === "dying") process.exit(1);
      return { ok: true, parts: [], revisions: 0, hash: "" };
    },
  },
);
