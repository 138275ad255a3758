/** A guest is a name of chance in a cookie that only this server can have signed. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const COOKIE = "chronarium";
const YEAR_S = 365 * 24 * 3600;

export class Guests {
  readonly #secret: string;

  /** The secret stays beside the tables: whoever has it can be anybody. */
  constructor(secret: string) {
    this.#secret = secret;
  }

  static freshSecret = (): string => randomBytes(32).toString("hex");

  /** Undefined for whoever has no cookie of ours. */
  known(cookies: string | undefined): string | undefined {
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

  #sign(id: string): string {
    return createHmac("sha256", this.#secret).update(`guest ${id}`).digest("hex");
  }
}
