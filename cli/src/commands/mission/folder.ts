/** Missions as folders: their files, their released packs, and the shelf of all that are shipped. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Pack, Volume } from "@chronarium/missions";
import { type Files, type Loaded, loadMission } from "@chronarium/missions/loader";
import { filesAt, PROJECT } from "../../files.ts";
import { UsageError } from "../../usage.ts";

const MISSIONS: string = join(PROJECT, "missions");

/** A folder by its path, or a shipped mission by its name. */
export function missionFolder(name: string): string {
  for (const folder of [name, join(MISSIONS, name)])
    if (existsSync(join(folder, "mission.yaml"))) return folder;
  throw new UsageError(
    `There is no mission.yaml in ${name}; name a folder of a mission, such as missions/ten-to-six.`,
  );
}

export function missionFiles(folder: string): Files {
  const files = filesAt(folder, ".yaml").filter((file) => !relative(folder, file).startsWith("walkthroughs"));
  return new Map(
    files.map((file) => [relative(folder, file).split(sep).join("/"), readFileSync(file, "utf8")]),
  );
}

/** The mission of a folder; what is wrong with it is said in one sentence. */
export function loadedFolder(name: string): Loaded {
  const loaded = loadMission(missionFiles(missionFolder(name)));
  if (loaded.ok) return loaded;
  const [first] = loaded.problems;
  throw new UsageError(
    `This mission cannot be loaded: ${first?.file}:${first?.line}:${first?.column} ${first?.message} Run chronarium check ${name} for all of it.`,
  );
}

export type Lock = {
  /** The hash of every released version. */
  readonly released: Readonly<Record<string, string>>;
  /** The hashes of the words when they were last written together. */
  readonly beside?: Readonly<Record<string, readonly string[]>>;
};

export function lockOf(folder: string): Lock {
  const file = join(folder, "mission.lock.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Lock) : { released: {} };
}

/** Every released pack of every shipped mission, with the newest words (4.14). */
export function shippedShelf(): readonly Volume[] {
  return readdirSync(MISSIONS).flatMap((name) => {
    const folder = join(MISSIONS, name);
    const packs = join(folder, "packs");
    if (!existsSync(packs)) return [];
    const { texts } = loadedFolder(folder);
    const { released } = lockOf(folder);
    return readdirSync(packs)
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file): Volume => {
        const pack = JSON.parse(readFileSync(join(packs, file), "utf8")) as Pack;
        const logic = released[pack.version];
        return { pack, texts, ...(logic !== undefined && { logic }) };
      });
  });
}
