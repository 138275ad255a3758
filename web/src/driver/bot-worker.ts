/** The thread that bots think in: it gets imagined states only, so no bot can know more than its seat. */
import { answerJob } from "./bot-of.ts";
import { rulesOf } from "./games.ts";
import { answerCalls, portOut } from "./rpc.ts";
import { type BotCalls, botReaders } from "./thinker.ts";

answerCalls<BotCalls>(portOut(), botReaders, {
  choose: async (job) => answerJob(await rulesOf(job.game), job),
});
