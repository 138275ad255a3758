import { type Action, course, khronos } from "@chronarium/khronos";
import { describe, expect, it } from "vitest";
import { previewOf } from "../src/games/khronos/plan/preview.ts";
import { framesOf, ringsOf } from "../src/games/khronos/stage/frames.ts";
import { lay } from "./khronos-position.ts";

const state = lay("Might C1*@A1 | Faith R2b@M13 C1*@A1 | Reason R2+@M13 C1*@A1", {
  map: "valley",
  hand: ["orange", "orange", "orange", "blue"],
});
const castle: Action = { type: "build", era: "might", building: "military", size: 3, at: "L12", pay: [2, 1] };

describe("a move as pictures", () => {
  const { state: after, events } = khronos.apply(state, 0, castle);
  const frames = framesOf(state.boards, events);

  it("shows causes before consequences, era by era", () => {
    expect(frames.map(({ era, effect }) => `${era} ${effect.kind}`)).toEqual([
      "might appear",
      "faith lost",
      "reason lost",
      "faith appear",
      "reason appear",
    ]);
  });

  it("ends with the boards that the rules made", () => {
    expect(frames.at(-1)?.picture).toEqual(after.boards);
  });

  it("rings what has come for those who want no motion", () => {
    expect(ringsOf(events).might).toEqual([{ kind: "ring", at: "L12", size: 3 }]);
    expect(ringsOf(events).faith).toEqual([{ kind: "ring", at: "L12", size: 3 }]);
  });
});

describe("a preview", () => {
  it("has a ghost on every later board, and what it would destroy", () => {
    const preview = previewOf(state, 0, castle);
    expect(preview?.eras.might.ghost).toEqual({ at: "L12", size: 3, type: "military", kind: "ghost" });
    expect(preview?.eras.faith.ghost?.kind).toBe("ghost");
    expect(preview?.eras.reason.ghost?.kind).toBe("ruin");
    expect(preview?.eras.faith.threatened).toEqual(["M13"]);
    expect(preview?.eras.reason.threatened).toEqual(["M13"]);
  });

  it("never looks into cards to come", () => {
    expect(previewOf(state, 0, { type: "end" })).toBeUndefined();
    expect(previewOf(state, 0, { type: "exchange", cards: ["blue"] })).toBeUndefined();
  });
});

describe("the course of the Ecus", () => {
  it("follows from the chronicle alone", () => {
    const { events } = khronos.apply(state, 0, castle);
    const travel = khronos.apply(state, 0, { type: "travel", pawn: 0, to: "faith" });
    expect(course([events, travel.events], 4).map(([first]) => first)).toEqual([4, 5, 4]);
  });
});
