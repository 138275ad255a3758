import { newMatch, openMatch } from "@chronarium/kernel";
import { describeHostile, describeWritten } from "@chronarium/kernel/test-kit";
import { expect, test } from "vitest";
import { chronobot } from "../src/companion/index.ts";
import { anachrony } from "../src/index.ts";

describeHostile(anachrony, 600);
describeHostile(chronobot, 300);
describeWritten(anachrony);
describeWritten(chronobot);

/** A record that begins at this position. */
const record = (start: unknown): object => ({
  ...newMatch(anachrony, { id: "start", seats: 1, seed: "start" }).record(),
  start,
});

test("Warp tiles in another order are no start: two of them could not be named as they are read", () => {
  const { state } = newMatch(anachrony, { id: "start", seats: 1, seed: "start" });
  expect(openMatch(anachrony, record(state))).toMatchObject({ ok: true });
  const warpSupply = [...state.human.warpSupply].reverse();
  expect(openMatch(anachrony, record({ ...state, human: { ...state.human, warpSupply } }))).toMatchObject({
    ok: false,
    refusal: { code: "kernel/bad-record", params: { place: "start", problem: "unsound" } },
  });
});

test("CP-7: an open Superproject that is entered is told to whoever looks on", () => {
  const { state } = newMatch(chronobot, { id: "start", seats: 1, seed: "start" });
  const { events } = chronobot.apply(state, 0, { type: "openSuperproject", era: 1, vp: 4 });
  expect(events).toEqual([{ type: "superprojectEntered", era: 1, vp: 4 }]);
});
