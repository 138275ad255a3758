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
