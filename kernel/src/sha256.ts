/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes. Written here because it must answer at once, in every runtime. */

const K: Int32Array = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

export function sha256(text: string): string {
  const bytes = paddedUtf8(text);
  const hash = new Int32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]);
  const w = new Int32Array(64);
  for (let at = 0; at < bytes.length; at += 64) compress(hash, w, bytes, at);
  let hex = "";
  for (const word of hash) hex += (word >>> 0).toString(16).padStart(8, "0");
  return hex;
}

function compress(hash: Int32Array, w: Int32Array, bytes: Uint8Array, at: number): void {
  for (let i = 0, p = at; i < 16; i++, p += 4) {
    w[i] = (bytes[p]! << 24) | (bytes[p + 1]! << 16) | (bytes[p + 2]! << 8) | bytes[p + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = hash[0]! + a;
  hash[1] = hash[1]! + b;
  hash[2] = hash[2]! + c;
  hash[3] = hash[3]! + d;
  hash[4] = hash[4]! + e;
  hash[5] = hash[5]! + f;
  hash[6] = hash[6]! + g;
  hash[7] = hash[7]! + h;
}

/** The message with its end mark and bit length, filling whole blocks of 64 bytes. */
function paddedUtf8(text: string): Uint8Array {
  const length = utf8Length(text);
  const bytes = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) {
      bytes[n++] = unit;
      continue;
    }
    const point = codePoint(text, i, unit);
    if (point > 0xffff) i++;
    if (point < 0x800) bytes[n++] = 0xc0 | (point >> 6);
    else if (point < 0x10000) {
      bytes[n++] = 0xe0 | (point >> 12);
      bytes[n++] = 0x80 | ((point >> 6) & 0x3f);
    } else {
      bytes[n++] = 0xf0 | (point >> 18);
      bytes[n++] = 0x80 | ((point >> 12) & 0x3f);
      bytes[n++] = 0x80 | ((point >> 6) & 0x3f);
    }
    bytes[n++] = 0x80 | (point & 0x3f);
  }
  bytes[n] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(bytes.length - 4, (length << 3) >>> 0);
  return bytes;
}

function utf8Length(text: string): number {
  // Most texts are names and numbers, a byte for each letter.
  if (!/[\u0080-\uffff]/.test(text)) return text.length;
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) length += 1;
    else if (unit < 0x800) length += 2;
    else if (codePoint(text, i, unit) > 0xffff) {
      length += 4;
      i++;
    } else length += 3;
  }
  return length;
}

/** Half a surrogate pair standing alone counts as U+FFFD, as in every UTF-8 encoder of the platform. */
function codePoint(text: string, i: number, unit: number): number {
  if (unit < 0xd800 || unit > 0xdfff) return unit;
  const point = text.codePointAt(i)!;
  return point > 0xffff ? point : 0xfffd;
}
