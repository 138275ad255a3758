import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnyRules } from "../src/contract.ts";
import { parseTranscript, runTranscript } from "../src/transcript.ts";
import { rift } from "./toy.ts";

const games: readonly AnyRules[] = [rift];
const run = (text: string) => runTranscript(games, text, "example.txt");
const failure = (body: string, head = "game rift seats=2 seed=1 option.rich=true") => {
  const answer = run(`${head}\n${body}`);
  if (answer.ok) throw new Error("it holds");
  return answer.problem;
};

const EXAMPLE = `
# RI-5 RI-6: a card costs its energy
# and RI-7..8 is about paradoxes
game rift seats=2 seed=1 option.rich=true

position A echo paradox | B loop echo   # hands
given players.b.energy 1
rolls 2
!rift/not-your-turn b charge
!rift/needs-target a play card=paradox
a play card=paradox at=b
!rift/wrong-count b discard cards=echo
b discard cards=loop,echo
= players.b.hand []
= discards ["echo","loop"]
a charge
= players.a.energy 3
view a hand ["echo"]
view b hand []
view observer players.0.cards 1
= position A echo | B

# RI-1: the second game of the file
game rift seats=3 seed=# option.deck=tiny option.target=6
= players.2.energy 0
`;

describe("transcripts that hold", () => {
  test("prove their rules and tell the refusals they met", () => {
    expect(run(EXAMPLE)).toEqual({
      ok: true,
      proved: ["RI-5", "RI-6", "RI-7", "RI-8", "RI-1"],
      codes: ["rift/not-your-turn", "rift/needs-target", "rift/wrong-count"],
      steps: 17,
    });
  });

  test("comments belong to the game that they touch", () => {
    const parsed = parseTranscript(
      "# RI-1\n\n# RI-2\ngame rift seats=2 seed=1\n# RI-3\n\n# RI-4\ngame rift seats=2 seed=2\n",
    );
    expect(parsed.ok && parsed.transcripts.map(({ rules }) => rules)).toEqual([["RI-1", "RI-2"], ["RI-4"]]);
  });

  test("the words of a position stand in any order, its parts do not", () => {
    const head = "game rift seats=2 seed=1\nposition A echo loop | B paradox\n";
    expect(run(`${head}= position A loop echo | B paradox`).ok).toBe(true);
    expect(run(`${head}= position B paradox | A loop echo`).ok).toBe(false);
  });

  test("a # inside a JSON string is no comment", () => {
    expect(
      run('game rift seats=2 seed=1\ngiven note "a # b \\" # c" # a comment\n= note "a # b \\" # c"').ok,
    ).toBe(true);
  });

  test("given may add a field, and leaves everything else alone", () => {
    expect(
      run(
        'game rift seats=2 seed=1\ngiven players.b.nick {"x":[1]}\n= players.1.nick.x.0 1\n= players.a.hand []',
      ).ok,
    ).toBe(true);
  });
});

describe("transcripts that do not hold", () => {
  test("an unexpected refusal is told with its code, params and rule", () => {
    expect(failure("b charge")).toEqual({
      file: "example.txt",
      line: 2,
      text: "b charge",
      code: "rift/not-your-turn",
      message: 'This was refused: rift/not-your-turn {"seat":0} (RI-2)',
    });
    expect(failure("a charge now")).toMatchObject({ code: "kernel/malformed-action" });
  });

  test("a refusal that did not come, or came for another reason", () => {
    expect(failure("!rift/deck-empty a draw")).toMatchObject({
      code: "kernel/not-refused",
      message: "This was allowed; it should have been refused by rift/deck-empty.",
    });
    expect(failure("!rift/deck-empty b draw")).toMatchObject({
      code: "kernel/other-refusal",
      message:
        'This should have been refused by rift/deck-empty; it was refused: rift/not-your-turn {"seat":0} (RI-2)',
    });
    expect(failure("!kernel/malformed-action a fly\na draw\na draw")).toMatchObject({ line: 4 });
  });

  test("a refusal may name the rule that it must cite", () => {
    expect(failure("!rift/not-your-turn RI-2 b charge\n!rift/not-your-turn RI-3 b charge")).toMatchObject({
      line: 3,
      code: "kernel/other-rule",
      message:
        'This should have been refused for the rule RI-3; it was refused: rift/not-your-turn {"seat":0} (RI-2)',
    });
    expect(failure("!rift/not-your-turn RI-A 2 b charge")).toMatchObject({ code: "kernel/other-rule" });
    expect(failure("!rift/not-your-turn RI-2")).toMatchObject({ code: "kernel/bad-transcript" });
    expect(failure("RI-2 b charge")).toMatchObject({ message: expect.stringContaining("is not a seat") });
  });

  test("a state that differs is told with the inner place", () => {
    expect(
      failure('given players.a.hand ["echo","loop"]\n= players [{"hand":["echo","echo"]}]'),
    ).toMatchObject({
      code: "kernel/state-differs",
      message: "players.0.energy should be nothing; it is 3.",
    });
    expect(failure('given players.a.hand ["echo","loop"]\n= players.a.hand ["echo","echo"]')).toMatchObject({
      message: 'players.a.hand.1 should be "echo"; it is "loop".',
    });
    expect(failure("= players.a.cards 2")).toMatchObject({ message: 'There is no "players.a.cards".' });
    expect(failure("view b players.0.energy 4")).toMatchObject({
      code: "kernel/view-differs",
      message: "players.0.energy should be 4; it is 3.",
    });
    expect(failure("position A echo | B loop\n= position A echo | B echo")).toMatchObject({
      code: "kernel/state-differs",
      message: 'The position should have "B echo"; it has "B loop". The whole position: A echo | B loop',
    });
  });

  test("rolls that do not fit", () => {
    expect(failure("rolls 3\na charge")).toMatchObject({
      code: "kernel/rules-failed",
      message: "The scripted draw 3 does not fit here: this draw gives 0 to 2.",
    });
  });

  test("text that cannot be read", () => {
    const unreadable = [
      "rolls",
      "rolls x",
      "rolls -1",
      "given",
      "given players.a.hand",
      "given players.a.hand [",
      "given players.q.hand []",
      "given players.7 {}",
      "given players..hand []",
      "= players.a.hand [1",
      "=",
      "view",
      "view z hand []",
      "a",
      "!",
      "! a draw",
      "z draw",
      "position A sword",
    ];
    for (const line of unreadable)
      expect([line, failure(line).code]).toEqual([line, "kernel/bad-transcript"]);
    for (const head of [
      "game",
      "game rift",
      "game rift seats=2",
      "game rift seats=9 seed=1",
      "game rift seats=x seed=1",
      "game rift seats=2 seats=2 seed=1",
      "game rift seats=2 seed=1 map=x",
      "game chess seats=2 seed=1",
      "a draw",
      "# nothing",
    ]) {
      expect([head, failure("", head).code]).toEqual([head, "kernel/bad-transcript"]);
    }
    expect(failure("", "game rift seats=2 seed=1 option.deck=huge").code).toBe("kernel/bad-option");
    expect(failure(`given note "${"x".repeat(200_000)}"`).code).toBe("kernel/bad-transcript");
  });

  test("damaged text never makes it throw", () => {
    const damage = fc.record({
      at: fc.nat(EXAMPLE.length),
      remove: fc.nat(12),
      put: fc.string({ maxLength: 5 }),
    });
    fc.assert(
      fc.property(damage, ({ at, remove, put }) => {
        const answer = run(EXAMPLE.slice(0, at) + put + EXAMPLE.slice(at + remove));
        if (!answer.ok) expect(answer.problem.message).not.toBe("");
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string(), (text) => void run(text)));
  });
});
