/** How a command ends: with its exit code, or with a sentence and a code for what it could not do. */
import { cleaned } from "@chronarium/kernel";
import { UsageError } from "./usage.ts";

export async function endWith(run: () => Promise<number>): Promise<void> {
  // Whoever reads our output may stop early, as `head` does.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  try {
    process.exitCode = await run();
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(cleaned(error.message));
      process.exitCode = 2;
    } else if (error instanceof Error && "syscall" in error) {
      // A full disk, or a folder that is not ours: nothing for a stack trace.
      console.error(cleaned(`The system refused this: ${error.message}.`));
      process.exitCode = 1;
    } else throw error;
  }
}
