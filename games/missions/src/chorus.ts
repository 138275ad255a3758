/** A message that the group speaks together: each line is said by its own speaker (4.8). */
import type { Mission } from "./mission.ts";
import type { ChorusLine, Deed } from "./pack.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Scene, type Table, tell } from "./table.ts";
import { actingCaptain } from "./turns.ts";

export function chorusOf(
  scene: Scene,
  mission: Mission,
): Extract<Deed, { chorus: unknown }>["chorus"] | undefined {
  if (scene.chorus === null) return undefined;
  const effect = mission.lists[scene.chorus.list]![scene.chorus.at]!;
  return "chorus" in effect ? effect.chorus : undefined;
}

/** The first of its speakers who is not ejected; if there is none, who gives the orders. */
export function speakerOf(scene: Scene, { speakers }: ChorusLine): Lane {
  for (const rec of speakers) {
    const lane = scene.agents.findIndex((agent) => agent.rec === rec && agent.out === null);
    if (lane >= 0) return lane;
  }
  return actingCaptain(scene);
}

export function say(table: Table, lane: Lane, line: string): void {
  const { lines, order, right, wrong } = chorusOf(table, table.at)!;
  const chorus = table.chorus!;
  const said = [...chorus.said, line];
  const { text } = lines.find(({ id }) => id === line)!;
  table.heard = text;
  tell(table, { type: "said", agent: agentAt(table, lane).rec, line, text });
  table.chorus = { ...chorus, said };
  if (said.length < lines.length) return;
  table.chorus = null;
  const inOrder = said.every((id, at) => order[at] === id);
  tell(table, { type: "chorusEnded", right: inOrder, reveals: true });
  const effects = inOrder ? right : wrong;
  if (effects.length > 0)
    agentAt(table, chorus.by).lane.push({ kind: "run", list: table.at.listOf.get(effects)!, at: 0 });
}
