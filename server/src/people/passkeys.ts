/** Passkeys: where the address allows one. The work is a library's, loaded when the first one is asked for. */
import { createHash } from "node:crypto";
import { failPeople } from "@chronarium/authority";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { KeptPasskey } from "./kept.ts";

/** In milliseconds. */
const PATIENCE = 5 * 60_000;
const MOST_WAITING = 10_000;

type Asked = { readonly challenge: string; readonly until: number };

const library = (): Promise<typeof import("@simplewebauthn/server")> => import("@simplewebauthn/server");

/** Browsers keep passkeys for names alone, over https or on the computer itself. */
function siteOf(origin: string | undefined): { readonly origin: string; readonly host: string } {
  const { protocol, hostname } = URL.canParse(origin ?? "") ? new URL(origin ?? "") : {};
  const own = hostname === "localhost" || hostname?.endsWith(".localhost") === true;
  const isName = hostname !== undefined && !/^[\d.]+$|:/.test(hostname);
  if (origin === undefined || !isName || !(own || protocol === "https:"))
    return failPeople("people/no-passkeys");
  return { origin, host: hostname };
}

export class Passkeys {
  readonly #asked: Map<string, Asked> = new Map();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What the browser is asked to make a passkey by. `id`: of whoever asks. */
  async optionsFor(
    id: string,
    origin: string | undefined,
    {
      person,
      name,
      has,
    }: { readonly person: string; readonly name: string; readonly has: readonly KeptPasskey[] },
  ): Promise<unknown> {
    const { host } = siteOf(origin);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: "Chronarium",
      rpID: host,
      userName: name,
      // Neither a secret nor a name: the device shows it to whoever reads it out.
      userID: new Uint8Array(createHash("sha256").update(`passkey ${person}`).digest()),
      excludeCredentials: has.map((each) => ({ id: each.id })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    this.#wait(id, options.challenge);
    return options;
  }

  async made(
    id: string,
    origin: string | undefined,
    response: unknown,
    browser: string,
  ): Promise<KeptPasskey> {
    const site = siteOf(origin);
    const expectedChallenge = this.#take(id);
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      // It believes nothing of it.
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) return failPeople("people/passkey-refused");
    const { credential } = verified.registrationInfo;
    const key = Buffer.from(credential.publicKey).toString("base64url");
    const made = this.#now();
    return { id: credential.id, key, counter: credential.counter, name: browser, made, used: made };
  }

  /** What the browser is asked to answer with one of its passkeys. */
  async challengeFor(id: string, origin: string | undefined): Promise<unknown> {
    const { host } = siteOf(origin);
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: "preferred" });
    this.#wait(id, options.challenge);
    return options;
  }

  /** The passkey as it is from now on: the one that has answered. */
  async answered(
    id: string,
    origin: string | undefined,
    response: unknown,
    kept: KeptPasskey | undefined,
  ): Promise<KeptPasskey> {
    const site = siteOf(origin);
    const expectedChallenge = this.#take(id);
    if (kept === undefined) return failPeople("people/passkey-refused");
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: kept.id,
        publicKey: new Uint8Array(Buffer.from(kept.key, "base64url")),
        counter: kept.counter,
      },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) return failPeople("people/passkey-refused");
    return { ...kept, counter: verified.authenticationInfo.newCounter, used: this.#now() };
  }

  #wait(id: string, challenge: string): void {
    const now = this.#now();
    if (this.#asked.size >= MOST_WAITING)
      for (const [each, { until }] of this.#asked) if (until < now) this.#asked.delete(each);
    if (this.#asked.size >= MOST_WAITING) failPeople("people/busy");
    this.#asked.set(id, { challenge, until: now + PATIENCE });
  }
  /** Each is answered once. */
  #take(id: string): string {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked !== undefined && asked.until >= this.#now()
      ? asked.challenge
      : failPeople("people/passkey-refused");
  }
}
