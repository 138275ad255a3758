/** The thread that files from outside are read in: whatever is in them, the tables go on. */
import {
  answerCalls,
  type FileCalls,
  fileReaders,
  foldRecord,
  MOST_STEPS,
  readGameFile,
} from "@chronarium/authority";
import { allRules, rulesOf } from "./games.ts";
import { portOut } from "./ports.ts";

answerCalls<FileCalls>(portOut(), fileReaders, {
  ready: async () => {
    await allRules();
    return undefined;
  },
  // Whoever asked ends this thread when its time is over.
  read: async (job) => readGameFile(await allRules(), job, { steps: MOST_STEPS, spent: () => false }),
  finished: (job) => foldRecord(job, rulesOf),
});
