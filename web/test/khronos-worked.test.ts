import { runTranscript, type Seat } from "@chronarium/kernel";
import { type Action, khronos, type State } from "@chronarium/khronos";
import { describe, expect, it } from "vitest";
import { derive } from "../src/games/khronos/plan/derive.ts";
import { makeSetting, planFor } from "../src/games/khronos/plan/picks.ts";
import { framesOf } from "../src/games/khronos/stage/frames.ts";

const files: Readonly<Record<string, string>> = import.meta.glob(
  "../../games/khronos/test/transcripts/*.txt",
  { query: "?raw", import: "default", eager: true },
);

/** Every action that the worked positions of the rules play. */
type Played = { readonly state: State; readonly seat: Seat; readonly action: Action };

function playedActions(): readonly Played[] {
  const played: Played[] = [];
  const rules: typeof khronos = {
    ...khronos,
    apply: (state, seat, action) => {
      played.push({ state, seat, action });
      return khronos.apply(state, seat, action);
    },
  };
  for (const [name, text] of Object.entries(files)) {
    const run = runTranscript([rules], text, name);
    if (!run.ok) throw new Error(run.problem.message);
  }
  return played;
}

const played = playedActions();
/** These have a button of their own each. */
const AT_ONCE: readonly Action["type"][] = ["draw", "chooseKeeper"];

describe("the worked positions at the table", () => {
  it("hold every kind of action", () => {
    const kinds = new Set(played.map(({ action }) => action.type));
    expect([...kinds].sort()).toEqual(Object.keys(khronos.actions).sort());
  });

  it("can all be planned and committed", () => {
    for (const { state, seat, action } of played) {
      if (AT_ONCE.includes(action.type)) continue;
      const setting = makeSetting(state, seat);
      const plan = planFor(setting, action);
      const { planned } = derive(setting, plan);
      const legal = setting.ways.find((way) => JSON.stringify(planned) === JSON.stringify(way.action));
      expect(legal, JSON.stringify(action)).toBeDefined();
      expect(khronos.apply(state, seat, legal?.action ?? action)).toEqual(khronos.apply(state, seat, action));
    }
  });

  it("light the answers of a question on the board it is about", () => {
    for (const { state, seat, action } of played) {
      if (action.type !== "chooseLoser" && action.type !== "placeDownsized") continue;
      const frame = state.pending.at(-1);
      if (frame?.kind !== "question" || frame.question.kind === "chooseKeeper") throw new Error(action.type);
      const setting = makeSetting(state, seat);
      const { lit: open } = derive(setting, planFor(setting, action));
      expect([...open[frame.question.era].squares]).toEqual(frame.question.options);
      expect(open[frame.question.era].squares.has(action.at)).toBe(true);
    }
  });

  it("end, picture by picture, with the tiles that the rules left", () => {
    const tiles = (boards: State["boards"]): string =>
      JSON.stringify(
        (["might", "faith", "reason"] as const).map((era) =>
          boards[era].tiles.map(({ type, size, at }) => `${type}${size}${at}`),
        ),
      );
    for (const { state, seat, action } of played) {
      const { state: after, events } = khronos.apply(state, seat, action);
      expect(tiles(framesOf(state.boards, events).at(-1)?.picture ?? state.boards)).toBe(tiles(after.boards));
    }
  });
});
