/** What the terminal gets of a game with secrets: a seat's view, never the match. */
import { newMatch } from "@chronarium/kernel";
import { khronos, type State } from "@chronarium/khronos";
import { expect, test } from "vitest";
import { keepMatch } from "../src/play/kept.ts";

test("the terminal sees a seat's view and a state imagined from it; the match stays with the authority", async () => {
  const match = newMatch(khronos, { id: "kept", seats: 3, seed: "a seed nobody may see" });
  const kept = await keepMatch(match, [{ name: "Ada" }, { name: "Lin" }, { name: "Noor" }], "en");
  for (const seat of [0, 1, 2]) {
    await kept.look(seat);
    const { view, imagined, seed, truth } = kept.now();
    expect(view).toEqual(khronos.viewFor(match.state, seat));
    expect(khronos.viewFor(imagined as State, seat)).toEqual(view);
    expect((imagined as State).rng).not.toEqual(match.state.rng);
    expect((imagined as State).deck).not.toEqual(match.state.deck);
    expect([seed, truth]).toEqual([undefined, undefined]);
    expect(JSON.stringify(kept.now())).not.toContain(match.beginning.seed);
  }
});
