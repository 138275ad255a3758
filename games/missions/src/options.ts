/** The options of a match: which mission, of which version. */
import type { OptionSpec } from "@chronarium/kernel";
import type { Mission } from "./mission.ts";

export type Options = {
  /** `id@version`. */
  readonly mission: string;
};

/** The newest version of each mission is offered; older ones still open, replay and finish (4.14). */
export function optionsFor(missions: readonly Mission[]): OptionSpec<Options> {
  const newest = new Map<string, Mission>();
  for (const mission of missions) {
    const known = newest.get(mission.pack.id);
    if (known === undefined || isNewer(mission.pack.version, known.pack.version))
      newest.set(mission.pack.id, mission);
  }
  const values = [...newest.values()].map(({ name }) => name);
  const unlisted = missions.map(({ name }) => name).filter((name) => !values.includes(name));
  return {
    mission: {
      kind: "choice",
      default: values[0] ?? "none",
      values,
      ...(unlisted.length > 0 && { unlisted }),
    },
  };
}

export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((each) => each.split(".").map(Number));
  for (let at = 0; at < 3; at++) if (a![at] !== b![at]) return (a![at] ?? 0) > (b![at] ?? 0);
  return false;
}
