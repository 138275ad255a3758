/** The missions that tests play: those that are shipped, and one that has a bit of everything. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Loaded, loadMission } from "../loader/index.ts";
import { type MissionRules, missionRules } from "../src/index.ts";

export const SHIPPED: string = fileURLToPath(new URL("../../../missions/", import.meta.url));
const OWN = fileURLToPath(new URL("missions/", import.meta.url));

export function filesOf(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  const walk = (at: string): void => {
    for (const name of readdirSync(at).sort()) {
      const path = join(at, name);
      if (statSync(path).isDirectory()) walk(path);
      else if (name.endsWith(".yaml")) files.set(relative(folder, path), readFileSync(path, "utf8"));
    }
  };
  walk(folder);
  return files;
}

function loaded(folder: string): Loaded {
  const result = loadMission(filesOf(folder));
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  return result;
}

export const tenToSix: Loaded = loaded(join(SHIPPED, "ten-to-six"));
export const clockwork: Loaded = loaded(join(OWN, "clockwork"));
export const rules: MissionRules = missionRules([tenToSix, clockwork]);
