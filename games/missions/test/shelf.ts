/** The missions that tests play: those that are shipped, and one that has a bit of everything. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Loaded, loadMission } from "../loader/index.ts";
import { type MissionRules, missionRules, type Pack, type Volume } from "../src/index.ts";

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
export const hour: Loaded = loaded(join(SHIPPED, "the-hour-that-answers"));
/** As it was released before: matches of it replay for ever. */
const olderHours = ["1.0.0", "1.2.0"].map((version): Volume => {
  const file = join(SHIPPED, hour.pack.id, "packs", `${version}.json`);
  return { pack: JSON.parse(readFileSync(file, "utf8")) as Pack, texts: hour.texts };
});
export const rules: MissionRules = missionRules([tenToSix, clockwork, hour, ...olderHours]);

/** The layers of every picture of a mission. */
export function artOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const art = join(folder, "art");
  return new Map(
    readdirSync(art)
      .filter((name) => name.endsWith(".svg"))
      .map((name) => {
        const drawn = readFileSync(join(art, name), "utf8").matchAll(/data-layer="([^"]+)"/g);
        return [name.replace(".svg", ""), [...drawn].map(([, layer]) => layer!)];
      }),
  );
}
