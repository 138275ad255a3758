/**
 * A whole game behind a passphrase, for whoever moves to another device: AES-GCM under a key that PBKDF2 makes of the
 * passphrase. How it was done stands in the file, so that it can be done otherwise later.
 */
import type { Chance } from "./clock.ts";
import { isInteger, isObject, isText } from "./guards.ts";
import { badRecord, DriverError, fail } from "./refusals.ts";

export const SEALED_FORMAT = "chronarium-sealed/1";

/** Long enough that guessing takes years. */
export const PASSPHRASE_LETTERS = 12;

/** What one guess costs. */
const ITERATIONS = 600_000;
/** A file may ask for more or less, within reason. */
const MIN_ITERATIONS = 100_000;
const MAX_ITERATIONS = 5_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;

export async function sealText(text: string, passphrase: string, chance: Chance): Promise<string> {
  const salt = chance(SALT_BYTES);
  const iv = chance(IV_BYTES);
  const key = await keyOf(passphrase, salt, ITERATIONS);
  const sealed = await subtle().encrypt(
    { name: "AES-GCM", iv: ofHex(iv) },
    key,
    new TextEncoder().encode(text),
  );
  const file = {
    format: SEALED_FORMAT,
    key: { name: "PBKDF2", hash: "SHA-256", iterations: ITERATIONS, salt },
    cipher: { name: "AES-GCM", iv },
    content: base64(new Uint8Array(sealed)),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** The text, or a DriverError: the passphrase is another one, or the file is damaged. */
export async function unsealText(file: unknown, passphrase: string): Promise<string> {
  const { salt, iterations, iv, content } = readSealed(file);
  if (passphrase === "") fail("driver/passphrase-needed");
  const key = await keyOf(passphrase, salt, iterations);
  try {
    const text = await subtle().decrypt({ name: "AES-GCM", iv: ofHex(iv) }, key, content);
    return new TextDecoder().decode(text);
  } catch {
    return fail("driver/passphrase-wrong");
  }
}

type Sealed = {
  readonly salt: string;
  readonly iterations: number;
  readonly iv: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

function readSealed(file: unknown): Sealed {
  const wrong = (place: string, expected: string): never => {
    throw new DriverError(badRecord(place, "unreadable", expected));
  };
  const { key, cipher, content } = isObject(file) ? file : {};
  if (!isObject(key) || key.name !== "PBKDF2" || key.hash !== "SHA-256") return wrong("key", "PBKDF2");
  const { iterations, salt } = key;
  if (!isInteger(iterations) || iterations < MIN_ITERATIONS || iterations > MAX_ITERATIONS)
    return wrong("key.iterations", `${MIN_ITERATIONS}..${MAX_ITERATIONS}`);
  if (!isHex(salt, SALT_BYTES)) return wrong("key.salt", `${SALT_BYTES} bytes`);
  if (!isObject(cipher) || cipher.name !== "AES-GCM" || !isHex(cipher.iv, IV_BYTES))
    return wrong("cipher", "AES-GCM");
  const bytes = isText(content) ? ofBase64(content) : undefined;
  return bytes === undefined
    ? wrong("content", "base64")
    : { salt, iterations, iv: cipher.iv, content: bytes };
}

/** A page that came over plain http has none. */
function subtle(): typeof crypto.subtle {
  const found = crypto.subtle as typeof crypto.subtle | undefined;
  return found ?? fail("driver/no-sealing");
}

async function keyOf(
  passphrase: string,
  salt: string,
  iterations: number,
): ReturnType<typeof crypto.subtle.deriveKey> {
  const words = new TextEncoder().encode(passphrase.normalize("NFC"));
  const secret = await subtle().importKey("raw", words, "PBKDF2", false, ["deriveKey"]);
  return subtle().deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt: ofHex(salt), iterations },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

const isHex = (value: unknown, bytes: number): value is string =>
  isText(value) && value.length === 2 * bytes && /^[0-9a-f]+$/.test(value);

function ofHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
}

/** In pieces: a call takes only so many arguments. */
const PIECE = 8192;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += PIECE)
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE));
  return btoa(text);
}

function ofBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
