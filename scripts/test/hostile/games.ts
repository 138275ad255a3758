/** Every game that can be attacked: those that are shipped, and the toys of the tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { anachrony } from "@chronarium/anachrony";
import { chronobot } from "@chronarium/anachrony/companion";
import { chronomancer } from "@chronarium/chronomancer";
import type { AnyRules } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { missionRules } from "@chronarium/missions";
import { type Loaded, loadMission } from "@chronarium/missions/loader";
import { rift } from "../../../kernel/test/toy.ts";
import { bids } from "../../../kernel/test/toys/bids.ts";
import { HOUSE, vault } from "../../../kernel/test/toys/vault.ts";

export const ROOT: string = fileURLToPath(new URL("../../../", import.meta.url));

/** Files below a folder by their path in it. */
export function filesBelow(folder: string, ending: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(ending),
  );
  return new Map(
    names
      .sort()
      .map((name) => [
        relative(folder, join(folder, name)).split(sep).join("/"),
        readFileSync(join(folder, name), "utf8"),
      ]),
  );
}

/** Two missions as their authors wrote them. */
export const MISSIONS: readonly ReadonlyMap<string, string>[] = [
  join(ROOT, "missions/ten-to-six"),
  join(ROOT, "games/missions/test/missions/clockwork"),
].map((folder) => filesBelow(folder, ".yaml"));

function loaded(files: ReadonlyMap<string, string>): Loaded {
  const mission = loadMission(files);
  if (!mission.ok) throw new Error(JSON.stringify(mission.problems));
  return mission;
}

export const GAMES: readonly AnyRules[] = [
  khronos,
  chronomancer,
  anachrony,
  chronobot,
  missionRules(MISSIONS.map(loaded)),
];
export const TOYS: readonly AnyRules[] = [rift, bids, vault(HOUSE)];
