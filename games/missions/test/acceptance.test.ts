/** The acceptance checks A1 to A10 (6.6) that need neither network nor page; A8 and A9 are looked at in the browser. */
import { type Match, newMatch, openMatch, playRandom, sealedMoment } from "@chronarium/kernel";
import { expect, test } from "vitest";
import type { Action, Event, Options, State, View } from "../src/index.ts";
import { rules, tenToSix } from "./shelf.ts";

const CLOCKWORK = { mission: "clockwork@1.0.0" };
const TEN_TO_SIX = { mission: "ten-to-six@1.0.0" };

type Table = Match<State, Action, Event, View, Options>;

function acted(match: Table, acts: readonly (readonly [seat: number, action: Action])[]): void {
  for (const [seat, action] of acts) {
    const done = match.act(seat, action, 0);
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  }
}

/** Amy has read B and Anton D: both have a test before them, and E lies free. */
function bothAtTests(): Table {
  const match = newMatch(rules, { id: "m", seats: 2, options: CLOCKWORK, seed: "1" });
  const [amy, anton] = ["rec:amy", "rec:anton"];
  acted(match, [
    [0, { type: "pick", receptacle: amy }],
    [1, { type: "pick", receptacle: anton }],
    [0, { type: "begin", by: amy }],
    [0, { type: "next", by: amy }],
    [0, { type: "next", by: amy }],
    [0, { type: "enter", by: amy, spot: "spot:L1" }],
    [0, { type: "claim", by: amy, card: "card:L1.B" }],
    [1, { type: "claim", by: anton, card: "card:L1.D" }],
    [0, { type: "confirm", by: amy }],
    [1, { type: "confirm", by: anton }],
    [0, { type: "told", by: amy }],
    [1, { type: "told", by: anton }],
  ]);
  for (const seat of [0, 1])
    while (match.state.agents[seat]!.lane.length > 0) {
      const [next] = rules
        .legalActions(match.state, seat)
        .filter(({ type }) => /follow|close|answer/.test(type));
      acted(match, [[seat, next!]]);
    }
  return match;
}

test("A1: two tests at once are both resolved, with two Destiny cards, in the order of arrival", () => {
  const match = bothAtTests();
  acted(match, [
    [0, { type: "initiate", by: "rec:amy", test: "L1.B.talk" }],
    [1, { type: "initiate", by: "rec:anton", test: "L1.D.lock" }],
    [1, { type: "reveal", by: "rec:anton" }],
    [0, { type: "reveal", by: "rec:amy" }],
  ]);
  const { discard, pile } = match.state;
  expect(new Set([...discard, ...pile]).size).toBe(6);
  const ended = match
    .heardBy("observer")
    .flatMap(({ events }) => events.flatMap((event) => (event.type === "destiny" ? [event.agent] : [])));
  expect(ended).toEqual(["rec:anton", "rec:amy"]);
});

test("A2: of two who explore the same card one holds it; the other keeps the own card and the crystal", () => {
  const match = bothAtTests();
  acted(match, [[1, { type: "explore", by: "rec:anton", card: "card:L1.E", pay: "free" }]]);
  const before = match.state;
  const late = match.act(0, { type: "explore", by: "rec:amy", card: "card:L1.E", pay: "crystal" }, 0);
  expect(late).toMatchObject({ ok: false, refusal: { code: "missions/card-held" } });
  expect(match.state).toBe(before);
  expect(match.state.agents.map(({ card }) => card)).toEqual(["card:L1.B", "card:L1.E"]);
});

test("A3: all that a seat is told in a whole game has no 20 characters of a text that it was never granted", () => {
  const words = tenToSix.texts.en!;
  for (const viewer of [0, 1, "observer"] as const) {
    const heard: string[] = [];
    const granted = new Set<string>();
    const tell = (state: State, events: readonly Event[]): void => {
      const moment = sealedMoment(rules, state, viewer, "en");
      for (const key of Object.keys(moment.words)) granted.add(key);
      heard.push(JSON.stringify([moment, events.map((event) => rules.redact(event, viewer))]));
    };
    playRandom(rules, {
      seats: 2,
      options: TEN_TO_SIX,
      seed: "capture",
      onStep: ({ after, events, revision }) => {
        if (revision % 3 === 0 || events.length > 1) tell(after, events);
      },
    });
    const known = [...granted].map((key) => words[key] ?? "").join("\n");
    const capture = heard.join("\n");
    const leaked = Object.entries(words).flatMap(([key, text]) =>
      granted.has(key)
        ? []
        : (text.match(/.{20}/gs) ?? []).filter((piece) => !known.includes(piece) && capture.includes(piece)),
    );
    expect(granted.size).toBeGreaterThan(10);
    expect(leaked, String(viewer)).toEqual([]);
  }
});

test("A4: whoever comes back to a broken link finds the same choice", () => {
  let broken: number | undefined;
  const { log } = playRandom(rules, {
    seats: 2,
    options: CLOCKWORK,
    seed: "link",
    onStep: ({ after, revision }) => {
      if (after.agents.some(({ lane }) => lane.at(-1)?.kind === "link")) broken ??= revision;
    },
  });
  const match = newMatch(rules, { id: "m", seats: 2, options: CLOCKWORK, seed: "link" });
  acted(
    match,
    log.slice(0, broken!).map(({ seat, action }) => [seat, action]),
  );
  const opened = openMatch(rules, match.record());
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const lane = match.state.agents.findIndex(({ lane: frames }) => frames.at(-1)?.kind === "link");
  const choices = rules.legalActions(match.state, lane).filter(({ type }) => type === "link");
  expect(choices.length).toBeGreaterThan(0);
  for (const viewer of [0, 1, "observer"] as const)
    expect(sealedMoment(rules, opened.match.state, viewer, "en")).toEqual(
      sealedMoment(rules, match.state, viewer, "en"),
    );
});

test("A5: a group conflict that is read while a test asks for support waits for the end of the test", () => {
  const match = bothAtTests();
  acted(match, [
    [0, { type: "initiate", by: "rec:amy", test: "L1.B.talk" }],
    [0, { type: "askSupport", by: "rec:amy" }],
  ]);
  const read: State = { ...match.state, conflicts: [{ id: "conf:stairs", by: 1 }] };
  const act = (state: State, seat: number, action: Action): State => rules.apply(state, seat, action).state;
  const waiting = act(read, 1, { type: "propose", by: "rec:anton", what: "leave" });
  expect(waiting.conflict?.step).toBe("gathering");
  expect(rules.refusal(waiting, 1, { type: "initiate", by: "rec:anton", test: "L1.D.lock" })?.code).toBe(
    "missions/group-conflict",
  );
  let ended = act(waiting, 0, { type: "reveal", by: "rec:amy" });
  while (ended.agents[0]!.lane.length > 0) {
    const [next] = rules.legalActions(ended, 0).filter(({ type }) => /settle|follow|close|link/.test(type));
    ended = act(ended, 0, next!);
  }
  expect(ended.conflict?.step).toBe("swaps");
});

test("A6: French and English seats at one table are at the same state, and differ in words alone", () => {
  const { log, state } = playRandom(rules, { seats: 2, options: TEN_TO_SIX, seed: "languages" });
  const match = newMatch(rules, { id: "m", seats: 2, options: TEN_TO_SIX, seed: "languages" });
  for (const { seat, action } of log) {
    const [en, fr] = ["en", "fr"].map((language) => sealedMoment(rules, match.state, seat, language));
    expect({ view: fr!.view, acts: fr!.acts, keys: Object.keys(fr!.words) }).toEqual({
      view: en!.view,
      acts: en!.acts,
      keys: Object.keys(en!.words),
    });
    acted(match, [[seat, action]]);
  }
  expect(match.state).toEqual(state);
  const { words } = sealedMoment(rules, match.state, 1, "fr");
  expect(words["t.title"]).toBe(tenToSix.texts.fr!["t.title"]);
});

test("A7: alone there is no telling to wait for, and for two there is", () => {
  const stages = (seats: number): ReadonlySet<string> => {
    const seen = new Set<string>();
    playRandom(rules, {
      seats,
      options: TEN_TO_SIX,
      seed: "gate",
      onStep: ({ after }) => {
        if (after.conflict === null) seen.add(after.stage);
      },
    });
    return seen;
  };
  expect(stages(1).has("telling")).toBe(false);
  expect(stages(2).has("telling")).toBe(true);
});

test("A10: the stored acts of a game give the same last hash", () => {
  const { log } = playRandom(rules, { seats: 2, options: TEN_TO_SIX, seed: "hash" });
  const match = newMatch(rules, { id: "m", seats: 2, options: TEN_TO_SIX, seed: "hash" });
  acted(
    match,
    log.map(({ seat, action }) => [seat, action]),
  );
  const opened = openMatch(rules, match.record());
  expect(opened.ok && opened.match.stateHashAt(match.revision)).toBe(match.stateHashAt(match.revision));
});
