/** Laws of every state (TS-197..201, TS-205). */
import { inLimbo } from "./crystals.ts";
import type { Mission } from "./mission.ts";
import { takeableCards } from "./places.ts";
import type { State } from "./state.ts";
import { readerOf, tokensLeft } from "./things.ts";

export function invariants(state: State, mission: Mission): readonly string[] {
  const broken: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  const { agents, vortex, missionReturn, marked } = state;
  const pools = agents.reduce((sum, { pool }) => sum + pool, 0);
  const sum = pools + vortex + missionReturn + marked.length + inLimbo(state);
  const total = mission.pack.params.azrakTotal;
  must(sum === total, `TS-71: ${sum} crystals instead of ${total}.`);
  must(vortex >= 0 && missionReturn >= 0, "TS-198: a negative number of crystals.");
  must(new Set(marked).size === marked.length, "TS-43: a location carries more than one crystal.");
  for (const [lane, agent] of agents.entries()) {
    const { rec, pool, card, out, leaving, lane: frames } = agent;
    must(pool >= 0, `TS-198: ${rec} has ${pool} crystals.`);
    must(card === null || out === null, `TS-200: ${rec} is ejected and holds ${card}.`);
    must(out === null || frames.length === 0, `TS-129: ${rec} is ejected and has something to do.`);
    const linked = frames.some(({ kind }) => kind === "link");
    const early = state.stage === "picking";
    must(
      pool > 0 || out !== null || linked || leaving !== null || early || state.stage === "over",
      `TS-201: ${rec} has no crystal and goes on.`,
    );
    must(frames.filter(({ kind }) => kind === "link").length <= 1, `AM-55: ${rec} has two Broken Links.`);
    for (let other = lane + 1; other < agents.length; other++)
      must(card === null || agents[other]!.card !== card, `TS-199: two agents hold ${card}.`);
  }
  for (const item of mission.pack.items) {
    const places =
      agents.filter(({ items }) => items.includes(item.id)).length +
      (state.white.includes(item.id) ? 1 : 0) +
      (readerOf(state, item.id) >= 0 ? 1 : 0) +
      (state.removed.includes(item.id) && readerOf(state, item.id) < 0 ? 1 : 0);
    must(places <= 1, `TS-199: ${item.id} is in ${places} places.`);
  }
  for (const { id } of mission.pack.tokens)
    must(tokensLeft(state, mission, id) >= 0, `TS-156: more of ${id} than there are.`);
  if (state.stage === "recon" && state.visit !== null) {
    const takeable = takeableCards(state, mission);
    must(
      agents.every(({ claim }) => claim === null || takeable.includes(claim)),
      "TS-48: somebody claims a card that is not there.",
    );
  }
  must(state.captain >= 0 && state.captain < agents.length, "TS-205: there is no Captain.");
  must(
    state.pile.length + state.discard.length === mission.pack.destiny.length,
    "TS-4: a Destiny card is lost.",
  );
  return broken;
}
