import { describe, expect, test } from "vitest";
import { canonicalJson, stateHash } from "../src/canonical.ts";
import { commitment } from "../src/commitment.ts";
import { type Match, newMatch } from "../src/match.ts";
import { playRandom } from "../src/simulate.ts";
import { type Action, type Event, type Options, rift, type State, type View } from "./toy.ts";

type RiftMatch = Match<State, Action, Event, View, Options>;

/** Seat 0 begins with three energy and an echo in hand, drawn in revision 1; seat 1 has drawn in revision 2. */
function begun(): RiftMatch {
  const match = newMatch(rift, { id: "m", seats: 2, seed: "echo first", options: { rich: true } });
  for (const seat of [0, 1]) expect(match.act(seat, { type: "draw" }, 5).ok).toBe(true);
  return match;
}

function playedOut(seed: string, stopAfter = Number.POSITIVE_INFINITY): RiftMatch {
  const { log } = playRandom(rift, { seats: 3, seed });
  const match = newMatch(rift, { id: seed, seats: 3, seed });
  for (const { seat, action, at } of log.slice(0, stopAfter))
    expect(match.act(seat, action, at).ok).toBe(true);
  return match;
}

describe("acting", () => {
  test("a legal action moves the match one revision on", () => {
    const match = newMatch(rift, { id: "m", seats: 2, seed: "1" });
    const acted = match.act(0, { type: "charge" }, 7);
    expect(acted).toMatchObject({
      ok: true,
      revision: 1,
      events: [{ type: "charged", seat: 0, reveals: true }],
    });
    expect(match.revision).toBe(1);
    expect(match.log).toEqual([{ seat: 0, action: { type: "charge" }, at: 7 }]);
    expect(match.over).toBe(false);
  });

  test("refused actions change nothing", () => {
    const match = begun();
    const before = canonicalJson(match.record());
    const codes = [
      match.act(1, { type: "draw" }, 0),
      match.act(0, { type: "discard", cards: ["echo"] }, 0),
      match.act(0, { type: "fly" }, 0),
      match.act(2, { type: "draw" }, 0),
      match.act(-1, { type: "draw" }, 0),
      match.act(0.5, { type: "draw" }, 0),
    ].map((answer) => !answer.ok && answer.refusal.code);
    expect(codes).toEqual([
      "rift/not-your-turn",
      "rift/nothing-to-discard",
      "kernel/malformed-action",
      "kernel/no-such-seat",
      "kernel/no-such-seat",
      "kernel/no-such-seat",
    ]);
    expect(canonicalJson(match.record())).toBe(before);
  });

  test("an exception in the rules leaves the match as it was", () => {
    const failing = {
      ...rift,
      apply: () => {
        throw new Error("a bug");
      },
    };
    const match = newMatch(failing, { id: "m", seats: 2, seed: "1" });
    const before = match.state;
    expect(() => match.act(0, { type: "draw" }, 0)).toThrow("a bug");
    expect(match.state).toBe(before);
    expect(match.revision).toBe(0);
  });

  test("tables that cannot be laid are errors", () => {
    expect(() => newMatch(rift, { id: "m", seats: 5, seed: "1" })).toThrow(
      "rift is for 2 to 4 seats, not 5.",
    );
    expect(() => newMatch(rift, { id: "m", seats: 2, seed: "1", options: { target: 7 } })).toThrow(
      "kernel/bad-option",
    );
  });
});

describe("the past", () => {
  test("every state and every event can be told again", () => {
    const seen: { readonly hash: string; readonly events: readonly Event[] }[] = [];
    const { log } = playRandom(rift, {
      seats: 3,
      seed: "past",
      onStep: ({ after, events }) => seen.push({ hash: stateHash(after), events }),
    });
    const match = playedOut("past");
    expect(log.length).toBeGreaterThan(40);
    for (const [i, { hash, events }] of seen.entries()) {
      expect(match.stateHashAt(i + 1)).toBe(hash);
      expect(match.eventsOf(i + 1)).toEqual(events);
    }
    expect(match.stateAt(0)).toEqual(rift.setup({ target: 10, rich: false, deck: "full" }, 3, "past"));
    for (const revision of [-1, 0.5, match.revision + 1])
      expect(() => match.stateAt(revision)).toThrow(RangeError);
    for (const revision of [0, match.revision + 1])
      expect(() => match.eventsOf(revision)).toThrow(RangeError);
  });

  test("the record has a hash every 20 revisions and at the end", () => {
    const match = playedOut("past");
    const { revision } = match;
    const { checkpoints, log, commitment: shown, format } = match.record();
    expect(checkpoints.map((checkpoint) => checkpoint.revision)).toEqual([0, 20, 40, revision]);
    for (const checkpoint of checkpoints)
      expect(match.stateHashAt(checkpoint.revision)).toBe(checkpoint.hash);
    expect(log).toHaveLength(revision);
    expect(shown).toBe(commitment("past"));
    expect(format).toBe("chronarium-match/1");
  });
});

describe("undo", () => {
  test("goes back over one's own quiet actions and stops at a draw", () => {
    const match = begun();
    const { hand } = match.state.players[0]!;
    const before = match.stateHashAt(2);
    expect(hand).toEqual(["echo"]);
    expect(match.act(0, { type: "play", card: "echo" }, 0).ok).toBe(true);
    expect(match.undoHorizon(0)).toBe(2);
    expect(match.undo(0, 0)).toMatchObject({
      refusal: { code: "kernel/undo-other-seat", params: { revision: 2, seat: 1 } },
    });
    expect(match.undo(0)).toEqual({ ok: true, revision: 2 });
    expect(match.stateHashAt(2)).toBe(before);
    expect(match.undo(1)).toMatchObject({
      refusal: { code: "kernel/undo-reveals", params: { revision: 2 } },
    });
    expect(match.undo(0)).toMatchObject({ refusal: { code: "kernel/undo-other-seat" } });
  });

  test("with nothing done, or nothing to go back to, says so", () => {
    const match = newMatch(rift, { id: "m", seats: 2, seed: "1" });
    expect(match.undo(0)).toMatchObject({ refusal: { code: "kernel/undo-nothing" } });
    match.act(0, { type: "pass" }, 0);
    for (const to of [1, 2, -1, 0.5, Number.NaN]) {
      expect(match.undo(0, to)).toMatchObject({ refusal: { code: "kernel/undo-nothing" } });
    }
    expect(match.undo(7)).toMatchObject({ refusal: { code: "kernel/no-such-seat" } });
    expect(match.undo(0, 0)).toEqual({ ok: true, revision: 0 });
  });

  test("across a snapshot forgets it, and the match goes on as if it had never been", () => {
    const match = newMatch(rift, { id: "m", seats: 2, seed: "1" });
    for (let i = 0; i < 19; i++) match.act(i % 2, { type: "pass" }, i);
    const before = canonicalJson(match.record());
    match.act(1, { type: "pass" }, 19);
    match.record();
    expect(match.eventsOf(20)).not.toMatchObject([{ type: "charged" }]);
    expect(match.undo(1)).toEqual({ ok: true, revision: 19 });
    expect(canonicalJson(match.record())).toBe(before);
    match.act(1, { type: "charge" }, 19);
    expect(match.record().checkpoints.at(-1)).toEqual({ revision: 20, hash: stateHash(match.state) });
    expect(match.eventsOf(20)).toMatchObject([{ type: "charged" }]);
  });

  test("ends with the game: its end shows everything", () => {
    const match = playedOut("past");
    expect(match.over).toBe(true);
    const last = match.log.at(-1)!;
    expect(match.undoHorizon(last.seat)).toBe(match.revision);
    expect(match.undo(last.seat)).toMatchObject({ refusal: { code: "kernel/undo-reveals" } });
  });
});

describe("branches", () => {
  test("of a match being played start from what the brancher knows", () => {
    const match = playedOut("past", 30);
    const branch = match.branch({ revision: 25, by: 1, id: "b", seed: "fresh" });
    expect(branch.record()).toMatchObject({
      id: "b",
      seed: "fresh",
      log: [],
      parent: { match: "past", revision: 25 },
    });
    expect(branch.record().start).toEqual(branch.state);
    expect(rift.viewFor(branch.state, 1)).toEqual(rift.viewFor(match.stateAt(25), 1));
    expect(branch.state.rng.key).not.toBe(match.state.rng.key);
    const dealt = new Set(
      Array.from({ length: 12 }, (_, i) => {
        const { state } = match.branch({ revision: 25, by: 1, id: "b", seed: `fresh ${i}` });
        return canonicalJson([state.deck, state.players[0]!.hand, state.players[2]!.hand]);
      }),
    );
    expect(dealt.size).toBeGreaterThan(6);
  });

  test("an observer can branch too, and a branch can be branched", () => {
    const match = playedOut("past", 30);
    const branch = match.branch({ revision: 30, by: "observer", id: "b", seed: "fresh" });
    expect(rift.viewFor(branch.state, "observer")).toEqual(rift.viewFor(match.state, "observer"));
    const [seat] = rift.actors(branch.state);
    branch.act(seat!, rift.legalActions(branch.state, seat!)[0], 0);
    const again = branch.branch({ revision: 1, by: seat!, id: "bb", seed: "fresher" });
    expect(again.record().parent).toEqual({ match: "b", revision: 1 });
    expect(rift.viewFor(again.state, seat!)).toEqual(rift.viewFor(branch.state, seat!));
  });

  test("of a match that is over start from the truth", () => {
    const match = playedOut("past");
    const branch = match.branch({ revision: 33, by: "observer", id: "b", seed: "unused" });
    expect(branch.state).toEqual(match.stateAt(33));
    const { seed, log, parent, start } = branch.record();
    expect({ seed, log: log.length, parent, start }).toEqual({
      seed: "past",
      log: 33,
      parent: { match: "past", revision: 33 },
      start: undefined,
    });
  });
});
