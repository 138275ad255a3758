import { refusalOf } from "@chronarium/authority";
import { describe, expect, it } from "vitest";
import { Passkeys } from "../src/people/passkeys.ts";
import { Passwords } from "../src/people/passwords.ts";

describe("a password", () => {
  it("is written as argon2id of 19 MiB, never twice alike, and fits however its letters are put together", async () => {
    const passwords = new Passwords();
    const [one, other] = [
      await passwords.written("Zoé’s password"),
      await passwords.written("Zoé’s password"),
    ];
    expect(one).toMatch(/^argon2id\$19456\$2\$1\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
    expect(await passwords.fits(one, "Zoe\u0301’s password")).toBe(true);
    expect(await passwords.fits(one, "Zoe’s password")).toBe(false);
    expect(await passwords.fits(undefined, "")).toBe(false);
  });

  it("waits for its turn: two are worked on, twenty wait, and whoever comes then is told so", async () => {
    const passwords = new Passwords();
    const asked = Array.from({ length: 25 }, () =>
      passwords.fits(undefined, "a flood").then(
        () => "done",
        (error: unknown) => refusalOf(error).code,
      ),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === "done")).toHaveLength(22);
    expect(answers.filter((answer) => answer === "people/busy")).toHaveLength(3);
    expect(await passwords.fits(undefined, "the next")).toBe(false);
  });
});

describe("a passkey", () => {
  const asked = (origin: string | undefined): Promise<unknown> =>
    new Passkeys(() => 0).challengeFor({ id: "a", origin }).then(
      (options) => (options as { rpId: string }).rpId,
      (error: unknown) => refusalOf(error).code,
    );

  it.each([
    ["http://localhost:4180", "localhost"],
    ["http://games.localhost", "games.localhost"],
    ["https://chronarium.example", "chronarium.example"],
    ["http://127.0.0.1:4180", "people/no-passkeys"],
    ["http://192.168.178.20:4180", "people/no-passkeys"],
    ["http://chronarium.example", "people/no-passkeys"],
    ["https://203.0.113.7", "people/no-passkeys"],
    ["https://[2001:db8::7]", "people/no-passkeys"],
    ["null", "people/no-passkeys"],
    [undefined, "people/no-passkeys"],
  ])("at %s: %s", async (origin, answer) => {
    expect(await asked(origin)).toBe(answer);
  });
});
