/** The thread that bots think in: it gets what their seats see, so no bot can know more. */
import { answerCalls, answerJob, type BotCalls, botReaders } from "@chronarium/authority";
import { rulesOf } from "./games.ts";
import { portOut } from "./ports.ts";

answerCalls<BotCalls>(portOut(), botReaders, {
  choose: async (job) => answerJob(await rulesOf(job.game), job, () => performance.now()),
});
