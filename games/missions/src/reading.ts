/** Opening a side: which variant is read, and what its reader then has to do (4.6). */
import { holds } from "./conditions.ts";
import type { Mission, Side } from "./mission.ts";
import type { CardConflict, Variant } from "./pack.ts";
import type { Agent, Lane } from "./state.ts";
import { agentAt, type Scene, type Table, tell, tellOnly } from "./table.ts";

/** The first variant whose condition holds; the last where none does. */
export function variantNow(scene: Scene, mission: Mission, side: Side, self: Lane | null): number {
  const { variants } = side;
  for (let at = 0; at < variants.length; at++) if (holds(scene, mission, variants[at]!.when, self)) return at;
  return variants.length - 1;
}

export const sideOf = (mission: Mission, id: string): Side => mission.sides.get(id)!;
export const variantOf = (mission: Mission, id: string, at: number): Variant | undefined =>
  mission.sides.get(id)?.variants[at];

/** What the agent has in front of him, as far as it has been read. */
export function heldVariant(mission: Mission, agent: Pick<Agent, "card" | "variant">): Variant | undefined {
  return agent.card === null ? undefined : variantOf(mission, agent.card, agent.variant);
}

/** AM-44: another variant of the held card would be read now. */
export function canLookAgain(scene: Scene, mission: Mission, lane: Lane): boolean {
  const { card, variant, lane: frames } = scene.agents[lane]!;
  if (card === null || frames.length > 0) return false;
  return variantNow(scene, mission, sideOf(mission, card), lane) !== variant;
}

/** Reads the panorama card in front of the agent. */
export function openCard(table: Table, lane: Lane): void {
  const agent = agentAt(table, lane);
  if (agent.card === null) return;
  const side = sideOf(table.at, agent.card);
  agent.variant = variantNow(table, table.at, side, lane);
  const { text } = side.variants[agent.variant]!;
  if (!table.seen.includes(side.id)) table.seen = [...table.seen, side.id];
  tellOnly(table, lane, { type: "read", agent: agent.rec, side: side.id, text, reveals: true });
  instruct(table, lane, side, agent.variant);
}

/** Reads a private card, a red Item, or a card that is read to everybody; it stays open until it is closed. */
export function openSide(table: Table, lane: Lane, side: Side, how: "private" | "aloud" | "peek"): void {
  const agent = agentAt(table, lane);
  const variant = variantNow(table, table.at, side, lane);
  const { text } = side.variants[variant]!;
  agent.lane.push({ kind: "look", side: side.id, variant, aloud: how === "aloud", peek: how === "peek" });
  if (how === "aloud")
    tell(table, { type: "readAloud", agent: agent.rec, side: side.id, text, reveals: true });
  else {
    const kind = side.kind === "item" ? "yellow" : side.kind;
    tell(table, { type: "reads", agent: agent.rec, kind });
    tellOnly(table, lane, { type: "read", agent: agent.rec, side: side.id, text, reveals: true });
  }
  if (how !== "peek") instruct(table, lane, side, variant);
}

/** Order on a card: instructions, then a conflict, then free tests and options; so the conflict goes in first. */
function instruct(table: Table, lane: Lane, side: Side, variant: number): void {
  const { effects, conflict } = side.variants[variant]!;
  const agent = agentAt(table, lane);
  if (conflict?.kind === "group") readConflict(table, lane, conflict.id);
  else if (conflict !== undefined && stillOpen(table, lane, conflict))
    agent.lane.push({ kind: "conflict", test: conflict.test.id, endsOn: conflict.endsOn });
  if (effects.length > 0) agent.lane.push({ kind: "read", side: side.id, variant, at: 0 });
}

function stillOpen(table: Table, lane: Lane, { test }: Extract<CardConflict, { kind: "personal" }>): boolean {
  return (
    !table.tests.includes(test.id) && (test.when === undefined || holds(table, table.at, test.when, lane))
  );
}

/** TS-96, AM-69, AM-100: it waits for its turn; what was won never comes again. */
export function readConflict(table: Table, lane: Lane, id: string): void {
  if (table.defeated.includes(id) || table.conflict?.id === id) return;
  if (table.conflicts.some((waiting) => waiting.id === id)) return;
  table.conflicts = [...table.conflicts, { id, by: lane }];
  const { name } = table.at.conflicts.get(id)!;
  const agent = agentAt(table, lane).rec;
  tell(table, { type: "conflictRead", agent, conflict: id, name, reveals: true });
}
