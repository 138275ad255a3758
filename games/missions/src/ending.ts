/** How a mission ends, and how it is judged (TS-191..196). */
import type { Result, SeatResult } from "@chronarium/kernel";
import { holds } from "./conditions.ts";
import type { Mission } from "./mission.ts";
import type { EndId } from "./pack.ts";
import type { Lane, State } from "./state.ts";
import { type Table, tell } from "./table.ts";

/** `self` of its variants is the agent whose act ended it. */
export function endMission(table: Table, lane: Lane, id: EndId): void {
  const { outcome, variants } = table.at.endings.get(id)!;
  const found = variants.findIndex(({ when }) => holds(table, table.at, when, lane));
  const variant = found < 0 ? variants.length - 1 : found;
  close(table, { id, variant, outcome }, variants[variant]!.text);
}

/** TS-118, AM-27, AM-30: nobody is in control any more. */
export function failMission(table: Table): void {
  close(table, { id: null, variant: 0, outcome: "failure" }, null);
}

export function abandonMission(table: Table): void {
  table.abandoned = true;
  failMission(table);
}

function close(table: Table, end: NonNullable<State["end"]>, text: string | null): void {
  if (table.end !== null) return;
  table.end = end;
  table.stage = "over";
  const grade = end.outcome === "failure" ? null : gradeOf(table, table.at);
  tell(table, { type: "ended", ending: end.id, text, outcome: end.outcome, grade, reveals: true });
}

/** TS-195: by the crystals on the Mission Return. */
export function gradeOf(state: Pick<State, "missionReturn" | "agents">, { pack }: Mission): string | null {
  const rows = pack.performance[String(state.agents.length)] ?? [];
  return rows.find(({ max }) => state.missionReturn <= max)?.grade ?? null;
}

/** Everybody plays for one team (TS-10): one place for all. */
export function resultOf(state: State): Result | undefined {
  const { end, seats, missionReturn, round, abandoned } = state;
  if (end === null) return undefined;
  const won = end.outcome === "success";
  const all = Array.from({ length: seats }, (_, seat): SeatResult => {
    const score = 0 - missionReturn;
    return { seat, place: won ? 1 : 2, score, categories: { missionReturn: score, rounds: round } };
  });
  const outcome = abandoned ? "abandoned" : end.outcome;
  return {
    seats: all,
    winners: won ? all.map(({ seat }) => seat) : [],
    outcome,
  };
}
