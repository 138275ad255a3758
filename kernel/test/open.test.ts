import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verifyMatch } from "../src/fair.ts";
import { fairText } from "../src/fair-text.ts";
import { newMatch } from "../src/match.ts";
import { openMatch } from "../src/open.ts";
import type { MatchRecord } from "../src/record.ts";
import { loadText, parseSave, saveText } from "../src/save.ts";
import { playRandom } from "../src/simulate.ts";
import { describeWritten } from "../test-kit/index.ts";
import { rift } from "./toy.ts";

const { log } = playRandom(rift, { seats: 3, seed: "stored" });
const match = newMatch(rift, { id: "stored", seats: 3, seed: "stored", names: ["Ada", "Bo", "Cy"] });
for (const { seat, action, at } of log) match.act(seat, action, at);
const record: MatchRecord = match.record();
const text: string = saveText(record);
/** The record as it comes from a file, for each test to damage. */
// biome-ignore lint/suspicious/noExplicitAny: damaged records have no type.
const stored = (): any => JSON.parse(text);
const refusal = (value: unknown) => {
  const opened = openMatch(rift, value);
  return opened.ok ? undefined : opened.refusal;
};

describe("opening", () => {
  test("gives the same match back", () => {
    const opened = openMatch(rift, stored());
    expect(opened.ok && saveText(opened.match.record())).toBe(text);
    expect(log.length).toBeGreaterThan(40);
  });

  test("names the place of what is damaged", () => {
    const damaged = (damage: (value: ReturnType<typeof stored>) => void) => {
      const value = stored();
      damage(value);
      const { code, params } = refusal(value)!;
      return [code, params.place, params.problem];
    };
    expect(
      damaged((r) => {
        r.format = "other";
      }),
    ).toEqual(["kernel/bad-record", "format", "not-a-choice"]);
    expect(
      damaged((r) => {
        delete r.log;
      }),
    ).toEqual(["kernel/bad-record", "log", "missing"]);
    expect(
      damaged((r) => {
        r.extra = 1;
      }),
    ).toEqual(["kernel/bad-record", "extra", "unknown-field"]);
    expect(
      damaged((r) => {
        r.seats = 9;
      }),
    ).toEqual(["kernel/bad-record", "seats", "out-of-range"]);
    expect(
      damaged((r) => {
        r.names.pop();
      }),
    ).toEqual(["kernel/bad-record", "names", "too-few"]);
    expect(
      damaged((r) => {
        r.names[1] = 3;
      }),
    ).toEqual(["kernel/bad-record", "names[1]", "not-text"]);
    expect(
      damaged((r) => {
        r.id = "x".repeat(999);
      }),
    ).toEqual(["kernel/bad-record", "id", "too-long"]);
    expect(
      damaged((r) => {
        r.options.deck = "?";
      }),
    ).toEqual(["kernel/bad-record", "options.deck", "not-a-choice"]);
    expect(
      damaged((r) => {
        r.log[17].action.kind = 1;
      }),
    ).toEqual(["kernel/bad-record", "log[17].action.kind", "unknown-field"]);
    expect(
      damaged((r) => {
        r.log[17].action = null;
      }),
    ).toEqual(["kernel/bad-record", "log[17].action", "not-an-object"]);
    expect(
      damaged((r) => {
        r.log[3].seat = 3;
      }),
    ).toEqual(["kernel/bad-record", "log[3].seat", "out-of-range"]);
    expect(
      damaged((r) => {
        r.log[3].at = "now";
      }),
    ).toEqual(["kernel/bad-record", "log[3].at", "not-a-number"]);
    expect(
      damaged((r) => {
        r.log[3].x = 1;
      }),
    ).toEqual(["kernel/bad-record", "log[3].x", "unknown-field"]);
    expect(
      damaged((r) => {
        r.log.length = 0;
      }),
    ).toEqual(["kernel/bad-record", "checkpoints", "too-many"]);
    expect(
      damaged((r) => {
        r.log = Array(121).fill(r.log[0]);
      }),
    ).toEqual(["kernel/bad-record", "log", "too-many"]);
    expect(
      damaged((r) => {
        r.checkpoints.reverse();
      }),
    ).toEqual(["kernel/bad-record", "checkpoints[1].revision", "out-of-order"]);
    expect(
      damaged((r) => {
        r.checkpoints[0].hash = "x";
      }),
    ).toEqual(["kernel/bad-record", "checkpoints[0].hash", "does-not-match"]);
    expect(
      damaged((r) => {
        r.parent = { match: "m" };
      }),
    ).toEqual(["kernel/bad-record", "parent.revision", "missing"]);
    expect(
      damaged((r) => {
        r.start = { a: 1 };
      }),
    ).toEqual(["kernel/bad-record", "start.a", "unknown-field"]);
  });

  test("says what else is in the way", () => {
    expect(refusal({ ...stored(), game: "khronos" })).toMatchObject({
      code: "kernel/other-game",
      params: { game: "khronos", expected: "rift" },
    });
    expect(refusal({ ...stored(), rulesVersion: 3 })).toMatchObject({
      code: "kernel/newer-rules",
      params: { recorded: 3, rules: 2 },
    });
    expect(refusal({ ...stored(), seed: "other" })).toMatchObject({ code: "kernel/wrong-commitment" });
  });

  test("older rules are still played, and the record keeps their version", () => {
    const opened = openMatch(rift, { ...stored(), rulesVersion: 1 });
    expect(opened.ok && opened.match.record().rulesVersion).toBe(1);
  });

  test("an action against the rules is named, and the last sound position shown", () => {
    const value = stored();
    value.log[25].seat = (value.log[25].seat + 1) % 3;
    const opened = openMatch(rift, value);
    expect(opened).toMatchObject({
      ok: false,
      refusal: { code: "kernel/log-refused", params: { revision: 26, code: "rift/not-your-turn" } },
      lastSound: { revision: 20, state: match.stateAt(20) },
    });
  });

  test("a replay that differs from its hashes is not shown as if it had happened", () => {
    const value = stored();
    value.checkpoints[2].hash = "0".repeat(64);
    expect(openMatch(rift, value)).toMatchObject({
      ok: false,
      refusal: { code: "kernel/hash-differs", params: { revision: 40 } },
      lastSound: { revision: 20 },
    });
    const changed = {
      ...rift,
      setup: () => rift.setup({ target: 10, rich: true, deck: "full" }, 3, "stored"),
    };
    const opened = openMatch(changed, stored());
    expect(opened).toMatchObject({
      ok: false,
      refusal: { code: "kernel/hash-differs", params: { revision: 0 } },
    });
    expect("lastSound" in opened).toBe(false);
  });

  test("rules that fail at a stored action are reported, not thrown", () => {
    const failing = {
      ...rift,
      apply: () => {
        throw new Error("a bug");
      },
    };
    expect(openMatch(failing, stored())).toMatchObject({
      ok: false,
      refusal: { code: "kernel/rules-failed", params: { revision: 1, message: "a bug" } },
    });
  });

  test("a branch is stored with its start and its parent", () => {
    const running = newMatch(rift, { id: "r", seats: 3, seed: "stored" });
    for (const { seat, action, at } of log.slice(0, 12)) running.act(seat, action, at);
    const branch = running.branch({ revision: 9, by: 0, id: "b", seed: "fresh" });
    const [seat] = rift.actors(branch.state);
    branch.act(seat!, { type: "charge" }, 1);
    const loaded = loadText([rift], saveText(branch.record()));
    expect(loaded.ok && loaded.match.state).toEqual(branch.state);
    expect(loaded.ok && loaded.match.record()).toEqual(branch.record());
  });
});

describe("saving", () => {
  test("one line for each action, and the same text whatever the order of fields", () => {
    const lines = text.split("\n");
    expect(lines.filter((line) => line.startsWith('{"seat":'))).toHaveLength(log.length);
    const turned = Object.fromEntries(Object.entries(stored()).reverse()) as MatchRecord;
    expect(saveText(turned)).toBe(text);
  });

  test("text that is not JSON is answered with the place where it breaks", () => {
    const answer = (broken: string) => {
      const loaded = loadText([rift], broken);
      return loaded.ok
        ? undefined
        : [loaded.refusal.code, loaded.refusal.params.line, loaded.refusal.params.column];
    };
    expect(answer("")).toEqual(["kernel/not-json", 1, 1]);
    expect(answer("abc")).toEqual(["kernel/not-json", 1, 1]);
    expect(answer('{"a": 1,}')).toEqual(["kernel/not-json", 1, 9]);
    expect(answer("[1,\n 2,\n x]")).toEqual(["kernel/not-json", 3, 2]);
    expect(answer('{"a":"\t"}')).toEqual(["kernel/not-json", 1, 7]);
    expect(answer('{"a":"\\x"}')).toEqual(["kernel/not-json", 1, 7]);
    expect(answer('{"a":1 "b"}')).toEqual(["kernel/not-json", 1, 8]);
    expect(answer("[1]]")).toEqual(["kernel/not-json", 1, 4]);
    expect(answer("[}")).toEqual(["kernel/not-json", 1, 2]);
    expect(answer("{]")).toEqual(["kernel/not-json", 1, 2]);
    expect(answer('{"a" 1}')).toEqual(["kernel/not-json", 1, 6]);
    expect(answer(text.slice(0, -3))).toEqual([
      "kernel/not-json",
      text.split("\n").length - 2,
      expect.any(Number),
    ]);
    expect(answer(`"${"x".repeat(5_000_000)}`)).toEqual(["kernel/not-json", 1, 5_000_002]);
  });

  test("JSON that is no match of these games is answered too", () => {
    const code = (value: unknown, games = [rift]) => {
      const loaded = loadText(games, JSON.stringify(value));
      return loaded.ok ? undefined : loaded.refusal.code;
    };
    expect(code(null)).toBe("kernel/bad-record");
    expect(code([])).toBe("kernel/bad-record");
    expect(code({ game: 1 })).toBe("kernel/bad-record");
    expect(code({ game: "chess" })).toBe("kernel/other-game");
  });

  test("random damage never crashes the reader, and what opens is a whole match", () => {
    const damage = fc.record({
      at: fc.nat(text.length - 1),
      remove: fc.nat(30),
      put: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom("0", "1", "null", "[]", "{}", '"', "}", ",", "-", "1e999", '"draw"'),
      ),
    });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        let broken = text;
        for (const { at, remove, put } of damages)
          broken = broken.slice(0, at) + put + broken.slice(at + remove);
        const loaded = loadText([rift], broken);
        if (!loaded.ok) {
          expect(loaded.refusal.code).toMatch(/^kernel\//);
          if (loaded.lastSound)
            expect(loaded.lastSound.state).toEqual(match.stateAt(loaded.lastSound.revision));
          return;
        }
        const again = loadText([rift], saveText(loaded.match.record()));
        expect(again.ok && again.match.stateHashAt(again.match.revision)).toBe(
          loaded.match.stateHashAt(loaded.match.revision),
        );
      }),
      { numRuns: 1500 },
    );
  });

  test("any JSON in the place of any part is answered", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(record)), fc.jsonValue(), (name, value) => {
        const opened = openMatch(rift, { ...stored(), [name]: value });
        if (!opened.ok) expect(opened.refusal.code).toMatch(/^kernel\//);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(openMatch(rift, value).ok).toBe(false);
      }),
    );
    let deep: unknown = {};
    for (let i = 0; i < 50_000; i++) deep = { deep };
    expect(refusal({ ...stored(), start: deep })).toMatchObject({ code: "kernel/bad-record" });
  });
});

describeWritten(rift);

describe("a budget", () => {
  test("ends a replay after so many steps, or when the caller's time is spent", () => {
    const counted = { steps: 30, spent: () => false };
    expect(openMatch(rift, stored(), counted)).toMatchObject({
      ok: false,
      refusal: { code: "kernel/over-budget", params: { revision: 31 } },
      lastSound: { revision: 20 },
    });
    let asked = 0;
    const timed = { steps: 1000, spent: () => ++asked > 10 };
    expect(loadText([rift], text, timed)).toMatchObject({
      ok: false,
      refusal: { code: "kernel/over-budget", params: { revision: 10 } },
    });
    expect(openMatch(rift, stored(), { steps: log.length, spent: () => false }).ok).toBe(true);
  });
});

describe("verifying", () => {
  test("a sound match is confirmed with its commitment, hash and result", () => {
    const parsed = parseSave(text);
    expect(parsed.ok && verifyMatch(rift, parsed.record)).toEqual({
      ok: true,
      parts: [
        { part: "seed", vouched: true, commitment: record.commitment },
        { part: "deal", vouched: true },
        { part: "actions", vouched: true, count: log.length },
        { part: "hashes", vouched: true, upTo: log.length, of: log.length },
      ],
      revisions: log.length,
      hash: record.checkpoints.at(-1)!.hash,
      result: match.result,
    });
  });

  test("what the record does not vouch for is said: a laid start, hashes that are missing or end early", () => {
    const doubts = (value: unknown): readonly string[] => {
      const verified = verifyMatch(rift, value);
      if (!verified.ok) throw new Error(verified.refusal.code);
      return verified.parts.flatMap((part) => (part.vouched ? [] : [`${part.part}: ${fairText.en(part)}`]));
    };
    expect(doubts({ ...stored(), checkpoints: [] })).toEqual([
      "hashes: No hash was recorded: that no action was changed or cut off afterwards cannot be shown.",
    ]);
    const early = { ...stored(), checkpoints: stored().checkpoints.slice(0, 1) };
    expect(doubts(early)).toEqual([
      `hashes: Hashes were recorded up to action 0 of ${log.length}: nothing vouches for what follows.`,
    ]);
    const running = newMatch(rift, { id: "m", seats: 2, seed: "s" });
    const marked = running.branch({ revision: 0, by: 0, id: "b", seed: "t" }).record();
    const deck = [...(marked.start?.deck ?? [])].sort();
    const forged = { ...marked, start: { ...marked.start, deck }, checkpoints: [] };
    expect(doubts(forged).map((doubt) => doubt.split(":")[0])).toEqual(["deal", "hashes"]);
    expect(doubts(marked)).toEqual([
      "deal: The start was laid by hand or imagined for a branch: the seed did not deal it, and nobody vouches for it.",
    ]);
  });

  test("a swapped seed and a touched action are found", () => {
    const other = newMatch(rift, { id: "x", seats: 3, seed: "swapped" }).record();
    expect(verifyMatch(rift, { ...stored(), seed: other.seed, commitment: other.commitment })).toMatchObject({
      ok: false,
    });
    const value = stored();
    const passes = value.log.findIndex((entry: { action: { type: string } }) => entry.action.type === "pass");
    value.log[passes].action = { type: "charge" };
    expect(verifyMatch(rift, value)).toMatchObject({ ok: false });
  });
});
