/** From a guest to an account and to a second device, in real browsers: by passkey, where the address allows one. */
import { khronos } from "@chronarium/khronos";
import { expect, type Page, test } from "@playwright/test";
import type { Settings } from "../src/app/settings.ts";
import { violations } from "./axe.ts";
import { handOf, playOn } from "./second-hand.ts";
import { sideways } from "./settled.ts";
import { watchErrors, withSettings } from "./table.ts";

/** A name that no earlier run has taken. */
const fresh = (name: string): string => `${name} ${Date.now().toString(36)}`;

async function hostTable(page: Page): Promise<string> {
  await page.goto("/new/khronos");
  await page.getByRole("radio", { name: "Live" }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 of 3 seats taken" })).toBeVisible();
  return new URL(page.url()).pathname;
}

test("a guest takes a seat, keeps it by a passkey, plays on from a phone by a code, and signs in again", async ({
  browser,
  baseURL,
}) => {
  // Browsers keep passkeys for names: 127.0.0.1 is none.
  const home = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const laptop = await browser.newContext({ baseURL: home });
  const page = await laptop.newPage();
  const errors = watchErrors(page);
  await withSettings(page, { name: "Ada" });
  const devtools = await laptop.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const table = await hostTable(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByText("You sit at 1 table as a guest. Your seats come along.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const name = fresh("Ada");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Make it with a passkey instead" }).click();
  await expect(page.locator(".people-codes li")).toHaveCount(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.locator(".people-name")).toHaveText(name);
  await expect(page.getByText("None yet: your passkey lets you in.")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // A phone, in French, under an address that has no passkeys.
  await page.getByRole("button", { name: "Show a code" }).click();
  const code = (await page.locator(".people-code").textContent()) ?? "";
  const phone = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 } });
  const small = await phone.newPage();
  await withSettings(small, { language: "fr", name: "" });
  await small.goto("/account");
  await expect(small.getByRole("button", { name: "Créer mon compte" })).toBeVisible();
  await expect(small.getByRole("button", { name: /clé d’accès/ })).toHaveCount(0);
  await small.getByRole("radio", { name: "Code d’un appareil" }).check();
  await small.getByRole("textbox", { name: "Code" }).fill(code);
  await small.getByRole("button", { name: "Continuer ici" }).click();
  await expect(small.locator(".people-name")).toHaveText(name);
  expect(await sideways(small)).toBe(0);
  expect(await violations(small)).toEqual([]);
  await small.goto(table);
  await expect(small.getByText("Vous, Ada")).toBeVisible();

  // Out, and in again by the passkey; what is changed asks for it once more.
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("radio", { name: "Sign in" }).check();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.locator(".people-name")).toHaveText(name);
  await page.getByRole("button", { name: "Set one" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "New password" }).fill("a long enough password");
  await dialog.getByRole("button", { name: "Confirm with a passkey" }).click();
  await expect(page.getByText("A new one signs out all other devices.")).toBeVisible();
  await small.goto("/account");
  await expect(small.getByRole("button", { name: "Créer mon compte" })).toBeVisible();

  // Gone, and the seat with it.
  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.getByRole("textbox", { name: "Password" }).fill("not the password");
  await dialog.getByRole("button", { name: "Delete for good", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Name and password do not fit together.");
  await dialog.getByRole("textbox", { name: "Password" }).fill("a long enough password");
  await dialog.getByRole("button", { name: "Delete for good", exact: true }).click();
  await expect(page.getByRole("button", { name: "Make my account" })).toBeVisible();
  await page.goto(`/people/${encodeURIComponent(name)}`);
  await expect(page.getByRole("alert")).toHaveText("Nobody here has this name.");
  expect(errors).toEqual([]);
});

test("two accounts play for the ratings: the form says who one is, the end what it did to the rating", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const join = async (name: string, settings: Partial<Settings>): Promise<Page> => {
    const context = await browser.newContext({ baseURL: origin });
    const ask = { name, password: "a long enough password" };
    expect((await context.request.post("/api/people/signUp", { data: { ask } })).ok()).toBe(true);
    const page = await context.newPage();
    await withSettings(page, { name: name.slice(0, 3), ...settings });
    return page;
  };
  const [adaName, benName] = [fresh("Ada"), fresh("Ben")];
  const ada = await join(adaName, {});
  const ben = await join(benName, { language: "fr" });
  const errors = watchErrors(ada);
  // Nobody who never sat at a shared table is asked who he is.
  await hostTable(ada);
  await ada.goto("/new/khronos");
  await ada.getByRole("radio", { name: "Live" }).check();
  await expect(ada.getByText(`account ${adaName}`)).toBeVisible();
  await ada.getByRole("radio", { name: "For the ratings" }).check();
  await expect(ada.getByText("Next: a link to share. Every seat asks for an account.")).toBeVisible();
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const code = await ada.locator(".invitation-link b").textContent();
  await ben.goto(`/j/${code}`);
  await ben.getByRole("button", { name: "S’asseoir" }).last().click();
  await ben.getByRole("button", { name: "Je peux commencer" }).click();
  await expect(ada.locator(".table .stage")).toBeVisible();
  const table = new URL(ada.url()).pathname.split("/").at(-1) ?? "";
  const hands = [
    await handOf(ada.context(), origin, table, khronos),
    await handOf(ben.context(), origin, table, khronos),
  ];
  await playOn(hands, khronos, "rated");
  const [mine = 0, theirs = 0] = hands[0]?.now().table.result?.seats.map(({ place }) => place) ?? [];
  for (const { end } of hands) end();
  // Between two who were never rated the better one wins as much as the other loses.
  const after = mine === theirs ? "1500 (±0)" : mine < theirs ? "1662 (+162)" : "1338 (−162)";
  await expect(ada.locator(".strip")).toHaveText(`Your rating in this game: 1500 → ${after}`);
  await expect(ada.getByRole("dialog")).toContainText(`Your rating in this game: 1500 → ${after}`);
  await expect(ben.locator(".strip")).toContainText(/Votre cote à ce jeu\u202f: 1500 → 1(338|500|662) /);
  // Whoever looks back is told where he is instead.
  await ada.keyboard.press("Escape");
  await ada.getByRole("slider").focus();
  await ada.keyboard.press("Home");
  await expect(ada.locator(".strip")).not.toContainText("Your rating");
  await ada.goto(`/people/${encodeURIComponent(adaName)}`);
  await expect(ada.getByText("1 rated game", { exact: false })).toBeVisible();
  expect(errors).toEqual([]);
});
