/** What a line of play is for: the points it brings at once, and what surely happens. */
import { readOptions } from "@chronarium/kernel";
import { expect, it } from "vitest";
import { type Action, anachrony } from "../src/index.ts";
import { en } from "../text/en/reasons.ts";
import { fr } from "../text/fr/reasons.ts";

const NAMES = { seat: () => "Ada", you: 0 };

it("tells where to look, the aim, the move and what it brings, in both languages", () => {
  const read = readOptions(anachrony.options, {});
  if (!read.ok) throw new Error(read.refusal.code);
  let state = anachrony.setup(read.options, 1, "reasons");
  const legal = (type: Action["type"]): Action | undefined =>
    anachrony.legalActions(state, 0).find((action) => action.type === type);
  for (let step = 0; step < 20 && legal("powerUp") === undefined; step++)
    state = anachrony.apply(state, 0, anachrony.legalActions(state, 0)[0] as Action).state;
  const action: Action = { type: "powerUp", free: 3 };
  const told = en.explain(state, 0, [action], NAMES);
  expect(told.nudge).toBe("Look at your Exosuits and at what powers them.");
  expect(told.idea).toBe("Each powered Exosuit is one more worker on the main board in this Era.");
  expect(told.move).toBe("Power up 3 free slots.");
  expect(told.reasons[0]?.text).toBe("You power up 3 Exosuits and take 3 Water.");
  expect(fr.explain(state, 0, [action], NAMES).move).toBe("Activer 3 emplacements gratuits.");
  expect([en.points(1.25), fr.points(-2)]).toEqual(["+1.3 VP", "−2,0 PV"]);
});
