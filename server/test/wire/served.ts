/** A server in a process of its own that tells how much it keeps in mind: `served.ts <folder>`. */
import { startServer } from "../../test-kit/index.ts";

const [, , folder = ""] = process.argv;
const { origin } = await startServer(folder);
process.on("message", () => {
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.((heapUsed + external) / 1e6);
});
process.on("disconnect", () => process.exit(0));
process.send?.(origin);
