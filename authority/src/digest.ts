/**
 * A quick hash of a JSON value: tells apart what differs by accident, not what somebody forges. The parts of states
 * and views are never changed once they are made, so the hash of each part is reckoned once; after a move only what
 * is new is looked at. Equal values have equal hashes whatever the order of their fields; undefined fields count as
 * missing, as in JSON.
 */

/** 53 bits, so that a hash is one number. */
export type Digest = number;

type Fields = Readonly<Record<string, unknown>>;
/** Of fields. */
type Sum = { readonly high: number; readonly low: number };
const NOTHING: Sum = { high: 0x7f4a7c15, low: 0 };

/** Smaller parts are reckoned again sooner than they would be remembered. */
const WORTH_KEEPING = 5;

/**
 * The hashes of one game's parts, remembered from one moment to the next. A WeakMap would keep as long as the parts
 * live, and cost the collector more than it saves; so would the parts of moments long past.
 */
export class Hashes {
  #young: Map<object, Digest> = new Map();
  #old: Map<object, Digest> = new Map();
  /** How many values have been looked at, ever. */
  #looks = 0;
  /** The first of two parts: many second ones come after the same. */
  #first: (Sum & { readonly of: object }) | undefined;

  /** A new moment: what neither it nor the one before is made of will be forgotten. */
  turn(): void {
    this.#first = undefined;
    this.#old = this.#young;
    // Not one that is emptied: V8 leads from what it held to what it will hold, so that nothing of either dies young.
    this.#young = new Map();
  }

  of(value: unknown): Digest {
    this.#looks++;
    switch (typeof value) {
      case "string":
        return ofText(value);
      case "number":
        return Number.isInteger(value) && Math.abs(value) < 2 ** 31
          ? joined(mixed(value, 0x51ed270b), mixed(value, 0x2545f491))
          : ofText(`number ${value}`);
      case "boolean":
        return value ? 0x1d872b41 : 0x3ade68b1;
      case "object":
        return value === null ? 0x6c62272e : this.#ofObject(value);
      default:
        return 0;
    }
  }

  /** Of one object with the fields of both. */
  ofBoth(first: object, second: object): Digest {
    if (this.#first?.of !== first) this.#first = { of: first, ...this.#sumOf(first as Fields) };
    const { high, low } = this.#sumOf(second as Fields, this.#first);
    return joined(mixed(high, low), mixed(low, high));
  }

  #ofObject(value: object): Digest {
    const before = this.#young.get(value) ?? this.#remembered(value);
    if (before !== undefined) return before;
    const begun = this.#looks;
    const made = Array.isArray(value) ? this.#ofList(value) : this.#ofFields(value as Fields);
    if (this.#looks - begun >= WORTH_KEEPING) this.#young.set(value, made);
    return made;
  }

  #remembered(value: object): Digest | undefined {
    const before = this.#old.get(value);
    if (before !== undefined) this.#young.set(value, before);
    return before;
  }

  #ofList(list: readonly unknown[]): Digest {
    let high = 0x9e3779b9;
    let low = list.length;
    for (const item of list) {
      const each = this.of(item);
      high = mixed(high ^ upper(each), low);
      low = mixed(low ^ lower(each), high);
    }
    return joined(high, low);
  }

  #ofFields(fields: Fields): Digest {
    const { high, low } = this.#sumOf(fields);
    return joined(mixed(high, low), mixed(low, high));
  }

  /** A sum, so that the order of the fields does not count. */
  #sumOf(fields: Fields, before: Sum = NOTHING): Sum {
    let { high, low } = before;
    // Quicker than a list of the entries; plain objects inherit nothing that is listed.
    for (const name in fields) {
      const inner = fields[name];
      if (inner === undefined) continue;
      const key = ofText(name);
      const each = this.of(inner);
      high = (high + mixed(upper(key) ^ upper(each), lower(key))) | 0;
      low = (low + mixed(lower(key) ^ lower(each), upper(key))) | 0;
    }
    return { high, low };
  }
}

/** Of a value alone. */
export const digest = (value: unknown): Digest => new Hashes().of(value);

/** The names of fields and of pieces come again and again; longer texts, and ids by the thousand, must not fill the memory. */
const texts: Map<string, Digest> = new Map();
const MAX_TEXTS = 5000;
const MAX_LENGTH = 40;

function ofText(text: string): Digest {
  if (text.length > MAX_LENGTH) return reckoned(text);
  const before = texts.get(text);
  if (before !== undefined) return before;
  const made = reckoned(text);
  if (texts.size < MAX_TEXTS) texts.set(text, made);
  return made;
}

function reckoned(text: string): Digest {
  let high = 0x811c9dc5 ^ text.length;
  let low = 0x1000193;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x5bd1e995) ^ (low >>> 15);
  }
  return joined(mixed(high, low), mixed(low, high));
}

function mixed(value: number, other: number): number {
  let bits = Math.imul(value ^ (other >>> 16), 0x85ebca6b) ^ other;
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

const joined = (high: number, low: number): Digest => (high >>> 11) * 2 ** 32 + (low >>> 0);
const upper = (hash: Digest): number => (hash / 2 ** 32) | 0;
const lower = (hash: Digest): number => hash >>> 0;
