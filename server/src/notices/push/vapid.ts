/** By what a push service knows this server again (RFC 8292): a pair of keys, made once and kept beside the tables. */
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { isObject, isText } from "@chronarium/authority";

const HOURS_12 = 12 * 3600;

type Jwk = { readonly x: string; readonly y: string; readonly d: string };

export const freshVapid = (): string =>
  JSON.stringify(generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }));

export class Vapid {
  /** What a browser must be told before it subscribes. */
  readonly key: string;
  readonly #secret: KeyObject;

  constructor(kept: string) {
    const { x, y, d } = jwkIn(kept);
    this.#secret = createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d }, format: "jwk" });
    const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
    this.key = Buffer.concat(point).toString("base64url");
  }

  /** For one service alone, and for half a day. `contact`: where whoever runs this server can be found. */
  headerFor(endpoint: string, contact: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HOURS_12, sub: contact };
    const parts = [{ typ: "JWT", alg: "ES256" }, claims];
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    const signature = sign("sha256", Buffer.from(signed), { key: this.#secret, dsaEncoding: "ieee-p1363" });
    return `vapid t=${signed}.${signature.toString("base64url")}, k=${this.key}`;
  }
}

function jwkIn(kept: string): Jwk {
  const value: unknown = JSON.parse(kept);
  if (isObject(value) && isText(value.x) && isText(value.y) && isText(value.d))
    return { x: value.x, y: value.y, d: value.d };
  throw new Error("The key for notices is not whole.");
}
