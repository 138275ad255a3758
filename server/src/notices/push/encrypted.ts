/** What is sent to a browser through a stranger's server, which cannot read it (RFC 8291, with RFC 8188 in one record). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** As the browser tells it: its public key and its secret, both base64url. */
export type PushKeys = { readonly p256dh: string; readonly auth: string };

export const CURVE = "prime256v1";
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
/** The end of the last record. */
const LAST = Buffer.from([2]);
const RECORD_BYTES = 4096;

const derived = (salt: Buffer, secret: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

export function encrypted(text: string, { p256dh, auth }: PushKeys): Buffer {
  const theirs = Buffer.from(p256dh, "base64url");
  const pair = createECDH(CURVE);
  const ours = pair.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const secret = derived(Buffer.from(auth, "base64url"), pair.computeSecret(theirs), info, 32);
  const key = derived(salt, secret, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(salt, secret, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, body]);
}

/** Whether somebody could read what is encrypted for these. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    const point = Buffer.from(p256dh, "base64url");
    // A point that does not lie on the curve throws.
    pair.computeSecret(point);
    return point.length === POINT_BYTES && Buffer.from(auth, "base64url").length === AUTH_BYTES;
  } catch {
    return false;
  }
}
