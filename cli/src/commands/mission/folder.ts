/** Missions as folders: their files, their released packs, and the shelf of all that are shipped. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseJson, printable } from "@chronarium/kernel";
import type { Pack, Volume } from "@chronarium/missions";
import { type Files, type Loaded, loadMission } from "@chronarium/missions/loader";
import { filesAt, PROJECT, readNamedFile } from "../../files.ts";
import { UsageError } from "../../usage.ts";

const MISSIONS: string = join(PROJECT, "missions");

/** A folder by its path, or a shipped mission by its name. */
export function missionFolder(name: string): string {
  for (const folder of [name, join(MISSIONS, name)])
    if (existsSync(join(folder, "mission.yaml"))) return folder;
  throw new UsageError(
    `There is no mission.yaml in ${printable(name)}; name a folder of a mission, such as missions/ten-to-six.`,
  );
}

export function missionFiles(folder: string): Files {
  const files = filesAt(folder, ".yaml").filter((file) => !relative(folder, file).startsWith("walkthroughs"));
  return new Map(files.map((file) => [relative(folder, file).split(sep).join("/"), readNamedFile(file)]));
}

/** Every picture of a mission, by its name. */
export function missionPictures(folder: string): ReadonlyMap<string, string> {
  const art = join(folder, "art");
  if (!existsSync(art)) return new Map();
  return new Map(
    filesAt(art, ".svg").map((file) => [
      relative(art, file)
        .split(sep)
        .join("/")
        .replace(/\.svg$/, ""),
      readNamedFile(file),
    ]),
  );
}

/** The layers of every picture of a mission, by the picture's name. */
export const missionLayers = (folder: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...missionPictures(folder)].map(([name, source]) => [
      name,
      [...source.matchAll(/data-layer="([^"]+)"/g)].map(([, layer]) => layer!),
    ]),
  );

/** The mission of a folder; what is wrong with it is said in one sentence. */
export function loadedFolder(name: string): Loaded {
  const loaded = loadMission(missionFiles(missionFolder(name)));
  if (loaded.ok) return loaded;
  const [first] = loaded.problems;
  throw new UsageError(
    `This mission cannot be loaded: ${printable(first?.file ?? "")}:${first?.line}:${first?.column} ${first?.message} Run chronarium check ${printable(name)} for all of it.`,
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
  if (!existsSync(file)) return { released: {} };
  const parsed = parseJson(readNamedFile(file));
  if (parsed.ok && isLock(parsed.value)) return parsed.value;
  throw new UsageError(`${printable(file)} is damaged; restore it, or release the mission anew without it.`);
}

function isLock(value: unknown): value is Lock {
  if (!isObject(value) || !isObject(value.released)) return false;
  const { beside = {} } = value;
  if (!isObject(beside)) return false;
  const texts = (list: unknown): boolean =>
    Array.isArray(list) && list.every((each) => typeof each === "string");
  return (
    Object.values(value.released).every((hash) => typeof hash === "string") &&
    Object.values(beside).every(texts)
  );
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every released pack of every shipped mission, with the newest words (4.14), which are read for the first word. */
export function shippedShelf(): readonly Volume[] {
  return readdirSync(MISSIONS).flatMap((name) => {
    const folder = join(MISSIONS, name);
    const packs = join(folder, "packs");
    if (!existsSync(packs)) return [];
    let kept: Volume["texts"] | undefined;
    const words = (): Volume["texts"] => (kept ??= loadedFolder(folder).texts);
    const { released } = lockOf(folder);
    return readdirSync(packs)
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file): Volume => {
        const pack = JSON.parse(readFileSync(join(packs, file), "utf8")) as Pack;
        const logic = released[pack.version];
        return {
          pack,
          get texts() {
            return words();
          },
          ...(logic !== undefined && { logic }),
        };
      });
  });
}
