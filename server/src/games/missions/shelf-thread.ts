/** Reads every released pack of every mission, with the newest words. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parentPort } from "node:worker_threads";
import type { Pack, Volume } from "@chronarium/missions";
import { loadMission } from "@chronarium/missions/loader";

const MISSIONS = resolve(import.meta.dirname, "..", "..", "..", "..", "missions");

const slashes = (path: string): string => path.split("\\").join("/");
const textAt = (...path: readonly string[]): string => readFileSync(join(...path), "utf8");

function volumesOf(folder: string): readonly Volume[] {
  const files = globSync("**/*.yaml", { cwd: folder }).filter((file) => !file.startsWith("walkthroughs"));
  const loaded = loadMission(new Map(files.map((file) => [slashes(file), textAt(folder, file)])));
  if (!loaded.ok) throw new Error(`${folder}: ${loaded.problems[0]?.message ?? "cannot be loaded"}`);
  const lock = JSON.parse(textAt(folder, "mission.lock.json")) as {
    readonly released: Readonly<Record<string, string>>;
  };
  return globSync("packs/*.json", { cwd: folder })
    .toSorted()
    .map((file): Volume => {
      const pack = JSON.parse(textAt(folder, file)) as Pack;
      const logic = lock.released[pack.version];
      return { pack, texts: loaded.texts, ...(logic !== undefined && { logic }) };
    });
}

parentPort?.postMessage(
  readdirSync(MISSIONS)
    .map((name) => join(MISSIONS, name))
    .filter((folder) => existsSync(join(folder, "packs")))
    .flatMap(volumesOf),
);
