/** A visit: the Captain's way in, recon, the end of the scene (TS-40..67). */

import { itemAfter } from "./closing.ts";
import { pauseConflict } from "./conflict.ts";
import { pay } from "./crystals.ts";
import { panoramaOf, takeableCards } from "./places.ts";
import { openCard, sideOf, variantNow } from "./reading.ts";
import type { Lane } from "./state.ts";
import { agentAt, type Table, tell } from "./table.ts";
import { fire } from "./triggers.ts";

/** TS-41, TS-42: the crystal goes onto the spot, or onto the Mission Return if the spot carries one. */
export function enter(table: Table, lane: Lane, spot: string, free: boolean): void {
  const { loc } = table.at.spots.get(spot)!;
  const again = table.marked.includes(spot);
  table.visit = { loc, spot, again, variantA: 0, closing: false };
  table.visits = { ...table.visits, [loc]: (table.visits[loc] ?? 0) + 1 };
  table.stage = "entering";
  table.usedVisit = {};
  table.proposals = [];
  for (const agent of table.agents) {
    agent.explored = false;
    agent.ready = false;
    agent.claim = null;
  }
  const to = free ? "free" : again ? "return" : "map";
  tell(table, { type: "entered", agent: agentAt(table, lane).rec, loc, spot, to });
  agentAt(table, lane).lane.push({ kind: "enter" });
  if (to === "free") return;
  for (let paid = 0; paid < table.at.pack.params.costs.enterLocation; paid++) pay(table, lane, to);
}

/** TS-44..46: the panorama is displayed and card A read to everybody; its instructions are the Captain's. */
export function display(table: Table, lane: Lane): void {
  const { loc } = table.visit!;
  const cards = panoramaOf(table, table.at, loc);
  tell(table, { type: "displayed", loc, cards, reveals: true });
  const [first] = cards;
  const agent = agentAt(table, lane);
  if (first !== undefined) {
    const side = sideOf(table.at, first);
    const variantA = variantNow(table, table.at, side, lane);
    table.visit = { ...table.visit!, variantA };
    const { text, effects } = side.variants[variantA]!;
    tell(table, { type: "readAloud", agent: agent.rec, side: first, text, reveals: true });
    if (effects.length > 0) agent.lane.push({ kind: "run", list: table.at.listOf.get(effects)!, at: 0 });
  }
  fire(table, "locationEntered", table.captain);
}

/** AM-7: all have confirmed, so all texts open at once. */
export function openRecon(table: Table): void {
  table.stage = "telling";
  for (const [lane, agent] of table.agents.entries()) {
    agent.ready = false;
    if (agent.claim === null || agent.out !== null) continue;
    agent.card = agent.claim;
    agent.claim = null;
    tell(table, { type: "took", agent: agent.rec, card: agent.card, how: "recon" });
    openCard(table, lane);
  }
}

export function beginRecon(table: Table): void {
  table.stage = "recon";
  for (const agent of table.agents) {
    agent.ready = false;
    agent.claim = null;
  }
  if (takeableCards(table, table.at).length === 0) openRecon(table);
}

export function returnCard(table: Table, lane: Lane): void {
  const agent = agentAt(table, lane);
  if (agent.card === null) return;
  tell(table, { type: "returned", agent: agent.rec, card: agent.card });
  agent.card = null;
  agent.variant = -1;
}

/** TS-129, TS-130: the card returns, and what was being read is put away. */
export function eject(table: Table, lane: Lane, reason: "card" | "control"): void {
  const agent = agentAt(table, lane);
  for (const frame of agent.lane.toReversed()) if (frame.kind === "look") itemAfter(table, frame);
  agent.lane = [];
  returnCard(table, lane);
  agent.claim = null;
  agent.ready = false;
  agent.leaving = null;
  agent.out = reason;
  table.offers = table.offers.filter(({ from, to }) => from !== lane && to !== lane);
  tell(table, { type: "ejected", agent: agent.rec, reason, ...(reason === "card" && { reveals: true }) });
  fire(table, "agentEjected", lane);
  // An ejected agent cannot act: what a trigger asks of him lapses.
  agent.lane = [];
}

/** TS-67, TS-138, AM-73: everything goes back; Between Locations begins. */
export function endVisit(table: Table): void {
  const { loc } = table.visit!;
  pauseConflict(table);
  for (const [lane, agent] of table.agents.entries()) {
    for (const frame of agent.lane.toReversed()) if (frame.kind === "look") itemAfter(table, frame);
    agent.lane = [];
    returnCard(table, lane);
    agent.claim = null;
    agent.ready = false;
    if (agent.modifiers.some(({ until }) => until === "location"))
      agent.modifiers = agent.modifiers.filter(({ until }) => until !== "location");
  }
  table.chorus = null;
  table.split = null;
  table.offers = [];
  table.proposals = [];
  table.stage = "update";
  tell(table, { type: "left", loc });
  fire(table, "locationLeft", table.captain);
}
