/** `chronarium bench`: hands over to the measurements, which stand in a room of their own. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { PROJECT } from "../files.ts";

export async function bench(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(PROJECT, "bench", "src", "main.ts"), ...args], {
    stdio: "inherit",
  });
  // Ctrl-C reaches the child too; it decides how to end.
  const ignore = (): void => {};
  process.on("SIGINT", ignore);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", ignore);
      resolve(code ?? 130);
    });
  });
}
