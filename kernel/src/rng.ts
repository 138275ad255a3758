/**
 * Chance, as data. The generator stands in the game state, so a fold over actions is the whole game; it never
 * leaves the authority, because whoever holds the key knows every draw to come.
 *
 * Draw number n of a stream is word n of ChaCha20 under its key (nonce 0, counter n / 16). A word that would
 * favour small outcomes is skipped, so `used` may grow by more than one per draw.
 */
import { chacha20Block } from "./chacha20.ts";
import type { Seed } from "./contract.ts";
import { sha256 } from "./sha256.ts";

export type Rng = {
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** How many words of the stream are spent. */
  readonly used: number;
  /** Forced outcomes that are taken before the stream: tests and tutorials roll what they need. */
  readonly script?: readonly number[];
};

const WORDS = 2 ** 32;

/** One seed feeds several independent streams: the game's own, a branch's, the players' in a simulation. */
export function seedRng(seed: Seed, stream: string = "game"): Rng {
  return { key: sha256(`${stream}\n${seed}`), used: 0 };
}

/** The chance to come of an imagined state: a stream that whoever handed over `rng` cannot read on in. */
export function imaginedRng(rng: Rng): Rng {
  const [word, { key, used }] = nextInt(rng, WORDS);
  return seedRng(`${key} ${used} ${word}`, "imagined");
}

/** A whole number from 0 to bound - 1, each equally likely, and the generator that follows. */
export function nextInt(rng: Rng, bound: number): [number, Rng] {
  if (!(Number.isInteger(bound) && bound >= 1 && bound <= WORDS)) {
    throw new RangeError(`A draw needs a bound from 1 to 2^32, not ${bound}.`);
  }
  if (rng.script !== undefined) return nextScripted(rng, rng.script, bound);
  const fair = WORDS - (WORDS % bound);
  let used = rng.used;
  let word = wordAt(rng.key, used++);
  while (word >= fair) word = wordAt(rng.key, used++);
  return [word % bound, { key: rng.key, used }];
}

/**
 * The items in random order. Fisher–Yates from the end: for i = last … 1 one draw below i + 1 names the item
 * that changes places with item i. Stored matches depend on this order of draws.
 */
export function shuffled<T>(items: readonly T[], rng: Rng): [T[], Rng] {
  const out = [...items];
  let next = rng;
  for (let i = out.length - 1; i > 0; i--) {
    let j: number;
    [j, next] = nextInt(next, i + 1);
    const moved = out[i]!;
    out[i] = out[j]!;
    out[j] = moved;
  }
  return [out, next];
}

/** The same generator with forced draws in front, after those already forced. Each is a value of `nextInt`. */
export function scripted(rng: Rng, draws: readonly number[]): Rng {
  if (draws.length === 0) return rng;
  return { key: rng.key, used: rng.used, script: [...(rng.script ?? []), ...draws] };
}

function nextScripted(rng: Rng, script: readonly number[], bound: number): [number, Rng] {
  const [draw, ...rest] = script;
  const plain: Rng = { key: rng.key, used: rng.used };
  if (draw === undefined) return nextInt(plain, bound);
  if (!(Number.isInteger(draw) && draw >= 0 && draw < bound)) {
    throw new RangeError(`The scripted draw ${draw} does not fit here: this draw gives 0 to ${bound - 1}.`);
  }
  return [draw, rest.length === 0 ? plain : { ...plain, script: rest }];
}

/**
 * The last block of the last two streams is remembered, so a run of draws or a shuffle computes each block once, also
 * where the game and its players draw in turns. It is a memory of a pure function and cannot change any outcome.
 */
type Memory = {
  key: string | undefined;
  readonly words: Uint32Array;
  number: number;
  readonly block: Uint32Array;
};
const emptyMemory = (): Memory => ({
  key: undefined,
  words: new Uint32Array(8),
  number: Number.NaN,
  block: new Uint32Array(16),
});
const NO_NONCE: Uint32Array = new Uint32Array(3);
let latest: Memory = emptyMemory();
let before: Memory = emptyMemory();

function wordAt(key: string, index: number): number {
  if (key !== latest.key) {
    [latest, before] = [before, latest];
    if (key !== latest.key) readKey(latest, key);
  }
  const wanted = Math.floor(index / 16);
  if (wanted !== latest.number) {
    if (!(Number.isSafeInteger(index) && index >= 0 && wanted < WORDS)) {
      throw new RangeError(`A generator cannot have spent ${index} words.`);
    }
    chacha20Block(latest.words, wanted, NO_NONCE, latest.block);
    latest.number = wanted;
  }
  return latest.block[index & 15]!;
}

function readKey(memory: Memory, key: string): void {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new RangeError("The key of a generator is 64 hexadecimal digits.");
  memory.number = Number.NaN;
  memory.key = key;
  for (let i = 0; i < 8; i++) {
    const bytes = Number.parseInt(key.slice(i * 8, i * 8 + 8), 16);
    memory.words[i] = (bytes >>> 24) | ((bytes >>> 8) & 0xff00) | ((bytes << 8) & 0xff0000) | (bytes << 24);
  }
}
