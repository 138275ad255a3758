/** The thread that files from outside are read in: whatever is in them, the tables go on. */
import { answerCalls, type FileCalls, fileReaders, readGameFile } from "@chronarium/authority";
import { allRules } from "./games.ts";
import { portOut } from "./ports.ts";

answerCalls<FileCalls>(portOut(), fileReaders, {
  read: async (job) => readGameFile(await allRules(), job),
});
