import { describe, expect, test } from "vitest";
import { type AnyMatch, newMatch } from "../src/match.ts";
import { openMatch } from "../src/open.ts";
import { grantedWords, sealedMoment } from "../src/sealed.ts";
import { seenRecord } from "../src/seen.ts";
import {
  checkLaws,
  checkTwins,
  describeHostile,
  describeLaws,
  describeWritten,
  type Law,
} from "../test-kit/index.ts";
import { type Action, bids, type State } from "./toys/bids.ts";
import { HOUSE, type Room, TWIN, type Vault, type Action as Visit, vault } from "./toys/vault.ts";

const OPTIONS = [{}, { whispered: true }, { duel: true, whispered: true }];
const bidCodes = describeLaws(bids, { games: 12, optionSets: OPTIONS });
const houseCodes = describeLaws(vault(HOUSE), { games: 20 });

test("the laws alone meet every refusal of the toys", () => {
  expect([...bidCodes].sort()).toEqual([...bids.refusalCodes, "kernel/malformed-action"].sort());
  expect([...houseCodes].sort()).toEqual([...vault(HOUSE).refusalCodes, "kernel/malformed-action"].sort());
});

for (const toy of [bids, vault(HOUSE)]) {
  describeHostile(toy, 1500);
  describeWritten(toy);
}

const twins = { games: 40, seats: 3 };
test("two houses are the same until somebody finds out", () => {
  const report = checkTwins(vault(HOUSE), vault(TWIN), twins);
  expect(report.problems).toEqual([]);
  expect(report.apart).toBeGreaterThan(30);
  expect(report.steps).toBeGreaterThan(80);
});

type Bids = typeof bids;
/** The laws that the bids break with one fault. */
function brokenBids(fault: Partial<Bids>, options: object = { whispered: true }): readonly Law[] {
  const { problems } = checkLaws(
    { ...bids, ...fault },
    { games: 12, players: [3], optionSets: [options], heavyEvery: 2 },
  );
  return [...new Set(problems.map(({ law }) => law))];
}
type Fault = (rules: Vault, rooms: Readonly<Record<string, Room>>) => Partial<Vault>;
/** The laws that two houses break whose rules have the same fault. */
function brokenTwins(fault: Fault, more: Partial<Parameters<typeof checkTwins>[2]> = {}): readonly Law[] {
  const made = [HOUSE, TWIN].map((house): Vault => {
    const rules = vault(house);
    return { ...rules, ...fault(rules, house.rooms) };
  });
  const { problems } = checkTwins(made[0]!, made[1]!, { ...twins, ...more });
  return [...new Set(problems.map(({ law }) => law))];
}

describe("the laws find in simultaneous play", () => {
  let remembered: State | undefined;
  /** Seat 2 comes too late with its highest card when seat 0 has whispered. */
  const isLate = ({ players }: State, seat: number, { card }: Action): boolean =>
    seat === 2 &&
    players[0]!.bid !== undefined &&
    players[2]!.hand.length > 1 &&
    card === players[2]!.hand.at(-1);
  const faults: readonly (readonly [string, Partial<Bids>, object, Law])[] = [
    [
      "a secret bid in the view",
      {
        viewFor: (state, viewer) => ({
          ...bids.viewFor(state, viewer),
          bids: state.players.map(({ bid }) => bid ?? 0),
        }),
      },
      {},
      "nobody learns what he may not know",
    ],
    [
      "the chance to come in the view",
      { viewFor: (state, viewer) => ({ ...bids.viewFor(state, viewer), key: state.rng.key }) },
      {},
      "nobody learns what he may not know",
    ],
    ["a secret bid in an event", { redact: (event) => event }, {}, "nobody learns what he may not know"],
    [
      "a whisper that shows in the view",
      {
        viewFor: (state, viewer) => ({
          ...bids.viewFor(state, viewer),
          waiting: state.players.filter(({ bid }) => bid === undefined).length,
        }),
      },
      { whispered: true },
      "what is hidden leaves no trace",
    ],
    [
      "a whisper that others hear",
      { redact: (event, viewer) => (event.type === "whispered" ? event : bids.redact(event, viewer)) },
      { whispered: true },
      "nobody learns what he may not know",
    ],
    [
      "who has whispered, by who may act",
      {
        actors: (state) =>
          bids.actors(state).filter((seat) => seat > 0 || state.players[0]!.bid === undefined),
        legalActions: (state, seat) =>
          seat === 0 && state.players[0]!.bid !== undefined ? [] : bids.legalActions(state, seat),
        refusal: (state, seat, action) =>
          seat === 0 && state.players[0]!.bid !== undefined
            ? { code: "bids/has-bid", params: {}, rule: "BI-3" }
            : bids.refusal(state, seat, action),
      },
      { whispered: true },
      "nobody learns what he may not know",
    ],
    [
      "an act that is refused because another came first",
      {
        refusal: (state, seat, action) =>
          isLate(state, seat, action)
            ? { code: "bids/other-prize", params: { round: state.round }, rule: "BI-2" }
            : bids.refusal(state, seat, action),
        legalActions: (state, seat) =>
          bids.legalActions(state, seat).filter((action) => !isLate(state, seat, action)),
      },
      { whispered: true },
      "acts are never stale",
    ],
    [
      "a number of seats beyond the game's own",
      { seatsFor: () => ({ min: 2, max: 9 }) },
      {},
      "tables are sound",
    ],
    [
      "an imagination that remembers the truth",
      {
        viewFor: (state, viewer) => {
          remembered = state;
          return bids.viewFor(state, viewer);
        },
        imagine: (view, viewer, rng) => ({ ...bids.imagine(view, viewer, rng), ...remembered, rng }),
      },
      {},
      "imagined states come from the view alone",
    ],
    [
      "an imagination that fails",
      {
        imagine: (view, viewer, rng) => {
          if (view.round > 2) throw new Error("no idea");
          return bids.imagine(view, viewer, rng);
        },
      },
      {},
      "imagined states come from the view alone",
    ],
    [
      "cards turned over that could be taken back",
      {
        apply: (state, seat, action) => {
          const { events, ...after } = bids.apply(state, seat, action);
          return {
            ...after,
            events: events.map((event) => {
              if (event.type !== "turned") return event;
              const { reveals: _, ...quiet } = event;
              return quiet as typeof event;
            }),
          };
        },
      },
      {},
      "undo never crosses a reveal",
    ],
    [
      "a rival without his categories",
      {
        result: (state) => {
          const result = bids.result(state);
          return result && { ...result, rivals: [{ id: "bank", place: 4, score: 0, categories: {} }] };
        },
      },
      {},
      "the result is well-formed",
    ],
    [
      "a game that nobody has won",
      {
        result: (state) => {
          const result = bids.result(state);
          return result && { seats: result.seats.map((seat) => ({ ...seat, place: 2 })), winners: [] };
        },
      },
      {},
      "the result is well-formed",
    ],
  ];
  test.each(faults)("%s", (_name, fault, options, law) => {
    expect(brokenBids(fault, options)).toContain(law);
  });

  test("the number of all acts in an event that everybody hears", () => {
    type Counted = State & { readonly acts?: number };
    const counted: Partial<Bids> = {
      apply: (state, seat, action) => {
        const acts = ((state as Counted).acts ?? 0) + 1;
        const after = bids.apply(state, seat, action);
        const next: Counted = { ...after.state, acts };
        // Seat 1 bids aloud.
        return {
          state: next,
          events: [...(seat === 1 ? [{ type: "bid", seat, card: acts } as const] : []), ...after.events],
        };
      },
      redact: (event, viewer) => (event.type === "bid" ? event : bids.redact(event, viewer)),
    };
    expect(brokenBids(counted)).toContain("what is hidden leaves no trace");
  });
});

describe("the laws find in a sealed game", () => {
  const faults: readonly (readonly [string, Fault, Law])[] = [
    [
      "rooms in the view that nobody has opened",
      (rules, rooms) => ({
        viewFor: (state, viewer) => ({
          ...rules.viewFor(state, viewer),
          map: rooms.cellar!.doors,
        }),
      }),
      "twins look alike",
    ],
    [
      "an event that tells of another room",
      (rules, rooms) => ({
        apply: (state, seat, action) => {
          const after = rules.apply(state, seat, action);
          const draught = { type: "draught", from: rooms.cellar!.doors[0] } as never;
          return { ...after, events: [draught, ...after.events] };
        },
      }),
      "twins sound alike",
    ],
    [
      "more events in one house than in the other",
      (rules, rooms) => ({
        apply: (state, seat, action) => {
          const after = rules.apply(state, seat, action);
          const creaks = rooms.study!.doors.map(() => ({ type: "creaked" }) as never);
          return { ...after, events: [...creaks, ...after.events] };
        },
      }),
      "twins sound alike",
    ],
    [
      "acts that only one house offers",
      (rules, rooms) => ({
        sealed: {
          ...rules.sealed,
          acts: (state, seat) => {
            const acts = rules.sealed.acts(state, seat);
            return rooms.study!.doors.length > 0 ? acts.toReversed() : acts;
          },
        },
      }),
      "twins offer the same acts",
    ],
    [
      "a reason that tells what lies behind the door",
      (rules, rooms) => {
        const refusal: Vault["refusal"] = (state, seat, action) =>
          rules.refusal(state, seat, action) ??
          (action.type === "open" && action.room === "cellar" && state.oil > 5
            ? { code: "vault/locked", params: { room: rooms.cellar!.doors[0]! }, rule: "VA-2" }
            : undefined);
        return {
          refusal,
          legalActions: (state, seat) =>
            rules.legalActions(state, seat).filter((act) => refusal(state, seat, act) === undefined),
        };
      },
      "twins refuse alike",
    ],
    [
      "words of a page that nobody has read",
      (rules, rooms) => ({
        sealed: {
          ...rules.sealed,
          word: (state, key, language) =>
            key === "room hall"
              ? rooms.cellar!.text[language as "en"]
              : rules.sealed.word(state, key, language),
        },
      }),
      "twins use the same words",
    ],
    [
      "a past that changes with what was found",
      (rules) => {
        const found = new Set<string>();
        return {
          viewFor: (state, viewer) => {
            for (const room of state.opened) found.add(room);
            return { ...rules.viewFor(state, viewer), opened: [...found] };
          },
        };
      },
      "twins have the same past",
    ],
    [
      "a discovery that could be taken back",
      (rules) => ({
        apply: (state, seat, action) => {
          const after = rules.apply(state, seat, action);
          const events = after.events.map((event) => ({ ...event, reveals: undefined }) as never);
          return { ...after, events };
        },
        redact: (event, viewer) =>
          event.type === "opened"
            ? ({ ...event, house: rules.setup({}, 1, "").house } as never)
            : rules.redact(event, viewer),
      }),
      "undo never crosses a reveal",
    ],
  ];
  test.each(faults)("%s", (_name, fault, law) => {
    expect(brokenTwins(fault)).toContain(law);
  });

  test("a saved file that holds the authority's record", () => {
    const save = (match: AnyMatch): unknown => match.record();
    expect(brokenTwins(() => ({}), { save })).toEqual(["twins are saved alike"]);
  });

  const own: readonly (readonly [string, (rules: Vault) => Partial<Vault>, Law])[] = [
    [
      "acts that are not the legal ones",
      ({ sealed }) => ({ sealed: { ...sealed, acts: (state, seat) => sealed.acts(state, seat).slice(1) } }),
      "sealed acts are the legal ones",
    ],
    [
      "a player who does what he may not",
      ({ sealed }) => ({
        sealed: { ...sealed, players: { bold: (): Visit => ({ type: "open", room: "garden" }) } },
      }),
      "players by view keep to the rules",
    ],
    [
      "a language without words",
      ({ sealed }) => ({
        sealed: {
          ...sealed,
          word: (state, key, language) => (language === "fr" ? "" : sealed.word(state, key, language)),
        },
      }),
      "granted words are there",
    ],
    [
      "a reading that opens a door for others",
      (rules) => {
        const refusal: Vault["refusal"] = (state, seat, action) => {
          const own = rules.refusal(state, seat, action);
          const anybody = state.read.some((rooms) => rooms.includes("hall"));
          return own?.code === "vault/locked" && anybody ? undefined : own;
        };
        const acts: Vault["sealed"]["acts"] = (state, seat) =>
          rules.sealed.acts(state, seat).map(({ action }) => {
            const reason = refusal(state, seat, action);
            return reason === undefined ? { action } : { action, refusal: reason };
          });
        return {
          refusal,
          legalActions: (state, seat) =>
            acts(state, seat).flatMap(({ action, refusal: reason }) =>
              reason === undefined ? [action] : [],
            ),
          sealed: { ...rules.sealed, acts },
        };
      },
      "what is hidden leaves no trace",
    ],
    [
      "a reading that others see",
      (rules) => ({
        viewFor: (state, viewer) => ({ ...rules.viewFor(state, viewer), pages: state.read.flat().length }),
      }),
      "what is hidden leaves no trace",
    ],
  ];
  test.each(own)("%s", (_name, fault, law) => {
    const rules = vault(HOUSE);
    const { problems } = checkLaws({ ...rules, ...fault(rules) }, { games: 12, players: [3], heavyEvery: 2 });
    expect(problems.map((problem) => problem.law)).toContain(law);
  });
});

const bid = (card: number, round = 1): Action => ({ type: "bid", card, round });
describe("a match with several actors", () => {
  const begin = (options: object, seats = 3): AnyMatch =>
    newMatch(bids, { id: "m", seats, seed: "several", options });

  test("takes acts in any order and judges each by the present state", () => {
    const match = begin({});
    expect([2, 0].map((seat) => match.act(seat, bid(seat + 1), 0).ok)).toEqual([true, true]);
    expect(match.act(2, bid(5), 0)).toMatchObject({ refusal: { code: "bids/has-bid" } });
    expect(match.act(1, bid(5), 0).ok).toBe(true);
    // The round is over: a late bid for it costs nothing.
    expect(match.act(1, bid(4), 0)).toMatchObject({ refusal: { code: "bids/other-prize", rule: "BI-2" } });
    expect(match.revision).toBe(3);
    expect(match.act(1, bid(4, 2), 0).ok).toBe(true);
  });

  test("lets nothing be taken back while others may act, and says no number", () => {
    const match = begin({ whispered: true });
    match.act(0, bid(1), 0);
    const alone = match.undo(0);
    match.act(1, bid(1), 0);
    expect(match.undo(0)).toEqual(alone);
    expect(alone).toEqual({
      ok: false,
      refusal: { code: "kernel/undo-simultaneous", params: {}, rule: "protocol" },
    });
    expect(match.undo(0, 99)).toEqual(alone);
    expect(match.undoHorizon(0)).toBe(match.revision);
  });

  test("tells nothing of a whisper to the others, not even by its number", () => {
    const match = begin({ whispered: true });
    match.act(0, bid(1), 0);
    match.act(0, bid(2), 0);
    expect(match.heardBy(1)).toEqual([]);
    expect(match.heardBy(0)).toHaveLength(2);
    const other = begin({ whispered: true });
    expect(JSON.stringify(seenRecord(match, 1))).toBe(JSON.stringify(seenRecord(other, 1)));
  });

  test("seats as many as its options allow, when it begins and when it is opened", () => {
    expect(() => begin({ duel: true })).toThrow("bids is for 2 to 2 seats, not 3.");
    const record = begin({}).record();
    expect(openMatch(bids, record).ok).toBe(true);
    expect(openMatch(bids, { ...record, options: { duel: true, whispered: false } })).toMatchObject({
      refusal: { code: "kernel/bad-record", params: { place: "seats", problem: "out-of-range" } },
    });
  });
});

describe("a sealed match", () => {
  const rules = vault(HOUSE);
  const begin = () => newMatch(rules, { id: "m", seats: 2, seed: "sealed" });
  const open = (room: string): Visit => ({ type: "open", room });

  test("shows acts, greyed ones with their reason, and the words of what is seen", () => {
    const match = begin();
    match.act(0, open("cellar"), 0);
    const { acts, words, view } = sealedMoment(rules, match.state, 1, "fr");
    expect(acts.map(({ action, refusal }) => [action, refusal?.code])).toEqual([
      [open("attic"), undefined],
      [open("garden"), "vault/locked"],
      [{ type: "read", room: "hall" }, undefined],
      [{ type: "read", room: "cellar" }, undefined],
    ]);
    expect(words).toEqual({ "room hall": "Un hall.", "room cellar": "Une cave." });
    expect(view).toEqual(rules.viewFor(match.state, 1));
    expect(sealedMoment(rules, match.state, "observer", "en").acts).toEqual([]);
  });

  test("answers granted keys alone", () => {
    const match = begin();
    match.act(0, { type: "read", room: "hall" }, 0);
    const keys = ["room hall", "notebook hall", "room garden"];
    expect(grantedWords(rules, match.state, 0, keys, "en")).toEqual({
      "room hall": "A hall.",
      "notebook hall": "Look down.",
    });
    expect(grantedWords(rules, match.state, 1, keys, "en")).toEqual({ "room hall": "A hall." });
  });

  test("keeps its past and its branches until it is over", () => {
    const match = begin();
    match.act(0, open("cellar"), 0);
    const sealed = { code: "kernel/sealed", params: {}, rule: "protocol" };
    expect(match.viewAt(1, 0)).toEqual({ ok: false, refusal: sealed });
    expect(match.viewAt(1, 1)).toEqual({ ok: true, view: rules.viewFor(match.state, 1) });
    expect(match.viewAt("observer", 0).ok).toBe(true);
    expect(match.branchRefusal()).toEqual(sealed);
    const leave = { revision: 0, by: 0, id: "b", seed: "b" };
    expect(() => match.branch(leave)).toThrow("vault is sealed");
    match.act(1, { type: "read", room: "hall" }, 0);
    match.act(1, open("garden"), 0);
    expect(match.result).toMatchObject({ outcome: "escaped", winners: [0, 1] });
    expect(match.viewAt(1, 0).ok).toBe(true);
    expect(match.branchRefusal()).toBeUndefined();
    expect(match.branch(leave).revision).toBe(0);
  });

  test("can be lost by all", () => {
    const state = { ...begin().state, oil: 0 };
    expect(rules.result(state)).toMatchObject({
      outcome: "dark",
      winners: [],
      seats: [{ place: 2 }, { place: 2 }],
    });
  });
});
