/** A push service of the test, and a browser that reads what comes there: the receiver's half of RFC 8291. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CURVE, type PushKeys } from "../src/notices/push/encrypted.ts";

export class Receiver {
  readonly keys: PushKeys;
  readonly #pair: ECDH;
  readonly #auth: Buffer;
  constructor(secret = "", auth = "") {
    this.#pair = createECDH(CURVE);
    if (secret === "") this.#pair.generateKeys();
    else this.#pair.setPrivateKey(secret, "base64url");
    this.#auth = auth === "" ? randomBytes(16) : Buffer.from(auth, "base64url");
    this.keys = { p256dh: this.#pair.getPublicKey("base64url"), auth: this.#auth.toString("base64url") };
  }
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const theirs = body.subarray(21, keyEnd);
    const derive = (from: Buffer, secret: Buffer, info: Buffer | string, bytes: number): Buffer =>
      Buffer.from(hkdfSync("sha256", secret, from, info, bytes));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#pair.getPublicKey(), theirs]);
    const secret = derive(this.#auth, this.#pair.computeSecret(theirs), info, 32);
    const decipher = createDecipheriv(
      "aes-128-gcm",
      derive(salt, secret, "Content-Encoding: aes128gcm\0", 16),
      derive(salt, secret, "Content-Encoding: nonce\0", 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

type Pushed = {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
};

export type PushService = {
  readonly origin: string;
  readonly came: Pushed[];
  readonly until: (count: number) => Promise<readonly Pushed[]>;
  readonly answer: (status: number) => void;
  readonly close: () => Promise<void>;
};

export async function openPushService(): Promise<PushService> {
  const came: Pushed[] = [];
  const waiting: Set<() => void> = new Set();
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      came.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came,
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (came.length >= count) resolve(came);
        };
        waiting.add(look);
        look();
      }),
    answer: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What the server says of itself, when it has signed that with the key it tells. */
export function vouched(authorization: unknown, key: string): Record<string, unknown> {
  const [, token = "", told] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(authorization)) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const half = (from: number): string => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: half(1), y: half(33) };
  const sound = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!sound || told !== key) throw new Error("Nobody vouches for it.");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
}
