/** Passkeys, as far as this browser and this address have them. */
import { failPeople, isObject } from "@chronarium/authority";
import { askPeople } from "./ask.ts";

/** Browsers keep them for names alone: not for 127.0.0.1, and not over plain http in a home. */
export const passkeysPossible = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Whoever changes his mind in the browser's own question is told so like any refusal. */
async function answered(asked: Promise<Credential | null>): Promise<Readonly<Record<string, unknown>>> {
  const credential = await asked.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return failPeople("people/passkey-refused");
  const response: unknown = credential.toJSON();
  return isObject(response) ? response : failPeople("people/passkey-refused");
}

/** Answers recovery codes where a guest has become an account. */
export async function makePasskey(name: string): Promise<readonly string[] | undefined> {
  const options = (await askPeople("passkeyOptions", { name })) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await answered(navigator.credentials.create({ publicKey }));
  return (await askPeople("passkeyAdd", { name, response }))?.codes;
}

export async function signInByPasskey(bring: boolean): Promise<undefined> {
  const options = (await askPeople("passkeyChallenge", undefined)) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = await answered(navigator.credentials.get({ publicKey }));
  return askPeople("passkeyIn", { response, bring });
}
