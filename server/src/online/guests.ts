/**
 * A guest is a name of chance in a cookie that only this server can have signed. A device that somebody has signed in
 * on has such a name too; `whose` says whose it is.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const COOKIE = "chronarium";
const YEAR_S = 365 * 24 * 3600;

export class Guests {
  readonly #secret: string;
  readonly #whose: (id: string) => string | undefined;
  readonly #held: Map<string, Set<() => void>> = new Map();

  /** The secret stays beside the tables: whoever has it can be anybody. */
  constructor(secret: string, whose: (id: string) => string | undefined = (id) => id) {
    this.#secret = secret;
    this.#whose = whose;
  }

  static freshSecret = (): string => randomBytes(32).toString("hex");

  /** Undefined for whoever has no cookie of ours. */
  known(cookies: string | undefined): string | undefined {
    const id = this.idIn(cookies);
    return id === undefined ? undefined : this.#whose(id);
  }

  /** A line of this device: `end` is called when the device is no longer his. */
  hold(cookies: string | undefined, end: () => void): () => void {
    const id = this.idIn(cookies) ?? "";
    const held = this.#held.get(id) ?? new Set();
    this.#held.set(id, held.add(end));
    return () => {
      held.delete(end);
      if (held.size === 0 && this.#held.get(id) === held) this.#held.delete(id);
    };
  }
  /** Its lines are cut; whoever comes back does so with the cookie he has then. */
  letGo(id: string): void {
    const held = [...(this.#held.get(id) ?? [])];
    for (const end of held) end();
  }

  /** The name in the cookie, as the device has it. */
  idIn(cookies: string | undefined): string | undefined {
    const value = cookies
      ?.split(";")
      .map((each) => each.trim())
      .find((each) => each.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1);
    const [, id, signature] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(value ?? "") ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(id))) ? id : undefined;
  }

  /** For a new guest: what the browser is to keep. No script can read it, and no other site sends it. */
  cookieFor(id: string, secure: boolean): string {
    const kept = `${COOKIE}=${id}.${this.#sign(id)}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict`;
    return secure ? `${kept}; Secure` : kept;
  }

  fresh(): string {
    return randomBytes(16).toString("hex");
  }

  /** What only this server can have made of these words. */
  sign(text: string): string {
    return createHmac("sha256", this.#secret).update(text).digest("hex");
  }
  #sign(id: string): string {
    return this.sign(`guest ${id}`);
  }
}
