/** Standing rules carried by white Items, tokens and locations (4.7). */
import { holds } from "./conditions.ts";
import { isLeft, useUp } from "./hooks.ts";
import type { Trigger, TriggerEvent } from "./pack.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Scene, type Table } from "./table.ts";
import { holderOf, isItem, tokenInPlay } from "./things.ts";

/** `self` is the agent the event is about; for events of the place, the Captain (AM-98). */
export function fire(table: Table, event: TriggerEvent, self: Lane): void {
  const triggers = table.at.triggers.get(event);
  if (triggers === undefined) return;
  for (const trigger of triggers) {
    const { source, when, limit, effects } = trigger;
    if (!inForce(table, trigger) || !isLeft(table, self, `on:${source}`, limit)) continue;
    if (when !== undefined && !holds(table, table.at, when, self)) continue;
    useUp(table, self, `on:${source}`, limit);
    agentAt(table, self).lane.push({ kind: "run", list: table.at.listOf.get(effects)!, at: 0 });
  }
}

/** AM-67: the things of an ejected agent are out of use. */
function inForce(scene: Scene, { source }: Trigger): boolean {
  if (source.startsWith("loc:")) return scene.visit?.loc === source;
  if (!isItem(source)) return tokenInPlay(scene, source);
  if (scene.white.includes(source)) return true;
  const holder = holderOf(scene, source);
  return holder >= 0 && scene.agents[holder]!.out === null;
}
