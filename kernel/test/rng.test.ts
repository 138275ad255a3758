import fc from "fast-check";
import { expect, test } from "vitest";
import { chacha20Block } from "../src/chacha20.ts";
import { nextInt, type Rng, scripted, seedRng, shuffled } from "../src/rng.ts";

test("the block function gives the vector of RFC 8439, section 2.3.2", () => {
  const key = Uint32Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404);
  const out = new Uint32Array(16);
  chacha20Block(key, 1, Uint32Array.of(0x09000000, 0x4a000000, 0), out);
  expect([...out].map((word) => word.toString(16).padStart(8, "0")).join(" ")).toBe(
    "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 " +
      "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
  );
});

test("a stream is the key stream word by word: RFC 8439, A.1, key 0, counters 0 and 1", () => {
  let rng: Rng = { key: "0".repeat(64), used: 0 };
  const words: string[] = [];
  for (let i = 0; i < 18; i++) {
    let word: number;
    [word, rng] = nextInt(rng, 2 ** 32);
    words.push(word.toString(16).padStart(8, "0"));
  }
  expect(words.slice(0, 4)).toEqual(["ade0b876", "903df1a0", "e56a5d40", "28bd8653"]);
  expect(words.slice(16)).toEqual(["bee7079f", "7a385155"]);
});

test("the bytes of the key stand in the order in which they are written", () => {
  const key = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
  const out = new Uint32Array(16);
  chacha20Block(
    Uint32Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404),
    0,
    new Uint32Array(3),
    out,
  );
  expect(nextInt({ key, used: 5 }, 2 ** 32)[0]).toBe(out[5]);
});

test("stored matches depend on these draws", () => {
  const rng = seedRng("1");
  expect(rng.key).toBe("cf772c224d29d7d090609981a7efb8d18bb0a1d324e5ee3289ffc7a4ba621dcf");
  const [order, next] = shuffled(Array.from("abcdefghijklmnopqrstuvwxyz"), rng);
  expect(order.join("")).toBe("lzuovfpsqwmybraechigjnkdxt");
  expect(next.used).toBe(25);
});

test("streams of one seed have nothing in common", () => {
  expect(seedRng("1", "branch").key).not.toBe(seedRng("1").key);
});

test("scripted draws come first, in order, and are checked", () => {
  const rng = scripted(scripted(seedRng("x"), [3]), [1]);
  const [a, second] = nextInt(rng, 6);
  const [b, third] = nextInt(second, 2);
  expect([a, b]).toEqual([3, 1]);
  expect(third).toEqual(seedRng("x"));
  expect(() => nextInt(rng, 3)).toThrow("The scripted draw 3 does not fit here: this draw gives 0 to 2.");
  expect(scripted(seedRng("x"), [])).toEqual(seedRng("x"));
});

test("a bound that is no bound, and a generator that is none, are errors", () => {
  for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
    expect(() => nextInt(seedRng("x"), bound)).toThrow(RangeError);
  }
  expect(() => nextInt({ key: "", used: 0 }, 6)).toThrow(RangeError);
  expect(() => nextInt({ key: "0".repeat(64), used: -1 }, 6)).toThrow(RangeError);
});

test("every outcome is equally likely (chi-squared)", () => {
  for (const bound of [2, 6, 10, 52]) {
    const counts = Array<number>(bound).fill(0);
    let rng = seedRng(`statistics ${bound}`);
    const draws = bound * 2000;
    for (let i = 0; i < draws; i++) {
      let drawn: number;
      [drawn, rng] = nextInt(rng, bound);
      counts[drawn]!++;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // Five standard deviations of the distribution with bound - 1 degrees of freedom.
    expect(Math.abs(chi - (bound - 1))).toBeLessThan(5 * Math.sqrt(2 * (bound - 1)));
  }
});

test("a bound just above half of all words is fair too, by skipping", () => {
  const bound = 2 ** 31 + 1;
  let rng = seedRng("skips");
  let low = 0;
  for (let i = 0; i < 4000; i++) {
    let drawn: number;
    [drawn, rng] = nextInt(rng, bound);
    if (drawn < bound / 2) low++;
  }
  expect(rng.used).toBeGreaterThan(7000);
  expect(Math.abs(low - 2000)).toBeLessThan(200);
});

test("a shuffle keeps every item, leaves its input alone, and can be repeated", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.string(), (items, seed) => {
      const before = [...items];
      const [once] = shuffled(items, seedRng(seed));
      const [again] = shuffled(items, seedRng(seed));
      expect(items).toEqual(before);
      expect(again).toEqual(once);
      const ascending = (a: number, b: number) => a - b;
      expect(once.sort(ascending)).toEqual(before.sort(ascending));
    }),
  );
});

test("draws do not depend on what else was drawn in between", () => {
  const a = seedRng("a");
  const [first, afterFirst] = nextInt(a, 1000);
  nextInt(seedRng("b"), 1000);
  expect(nextInt(a, 1000)).toEqual([first, afterFirst]);
});
