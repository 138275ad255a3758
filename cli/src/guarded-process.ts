/** The process in which `guarded` runs a command. */
import { endWith } from "./end-with.ts";
import type { Guarded } from "./guarded.ts";

const COMMANDS: Readonly<Record<Guarded, (args: readonly string[]) => Promise<number>>> = {
  check: async (args) => (await import("./commands/mission/check.ts")).check(args),
  lesson: async (args) => (await import("./commands/lesson.ts")).lesson(args),
  mission: async (args) => (await import("./commands/mission/index.ts")).mission(args),
};

// Nobody listens any more.
process.on("disconnect", () => process.exit());
const [, , command, ...args] = process.argv;
await endWith(() => COMMANDS[command as Guarded](args));
// The way to whoever asked would keep it alive.
process.disconnect();
