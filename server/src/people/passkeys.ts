/** Passkeys: where the address allows one. The work is a library's, loaded when the first one is asked for. */
import { createHash } from "node:crypto";
import { failPeople } from "@chronarium/authority";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { KeptPasskey } from "./kept.ts";

/** In milliseconds. */
const PATIENCE = 5 * 60_000;
const MOST_WAITING = 10_000;

type Asked = { readonly challenge: string; readonly until: number };

/** Whoever asks: the name in his cookie, and the page he asks from. */
type Asker = { readonly id: string; readonly origin: string | undefined };

type Expected = {
  readonly expectedChallenge: string;
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly requireUserVerification: boolean;
};

const library = (): Promise<typeof import("@simplewebauthn/server")> => import("@simplewebauthn/server");

/** Browsers keep passkeys for names alone, over https or on the computer itself. */
function siteOf({ origin }: Asker): { readonly origin: string; readonly host: string } {
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

  /** What the browser is asked to make a passkey by. */
  async optionsFor(
    asker: Asker,
    {
      person,
      name,
      has,
    }: { readonly person: string; readonly name: string; readonly has: readonly KeptPasskey[] },
  ): Promise<unknown> {
    const { host } = siteOf(asker);
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
    return this.#ask(asker, options);
  }

  async made(asker: Asker, response: unknown, browser: string): Promise<KeptPasskey> {
    const expected = this.#expected(asker);
    const { verifyRegistrationResponse } = await library();
    // It believes nothing of the response.
    const answer = { ...expected, response: response as RegistrationResponseJSON };
    const { registrationInfo } = await verified(verifyRegistrationResponse(answer));
    const { id, publicKey, counter } = registrationInfo.credential;
    const made = this.#now();
    return {
      id,
      key: Buffer.from(publicKey).toString("base64url"),
      counter,
      name: browser,
      made,
      used: made,
    };
  }

  /** What the browser is asked to answer with one of its passkeys. */
  async challengeFor(asker: Asker): Promise<unknown> {
    const { host } = siteOf(asker);
    const { generateAuthenticationOptions } = await library();
    return this.#ask(
      asker,
      await generateAuthenticationOptions({ rpID: host, userVerification: "preferred" }),
    );
  }

  /** The passkey as it is from now on: the one that has answered. */
  async answered(asker: Asker, response: unknown, kept: KeptPasskey | undefined): Promise<KeptPasskey> {
    const expected = this.#expected(asker);
    if (kept === undefined) return failPeople("people/passkey-refused");
    const { id, key, counter } = kept;
    const credential = { id, publicKey: new Uint8Array(Buffer.from(key, "base64url")), counter };
    const { verifyAuthenticationResponse } = await library();
    const answer = { ...expected, credential, response: response as AuthenticationResponseJSON };
    const { authenticationInfo } = await verified(verifyAuthenticationResponse(answer));
    return { ...kept, counter: authenticationInfo.newCounter, used: this.#now() };
  }

  /** What an answer must fit. */
  #expected(asker: Asker): Expected {
    const { origin, host } = siteOf(asker);
    return {
      expectedChallenge: this.#take(asker.id),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    };
  }

  #ask<Options extends { readonly challenge: string }>({ id }: Asker, options: Options): Options {
    const now = this.#now();
    if (this.#asked.size >= MOST_WAITING)
      for (const [each, { until }] of this.#asked) if (until < now) this.#asked.delete(each);
    if (this.#asked.size >= MOST_WAITING) failPeople("people/busy");
    this.#asked.set(id, { challenge: options.challenge, until: now + PATIENCE });
    return options;
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

/** What the library says of an answer that fits; it throws, or says no, of every other. */
async function verified<Said extends { readonly verified: boolean }>(
  asked: Promise<Said>,
): Promise<Said & { readonly verified: true }> {
  const said = await asked.catch(() => undefined);
  return isVerified(said) ? said : failPeople("people/passkey-refused");
}
const isVerified = <Said extends { readonly verified: boolean }>(
  said: Said | undefined,
): said is Said & { readonly verified: true } => said?.verified === true;
