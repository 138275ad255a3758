import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { missions } from "./web/missions-plugin.ts";

/**
 * Where the tests were never run vitest begins with the longest files. Those that work longest are a few lines long:
 * they would come last, and one core would wait for the other.
 */
const LONG = /\/(?:laws|hostile|add-a-game|loader|secrets|game-files|play-khronos)\b[^/]*$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [missions({ emit: false })],
  test: {
    include: [
      "{kernel,bots,authority,server,cli,bench,scripts}/test/**/*.test.ts",
      "games/*/test/**/*.test.ts",
      "web/test/**/*.test.{ts,tsx}",
    ],
    // The laws of a game are checked over many seeded games in a single test.
    testTimeout: 120_000,
    // Every core: by default one is left to the person at the machine, and of two that is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongFirst },
    hookTimeout: 60_000,
    // Many tests start the command or the server: what it is made of is compiled once, not each time.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules", ".cache", "compiled") },
  },
});
