/**
 * A server in a process of its own that tells how much it keeps in mind: `served.ts <folder> [hasty]`. A hasty one lets
 * players act as fast as machines do.
 */
import { startServer } from "../../test-kit/index.ts";

const HASTY = { burst: 10_000, perSecond: 10_000, replays: 100, replaysPerSecond: 10 };
const [, , folder = "", haste] = process.argv;
const { origin } = await startServer(folder, haste === "hasty" ? { pace: HASTY } : {});
process.on("message", () => {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.((heapUsed + external) / 1e6);
});
process.on("disconnect", () => process.exit(0));
process.send?.(origin);
