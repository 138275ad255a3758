/** After every act: whatever needs nobody is carried out, lane by lane and step by step, until somebody must act. */
import { beginSwaps, comeBack, nextRound } from "./between.ts";
import { conflictStep } from "./conflict.ts";
import { applies, perform } from "./effects.ts";
import { failMission } from "./ending.ts";
import { openCard } from "./reading.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Table, tell } from "./table.ts";
import { finish } from "./tests.ts";
import { lanesFrom } from "./turns.ts";
import { beginRecon, display, eject, endVisit, openRecon } from "./visit.ts";

export function settle(table: Table): void {
  while (table.stage !== "over" && (runLanes(table) || step(table)));
}

/** AM-50: a chorus and a split in mid-visit stop the table. */
const stopped = (table: Table): boolean => table.chorus !== null || table.split?.now === true;

function runLanes(table: Table): boolean {
  let moved = false;
  const count = table.agents.length;
  for (let turn = 0; turn < count; turn++) {
    const lane = (table.captain + turn) % count;
    while (!stopped(table) && table.stage !== "over" && runTop(table, lane)) moved = true;
  }
  return moved;
}

/** Carries out the last frame of a lane if it needs nobody. */
function runTop(table: Table, lane: Lane): boolean {
  const agent = agentAt(table, lane);
  const frame = agent.lane.at(-1);
  switch (frame?.kind) {
    case "run": {
      const { list, at } = frame;
      if (at >= table.at.lists[list]!.length) {
        agent.lane.pop();
        return true;
      }
      agent.lane[agent.lane.length - 1] = { ...frame, at: at + 1 };
      if (applies(table, lane, list, at)) perform(table, lane, list, at);
      return true;
    }
    case "read": {
      const list = listOfRead(table, frame);
      if (frame.at >= table.at.lists[list]!.length) agent.lane.pop();
      else if (applies(table, lane, list, frame.at)) return false;
      else agent.lane[agent.lane.length - 1] = { ...frame, at: frame.at + 1 };
      return true;
    }
    case "name":
      // AM-86, AM-98: with nobody else left there is nobody to name.
      if (lanesFrom(table, lane).some((other) => other !== lane)) return false;
      agent.lane.pop();
      return true;
    case "open":
      agent.lane.pop();
      openCard(table, lane);
      return true;
    case "enter":
      agent.lane.pop();
      display(table, lane);
      return true;
    case "test":
      if (frame.step !== "cell") return false;
      finish(table, lane, frame);
      return true;
    default:
      return false;
  }
}

export function listOfRead(
  table: Pick<Table, "at">,
  frame: { readonly side: string; readonly variant: number },
): number {
  return table.at.listOf.get(table.at.sides.get(frame.side)!.variants[frame.variant]!.effects)!;
}

/** One step of the table itself; whether there was one. */
function step(table: Table): boolean {
  if (ejectLeaving(table)) return true;
  if (stopped(table)) return false;
  if (table.visit?.closing === true && inVisit(table)) {
    if (table.agents.some(({ lane }) => lane.some(isAction))) return false;
    endVisit(table);
    return true;
  }
  if (table.conflict !== null || (table.conflicts.length > 0 && inVisit(table))) return conflictStep(table);
  if (inVisit(table) && table.agents.every(({ out }) => out !== null)) {
    // AM-29: nobody is left to act here.
    endVisit(table);
    return true;
  }
  switch (table.stage) {
    case "entering":
      if (!quiet(table)) return false;
      beginRecon(table);
      return true;
    case "recon":
      if (!allReady(table)) return false;
      openRecon(table);
      return true;
    case "telling": {
      const gate = table.seats > 1 || table.at.pack.params.solo.telepathyGate;
      if (gate && !allReady(table)) return false;
      table.stage = "actions";
      for (const agent of table.agents) agent.ready = false;
      return true;
    }
    case "update":
      return updateStep(table);
    case "swaps":
      if (!quiet(table) || !allReady(table)) return false;
      nextRound(table);
      return true;
    default:
      return false;
  }
}

const inVisit = ({ stage }: Pick<Table, "stage">): boolean =>
  stage === "entering" || stage === "recon" || stage === "telling" || stage === "actions";

const quiet = (table: Table): boolean =>
  table.agents.every(({ lane, leaving }) => lane.length === 0 && leaving === null);

const allReady = (table: Table): boolean => table.agents.every(({ out, ready }) => out !== null || ready);

/** AM-73: tests, links and gifts that have begun are finished before the scene ends. */
const isAction = ({ kind }: { readonly kind: string }): boolean =>
  kind === "test" ||
  kind === "link" ||
  kind === "gift" ||
  kind === "run" ||
  kind === "ask" ||
  kind === "name";

/** AM-57, AM-58: with the last effect of the action the agent is ejected; TS-118 is examined each time. */
function ejectLeaving(table: Table): boolean {
  for (const [lane, agent] of table.agents.entries()) {
    if (agent.leaving === null || !isDone(table, lane, agent.leaving)) continue;
    eject(table, lane, agent.leavingBy);
    if (table.agents.every(({ out }) => out === "control")) failMission(table);
    return true;
  }
  return false;
}

function isDone(table: Table, lane: Lane, waitsFor: Lane): boolean {
  if (waitsFor !== lane && table.agents[waitsFor]!.lane.some(({ kind }) => kind === "test")) return false;
  const { lane: frames } = table.agents[lane]!;
  if (table.conflict !== null)
    return !frames.some(
      ({ kind }) => kind === "test" || kind === "link" || kind === "gift" || kind === "run",
    );
  // AM-25: a personal conflict that cannot be initiated ends with the ejection.
  return frames.every(({ kind }) => kind === "conflict");
}

/** TS-131, TS-132, AM-60, AM-61. */
function updateStep(table: Table): boolean {
  if (table.split !== null || !quiet(table)) return false;
  if (table.agents.some(({ out, pool }) => out === "card" || (out === "control" && pool > 0))) {
    comeBack(table);
    return true;
  }
  if (table.agents.some(({ out }) => out === "control") && !table.compulsory) {
    table.compulsory = true;
    return true;
  }
  if (!table.compulsory || table.vortex > 0) return false;
  tell(table, { type: "updateLapsed" });
  beginSwaps(table);
  return true;
}
