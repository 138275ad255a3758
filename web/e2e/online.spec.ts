/** Two people on two devices: from the form to the end of a game, with a reload and a cut line between them. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { Settings } from "../src/app/settings.ts";
import { violations } from "./axe.ts";
import { passTurn, primary } from "./khronos.ts";
import { watchErrors, withSettings } from "./table.ts";

async function person(
  browser: Browser,
  settings: Partial<Settings>,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  await withSettings(page, settings);
  return page;
}

const isTurnOf = (page: Page): Promise<boolean> => page.locator(".status[data-mine]").isVisible();

/** Whoever is to play passes, until `enough`. */
async function passOn(pages: readonly Page[], enough: () => Promise<boolean>): Promise<void> {
  while (!(await enough())) {
    for (const page of pages) if ((await isTurnOf(page)) && !(await enough())) await passTurn(page);
  }
}

test("two people play a whole game together; one reloads, one is cut off and his move is kept; a third watches", async ({
  browser,
}) => {
  const ada = await person(browser, { name: "Ada" });
  const ben = await person(browser, { name: "Ben" });
  const noor = await person(browser, { name: "Noor", language: "fr" }, { width: 390, height: 844 });
  const errors = watchErrors(ada);

  // A table with a link: the host opens it, the other joins with one press.
  await ada.goto("/new/khronos");
  await ada.getByRole("radio", { name: "Live" }).check();
  await ada.getByRole("button", { name: "One seat fewer" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.getByRole("status").filter({ hasText: "1 of 2 seats taken" })).toBeVisible();
  const code = await ada.locator(".invitation-link b").textContent();
  for (const page of [ben, noor]) await page.goto(`/j/${code}`);
  await expect(noor.getByText("Vous regardez. Choisissez une place libre pour jouer.")).toBeVisible();
  expect(await violations(noor)).toEqual([]);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ada.getByText("Not ready yet: Ben")).toBeVisible();
  expect(await violations(ada)).toEqual([]);
  await ben.getByRole("button", { name: "I am ready" }).click();

  // It has begun for all three, each with his own eyes.
  for (const page of [ada, ben, noor]) await expect(page.locator(".table .stage")).toBeVisible();
  await expect(ada.getByRole("list", { name: /^Your hand/ })).toBeVisible();
  await expect(noor.getByRole("list", { name: /^Votre main/ })).toHaveCount(0);
  await expect(ada.locator(".players .seat-clock")).toHaveCount(2);
  const started = async (): Promise<boolean> =>
    (await ada.locator(".status").textContent())?.includes("round 2") === true;
  await passOn([ada, ben], started);

  // One reloads and is where he was.
  await ada.reload();
  await expect(ada.locator(".status")).toContainText("round 2");
  // The other is cut off in his turn: it is said, the move is kept, and it arrives when the line is back.
  await passOn([ada], () => isTurnOf(ben));
  await ben.context().setOffline(true);
  await expect(ben.locator(".strip")).toContainText(/(No answer from the server|Cut off) since/);
  await ben
    .getByRole("button", { name: /^(End your turn|Pass)/ })
    .first()
    .click();
  await primary(ben).click();
  await expect(ben.locator(".strip")).toContainText("Your move is kept");
  expect(await isTurnOf(ada)).toBe(false);
  await ben.context().setOffline(false);
  await expect.poll(() => isTurnOf(ada)).toBe(true);
  await expect(ben.locator(".toast").getByText(/^Back at/)).toBeVisible();

  // To the end, and once more.
  await passOn([ada, ben], () => ada.getByRole("button", { name: "Verify this game" }).isVisible());
  await ada.getByRole("button", { name: "Verify this game" }).click();
  await expect(ada.locator(".verify-report li")).toHaveCount(5);
  await expect(ada.locator('.verify-report li[data-vouched="false"]')).toHaveCount(0);
  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.getByRole("status").filter({ hasText: "1 of 2 seats taken" })).toBeVisible();
  await expect(ben.getByText("Ada would like to play again.")).toBeVisible();
  expect(errors).toEqual([]);
});
